// Constraints of views that stay, which came or went with others.
extension SceneDifference {
  /// The constraints of views that stay which came or went with a view: those for their sizes, and where other views moved because of
  /// it, or moved that way because of another edit, those between them which came.
  func rewired(
    around item: DifferenceItem, _ changes: [TreeChange], _ names: ViewNames
  ) -> [DifferenceItem.Cause] {
    guard item.kind == .structure, item.ids.count == 1 else { return [] }
    let own = changes.filter { $0.constraintID != nil && $0.viewID != item.ids[0] }
    let (sizes, places) = (
      own.filter(\.isExtent),
      own.filter { change in
        !change.isExtent && !change.new.isEmpty
          && (!item.others.isEmpty
            || names.parent(of: change.viewID) != item.ids[0] && isMoved(change, names))
      }
    )
    let shown = sizes.prefix(Self.mostRewired) + places.prefix(Self.mostRewired)
    let rest = sizes.count + places.count - shown.count
    var causes = shown.map { change in
      var cause = Self.constraint(change, names)
      cause.phrase = "\(names[change.viewID] ?? change.view) \(cause.phrase)"
      return cause
    }
    if rest > 0 {
      let word = rest == 1 ? "constraint" : "constraints"
      causes.append(DifferenceItem.Cause(phrase: "and \(rest) more \(word) around it", file: nil, line: 0))
      causes[causes.count - 1].isConstraint = true
    }
    return causes
  }

  /// Whether a view moved because of another view's edit in the direction of a constraint of its own.
  private func isMoved(_ change: TreeChange, _ names: ViewNames) -> Bool {
    let cause = Self.constraint(change, names)
    return items.contains { $0.moves(change.viewID, along: cause, itself: false) }
  }

  /// Gives views that moved the constraints of theirs that came with views beside them.
  mutating func giveConstraints(_ causes: [[TreeChange]], _ names: ViewNames) {
    for place in causes.indices where items[place].kind == .structure && items[place].ids.count == 1 {
      let view = items[place].ids[0]
      let rewired = causes[place].filter { change in
        change.constraintID != nil && change.viewID != view && !change.isExtent && !change.new.isEmpty
          && names.parent(of: change.viewID) != view
      }
      for change in rewired {
        let cause = Self.constraint(change, names)
        let other = items.indices.first { other in
          other != place && items[other].moves(change.viewID, along: cause, itself: true)
        }
        guard let other, items[other].causes.count(where: \.isConstraint) < Self.mostRewired,
          !items[other].causes.contains(where: { $0.phrase == cause.phrase })
        else { continue }
        items[other].causes.append(cause)
      }
    }
  }

  /// The change of a constraint as a cause.
  static func constraint(_ change: TreeChange, _ names: ViewNames) -> DifferenceItem.Cause {
    let isGone = change.new.isEmpty && change.oldLine > 0
    var cause = DifferenceItem.Cause(
      phrase: names.named(change.phrase), file: change.file, line: isGone ? 0 : change.line,
      distance: change.distance)
    (cause.isGone, cause.isConstraint) = (isGone, true)
    cause.attribute = String(change.property.prefix { $0 != " " })
    return cause
  }

  /// The most constraints of other views that are named beside a view that came or went.
  private static let mostRewired = 3
}
