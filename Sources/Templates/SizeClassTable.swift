import Views

/// The values of a document's views for each pair of size classes, by the identity of the live views.
///
/// Values only, and only for views that vary: the source trees are not kept alive. Frames are not included: a running
/// app has those of the document itself, and its constraints.
package struct SizeClassTable: Sendable {
  /// The views changed by size classes, in document order.
  package let changedViews: [ViewID]
  private let columns: [Column]
  /// The values of the tree after the last change of classes: other values were set by someone else, and are kept.
  private var written: [SizeClassAttributes]
  private var shown = 0

  private struct Column: Sendable {
    let classes: [SizeClasses]
    let orientation: Orientation?
    /// One for each of `changedViews`.
    var rows: [SizeClassAttributes]
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
      written = []
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
    written = columns[0].rows
  }

  /// Applies the document's values for size classes to the live tree; if it has none for them, those of its canvas.
  ///
  /// Values that differ from the last ones applied were set by someone else, and are kept. `afterwards` repeats changes
  /// on top of values that have changed. Hidden flags belong to the layout and are always set: the code that restores
  /// the designed layout does so before.
  ///
  /// - Parameters:
  ///   - classes: The size classes of the screen.
  ///   - orientation: The orientation of the screen.
  ///   - tree: The live tree that the table was made for.
  ///   - afterwards: Repeats the changes on top of the document's values.
  package mutating func apply(
    _ classes: SizeClasses, _ orientation: Orientation, to tree: ViewTree, afterwards: () -> Void
  ) {
    guard !columns.isEmpty else { return }
    let column =
      columns.firstIndex { $0.orientation == orientation && $0.classes.contains(classes) }
      ?? columns.firstIndex { $0.orientation == nil && $0.classes.contains(classes) } ?? 0
    for (index, id) in changedViews.enumerated() {
      let row = columns[column].rows[index]
      let view = tree[id]
      view.isHidden = row.isHidden
      guard column != shown else { continue }
      let previous = columns[shown].rows[index]
      for property in SizeClassAttributes.properties.indices
      where !previous.agrees(with: row, in: property) {
        row.apply(property, to: view, written: &written[index])
      }
    }
    guard column != shown else { return }
    shown = column
    keepingTrack(of: tree, afterwards)
  }

  /// Makes changes that are repeated after every change of classes: they are not treated as someone else's.
  ///
  /// - Parameters:
  ///   - tree: The live tree that the table was made for.
  ///   - change: Changes views of the tree.
  /// - Returns: The result of `change`.
  package mutating func keepingTrack<Result>(of tree: ViewTree, _ change: () -> Result) -> Result {
    let before = changedViews.map { SizeClassAttributes(of: tree[$0]) }
    let result = change()
    for (index, id) in changedViews.enumerated() {
      let now = SizeClassAttributes(of: tree[id])
      for property in SizeClassAttributes.properties.indices
      where before[index].agrees(with: written[index], in: property) {
        written[index].copy(property, from: now)
      }
    }
    return result
  }
}
