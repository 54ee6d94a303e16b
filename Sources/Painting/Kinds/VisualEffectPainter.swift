import Geometry
import Views

/// A visual effect: its material as a flat colour over what is behind, which is not blurred.
///
/// Vibrant content is drawn in its own colours. Colours of the materials are not verified: chosen so that a white
/// and a black ground come out as a blurred one of a photograph would look.
struct VisualEffectPainter: KindPainter {
  let context: PaintContext
  let effect: VisualEffect

  func paintContent(_ frames: Frames) {
    guard let blur = effect.blur, !effect.isVibrant else { return }
    brush.fillRounded(rect, radius: view.layer.cornerRadius, blur.material(in: appearance))
  }
}

extension VisualEffect.Blur {
  /// The material's colour in an appearance.
  func material(in appearance: Appearance) -> RGBA {
    let name =
      rawValue.hasSuffix("Light") && rawValue != "extraLight"
      ? String(rawValue.dropLast(5))
      : rawValue.hasSuffix("Dark") && rawValue != "extraDark" ? String(rawValue.dropLast(4)) : rawValue
    let row = Self.materials.first { $0.name == name } ?? Self.materials[0]
    let isLight = name == rawValue ? !appearance.isDark : rawValue.hasSuffix("Light")
    return isLight ? RGBA(hex: row.light, alpha: row.lightAlpha) : RGBA(hex: row.dark, alpha: row.darkAlpha)
  }

  private static let materials:
    [(name: String, light: UInt32, lightAlpha: Double, dark: UInt32, darkAlpha: Double)] = [
      ("regular", 0xF7F7F7, 0.72, 0x1C1C1E, 0.73), ("prominent", 0xFFFFFF, 0.85, 0x2C2C2E, 0.82),
      ("extraLight", 0xFFFFFF, 0.86, 0xFFFFFF, 0.86), ("light", 0xFFFFFF, 0.6, 0xFFFFFF, 0.6),
      ("dark", 0x1C1C1E, 0.73, 0x1C1C1E, 0.73), ("extraDark", 0x000000, 0.8, 0x000000, 0.8),
      ("systemUltraThinMaterial", 0xF9F9F9, 0.5, 0x252525, 0.55),
      ("systemThinMaterial", 0xF6F6F6, 0.68, 0x252525, 0.7),
      ("systemMaterial", 0xF2F2F2, 0.82, 0x1F1F1F, 0.82),
      ("systemThickMaterial", 0xF9F9F9, 0.92, 0x1E1E1E, 0.92),
      ("systemChromeMaterial", 0xF9F9F9, 0.94, 0x1D1D1D, 0.94),
    ]
}
