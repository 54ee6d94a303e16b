import Geometry
import Views

/// What can be wrong with the way between two layouts that are right.
public enum MotionCheck: String, Hashable, Sendable, CaseIterable {
  /// Two views lie over each other that do at neither end.
  case overlap
  /// A view leaves the screen or its safe area that is within it at both ends.
  case outside
  /// Something visible changes at once: hidden, text, image.
  case jump
  /// A view goes further in one frame than a share of the screen.
  case teleport
  /// Two siblings change places in a row or a column.
  case crossing
  /// A text is cut on the way that is whole at both ends.
  case truncated
  /// A width or height goes through zero.
  case collapse
  /// An image's proportions are bent further than at either end.
  case bent
  /// The first or last frame is not the still picture of its layout.
  case end
}

/// What is seen of the texts of a frame.
public struct MotionTexts: Sendable {
  /// The views whose text is cut.
  public var cut: [ViewID]
  /// What views show that show less than their rectangles, as labels do, window points without transforms.
  public var ink: [ViewID: Rect]

  /// Texts from their parts.
  public init(cut: [ViewID] = [], ink: [ViewID: Rect] = [:]) {
    self.cut = cut
    self.ink = ink
  }
}

/// One thing that is wrong on the way.
public struct MotionFault: Hashable, Sendable {
  /// What is wrong.
  public var check: MotionCheck
  /// The views, in document order; none where it is about the picture as a whole.
  public var views: [ViewID]
  /// The frames that show it, by their places in the schedule, ascending.
  public var frames: [Int]
  /// How bad it is at its worst, in words.
  public var detail: String
  /// Whether it stands for all further faults of its kind, with the frames that show one of them.
  public var isRest = false

  /// A fault from its parts.
  public init(_ check: MotionCheck, _ views: [ViewID], frames: [Int], _ detail: String) {
    self.check = check
    self.views = views
    self.frames = frames
    self.detail = detail
  }
}

/// From where on something is wrong.
public struct MotionLimits: Hashable, Sendable {
  /// The share of the screen's diagonal that a view may go in one frame.
  public var step = 0.35
  /// By what factor an image's proportions may be off both ends'.
  public var bend = 1.5
  /// Points of an edge that are no fault: rounding, and what nobody sees.
  public var slack = 1.0

  /// The limits unless told otherwise.
  public init() {}
}

/// A check that is fed with one frame after another, so that memory does not grow with them.
protocol FrameCheck {
  mutating func add(_ moment: Moment, _ way: Way)
  func faults(_ way: Way) -> [MotionFault]
  /// How many faults of a kind there are at least beyond those that it kept.
  func untold(_ check: MotionCheck) -> Int
}

extension FrameCheck {
  func untold(_ check: MotionCheck) -> Int { 0 }
}

/// What all checks know: the tree, both ends, and what may be.
struct Way {
  let tree: ViewTree
  let transition: Transition
  let limits: MotionLimits
  let from: Moment
  let to: Moment
  /// Whether a view shows something of its own, by `ViewID.index`: a plain one without background shows nothing.
  let shows: [Bool]
  /// Whether it or something in it shows something, by `ViewID.index`.
  let holdsAnything: [Bool]

  /// Whether a large view that nothing is seen through hides what a view shows in a part of the window: one that is drawn
  /// after it and is not in it, nor is or is in `other`.
  func isCovered(_ part: Rect, of view: ViewID, but other: ViewID? = nil, at moment: Moment) -> Bool {
    moment.covers.contains { cover in
      // What is drawn later comes later in the tree.
      cover.view > view && cover.rect.holds(part) && !isInside(cover.view, view)
        && other.map { cover.view != $0 && !isInside(cover.view, $0) } ?? true
    }
  }

  /// Whether a view lies in another, however deep.
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
  /// Whether another is within it, but for what no pixel shows.
  fileprivate func holds(_ other: Rect) -> Bool {
    let slack = 0.01
    return other.minX >= minX - slack && other.minY >= minY - slack && other.maxX <= maxX + slack
      && other.maxY <= maxY + slack
  }
}

extension Double {
  /// A number as faults show it: points, at most one decimal.
  var shown: String {
    guard isFinite, abs(self) < 1e9 else { return "\(self)" }
    let tenths = Int((self * 10).rounded())
    let sign = tenths < 0 ? "-" : ""
    let rest = abs(tenths) % 10
    return "\(sign)\(abs(tenths) / 10)" + (rest == 0 ? "" : ".\(rest)")
  }
}
