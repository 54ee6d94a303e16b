import Geometry
import Views

extension View {
  /// The offset of a scroll view's content in points, for a bar that covers its top; the frame and the insets of bars
  /// are the window's.
  ///
  /// The default behavior of `UIScrollView.contentInsetAdjustmentBehavior`: always for lists, as they bounce; for other
  /// scroll views if their content is higher than the visible area. Only the outermost scroll view is adjusted.
  func adjustedTopInset(in rect: Rect, safeArea: EdgeInsets) -> Double {
    guard isScrolling, boundsOrigin.y == 0, rect.minY < safeArea.top,
      rect.height > safeArea.top, rect.maxY > safeArea.top, !isInsideScrollView,
      contentInsetAdjustmentBehavior != .never
    else { return 0 }
    let inset = safeArea.top - max(0, rect.minY)
    switch content {
    case .tableView, .collectionView: return inset
    default: break
    }
    let bottom = subviews.reduce(0) { max($0, $1.frame.maxY) }
    return bottom > rect.height - inset - safeArea.bottom ? inset : 0
  }

  private var isInsideScrollView: Bool {
    var view = superview
    while let current = view {
      if current.isScrolling { return true }
      view = current.superview
    }
    return false
  }
}
