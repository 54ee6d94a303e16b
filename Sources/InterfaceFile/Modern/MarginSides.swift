import InterfaceXML

extension InterfaceDocument {
  /// Whether a constraint that holds in both versions of a document leads to a margin in one of them and to the edge in the
  /// other: how far these are apart depends on how wide the screen is (Apple, `UIView.layoutMargins`).
  package static func exchangesMargins(from old: InterfaceDocument, to new: InterfaceDocument) -> Bool {
    let (was, now) = (old.horizontalEnds, new.horizontalEnds)
    return was.contains { sides, ends in now[sides].map { $0 != ends } ?? false }
  }

  /// Whether constraints of leading and trailing sides are between other views or sides: what they do depends on how wide a view is.
  package static func changesSides(from old: InterfaceDocument, to new: InterfaceDocument) -> Bool {
    old.horizontalEnds != new.horizontalEnds
  }

  /// The attributes of constraints for leading and trailing sides, by what they are between, margin or edge.
  private var horizontalEnds: [[String]: Set<[String]>] {
    var found: [[String]: Set<[String]>] = [:]
    var waiting: [(element: Element, holder: String)] = [(root, "")]
    while let (element, holder) = waiting.popLast() {
      let own = element.peek("id") ?? holder
      guard element.name == "constraint" else {
        waiting += element.children.map { ($0, own) }
        continue
      }
      let ends = [("firstItem", "firstAttribute"), ("secondItem", "secondAttribute")].map { item, attribute in
        (element.peek(item) ?? holder, element.peek(attribute) ?? "")
      }.sorted { $0 < $1 }
      guard ends.contains(where: { Self.sides.contains($0.1) }) else { continue }
      let sides = ends.map { "\($0.0).\($0.1.replacing("Margin", with: ""))" }
      found[sides, default: []].insert(ends.map(\.1))
    }
    return found
  }

  private static let sides: Set<String> = [
    "leading", "trailing", "left", "right", "leadingMargin", "trailingMargin", "leftMargin", "rightMargin",
  ]
}
