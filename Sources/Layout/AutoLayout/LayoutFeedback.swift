import Geometry
import Views

/// Results of one solution that are inputs of the next: widths at which texts wrap, insets that depend on the positions
/// of views.
struct LayoutFeedback {
  /// The width at which a view's text wraps, in points, by `ViewID.index`; nil does not wrap.
  var wrapWidths: [Double?]
  /// The safe area insets of a view, by `ViewID.index`.
  var safeAreas: [EdgeInsets]
  /// The margins of a view, by `ViewID.index`.
  var margins: [EdgeInsets]
  /// The insets of a view's readable content, by `ViewID.index`.
  var readableInsets: [EdgeInsets]
  /// Whether a row keeps its height in the file, by `ViewID.index`: none of its contents determines one.
  var fixedRows: [Bool]
  /// The position from a flow layout in the collection view's content, in points, by `ViewID.index`; nil for none.
  var flowFrames: [Rect?]
  /// The position from an arrangement in the superview, in points, by `ViewID.index`; nil for none.
  var arrangedFrames: [Rect?]

  /// Before any view has a position: the root's safe area, and margins that do not depend on superviews.
  init(_ tree: ViewTree, _ rules: LayoutMarginRules, _ arrangements: TreeArrangements) {
    wrapWidths = tree.views.map { _ in nil }
    safeAreas = tree.views.map { _ in .zero }
    safeAreas[0] = rules.traits.safeArea
    margins = []
    for view in tree.views {
      margins.append(
        rules.margins(
          of: view, safeArea: safeAreas[view.id.index], rect: .zero, parent: nil, isScrolled: false))
    }
    readableInsets = margins
    fixedRows = tree.views.map { _ in false }
    flowFrames = tree.views.map { $0.superview?.flowLayout == nil ? nil : $0.frame }
    arrangedFrames = []
    guard !arrangements.isEmpty else { return }
    arrangements.setRooms(self)
    arrangedFrames = arrangements.frames(tree.views.map(\.frame))
  }

  /// The results of a solution that was reached with `earlier`; `rects` are in the window, in points, by
  /// `ViewID.index`.
  init(
    _ tree: ViewTree, _ rules: LayoutMarginRules, _ arrangements: TreeArrangements, rects: [Rect],
    after earlier: LayoutFeedback
  ) {
    arrangedFrames = []
    var rects = rects
    if !arrangements.isEmpty {
      arrangedFrames = arrangements.frames(rects)
      // Views not placed by constraints are where the arrangement puts them, or where they were in their superview.
      for view in tree.views where arrangements.isLeftOut[view.id.index] {
        guard let superview = view.superview else { continue }
        let frame = arrangedFrames[view.id.index] ?? view.frame
        let origin = rects[superview.id.index].origin - superview.boundsOrigin
        rects[view.id.index] = frame.offset(by: origin)
      }
    }
    fixedRows = earlier.fixedRows
    flowFrames = earlier.flowFrames
    wrapWidths = []
    safeAreas = []
    margins = []
    readableInsets = []
    var isScrolled: [Bool] = []
    for view in tree.views {
      let rect = rects[view.id.index]
      let above = view.superview
      let scrolled = above.map { isScrolled[$0.id.index] || $0.isScrolling } ?? false
      let parent = above.map { (margins: margins[$0.id.index], rect: rects[$0.id.index]) }
      let safeArea = rules.safeArea(of: rect, in: rects[0], isScrolled: scrolled)
      isScrolled.append(scrolled)
      safeAreas.append(safeArea)
      margins.append(
        rules.margins(of: view, safeArea: safeArea, rect: rect, parent: parent, isScrolled: scrolled))
      readableInsets.append(rules.readableInsets(margins[view.id.index], width: rect.width))
      // A 64th of a point: far below a pixel, far above the solver's rounding errors.
      wrapWidths.append(view.wrapsText ? (rect.width * 64).rounded() / 64 : nil)
      for (cell, frame) in view.flowFrames(
        size: rect.size, safeArea: safeArea, margins: margins[view.id.index])
      {
        flowFrames[cell.id.index] = frame
      }
      if view.isSelfSizingRow, rect.height < view.heightAroundContent + 1 { fixedRows[view.id.index] = true }
    }
    // Different available sizes result in different frames.
    if arrangements.setRooms(self) {
      arrangedFrames = arrangements.frames(rects)
    }
  }
}

