import Diagnostics
import Files
import Painting
import Screens

/// A document that was read, with its screens.
///
/// A screen has ONE view tree, which every layout changes: use the screens of a document from one thread at a time.
/// Pictures are values and may go anywhere.
public final class ScreenDocument {
  /// The file as it was named.
  public let path: String
  /// The screens in the file's order.
  public let screens: [Screen]
  private let readingFindings: [Finding]
  private var pictureFindings = ScreenFindings()
  private let resources: DocumentResources
  private let renderer: Renderer

  init(
    path: String, screens: [Screen], readingFindings: [Finding], resources: DocumentResources,
    renderer: Renderer
  ) {
    self.path = path
    self.screens = screens
    self.readingFindings = readingFindings
    self.resources = resources
    self.renderer = renderer
  }

  /// What was found so far, each finding once: by reading and matching, by the layouts and pictures that were asked for,
  /// and of the project's images, colours and fonts.
  public var findings: FindingSet {
    FindingSet(readingFindings + pictureFindings.findings + resources.findings)
  }

  /// The screen that a name stands for: its title, storyboard id, controller's class or object id; nil where there is none.
  public func screen(named name: String) -> Screen? { screens.first { $0.answers(to: name) } }

  /// Lays a screen out: where every view stands, in points, and what constraints leave open or cannot hold.
  ///
  /// - Parameters:
  ///   - screen: one of `screens`.
  ///   - traits: what it is shown in; `ScreenRequest.traits(for:)` makes them for devices and orientations.
  public func layOut(_ screen: Screen, _ traits: ScreenTraits) -> LaidOutScreen {
    let laidOut = renderer.layOut(screen, traits)
    pictureFindings.add(laidOut)
    return laidOut
  }

  /// Lays a screen out and says what is to be drawn of it.
  ///
  /// - Parameters:
  ///   - screen: one of `screens`.
  ///   - traits: what it is shown in.
  public func picture(of screen: Screen, _ traits: ScreenTraits) -> ScreenPicture {
    let drawn = renderer.drawing(of: renderer.layOut(screen, traits))
    pictureFindings.add(drawn)
    return ScreenPicture(drawing: drawn.drawing, renderer: renderer)
  }
}

/// What is to be drawn of a screen in one layout: a value that any thread can turn into pixels.
public struct ScreenPicture: Sendable {
  let drawing: Drawing
  let renderer: Renderer

  /// The size of the picture, pixels.
  public var pixelSize: (width: Int, height: Int) { (drawing.pixelSize.width, drawing.pixelSize.height) }

  /// The picture as a PNG file; its bytes do not depend on the machine or the number of threads.
  ///
  /// - Parameter threads: how many threads may work on it.
  /// - Throws: `RenderError` where the canvas is empty or larger than is drawn.
  public func png(threads: Int = 1) throws(RenderError) -> [UInt8] {
    try renderer.png(drawing, threads: threads)
  }

  /// Writes the picture: whole or not at all, beside its place first and then renamed.
  ///
  /// - Parameters:
  ///   - path: the file; its folder must be there.
  ///   - threads: how many threads may work on it.
  /// - Throws: `RenderError`, or `FileError` where the file cannot be written.
  public func write(to path: String, threads: Int = 1) throws {
    try OutputFile.write(png(threads: threads), to: path)
  }
}
