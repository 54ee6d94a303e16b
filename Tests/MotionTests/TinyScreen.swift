import Diagnostics
import Geometry
import Views

@testable import Motion

/// A root with boxes placed by their frames only, in transition to other frames.
struct TinyScreen {
  let tree: ViewTree
  private var from: MotionEnd

  /// A screen of 200 × 200 points with boxes in it, named by letters; `arrange` places them in the first layout.
  init(_ frames: [Rect], arrange: ([View]) -> Void = { _ in }) {
    let root = Self.box("root", Rect(x: 0, y: 0, width: 200, height: 200))
    root.backgroundColor = nil
    let letters = "abcdefghijklmnopqrstuvwxyz"
    for (place, frame) in frames.enumerated() {
      let letter = place < letters.count ? String(Array(letters)[place]) : "\(place)"
      root.addSubview(Self.box(letter, frame))
    }
    arrange(root.subviews)
    tree = ViewTree(root: root)
    from = Self.end(tree)
  }

  /// A visible box.
  static func box(_ name: String, _ frame: Rect) -> View {
    let view = View(className: "UIView", objectID: name, location: SourceLocation(file: "Tiny.xib"))
    view.frame = frame
    view.backgroundColor = .fixed(RGBA(white: 0))
    return view
  }

  /// The transition to a last layout, in which `arrange` places the boxes.
  func way(_ curve: TimingCurve = .linear, arrange: ([View]) -> Void) -> Transition {
    arrange(tree.root.subviews)
    return Transition(from: from, to: Self.end(tree), timing: Timing(duration: 1, curve: curve))
  }

  /// The faults of the transition with a number of frames: the names of checks and views.
  func faults(
    _ curve: TimingCurve = .linear, frames: Int = 11, arrange: ([View]) -> Void
  ) -> [String] {
    checked(curve, frames: frames, arrange: arrange).map { fault in
      ([fault.check.rawValue] + fault.views.map { tree[$0].objectID }).joined(separator: " ")
    }
  }

  /// The faults of the transition with a number of frames.
  func checked(
    _ curve: TimingCurve = .linear, frames: Int = 11, arrange: ([View]) -> Void
  ) -> [MotionFault] {
    var checks = MotionChecks(way(curve, arrange: arrange), tree)
    for index in 0..<frames { checks.add(index, at: Double(index) / Double(frames - 1)) }
    return checks.faults
  }

  private static func end(_ tree: ViewTree) -> MotionEnd {
    var places = [Rect](repeating: .zero, count: tree.views.count)
    var isHidden = [Bool](repeating: false, count: tree.views.count)
    for view in tree.views {
      places[view.id.index] =
        view.superview.map { view.frame.offset(by: places[$0.id.index].origin) } ?? view.frame
      isHidden[view.id.index] = view.isHidden || (view.superview.map { isHidden[$0.id.index] } ?? false)
    }
    let frames = Frames(
      inWindow: places, unrounded: places, isHidden: isHidden, contentOrigin: places.map(\.origin),
      canvas: tree.root.frame.size, scale: 1)
    return MotionEnd(of: tree, frames: frames) { $0.resolved(in: .light) }
  }
}
