import Geometry
import Views

extension View {
  /// Whether the class itself puts a subview in its place, in the order of reading: what stands in a cell beside its
  /// content, a cell's own labels and image, what stands in a bar. The tree has all of them as read from left to right.
  func arranges(_ subview: View) -> Bool {
    switch content {
    case .tableViewCell, .navigationBar, .toolbar: return true
    case .container(.tableViewCellContentView):
      guard case .tableViewCell(let cell)? = superview?.content else { return false }
      return cell.ownViews.contains(subview.objectID)
    default: return false
    }
  }

  /// Whether a subview stands at the other side of the middle than its frame says: see `arranges`.
  func turns(_ subview: View, inRightToLeft interface: Bool) -> Bool {
    isRightToLeft(in: interface) && arranges(subview)
  }
}

extension Rect {
  /// The rectangle (points, in a superview's coordinates) at the other side of the middle of that superview.
  func turned(in superview: Rect) -> Rect {
    Rect(x: superview.minX + superview.maxX - maxX, y: minY, width: width, height: height)
  }
}
