import Diagnostics
import Geometry
import Simplex
import Views

/// The constraints of one tree as a linear system, x and y of every view in window coordinates.
final class ConstraintSystem {
  /// The variables of one view: the frame's origin and extent on both axes.
  struct Variables {
    let x: Variable
    let y: Variable
    let width: Variable
    let height: Variable
  }

  /// What a constraint can refer to.
  enum Item {
    case view(View)
    case guide(LayoutGuide.Kind, owner: View)
    /// A guide of the document's own, which constraints alone place.
    case freeGuide(Variables, owner: View)
  }

  /// Whose a constraint of the system is.
  enum Origin {
    /// One of the document's, and the view that holds it.
    case document(Constraint, holder: View)
    /// A view's own size.
    case contentSize(View)
    /// A view's mask, or the canvas.
    case mask(View)
    /// That no view is smaller than nothing.
    case extent(View)
    /// A stack view's arrangement.
    case stack(View)
  }

  let tree: ViewTree
  /// The installed views of the tree, in document order, without those that arrangements alone place.
  let views: [View]
  let arrangements: TreeArrangements
  /// Object ids of views and guides that are not installed: what is tied to them is left out, as UIKit does.
  private(set) var absent: Set<String> = []
  let traits: LayoutTraits
  let sizes: IntrinsicSizes
  let measure: TextMeasuring
  let solver: Solver
  let canvas: Size
  private(set) var variables: [Variables] = []
  private(set) var items: [String: Item] = [:]
  /// Extent of what a scroll view scrolls, by the scroll view's id.
  var contentSizes: [Int: (width: Variable, height: Variable)] = [:]
  var feedback: LayoutFeedback
  /// What of the feedback went into the system, by `ViewID.index`; another one that agrees on it makes the same system.
  var reads: [LayoutFeedback.Reads]
  /// The constraints that settle what nothing determines: see `Deviations.openExtent`.
  private var settling: [ConstraintID] = []
  /// Whose each constraint of the system is, by `ConstraintID.index`.
  private(set) var origins: [Origin?] = []
  /// The constraints of the document in the system, once some are removed; kept up to date from then on.
  var documentIDs: [DocumentKey: [ConstraintID]]?
  /// Whose the constraints are that are added now.
  var origin: Origin?
  var findings: [Finding] = []
  /// The baselines of the views that were asked for theirs.
  var knownBaselines: [ViewID: (first: Expression, last: Expression)] = [:]
  /// What the members of stack views would take by themselves, points, where that was asked for.
  var knownExtents: [StackView.Axis: [ViewID: Double]] = [:]
  /// The places of the rows of each table that was asked for.
  var tableRows: [ViewID: TableRows] = [:]
  /// The places of the views in each toolbar that was asked for, in the order of its items.
  var toolbarRows: [ViewID: ToolbarRow] = [:]

  init(
    _ tree: ViewTree, canvas: Size, traits: LayoutTraits, feedback: LayoutFeedback,
    arrangements: TreeArrangements, workLimit: Int, measure: @escaping TextMeasuring
  ) {
    solver = Solver(workLimit: workLimit)
    self.tree = tree
    let installed = tree.installedViews
    views =
      arrangements.isEmpty ? installed : installed.filter { !arrangements.isLeftOut[$0.id.index] }
    self.arrangements = arrangements
    self.traits = traits
    self.canvas = canvas
    self.feedback = feedback
    reads = Array(repeating: [], count: tree.views.count)
    self.measure = measure
    sizes = IntrinsicSizes(traits: traits, measure: measure)
    variables = tree.views.map { _ in makeVariables() }
    if installed.count < tree.views.count { noteAbsentItems(installed) }
    for view in views {
      if items[view.objectID] == nil { items[view.objectID] = .view(view) }
      for guide in view.layoutGuides {
        items[guide.objectID] =
          guide.kind == .userLayoutGuide
          ? .freeGuide(makeVariables(), owner: view) : .guide(guide.kind, owner: view)
      }
    }
  }

  private func noteAbsentItems(_ installed: [View]) {
    var isIn = [Bool](repeating: false, count: tree.views.count)
    for view in installed { isIn[view.id.index] = true }
    for view in tree.views where !isIn[view.id.index] {
      absent.insert(view.objectID)
      for guide in view.layoutGuides { absent.insert(guide.objectID) }
    }
  }

  private func makeVariables() -> Variables {
    Variables(
      x: solver.makeVariable(), y: solver.makeVariable(), width: solver.makeVariable(),
      height: solver.makeVariable())
  }

  subscript(view: View) -> Variables { variables[view.id.index] }

  /// Adds everything that the tree says and solves it.
  func solve() {
    build()
    solver.solve()
  }

  private func build() {
    origin = .mask(tree.root)
    pin(tree.root)
    for view in views where view.isScrolling { addContentSize(of: view) }
    for view in views {
      origin = .mask(view)
      if view !== tree.root { place(view) }
      for guide in view.layoutGuides {
        if case .freeGuide(let own, _)? = items[guide.objectID] { leaveFree(own, in: view) }
      }
      origin = .contentSize(view)
      addIntrinsicSize(of: view)
      origin = .stack(view)
      if view.arrangement == nil, case .stackView(let stack) = view.content { arrange(stack, view) }
      for constraint in view.constraints where traits.isDesignCanvas || !constraint.isPlaceholder {
        origin = .document(constraint, holder: view)
        add(constraint, heldBy: view)
      }
    }
  }

