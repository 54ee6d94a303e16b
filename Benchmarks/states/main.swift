import BenchmarkSupport
import Diagnostics
import Geometry
import Layout
import Templates
import Views

// A screen of 500 views in two states that swap 200 constraints, each laid out from scratch.

let (tree, state) = Screens.column(of: 500, swapping: 200)
let canvas = Size(width: 390, height: 844)
let initial = ConstraintTemplate.currentState("initial", of: tree, basedOn: [state])

func turn(_ count: Int) -> ConstraintTemplate { count.isMultiple(of: 2) ? state : initial }

var turns = 0
let timing = Timing(count: 61) {
  turn(turns).apply(to: tree)
  _ = AutoLayout.layOut(tree, canvas: canvas, traits: LayoutTraits(), measure: Screens.measure)
  turns += 1
}
print("\(tree.views.count) views, \(tree.views.reduce(0) { $0 + $1.constraints.count }) constraints")
print(timing.line("swapped and laid out"))

enum Screens {
  /// Texts with round numbers.
  static func measure(_ request: TextRequest) -> TextMeasure {
    TextMeasure(
      size: Size(width: Double(request.text.count) * 8, height: 20), lineCount: 1, firstBaseline: 15,
      lastBaseline: 15)
  }

  /// Rows of a picture, a title and three marks each, four constraints per view; the template moves the marks of the
  /// last rows.
  static func column(of count: Int, swapping: Int) -> (ViewTree, ConstraintTemplate) {
    let live = views(count, prefix: "v", target: nil)
    let template = views(count, prefix: "t", target: "v")
    let swapped = swapping / 4
    for index in 1..<count {
      place(index, in: live, "v", inset: 8)
      if index >= count - swapped { place(index, in: template, "t", inset: 20) }
    }
    // Only views with swapped constraints, and those they refer to, have a target.
    for view in template.subviews where Int(view.objectID.dropFirst())! < count - swapped - 5 {
      view.outlets = []
    }
    let tree = ViewTree(root: live)
    let state = ConstraintTemplate.extract(
      ConstraintTemplateTree(
        name: "moved", aliases: ["moved"], tree: ViewTree(root: template),
        canvas: DesignCanvas(
          device: nil, screen: Size(width: 390, height: 844), orientation: .portrait, scale: 1),
        location: place), for: tree)
    return (tree, state)
  }

  private static let place = SourceLocation(file: "benchmark", line: 1, column: 1)

  private static func views(_ count: Int, prefix: String, target: String?) -> View {
    func view(_ index: Int) -> View {
      let view = View(className: "UIView", objectID: "\(prefix)\(index)", location: place)
      view.isPlacedByConstraints = index > 0
      if let target {
        view.outlets = [Outlet(name: "targetView", destination: "\(target)\(index)", location: place)]
      }
      return view
    }
    let root = view(0)
    for index in 1..<count { root.addSubview(view(index)) }
    return root
  }

  /// Every fifth view begins a row below the previous one, the others are to the right of the one before.
  private static func place(_ index: Int, in root: View, _ prefix: String, inset: Double) {
    let me = "\(prefix)\(index)"
    func add(
      _ attribute: Constraint.Attribute, _ other: String?, _ second: Constraint.Attribute?, _ constant: Double
    ) {
      var constraint = Constraint(
        objectID: "\(me)-\(attribute.rawValue)-\(inset)", location: place, firstItem: me,
        firstAttribute: attribute)
      (constraint.secondItem, constraint.secondAttribute, constraint.constant) = (other, second, constant)
      root.constraints.append(constraint)
    }
    let isFirst = index % 5 == 1
    let before = "\(prefix)\(max(0, index - (isFirst ? 5 : 1)))"
    add(.width, nil, nil, 40 + inset)
    add(.height, nil, nil, 20 + inset)
    if index <= 5, isFirst {
      add(.top, "\(prefix)0", .top, inset)
    } else {
      add(.top, before, isFirst ? .bottom : .top, isFirst ? inset : 0)
    }
    isFirst ? add(.leading, "\(prefix)0", .leading, inset) : add(.leading, before, .trailing, inset)
  }
}
