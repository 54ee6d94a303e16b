import Geometry
import Views

/// Results of one solution that are inputs of the next: widths at which texts wrap, insets that depend on the positions
/// of views.
struct LayoutFeedback {
  /// The results for one view; lengths are in points.
  struct Numbers {
    /// The width at which its text wraps; nil does not wrap.
    var wrapWidth: Double?
    var safeArea = EdgeInsets.zero
    var margins = EdgeInsets.zero
    /// The insets of its readable content.
    var readableInsets = EdgeInsets.zero
    /// Whether it is a row whose constraints suggest no height.
    var isCollapsed = false
    /// The height of a row whose content determines it, once that is known, with the line below it; nil before.
    var fittedHeight: Double?
    /// The part of that which is the line's, besides what was recorded of one.
    var fittedLine = 0.0
    /// The width of the table that it is a row of, if constraints place that; nil for any other view.
    var tableWidth: Double?
    /// The position from a flow layout in the collection view's content; nil for none.
    var flowFrame: Rect?
    /// The position from an arrangement in the superview; nil for none.
    var arrangedFrame: Rect?
  }

  /// By `ViewID.index`.
  private var numbers: [Numbers]

  subscript(view: ViewID) -> Numbers { numbers[view.index] }

  /// Before any view has a position: the root's safe area, and margins that do not depend on superviews.
  init(_ tree: ViewTree, _ rules: LayoutMarginRules, _ arrangements: TreeArrangements) {
    numbers = tree.views.map { view in
      var own = Numbers()
      if view === tree.root { own.safeArea = rules.traits.safeArea }
      own.margins = rules.margins(
        of: view, safeArea: own.safeArea, rect: .zero, parent: nil, isScrolled: false)
      own.readableInsets = own.margins
      own.flowFrame = view.superview?.flowLayout == nil ? nil : view.frame
      own.tableWidth = view.constrainedTable?.frame.width
      return own
    }
    guard !arrangements.isEmpty else { return }
    arrangements.setRooms(self)
    arrange(arrangements.frames(tree.views.map(\.frame)))
  }

  /// The results of a solution that was reached with `earlier`; `rects` are in the window, in points, by
  /// `ViewID.index`.
  init(
    _ tree: ViewTree, _ rules: LayoutMarginRules, _ arrangements: TreeArrangements, rects: [Rect],
    after earlier: LayoutFeedback
  ) {
    numbers = earlier.numbers
    var rects = rects
    if !arrangements.isEmpty {
      arrange(arrangements.frames(rects))
      // Views not placed by constraints are where the arrangement puts them, or where they were in their superview.
      for view in tree.views where arrangements.isLeftOut[view.id.index] {
        guard let superview = view.superview else { continue }
        let frame = self[view.id].arrangedFrame ?? view.frame
        let origin = rects[superview.id.index].origin - superview.boundsOrigin
        rects[view.id.index] = frame.offset(by: origin)
      }
    }
    var isScrolled: [Bool] = []
    for view in tree.views {
      let rect = rects[view.id.index]
      let above = view.superview
      isScrolled.append(above.map { isScrolled[$0.id.index] || $0.isScrolling } ?? false)
      var own = self[view.id]
      own.safeArea = rules.safeArea(of: rect, in: rects[0], isScrolled: isScrolled[view.id.index])
      own.margins = rules.margins(
        of: view, safeArea: own.safeArea, rect: rect,
        parent: above.map { (margins: self[$0.id].margins, rect: rects[$0.id.index]) },
        isScrolled: isScrolled[view.id.index])
      own.readableInsets = rules.readableInsets(own.margins, width: rect.width)
      own.wrapWidth = view.wrapsText ? Self.settled(rect.width) : nil
      own.tableWidth = view.constrainedTable.map { Self.settled(rects[$0.id.index].width) }
      if view.isSelfSizingRow, rect.height < view.heightAroundContent + 1 { own.isCollapsed = true }
      numbers[view.id.index] = own
      for (cell, frame) in view.flowFrames(size: rect.size, safeArea: own.safeArea, margins: own.margins) {
        numbers[cell.id.index].flowFrame = frame
      }
    }
    // Different available sizes result in different frames.
    if arrangements.setRooms(self) { arrange(arrangements.frames(rects)) }
  }

  /// The same with the heights of rows that their contents determine, in whole pixels and higher by the line below them; nil where
  /// all are as they were solved.
  ///
  /// - Parameters:
  ///   - rows: The rows.
  ///   - rects: The solution without the lines, in the window, in points, by `ViewID.index`.
  ///   - traits: The era and the scale, which give a line its height.
  func fitting(_ rows: [View], rects: [Rect], for traits: LayoutTraits) -> LayoutFeedback? {
    var result = self
    var isOther = false
    for row in rows {
      let solved = rects[row.id.index].height
      var line = 0.0
      if row.superview?.content.tableView?.hasSeparators == true {
        line = max(0, max(traits.era.rowLineHeight, 1 / traits.scale) - row.heightAroundContent)
      }
      var height = solved + line
      height = (height * traits.scale).rounded() / traits.scale
      guard abs(height - solved) > 1e-6 else { continue }
      result.numbers[row.id.index].fittedHeight = height
      result.numbers[row.id.index].fittedLine = line
      isOther = true
    }
    return isOther ? result : nil
  }

