import Geometry
import Views

/// The layout of one template, by the identity of the live views.
///
/// Values only: it does not keep the template's views alive.
package struct ExtractedLayout: Hashable, Sendable {
  /// The orientation of the layout.
  package let orientation: Orientation
  private var table: [LayoutAttributes?]
  /// The values of `MatchingOptions.layoutAttributes`, by the views that have any.
  private var further: [ViewID: [PropertyValue?]] = [:]

  /// Creates a layout for a live tree of `count` views without values.
  init(orientation: Orientation, count: Int) {
    self.orientation = orientation
    table = [LayoutAttributes?](repeating: nil, count: count)
  }

  /// The layout of a live view; nil if there is none.
  package internal(set) subscript(id: ViewID) -> LayoutAttributes? {
    get { id.index < table.count ? table[id.index] : nil }
    set { table[id.index] = newValue }
  }

  mutating func setFurther(_ values: [PropertyValue?], of id: ViewID) {
    if values.contains(where: { $0 != nil }) { further[id] = values }
  }

  /// Sets the additional attributes of the layout on the live views, in document order.
  ///
  /// - Parameters:
  ///   - attributes: The attributes that the layout was extracted with.
  ///   - tree: The tree that it was extracted for, or a copy.
  package func applyFurther(_ attributes: [TemplateAttribute], to tree: ViewTree) {
    for id in further.keys.sorted() {
      for (attribute, value) in zip(attributes, further[id] ?? []) {
        guard let value, let old = attribute.read(tree[id]), old != value else { continue }
        attribute.apply(value, tree[id])
      }
    }
  }

  /// Lays out the live tree: sets hidden flag, mask, frame and bounds of every view with a counterpart, in document
  /// order, and nothing else.
  ///
  /// When a view's size changes, `resizingSubviews` is called with the view and its old size in points, before its own
  /// subviews get their attributes, as in UIKit when a frame is set: so subviews without counterpart are adapted. The
  /// contents of a view hidden by the layout keep their positions, and the contents of opaque classes are not part of
  /// any layout.
  ///
  /// - Parameters:
  ///   - tree: The tree that the layout was extracted for, or a copy.
  ///   - resizingSubviews: Called with a view and its old size in points; lays its subviews out again.
  package func apply(to tree: ViewTree, resizingSubviews: (View, Size) -> Void) {
    var waiting = [tree.root]
    while let view = waiting.popLast() {
      // Counterparts are only searched for among the children of counterparts: there are no entries below, either.
      guard let attributes = self[view.id] else { continue }
      let oldSize = view.frame.size
      attributes.apply(to: view)
      if view.frame.size != oldSize { resizingSubviews(view, oldSize) }
      if !view.isHidden { waiting.append(contentsOf: view.subviews.reversed()) }
    }
  }
}
