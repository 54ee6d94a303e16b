import Geometry
import Numerals

extension View {
  /// The parts of its arrangement in print, nested ones too, without what each item says of its view.
  package var arrangementProperties: [(name: String, text: String, place: PartOrigin)] {
    var properties: [(name: String, text: String, place: PartOrigin)] = []
    func add(_ arrangement: Arrangement, _ name: String) {
      func note(_ part: String, _ text: String) {
        properties.append(("\(name).\(part)", text, arrangement.origin))
      }
      let (columns, rows) = (arrangement.columnSpacing, arrangement.rowSpacing)
      note("kind", arrangement.kind.listing)
      if columns != 0 || rows != 0 {
        note("spacing", Self.text(columns) + (columns == rows ? "" : " × \(Self.text(rows))"))
      }
      if arrangement.padding != .zero { note("padding", Self.text(arrangement.padding)) }
      if arrangement.room != .bounds { note("room", arrangement.room.rawValue) }
      for (index, item) in arrangement.items.enumerated() {
        if case .arrangement(let inner) = item.content {
          properties += Self.properties(of: item, named: "\(name).items[\(index)]")
          add(inner, "\(name).items[\(index)]")
        }
      }
    }
    if let arrangement { add(arrangement, "arrangement") }
    return properties
  }

  /// What the superview's arrangement says of this view, in print.
  package var arrangedProperties: [(name: String, text: String, place: PartOrigin)] {
    superview?.arrangement?.item(of: objectID).map { Self.properties(of: $0, named: "item") } ?? []
  }

  /// What the parts are that are not listed, in print.
  static let usualArrangementTexts = [
    ("arrangement.kind", "none"), ("arrangement.spacing", "0"), ("arrangement.padding", "0 0 0 0"),
    ("arrangement.room", "bounds"), ("item.horizontalAlignment", "center"),
    ("item.verticalAlignment", "center"), ("item.margin", "0 0 0 0"), ("item.visibility", "visible"),
    ("item.columnSpan", "1"), ("item.rowSpan", "1"),
  ]

  private static func properties(
    of item: ArrangedItem, named name: String
  ) -> [(name: String, text: String, place: PartOrigin)] {
    var properties: [(name: String, text: String, place: PartOrigin)] = []
    func add(_ part: String, _ text: String?) {
      if let text { properties.append(("\(name).\(part)", text, item.origin)) }
    }
    for (part, extent) in [("width", item.width), ("height", item.height)] {
      add(part, extent.fixed.map(text))
      add("\(part) minimum", extent.minimum == 0 ? nil : text(extent.minimum))
      add("\(part) maximum", extent.maximum.map(text))
    }
    add("horizontalAlignment", item.horizontal == .center ? nil : item.horizontal.rawValue)
    add("verticalAlignment", item.vertical == .center ? nil : item.vertical.rawValue)
    add("margin", item.margin == .zero ? nil : text(item.margin))
    add("visibility", item.visibility == .visible ? nil : item.visibility.rawValue)
    add("cell", item.cell.map { "row \($0.row) column \($0.column)" })
    add("columnSpan", item.columnSpan == 1 ? nil : "\(item.columnSpan)")
    add("rowSpan", item.rowSpan == 1 ? nil : "\(item.rowSpan)")
    return properties
  }

  private static func text(_ value: Double) -> String { Numeral.text(value, decimals: 4) }

  private static func text(_ insets: EdgeInsets) -> String {
    [insets.top, insets.left, insets.bottom, insets.right].map { text($0) }.joined(separator: " ")
  }
}

extension Arrangement {
  /// The item of a view, in this arrangement or one inside; nil if there is none.
  fileprivate func item(of objectID: String) -> ArrangedItem? {
    for item in items {
      switch item.content {
      case .view(objectID): return item
      case .view: continue
      case .arrangement(let inner): if let found = inner.item(of: objectID) { return found }
      }
    }
    return nil
  }
}
