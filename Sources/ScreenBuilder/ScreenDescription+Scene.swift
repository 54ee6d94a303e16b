import Diagnostics
import Geometry
import Views

extension ScreenDescription {
  /// Builds the screen's trees.
  ///
  /// - Parameter textSize: The content size category of text styles; nil to leave them as described.
  /// - Returns: A scene like one read from a document: layouts and states are not extracted yet.
  /// - Throws: `DescriptionError`, located by the path of a view.
  package func scene(textSize: TextSizeCategory? = nil) throws(DescriptionError) -> Scene {
    try SceneBuilder(self, textSize).scene()
  }
}

/// Builds the trees of one screen, each of which knows the others for its errors.
private struct SceneBuilder {
  let screen: ScreenDescription
  private var live: TreeBuilder
  private var portrait, landscape: TreeBuilder?
  private var states: [TreeBuilder] = []
  private var variations: [TreeBuilder] = []
  private var layouts: [(Orientation, TreeBuilder)] = []
  private var namedLayouts: [(name: String, tree: TreeBuilder)] = []

  init(_ screen: ScreenDescription, _ textSize: TextSizeCategory?) throws(DescriptionError) {
    self.screen = screen
    let name = screen.name
    let size = screen.canvas.size
    if !(size.width > 0 && size.height > 0 && size.width.isFinite && size.height.isFinite) {
      throw DescriptionError(reason: .badNumber("the size of the canvas", expected: "above 0"), path: name)
    }
    if case .size(_, let scale) = screen.canvas, !(0.5...8).contains(scale) {
      throw DescriptionError(reason: .badNumber("the scale of the canvas", expected: "0.5 to 8"), path: name)
    }
    live = try TreeBuilder(screen.view, named: name, textSize: textSize)
    portrait = try screen.portraitView.map { view throws(DescriptionError) in
      try TreeBuilder(view, named: "\(name) (portrait)", textSize: textSize)
    }
    landscape = try screen.landscapeView.map { view throws(DescriptionError) in
      try TreeBuilder(view, named: "\(name) (landscape)", textSize: textSize)
    }
    var taken: Set<String> = ["initial"]
    for state in screen.states {
      let path = "\(name) (\(state.name))"
      guard taken.insert(state.name).inserted else {
        throw DescriptionError(reason: .takenStateName(state.name), path: name)
      }
      // A template's views are separate from their counterparts.
      let prefix = "\(state.name)/"
      states.append(try TreeBuilder(state.view, named: path, prefix: prefix, textSize: textSize))
    }
    for variation in screen.variations {
      let tree = try TreeBuilder(variation.view, named: name, textSize: textSize)
      for id in tree.names where live.paths[id] == nil {
        throw DescriptionError(
          reason: .noSuchView(id, nearest: NearestName.of(id, in: live.names)), path: tree.paths[id] ?? name)
      }
      variations.append(tree)
    }
    for orientation in Orientation.allCases {
      guard let layout = screen.layouts[orientation] else { continue }
      let view = try screen.view.laidOut(by: layout, of: name)
      layouts.append((orientation, try TreeBuilder(view, named: name, textSize: textSize)))
    }
    for named in screen.namedLayouts {
      guard taken.insert(named.name).inserted, !Orientation.allCases.map(\.rawValue).contains(named.name)
      else {
        throw DescriptionError(reason: .takenStateName(named.name), path: name)
      }
      let view = try screen.view.laidOut(by: named.layout, of: name)
      namedLayouts.append((named.name, try TreeBuilder(view, named: name, textSize: textSize)))
    }
  }

  /// The trees by their names in errors.
  private var named: [(name: String, tree: TreeBuilder)] {
    [("the live view", live)] + (portrait.map { [("the portrait layout", $0)] } ?? [])
      + (landscape.map { [("the landscape layout", $0)] } ?? [])
      + zip(screen.states, states).map { ("the state \"\($0.name)\"", $1) }
  }

