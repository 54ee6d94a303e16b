import Geometry

/// Finds the sign for a symbol's name: a row of the tables, a transformed row, or a sign modified by the last words of
/// the name.
///
/// Apple's own shapes are not free to use. These simple replacements were drawn for this program.
enum SymbolCatalog {
  /// The tables, theme by theme.
  static let themes: [(name: String, rows: [SymbolRow])] = [
    ("arrows", arrows), ("signs", signs), ("frames", frames), ("text", text), ("documents", documents),
    ("communication", communication), ("media", media), ("people", people), ("places", places),
    ("objects", objects), ("tools", tools), ("devices", devices), ("nature", nature),
  ]

  /// The rows by their names.
  static let rows = Dictionary(
    themes.flatMap(\.rows).map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })

  /// The maximum number of words in a name: Apple's longest have nine.
  private static let mostWords = 16

  /// The sign for a name; nil where there is none.
  static func glyph(_ name: String, isRightToLeft: Bool = false) -> SymbolGlyph? {
    var words = name.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    guard words.count <= mostWords else { return nil }
    if let row = rows[name] { return glyph(row, isFilled: false, isRightToLeft) }
    let isFilled = words.contains("fill")
    words.removeAll { $0 == "fill" }
    return glyph(absolute(words, isRightToLeft), isFilled, isRightToLeft)
  }

  /// The sign for the words of a name without `fill`.
  static func glyph(_ words: [String], _ isFilled: Bool, _ isRightToLeft: Bool) -> SymbolGlyph? {
    let name = words.joined(separator: ".")
    if let row = rows[name] { return glyph(row, isFilled: isFilled, isRightToLeft) }
    if let other = synonyms[name] {
      let other = absolute(other.split(separator: ".").map(String.init), isRightToLeft)
      return glyph(other, isFilled, isRightToLeft)
    }
    if let turn = turns[name], let row = rows[turn.name] {
      return SymbolNotation.glyph(row, isFilled: isFilled).map(turn.apply)
    }
    return number(words) ?? changed(words, isFilled, isRightToLeft)
  }

  private static func glyph(_ row: SymbolRow, isFilled: Bool, _ isRightToLeft: Bool) -> SymbolGlyph? {
    // A sign that contains parts that are never mirrored has a row for each direction.
    let own = isRightToLeft ? rows[row.name + ".rtl"] : nil
    let glyph = SymbolNotation.glyph(own ?? row, isFilled: isFilled)
    guard isRightToLeft, own == nil, followsReading(row.name) else { return glyph }
    return glyph.map(Turn(name: row.name, kind: .mirrored).apply)
  }

  /// Digits side by side.
  private static func number(_ words: [String]) -> SymbolGlyph? {
    guard words.count == 1, let word = words.first, 2...3 ~= word.utf8.count else { return nil }
    var whole = SymbolGlyph(width: 0, inks: [])
    for digit in word {
      guard digit.isASCII, digit.isNumber, let row = rows[String(digit)],
        let glyph = SymbolNotation.glyph(row, isFilled: false)
      else { return nil }
      whole.inks += glyph.inks.map { $0.transformed(by: .translation(x: whole.width, y: 0)) }
      whole.width += glyph.width
    }
    return whole
  }
}
