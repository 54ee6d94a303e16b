import Assets
import Diagnostics
import Geometry
import ImageFile
import Painting
import Raster
import Threads
import Typography
import Views

/// Renders screens: frames → drawing → pixels → PNG.
///
/// The screen's traits determine what a picture shows; a renderer provides the resources to draw it with.
package struct Renderer: Sendable {
  /// The fonts used for text.
  package let fonts: FontLibrary
  package let highlights: Set<Highlight.Kind>
  /// Whether to draw the device's own bars: the status bar and the home indicator.
  package let showsChrome: Bool
  /// The images, colors and fonts of the document's project, if any.
  package private(set) var resources: DocumentResources?

  /// Creates a renderer without project resources; the chrome is the status bar and the home indicator.
  package init(fonts: FontLibrary, highlights: Set<Highlight.Kind> = [], showsChrome: Bool = false) {
    (self.fonts, self.highlights, self.showsChrome) = (fonts, highlights, showsChrome)
  }

  /// Returns a renderer that uses the resources of a document's project, whose fonts come after the renderer's own.
  package func using(_ resources: DocumentResources) -> Renderer {
    var renderer = Renderer(
      fonts: resources.fonts(over: fonts), highlights: highlights, showsChrome: showsChrome)
    renderer.resources = resources
    return renderer
  }

  /// Lays out a screen with the renderer's fonts, in a tree of the layout's own.
  package func layOut(_ screen: Screen, _ traits: ScreenTraits) -> LaidOutScreen {
    screen.layOut(traits, fonts: fonts)
  }

  /// Returns the drawing of a screen, with the findings made along the way.
  package func drawing(of laidOut: LaidOutScreen) -> DrawnScreen {
    let painter = painter(for: laidOut)
    let surroundings = laidOut.surroundings(showsDevice: showsChrome)
    let content = painter.drawing(of: laidOut.tree, frames: laidOut.frames, around: surroundings)
    resources?.note(content.missingImages, in: laidOut.tree, Self.assetTraits(of: laidOut))
    resources?.noteLimits(of: content, in: laidOut.tree)
    var marks = marks(on: laidOut, painter)
    let highlighter = HighlightPainter(fonts: fonts)
    marks.naming = highlighter.naming(of: marks.highlights, on: content)
    return DrawnScreen(
      laidOut: laidOut,
      drawing: highlighter.drawing(content, with: marks.highlights, naming: marks.naming), marks: marks,
      surroundings: surroundings,
      texts: TextFinding.findings(of: content, in: laidOut.tree, fonts), painter: painter)
  }

  /// Lays out and draws screens on up to `width` threads. The drawings, in the order of the screens, and their findings
  /// are the same as if each was made after the one before.
  package func drawings(
    of shown: [(screen: Screen, traits: ScreenTraits)], width: Int
  ) -> [DrawnScreen] {
    func drawings(by branches: [Renderer], _ width: Int) -> [DrawnScreen] {
      Workers.map(shown.count, width: width) { index in
        branches[index].drawing(of: branches[index].layOut(shown[index].screen, shown[index].traits))
      }
    }
    let own = shown.map { _ in self }
    guard width > 1, shown.count > 1 else { return drawings(by: own, 1) }
    guard let resources else { return drawings(by: own, width) }
    let branches = shown.map { _ in resources.branch() }
    let all = drawings(
      by: branches.map {
        var renderer = self
        renderer.resources = $0
        return renderer
      }, width)
    // Where a document shows too many images, those before decide which are left out.
    return resources.take(branches) ? all : drawings(by: own, 1)
  }

  /// Returns the highlights of a layout.
  package func marks(on laidOut: LaidOutScreen) -> ScreenMarks { marks(on: laidOut, painter(for: laidOut)) }

  private func marks(on laidOut: LaidOutScreen, _ painter: TreePainter) -> ScreenMarks {
    highlights.isEmpty ? ScreenMarks() : ScreenMarks(of: laidOut, kinds: highlights, painter: painter)
  }

  func painter(for laidOut: LaidOutScreen) -> TreePainter {
    TreePainter(
      fonts: fonts.reading(laidOut.traits.textReading(in: laidOut.era)),
      appearance: laidOut.traits.appearance,
      assets: assets(for: laidOut),
      era: laidOut.era)
  }

  /// Returns the images and colors that a layout is drawn with.
  package func assets(for laidOut: LaidOutScreen) -> PaintAssets {
    var assets = resources?.assets(for: Self.assetTraits(of: laidOut)) ?? .none
    assets.isElevated = laidOut.isElevated
    return assets
  }

  private static func assetTraits(of laidOut: LaidOutScreen) -> AssetTraits {
    AssetTraits(
      scale: laidOut.traits.scale, isPad: laidOut.isPad, appearance: laidOut.traits.appearance,
      sizeClasses: laidOut.sizeClasses, isRightToLeft: laidOut.traits.isRightToLeft)
  }

  /// The maximum number of pixels in a picture. A hundred million pixels take 400 MB; the largest device screen has
  /// 5.7 million.
  package static let largestArea = 100_000_000

  /// Refuses pictures, with sizes in pixels, that have none and those larger than any that are drawn, before anything
  /// is allocated for them.
  package static func check(width: Int, height: Int) throws(RenderError) {
    guard width > 0, height > 0 else { throw .emptyCanvas }
    guard width <= Drawing.largestSide, height <= Drawing.largestSide, width * height <= largestArea else {
      throw .tooLarge(width: width, height: height, area: largestArea)
    }
  }

  /// Encodes a drawing as PNG; the bytes do not depend on the number of threads.
  package func png(
    _ drawing: Drawing, threads: Int = 1, timings: Timings? = nil
  ) throws(RenderError) -> [UInt8] {
    let pixmap = try pixmap(drawing, threads: threads, timings: timings)
    do {
      return try timings.measure("encode") { () throws(ImageFileError) in
        try PNGFile.encode(pixmap, scale: drawing.scale)
      }
    } catch {
      throw .encoding(error.message)
    }
  }

  /// Rasterizes a drawing; the pixels do not depend on the number of threads. Throws `RenderError` if the canvas is
  /// empty or too large.
  package func pixmap(
    _ drawing: Drawing, threads: Int = 1, timings: Timings? = nil
  ) throws(RenderError) -> Pixmap {
    try Self.check(width: drawing.pixelSize.width, height: drawing.pixelSize.height)
    return timings.measure("paint") { paint(drawing, threads: threads) }
  }

  private func paint(_ drawing: Drawing, threads: Int) -> Pixmap {
    let plan = drawing.plan(with: fonts)
    let pixmap = plan.pixmap()
    Workers.forEach(plan.partCount, width: threads, stackSize: Workers.shallowStack) {
      plan.paint(part: $0, on: pixmap)
    }
    return pixmap
  }
}

/// An error that prevents a picture from being rendered.
public enum RenderError: Error, Equatable {
  /// The canvas has no pixels.
  case emptyCanvas
  /// A side or the total area exceeds the limit, which is `area` pixels; the dimensions are in pixels.
  case tooLarge(width: Int, height: Int, area: Int)
  /// The encoder failed with this message.
  case encoding(String)

  /// A description of the error.
  public var message: String {
    switch self {
    case .emptyCanvas: "the canvas is empty, there is nothing to draw"
    case .tooLarge(let width, let height, let area):
      "the picture would be \(width) × \(height) pixels; at most \(Drawing.largestSide) a side and"
        + " \(area / 1_000_000) million in all are drawn"
    case .encoding(let words): words
    }
  }
}
