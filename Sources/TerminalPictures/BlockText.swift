/// Pictures made of half blocks: the upper pixel is the foreground of a character, the lower one its background.
enum BlockText {
  static func encode(_ picture: SmallPicture, hasTrueColor: Bool) -> String {
    var text = ""
    for top in stride(from: 0, to: picture.height, by: 2) {
      var last = ""
      for x in 0..<picture.width {
        let upper = code(picture.color(x, top), hasTrueColor)
        let lower = top + 1 < picture.height ? code(picture.color(x, top + 1), hasTrueColor) : ""
        let colors = lower.isEmpty ? "\u{1B}[0;38;\(upper)m" : "\u{1B}[38;\(upper);48;\(lower)m"
        if colors != last { text += colors }
        last = colors
        text += "▀"
      }
      text += "\u{1B}[0m\n"
    }
    return text
  }

  private static func code(
    _ color: (red: UInt8, green: UInt8, blue: UInt8), _ hasTrueColor: Bool
  ) -> String {
    if hasTrueColor { return "2;\(color.red);\(color.green);\(color.blue)" }
    func level(_ value: UInt8) -> Int { (Int(value) * 5 + 127) / 255 }
    return "5;\(16 + 36 * level(color.red) + 6 * level(color.green) + level(color.blue))"
  }
}

/// Pictures as sixels: bands of six rows, each with the pixels of every color of a cube of 6 × 6 × 6 and a ramp of
/// grays (DEC, VT330/VT340 Programmer Reference Manual, 14).
enum SixelText {
  static func encode(_ picture: SmallPicture) -> String {
    var text = "\u{1B}P0;1;0q\"1;1;\(picture.width);\(picture.height)"
    for color in 0..<216 {
      let levels = [color / 36, color / 6 % 6, color % 6].map { "\($0 * 20)" }
      text += "#\(color);2;\(levels.joined(separator: ";"))"
    }
    for gray in 0..<grays {
      let level = gray * 100 / (grays - 1)
      text += "#\(216 + gray);2;\(level);\(level);\(level)"
    }
    for top in stride(from: 0, to: picture.height, by: 6) {
      var masks: [[UInt8]?] = Array(repeating: nil, count: 216 + grays)
      for row in top..<min(top + 6, picture.height) {
        for x in 0..<picture.width {
          let color = register(picture.color(x, row))
          if masks[color] == nil { masks[color] = [UInt8](repeating: 0, count: picture.width) }
          masks[color]![x] |= 1 << UInt8(row - top)
        }
      }
      for (color, mask) in masks.enumerated() {
        guard let mask else { continue }
        text += "#\(color)" + runs(mask) + "$"
      }
      text += "-"
    }
    return text + "\u{1B}\\"
  }

  /// Together with the cube as many as terminals have registers. Interfaces mostly consist of light grays, of which a
  /// cube has few.
  private static let grays = 40
  /// A color whose components differ less counts as gray.
  private static let leastChroma: UInt8 = 14

  private static func register(_ color: (red: UInt8, green: UInt8, blue: UInt8)) -> Int {
    let (red, green, blue) = color
    if max(red, green, blue) - min(red, green, blue) < leastChroma {
      let sum = Int(red) + Int(green) + Int(blue)
      return 216 + (sum * (grays - 1) + 382) / 765
    }
    return 36 * level(red) + 6 * level(green) + level(blue)
  }

  private static func level(_ value: UInt8) -> Int { (Int(value) * 5 + 127) / 255 }

  private static func runs(_ mask: [UInt8]) -> String {
    var text = ""
    var start = 0
    while start < mask.count {
      var end = start + 1
      while end < mask.count, mask[end] == mask[start] { end += 1 }
      let sign = String(UnicodeScalar(63 + mask[start]))
      text += end - start > 3 ? "!\(end - start)\(sign)" : String(repeating: sign, count: end - start)
      start = end
    }
    return text
  }
}
