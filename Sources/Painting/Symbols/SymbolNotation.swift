import Raster
import Views

/// Reads the rows of the symbol tables.
///
/// A row is a list of steps: a step's purpose, then a shape with its numbers in grid units.
///
///     body box 1.3 1.8 16.4 16.4 3.6 | mark line 9 5 9 15
///
/// | purpose | in the plain sign | in the filled one (`.fill`) |
/// | --- | --- | --- |
/// | `pen` | a line | a line |
/// | `ink` | an area | an area |
/// | `solid` | an area with a line around it | the same |
/// | `body` | an outline | an area with a line around it |
/// | `mark` | a line | a line cut out |
/// | `dot` | an area | an area cut out |
/// | `only` | a line | nothing |
/// | `gap` | cut out: a line, and the inside of a closed shape | the same |
///
/// `use` with the name of another row inserts the steps of that row, for a sign with the same left end. `*2` after the
/// purpose is a pen of twice the width. The shapes are those of `SymbolNotation.shape`.
enum SymbolNotation {
  /// The sign of a row; nil if the row cannot be read.
  static func glyph(_ row: SymbolRow, isFilled: Bool) -> SymbolGlyph? {
    inks(of: row, isFilled: isFilled, depth: 0).map { SymbolGlyph(width: row.width, inks: $0) }
  }

  /// The maximum depth of rows that use other rows.
  private static let mostTakeovers = 2

  private static func inks(of row: SymbolRow, isFilled: Bool, depth: Int) -> [SymbolInk]? {
    var inks: [SymbolInk] = []
    for step in row.steps {
      let words = step.split(separator: " ")
      if words.count == 2, words[0] == "use" {
        guard depth < mostTakeovers, let other = SymbolCatalog.rows[String(words[1])],
          let taken = self.inks(of: other, isFilled: isFilled, depth: depth + 1)
        else { return nil }
        inks += taken
        continue
      }
      guard let head = words.first, words.count > 1, let path = shape(words.dropFirst()) else { return nil }
      let parts = head.split(separator: "*")
      guard parts.count == 1 || Double(parts[1]) != nil else { return nil }
      let pen = parts.count == 2 ? Double(parts[1]) ?? 1 : 1
      switch ink(path, for: parts[0], pen: pen, isFilled: isFilled) {
      case .some(let ink): if let ink { inks.append(ink) }
      case .none: return nil
      }
    }
    return inks.isEmpty ? nil : inks
  }

  /// The step for a purpose and a path: no step for `.some(nil)`; nil if there is no such purpose.
  private static func ink(
    _ path: Path, for purpose: Substring, pen: Double, isFilled: Bool
  ) -> SymbolInk?? {
    switch purpose {
    case "pen": SymbolInk(path: path, pen: pen, fills: false, cuts: false)
    case "ink": SymbolInk(path: path, pen: 0, fills: true, cuts: false)
    case "solid": SymbolInk(path: path, pen: pen, fills: true, cuts: false)
    case "body": SymbolInk(path: path, pen: pen, fills: isFilled, cuts: false)
    case "mark": SymbolInk(path: path, pen: pen, fills: false, cuts: isFilled)
    case "dot": SymbolInk(path: path, pen: 0, fills: true, cuts: isFilled)
    case "only": .some(isFilled ? nil : SymbolInk(path: path, pen: pen, fills: false, cuts: false))
    case "gap": SymbolInk(path: path, pen: pen, fills: path.elements.contains(.close), cuts: true)
    default: nil
    }
  }
}

/// A row of a table: a symbol's name, the width of its sign in grid units, and the steps of its drawing.
struct SymbolRow: Sendable {
  var name: String
  var width: Double
  var steps: [String]

  /// The rows of a table: `name width | step | step …`, one per line; a line that begins with `|` continues the row
  /// above.
  ///
  /// Tables are texts because a literal of hundreds of rows takes seconds to compile.
  static func table(_ text: String) -> [SymbolRow] {
    var rows: [SymbolRow] = []
    for line in TableText.lines(of: text) {
      let parts = TableText.parts(of: line, at: "|")
      if !line.hasPrefix("|") {
        let head = TableText.parts(of: parts[0], at: " ")
        guard head.count == 2, let width = Double(head[1]) else {
          preconditionFailure("a row begins with a name and a width: \(line)")
        }
        rows.append(SymbolRow(name: String(head[0]), width: width, steps: []))
      }
      rows[rows.count - 1].steps += (line.hasPrefix("|") ? parts[...] : parts[1...]).map(String.init)
    }
    return rows
  }
}
