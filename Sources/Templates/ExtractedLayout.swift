import Geometry
import Views

/// The layout of one template, by the identity of the live views that it places.
///
/// Values only: once it is extracted, nothing keeps the template's views alive.
package struct ExtractedLayout: Hashable, Sendable {
  /// Which way up the screen is that it is for.
  package let orientation: Orientation
  private var table: [LayoutAttributes?]
  /// The values of `MatchingOptions.layoutAttributes`, by the views that have any.
  private var further: [ViewID: [PropertyValue?]] = [:]

  /// A layout for a live tree of `count` views that places none of them yet.
  init(orientation: Orientation, count: Int) {
    self.orientation = orientation
    table = [LayoutAttributes?](repeating: nil, count: count)
  }

  /// What the layout says of a live view; nil where it says nothing.
  package internal(set) subscript(id: ViewID) -> LayoutAttributes? {
    get { id.index < table.count ? table[id.index] : nil }
    set { table[id.index] = newValue }
  }

  mutating func setFurther(_ values: [PropertyValue?], of id: ViewID) {
    if values.contains(where: { $0 != nil }) { further[id] = values }
  }

  /// Gives the live views the attributes that the layout carries besides its own, in document order.
  ///
  /// - Parameters:
  ///   - attributes: Those that the layout was extracted with.
  ///   - tree: The tree that it was extracted for.
  /// - Returns: What the views had before, in the order in which to give it back.
  package func applyFurther(
    _ attributes: [TemplateAttribute], to tree: ViewTree
  ) -> [(view: ViewID, attribute: TemplateAttribute, value: PropertyValue)] {
    var before: [(view: ViewID, attribute: TemplateAttribute, value: PropertyValue)] = []
    for id in further.keys.sorted() {
      for (attribute, value) in zip(attributes, further[id] ?? []) {
        guard let value, let old = attribute.read(tree[id]), old != value else { continue }
        before.append((id, attribute, old))
        attribute.apply(value, tree[id])
      }
    }
    return before.reversed()
  }

  /// Lays out the live tree: every view that has a counterpart gets its hidden flag, mask, frame and bounds, in
  /// document order; nothing else of it changes.
  ///
  /// When a view's size changes, `resizingSubviews` is called with the view and the size in points that it had,
  /// before its own subviews get their attributes, as UIKit does when a frame is set: so subviews without
  /// counterpart are carried along. What lies in a view that the layout hides keeps its place, and what lies in
  /// a class that is not descended into is in no layout.
  ///
  /// - Parameters:
  ///   - tree: The tree that the layout was extracted for.
  ///   - resizingSubviews: Called with a view and its former size in points; lays its subviews out anew.
  package func apply(to tree: ViewTree, resizingSubviews: (View, Size) -> Void) {
    var waiting = [tree.root]
    while let view = waiting.popLast() {
      // Counterparts are only looked for among the children of counterparts: nothing below has an entry either.
      guard let attributes = self[view.id] else { continue }
      let oldSize = view.frame.size
      attributes.apply(to: view)
      if view.frame.size != oldSize { resizingSubviews(view, oldSize) }
      if !view.isHidden { waiting.append(contentsOf: view.subviews.reversed()) }
    }
  }
}
