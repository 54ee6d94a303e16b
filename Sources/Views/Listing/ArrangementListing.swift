import Geometry

/// The printed form of an arrangement: a line for itself, and one for each item, nested ones indented.
///
/// Defaults are left out.
package struct ArrangementListing {
  private var lines: [String] = []

  /// The lines for the arrangement of a view's subviews; none without one.
  package static func lines(of view: View) -> [String] {
    var listing = ArrangementListing()
    if let arrangement = view.arrangement { listing.add(arrangement, depth: 0, prefix: "arranges ") }
    if let animation = view.layoutAnimation {
      let delay = animation.delay == 0 ? "" : " after \(number(animation.delay)) s"
      listing.lines.append("changes in \(number(animation.duration)) s\(delay), \(animation.curve)")
    }
    return listing.lines
  }

  private mutating func add(_ arrangement: Arrangement, depth: Int, prefix: String) {
    var words = [Self.words(for: arrangement.kind)]
    let spacing = (arrangement.columnSpacing, arrangement.rowSpacing)
    if spacing.0 != 0 || spacing.1 != 0 {
      words.append(
        "spacing \(Self.number(spacing.0))" + (spacing.0 == spacing.1 ? "" : " × \(Self.number(spacing.1))"))
    }
    if arrangement.padding != .zero { words.append("padding \(Self.insets(arrangement.padding))") }
    if arrangement.room != .bounds { words.append("in \(arrangement.room.rawValue)") }
    lines.append(Self.indent(depth) + prefix + words.joined(separator: ", "))
    for item in arrangement.items { add(item, depth: depth + 1) }
  }

  private mutating func add(_ item: ArrangedItem, depth: Int) {
    let words = Self.words(for: item)
    switch item.content {
    case .view(let id):
      lines.append(Self.indent(depth) + (["#\(id)"] + words).joined(separator: ", "))
    case .arrangement(let inner):
      add(inner, depth: depth, prefix: words.isEmpty ? "" : words.joined(separator: ", ") + ": ")
    }
  }

  // MARK: Words

  fileprivate static func words(for kind: Arrangement.Kind) -> String {
    switch kind {
    case .horizontal: return "horizontal"
    case .vertical: return "vertical"
    case .flow: return "flow"
    case .grid(let grid):
      let insertion = grid.insertion == .none ? "" : " \(grid.insertion.rawValue)"
      return "grid\(lengths(grid.columns, "columns"))\(lengths(grid.rows, "rows"))\(insertion)"
    case .horizontalCells(let cells): return "horizontal cells\(lengths(cells, ""))"
    case .verticalCells(let cells): return "vertical cells\(lengths(cells, ""))"
    case .custom(let custom):
      return (["custom \"\(custom.name)\""] + custom.parameters.map { "\($0.name) \(number($0.value))" })
        .joined(separator: " ")
    }
  }

  private static func lengths(_ lengths: [GridLength], _ name: String) -> String {
    guard !lengths.isEmpty else { return "" }
    let words = lengths.map { length in
      switch length {
      case .auto: "auto"
      case .points(let points): number(points)
      case .star(let weight): weight == 1 ? "*" : "\(number(weight))*"
      }
    }
    return (name.isEmpty ? "" : " \(name)") + " [\(words.joined(separator: " "))]"
  }

  private static func words(for item: ArrangedItem) -> [String] {
    var words: [String] = []
    if let cell = item.cell { words.append("row \(cell.row) column \(cell.column)") }
    if item.rowSpan != 1 { words.append("rows \(item.rowSpan)") }
    if item.columnSpan != 1 { words.append("columns \(item.columnSpan)") }
    words += limits(item.width, "width") + limits(item.height, "height")
    if item.horizontal != .center || item.vertical != .center {
      words.append("\(item.horizontal.rawValue)/\(item.vertical.rawValue)")
    }
    if item.margin != .zero { words.append("margin \(insets(item.margin))") }
    if item.visibility != .visible { words.append(item.visibility.rawValue) }
    return words
  }

  private static func limits(_ extent: ArrangedExtent, _ name: String) -> [String] {
    var words: [String] = []
    if let fixed = extent.fixed { words.append("\(name) \(number(fixed))") }
    if extent.minimum != 0 { words.append("\(name) ≥ \(number(extent.minimum))") }
    if let maximum = extent.maximum { words.append("\(name) ≤ \(number(maximum))") }
    return words
  }

  private static func number(_ value: Double) -> String {
    value.isFinite ? ContentListing.number(value) : "\(value)"
  }

  private static func insets(_ insets: EdgeInsets) -> String {
    [insets.top, insets.left, insets.bottom, insets.right].map(number).joined(separator: " ")
  }

  private static func indent(_ depth: Int) -> String { String(repeating: "  ", count: depth) }
}

extension Arrangement.Kind {
  /// The kind with its rows, columns and parameters, in printed form.
  package var listing: String { ArrangementListing.words(for: self) }
}
