import Diagnostics
import Files
import Painting
import Screens

/// A document and its screens.
///
/// A screen has a single view tree, which every layout changes: use the screens of a document from one thread at a
/// time. Pictures are values and can be used from any thread.
public final class ScreenDocument {
  /// The file's path as given by the caller.
  public let path: String
  /// The screens, in file order.
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

  /// The findings so far, without duplicates: from reading and matching, from the layouts and pictures made, and about
  /// the project's images, colors and fonts.
  public var findings: FindingSet {
    FindingSet(readingFindings + pictureFindings.findings + resources.findings)
  }

  /// Returns the screen with a name: its title, storyboard ID, controller class or object ID; nil if there is none.
  public func screen(named name: String) -> Screen? { screens.first { $0.answers(to: name) } }

  /// Lays out a screen, computing the frame of every view in points and any ambiguous or conflicting constraints.
  ///
  /// - Parameters:
  ///   - screen: One of `screens`.
  ///   - traits: The traits to show it with; `ScreenRequest.traits(for:)` makes them for devices and orientations.
  public func layOut(_ screen: Screen, _ traits: ScreenTraits) -> LaidOutScreen {
    let laidOut = renderer.layOut(screen, traits)
    pictureFindings.add(laidOut)
    return laidOut
  }

  /// Lays out a screen and returns its picture.
  ///
  /// - Parameters:
  ///   - screen: One of `screens`.
  ///   - traits: The traits to show it with.
  public func picture(of screen: Screen, _ traits: ScreenTraits) -> ScreenPicture {
    let drawn = renderer.drawing(of: renderer.layOut(screen, traits))
    pictureFindings.add(drawn)
    return ScreenPicture(drawing: drawn.drawing, renderer: renderer)
  }
}

/// The picture of a screen in one layout: a value that can be rasterized on any thread.
public struct ScreenPicture: Sendable {
  let drawing: Drawing
  let renderer: Renderer

  /// The size of the picture, in pixels.
  public var pixelSize: (width: Int, height: Int) { (drawing.pixelSize.width, drawing.pixelSize.height) }

  /// Encodes the picture as PNG; the bytes do not depend on the machine or the number of threads.
  ///
  /// - Parameter threads: The maximum number of threads to use.
  /// - Throws: `RenderError` if the canvas is empty or too large.
  public func png(threads: Int = 1) throws(RenderError) -> [UInt8] {
    try renderer.png(drawing, threads: threads)
  }

  /// Writes the picture atomically, to a temporary file in the same folder that is then renamed.
  ///
  /// - Parameters:
  ///   - path: The file; its folder must exist.
  ///   - threads: The maximum number of threads to use.
  /// - Throws: `RenderError`, or `FileError` if the file cannot be written.
  public func write(to path: String, threads: Int = 1) throws {
    try OutputFile.write(png(threads: threads), to: path)
  }
}
