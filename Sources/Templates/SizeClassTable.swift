import Views

/// The values of a document's views for each pair of size classes, by the identity of the live views.
///
/// Values only, and only for views that vary: the source trees are not kept alive. Frames are not included: a running
/// app has those of the document itself, and its constraints.
package struct SizeClassTable: Sendable {
  /// The views changed by size classes, in document order.
  package let changedViews: [ViewID]
  private let columns: [Column]

  private struct Column: Sendable {
    let classes: [SizeClasses]
    let orientation: Orientation?
    /// One for each of `changedViews`.
    let rows: [SizeClassAttributes]
  }

  /// Extracts the values of a live tree, which has those of `classes`, and of the trees for other classes.
  ///
  /// Views are paired by Interface Builder's object IDs, the first of each.
  ///
  /// - Parameters:
  ///   - live: The tree that is kept.
  ///   - classes: The size classes of its values.
  ///   - others: The same document read for other classes.
  package init(of live: ViewTree, classes: SizeClasses, others: [SizeClassTree]) {
    guard !others.isEmpty else {
      changedViews = []
      columns = []
      return
    }
    let own = live.views.map { SizeClassAttributes(of: $0) }
    var tables: [[SizeClassAttributes]] = [own]
    for other in others {
      let byID = Dictionary(
        other.tree.views.map { ($0.objectID, $0) }, uniquingKeysWith: { first, _ in first })
      var seen: Set<String> = []
      tables.append(
        zip(live.views, own).map { view, attributes in
          guard seen.insert(view.objectID).inserted, let partner = byID[view.objectID] else {
            return attributes
          }
          return SizeClassAttributes(of: partner)
        })
    }
    let changed = own.indices.filter { index in tables.contains { $0[index] != own[index] } }
    changedViews = changed.map { ViewID($0) }
    let keys = [([classes], nil)] + others.map { ($0.classes, $0.orientation) }
    columns = zip(keys, tables).map { key, table in
      Column(classes: key.0, orientation: key.1, rows: changed.map { table[$0] })
    }
  }

  /// Applies the document's values for size classes to a copy of the live tree; if it has none for them, those of its
  /// canvas.
  ///
  /// Hidden flags belong to the layout and are always set.
  ///
  /// - Parameters:
  ///   - classes: The size classes of the screen.
  ///   - orientation: The orientation of the screen.
  ///   - tree: A copy of the tree that the table was made for.
  package func apply(_ classes: SizeClasses, _ orientation: Orientation, to tree: ViewTree) {
    guard let own = columns.first else { return }
    let column =
      columns.first { $0.orientation == orientation && $0.classes.contains(classes) }
      ?? columns.first { $0.orientation == nil && $0.classes.contains(classes) } ?? own
    for (index, id) in changedViews.enumerated() {
      column.rows[index].apply(to: tree[id], unlike: own.rows[index])
    }
  }
}
