import Diagnostics
import Geometry
import Simplex
import Views

/// The constraints of one tree as a linear system, x and y of every view in window coordinates.
final class ConstraintSystem {
  /// The variables of one view: the frame's origin and size on both axes.
  struct Variables {
    let x: Variable
    let y: Variable
    let width: Variable
    let height: Variable
  }

  /// An item that constraints can refer to.
  enum Item {
    case view(View)
    case guide(LayoutGuide.Kind, owner: View)
    /// A custom guide of the document, placed only by constraints.
    case freeGuide(Variables, owner: View)
  }

  enum Origin {
    /// A constraint of the document, and the view that holds it.
    case document(Constraint, holder: View)
    /// A view's content size.
    case contentSize(View)
    /// A view's autoresizing mask, or the canvas.
    case mask(View)
    /// A lower bound of zero for sizes.
    case extent(View)
    /// A stack view's arrangement.
    case stack(View)
  }

  let tree: ViewTree
  /// The installed views of the tree, in document order, without those placed only by arrangements.
  let views: [View]
  let arrangements: TreeArrangements
  /// Object IDs of views and guides that are not installed: constraints to them are left out, as in UIKit.
  private(set) var absent: Set<String> = []
  let traits: LayoutTraits
  let sizes: IntrinsicSizes
  let measure: TextMeasuring
  let solver: Solver
  let canvas: Size
  private(set) var variables: [Variables] = []
  private(set) var items: [String: Item] = [:]
  /// The content size of scroll views, by the scroll view's ID.
  var contentSizes: [Int: (width: Variable, height: Variable)] = [:]
  var feedback: LayoutFeedback
  /// The feedback used by the system, by `ViewID.index`; another one that agrees on it results in the same system.
  var reads: [LayoutFeedback.Reads]
  /// The constraints that resolve ambiguities: see `Deviations.openExtent`.
  private var settling: [ConstraintID] = []
  /// The origin of each constraint of the system, by `ConstraintID.index`.
  private(set) var origins: [Origin?] = []
  /// The origin of constraints being added.
  var origin: Origin?
  var findings: [Finding] = []
  /// The baselines of views, as far as requested.
  var knownBaselines: [ViewID: (first: Expression, last: Expression)] = [:]
  /// The natural lengths of the members of stack views in points, as far as requested.
  var knownExtents: [StackView.Axis: [ViewID: Double]] = [:]
  /// The positions of the rows of tables, as far as requested.
  var tableRows: [ViewID: TableRows] = [:]
  /// The rows whose contents determine their heights.
  var fittingRows: [View] = []
  /// The positions of the views in toolbars, in the order of their items, as far as requested.
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

  /// Adds everything in the tree and solves the system.
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
      for constraint in view.constraints {
        origin = .document(constraint, holder: view)
        add(constraint, heldBy: view)
      }
    }
  }

  /// The solution for a view, in window points.
  func rect(of view: View) -> Rect {
    let v = self[view]
    return Rect(
      x: solver.value(of: v.x), y: solver.value(of: v.y), width: solver.value(of: v.width),
      height: solver.value(of: v.height))
  }

  // MARK: Adding

  /// Adds a constraint with an `origin`: expression ⋚ 0. One with invalid numbers is reported and left out.
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
  }

  /// Adds a constraint that only resolves ambiguities.
  func settle(_ expression: Expression, priority: Double) {
    let before = origins.count
    require(expression, priority: priority)
    settling += (before..<origins.count).map { ConstraintID(index: Int32($0)) }
  }

  /// Solves without the constraints that resolve ambiguities, in order to detect these.
  ///
  /// What a conflict gave up stays as it is: a view that would be determined without the conflict is not ambiguous
  /// besides.
  func open() {
    for conflict in solver.conflicts { hold(conflict.broken) }
    tieHeightsByBaselines()
    holdWrappedWidths()
    holdShares()
    for id in settling { solver.remove(id) }
    settling = []
    solver.solve()
  }

  /// Replaces a dropped constraint with the difference that it has in the solution.
  private func hold(_ dropped: ConstraintID) {
    let terms = solver.terms(of: dropped)
    origin = origins[Int(dropped.index)]
    solver.remove(dropped)
    let sum = terms.reduce(0) { $0 + $1.coefficient * solver.value(of: $1.variable) }
    var difference = Expression(-sum)
    difference.terms = terms
    require(difference, rank: -2)
  }

  private func unusable() {
    guard let origin else { return }
    let finding = Finding(
      .warning, .value,
      "\(origin.phrase(in: self)) has a number that cannot be used in layout; it is left out",
      at: origin.location)
    // A content size is two inequalities per axis, an arrangement many: one finding each is enough.
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

  /// Leaves a position to constraints; the default is a view's or a guide's.
  private func leaveFree(_ v: Variables, in surrounding: View, of view: View? = nil) {
    origin = .extent(view ?? surrounding)
    // Rank 1: if the document requires a negative size, the document's constraint is dropped.
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
  /// The axis on which the view has the common length of all members of its stack view; nil if it has its own.
  fileprivate var axisOfCommonExtent: StackView.Axis? {
    guard case .stackView(let stack)? = superview?.content, stack.distribution == .fillEqually, !isHidden,
      (superview?.subviews.count ?? 0) > StackView.manyMembers
    else { return nil }
    return stack.axis
  }

  /// Whether subviews are arranged sequentially.
  var isStack: Bool { if case .stackView = content { true } else { false } }

  /// Whether it is a vertical stack view.
  var isColumn: Bool { if case .stackView(let stack) = content { stack.axis == .vertical } else { false } }

  var isRowContent: Bool { content == .container(.tableViewCellContentView) }

  /// Whether it is the content view of a cell, and no constraint of the cell refers to it: the cell places it,
  /// regardless of `translatesAutoresizingMaskIntoConstraints`.
  var isPlacedByCell: Bool {
    guard isRowContent, let cell = superview else { return false }
    return !cell.constraints.contains { $0.firstItem == objectID || $0.secondItem == objectID }
  }

  /// Whether a view is a descendant of another.
  func isInside(_ other: View) -> Bool {
    var view = superview
    while let current = view {
      if current === other { return true }
      view = current.superview
    }
    return false
  }
}
