import Diagnostics
import Files
import Flows
import InterfaceFile
import Screens
import Views

/// Combines the controllers of documents into a world.
struct WorldReader {
  private(set) var controllers: [FlowController] = []
  /// For each controller, the document and the scene that it shows.
  private(set) var places: [(document: Int, scene: Int)?] = []
  /// The scenes of each document.
  private(set) var scenes: [[Scene?]] = []
  private(set) var findings: [Finding] = []
  private(set) var toolbars: Set<ControllerID> = []
  /// Controllers by object ID, for each document.
  private var ids: [[String: ControllerID]] = []
  private var graphs: [(graph: ControllerGraph, name: String)] = []
  private var starts: [ControllerID?] = []
  /// The era of the system that is shown; nil for that of each document.
  private let systemEra: Era?

  init(systemEra: Era?) { self.systemEra = systemEra }

  /// Adds the controllers of a document; segues are resolved once all documents have been added.
  mutating func add(_ document: LoadedDocument, _ graph: ControllerGraph, at index: Int) {
    let shown = document.scenes
    scenes.append(shown.map { Optional($0) })
    graphs.append((graph, InputFile.documentName(of: document.path)))
    ids.append([:])
    for controller in graph.controllers {
      let scene = shown.firstIndex { $0.id == controller.id && !$0.isConstraintTemplate }
      let own = flowController(controller, scene.map { shown[$0] }, graph.era)
      add(own, id: controller.id, scene, in: index)
    }
    // The views of a xib or an archive, which have no graph.
    for (place, scene) in shown.enumerated() where ids[index][scene.id] == nil && !scene.isConstraintTemplate
    {
      var controller = FlowController(id: scene.id, name: scene.name)
      controller.aliases = scene.aliases
      controller.title = scene.chrome?.navigationItem.title
      controller.presentation = presentation(nil, graph.era)
      controller.location = scene.location
      add(controller, id: scene.id, place, in: index)
    }
    nameAfterDocument(index)
    let initial = graph.initial.flatMap { ids[index][$0] }
    starts.append(initial ?? ids[index].values.filter { places[$0.index] != nil }.min())
  }

  private mutating func add(_ controller: FlowController, id: String, _ scene: Int?, in document: Int) {
    // A file's owner without a view is not a controller.
    if scene == nil, controller.kind == .content, controller.id.hasPrefix("-") { return }
    let place = ControllerID(controllers.count)
    ids[document][id] = place
    controllers.append(controller)
    places.append(scene.map { (document, $0) })
  }

  /// A document's only screen can be referred to by the document's name.
  private mutating func nameAfterDocument(_ document: Int) {
    let own = ids[document].values.filter { places[$0.index] != nil }
    guard own.count == 1, let only = own.first else { return }
    let name = graphs[document].name
    if !controllers[only.index].answers(to: name) { controllers[only.index].aliases.append(name) }
  }

  private func flowController(
    _ own: ControllerGraph.Controller, _ scene: Scene?, _ era: Era
  ) -> FlowController {
    let name = scene?.name ?? own.names.first ?? own.className
    var controller = FlowController(id: own.id, name: name, kind: Self.kind(of: own))
    controller.aliases = own.names + (scene?.aliases ?? [])
    controller.title = scene?.chrome?.navigationItem.title ?? own.title
    controller.backTitle = own.backTitle
    controller.hidesBackButton = own.hidesBackButton
    controller.tabTitle = own.tabTitle
    controller.beginsWithoutBar = own.hidesNavigationBar
    controller.hidesBottomBar = own.hidesBottomBarWhenPushed
    controller.presentation = presentation(own.modalPresentationStyle, era)
    controller.location = own.location
    return controller
  }

  private static func kind(of controller: ControllerGraph.Controller) -> FlowController.Kind {
    switch controller.kind {
    case .content: .content
    case .navigation: .navigation
    case .tabs: .tabs
    case .split: .split
    }
  }

