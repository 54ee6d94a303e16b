import Diagnostics
import Geometry
import Views

@testable import Layout

/// Texts with round numbers: every character is 10 wide, every line 20 high with its baseline at 15. Lines break
/// anywhere.
func measureRoundly(_ request: TextRequest) -> TextMeasure {
  let count = Double(request.text.count)
  let perLine = request.width.map { max(1, ($0 / 10).rounded(.down)) } ?? max(1, count)
  var lines = max(1, (count / perLine).rounded(.up))
  if request.maximumLines > 0 { lines = min(lines, Double(request.maximumLines)) }
  return TextMeasure(
    size: Size(width: min(count, perLine) * 10, height: lines * 20), lineCount: Int(lines), firstBaseline: 15,
    lastBaseline: lines * 20 - 5)
}

/// A place in the imaginary file of the trees.
func line(_ number: Int) -> SourceLocation { SourceLocation(file: "t.xib", line: number, column: 1) }

/// A view placed by constraints; its ID is its name in constraints.
func box(
  _ id: String, _ className: String = "UIView", _ content: ViewContent = .plain, _ children: [View] = []
) -> View {
  let view = View(className: className, objectID: id, location: line(id.utf8.reduce(0) { $0 + Int($1) }))
  view.content = content
  view.isPlacedByConstraints = true
  for child in children { view.addSubview(child) }
  return view
}

/// A view with an optional size, like a custom class with a placeholder.
func sized(_ id: String, _ width: Double?, _ height: Double?) -> View {
  let view = box(id)
  view.placeholderIntrinsicWidth = width
  view.placeholderIntrinsicHeight = height
  return view
}

/// A label with one line, or any number of lines.
func label(_ id: String, _ text: String, lines: Int = 1) -> View {
  var label = Label()
  label.text = text
  label.numberOfLines = lines
  return box(id, "UILabel", .label(label))
}

/// A stack view; arranged views only have the stack's constraints.
func stack(
  _ id: String, _ axis: StackView.Axis, _ distribution: StackView.Distribution = .fill,
  _ alignment: StackView.Alignment = .fill, spacing: Double = 0, of children: [View]
) -> View {
  var stack = StackView()
  stack.axis = axis
  stack.distribution = distribution
  stack.alignment = alignment
  stack.spacing = spacing
  return box(id, "UIStackView", .stackView(stack), children)
}

/// Changes the properties of a stack view.
func adjust(_ view: View, _ change: (inout StackView) -> Void) {
  guard case .stackView(var stack) = view.content else { return }
  change(&stack)
  view.content = .stackView(stack)
}

/// `first.attribute = second.attribute`, with other properties to be set.
func constrain(
  _ first: String, _ attribute: Constraint.Attribute, _ relation: Constraint.Relation = .equal,
  to second: String? = nil, _ other: Constraint.Attribute? = nil, times multiplier: Double = 1,
  plus constant: Double = 0, at priority: Double = 1000, line number: Int = 1
) -> Constraint {
  var constraint = Constraint(
    objectID: "c\(number)", location: line(number), firstItem: first, firstAttribute: attribute)
  constraint.relation = relation
  constraint.secondItem = second
  constraint.secondAttribute = second == nil ? nil : other ?? attribute
  constraint.multiplier = multiplier
  constraint.constant = constant
  constraint.priority = priority
  return constraint
}

/// x, y, width and height of a view in its superview "root", as constants.
func fix(_ id: String, _ x: Double, _ y: Double, _ width: Double, _ height: Double, in root: String = "root")
  -> [Constraint]
{
  place(id, x, y, in: root) + size(id, width, height)
}

/// The left and top of a view.
func place(_ id: String, _ x: Double, _ y: Double, in root: String = "root") -> [Constraint] {
  [constrain(id, .left, to: root, plus: x), constrain(id, .top, to: root, plus: y)]
}

/// The width and height of a view.
func size(_ id: String, _ width: Double, _ height: Double) -> [Constraint] {
  [constrain(id, .width, plus: width), constrain(id, .height, plus: height)]
}

/// A laid-out screen: its tree, its findings, and frames by ID.
struct Laid {
  let tree: ViewTree
  let outcome: AutoLayout.Outcome

  /// The frame in the superview's coordinates, as text, for complete output when a test fails.
  subscript(id: String) -> String {
    tree.views.first { $0.objectID == id }.map { describe($0.frame) } ?? "no view"
  }

  /// The findings of a category.
  func findings(_ category: Category) -> [Finding] {
    outcome.findings.filter { $0.category == category }
  }
}

/// `x y width height`, whole numbers as such, others to three places.
func describe(_ rect: Rect) -> String {
  [rect.minX, rect.minY, rect.width, rect.height].map(short).joined(separator: " ")
}

/// A number to three places.
func short(_ value: Double) -> String {
  let rounded = (value * 1000).rounded() / 1000
  return rounded == rounded.rounded() && abs(rounded) < 1e9 ? String(Int(rounded)) : String(rounded)
}

/// Puts views into a root of 400 × 300 called "root" that holds the constraints, and lays out.
@discardableResult
func layOut(
  _ children: [View], _ constraints: [Constraint], canvas: Size = Size(width: 400, height: 300),
  traits: LayoutTraits = LayoutTraits(), prepare: (View) -> Void = { _ in }
) -> Laid {
  let root = View(className: "UIView", objectID: "root", location: line(1))
  root.frame = Rect(origin: .zero, size: canvas)
  for child in children { root.addSubview(child) }
  root.constraints = constraints
  prepare(root)
  let tree = ViewTree(root: root)
  return Laid(
    tree: tree, outcome: AutoLayout.layOut(tree, canvas: canvas, traits: traits, measure: measureRoundly))
}
