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
        change.constraintID != nil && change.viewID != view && !change.isExtent
          && names.parent(of: change.viewID) != view
      }
      for change in rewired {
        let cause = Self.constraint(change, names)
        let views = [change.viewID] + names.ids(in: change.old + change.new)
        let other = items.indices.first { other in
          other != place && views.contains { items[other].moves($0, along: cause, itself: true) }
        }
        guard let other, items[other].causes.count(where: \.isConstraint) < Self.mostRewired,
          !items[other].causes.contains(where: { $0.phrase == cause.phrase })
        else { continue }
        items[other].causes.append(cause)
        items[other].causes[items[other].causes.count - 1].isBesideNew = true
      }
    }
  }

  /// Gives views that moved by just what constants of theirs differ by what they did, of which nothing but a view that came around them was
  /// known as the cause.
  mutating func giveToConstants() {
    let still = items.indices.filter { place in
      let item = items[place]
      return item.kind != .structure && item.ids.count == 1 && item.own.isEmpty && !item.causes.isEmpty
        && item.causes.allSatisfy(\.isConstraint)
    }
    let places = Dictionary(still.map { (items[$0].ids[0], $0) }, uniquingKeysWith: { first, _ in first })
    if places.isEmpty { return }
    for place in items.indices where items[place].kind == .structure {
      items[place].others = items[place].others.compactMap { effect in
        let given = effect.ids.indices.filter { index in
          places[effect.ids[index]].map { items[$0].explains(effect.shift) } ?? false
        }
        if given.isEmpty { return effect }
        for index in given {
          let own = places[effect.ids[index]]!
          items[own].own.append(effect.part([index]))
          items[own].kind = .position
        }
        let left = effect.ids.indices.filter { !given.contains($0) }
        return left.isEmpty ? nil : effect.part(left)
      }
    }
  }

  /// The constraints that are given as causes of what a view did, by their ids, where there are several.
  package var constraintGroups: [(views: Set<String>, constraints: [String])] {
    if !mayBeSlack { return [] }
    return items.filter { !$0.own.isEmpty && $0.kind != .structure }.map { item in
      // What the safe area does is another matter on another device.
      let causes = item.causes.filter { cause in
        !["safeArea", "LayoutGuide"].contains { cause.phrase.contains($0) }
          || ["≥", "≤"].contains { cause.phrase.contains($0) }
      }
      return (Set(item.ids), causes.map(\.constraintID).filter { !$0.isEmpty })
    }.filter { $0.constraints.count > 1 }
  }

  /// Makes items of their own that show nothing of constraints which move nothing. `elsewhere`: those that only place what came
  /// beside the views of an item.
  package mutating func setAside(_ slack: Set<String>, elsewhere: Set<String>) {
    for place in items.indices {
      items[place].causes.removeAll { $0.isBesideNew && elsewhere.contains($0.constraintID) }
      let idle = items[place].causes.filter { slack.contains($0.constraintID) }
      let rest = items[place].causes.filter { !slack.contains($0.constraintID) }
      if idle.isEmpty || items[place].kind == .structure || !rest.contains(where: \.isConstraint) { continue }
      items[place].causes = rest
      var item = DifferenceItem(items[place].kind, items[place].subjects, idle)
      (item.ids, item.line, item.subject) = (items[place].ids, items[place].line, items[place].subject)
      item.isInert = true
      items.append(item)
    }
  }

  /// Whether there are constraints by which nothing moves.
  package var hasIdleConstraints: Bool { items.contains(where: \.isOfIdleConstraints) }

  /// Gives constraints by which nothing moves here what they move in other pictures of the screen.
  ///
  /// - Parameters:
  ///   - other: The difference of the screen in those pictures.
  ///   - words: What these have in common, after a space.
  package mutating func noteIdleConstraints(by other: SceneDifference, where words: String) {
    for place in items.indices where items[place].isOfIdleConstraints {
      let ids = Set(items[place].causes.map(\.constraintID)).subtracting([""])
      // What others of the view move together with them is no matter of theirs.
      let same = other.items.first { item in
        !item.causes.isEmpty && item.causes.allSatisfy { ids.contains($0.constraintID) }
          && (item.own + item.others).contains { !$0.shift.isRounding }
      }
      guard let same else { continue }
      func placed(_ effects: [DifferenceItem.Effect]) -> [DifferenceItem.Effect] {
        effects.map { effect in
          var effect = effect
          let isNamed = effect.variants.contains { $0.words.contains(where: effect.place.contains) }
          if !isNamed { effect.place += words }
          return effect
        }
      }
      (items[place].own, items[place].others) = (placed(same.own), placed(same.others))
      items[place].showsInApp = true
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
    cause.constraintID = change.constraintID ?? ""
    return cause
  }

  /// The most constraints of other views that are named beside a view that came or went.
  private static let mostRewired = 3
}

extension DifferenceItem {
  /// Whether the constants that differ are just what moves a view by a distance.
  fileprivate func explains(_ shift: FrameShift) -> Bool {
    func isDue(_ distance: Double, isVertical: Bool) -> Bool {
      distance == 0
        || causes.contains { cause in
          cause.isVertical == isVertical && cause.distance.map { abs(abs($0) - abs(distance)) < 0.5 } ?? false
        }
    }
    return shift.width == 0 && shift.height == 0 && isDue(shift.x, isVertical: false)
      && isDue(shift.y, isVertical: true)
  }
}
