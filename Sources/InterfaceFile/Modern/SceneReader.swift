import Diagnostics
import Geometry
import InterfaceXML
import Views

/// Converts the `<objects>` of one storyboard scene, or of a xib, to scenes.
struct SceneReader {
  let instantiator: ModernInstantiator
  /// Fills containers with other scenes; nil leaves them empty.
  var embedding: SceneEmbedding?
  private var context: ReadingContext { instantiator.context }

  init(instantiator: ModernInstantiator) { self.instantiator = instantiator }

  func scenes(in list: Element) -> [Scene] {
    var objects = ObjectList()
    let viewReader = ViewReader(instantiator: instantiator)
    // Controllers that repeat earlier ones have already been read.
    for element in list.children where !context.ledger.isTaken(element) {
      if let top = topLevelView(element, viewReader) {
        objects.views.append(top)
      } else if let owner = owner(element, viewReader) {
        objects.owners.append(owner)
      } else if let object = templateObject(element) {
        objects.templateObjects.append(object)
      }
    }
    instantiator.takeInert(list)
    let controller = objects.owners.first?.id
    for owner in objects.owners { if let view = owner.view { embedding?.embed(in: view, of: owner.id) } }
    for top in objects.views { embedding?.embed(in: top.view, of: controller) }
    let canvas = instantiator.canvas
    return SceneAssembly(
      context: context,
      canvas: canvas.canvas
    ).scenes(from: objects)
  }

  private func templateObject(_ element: Element) -> ObjectList.TemplateObject? {
    guard element.peek("customClass") == ConstraintTemplateAssembly.className else { return nil }
    let reader = instantiator.reader(element)
    return .init(
      id: reader.string("id") ?? "", userLabel: reader.string("userLabel"),
      outlets: readConnections(of: element).outlets)
  }

  private func topLevelView(_ element: Element, _ viewReader: ViewReader) -> ObjectList.TopLevelView? {
    guard viewReader.isView(element) else { return nil }
    var marks = instantiator.canvas.marks(of: element)
    marks.isStandalone = true
    guard let view = tinted(viewReader.view(element, parentSize: screen)) else { return nil }
    return .init(view: view, marks: marks)
  }

  private var screen: Size { instantiator.canvas.screen ?? .zero }

  private func tinted(_ root: View?) -> View? {
    if let root, root.tintColor == nil, let tint = instantiator.globalTint {
      root.tintColor = tint
      if let place = instantiator.globalTintPlace { root.places.replace("tintColor", by: place) }
    }
    return root
  }

  /// A controller with a view, or File's Owner.
  private func owner(_ element: Element, _ viewReader: ViewReader) -> ObjectList.Owner? {
    let isFilesOwner =
      element.name == "placeholder" && element.peek("placeholderIdentifier") == "IBFilesOwner"
    let isController = element.name.hasSuffix("Controller")
    guard isFilesOwner || isController else {
      if element.name == "placeholder" { _ = readConnections(of: element) }
      return nil
    }
    context.ledger.take(element)
    // Bars without a view do not affect the picture; those with views in them are read last.
    let bars = isController ? self.bars(of: element) : []
    for bar in bars { context.ledger.take(bar) }
    let reader = instantiator.reader(element)
    var owner = ObjectList.Owner(
      id: reader.string("id") ?? "", className: reader.string("customClass"), isController: isController,
      location: reader.location)
    if isController { owner.className = owner.className ?? Self.controllerClass(element.name) }
    owner.title = reader.string("title")
    owner.storyboardIdentifier = reader.string("storyboardIdentifier")
    if isController { owner.userLabel = reader.string("userLabel") }
    owner.marks = instantiator.canvas.marks(of: element)
    owner.marks.bars = instantiator.bars.bars(of: owner.id)
    owner.marks.simulatesBars = instantiator.bars.simulates(owner.id)
    owner.marks.barsOfContainers = instantiator.bars.barsOfContainers(of: owner.id)
    let connections = readConnections(of: element)
    owner.outlets = connections.outlets
    owner.segues = connections.segues
    owner.view = tinted(viewReader.rootView(of: element, screen: screen))
    if isController, owner.view != nil {
      let chrome = ChromeReader(instantiator: instantiator).chrome(of: element, id: owner.id)
      owner.chrome = chrome
      owner.marks.bars.assumesNavigationBar =
        element.children.contains { $0.name == "navigationItem" } && chrome.navigationItem.showsSomething
        && instantiator.root.peek("launchScreen") != "YES"
        && instantiator.bars.isContainedElsewhere(owner.id)
    }
    owner.barViews = barViews(in: bars, viewReader)
    instantiator.takeInert(element)
    return owner
  }

  private func readConnections(of element: Element) -> ConnectionReader.Connections {
    context.ledger.take(element)
    instantiator.takeInert(element)
    return ConnectionReader(instantiator: instantiator).read(element)
  }

  private func bars(of controller: Element) -> [Element] {
    let names = ["navigationItem", "navigationBar", "tabBar", "toolbar", "toolbarItems"]
    return controller.children.filter { names.contains($0.name) }
  }

  /// The views that replace a title or a button in a controller's items, in document order; views that stand elsewhere
  /// in bars are reported, as nothing of them is drawn. What else the bars say was read with the chrome.
  private func barViews(in bars: [Element], _ viewReader: ViewReader) -> [View] {
    var views: [View] = []
    for bar in bars {
      let hasItems = bar.name == "navigationItem" || bar.name == "toolbarItems"
      var waiting = [bar]
      while let element = waiting.popLast() {
        guard element.number != bar.number, viewReader.isView(element) else {
          context.ledger.takeWhole(element)
          waiting.append(contentsOf: element.children.reversed())
          continue
        }
        if hasItems, ["titleView", "customView"].contains(element.peek("key")) {
          let room = Size(width: screen.width, height: 44)
          if let view = viewReader.view(element, parentSize: room) { views.append(view) }
        } else {
          context.add(.barContentNotDrawn(element.name, at: context.location(of: element)))
          context.ledger.takeTree(element)
        }
      }
    }
    return views
  }

  /// UIKit's class of a controller's element.
  static func controllerClass(_ element: String) -> String {
    let special = [
      "avPlayerViewController": "AVPlayerViewController", "glkViewController": "GLKViewController",
    ]
    if let name = special[element] { return name }
    return "UI" + element.prefix(1).uppercased() + element.dropFirst()
  }
}