extension LayoutFeedback {
  /// The numbers that were used, by `ViewID.index`.
  ///
  /// Every view has margins and a safe area, but few are used: a change of the others needs no further solution.
  struct Reads {
    var wrapWidths: [Bool]
    var safeAreas: [Bool]
    var margins: [Bool]
    var readableInsets: [Bool]
    var fixedRows: [Bool]
    var flowFrames: [Bool]
    var arrangedFrames: [Bool]

    init(count: Int) {
      wrapWidths = Array(repeating: false, count: count)
      safeAreas = wrapWidths
      margins = wrapWidths
      readableInsets = wrapWidths
      fixedRows = wrapWidths
      flowFrames = wrapWidths
      arrangedFrames = wrapWidths
    }
  }

  /// Whether another feedback has the same values for the numbers that were used.
  func agrees(with other: LayoutFeedback, on reads: Reads) -> Bool {
    wrapWidths.indices.allSatisfy { index in
      (!reads.wrapWidths[index] || wrapWidths[index] == other.wrapWidths[index])
        && (!reads.safeAreas[index] || safeAreas[index] == other.safeAreas[index])
        && (!reads.margins[index] || margins[index] == other.margins[index])
        && (!reads.readableInsets[index] || readableInsets[index] == other.readableInsets[index])
        && (!reads.fixedRows[index] || fixedRows[index] == other.fixedRows[index])
        && (!reads.flowFrames[index] || flowFrames[index] == other.flowFrames[index])
        && (!reads.arrangedFrames[index]
          || Self.agree(arrangedFrames[index], other.arrangedFrames[index]))
    }
  }

  /// Whether frames are equal except for rounding errors of a solution.
  private static func agree(_ frame: Rect?, _ other: Rect?) -> Bool {
    guard let frame, let other else { return frame == other }
    return abs(frame.minX - other.minX) + abs(frame.minY - other.minY) + abs(frame.width - other.width)
      + abs(frame.height - other.height) < 1e-6
  }
}

extension ConstraintSystem {
  /// The width at which a view's text wraps, in points; nil does not wrap.
  func wrapWidth(of view: View) -> Double? {
    reads.wrapWidths[view.id.index] = true
    return feedback.wrapWidths[view.id.index]
  }

  /// The safe area insets of a view.
  func safeArea(of view: View) -> EdgeInsets {
    reads.safeAreas[view.id.index] = true
    return feedback.safeAreas[view.id.index]
  }

  /// The margins of a view.
  func margins(of view: View) -> EdgeInsets {
    reads.margins[view.id.index] = true
    return feedback.margins[view.id.index]
  }

  /// The insets of a view's readable content.
  func readableInsets(of view: View) -> EdgeInsets {
    reads.readableInsets[view.id.index] = true
    return feedback.readableInsets[view.id.index]
  }

  /// The position from a flow layout, in points in the collection view's content.
  func flowFrame(of view: View) -> Rect? {
    reads.flowFrames[view.id.index] = true
    return feedback.flowFrames[view.id.index]
  }

  /// The position from an arrangement, in points in the superview.
  func arrangedFrame(of view: View) -> Rect? {
    guard !feedback.arrangedFrames.isEmpty else { return nil }
    reads.arrangedFrames[view.id.index] = true
    return feedback.arrangedFrames[view.id.index]
  }

  /// Whether a row keeps its height in the file.
  func fixedRows(of row: View) -> Bool {
    reads.fixedRows[row.id.index] = true
    return feedback.fixedRows[row.id.index]
  }
}

extension View {
  /// Whether the height of its text depends on its width.
  fileprivate var wrapsText: Bool {
    switch content {
    case .label(let label): return label.numberOfLines != 1
    case .textView(let textView): return !textView.isScrollEnabled
    default: return arrangement != nil
    }
  }

  /// The part of a cell's height that is not its content's: the separator below it.
  fileprivate var heightAroundContent: Double {
    let inside = subviews.first { $0.content == .container(.tableViewCellContentView) }
    return frame.height - (inside?.frame.height ?? 0)
  }
}
