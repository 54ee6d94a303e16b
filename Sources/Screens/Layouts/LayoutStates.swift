import Layout
import Templates
import Views

/// Layouts and states of a scene by name → states that a screen can be put in.
struct LayoutStates {
  private let scene: [(layout: NamedLayout, trees: [Orientation: Int])]
  private let bases: [Orientation: Int]
  private let comparison: LayoutComparison?

  /// Takes the trees of a scene's layouts.
  ///
  /// They take the size of the root view in their orientation, as autoresizing masks say, if they were designed at another.
  init(_ scene: borrowing Scene) {
    let live = scene.tree
    var trees = [live]
    var whole = [0]
    var bases: [Orientation: Int] = [:]
    for layout in scene.sizeClassTrees {
      guard let orientation = layout.orientation else { continue }
      (bases[orientation], whole) = (trees.count, whole + [trees.count])
      trees.append(layout.tree)
    }
    var layouts: [(layout: NamedLayout, trees: [Orientation: Int])] = []
    for layout in scene.namedLayouts {
      var places: [Orientation: Int] = [:]
      for orientation in Orientation.allCases {
        guard let tree = layout.trees[orientation] else { continue }
        let size = trees[bases[orientation] ?? 0].root.frame.size
        if tree.root.frame.size != size { Autoresizing.resize(tree.root, to: size) }
        places[orientation] = trees.count
        if layout.isWhole { whole.append(trees.count) }
        trees.append(tree)
      }
      layouts.append((layout, places))
    }
    (self.scene, self.bases) = (layouts, bases)
    comparison = layouts.isEmpty ? nil : LayoutComparison(trees, whole: whole, for: live)
  }

  /// What each layout is in the orientations that it is for; the first is that of its own canvas.
  var templates: [[(orientation: Orientation, template: ConstraintTemplate)]] {
    scene.map { layout, trees in
      [layout.designOrientation, layout.designOrientation.other].compactMap { orientation in
        guard let comparison, let tree = trees[orientation] else { return nil }
        return (orientation, comparison.template(of: layout, tree: tree, over: bases[orientation] ?? 0))
      }
    }
  }
}