  func scene() throws(DescriptionError) -> Scene {
    let size = screen.canvas.size
    let tree = try tree(live, size)
    var canvas = screen.canvas.designCanvas
    canvas.isStandalone = screen.controller == nil
    canvas.bars = screen.bars
    canvas.presentation = screen.presentation
    if !screen.supportedOrientations.isEmpty { canvas.supportedOrientations = screen.supportedOrientations }
    var scene = Scene(
      id: screen.name, name: screen.name, controller: screen.controller, tree: tree, canvas: canvas,
      location: SourceLocation(file: screen.name))
    scene.chrome = screen.controller == nil ? nil : screen.chrome
    let way = canvas.orientation
    func layout(_ builder: TreeBuilder?, _ orientation: Orientation) throws(DescriptionError) -> ViewTree? {
      guard let builder else { return nil }
      return try self.tree(builder, orientation == way ? size : size.transposed)
    }
    scene.portraitTemplate = try layout(portrait, .portrait)
    scene.landscapeTemplate = try layout(landscape, .landscape)
    if portrait != nil || landscape != nil {
      scene.portraitTemplate = scene.portraitTemplate ?? tree
      scene.landscapeTemplate = scene.landscapeTemplate ?? tree
    }
    for (state, builder) in zip(screen.states, states) {
      scene.constraintTemplates.append(try template(state, builder, canvas, size))
    }
    for (variation, builder) in zip(screen.variations, variations) {
      scene.sizeClassTrees.append(
        SizeClassTree(classes: variation.sizeClasses, tree: try self.tree(builder, size)))
    }
    for (orientation, builder) in layouts {
      let size = orientation == way ? size : size.transposed
      scene.sizeClassTrees.append(
        SizeClassTree(classes: SizeClasses.all, orientation: orientation, tree: try self.tree(builder, size)))
    }
    for (name, builder) in namedLayouts {
      var layout = NamedLayout(
        name: name, location: scene.location, isWhole: true, designOrientation: way)
      for orientation in Orientation.allCases { layout.trees[orientation] = try self.tree(builder, size) }
      scene.namedLayouts.append(layout)
    }
    return scene
  }

  /// Adds constraints to a tree and completes it.
  private func tree(_ builder: TreeBuilder, _ size: Size) throws(DescriptionError) -> ViewTree {
    var builder = builder
    let own = builder.paths
    try builder.addConstraints(others: named.filter { $0.tree.paths != own })
    return builder.closed(on: size)
  }

  private func template(
    _ state: ScreenDescription.State, _ builder: TreeBuilder, _ canvas: DesignCanvas, _ size: Size
  ) throws(DescriptionError) -> ConstraintTemplateTree {
    let template = try tree(builder, size)
    return try state.template(
      template, builder, of: screen.name, live: live.names, canvas: canvas)
  }
}

extension ScreenDescription.State {
  /// Builds the template for a live tree.
  ///
  /// - Parameters:
  ///   - screen: The name of the screen.
  ///   - live: The live tree.
  ///   - canvas: The canvas on which the screen is designed.
  ///   - textSize: The content size category of text styles; nil to leave them as described.
  /// - Throws: `DescriptionError`, located by the path of a view.
  package func template(
    of screen: String, live: ViewTree, canvas: DesignCanvas, textSize: TextSizeCategory?
  ) throws(DescriptionError) -> ConstraintTemplateTree {
    var builder = try TreeBuilder(view, named: "\(screen) (\(name))", prefix: "\(name)/", textSize: textSize)
    try builder.addConstraints(others: [])
    let tree = builder.closed(on: canvas.screen)
    return try template(tree, builder, of: screen, live: live.views.map(\.objectID), canvas: canvas)
  }

  /// Connects the views of a template with their live counterparts.
  fileprivate func template(
    _ tree: ViewTree, _ builder: TreeBuilder, of screen: String, live: [String], canvas: DesignCanvas
  ) throws(DescriptionError) -> ConstraintTemplateTree {
    let (known, targets) = (Set(live), targets)
    for (view, name) in zip(tree.views, builder.names) {
      let target = targets[name] ?? name
      guard known.contains(target) else {
        if targets[name] == nil { continue }
        throw DescriptionError(
          reason: .noSuchView(target, nearest: NearestName.of(target, in: live)),
          path: builder.paths[name] ?? screen)
      }
      view.outlets.append(
        Outlet(name: ConstraintTemplateTree.targetOutlet, destination: target, location: view.location))
    }
    return ConstraintTemplateTree(
      name: name, aliases: [name], tree: tree, canvas: canvas,
      location: SourceLocation(file: "\(screen) (\(name))"))
  }

  /// The targets specified by views, by the views' IDs.
  private var targets: [String: String] {
    var targets: [String: String] = [:]
    var waiting = [view]
    while let next = waiting.popLast() {
      if let id = next.id, let target = next.target { targets[id] = target }
      waiting += next.subviews
    }
    return targets
  }
}

extension ViewDescription {
  /// Builds a separate tree.
  ///
  /// - Parameters:
  ///   - name: The first component of paths in errors.
  ///   - size: The size of a root without one, in points.
  ///   - textSize: The content size category of text styles; nil to leave them as described.
  /// - Throws: `DescriptionError`, located by the path of a view.
  package func tree(
    named name: String, size: Size, textSize: TextSizeCategory?
  ) throws(DescriptionError) -> ViewTree {
    var builder = try TreeBuilder(self, named: name, textSize: textSize)
    try builder.addConstraints(others: [])
    return builder.closed(on: size)
  }
}
