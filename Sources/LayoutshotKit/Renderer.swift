import Assets
import Diagnostics
import Geometry
import ImageFile
import Painting
import Raster
import Typography
import Views

/// Draws screens: frames → drawing → pixels → PNG.
///
/// What a picture shows follows from the screen's traits; a renderer holds what pictures are drawn with.
public struct Renderer: Sendable {
  /// The fonts that texts are set in.
  public let fonts: FontLibrary
  /// Which highlights are drawn where there is something to show.
  public let highlights: Set<Highlight.Kind>
  /// Whether the device's own bars are drawn: the status bar and the home indicator.
  public let showsChrome: Bool
  /// The images, colours and fonts of the document's project; nil for none.
  public private(set) var resources: DocumentResources?

  /// A renderer.
  public init(fonts: FontLibrary, highlights: Set<Highlight.Kind> = [], showsChrome: Bool = false) {
    self.fonts = fonts
    self.showsChrome = showsChrome
    self.highlights = highlights
  }

  /// The renderer for a document, with what its project has.
  public func using(_ resources: DocumentResources) -> Renderer {
    var renderer = Renderer(
      fonts: resources.fonts(over: fonts), highlights: highlights, showsChrome: showsChrome)
    renderer.resources = resources
    return renderer
  }

  /// Lays a screen out with the renderer's fonts.
  public func layOut(_ screen: ScreenLayouts, _ traits: ScreenTraits) -> LaidOutScreen {
    screen.layOut(traits, fonts: fonts)
  }

  /// What is to be drawn of a screen, and what was found on the way.
  ///
  /// - Parameter laidOut: a layout that the screen's tree still has.
  public func drawing(of laidOut: LaidOutScreen) -> DrawnScreen {
    precondition(laidOut.isOnTree, "the screen was laid out again")
    let painter = painter(for: laidOut)
    let surroundings = laidOut.surroundings(showsDevice: showsChrome)
    let content = painter.drawing(of: laidOut.tree, frames: laidOut.frames, around: surroundings)
    resources?.note(content.missingImages, in: laidOut.tree, Self.assetTraits(of: laidOut))
    let marks = marks(on: laidOut, painter)
    return DrawnScreen(
      laidOut: laidOut, drawing: HighlightPainter(fonts: fonts).drawing(content, with: marks.highlights),
      marks: marks, surroundings: surroundings,
      texts: TextFinding.findings(of: content, in: laidOut.tree), painter: painter)
  }

  /// The highlights of a layout that the screen's tree still has.
  func marks(on laidOut: LaidOutScreen) -> ScreenMarks { marks(on: laidOut, painter(for: laidOut)) }

  private func marks(on laidOut: LaidOutScreen, _ painter: TreePainter) -> ScreenMarks {
    highlights.isEmpty ? ScreenMarks() : ScreenMarks(of: laidOut, kinds: highlights, painter: painter)
  }

  private func painter(for laidOut: LaidOutScreen) -> TreePainter {
    TreePainter(
      fonts: fonts, appearance: laidOut.traits.appearance, assets: assets(for: laidOut),
      era: laidOut.screen.canvas.era)
  }

  /// The images and colours that a layout is drawn with.
  func assets(for laidOut: LaidOutScreen) -> PaintAssets {
    resources?.assets(for: Self.assetTraits(of: laidOut)) ?? .none
  }

  private static func assetTraits(of laidOut: LaidOutScreen) -> AssetTraits {
    AssetTraits(
      scale: laidOut.traits.scale, isPad: laidOut.isPad, appearance: laidOut.traits.appearance,
      sizeClasses: laidOut.sizeClasses, isRightToLeft: laidOut.traits.isRightToLeft)
  }

  /// Pixels of a picture; a hundred million take 400 MB, and the largest screen has 5.7 million.
  public static let largestArea = 100_000_000

  /// The PNG of a drawing; its bytes do not depend on the number of threads.
  ///
  /// - Throws: `RenderError` where the canvas is empty or larger than is drawn, or the encoder fails.
  public func png(
    _ drawing: Drawing, threads: Int = 1, timings: Timings? = nil
  ) throws(RenderError) -> [UInt8] {
    let pixmap = try pixmap(drawing, threads: threads, timings: timings)
    do {
      return try timings.measure("encode") { () throws(ImageFileError) in
        try PNGFile.encode(pixmap, scale: drawing.scale) {
          Workers.forEach($0, width: threads, stackSize: Workers.shallowStack, $1)
        }
      }
    } catch {
      throw .encoding(error.message)
    }
  }

  /// The pixels of a drawing; they do not depend on the number of threads.
  ///
  /// - Throws: `RenderError` where the canvas is empty or larger than is drawn.
  public func pixmap(
    _ drawing: Drawing, threads: Int = 1, timings: Timings? = nil
  ) throws(RenderError) -> Pixmap {
    let size = drawing.pixelSize
    guard size.width > 0, size.height > 0 else { throw .emptyCanvas }
    guard size.width <= Drawing.largestSide, size.height <= Drawing.largestSide,
      size.width * size.height <= Self.largestArea
    else {
      throw .tooLarge(width: size.width, height: size.height)
    }
    return timings.measure("paint") { paint(drawing, threads: threads) }
  }

  private func paint(_ drawing: Drawing, threads: Int) -> Pixmap {
    let plan = drawing.plan(with: fonts)
    let pixmap = Pixmap(width: plan.width, height: plan.height)
    Workers.forEach(plan.partCount, width: threads, stackSize: Workers.shallowStack) {
      plan.paint(part: $0, on: pixmap)
    }
    return pixmap
  }
}

/// A picture that cannot be made.
public enum RenderError: Error, Equatable {
  /// The canvas has no pixel.
  case emptyCanvas
  /// A side is longer than is drawn, or the whole is larger; pixels.
  case tooLarge(width: Int, height: Int)
  /// The encoder's words.
  case encoding(String)

  /// The sentence.
  public var message: String {
    switch self {
    case .emptyCanvas: "the canvas is empty, there is nothing to draw"
    case .tooLarge(let width, let height):
      "the picture would be \(width) × \(height) pixels; at most \(Drawing.largestSide) a side and"
        + " \(Renderer.largestArea / 1_000_000) million in all are drawn"
    case .encoding(let words): words
    }
  }
}
