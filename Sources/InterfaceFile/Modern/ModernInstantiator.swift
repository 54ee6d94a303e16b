import Diagnostics
import Geometry
import InterfaceXML
import Views

/// Converts a modern document to resolved trees.
struct ModernInstantiator {
  private(set) var context: ReadingContext
  /// The document's root element for the size classes.
  let root: Element
  let canvas: CanvasReader
  /// The era of the tools that saved the document.
  let era: Era
  let resources: Resources
  let variations: SizeClassVariations
  let outlets: OutletTable
  let bars: BarInference
  let tabBars = SharedTabBars()
  /// The intrinsic sizes that custom classes reported to Interface Builder, in points, by object ID.
  let designables: [String: Size]
  /// The default tint of every screen: the document's "global tint".
  let globalTint: Color?
  /// Where the document states it.
  let globalTintPlace: SourceLocation?

  /// Size classes and the size of text styles are the canvas' by default; `isCanvas` reads for Interface Builder's
  /// canvas rather than a running app.
  init(
    _ document: InterfaceDocument, classes: SizeClasses?, texts: TextOverlay, textSize: TextSizeCategory?,
    isCanvas: Bool
  ) {
    context = ReadingContext(
      file: document.file, reading: document.root, texts: texts, isStrict: document.isStrict,
      attributePlaces: document.attributePlaces)
    context.ledger.take(document.root)
    canvas = CanvasReader(root: document.root, context: context)
    era = Era(attribute: document.root.peek("toolsVersion"))
    variations = SizeClassVariations(root: document.root, classes: classes ?? canvas.sizeClasses)
    root = variations.root
    resources = Resources(root, context: context, textSize: textSize, isCanvas: isCanvas)
    designables = Self.designables(root, context)
    outlets = OutletTable(root: root)
    bars = BarInference(document.graph)
    globalTint = ElementReader(element: root, context: context, resources: resources).color(key: "tintColor")
    globalTintPlace = root.children.first { $0.name == "color" && $0.peek("key") == "tintColor" }.map {
      [context] in context.location(of: $0)
    }
  }

  /// All scenes in the file's order, and the findings from reading them. With `embedding`, containers hold the scenes
  /// that they show in a running app. `only`: the object ids of the controllers whose scenes are read; nil for all.
  func instantiate(embedding: Bool, only: Set<String>? = nil) -> (scenes: [Scene], findings: [Finding]) {
    var scenes: [Scene] = []
    let lists = objectLists(root)
    var reader = SceneReader(instantiator: self)
    if embedding { reader.embedding = SceneEmbedding(self, lists: lists) }
    if let only {
      for list in lists where list.children.contains(where: { $0.peek("id").map(only.contains) ?? false }) {
        scenes += reader.scenes(in: list)
      }
      return (scenes, [])
    }
    for list in lists { scenes += reader.scenes(in: list) }
    takeInert(root)
    IgnoredSweep(context: context).sweep(root)
    return (scenes, context.findings)
  }

  /// The `<objects>` lists: one for each scene of a storyboard, one in a xib. A duplicate scene, as a merge can leave
  /// it, counts once.
  private func objectLists(_ root: Element) -> [Element] {
    var lists: [Element] = []
    var controllers: [String: Element] = [:]
    for child in root.children where child.name == "objects" { lists.append(child) }
    for scenes in root.children where scenes.name == "scenes" {
      for scene in scenes.children where scene.name == "scene" {
        let own = Self.controllers(of: scene)
        for controller in own {
          guard let id = controller.peek("id") else { continue }
          if let first = controllers[id] {
            context.add(.repeatedScene(id, first: first.line, at: reader(controller).location))
            context.ledger.takeTree(controller)
          } else {
            controllers[id] = controller
          }
        }
        if !own.isEmpty, own.allSatisfy(context.ledger.isTaken) {
          context.ledger.takeTree(scene)
          continue
        }
        context.ledger.take(scene)
        takeInert(scene)
        lists += scene.children.filter { $0.name == "objects" }
      }
      context.ledger.take(scenes)
    }
    for list in lists { context.ledger.take(list) }
    return lists
  }

  private static func controllers(of scene: Element) -> [Element] {
    scene.children.filter { $0.name == "objects" }.flatMap(\.children).filter {
      $0.name.hasSuffix("Controller")
    }
  }

  /// Skips everything without effect on the picture in an element that is not a view.
  func takeInert(_ element: Element) {
    for attribute in element.attributes where InertKeys.documentAttributes.contains(attribute.name) {
      context.ledger.take(attribute)
    }
    for child in element.children
    where !context.ledger.isTaken(child) && InertKeys.containsDocumentChild(child) {
      context.ledger.takeTree(child)
    }
  }

  private static func designables(_ root: Element, _ context: ReadingContext) -> [String: Size] {
    var sizes: [String: Size] = [:]
    for list in root.children where list.name == "designables" {
      context.ledger.takeTree(list)
      for designable in list.children where designable.name == "designable" {
        for child in designable.children where child.peek("key") == "intrinsicContentSize" {
          guard let name = designable.peek("name"), let size = CanvasReader.size(of: child) else { continue }
          sizes[name] = size
        }
      }
    }
    return sizes
  }

  /// An instantiator that reads an element again; its findings are discarded.
  func rereading(_ element: Element) -> ModernInstantiator {
    var twin = self
    twin.context = context.rereading(element)
    return twin
  }

  func reader(_ element: Element) -> ElementReader {
    ElementReader(element: element, context: context, resources: resources)
  }
}

/// The outlets to each object, over the whole document.
struct OutletTable {
  private var names: [String: [String]] = [:]
  private var owners: [String: [OutletOwner]] = [:]
  private var classNames: [String: String] = [:]
  private var ids: Set<String> = []
  private var safeAreas: Set<String> = []

  /// What an object is for another one, which is no name of it.
  static let roles: Set<String> = ["delegate", "dataSource"]

  init(root: Element) {
    /// Elements, each with the class of the object that the element around it belongs to.
    var waiting: [(element: Element, owner: String?)] = [(root, nil)]
    while let (element, owner) = waiting.popLast() {
      if let id = element.peek("id") {
        ids.insert(id)
        classNames[id] = element.peek("customClass")
        if element.name == "viewLayoutGuide", element.peek("key") == "safeArea" { safeAreas.insert(id) }
      }
      if element.name == "outlet" || element.name == "outletCollection",
        let destination = element.peek("destination"), let property = element.peek("property")
      {
        if !Self.roles.contains(property) { names[destination, default: []].append(property) }
        if let owner {
          owners[destination, default: []].append(
            OutletOwner(property, of: owner, isCollection: element.name == "outletCollection"))
        }
      }
      let own = element.name == "connections" ? owner : element.peek("customClass")
      waiting.append(contentsOf: element.children.reversed().map { ($0, own) })
    }
  }

  /// Whether the document has an object with an ID.
  func contains(_ id: String) -> Bool { ids.contains(id) }

  /// The class of an object, if it is one of the application's.
  func className(of id: String) -> String? { classNames[id] }

  /// Whether an ID is that of a safe area's guide.
  func isSafeArea(_ id: String) -> Bool { safeAreas.contains(id) }

  /// The outlets to an object from objects of the project's own classes, in document order.
  func owners(of id: String) -> [OutletOwner] { owners[id] ?? [] }

  /// The names of the outlets to an object, in document order, without duplicates.
  func names(of id: String) -> [String] {
    var seen: Set<String> = []
    return (names[id] ?? []).filter { seen.insert($0).inserted }
  }
}
