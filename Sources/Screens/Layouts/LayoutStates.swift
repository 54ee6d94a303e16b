import Layout
import Templates
import Views

/// Layouts and states of a scene by name → states that a screen can be put in.
enum LayoutStates {
  /// Returns what a layout is in each orientation that it is for; the first is that of its own canvas.
  ///
  /// Its trees take the size of the orientation's root view, as autoresizing masks say, if they were designed at another.
  static func templates(
    of layout: NamedLayout, in scene: borrowing Scene
  ) -> [(orientation: Orientation, template: ConstraintTemplate)] {
    let live = scene.tree
    let others =
      [live] + scene.sizeClassTrees.filter { $0.orientation != nil }.map(\.tree)
      + scene.namedLayouts.filter(\.isWhole).flatMap { layout in
        Orientation.allCases.compactMap { layout.trees[$0] }
      }
    let ways = [layout.designOrientation, layout.designOrientation.other]
    return ways.compactMap { orientation in
      guard let tree = layout.trees[orientation] else { return nil }
      let base = scene.sizeClassTrees.first { $0.orientation == orientation }?.tree ?? live
      let size = base.root.frame.size
      if tree.root.frame.size != size { Autoresizing.resize(tree.root, to: size) }
      return (orientation, .layout(tree, of: layout, over: base, after: others, for: live))
    }
  }
}
