import Diagnostics
import InterfaceFile
import InterfaceXML
import Layout
import Views

extension LoadedDocument {
  /// Adds the trees of a layout, or of a state, which the document shows, to the scene that it is of.
  mutating func add(
    _ document: InterfaceDocument, texts: TextOverlay, for traits: ReadingTraits
  ) throws(ReadError) {
    guard let layout = document.layout else { return }
    // Each use has trees of its own, since trees take the size of the screen that they are used on.
    let uses =
      layout.ownOrientations.map { ($0, isOwn: true) } + layout.namedOrientations.map { ($0, isOwn: false) }
    for (orientation, isOwn) in uses {
      let (again, found) = try document.instantiate(
        texts: texts, textSize: traits.textSize, embedding: traits.embedsScenes)
      // What is wrong with the views themselves was found already.
      findings = FindingSet(findings + found).elements
      for index in scenes.indices where scenes[index].tree.root.objectID == layout.rootView {
        guard let tree = again.first(where: { $0.tree.root.objectID == layout.rootView })?.tree else {
          continue
        }
        if isOwn {
          scenes[index].add(tree, of: layout, in: orientation)
        } else {
          scenes[index].addNamed(tree, of: layout, in: orientation)
        }
      }
    }
  }
}

extension Scene {
  /// Adds the layout that the scene has in an orientation.
  fileprivate mutating func add(
    _ tree: ViewTree, of layout: InterfaceDocument.SceneLayout, in orientation: Orientation
  ) {
    if orientation != layout.designOrientation {
      Autoresizing.resize(tree.root, to: tree.root.frame.size.transposed)
    }
    sizeClassTrees.append(SizeClassTree(classes: SizeClasses.all, orientation: orientation, tree: tree))
  }

  /// Adds a layout, or a state, that the scene has where its name is asked for.
  fileprivate mutating func addNamed(
    _ tree: ViewTree, of layout: InterfaceDocument.SceneLayout, in orientation: Orientation
  ) {
    var index = namedLayouts.firstIndex { $0.name == layout.name }
    if index == nil {
      var named = NamedLayout(
        name: layout.name, location: layout.location, isWhole: layout.isWhole,
        designOrientation: layout.designOrientation)
      named.ownOrientations = layout.ownOrientations
      namedLayouts.append(named)
      index = namedLayouts.count - 1
    }
    if let index { namedLayouts[index].trees[orientation] = tree }
  }
}
