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

  /// What a constraint can speak of.
  enum Item {
    case view(View)
    case guide(String, owner: View)
  }

  /// Whose a constraint of the system is.
  enum Origin {
    /// One of the document's, and the view that holds it.
    case document(Constraint, holder: View)
    /// A view's own size.
    case contentSize(View)
    /// A view's mask, or the canvas.
    case mask(View)
    /// A stack view's arrangement.
    case stack(View)
  }

  let tree: ViewTree
  /// The installed views of the tree, in document order.
  let views: [View]
  /// Object ids of views and guides that are not installed: what is tied to them is left out, as UIKit does.
  private(set) var absent: Set<String> = []
  let traits: LayoutTraits
  let sizes: IntrinsicSizes
  let measure: TextMeasuring
  let solver = Solver()
  let canvas: Size
  private(set) var variables: [Variables] = []
  private(set) var items: [String: Item] = [:]
  /// Extent of what a scroll view scrolls, by the scroll view's id.
  var contentSizes: [Int: (width: Variable, height: Variable)] = [:]
  let feedback: LayoutFeedback
  /// Whether what nothing determines is made small, at its superview's corner; else it stays open.
  let settlesWhatIsOpen: Bool
  /// Whose each constraint of the system is, by `ConstraintID.index`.
  private(set) var origins: [Origin?] = []
  /// Whose the constraints are that are added now.
  var origin: Origin?
  var findings: [Finding] = []

  init(
    _ tree: ViewTree, canvas: Size, traits: LayoutTraits, feedback: LayoutFeedback,
    measure: @escaping TextMeasuring, settlesWhatIsOpen: Bool = true
  ) {
    self.settlesWhatIsOpen = settlesWhatIsOpen
    self.tree = tree
    views = tree.installedViews
    self.traits = traits
    self.canvas = canvas
    self.feedback = feedback
    self.measure = measure
    sizes = IntrinsicSizes(traits: traits, measure: measure)
    variables = tree.views.map { _ in
      Variables(
        x: solver.makeVariable(), y: solver.makeVariable(), width: solver.makeVariable(),
        height: solver.makeVariable())
    }
    if views.count < tree.views.count { noteAbsentItems() }
    for view in views {
      if items[view.objectID] == nil { items[view.objectID] = .view(view) }
      for guide in view.layoutGuides { items[guide.objectID] = .guide(guide.kind, owner: view) }
    }
  }

  private func noteAbsentItems() {
    var isIn = [Bool](repeating: false, count: tree.views.count)
    for view in views { isIn[view.id.index] = true }
    for view in tree.views where !isIn[view.id.index] {
      absent.insert(view.objectID)
      for guide in view.layoutGuides { absent.insert(guide.objectID) }
    }
  }

  subscript(view: View) -> Variables { variables[view.id.index] }

  /// Adds everything that the tree says.
  func build() {
    origin = .mask(tree.root)
    pin(tree.root)
    for view in views where view.isScrolling { addContentSize(of: view) }
    for view in views {
      origin = .mask(view)
      if view !== tree.root { place(view) }
      origin = .contentSize(view)
      addIntrinsicSize(of: view)
      origin = .stack(view)
      if case .stackView(let stack) = view.content { arrange(stack, view) }
      for constraint in view.constraints where !constraint.isPlaceholder {
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

  @discardableResult
  func require(
    _ expression: Expression, _ relation: LinearConstraint.Relation = .equal, priority: Double = 1000,
    rank: Int = 0
  ) -> ConstraintID {
    let id = solver.add(
      LinearConstraint(
        terms: expression.terms, relation: relation, constant: expression.constant, priority: priority,
        rank: rank))
    while origins.count <= Int(id.index) { origins.append(nil) }
    origins[Int(id.index)] = origin
    return id
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
    let v = self[view]
    if view.isPlacedByConstraints || superview.isStack {
      require(Expression(v.width), .greaterThanOrEqual)
      require(Expression(v.height), .greaterThanOrEqual)
      guard settlesWhatIsOpen else { return }
      // What nothing else determines stays small, at the superview's corner.
      let s = self[superview]
      require(Expression(v.x) - Expression(s.x), priority: 1)
      require(Expression(v.y) - Expression(s.y), priority: 1)
      require(Expression(v.width), priority: 2)
      require(Expression(v.height), priority: 2)
    } else {
      follow(view, superview)
    }
  }
}

extension View {
  /// Whether what is inside scrolls: constraints to its edges speak of the content.
  public var isScrolling: Bool {
    ["UIScrollView", "UITableView", "UICollectionView", "UITextView"].contains(className)
  }

  /// Whether subviews are arranged one after another.
  var isStack: Bool { if case .stackView = content { true } else { false } }

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
