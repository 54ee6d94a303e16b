import InterfaceXML

/// What Xcode writes into a document whenever it saves it, whether or not somebody changed it.
///
/// Such values follow from others: versions of tools, rectangles of views that constraints or containers place, places on the
/// canvas, sizes of images. A difference of them is no edit, and two of them are no conflict.
enum WrittenByXcode {
  private static let rootAttributes: Set<String> = ["toolsVersion", "systemVersion"]
  private static let marks: Set<String> = ["misplaced", "ambiguous", "fixedFrame", "verifyAmbiguity"]
  private static let dependencies: Set<String> = [
    "dependencies", "deployment", "development", "plugIn", "capability", "inferredMetricsTieBreakers",
    "designables",
  ]
  /// Lists that follow from the rest of a document.
  private static let lists: Set<String> = [
    "resources", "classes", "inferredMetricsTieBreakers", "designables", "designable",
  ]
  private static let copies: Set<String> = ["systemColor", "namedColor"]
  /// The keys of saved rectangles; the second one is that of Xcode 8, by distances from the edges around.
  private static let frames: Set<String> = ["frame", "frameInset"]
  private static let containers: Set<String> = [
    "tableViewCell", "tableViewCellContentView", "collectionViewCell", "navigationBar", "tabBar", "toolbar",
  ]

  private static let ends: Set<String> = ["tableHeaderView", "tableFooterView"]

  /// Whether an attribute of an element is written without an edit.
  static func contains(_ attribute: String, of node: IdentifiedTree.Node, in tree: IdentifiedTree) -> Bool {
    guard let around = tree.around(node) else { return rootAttributes.contains(attribute) }
    if marks.contains(attribute) { return true }
    if around.element.name == "resources" { return attribute == "width" || attribute == "height" }
    // A table gives its header and footer all but the height.
    if node.element.peek("key") == "frame", attribute != "height",
      ends.contains(around.element.peek("key") ?? "")
    {
      return true
    }
    return contains(node, in: tree)
  }

  /// Whether an element is written without an edit.
  static func contains(_ node: IdentifiedTree.Node, in tree: IdentifiedTree) -> Bool {
    let (element, around) = (node.element, tree.around(node))
    // A list of nothing.
    if element.attributes.isEmpty, element.children.isEmpty, element.text.allSatisfy(\.isWhitespace) {
      return true
    }
    if isOfClassDescriptions(node, in: tree) || links.contains(element.peek("key") ?? "") { return true }
    switch element.name {
    case "rect", "frame":
      // That of the screen which a window was saved on.
      if element.peek("key") == "screenRect" { return true }
      guard frames.contains(element.peek("key") ?? ""), let around else { return false }
      let isInRoot = tree.around(around)?.element.name == "objects"
      return isInRoot ? !isFreeform(around.element) : isPlacedByOthers(around, in: tree)
    case "point": return element.peek("key") == "canvasLocation"
    case "size": return element.peek("key") == "customSize"
    case "device": return around?.element.name == "document"
    case "adaptation": return around?.element.name == "device"
    // A copy of what the system, or the asset catalog, has.
    case "color": return copies.contains(around?.element.name ?? "")
    case _ where dependencies.contains(element.name): return true
    default: return lists.contains(around?.element.name ?? "")
    }
  }

  /// Whether a root view has the size that somebody gave it.
  private static func isFreeform(_ view: Element) -> Bool {
    view.children.contains { $0.name == "freeformSimulatedSizeMetrics" }
  }

  /// Whether something else than its own rectangle places a view: constraints, a stack view, a cell, a screen, a table.
  private static func isPlacedByOthers(_ node: IdentifiedTree.Node, in tree: IdentifiedTree) -> Bool {
    let view = node.element
    // A view with a fixed frame has no constraints yet.
    let isConstrained =
      view.peek("translatesAutoresizingMaskIntoConstraints") == "NO" && view.peek("fixedFrame") != "YES"
    // The headers and footers of a table have the height that somebody gave them.
    let key = view.peek("key").flatMap { ends.contains($0) ? nil : $0 }
    if isConstrained || key != nil || containers.contains(view.name) { return true }
    // The list that it is in, the view around it, and what that is in.
    guard let list = tree.around(node), let around = tree.around(list) else { return false }
    if list.element.name == "prototypeCellViews" || around.element.name == "clipView" { return true }
    if list.element.name == "subviews", around.element.name == "stackView" { return true }
    guard around.element.name == "tableViewCellContentView", let id = view.peek("id") else { return false }
    let cell = tree.around(around)?.element
    return stylesViews.contains { cell?.peek($0) == id }
  }

  /// The views of a cell that its style places.
  private static let stylesViews = ["textLabel", "detailTextLabel", "imageView"]

  /// How an archive says what is around a view, and next to it.
  private static let links: Set<String> = ["NSWindow", "NSSuperview", "NSNextKeyView", "NSNextResponder"]

  /// Whether an element is part of what an archive keeps of classes: headers say the same.
  private static func isOfClassDescriptions(_ node: IdentifiedTree.Node, in tree: IdentifiedTree) -> Bool {
    var next: IdentifiedTree.Node? = node
    while let node = next {
      if node.element.peek("key") == "IBDocument.Classes" { return true }
      next = tree.around(node)
    }
    return false
  }
}