  /// A length to a 64th of a point: far below a pixel, far above the solver's rounding errors.
  private static func settled(_ length: Double) -> Double { (length * 64).rounded() / 64 }

  private mutating func arrange(_ frames: [Rect?]) {
    for index in numbers.indices { numbers[index].arrangedFrame = frames[index] }
  }
}

extension LayoutFeedback {
  /// The numbers of a view that were used.
  ///
  /// Every view has margins and a safe area, but few are used: a change of the others needs no further solution.
  struct Reads: OptionSet {
    let rawValue: UInt8

    static let wrapWidth = Reads(rawValue: 1)
    static let safeArea = Reads(rawValue: 2)
    static let margins = Reads(rawValue: 4)
    static let readableInsets = Reads(rawValue: 8)
    static let isCollapsed = Reads(rawValue: 16)
    static let flowFrame = Reads(rawValue: 32)
    static let arrangedFrame = Reads(rawValue: 64)
    static let tableWidth = Reads(rawValue: 128)
  }

  /// Whether another feedback has the same values for the numbers that were used, by `ViewID.index`.
  func agrees(with other: LayoutFeedback, on reads: [Reads]) -> Bool {
    numbers.indices.allSatisfy {
      reads[$0].isEmpty || numbers[$0].agree(with: other.numbers[$0], on: reads[$0])
    }
  }
}

extension LayoutFeedback.Numbers {
  fileprivate func agree(with other: Self, on reads: LayoutFeedback.Reads) -> Bool {
    (!reads.contains(.wrapWidth) || wrapWidth == other.wrapWidth)
      && (!reads.contains(.safeArea) || safeArea == other.safeArea)
      && (!reads.contains(.margins) || margins == other.margins)
      && (!reads.contains(.readableInsets) || readableInsets == other.readableInsets)
      && (!reads.contains(.isCollapsed) || isCollapsed == other.isCollapsed)
      && (!reads.contains(.flowFrame) || flowFrame == other.flowFrame)
      && (!reads.contains(.tableWidth) || tableWidth == other.tableWidth)
      && (!reads.contains(.arrangedFrame) || Self.agree(arrangedFrame, other.arrangedFrame))
  }

  /// Whether frames are equal except for rounding errors of a solution.
  private static func agree(_ frame: Rect?, _ other: Rect?) -> Bool {
    guard let frame, let other else { return frame == other }
    return abs(frame.minX - other.minX) + abs(frame.minY - other.minY) + abs(frame.width - other.width)
      + abs(frame.height - other.height) < 1e-6
  }
}

extension ConstraintSystem {
  /// The results for a view, of which one number is used.
  private func read(_ number: LayoutFeedback.Reads, of view: View) -> LayoutFeedback.Numbers {
    reads[view.id.index].insert(number)
    return feedback[view.id]
  }

  /// The width at which a view's text wraps, in points; nil does not wrap.
  func wrapWidth(of view: View) -> Double? { read(.wrapWidth, of: view).wrapWidth }

  func safeArea(of view: View) -> EdgeInsets { read(.safeArea, of: view).safeArea }

  func margins(of view: View) -> EdgeInsets { read(.margins, of: view).margins }

  /// The insets of a view's readable content.
  func readableInsets(of view: View) -> EdgeInsets { read(.readableInsets, of: view).readableInsets }

  /// The position from a flow layout, in points in the collection view's content.
  func flowFrame(of view: View) -> Rect? { read(.flowFrame, of: view).flowFrame }

  /// The position from an arrangement, in points in the superview.
  func arrangedFrame(of view: View) -> Rect? { read(.arrangedFrame, of: view).arrangedFrame }

  /// The width of a table as one of its rows has it: what is in a row does not make the table wider.
  func width(of table: View, for row: View) -> Expression {
    let known = row.constrainedTable == nil ? nil : read(.tableWidth, of: row).tableWidth
    return known.map { Expression($0) } ?? Expression(self[table].width)
  }

  /// Whether a row's constraints suggest no height.
  func isCollapsed(_ row: View) -> Bool { read(.isCollapsed, of: row).isCollapsed }
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

  /// The table that it is a row of, if constraints place that.
  fileprivate var constrainedTable: View? {
    guard case .tableViewCell = content, let table = superview, table.content.isTableView,
      table.isPlacedByConstraints
    else { return nil }
    return table
  }

  /// The part of a cell's height that is not its content's: the separator below it.
  fileprivate var heightAroundContent: Double {
    let inside = subviews.first { $0.content == .container(.tableViewCellContentView) }
    return frame.height - (inside?.frame.height ?? 0)
  }
}
