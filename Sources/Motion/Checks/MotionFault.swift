import Geometry
import Numerals
import Views

/// The kinds of faults that can occur between two correct layouts.
package enum MotionCheck: String, Hashable, Sendable, CaseIterable {
  /// Two views overlap that do not at either end.
  case overlap
  /// A view leaves the screen or its safe area although it is inside at both ends.
  case outside
  /// A visible property changes abruptly: hidden state, text, image.
  case jump
  /// A view moves further in one frame than a given fraction of the screen.
  case teleport
  /// Two siblings change places in a row or a column.
  case crossing
  /// A text is truncated that is not at either end.
  case truncated
  /// A width or height passes through zero.
  case collapse
  /// An image's aspect ratio is distorted more than at either end.
  case bent
  /// The first or last frame differs from the still of its layout.
  case end

  /// Whether the contents of a view share the view's fault.
  var isPassedOn: Bool { [.outside, .teleport, .collapse].contains(self) }
}

/// The visible parts of the texts in a frame.
package struct MotionTexts: Sendable {
  /// The views whose text is truncated.
  package var cut: [ViewID]
  /// The extents of views, such as labels, that draw less than their bounds; in window coordinates, in points, before
  /// transforms.
  package var ink: [ViewID: Rect]

  package init(cut: [ViewID] = [], ink: [ViewID: Rect] = [:]) {
    self.cut = cut
    self.ink = ink
  }
}

/// A fault of a transition.
package struct MotionFault: Hashable, Sendable {
  /// The kind of fault.
  package var check: MotionCheck
  /// The views involved, in document order; empty if it concerns the picture as a whole.
  package var views: [ViewID]
  /// The schedule indices of the frames that show the fault, ascending.
  package var frames: [Int]
  /// A description of the fault at its worst.
  package var detail: String
  /// Whether this summarizes all further faults of its kind, with the frames that show any of them.
  package var isRest = false

  package init(_ check: MotionCheck, _ views: [ViewID], frames: [Int], _ detail: String) {
    self.check = check
    self.views = views
    self.frames = frames
    self.detail = detail
  }
}

/// The thresholds beyond which something is a fault.
package struct MotionLimits: Hashable, Sendable {
  /// The fraction of the screen's diagonal that a view may move in one frame.
  package var step = 0.35
  /// The factor by which an image's aspect ratio may differ from that at both ends.
  package var bend = 1.5
  /// The tolerance at edges in points, for rounding and imperceptible differences.
  package var slack = 1.0

  /// Creates the default limits.
  package init() {}
}

/// A check that processes frames one by one, so that memory use does not grow with their number.
protocol FrameCheck {
  mutating func add(_ moment: Moment, _ context: CheckContext)
  func faults(_ context: CheckContext) -> [MotionFault]
  /// Returns a lower bound for the number of faults of a kind beyond those that were recorded.
  func unreportedCount(_ check: MotionCheck) -> Int
}

extension FrameCheck {
  func unreportedCount(_ check: MotionCheck) -> Int { 0 }
}

/// The context shared by all checks: the tree, both ends, and the limits.
struct CheckContext {
  let tree: ViewTree
  let transition: Transition
  let limits: MotionLimits
  let from: Moment
  let to: Moment
  /// Whether a view draws something itself, by `ViewID.index`; a plain view without a background does not.
  let shows: [Bool]
  /// Whether a view or any of its descendants draws something, by `ViewID.index`.
  let holdsAnything: [Bool]

  /// Whether a large opaque view hides a view's content in a part of the window.
  ///
  /// Only views count that are drawn later and are not descendants of the view, nor `other` or its descendants.
  func isCovered(_ part: Rect, of view: ViewID, but other: ViewID? = nil, at moment: Moment) -> Bool {
    moment.covers.contains { cover in
      // Views drawn later come later in the tree.
      cover.view > view && cover.rect.holds(part) && !isInside(cover.view, view)
        && other.map { cover.view != $0 && !isInside(cover.view, $0) } ?? true
    }
  }

  /// Whether a view is a descendant of another, at any depth.
  func isInside(_ view: ViewID, _ other: ViewID) -> Bool {
    var current = tree[view].superview
    while let superview = current {
      if superview.id == other { return true }
      current = superview.superview
    }
    return false
  }
}

extension Rect {
  /// Whether it contains another rectangle, up to a difference smaller than a pixel.
  fileprivate func holds(_ other: Rect) -> Bool {
    let slack = 0.01
    return other.minX >= minX - slack && other.minY >= minY - slack && other.maxX <= maxX + slack
      && other.maxY <= maxY + slack
  }
}

extension Double {
  /// The value as shown in faults: points with at most one decimal.
  var shown: String {
    isFinite && abs(self) < 1e9 ? Numeral.text(self, decimals: 1) : "\(self)"
  }
}
