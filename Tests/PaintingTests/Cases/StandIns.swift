import Geometry
import Views

extension PaintingCase {
  static let standIns = [Appearance.light, .dark].flatMap { look in
    [
      PaintingCase("stand-in/kinds-\(look)", scale: 1, appearance: look) { kinds(150, 110) },
      PaintingCase("stand-in/small-\(look)", appearance: look) { kinds(50, 40) },
      PaintingCase("visual-effect/materials-\(look)", appearance: look) { materials() },
    ]
  }

  private static func kinds(_ width: Double, _ height: Double) -> View {
    let kinds: [(String, StandIn)] = [
      ("MKMapView", .map(.standard)), ("MKMapView", .map(.hybrid)), ("WKWebView", .webPage),
      ("PDFView", .document), ("SCNView", .scene), ("SKView", .sprites), ("MTKView", .graphics),
      ("ARView", .augmentedReality), ("AVPlayerView", .player), ("UIView", .container(nil)),
    ]
    let views = kinds.map { Make.view(width, height, className: $0.0, content: .standIn($0.1)) }
    let rows = stride(from: 0, to: views.count, by: 2).map { Make.row(Array(views[$0...($0 + 1)])) }
    return Make.column(rows, width: 2 * width + 28)
  }

  /// Each material over black, white and three colours.
  private static func materials() -> View {
    let rows = VisualEffect.Blur.allCases.map { blur in
      let ground = Make.row(
        [0x000000, 0xFFFFFF, 0xFF3B30, 0x34C759, 0x007AFF].map { Make.view(24, 18, color: .hex($0)) }, gap: 0)
      var effect = VisualEffect()
      effect.blur = blur
      ground.addSubview(
        Make.view(120, 12, className: "UIVisualEffectView", content: .visualEffect(effect)).at(0, 3))
      return ground
    }
    return Make.column(rows, width: 140, gap: 3)
  }
}
