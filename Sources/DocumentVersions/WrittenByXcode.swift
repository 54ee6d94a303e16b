import InterfaceXML

/// What Xcode writes into a document whenever it saves it, whether or not somebody changed it.
///
/// Such values follow from others: versions of tools, rectangles of views that constraints or containers place, places on the
/// canvas, sizes of images. A difference of them is no edit, and two of them are no conflict.
package enum WrittenByXcode {
  private static let rootAttributes: Set<String> = ["toolsVersion", "systemVersion"]
  private static let marks: Set<String> = ["misplaced", "ambiguous", "fixedFrame", "verifyAmbiguity"]
  private static let dependencies: Set<String> = [
    "dependencies", "deployment", "development", "plugIn", "capability", "inferredMetricsTieBreakers",
  ]
  /// Lists that follow from the rest of a document.
  private static let lists: Set<String> = ["resources", "classes", "inferredMetricsTieBreakers"]
  private static let containers: Set<String> = [
    "tableViewCell", "tableViewCellContentView", "collectionViewCell", "navigationBar", "tabBar", "toolbar",
  ]

  /// Whether an attribute is written without an edit. `around`: the element around its own.
  package static func contains(_ attribute: String, of element: Element, in around: Element?) -> Bool {
    if around == nil { return rootAttributes.contains(attribute) }
    if marks.contains(attribute) { return true }
    if around?.name == "resources" { return attribute == "width" || attribute == "height" }
    return contains(element, in: around)
  }

  /// Whether an element is written without an edit. `isInRoot`: whether the element around it is a root view.
  package static func contains(_ element: Element, in around: Element?, isInRoot: Bool = false) -> Bool {
    switch element.name {
    case "rect":
      element.peek("key") == "frame"
        && around.map { isInRoot ? !isFreeform($0) : isPlacedByOthers($0) } ?? false
    case "point": element.peek("key") == "canvasLocation"
    case "size": element.peek("key") == "customSize"
    case "device": around?.name == "document"
    case "adaptation": around?.name == "device"
    case _ where dependencies.contains(element.name): true
    default: lists.contains(around?.name ?? "")
    }
  }

  /// Whether a root view has the size that somebody gave it.
  private static func isFreeform(_ view: Element) -> Bool {
    view.children.contains { $0.name == "freeformSimulatedSizeMetrics" }
  }

  /// Whether something else than its own rectangle places a view: constraints, a stack view, a cell, a screen.
  private static func isPlacedByOthers(_ view: Element) -> Bool {
    view.peek("translatesAutoresizingMaskIntoConstraints") == "NO" || view.peek("key") != nil
      || containers.contains(view.name)
  }
}
