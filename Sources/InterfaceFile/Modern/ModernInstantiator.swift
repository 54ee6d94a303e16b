import Diagnostics
import Geometry
import Views

/// A modern document → resolved trees.
struct ModernInstantiator {
  let document: InterfaceDocument
  private(set) var context: ReadingContext
  let canvas: CanvasReader
  let resources: Resources
  let variations: SizeClassVariations
  let outlets: OutletTable
  let bars: BarInference
  /// The tint of every screen that sets none of its own: the document's "global tint".
  let globalTint: Color?

  /// - Parameters:
  ///   - classes: the size classes that variations are resolved for; nil is the canvas' own.
  ///   - textSize: how large text styles are; nil is what the canvas shows.
  init(_ document: InterfaceDocument, classes: SizeClasses? = nil, textSize: TextSizeCategory? = nil) {
    self.document = document
    context = ReadingContext(file: document.file)
    let root = document.root
    root.isTaken = true
    canvas = CanvasReader(root: root, context: context)
    variations = SizeClassVariations(root: root, classes: classes ?? canvas.sizeClasses)
    resources = Resources(root, context: context, textSize: textSize)
    outlets = OutletTable(root: root)
    bars = BarInference(root: root)
    globalTint = ElementReader(element: root, context: context, resources: resources).color(key: "tintColor")
  }

  /// All scenes in the file's order, and what was found on the way.
  ///
  /// - Parameter embedding: whether containers hold the scenes that they show in a running app.
  func instantiate(embedding: Bool = false) -> (scenes: [Scene], findings: [Finding]) {
    let root = document.root
    var scenes: [Scene] = []
    let lists = objectLists(root)
    var reader = SceneReader(instantiator: self)
    if embedding { reader.embedding = SceneEmbedding(self, lists: lists) }
    for list in lists { scenes += reader.scenes(in: list) }
    takeInert(root)
    IgnoredSweep(context: context).sweep(root)
    return (scenes, context.findings)
  }

  /// The `<objects>` lists: one for each scene of a storyboard, one in a xib.
  private func objectLists(_ root: Element) -> [Element] {
    var lists: [Element] = []
    for child in root.children where child.name == "objects" { lists.append(child) }
    for scenes in root.children where scenes.name == "scenes" {
      for scene in scenes.children where scene.name == "scene" {
        scene.isTaken = true
        takeInert(scene)
        lists += scene.children.filter { $0.name == "objects" }
      }
      scenes.isTaken = true
    }
    for list in lists { list.isTaken = true }
    return lists
  }

  /// Passes over what has no bearing on the picture, of an element that is no view.
  func takeInert(_ element: Element) {
    for index in element.attributes.indices
    where InertKeys.documentAttributes.contains(element.attributes[index].name) {
      element.attributes[index].isTaken = true
    }
    for child in element.children where !child.isTaken && InertKeys.containsDocumentChild(child) {
      child.takeTree()
    }
  }

  /// The same instantiator, whose findings nobody hears of.
  func quiet() -> ModernInstantiator {
    var twin = self
    twin.context = ReadingContext(file: context.file)
    return twin
  }

  func reader(_ element: Element) -> ElementReader {
    ElementReader(element: element, context: context, resources: resources)
  }
}

/// Which outlets lead to an object, over the whole document.
struct OutletTable {
  private var names: [String: [String]] = [:]
  private var ids: Set<String> = []

  init(root: Element) {
    var waiting = [root]
    while let element = waiting.popLast() {
      if let id = element.peek("id") { ids.insert(id) }
      if element.name == "outlet" || element.name == "outletCollection",
        let destination = element.peek("destination"), let property = element.peek("property")
      {
        names[destination, default: []].append(property)
      }
      waiting.append(contentsOf: element.children.reversed())
    }
  }

  /// Whether an object of the document has an id.
  func contains(_ id: String) -> Bool { ids.contains(id) }

  /// The names of the outlets that lead to an object, in document order, each once.
  func names(of id: String) -> [String] {
    var seen: Set<String> = []
    return (names[id] ?? []).filter { seen.insert($0).inserted }
  }
}
