import Views

extension ArchiveReader {
  /// The constraints that a view of an 8.00 archive holds.
  func constraints() -> [Constraint] {
    items("NSViewConstraints").compactMap { archive.reader($0).constraint }
  }

  private var constraint: Constraint? {
    let second = value("secondItem").map(ArchiveRecords.identity)
    guard let first = value("firstItem"), let attribute = attribute("firstAttribute") else { return nil }
    var constraint = Constraint(
      objectID: element.peek("id") ?? "", location: location, firstItem: ArchiveRecords.identity(of: first),
      firstAttribute: attribute)
    let relation = int("relation", default: 0)
    constraint.relation = relation < 0 ? .lessThanOrEqual : relation > 0 ? .greaterThanOrEqual : .equal
    constraint.secondItem = second
    if int("secondAttribute", default: 0) != 0 {
      constraint.secondAttribute = self.attribute("secondAttribute")
      if second == nil, let attribute = constraint.secondAttribute {
        context.add(.noSecondItem(attribute, at: location))
        return nil
      }
    }
    constraint.multiplier = number("multiplier", default: 1)
    constraint.constant = object("constant")?.number("value", default: 0) ?? 0
    constraint.priority = number("priority", default: 1000)
    return constraint
  }

  /// The attribute for a number of `NSLayoutConstraint.Attribute`, which counts from 1.
  private func attribute(_ key: String) -> Constraint.Attribute? {
    let number = int(key, default: 0)
    if Self.attributes.indices.contains(number - 1) { return Self.attributes[number - 1] }
    context.add(
      .badValue(
        String(number), of: key, expected: "a layout attribute", used: "no constraint", at: location))
    return nil
  }

  private static let attributes: [Constraint.Attribute] = [
    .left, .right, .top, .bottom, .leading, .trailing, .width, .height, .centerX, .centerY, .lastBaseline,
    .firstBaseline, .leftMargin, .rightMargin, .topMargin, .bottomMargin, .leadingMargin, .trailingMargin,
    .centerXWithinMargins, .centerYWithinMargins,
  ]
}
