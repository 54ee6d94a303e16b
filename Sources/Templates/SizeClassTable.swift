import Views

/// What a document says of its views for each pair of size classes, by the identity of the live views.
///
/// Values only, and only those of views that are not the same everywhere: once they are taken, nothing keeps the
/// trees alive that they come from. Frames are not among them: a running app has the ones of the document itself,
/// and its constraints.
package struct SizeClassTable: Sendable {
  /// The views that size classes change, in document order.
  package let changedViews: [ViewID]
  private let columns: [Column]
  /// What the tree held after the last change of classes: what differs from it was set by someone else, and stays.
  private var written: [SizeClassAttributes]
  private var shown = 0

  private struct Column: Sendable {
    let classes: [SizeClasses]
    let orientation: Orientation?
    /// One for each of `changedViews`.
    var rows: [SizeClassAttributes]
  }

  /// Takes the values of a live tree, which has those of `classes`, and of the trees of other classes.
  ///
  /// Views are paired by Interface Builder's object ids, the first of each.
  ///
  /// - Parameters:
  ///   - live: The tree that is kept.
  ///   - classes: The size classes whose values it has.
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

  /// Gives the live tree what the document says for size classes; without a word about them, what its canvas has.
  ///
  /// A value that is no longer the one that was given last was set by someone else, and is left alone. `afterwards`
  /// makes the changes again that lay over a value which is another now. Hidden flags belong to the layout and are
  /// given in any case: the code that restores the designed layout does so before.
  ///
  /// - Parameters:
  ///   - classes: The size classes of the screen that is shown.
  ///   - orientation: How the screen is held.
  ///   - tree: The live tree that the table was made of.
  ///   - afterwards: Makes the changes again that lie over the document's values.
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

  /// Makes changes that are made again after every change of classes: they do not count as someone else's.
  ///
  /// - Parameters:
  ///   - tree: The live tree that the table was made of.
  ///   - change: Changes views of the tree.
  /// - Returns: What `change` returns.
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
