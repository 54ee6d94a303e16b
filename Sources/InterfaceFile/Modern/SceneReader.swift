import Diagnostics
import Geometry
import Views

/// The `<objects>` of one storyboard scene, or of a xib → scenes.
struct SceneReader {
  let instantiator: ModernInstantiator
  private var context: ReadingContext { instantiator.context }

  init(instantiator: ModernInstantiator) { self.instantiator = instantiator }

  func scenes(in list: Element) -> [Scene] {
    instantiator.takeInert(list)
    var objects = ObjectList()
    let viewReader = ViewReader(instantiator: instantiator)
    for element in list.children {
      if let top = topLevelView(element, viewReader) {
        objects.views.append(top)
      } else if let owner = owner(element, viewReader) {
        objects.owners.append(owner)
      }
    }
    let canvas = instantiator.canvas
    return SceneAssembly(
      context: context,
      canvas: { canvas.canvas(rootSize: $0, isFreeform: $1, orientation: $2) },
      reportsConstraints: instantiator.usesAutolayout
    ).scenes(from: objects)
  }

  private func topLevelView(_ element: Element, _ viewReader: ViewReader) -> ObjectList.TopLevelView? {
    guard viewReader.isView(element) else { return nil }
    let marks = simulatedMarks(element)
    guard let view = viewReader.view(element, parentSize: .zero) else { return nil }
    return .init(view: view, isFreeform: marks.isFreeform, orientation: marks.orientation)
  }

  /// A controller with a view of its own, or File's Owner.
  private func owner(_ element: Element, _ viewReader: ViewReader) -> ObjectList.Owner? {
    let isFilesOwner =
      element.name == "placeholder" && element.peek("placeholderIdentifier") == "IBFilesOwner"
    let isController = element.name.hasSuffix("Controller")
    guard isFilesOwner || isController else { return nil }
    element.isTaken = true
    let reader = instantiator.reader(element)
    let marks = simulatedMarks(element)
    var owner = ObjectList.Owner(
      id: reader.string("id") ?? "", className: reader.string("customClass"), isController: isController,
      location: reader.location)
    if isController { owner.className = owner.className ?? controllerClass(element.name) }
    owner.title = reader.string("title")
    owner.storyboardIdentifier = reader.string("storyboardIdentifier")
    if isController { owner.userLabel = reader.string("userLabel") }
    owner.isFreeform = marks.isFreeform
    owner.orientation = marks.orientation
    owner.outlets = outlets(of: element)
    for child in element.children where viewReader.isView(child) && child.peek("key") == "view" {
      owner.view = viewReader.view(child, parentSize: .zero)
    }
    if isController { passOverBars(element, viewReader) }
    instantiator.takeInert(element)
    return owner
  }

  private func outlets(
    of element: Element
  ) -> [(name: String, destination: String, location: SourceLocation)] {
    let connections = element.children.filter { $0.name == "connections" }.flatMap(\.children)
    return connections.compactMap { outlet in
      guard outlet.name == "outlet", let name = outlet.peek("property"),
        let destination = outlet.peek("destination")
      else { return nil }
      return (name, destination, context.location(of: outlet))
    }
  }

  /// Bars of controllers hold views too; those are told, as nothing of a bar is drawn.
  private func passOverBars(_ controller: Element, _ viewReader: ViewReader) {
    for bar in controller.children
    where ["navigationItem", "navigationBar", "tabBar", "toolbar", "toolbarItems"].contains(bar.name) {
      var waiting = bar.children
      while let element = waiting.popLast() {
        if viewReader.isView(element) {
          context.add(.barContentNotDrawn(element.name, at: context.location(of: element)))
        } else {
          waiting.append(contentsOf: element.children)
        }
      }
      bar.takeTree()
    }
  }

  private func simulatedMarks(_ element: Element) -> (isFreeform: Bool, orientation: Orientation?) {
    let isFreeform = element.children.contains { $0.name == "freeformSimulatedSizeMetrics" }
    let metrics = element.children.first { $0.name == "simulatedOrientationMetrics" }
    let orientation = metrics?.peek("orientation").map { name -> Orientation in
      name.hasPrefix("landscape") ? .landscape : .portrait
    }
    return (isFreeform, orientation)
  }

  private func controllerClass(_ element: String) -> String {
    let special = [
      "avPlayerViewController": "AVPlayerViewController", "glkViewController": "GLKViewController",
    ]
    if let name = special[element] { return name }
    return "UI" + element.prefix(1).uppercased() + element.dropFirst()
  }
}
