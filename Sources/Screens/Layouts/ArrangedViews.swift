import Views

/// The views that the layouts of a screen arrange, by the container that does.
///
/// A container that gets another arrangement loses the views that only the old one held: as the library whose arrangements
/// these are removes all views of the old layout and adds those of the new one.
struct ArrangedViews: Sendable {
  /// For each container with several arrangements, all views that they name.
  private let members: [(container: ViewID, views: [ViewID])]

  /// Collects the arrangements of a scene's tree and of its layouts.
  init(_ scene: borrowing Scene) {
    let live = scene.tree
    let trees =
      scene.sizeClassTrees.map(\.tree)
      + scene.namedLayouts.flatMap { layout in
        Orientation.allCases.compactMap { layout.trees[$0] }
      }
    var containers: [String: Set<String>] = [:]
    for tree in trees.isEmpty ? [] : [live] + trees {
      for view in tree.views {
        guard let arrangement = view.arrangement else { continue }
        containers[view.objectID, default: []].formUnion(arrangement.viewNames)
      }
    }
    members = live.views.compactMap { container in
      guard let names = containers[container.objectID] else { return nil }
      let views = container.allSubviews.filter { names.contains($0.objectID) }.map(\.id)
      return views.isEmpty ? nil : (container.id, views)
    }
  }

  /// Takes the views out of a tree that their container's arrangement does not hold.
  func leaveOutOthers(in tree: ViewTree) {
    for (container, views) in members {
      guard let arrangement = tree[container].arrangement else { continue }
      let names = Set(arrangement.viewNames)
      for view in views where !names.contains(tree[view].objectID) { tree[view].isInstalled = false }
    }
  }
}

extension Arrangement {
  /// The object IDs of the views that it holds, itself or in an arrangement inside.
  fileprivate var viewNames: [String] {
    var names: [String] = []
    var waiting = [self]
    while let arrangement = waiting.popLast() {
      for item in arrangement.items {
        switch item.content {
        case .view(let id): names.append(id)
        case .arrangement(let inner): waiting.append(inner)
        }
      }
    }
    return names
  }
}
