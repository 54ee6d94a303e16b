import Views

/// A constraint described in code: first ⋚ multiplier × second + constant.
///
/// Constraints are made from anchors:
///
/// ```swift
/// title.topAnchor.constraint(equalTo: artwork.bottomAnchor, constant: 16)
/// ```
///
/// They refer to views by `id`, so they apply to every tree that has views with these names, and are checked when a
/// tree is built.
public struct ConstraintDescription: Hashable, Sendable {
  /// The view or guide on the left side.
  public var firstItem: LayoutItemName
  /// The edge, axis or length of it.
  public var firstAttribute: Constraint.Attribute
  /// The relation of the two sides.
  public var relation: Constraint.Relation
  /// The view or guide on the right side; nil for only a constant.
  public var secondItem: LayoutItemName?
  /// The edge, axis or length of it.
  public var secondAttribute: Constraint.Attribute?
  /// The factor of the right side.
  public var multiplier: Double
  /// The constant on the right side, in points.
  public var constant: Double
  /// 1 to 1000; 1000 is required.
  public var priority = 1000.0
  /// The identifier in messages; nil for none.
  public var identifier: String?

  init<Axis>(
    _ first: LayoutAnchor<Axis>, _ relation: Constraint.Relation, _ second: LayoutAnchor<Axis>? = nil,
    multiplier: Double = 1, constant: Double = 0
  ) {
    (firstItem, firstAttribute, self.relation) = (first.item, first.attribute, relation)
    (secondItem, secondAttribute) = (second?.item, second?.attribute)
    (self.multiplier, self.constant) = (multiplier, constant)
  }

  /// Returns the constraint with another priority.
  ///
  /// - Parameters:
  ///   - priority: 1 to 1000; 1000 is required.
  ///   - identifier: The identifier in messages; nil to keep it.
  public func with(priority: Double, identifier: String? = nil) -> ConstraintDescription {
    var copy = self
    copy.priority = priority
    copy.identifier = identifier ?? self.identifier
    return copy
  }

  /// The names of its views and guides.
  var names: [String] {
    [firstItem, secondItem].compactMap(\.self).flatMap { [$0.view, $0.guideName].compactMap(\.self) }
  }

  /// The constraint as shown in messages, such as `title.top = artwork.bottom + 16`.
  public var words: String {
    func side(_ item: LayoutItemName, _ attribute: Constraint.Attribute) -> String {
      let guide = item.guideName ?? item.guide?.rawValue
      return ([item.view ?? "?", guide, attribute.rawValue] as [String?]).compactMap(\.self).joined(
        separator: ".")
    }
    var words = side(firstItem, firstAttribute) + " \(relation.sign) "
    guard let secondItem, let secondAttribute else { return words + number(constant) }
    words += (multiplier == 1 ? "" : number(multiplier) + " × ") + side(secondItem, secondAttribute)
    if constant == 0 { return words }
    return words + (constant < 0 ? " − " + number(-constant) : " + " + number(constant))
  }

  private func number(_ value: Double) -> String {
    let text = "\(value)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}
