import Templates
import Views

/// A layout that a document has for an orientation, over the screen's own views.
package struct OrientationLayout {
  package let orientation: Orientation
  /// The number of views that it places.
  package let viewCount: Int
  /// The views that only the layout of the other orientation arranges, in document order.
  package let leftOut: [ViewID]
  /// What it changes of the layout that the screen was designed in; nil for that layout.
  package let change: ConstraintTemplate?
}

extension Screen {
  /// The layouts that the document has for orientations over the same views, as scene files do, the one that the screen was
  /// designed in first; none for other documents.
  package var orientationLayouts: [OrientationLayout] {
    if framed.isEmpty { return [] }
    let (own, other) = (canvas.orientation, canvas.orientation.other)
    let trees = [own, other].map { designedTree(for: canvas.sizeClasses, $0) }
    let comparison = LayoutComparison(trees, whole: [], for: trees[0])
    let named = NamedLayout(
      name: other.rawValue, location: location, isWhole: false, designOrientation: other)
    let change = comparison.template(of: named, tree: 1, over: 0)
    return [
      layout(own, trees[0], change: nil), layout(other, trees[1], change: change),
    ]
  }

  /// `tree`: the tree as designed for the orientation; views that the layout leaves out are taken out of it.
  private func layout(_ orientation: Orientation, _ tree: ViewTree, change: ConstraintTemplate?)
    -> OrientationLayout
  {
    let before = tree.installedViews.map(\.id)
    _ = enter(nil, canvas.sizeClasses, orientation, on: tree)
    let held = Set(tree.installedViews.map(\.id))
    return OrientationLayout(
      orientation: orientation, viewCount: held.count, leftOut: before.filter { !held.contains($0) },
      change: change)
  }
}
