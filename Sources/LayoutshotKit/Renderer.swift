import Assets
import Diagnostics
import Geometry
import ImageFile
import Painting
import Raster
import Typography
import Views

/// Draws screens: frames → drawing → pixels → PNG.
public struct Renderer: Sendable {
  /// The fonts that texts are set in.
  public let fonts: FontLibrary
  /// Bright or dark surrounding.
  public let appearance: Appearance
  /// Which highlights are drawn where there is something to show.
  public let highlights: Set<Highlight.Kind>
  /// Whether the device's own bars are drawn: the status bar and the home indicator.
  public let showsChrome: Bool
  /// The images, colours and fonts of the document's project; nil for none.
  public private(set) var resources: DocumentResources?

  /// A renderer.
  public init(
    fonts: FontLibrary, appearance: Appearance = .light, highlights: Set<Highlight.Kind> = [],
    showsChrome: Bool = false
  ) {
    self.fonts = fonts
    self.showsChrome = showsChrome
    self.appearance = appearance
    self.highlights = highlights
  }

  /// The renderer for a document, with what its project has.
  public func using(_ resources: DocumentResources) -> Renderer {
    var renderer = Renderer(
      fonts: resources.fonts(over: fonts), appearance: appearance, highlights: highlights,
      showsChrome: showsChrome)
    renderer.resources = resources
    return renderer
  }

  /// What is to be drawn of a screen, highlights included: a value that any thread can turn into pixels.
  public func drawing(of screen: ScreenLayouts, _ variant: ScreenRequest.Variant) -> Drawing {
    var unwanted = TextFindings()
    return drawing(of: screen, variant, &unwanted)
  }

  /// What is to be drawn of a screen, and what is to be told of its texts.
  public func drawing(
    of screen: ScreenLayouts, _ variant: ScreenRequest.Variant, _ findings: inout TextFindings
  ) -> Drawing {
    drawing(of: screen, variant, frames: screen.frames(variant, fonts: fonts), &findings)
  }

  /// What is to be drawn of a screen that has just been laid out for a variant.
  func drawing(
    of screen: ScreenLayouts, _ variant: ScreenRequest.Variant, frames: Frames,
    _ findings: inout TextFindings
  ) -> Drawing {
    let painter = painter(for: screen, variant)
    let drawing = painter.drawing(
      of: screen.tree, frames: frames, around: screen.surroundings(of: frames, variant, chrome: showsChrome))
    findings.add(drawing, of: screen.tree)
    resources?.note(drawing.missingImages, in: screen.tree, traits(of: screen, variant))
    let marks = marks(on: screen, variant, frames: frames)
    return HighlightPainter(fonts: fonts).drawing(drawing, with: marks)
  }

  /// The highlights of a screen that has just been laid out for a variant.
  func marks(on screen: ScreenLayouts, _ variant: ScreenRequest.Variant, frames: Frames) -> [Highlight] {
    highlights.isEmpty
      ? []
      : screen.highlights(
        variant, frames: frames, kinds: highlights, painter: painter(for: screen, variant))
  }

  func painter(for screen: ScreenLayouts, _ variant: ScreenRequest.Variant) -> TreePainter {
    TreePainter(
      fonts: fonts, appearance: appearance,
      assets: assets(for: screen, variant), era: screen.canvas.era)
  }

  /// The images and colours that a variant is drawn with.
  func assets(for screen: ScreenLayouts, _ variant: ScreenRequest.Variant) -> PaintAssets {
    resources?.assets(for: traits(of: screen, variant)) ?? .none
  }

  private func traits(of screen: ScreenLayouts, _ variant: ScreenRequest.Variant) -> AssetTraits {
    AssetTraits(
      scale: variant.scale, isPad: screen.isPad(variant), appearance: appearance,
      sizeClasses: screen.sizeClasses(variant), isRightToLeft: screen.isRightToLeft)
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
