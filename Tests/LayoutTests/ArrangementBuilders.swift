import Diagnostics
import Geometry
import Views

@testable import Layout

/// The preferred size of a test's view.
enum Preferred {
  /// A fixed size, regardless of the offer.
  case size(Double, Double)
  /// This many characters, each 10 wide, in lines 20 high.
  case text(Int)

  func size(at width: Double) -> Size {
    switch self {
    case .size(let width, let height): return Size(width: width, height: height)
    case .text(let count):
      let perLine = width.isFinite ? max(1, (width / 10).rounded(.down)) : Double(max(1, count))
      let lines = (Double(count) / perLine).rounded(.up)
      return Size(width: min(Double(count), perLine) * 10, height: lines * 20)
    }
  }
}

/// A container with subviews, and its arrangement ready for calculation.
struct Arranged {
  let container: View
  let plan: ArrangementPlan
  let findings: [Finding]
  let hidden: [String]
  private let ids: [ViewID: String]

  /// A container "box" with subviews with these names and preferred sizes, in this order.
  init(
    _ arrangement: Arrangement, _ views: [(String, Preferred)], customs: CustomArrangements = .standard,
    prepare: (View) -> Void = { _ in }
  ) {
    container = plainView("box")
    for (id, _) in views { container.addSubview(plainView(id)) }
    container.arrangement = arrangement
    prepare(container)
    let tree = ViewTree(root: container)
    let reader = ArrangementReader(container, customs: customs)
    findings = reader.findings
    hidden = reader.hiddenViews.map(\.objectID)
    ids = Dictionary(uniqueKeysWithValues: tree.views.map { ($0.id, $0.objectID) })
    let preferred = Dictionary(uniqueKeysWithValues: views)
    let ids = ids
    plan = ArrangementPlan(nodes: reader.nodes) { view, width in
      ids[view].flatMap { preferred[$0] }?.size(at: width) ?? .zero
    }
  }

  /// Frames by name at a size of the container.
  func frames(_ width: Double, _ height: Double) -> [String: Rect] {
    var frames: [String: Rect] = [:]
    for (view, frame) in plan.frames(in: Size(width: width, height: height)) {
      frames[ids[view] ?? ""] = frame
    }
    return frames
  }

  /// The frames of the placed views, as text, in the order of the subviews: `a 0 0 30 20, b …`.
  func text(_ width: Double, _ height: Double) -> String {
    let frames = frames(width, height)
    return container.subviews.compactMap { view in
      frames[view.objectID].map { "\(view.objectID) \(describe($0))" }
    }.joined(separator: ", ")
  }
}

/// A view that is not placed.
func plainView(_ id: String) -> View { View(className: "UIView", objectID: id, location: line(1)) }

/// An item for a view.
func item(_ id: String, _ change: (inout ArrangedItem) -> Void = { _ in }) -> ArrangedItem {
  var item = ArrangedItem(view: id)
  change(&item)
  return item
}

/// An item for a view with alignments.
func item(
  _ id: String, _ horizontal: HorizontalAlignment, _ vertical: VerticalAlignment,
  _ change: (inout ArrangedItem) -> Void = { _ in }
) -> ArrangedItem {
  var item = ArrangedItem(view: id)
  (item.horizontal, item.vertical) = (horizontal, vertical)
  change(&item)
  return item
}
