import Geometry
import Views

extension PaintingCase {
  /// The system's colors side by side: tints, grays, and labels and fills over each background.
  static let appearances = Appearance.allCases.map { look in
    PaintingCase("appearance/\(look.rawValue)", scale: 1, appearance: look) {
      Make.canvas(
        380, 196,
        tiles(
          [
            "systemRed", "systemOrange", "systemYellow", "systemGreen", "systemMint", "systemTeal",
            "systemCyan", "systemBlue", "systemIndigo", "systemPurple", "systemPink", "systemBrown",
          ], y: 8)
          + tiles(
            ["systemGray", "systemGray2", "systemGray3", "systemGray4", "systemGray5", "systemGray6"], y: 40)
          + grounds(
            ["systemBackground", "secondarySystemBackground", "tertiarySystemBackground"], y: 76)
          + grounds(
            [
              "systemGroupedBackground", "secondarySystemGroupedBackground",
              "tertiarySystemGroupedBackground",
            ], y: 136))
    }
  }

  private static func color(_ name: String) -> Color { .system(SystemColor(named: name)!) }

  private static func tiles(_ names: [String], y: Double) -> [View] {
    names.enumerated().map { Make.view(26, 26, color: color($1)).at(8 + Double($0) * 30, y) }
  }

  /// Backgrounds with the four labels as bars above, the fills below, and a separator between them.
  private static func grounds(_ names: [String], y: Double) -> [View] {
    let labels = ["label", "secondaryLabel", "tertiaryLabel", "quaternaryLabel"]
    let fills = ["systemFill", "secondarySystemFill", "tertiarySystemFill", "quaternarySystemFill"]
    return names.enumerated().map { index, name in
      func bars(_ names: [String], _ y: Double) -> [View] {
        names.enumerated().map { Make.view(20, 14, color: color($1)).at(6 + Double($0) * 26, y) }
      }
      let inside =
        bars(labels, 6) + [Make.view(114, 1, color: color("separator")).at(0, 26)] + bars(fills, 33)
      let ground = Make.view(114, 53, color: color(name)).at(8 + Double(index) * 122, y)
      for bar in inside { ground.addSubview(bar) }
      return ground
    }
  }
}