  /// The solution of a view, points in the window.
  func rect(of view: View) -> Rect {
    let v = self[view]
    return Rect(
      x: solver.value(of: v.x), y: solver.value(of: v.y), width: solver.value(of: v.width),
      height: solver.value(of: v.height))
  }

  // MARK: Adding

  /// Adds a constraint in the name of `origin`: expression ⋚ 0. One whose numbers cannot be calculated with is told
  /// and left out.
  func require(
    _ expression: Expression, _ relation: LinearConstraint.Relation = .equal, priority: Double = 1000,
    rank: Int = 0
  ) {
    guard expression.isUsable, priority > 0 else { return unusable() }
    let id = solver.add(
      LinearConstraint(
        terms: expression.terms, relation: relation, constant: expression.constant, priority: priority,
        rank: rank))
    while origins.count <= Int(id.index) { origins.append(nil) }
    origins[Int(id.index)] = origin
    if documentIDs != nil, case .document(let constraint, let holder)? = origin {
      documentIDs?[DocumentKey(holder: holder.id, id: constraint.objectID), default: []].append(id)
    }
  }

  /// Takes a constraint of the system away.
  func remove(_ id: ConstraintID) {
    solver.remove(id)
    origins[Int(id.index)] = nil
  }

  /// Adds a constraint that decides only what nothing else does.
  func settle(_ expression: Expression, priority: Double) {
    let before = origins.count
    require(expression, priority: priority)
    settling += (before..<origins.count).map { ConstraintID(index: Int32($0)) }
  }

  /// Solves without the constraints that settle what is open, so that it shows.
  func open() {
    tieHeightsByBaselines()
    holdWrappedWidths()
    for id in settling { solver.remove(id) }
    settling = []
    solver.solve()
  }

  private func unusable() {
    guard let origin else { return }
    let finding = Finding(
      .warning, .value,
      "\(origin.phrase(in: self)) has a number that cannot be used in layout; it is left out",
      at: origin.location)
    // A content size is two inequalities a side, an arrangement many: one finding each is enough.
    if findings.last != finding { findings.append(finding) }
  }

  private func pin(_ root: View) {
    let v = self[root]
    require(Expression(v.x))
    require(Expression(v.y))
    require(Expression(v.width) - canvas.width)
    require(Expression(v.height) - canvas.height)
  }

  /// A view without constraints of its own follows its superview by its mask; sizes are never negative.
  private func place(_ view: View) {
    guard let superview = view.superview else { return }
    if arrange(view, in: superview) { return }
    if view.isPlacedByConstraints && !view.isPlacedByCell || superview.isStack {
      leaveFree(self[view], in: superview, of: view)
    } else {
      follow(view, superview)
    }
  }

  /// Leaves a place to constraints; what is given there is a view's or a guide's.
  private func leaveFree(_ v: Variables, in surrounding: View, of view: View? = nil) {
    origin = .extent(view ?? surrounding)
    // Rank 1: where the document asks for less than nothing, it is the document's constraint that is given up.
    let shared = view?.axisOfCommonExtent
    if shared != .horizontal { require(Expression(v.width), .greaterThanOrEqual, rank: 1) }
    if shared != .vertical { require(Expression(v.height), .greaterThanOrEqual, rank: 1) }
    let s = self[surrounding]
    settle(Expression(v.x) - Expression(s.x), priority: Deviations.openPlace)
    settle(Expression(v.y) - Expression(s.y), priority: Deviations.openPlace)
    settle(Expression(v.width), priority: Deviations.openExtent)
    settle(Expression(v.height), priority: Deviations.openExtent)
  }
}

extension View {
  /// The axis on which the view has the extent that all members of its stack view have; nil where it has one of its
  /// own.
  fileprivate var axisOfCommonExtent: StackView.Axis? {
    guard case .stackView(let stack)? = superview?.content, stack.distribution == .fillEqually, !isHidden,
      (superview?.subviews.count ?? 0) > StackView.manyMembers
    else { return nil }
    return stack.axis
  }

  /// Whether subviews are arranged one after another.
  var isStack: Bool { if case .stackView = content { true } else { false } }

  /// Whether it is the content view of a table's cell.
  var isRowContent: Bool { content == .container(.tableViewCellContentView) }

  /// Whether it is the content view of a cell, and no constraint of the cell refers to it: the cell places it, whatever
  /// `translatesAutoresizingMaskIntoConstraints` says.
  var isPlacedByCell: Bool {
    guard isRowContent, let cell = superview else { return false }
    return !cell.constraints.contains { $0.firstItem == objectID || $0.secondItem == objectID }
  }

  /// Whether a view stands somewhere inside another.
  func isInside(_ other: View) -> Bool {
    var view = superview
    while let current = view {
      if current === other { return true }
      view = current.superview
    }
    return false
  }
}
