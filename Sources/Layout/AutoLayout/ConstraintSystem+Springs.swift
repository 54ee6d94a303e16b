import Geometry
import Simplex
import Views

extension ConstraintSystem {
  /// The autoresizing mask as constraints: springs and struts are affine in the superview's size. See `Deviations`.
  func follow(_ view: View, _ superview: View) {
    if flow(view, in: superview) || arrange(view, inToolbar: superview) { return }
    if arrange(view, inCellContent: superview) || inset(view, in: superview) { return }
    let v = self[view]
    let s = self[superview]
    let frame = view.frame
    let origin = superview.boundsOrigin
    let own =
      superview.autoresizesSubviews ? view.autoresizingMask : [.flexibleRightMargin, .flexibleBottomMargin]
    let mask = own.union(superview.maskKept(by: view))
    var horizontal = Springs(
      before: mask.contains(.flexibleLeftMargin), extent: mask.contains(.flexibleWidth),
      after: mask.contains(.flexibleRightMargin))
    let vertical = Springs(
      before: mask.contains(.flexibleTopMargin), extent: mask.contains(.flexibleHeight),
      after: mask.contains(.flexibleBottomMargin))
    var left = frame.minX - origin.x
    if superview.turns(view, inRightToLeft: traits.isRightToLeft) {
      (horizontal.before, horizontal.after) = (horizontal.after, horizontal.before)
      if superview.frame.width > 0 { left = superview.frame.width - left - frame.width }
    }
    if inset(row: view, in: superview) || fill(row: view, in: superview) {
      return stack(view, in: superview)
    }
    follow(
      horizontal, start: v.x, extent: v.width, superStart: s.x, superExtent: width(of: superview, for: view),
      origin: left,
      length: view.isRowContent ? rowContentWidth(view, in: superview) : frame.width,
      designed: superview.designedWidth(around: frame),
      isFilling: superview.keepsContentFilled(by: view))
    if superview.content.isTableView, !view.content.isRefreshControl {
      return stack(view, in: superview)
    }
    follow(
      vertical, start: v.y, extent: v.height, superStart: s.y,
      superExtent: Expression(s.height) - (view.isRowContent ? feedback[superview.id].fittedLine : 0),
      origin: frame.minY - origin.y,
      length: frame.height, designed: superview.frame.height,
      isFilling: superview.keepsContentFilled(by: view))
  }

  /// The recorded width of a row's content, which ends with the row in a running app, however wide it was when the row was wider.
  private func rowContentWidth(_ content: View, in row: View) -> Double {
    let frame = content.frame
    guard !traits.isDesignCanvas, row.frame.width > frame.minX else { return frame.width }
    return min(frame.width, row.frame.width - frame.minX)
  }

  private func follow(
    _ springs: Springs, start: Variable, extent: Variable, superStart: Variable, superExtent: Expression,
    origin: Double,
    length: Double, designed: Double, isFilling: Bool
  ) {
    if isFilling {
      require(Expression(start) - Expression(superStart))
      require(Expression(extent) - superExtent)
      return
    }
    // A superview without a recorded size is assumed to end where the view ends.
    let old = designed > 0 ? designed : origin + length
    let zero = springs.resized(origin: origin, extent: length, from: old, to: old)
    let step = springs.resized(origin: origin, extent: length, from: old, to: old + 1)
    let change = superExtent - old
    require(Expression(start) - Expression(superStart) - zero.origin - change * (step.origin - zero.origin))
    require(Expression(extent) - zero.extent - change * (step.extent - zero.extent))
  }
}

extension View {
  /// The recorded width in points; for a table without one, the width that gives its rows equal margins.
  fileprivate func designedWidth(around row: Rect) -> Double {
    if frame.width > 0 || !content.isTableView { return frame.width }
    return max(0, row.minX) * 2 + row.width
  }

  /// Whether the class itself gives a content view its own size, as a container does with its scene.
  func keepsContentFilled(by view: View) -> Bool {
    if view.isEmbeddedRoot { return true }
    if view.isRowContent, view.frame.size == .zero { return true }
    // "The table view respects only the height of your view's frame rectangle" (Apple, `UITableView.tableHeaderView`).
    if content.isTableView, !view.content.isTableViewCell, !view.content.isRefreshControl { return true }
    // The only view that a document has in an item is its content view.
    if content == .container(.collectionViewCell) { return true }
    guard case .visualEffect = content else { return false }
    return view.autoresizingMask.contains([.flexibleWidth, .flexibleHeight])
  }
}
