import Geometry
import Views

extension View {
  /// By how many points the content of a scroll view stands lower, for a bar that its top reaches under.
  ///
  /// `UIScrollView.contentInsetAdjustmentBehavior` as it is by default: lists always, as they bounce; other scroll views
  /// where what they hold is higher than what of them is free. Only the outermost scroll view is moved.
  ///
  /// - Parameters:
  ///   - rect: Where the scroll view stands in the window.
  ///   - safeArea: How far bars reach into the window.
  func adjustedTopInset(in rect: Rect, safeArea: EdgeInsets) -> Double {
    guard isScrolling, boundsOrigin.y == 0, rect.minY >= 0, rect.minY < safeArea.top,
      rect.height > safeArea.top, !isInsideScrollView,
      contentInsetAdjustmentBehavior != .never
    else { return 0 }
    let inset = safeArea.top - rect.minY
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
