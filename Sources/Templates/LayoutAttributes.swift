import Diagnostics
import Geometry
import Views

/// What a layout says about one view: TPMultiLayoutViewController's four attributes, the rows of `ViewProperty` that templates
/// carry.
package struct LayoutAttributes: Hashable, Sendable {
  /// Position and size in the superview's coordinates, points, unrounded.
  package let frame: Rect
  /// The origin of the view's own coordinates, points; the size of its bounds is the frame's.
  package let boundsOrigin: Point
  /// Whether neither the view nor anything in it is drawn.
  package let isHidden: Bool
  /// What stretches when the superview's size changes.
  package let autoresizingMask: AutoresizingMask
  /// Where a document states them.
  private let places: StatedPlaces

  /// Position and size in the view's own coordinates, points.
  package var bounds: Rect { Rect(origin: boundsOrigin, size: frame.size) }

  /// The layout that a view has now.
  package init(of view: View) {
    (frame, boundsOrigin) = (view.frame, view.boundsOrigin)
    (isHidden, autoresizingMask) = (view.isHidden, view.autoresizingMask)
    places = view.layoutPlaces ?? view.places
  }

  /// Gives a view this layout; its subviews are not touched.
  package func apply(to view: View) {
    (view.isHidden, view.autoresizingMask) = (isHidden, autoresizingMask)
    (view.frame, view.boundsOrigin) = (frame, boundsOrigin)
    view.layoutPlaces = places
  }

  /// Each attribute in print, by UIKit's name.
  package var texts: [(name: String, text: String)] {
    [
      ("hidden", isHidden ? "YES" : "NO"), ("autoresizingMask", autoresizingMask.listing),
      ("frame", NumberText.text(frame)), ("bounds", NumberText.text(boundsOrigin)),
    ]
  }

  /// Whether both lay a view out alike, wherever they are stated.
  package static func == (left: LayoutAttributes, right: LayoutAttributes) -> Bool {
    left.frame == right.frame && left.boundsOrigin == right.boundsOrigin && left.isHidden == right.isHidden
      && left.autoresizingMask == right.autoresizingMask
  }

  /// By the frame.
  package func hash(into hasher: inout Hasher) { hasher.combine(frame) }
}
