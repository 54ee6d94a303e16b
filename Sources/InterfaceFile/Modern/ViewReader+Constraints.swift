import Diagnostics
import InterfaceXML
import Views

extension ViewReader {
  /// Constraints and layout guides that a view holds.
  func readConstraints(of view: View, _ reader: ElementReader) {
    for guide in reader.element.children {
      switch guide.name {
      case "viewLayoutGuide", "keyboardLayoutGuide", "userLayoutGuide":
        context.ledger.takeWhole(guide)
        let kind = layoutGuideKind(guide.peek("key") ?? guide.name, guide)
        view.layoutGuides.append(LayoutGuide(kind: kind, objectID: guide.peek("id") ?? ""))
      case "userGuides":
        context.ledger.take(guide)
        for own in guide.children where own.name == "userLayoutGuide" {
          context.ledger.takeTree(own)
          view.layoutGuides.append(LayoutGuide(kind: .userLayoutGuide, objectID: own.peek("id") ?? ""))
        }
      default: break
      }
    }
    guard let list = reader.child(named: "constraints") else { return }
    for element in list.children(named: "constraint") {
      guard let constraint = constraint(element, owner: view) else {
        element.takeTree()
        continue
      }
      checkItems(of: constraint)
      if isInstalled(constraint) { view.constraints.append(constraint) }
    }
  }

  /// The kind of a guide; an unknown one is a finding, and treated as the frame of its view.
  func layoutGuideKind(_ word: String, _ guide: Element) -> LayoutGuide.Kind {
    // The key of a keyboard's guide is `keyboard`; without a key it is identified by its element.
    if guide.name == "keyboardLayoutGuide", word == guide.name { return .keyboard }
    if let kind = LayoutGuide.Kind(rawValue: word) { return kind }
    instantiator.reader(guide).reportUnknownWord(word, of: "the layout guide", used: "the frame of its view")
    return .frameLayoutGuide
  }

  /// A constraint is dropped with the views that it is attached to; those installed by other size classes are handled
  /// by layout.
  private func isInstalled(_ constraint: Constraint) -> Bool {
    let variations = instantiator.variations
    return !variations.uninstalled.contains(constraint.objectID)
      && !variations.neverInstalled.contains(constraint.firstItem)
      && !(constraint.secondItem.map(variations.neverInstalled.contains) ?? false)
  }

  /// Uninstalled views are still in the document.
  private func checkItems(of constraint: Constraint) {
    for id in [constraint.firstItem, constraint.secondItem].compactMap(\.self)
    where !instantiator.outlets.contains(id) {
      context.add(.missingReference(id, from: "a constraint", at: constraint.location))
    }
  }

  private func constraint(_ reader: ElementReader, owner: View) -> Constraint? {
    guard let first = attribute("firstAttribute", reader) else { return nil }
    var constraint = Constraint(
      objectID: reader.string("id") ?? "", location: reader.location,
      firstItem: reader.string("firstItem") ?? owner.objectID, firstAttribute: first)
    constraint.relation = reader.word(
      "relation",
      [
        ("equal", .equal), ("lessThanOrEqual", .lessThanOrEqual), ("greaterThanOrEqual", .greaterThanOrEqual),
      ], default: .equal)
    constraint.secondItem = reader.string("secondItem")
    if reader.element.peek("secondAttribute") != nil {
      constraint.secondAttribute = attribute("secondAttribute", reader)
      if constraint.secondItem == nil, let attribute = constraint.secondAttribute {
        context.add(.noSecondItem(attribute, at: constraint.location))
        return nil
      }
    }
    constraint.multiplier = multiplier(reader)
    constraint.constant = reader.number("constant", default: 0)
    constraint.priority = reader.number("priority", default: 1000)
    constraint.isPlaceholder = reader.bool("placeholder", default: false)
    constraint.identifier = reader.string("identifier")
    if reader.bool("symbolic", default: false), leadsToSafeArea(constraint),
      instantiator.era.ignoresSymbolicSafeAreaConstants
    {
      constraint.constant = 0
    }
    for name in ["symbolType", "userLabel", "exportLabel"] { _ = reader.string(name) }
    reader.child(key: "userComments")?.takeTree()
    return constraint
  }

  private func leadsToSafeArea(_ constraint: Constraint) -> Bool {
    [constraint.firstItem, constraint.secondItem].contains { $0.map(instantiator.outlets.isSafeArea) == true }
  }

  private func attribute(_ name: String, _ reader: ElementReader) -> Constraint.Attribute? {
    guard let text = reader.string(name) else { return nil }
    if text == "baseline" { return .lastBaseline }
    if let attribute = Constraint.Attribute(rawValue: text) { return attribute }
    reader.context.add(
      .badValue(
        text, of: name, expected: "a layout attribute", used: "no constraint", at: reader.location))
    return nil
  }

  /// A multiplier: a decimal, or a ratio written `16:9` or `1/3`.
  private func multiplier(_ reader: ElementReader) -> Double {
    guard let text = reader.string("multiplier") else { return 1 }
    let parts = text.split(whereSeparator: { $0 == ":" || $0 == "/" }).map { Double($0.filter { $0 != " " }) }
    if parts.count == 1, let value = parts[0], abs(value) <= 1e6 { return value }
    if parts.count == 2, let above = parts[0], let below = parts[1], below != 0, abs(above / below) <= 1e6 {
      return above / below
    }
    reader.context.add(
      .badValue(text, of: "multiplier", expected: "a number or a ratio", used: "1", at: reader.location))
    return 1
  }
}
