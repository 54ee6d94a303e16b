import Geometry
import Raster
import Views

/// A visual effect: what is behind it, blurred and toned by its material.
///
/// Vibrant content is drawn in its own colors. In a group, as under a translucent ancestor, UIKit can blur only the
/// group; here everything behind is blurred and the group's alpha applied.
struct VisualEffectPainter: KindPainter {
  let context: PaintContext
  let effect: VisualEffect

  func paintContent(_ frames: Frames) {
    guard let blur = effect.blur, !effect.isVibrant, !rect.isEmpty else { return }
    let radius = view.layer.cornerRadius
    let shape = radius > 0 ? Path.roundedRect(rect, radius: radius, curve: layerCurve) : .rect(rect)
    let filter = blur.filter(in: appearance)
    brush.showThrough(shape, filter, of: view.id)
  }
}

extension Brush {
  /// Shows everything drawn so far through a filter, within a shape; beyond the drawing's limit the filter's plain color, which is
  /// recorded for a view.
  func showThrough(_ shape: Path, _ filter: BackdropFilter, of view: ViewID) {
    if self.filter(shape, filter) { return }
    recorder.plainEffects.append(view)
    recorder.add(.fill(placed(shape), filter.plain, .nonZero))
  }
}

extension BackdropFilter {
  /// What it shows of the ground alone.
  fileprivate var plain: PixelColor {
    Pixmap(width: 1, height: 1)
      .backdrop(of: PixelRect(x: 0, y: 0, width: 1, height: 1), through: self, scale: 1)[0, 0]
  }
}

extension VisualEffect.Blur {
  /// The material in an appearance.
  func filter(in appearance: Appearance) -> BackdropFilter {
    let name =
      rawValue.hasSuffix("Light") && rawValue != "extraLight"
      ? String(rawValue.dropLast(5))
      : rawValue.hasSuffix("Dark") && rawValue != "extraDark" ? String(rawValue.dropLast(4)) : rawValue
    let isLight = name == rawValue ? !appearance.isDark : rawValue.hasSuffix("Light")
    var filter = BackdropFilter(blurRadius: 0)
    // The color of a window without a background.
    filter.ground = appearance.isDark ? .black : .white
    if let recipe = Self.recipes.first(where: { $0.name == name && $0.isLight == isLight }) {
      filter.blurRadius = recipe.blur
      filter.luminanceAmount = recipe.amount
      filter.luminanceCurve = recipe.curve
      filter.saturation = recipe.saturation
      filter.brightness = recipe.brightness
    } else {
      let row = Self.tints.first { $0.name == name } ?? Self.tints[0]
      filter.blurRadius = row.blur
      filter.saturation = Self.tintedSaturation
      filter.tint = PixelColor(
        isLight ? RGBA(hex: row.light, alpha: row.lightAlpha) : RGBA(hex: row.dark, alpha: row.darkAlpha))
    }
    return filter
  }

  /// The materials of iOS 13: the figures of the recipes in Apple's CoreMaterial framework (`platformContentLight` and
  /// so on, chrome: `platformChromeLight`), as published by people who read these files. Core Animation's blur radius
  /// is a standard deviation in points.
  ///
  /// Assumed: the four luminance values are the control values of a cubic Bézier curve, and curve, saturation and
  /// brightness are applied in this order before the blur.
  private static let recipes:
    [(
      name: String, isLight: Bool, blur: Double, amount: Double, curve: [Double], saturation: Double,
      brightness: Double
    )] = [
      ("systemUltraThinMaterial", true, 22.5, 0.5, [0.45, 0.55, 0.65, 0.68], 1.1, 0.12),
      ("systemUltraThinMaterial", false, 22.5, 0.5, [0.24, 0.24, 0.3, 0.39], 1.1, 0),
      ("systemThinMaterial", true, 30, 0.6, [0.725, 0.825, 0.76, 0.73], 1.35, 0.12),
      ("systemThinMaterial", false, 30, 0.6, [0.2, 0.21, 0.1, 0.15], 1.35, 0),
      ("systemMaterial", true, 30, 0.75, [0.9, 0.83, 0.925, 0.815], 1.5, 0.1),
      ("systemMaterial", false, 30, 0.75, [0.16, 0.26, 0.1, 0.1], 1.5, 0),
      ("systemThickMaterial", true, 45, 0.88, [0.99, 0.95, 0.98, 0.905], 1.5, 0.045),
      ("systemThickMaterial", false, 45, 0.88, [0.14, 0.16, 0.1, 0.03], 1.5, 0),
      ("systemChromeMaterial", true, 22.5, 0.75, [0.8, 0.9, 1.1, 0.825], 1.1, 0.1),
      ("systemChromeMaterial", false, 22.5, 0.75, [0.23, 0.52, 0.27, 0.255], 2, -0.1),
    ]

  /// The saturation of the materials up to iOS 12, from Apple's sample code `UIImage+ImageEffects` (2013).
  private static let tintedSaturation = 1.8

  /// The materials up to iOS 12: a blur and a tint. Radii and tints of `extraLight`, `light` and `dark` are those of
  /// `UIImage+ImageEffects`; the others are not verified.
  private static let tints:
    [(name: String, blur: Double, light: UInt32, lightAlpha: Double, dark: UInt32, darkAlpha: Double)] = [
      ("regular", 20, 0xF7F7F7, 0.72, 0x1C1C1E, 0.73), ("prominent", 20, 0xFFFFFF, 0.85, 0x2C2C2E, 0.82),
      ("extraLight", 20, 0xF7F7F7, 0.82, 0xF7F7F7, 0.82), ("light", 30, 0xFFFFFF, 0.3, 0xFFFFFF, 0.3),
      ("dark", 20, 0x1C1C1C, 0.73, 0x1C1C1C, 0.73), ("extraDark", 20, 0x000000, 0.8, 0x000000, 0.8),
    ]
}
