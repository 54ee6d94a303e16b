import Geometry
import Views

/// Converts the arrangement of a scene file to the one that places a view's subviews.
struct ArrangementReader {
  let reader: ElementReader

  /// The arrangement for an `<arrangement>` element; nil if its kind is unknown, which is a finding.
  func arrangement() -> Arrangement? {
    guard let kind = kind() else { return nil }
    var arrangement = Arrangement(kind)
    arrangement.columnSpacing = reader.number("columnSpacing", default: 0)
    arrangement.rowSpacing = reader.number("rowSpacing", default: 0)
    arrangement.padding = insets("padding")
    arrangement.room = reader.word("room", default: .bounds)
    arrangement.items = reader.children(named: "item").compactMap { ArrangementReader(reader: $0).item() }
    return arrangement
  }

  private func kind() -> Arrangement.Kind? {
    let word = reader.string("kind") ?? ""
    switch word {
    case "horizontal": return .horizontal
    case "vertical": return .vertical
    case "flow": return .flow
    case "grid":
      let insertion: Grid.Insertion = reader.word("insert", default: .none)
      return .grid(Grid(columns: lengths("columns"), rows: lengths("rows"), insertion: insertion))
    case "horizontalCells": return .horizontalCells(lengths("cells"))
    case "verticalCells": return .verticalCells(lengths("cells"))
    case "custom":
      let parameters = reader.children(named: "parameter").map {
        CustomKind.Parameter($0.string("name") ?? "", $0.number("value", default: 0))
      }
      return .custom(CustomKind(reader.string("name") ?? "", parameters: parameters))
    default:
      reader.reportUnknownWord(word, of: "the arrangement", used: "none")
      return nil
    }
  }

  private func lengths(_ name: String) -> [GridLength] {
    guard let list = reader.child(named: name) else { return [] }
    return list.children(named: "length").map { length in
      if let points = length.number("points") { return .points(max(0, points)) }
      return length.number("star").map { .star($0) } ?? .auto
    }
  }

  private func item() -> ArrangedItem? {
    let inner = reader.child(named: "arrangement").flatMap { ArrangementReader(reader: $0).arrangement() }
    guard var item = reader.string("view").map(ArrangedItem.init(view:)) ?? inner.map({ ArrangedItem($0) })
    else {
      return nil
    }
    item.width = extent("width", "minWidth", "maxWidth")
    item.height = extent("height", "minHeight", "maxHeight")
    item.horizontal = reader.word("horizontalAlignment", default: .center)
    item.vertical = reader.word("verticalAlignment", default: .center)
    item.margin = insets("margin")
    item.visibility = reader.word("visibility", default: .visible)
    if reader.element.peek("row") != nil || reader.element.peek("column") != nil {
      item.cell = GridCell(row: cell("row"), column: cell("column"))
    }
    item.rowSpan = max(1, reader.int("rowSpan", default: 1))
    item.columnSpan = max(1, reader.int("columnSpan", default: 1))
    return item
  }

  private func cell(_ name: String) -> Int { max(0, reader.int(name, default: 0)) }

  private func extent(_ fixed: String, _ minimum: String, _ maximum: String) -> ArrangedExtent {
    ArrangedExtent(
      minimum: max(0, reader.number(minimum, default: 0)), maximum: reader.number(maximum),
      fixed: reader.number(fixed))
  }

  private func insets(_ key: String) -> EdgeInsets { reader.insets(key: key) ?? .zero }
}

extension LayoutAnimation {
  /// The animation for a `<layoutAnimation>` element.
  init(_ reader: ElementReader) {
    let plain = LayoutAnimation()
    self.init(
      duration: max(0, reader.number("duration", default: plain.duration)),
      delay: max(0, reader.number("delay", default: plain.delay)),
      curve: reader.string("curve") ?? plain.curve)
  }
}
