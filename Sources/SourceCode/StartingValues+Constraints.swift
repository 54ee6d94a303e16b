// The constraints that code makes.
extension StartingValues {
  /// The most constraints of a class.
  private static let mostConstraints = 256

  /// Adds a constraint that a method makes, as far as it is known what it is about.
  mutating func add(
    _ constraint: SourceConstraint, _ condition: SourceStatement.Condition?, in type: SourceType,
    _ scope: Scope,
    _ level: Int, _ isCertain: Bool
  ) {
    let runs = scope.running(condition, mayBeLeftOut: false)
    guard constraint.unknown.isEmpty, runs != .never, !scope.isType, !scope.isElsewhere,
      constraints.count < Self.mostConstraints
    else {
      return
    }
    var constraint = constraint
    constraint.file = type.file
    constraint.isCertain = isCertain && (constraint.isCertain || runs == .always) && runs != .maybe
    guard let first = scope.place(of: constraint.first),
      let constant = scope.value(of: constraint.constant, from: level, in: type.file),
      let multiplier = scope.value(of: constraint.multiplier, from: level, in: type.file)
    else { return }
    (constraint.first, constraint.constant, constraint.multiplier) = (first, constant, multiplier)
    if let second = constraint.second {
      guard let place = scope.place(of: second) else { return }
      constraint.second = place
    }
    if !constraints.contains(constraint) { constraints.append(constraint) }
  }
}

extension SourceConstraint {
  /// What is said to be given to a view by it: `["box", "height constraint"]`. Nil where it is about no view that a name leads to.
  var path: [String]? {
    let sides = [first, second].compactMap(\.self)
    let around: Set<String> = ["view", "contentView", "superview"]
    let side = sides.first { side in side.path.first.map { !around.contains($0) } ?? false }
    return side.map { [$0.path[0], "\($0.attribute)\(Self.suffix)"] }
  }

  /// What the name of a property ends with that stands for a constraint of a view.
  package static let suffix = " constraint"

  /// All that tells it from others.
  var words: String { "\(withoutPlace)" }
}

extension StartingValues.Scope {
  /// A side of a constraint, as the object whose values these are calls it; nil where that is not known.
  fileprivate func place(of side: SourceConstraint.Side) -> SourceConstraint.Side? {
    var side = side
    if let first = side.path.first, let given = arguments[first] {
      guard !given.path.isEmpty else { return nil }
      side.path = given.path + side.path.dropFirst()
    } else {
      side.path = (receiver.map { [$0] } ?? []) + side.path
    }
    return side
  }
}
