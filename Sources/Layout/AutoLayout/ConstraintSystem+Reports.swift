import Diagnostics
import Geometry
import Numerals
import Simplex
import Views

extension ConstraintSystem {
  /// Constraints that cannot hold together, and the view that holds the one that was given up.
  struct ConflictReport {
    let view: ViewID
    /// The one that was given up, in words.
    let constraint: String
    let finding: Finding
  }

  /// The conflicts of the solution, in the solver's order.
  var conflicts: [ConflictReport] {
    solver.conflicts.compactMap { conflict in
      guard let broken = origin(of: conflict.broken) else { return nil }
      let others = conflict.members.filter { $0 != conflict.broken }.compactMap { origin(of: $0) }
      let phrase = broken.phrase(in: self)
      let message =
        "\(phrase) cannot hold together with \(others.count) other"
        + " constraint\(others.count == 1 ? "" : "s"); it is given up"
      return ConflictReport(
        view: broken.view.id, constraint: phrase,
        finding: Finding(.warning, .conflict, message, at: broken.location, notes: notes(of: others)))
    }
  }

  /// The other constraints of a conflict. A chain of hundreds can be one: beyond 32 they are only counted.
  private func notes(of others: [Origin]) -> [Finding.Note] {
    var notes = others.prefix(32).map { Finding.Note("with \($0.phrase(in: self))", at: $0.location) }
    if others.count > notes.count { notes.append(Finding.Note("and \(others.count - notes.count) more")) }
    return notes
  }

  /// Views whose place or size another solution would change, with the axes that are open.
  ///
  /// Only views that constraints place are asked about, and none inside a hidden one.
  var ambiguousViews: [(view: View, axes: String)] {
    let asked = views.filter { view in
      (view.isPlacedByConstraints || view.superview?.isStack == true) && !view.isOrStandsInHidden
    }
    let open = Set(
      solver.ambiguous(asked.flatMap { [self[$0].x, self[$0].y, self[$0].width, self[$0].height] }))
    return asked.compactMap { view in
      let v = self[view]
      var axes: [String] = []
      if open.contains(v.x) { axes.append("horizontal position") }
      if open.contains(v.width) { axes.append("width") }
      if open.contains(v.y) { axes.append("vertical position") }
      if open.contains(v.height) { axes.append("height") }
      return axes.isEmpty ? nil : (view, axes.joined(separator: ", "))
    }
  }

  private func origin(of id: ConstraintID) -> Origin? {
    Int(id.index) < origins.count ? origins[Int(id.index)] : nil
  }
}

extension ConstraintSystem.Origin {
  /// The view that holds the constraint, or that it is made for.
  var view: View {
    switch self {
    case .document(_, let holder): holder
    case .contentSize(let view), .mask(let view), .extent(let view), .stack(let view): view
    }
  }

  /// The constraint's line, or the view's.
  var location: SourceLocation {
    switch self {
    case .document(let constraint, _): constraint.location
    default: view.location
    }
  }

  /// What a person would call the constraint.
  func phrase(in system: ConstraintSystem) -> String {
    switch self {
    case .document(let constraint, _): return system.phrase(constraint)
    case .contentSize(let view): return "the content size of \(view.phrase)"
    case .mask(let view): return "the autoresizing mask of \(view.phrase)"
    case .extent(let view): return "that \(view.phrase) is no smaller than nothing"
    case .stack(let view): return "the arrangement of \(view.phrase)"
    }
  }
}

extension ConstraintSystem {
  /// The equation in words: `UILabel "Total".leading = UIView.leading + 20`.
  fileprivate func phrase(_ constraint: Constraint) -> String {
    func name(_ id: String) -> String {
      switch items[id] {
      case .view(let view): view.runtimeClass + (view.title.map { " \"\($0)\"" } ?? "")
      case .guide(let kind, _): kind.rawValue
      case .freeGuide(_, let owner): "guide of \(owner.runtimeClass)"
      case nil: "?"
      }
    }
    let sign = constraint.relation.sign
    var text = "\(name(constraint.firstItem)).\(constraint.firstAttribute.rawValue) \(sign) "
    guard let attribute = constraint.secondAttribute else { return text + Numeral.text(constraint.constant) }
    if constraint.multiplier != 1 { text += "\(Numeral.text(constraint.multiplier)) × " }
    text += "\(constraint.secondItem.map(name) ?? "").\(attribute.rawValue)"
    if constraint.constant > 0 { text += " + \(Numeral.text(constraint.constant))" }
    if constraint.constant < 0 { text += " − \(Numeral.text(-constraint.constant))" }
    return text
  }
}

extension View {
  /// Whether the view or one around it is hidden.
  fileprivate var isOrStandsInHidden: Bool {
    var view: View? = self
    while let current = view {
      if current.isHidden { return true }
      view = current.superview
    }
    return false
  }
}
