import Geometry
import Layout
import Painting
import Raster
import TestSupport
import Testing
import Views

/// A picture of a few views: the content of `Goldens/painting/<name>.png`.
struct PaintingCase: Sendable, CustomTestStringConvertible {
  /// Kind and variant, such as `label/alignments`.
  var name: String
  var scale = 2.0
  var appearance = Appearance.light
  var isRightToLeft = false
  var assets = PaintAssets.none
  var era = Era.iOS16
  /// Makes the root view; its size is the canvas.
  var root: @Sendable () -> View

  init(
    _ name: String, scale: Double = 2, appearance: Appearance = .light, isRightToLeft: Bool = false,
    assets: PaintAssets = .none, era: Era = .iOS16, root: @escaping @Sendable () -> View
  ) {
    self.name = name
    self.scale = scale
    self.appearance = appearance
    self.isRightToLeft = isRightToLeft
    self.assets = assets
    self.era = era
    self.root = root
  }

  var testDescription: String { name }

  func drawing() -> Drawing {
    Paint.drawing(
      root(), scale: scale, appearance: appearance, isRightToLeft: isRightToLeft, assets: assets,
      era: era)
  }
}

extension Era {
  /// The era of bars on glass.
  static let iOS26 = Era(toolsVersion: 24_000)
}

/// Draws a view to pixels.
enum Paint {
  static func drawing(
    _ root: View, canvas: Size? = nil, scale: Double = 2, appearance: Appearance = .light,
    isRightToLeft: Bool = false, assets: PaintAssets = .none, era: Era = .iOS16
  ) -> Drawing {
    let tree = ViewTree(root: root)
    let frames = FrameLayout.frames(
      of: tree, canvas: canvas ?? root.frame.size, scale: scale, isRightToLeft: isRightToLeft)
    return TreePainter(fonts: TestFonts.library, appearance: appearance, assets: assets, era: era)
      .drawing(of: tree, frames: frames)
  }

  static func pixmap(
    _ root: View, canvas: Size? = nil, scale: Double = 2, isRightToLeft: Bool = false
  ) -> Pixmap {
    drawing(root, canvas: canvas, scale: scale, isRightToLeft: isRightToLeft).paint(with: TestFonts.library)
  }
}
