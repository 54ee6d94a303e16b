import Diagnostics
import Geometry

extension View {
  /// A part of an arrangement in print, with the place where a document states it.
  package typealias ArrangementProperty = (name: String, text: String, place: SourceLocation)

  /// The parts of its arrangement, nested ones too, without what each item says of its view.
  package var arrangementProperties: [ArrangementProperty] {
    var properties: [ArrangementProperty] = []
    func add(_ arrangement: Arrangement, _ name: String) {
      func note(_ part: String, _ text: String) { properties.append(property("\(name).\(part)", text)) }
      let (columns, rows) = (arrangement.columnSpacing, arrangement.rowSpacing)
      note("kind", arrangement.kind.listing)
      if columns != 0 || rows != 0 {
        note("spacing", NumberText.text(columns) + (columns == rows ? "" : " × \(NumberText.text(rows))"))
      }
      if arrangement.padding != .zero { note("padding", NumberText.text(arrangement.padding)) }
      if arrangement.room != .bounds { note("room", arrangement.room.rawValue) }
      for (index, item) in arrangement.items.enumerated() {
        guard case .arrangement(let inner) = item.content else { continue }
        let name = "\(name).items[\(index)]"
        for (part, text) in item.properties { properties.append(property("\(name).\(part)", text)) }
        add(inner, name)
      }
    }
    if let arrangement { add(arrangement, "arrangement") }
    return properties
  }

  /// What the superview's arrangement says of this view.
  package var arrangedProperties: [ArrangementProperty] {
    guard let superview, let (path, item) = superview.arrangement?.item(of: objectID, "arrangement") else {
      return []
    }
    return item.properties.map { part, text in
      ("item.\(part)", text, superview.property("\(path).\(part)", text).place)
    }
  }

  private func property(_ path: String, _ text: String) -> ArrangementProperty {
    (path, text, places.place(ofFirst: ViewProperty.keys(of: path)) ?? location)
  }

  /// What the parts are that are not listed, in print.
  package static let usualArrangementTexts = [
    ("arrangement.kind", "none"), ("arrangement.spacing", "0"),
    ("arrangement.padding", NumberText.text(EdgeInsets.zero)),
    ("arrangement.room", "bounds"), ("item.horizontalAlignment", "center"),
    ("item.verticalAlignment", "center"), ("item.margin", NumberText.text(EdgeInsets.zero)),
    ("item.visibility", "visible"),
    ("item.columnSpan", "1"), ("item.rowSpan", "1"),
  ]
}

extension ArrangedItem {
  /// What it says of what it arranges, by the keys of documents, without what they need not state.
  fileprivate var properties: [(part: String, text: String)] {
    var properties: [(part: String, text: String)] = []
    func add(_ part: String, _ text: String?) { if let text { properties.append((part, text)) } }
    for (part, extent) in [("Width", width), ("Height", height)] {
      add(part.lowercased(), extent.fixed.map { NumberText.text($0) })
      add("min\(part)", extent.minimum == 0 ? nil : NumberText.text(extent.minimum))
      add("max\(part)", extent.maximum.map { NumberText.text($0) })
    }
    add("horizontalAlignment", horizontal == .center ? nil : horizontal.rawValue)
    add("verticalAlignment", vertical == .center ? nil : vertical.rawValue)
    add("margin", margin == .zero ? nil : NumberText.text(margin))
    add("visibility", visibility == .visible ? nil : visibility.rawValue)
    add("row", cell.map { "\($0.row)" })
    add("column", cell.map { "\($0.column)" })
    add("columnSpan", columnSpan == 1 ? nil : "\(columnSpan)")
    add("rowSpan", rowSpan == 1 ? nil : "\(rowSpan)")
    return properties
  }
}

extension Arrangement {
  /// The item of a view and the path to it, in this arrangement or one inside; nil if there is none.
  fileprivate func item(of objectID: String, _ path: String) -> (path: String, item: ArrangedItem)? {
    for (index, item) in items.enumerated() {
      let own = "\(path).items[\(index)]"
      switch item.content {
      case .view(objectID): return (own, item)
      case .view: continue
      case .arrangement(let inner): if let found = inner.item(of: objectID, own) { return found }
      }
    }
    return nil
  }
}
