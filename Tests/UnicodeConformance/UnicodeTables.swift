/// Generates the tables of `Typography/Unicode` from the standard's files.
package enum UnicodeTables {
  /// Returns the Swift file with the line breaking classes.
  package static func lineBreaks() -> String {
    var classes = [String](repeating: "al", count: 0x11_0000)
    for (range, value) in rows("extracted/DerivedLineBreak.txt", defaults: true) {
      let name = ["Unknown": "xx", "Ideographic": "id", "Prefix_Numeric": "pr"][value] ?? value.lowercased()
      for scalar in range { classes[scalar] = name }
    }
    let marks = set("extracted/DerivedGeneralCategory.txt", ["Mn", "Mc"])
    let reserved = set("extracted/DerivedGeneralCategory.txt", ["Cn"])
    let wide = set("EastAsianWidth.txt", ["F", "W", "H"])
    let pictures = set("emoji/emoji-data.txt", ["Extended_Pictographic"])
    for scalar in classes.indices {
      switch classes[scalar] {
      case "ai", "sg", "xx": classes[scalar] = "al"
      case "cj": classes[scalar] = "ns"
      case "sa": classes[scalar] = marks[scalar] ? "cm" : "sa"
      case "op": classes[scalar] = wide[scalar] ? "ow" : "op"
      case "cp": classes[scalar] = wide[scalar] ? "cw" : "cp"
      case "id": classes[scalar] = pictures[scalar] && reserved[scalar] ? "ep" : "id"
      default: break
      }
    }
    return file(
      "LineBreakData",
      """
      /// The line breaking classes of all characters, generated from Unicode 15.0.0 by `make goldens`: the start of each
      /// range of characters, and its class.

      """, classes)
  }

  /// Returns the Swift file with the grapheme classes.
  package static func graphemes() -> String {
    let names = [
      "CR": "cr", "LF": "lf", "Control": "cn", "Extend": "ex", "ZWJ": "zwj", "Regional_Indicator": "ri",
      "Prepend": "pp", "SpacingMark": "sm", "L": "l", "V": "v", "T": "t", "LV": "lvt", "LVT": "lvt",
    ]
    var classes = [String](repeating: "xx", count: 0x11_0000)
    for (range, value) in rows("auxiliary/GraphemeBreakProperty.txt") {
      for scalar in range { classes[scalar] = names[value] ?? "xx" }
    }
    for (scalar, isPicture) in set("emoji/emoji-data.txt", ["Extended_Pictographic"]).enumerated()
    where isPicture {
      classes[scalar] = "ep"
    }
    return file(
      "GraphemeData",
      """
      /// The grapheme classes of all characters, generated from Unicode 15.0.0 by `make goldens`: the start of each range of
      /// characters, and its class. Hangul syllables are computed.

      """, classes)
  }

  /// Writes the start of each range, wrapped to lines of 120 characters.
  private static func file(_ name: String, _ comment: String, _ classes: [String]) -> String {
    var text = comment + "enum \(name) {\n  static let text: StaticString = \"\"\"\n"
    var line = ""
    for scalar in classes.indices where scalar == 0 || classes[scalar] != classes[scalar - 1] {
      for word in [String(scalar, radix: 16, uppercase: true), classes[scalar]] {
        if line.utf8.count + 1 + word.utf8.count > 116 {
          text += "    \(line)\n"
          line = ""
        }
        line += line.isEmpty ? word : " " + word
      }
    }
    return text + "    \(line)\n    \"\"\"\n}\n"
  }

  private static func set(_ name: String, _ values: Set<String>) -> [Bool] {
    var set = [Bool](repeating: false, count: 0x11_0000)
    for (range, value) in rows(name) where values.contains(value) {
      for scalar in range { set[scalar] = true }
    }
    return set
  }

  /// Returns the ranges of a file with their values, preceded by the file's default ranges if requested.
  private static func rows(_ name: String, defaults: Bool = false) -> [(ClosedRange<Int>, String)] {
    var rows: [(ClosedRange<Int>, String)] = []
    func add(_ line: String) {
      let fields = line.split(separator: ";").map { $0.filter { $0 != " " } }
      guard fields.count > 1 else { return }
      let ends = fields[0].split(separator: ".").compactMap { Int($0, radix: 16) }
      if let first = ends.first, let last = ends.last { rows.append((first...last, fields[1])) }
    }
    if defaults {
      for line in String(decoding: UnicodeData.bytes(name) ?? [], as: UTF8.self).split(separator: "\n") {
        if line.hasPrefix("# @missing: ") { add(String(line.dropFirst(12))) }
      }
    }
    UnicodeData.forEachLine(of: name) { add(String(decoding: $0, as: UTF8.self)) }
    return rows
  }
}
