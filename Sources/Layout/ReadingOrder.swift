import Geometry
import Views

extension View {
  /// Whether the class itself positions a subview in reading order: the accessories of a cell, a cell's own labels and
  /// image, the items of a bar. The tree has them all in left-to-right order.
  func arranges(_ subview: View) -> Bool {
    switch content {
    case .tableViewCell, .navigationBar, .toolbar: return true
    case .container(.tableViewCellContentView):
      guard case .tableViewCell(let cell)? = superview?.content else { return false }
      return cell.ownViews.contains(subview.objectID)
    default: return false
    }
  }

  /// Whether a subview is mirrored relative to its frame: see `arranges`.
  func turns(_ subview: View, inRightToLeft interface: Bool) -> Bool {
    isRightToLeft(in: interface) && arranges(subview)
  }
}

extension Rect {
  /// The rectangle mirrored about the middle of its superview, in points in the superview's coordinates.
  func turned(in superview: Rect) -> Rect {
    Rect(x: superview.minX + superview.maxX - maxX, y: minY, width: width, height: height)
  }
}
