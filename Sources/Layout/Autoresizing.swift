import Geometry
import Views

/// Springs and struts: how subviews follow a change of their superview's size.
///
/// Flexible parts share the change in proportion to their lengths, fixed parts keep theirs (Apple's View Programming
/// Guide). If the flexible parts have no length they share evenly. Nothing is rounded here, so that a change and its
/// reverse are the identity within the precision of Double.
package enum Autoresizing {
  /// Resizes a view's frame, in points, keeping its top left corner, and adapts its contents.
  package static func resize(_ view: View, to size: Size) {
    let oldSize = view.frame.size
    view.frame.size = size
    resizeSubviews(of: view, from: oldSize)
  }

  /// Adapts the subviews of a view that already has its new size; their contents follow. Their frames were made for
  /// `oldSize`, in points. The subviews of views with `autoresizesSubviews = false` are unchanged.
  ///
  /// A view placed by constraints without a mask keeps its distance from the top left corner. Embedded scenes keep
  /// their designed size until everything around them is laid out: see `fillContainers`.
  package static func resizeSubviews(of view: View, from oldSize: Size) {
    var waiting = [(view: view, oldSize: oldSize)]
    while let (view, oldSize) = waiting.popLast() {
      guard view.autoresizesSubviews, view.frame.size != oldSize else { continue }
      for subview in view.subviews where !subview.isEmbeddedRoot {
        let subviewSize = subview.frame.size
        subview.frame = resized(
          subview.frame, mask: subview.autoresizingMask.union(view.maskKept(by: subview)), from: oldSize,
          to: view.frame.size)
        if subview.frame.size != subviewSize { waiting.append((subview, subviewSize)) }
      }
    }
  }

  /// Resizes the embedded scenes of a tree, otherwise laid out, to their containers, outer ones first.
  package static func fillContainers(of tree: ViewTree) {
    for view in tree.views where view.isEmbeddedRoot {
      guard let container = view.superview else { continue }
      view.frame.origin = container.boundsOrigin
      resize(view, to: container.frame.size)
    }
  }

  /// The frame resulting from a mask when the superview's size changes, in points in the superview's coordinates.
  static func resized(_ frame: Rect, mask: AutoresizingMask, from old: Size, to new: Size) -> Rect {
    let x = Springs(
      before: mask.contains(.flexibleLeftMargin), extent: mask.contains(.flexibleWidth),
      after: mask.contains(.flexibleRightMargin)
    ).resized(origin: frame.minX, extent: frame.width, from: old.width, to: new.width)
    let y = Springs(
      before: mask.contains(.flexibleTopMargin), extent: mask.contains(.flexibleHeight),
      after: mask.contains(.flexibleBottomMargin)
    ).resized(origin: frame.minY, extent: frame.height, from: old.height, to: new.height)
    return Rect(x: x.origin, y: y.origin, width: x.extent, height: y.extent)
  }
}

extension View {
  /// The class's own treatment of a subview's mask: rows and headers are as wide as their table, and their content
  /// fills them except for the accessory. See `Deviations`.
  func maskKept(by view: View) -> AutoresizingMask {
    switch (content, view.content) {
    case (.tableView, _): [.flexibleWidth]
    case (.tableViewCell, .container(.tableViewCellContentView)): [.flexibleWidth, .flexibleHeight]
    default: []
    }
  }
}
