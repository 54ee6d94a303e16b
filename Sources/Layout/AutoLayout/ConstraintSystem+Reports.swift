import Diagnostics
import Geometry
import Simplex
import Views

extension ConstraintSystem {
  /// Conflicting constraints, and the view that holds the dropped one.
  struct ConflictReport {
    let view: ViewID
    /// The dropped constraint, as text.
    let constraint: String
    let finding: Finding
  }

  /// The conflicts of the solution, in the solver's order.
  var conflicts: [ConflictReport] {
    solver.conflicts.compactMap { conflict in
      guard let broken = origin(of: conflict.broken), isOfDocument(conflict, broken) else { return nil }
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

  /// Whether a conflict is the document's, and not due to figures that layout only estimates or reads from the file:
  /// see `Deviations.unsureExtent` and `isOfCanvasRow`.
  private func isOfDocument(_ conflict: Conflict, _ broken: Origin) -> Bool {
    let members = members(of: conflict)
    if conflict.gap <= Deviations.unsureExtent, members.contains(where: isUnsure) { return false }
    if conflict.gap <= Deviations.unsureBaseline, members.contains(where: isBaseline) { return false }
    return !isOfCanvasRow(broken, members)
  }

  private func members(of conflict: Conflict) -> [Origin] { conflict.members.compactMap { origin(of: $0) } }

  /// The contents of rows that have another height in the file than their constraints require, in document order.
  ///
  /// Interface Builder marks such a content as ambiguous: 9 of 20 in 13 projects. The saved frames of the others break
  /// the constraints as well.
  var misfitContents: [View] {
    let contents = solver.conflicts.compactMap { conflict -> View? in
      guard let broken = origin(of: conflict.broken), conflict.gap > Deviations.unsureExtent,
        isOfCanvasRow(broken, members(of: conflict))
      else { return nil }
      return broken.view
    }
    let ids = Set(contents.map(\.id))
    return views.filter { ids.contains($0.id) }
  }

  /// Whether a constraint depends on a frame from the file, which is rounded to pixels: not in a running app.
  private func isUnsure(_ origin: Origin) -> Bool {
    if case .mask = origin { return traits.isDesignCanvas }
    return false
  }

  private func isBaseline(_ origin: Origin) -> Bool {
    guard case .document(let constraint, _) = origin else { return false }
    return constraint.firstAttribute.isBaseline || constraint.secondAttribute?.isBaseline == true
  }

  /// Whether it is the bottom of a row that was dropped because of the row's height in the file, and a running app
  /// would choose another height: the content's in a table whose rows size themselves, the table's own for a row
  /// outside of a table. Interface Builder does not report it.
  private func isOfCanvasRow(_ broken: Origin, _ members: [Origin]) -> Bool {
    guard case .document(let constraint, let content) = broken, yieldsInRow(constraint, heldBy: content),
      let row = content.superview, row.superview?.content.isTableView != true || row.isSelfSizingRow
    else { return false }
    return members.contains {
      if case .mask(let view) = $0 { view === row || view === content } else { false }
    }
  }

  /// The other constraints of a conflict. A chain of hundreds can be one: beyond 32 they are only counted.
  private func notes(of others: [Origin]) -> [Finding.Note] {
    var notes = others.prefix(32).map { Finding.Note("with \($0.phrase(in: self))", at: $0.location) }
    if others.count > notes.count { notes.append(Finding.Note("and \(others.count - notes.count) more")) }
    return notes
  }

  /// Views whose position or size differs in another solution, with the ambiguous axes, and scroll views whose content's
  /// size does.
  ///
  /// Only views placed by constraints are considered, except hidden ones: see `leavesOut`. Ambiguities of at most
  /// `Deviations.unsurePlace` are ignored.
  var ambiguousViews: [(view: View, axes: String)] {
    let asked = views.compactMap { view in
      leavesOut(view) ? nil : (view: view, quantities: verifiedQuantities(of: view))
    }
    let open = Set(
      solver.ambiguous(
        asked.flatMap { $0.quantities.map(\.variable) }, slack: Deviations.unsurePlace))
    return asked.compactMap { view, quantities in
      let axes = quantities.filter { open.contains($0.variable) }.map(\.name)
      return axes.isEmpty ? nil : (view, axes.joined(separator: ", "))
    }
  }

  /// Whether a view or one around it is hidden, so that no picture shows it. Interface Builder marks hidden views like
  /// visible ones, 3 of 3 roots in 3 projects, except members of stack views, which have no constraints for them: 5 of 85
  /// roots.
  private func leavesOut(_ view: View) -> Bool {
    sequence(first: view) { $0.superview }.contains {
      $0.isHidden && (!traits.isDesignCanvas || $0.superview?.isStack == true)
    }
  }

  /// The quantities of a view that constraints have to determine.
  private func verifiedQuantities(of view: View) -> [(variable: Variable, name: String)] {
    let v = self[view]
    var result: [(variable: Variable, name: String)] = []
    if (view.isPlacedByConstraints || view.superview?.isStack == true) && !view.isPlacedByCell {
      result += [
        (v.x, "horizontal position"), (v.width, "width"), (v.y, "vertical position"), (v.height, "height"),
      ]
    }
    if let content = contentSizes[view.id.index], verifiesContent(of: view) {
      result += [(content.width, "content width"), (content.height, "content height")]
    }
    return result
  }

  /// Whether constraints have to determine the size of a scroll view's content: if there are some on it, and on the canvas
  /// also if there are none, since only an app has code that says the size. 18 of 26 scroll views in 11 projects are marked.
  private func verifiesContent(of view: View) -> Bool {
    guard view.content == .container(.scrollView) else { return false }
    if view.subviews.contains(where: \.isPlacedByConstraints) { return true }
    return traits.isDesignCanvas && (!view.subviews.isEmpty || traits.era.reportsEmptyScrollViews)
  }

  /// Ties together the heights of views with the same first and last baseline.
  ///
  /// For UIKit a baseline is a distance from the top or the bottom edge, so that two of them determine a height. Here
  /// both are in the middle, where the text is, and one follows from the other. The difference is that of the solution.
  func tieHeightsByBaselines() {
    var pairs: [BaselinePair: Set<Constraint.Attribute>] = [:]
    for holder in views {
      for constraint in holder.constraints where constraint.relation == .equal {
        let attribute = constraint.firstAttribute
        guard attribute.isBaseline, attribute == constraint.secondAttribute,
          case .view(let first)? = items[constraint.firstItem],
          case .view(let second)? = items[constraint.secondItem ?? holder.objectID]
        else { continue }
        let pair = BaselinePair(min(first.id, second.id), max(first.id, second.id))
        guard pairs[pair, default: []].insert(attribute).inserted, pairs[pair]?.count == 2 else { continue }
        let (a, b) = (variables[pair.first.index].height, variables[pair.second.index].height)
        origin = .document(constraint, holder: holder)
        require(Expression(a) - Expression(b) - (solver.value(of: a) - solver.value(of: b)), rank: -2)
      }
    }
  }

  /// Fixes the widths of wrapped labels: UIKit measures such a text for exactly the label's width, which is then its
  /// content's.
  func holdWrappedWidths() {
    for view in views where view.isPlacedByConstraints || view.superview?.isStack == true {
      guard case .label(let label) = view.content, label.numberOfLines != 1 else { continue }
      let width = solver.value(of: self[view].width)
      let request = TextRequest(
        text: label.text, font: label.font, attributed: label.attributedText, width: width,
        maximumLines: label.numberOfLines)
      guard measure(request).lineCount > 1 else { continue }
      origin = .contentSize(view)
      require(Expression(self[view].width) - width, rank: -2)
    }
  }

  /// Fixes the lengths of the members of stack views that fill proportionally: UIKit gives every member a share, also those
  /// without a content size, whose share is not known here. Interface Builder marks none of 6 roots in 5 projects where
  /// this alone is open.
  func holdShares() {
    for view in views {
      guard view.arrangement == nil, case .stackView(let stack) = view.content,
        stack.distribution == .fillProportionally
      else { continue }
      origin = .stack(view)
      for member in view.subviews where traits.shows(member) {
        let extent = stack.axis == .horizontal ? self[member].width : self[member].height
        require(Expression(extent) - solver.value(of: extent), rank: -2)
      }
    }
  }

  private struct BaselinePair: Hashable {
    let first, second: ViewID

    init(_ first: ViewID, _ second: ViewID) { (self.first, self.second) = (first, second) }
  }

  private func origin(of id: ConstraintID) -> Origin? {
    Int(id.index) < origins.count ? origins[Int(id.index)] : nil
  }
}

extension ConstraintSystem.Origin {
  /// The view that holds the constraint, or for which it was created.
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

  /// A readable name of the constraint.
  func phrase(in system: ConstraintSystem) -> String {
    switch self {
    case .document(let constraint, _): return system.phrase(constraint)
    case .contentSize(let view): return "the content size of \(view.phrase)"
    case .mask(let view):
      guard let superview = view.superview else { return "the autoresizing mask of \(view.phrase)" }
      let isArranged = system.arrangements.isArranged[view.id.index] || superview.flowLayout != nil
      return isArranged
        ? "the arrangement of \(superview.phrase)" : "the autoresizing mask of \(view.phrase)"
    case .extent(let view): return "that the size of \(view.phrase) is not negative"
    case .stack(let view): return "the arrangement of \(view.phrase)"
    }
  }
}

extension ConstraintSystem {
  /// The equation as text: `UILabel "Total".leading = UIView (id 7vM-aR-6Gv).leading + 20`.
  fileprivate func phrase(_ constraint: Constraint) -> String {
    func name(_ id: String) -> String {
      switch items[id] {
      case .view(let view): self.name(of: view)
      case .guide(let kind, _): kind.rawValue
      case .freeGuide(_, let owner): "guide of \(self.name(of: owner))"
      case nil: "?"
      }
    }
    return constraint.equation(name)
  }
}

extension ConstraintSystem {
  /// A unique description of a view: class and title, and the object ID if there is no title or another view has the
  /// same.
  private func name(of view: View) -> String {
    guard let title = view.title else { return view.phrase }
    let isAlone = !views.contains { $0 !== view && $0.title == title && $0.runtimeClass == view.runtimeClass }
    return isAlone ? "\(view.runtimeClass) \"\(title)\"" : view.phrase
  }
}

extension Constraint.Attribute {
  fileprivate var isBaseline: Bool { self == .firstBaseline || self == .lastBaseline }
}
