import Geometry
import Views

extension PaintingCase {
  static let standIns = [Appearance.light, .dark].flatMap { look in
    [
      PaintingCase("stand-in/kinds-\(look)", scale: 1, appearance: look) { kinds(150, 110) },
      PaintingCase("stand-in/small-\(look)", appearance: look) { kinds(50, 40) },
      PaintingCase("visual-effect/materials-\(look)", appearance: look) { materials() },
      PaintingCase("visual-effect/glass-\(look)", scale: 1, appearance: look) { glass() },
    ]
  }

  /// Panes over stripes and a text: with content, rounded, translucent, clipped by a superview, over another pane,
  /// rotated, and beyond the canvas.
  private static func glass() -> View {
    func pane(
      _ blur: VisualEffect.Blur, _ width: Double, _ height: Double, _ change: (View) -> Void = { _ in }
    ) -> View {
      var effect = VisualEffect()
      effect.blur = blur
      let view = Make.view(width, height, className: "UIVisualEffectView", content: .visualEffect(effect))
      change(view)
      return view
    }
    let colors: [UInt32] = [0xFF3B30, 0xFFCC00, 0x34C759, 0x007AFF, 0xAF52DE, 0xFFFFFF, 0x000000]
    let stripes = (0..<14).map { index in
      Make.view(30, 300, color: .hex(colors[index % colors.count])).at(Double(index) * 30, 0)
    }
    let words = Make.label("Letters behind the glass, and in front", 380, 36) {
      $0.font = FontDescription(systemSize: 20, weight: .bold)
      $0.textColor = .hex(0xFFFFFF)
    }
    words.backgroundColor = nil
    let content = Make.label("In front", 80, 20)
    content.backgroundColor = nil
    let cutter = Make.view(60, 60).with { $0.clipsToBounds = true }
    cutter.addSubview(pane(.systemMaterial, 100, 100).at(-20, -20))
    return Make.canvas(
      400, 260,
      stripes + [
        words.at(10, 20),
        pane(.systemThinMaterial, 120, 60) { pane in
          let vibrant = Self.vibrant(120, 60)
          vibrant.addSubview(content.at(20, 20))
          pane.addSubview(vibrant)
        }.at(10, 10),
        pane(.dark, 100, 60) { $0.layer.cornerRadius = 20 }.at(140, 10),
        pane(.extraLight, 100, 60) { $0.alpha = 0.5 }.at(250, 10), cutter.at(10, 90),
        pane(.systemUltraThinMaterial, 100, 60).at(90, 90), pane(.light, 60, 60).at(160, 110),
        pane(.regular, 80, 40) { $0.layer.transform.rotation = 0.5 }.at(270, 110),
        pane(.systemChromeMaterial, 100, 60).at(340, 220), pane(.systemThickMaterial, 120, 60).at(10, 180),
        pane(.prominent, 120, 60).at(150, 190),
      ])
  }

  private static func vibrant(_ width: Double, _ height: Double) -> View {
    var effect = VisualEffect()
    effect.blur = .systemThinMaterial
    effect.isVibrant = true
    return Make.view(width, height, className: "UIVisualEffectView", content: .visualEffect(effect))
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

  /// Each material over black, white and three colors.
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
