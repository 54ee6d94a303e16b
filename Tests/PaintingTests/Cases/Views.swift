import Geometry
import Views

extension PaintingCase {
  /// A card with a word and a disc that is clipped at its corner.
  private static func card(alpha: Double = 1, _ change: (inout LayerTransform) -> Void) -> View {
    let card = Make.view(80, 40, color: .hex(0x5AC8FA)) {
      $0.layer.cornerRadius = 8
      $0.clipsToBounds = true
      $0.alpha = alpha
    }
    change(&card.layer.transform)
    let disc = Make.view(40, 40, color: .hex(0xFFCC00)) { $0.layer.cornerRadius = 20 }
    card.addSubview(disc.at(55, 15))
    card.addSubview(Make.label("Turned", 70, 20).at(6, 8))
    return card
  }

  static let views = [
    PaintingCase("view/backgrounds") {
      Make.column([
        Make.view(180, 20, color: .hex(0x34C759)), Make.view(180, 20, color: .hex(0x34C759, alpha: 0.3)),
        Make.view(180, 20, color: .clear), Make.view(180, 20),
      ])
    },
    PaintingCase("view/corners-and-borders") {
      Make.column([
        Make.view(180, 40, color: .hex(0x5AC8FA)) { $0.layer.cornerRadius = 8 },
        Make.view(180, 40, color: .hex(0x5AC8FA)) {
          $0.layer.cornerRadius = 60
          $0.layer.borderWidth = 3
        },
        Make.view(180, 40) {
          $0.layer.borderWidth = 0.5
          $0.layer.borderColor = .system(.systemBlue)
        },
        Make.view(180, 40, color: .hex(0xFFCC00)) {
          $0.layer.borderWidth = 30
          $0.layer.cornerRadius = 10
          $0.layer.borderColor = .hex(0xFF3B30, alpha: 0.5)
        },
      ])
    },
    PaintingCase("view/continuous-corners", era: Era(toolsVersion: 23_000)) {
      Make.column([
        Make.view(180, 60, color: .hex(0x5AC8FA)) { $0.layer.cornerRadius = 20 },
        Make.view(180, 60, color: .hex(0x5AC8FA)) {
          $0.layer.cornerRadius = 25
          $0.layer.borderWidth = 3
        },
        Make.view(60, 60, color: .hex(0xFFCC00)) { $0.layer.cornerRadius = 30 },
      ])
    },
    PaintingCase("view/shadows") {
      Make.column(
        [
          Make.view(160, 40, color: .system(.systemBackground)) { $0.layer.shadow.opacity = 0.5 },
          Make.view(160, 40, color: .hex(0x5AC8FA)) {
            $0.layer.cornerRadius = 12
            $0.layer.shadow.opacity = 0.3
            $0.layer.shadow.radius = 10
            $0.layer.shadow.offset = Size(width: 0, height: 6)
          },
          Make.view(160, 40, color: .hex(0x34C759)) {
            $0.layer.cornerRadius = 20
            $0.layer.shadow.opacity = 0.8
            $0.layer.shadow.radius = 0
            $0.layer.shadow.offset = Size(width: 5, height: 5)
            $0.layer.shadow.color = .system(.systemBlue)
          },
          Make.view(160, 40, color: .hex(0xFFCC00)) {
            $0.layer.shadow.opacity = 1
            $0.clipsToBounds = true
          },
        ], margin: 20, gap: 30)
    },
    PaintingCase("view/transforms") {
      Make.canvas(
        200, 250,
        [
          card { _ in }.at(10, 10),
          card { ($0.scaleX, $0.scaleY) = (0.5, 0.5) }.at(110, 10),
          card { $0.rotation = 0.35 }.at(10, 70),
          card { $0.scaleX = -1 }.at(110, 70),
          card {
            ($0.scaleX, $0.scaleY, $0.rotation) = (1.2, 0.6, -0.2)
            $0.translation = Point(x: 4, y: 8)
          }.at(10, 130),
          card { $0.scaleY = 0 }.at(110, 130),
          card { ($0.scaleX, $0.scaleY) = (1.3, 1.3) }.at(24, 196),
          card(alpha: 0.4) { $0.rotation = .pi / 2 }.at(120, 180),
        ])
    },
    PaintingCase("view/clipping") {
      Make.canvas(
        200, 190,
        [
          Make.view(80, 60, color: .hex(0xE5E5EA)).at(10, 30).holding(overhanging()),
          Make.view(80, 60, color: .hex(0xE5E5EA)) { $0.clipsToBounds = true }.at(110, 30).holding(
            overhanging()),
          Make.view(80, 60, color: .hex(0xE5E5EA)) {
            $0.layer.cornerRadius = 20
            $0.layer.masksToBounds = true
            $0.layer.borderWidth = 2
          }.at(10, 115).holding(overhanging()),
          Make.view(80, 60, color: .hex(0xE5E5EA)) {
            $0.layer.cornerRadius = 20
            $0.clipsToBounds = true
          }.at(110, 115).holding(
            Make.view(60, 60, color: .hex(0x007AFF)) {
              $0.layer.cornerRadius = 30
              $0.clipsToBounds = true
            }.at(-15, 20).holding(Make.view(80, 30, color: .hex(0xFF9500)).at(20, 20))),
        ])
    },
    PaintingCase("view/alpha") {
      func pair(_ alpha: Double) -> View {
        Make.view(60, 60, color: .hex(0xFF3B30)) { $0.alpha = alpha }
          .holding(Make.view(50, 50, color: .hex(0x007AFF)).at(25, 25))
      }
      return Make.canvas(
        200, 200,
        [
          Make.view(200, 8, color: .black).at(0, 40), pair(1).at(10, 10), pair(0.5).at(105, 10),
          pair(0.001).at(10, 110), pair(0.15).at(10, 110),
          Make.view(80, 80, color: .hex(0x34C759)) { $0.alpha = 0.6 }.at(105, 110).holding(
            pair(0.5).at(20, 10)),
        ])
    },
    PaintingCase("view/hidden") {
      Make.column([
        Make.view(180, 20, color: .hex(0xFF3B30)) { $0.isHidden = true }
          .holding(Make.view(60, 20, color: .black)),
        Make.view(180, 20, color: .hex(0xFF3B30)) { $0.alpha = 0 }.holding(Make.view(60, 20, color: .black)),
        Make.view(180, 20, color: .hex(0x34C759)),
      ])
    },
  ]

  private static func overhanging() -> View {
    Make.view(60, 40, color: .hex(0xFF9500)).at(40, -18)
  }
}