  /// How a controller of any kind is presented: as its document says, or as the system that is shown chooses.
  private func presentation(
    _ style: ControllerGraph.ModalPresentationStyle?, _ era: Era
  ) -> FlowController.Presentation {
    style.map(Self.presentation) ?? ((systemEra ?? era).presentsSheets ? .sheet : .fullScreen)
  }

  private static func presentation(_ style: ControllerGraph.ModalPresentationStyle)
    -> FlowController.Presentation
  {
    switch style {
    case .fullScreen, .overFullScreen, .currentContext, .overCurrentContext, .custom: .fullScreen
    case .pageSheet, .formSheet, .popover: .sheet
    }
  }

  // MARK: Connections

  /// The world, with segues and targets; nil if there are no controllers.
  mutating func world() -> FlowWorld? {
    for (document, (graph, _)) in graphs.enumerated() { connect(graph, in: document) }
    guard let start = starts.compactMap(\.self).first ?? (controllers.isEmpty ? nil : ControllerID(0)) else {
      return nil
    }
    return FlowWorld(controllers, start: start)
  }

  private mutating func connect(_ graph: ControllerGraph, in document: Int) {
    for own in graph.controllers {
      guard let id = ids[document][own.id] else { continue }
      controllers[id.index].children = own.children.compactMap { child in
        if let known = controller(child, in: document) { return known }
        findings.append(
          Finding(
            .warning, .flow, "\"\(controllers[id.index].name)\" contains \(nowhere(child, graph))",
            at: own.location))
        return nil
      }
      if own.showsToolbar { toolbars.insert(id) }
      controllers[id.index].segues = own.connections.segues.map { segue($0, graph, document) }
    }
    for (id, place) in ids[document].sorted(by: { $0.value < $1.value }) {
      guard let scene = places[place.index]?.scene, let tree = scenes[document][scene]?.tree else { continue }
      let own = graph.controllers.first { $0.id == id }
      let reader = TargetReader(graph: graph) { [self] in segue($0, graph, document) }
      let (targets, others) = reader.targets(in: tree, own?.barItems ?? [])
      controllers[place.index].targets = targets
      controllers[place.index].otherViews = others
      controllers[place.index].viewCount = tree.installedViews.count
    }
  }

  private func controller(_ id: String, in document: Int) -> ControllerID? {
    if let own = ids[document][id] { return own }
    guard let reference = graphs[document].graph.references[id] else { return nil }
    guard let other = graphs.firstIndex(where: { $0.name == reference.storyboard }) else { return nil }
    guard let identifier = reference.identifier else {
      return starts.indices.contains(other) ? starts[other] : nil
    }
    return graphs[other].graph.controllers.first { $0.names.contains(identifier) }.flatMap {
      ids[other][$0.id]
    }
  }

  /// The destination of a connection outside the flow's documents.
  private func nowhere(_ id: String, _ graph: ControllerGraph) -> String {
    guard let reference = graph.references[id] else {
      return "an object \"\(id)\" that is not a controller of the documents"
    }
    let scene = reference.identifier.map { "\"\($0)\" of " } ?? ""
    return "\(scene)the storyboard \(reference.storyboard), which is not among the documents"
  }

  private func segue(_ link: ControllerGraph.Link, _ graph: ControllerGraph, _ document: Int) -> FlowSegue {
    let id = link.segue.destination
    let target = controller(id, in: document)
    let destination: FlowSegue.Destination =
      target.map { .controller($0) }
      ?? (graph.exits.contains(id) || link.segue.kind == .unwind
        ? .exit(action: link.unwindAction) : .nowhere(nowhere(id, graph)))
    var segue = FlowSegue(link.segue.kind, to: destination)
    segue.identifier = link.segue.identifier
    segue.isAnimated = link.isAnimated
    segue.presentation = link.modalPresentationStyle.map(Self.presentation)
    segue.fades = link.modalTransitionStyle == .crossDissolve
    segue.location = link.segue.location
    return segue
  }
}
