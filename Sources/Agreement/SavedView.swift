import Geometry
import InterfaceXML

/// A view of a document with the frame that Xcode saved.
struct SavedView {
  /// The element.
  let element: Element
  /// The saved frame, in points in the superview.
  let frame: Rect
  /// The position of the view around in the list of views; nil for a root.
  let superview: Int?
  /// The position of the root.
  let root: Int
  /// Whether a stack view arranges it.
  let isArranged: Bool
  /// Whether its frame answers nothing: it or a view around is hidden, not installed, or marked by Xcode as misplaced or
  /// ambiguous.
  let isExcluded: Bool
  /// The positions of the views inside.
  var subviews: [Int] = []

  /// The object id.
  var objectID: String { element.peek("id") ?? "" }

  /// Whether layout decides the frame: constraints or a stack view place it.
  var isPlaced: Bool {
    superview != nil && element.peek("fixedFrame") != "YES"
      && (isArranged || element.peek("translatesAutoresizingMaskIntoConstraints") == "NO")
  }
}

extension SavedView {
  /// The views of a document, each before those inside.
  static func all(in document: Element) -> [SavedView] {
    var collector = SavedViewCollector(canvas: SavedCanvas(document))
    collector.visit(document, in: nil, isArranged: false, isExcluded: false, absent: [])
    return collector.views
  }
}

private struct SavedViewCollector {
  let canvas: SavedCanvas
  var views: [SavedView] = []

  mutating func visit(
    _ element: Element, in superview: Int?, isArranged: Bool, isExcluded: Bool, absent: Set<String>
  ) {
    var (superview, isExcluded) = (superview, isExcluded)
    if let id = element.peek("id"), let rect = element.savedFrame {
      isExcluded =
        isExcluded || absent.contains(id)
        || ["misplaced", "ambiguous", "hidden"].contains { element.peek($0) == "YES" }
      let position = views.count
      views.append(
        SavedView(
          element: element, frame: rect.rect, superview: superview,
          root: superview.map { views[$0].root } ?? position, isArranged: isArranged, isExcluded: isExcluded))
      if let superview { views[superview].subviews.append(position) }
      superview = position
    }
    for child in element.children where child.name != "resources" && child.name != "dependencies" {
      guard child.name == "subviews" else {
        visit(child, in: superview, isArranged: false, isExcluded: isExcluded, absent: [])
        continue
      }
      let absent = canvas.absent("subviews", of: element)
      for grandchild in child.children {
        visit(
          grandchild, in: superview, isArranged: element.name == "stackView", isExcluded: isExcluded,
          absent: absent)
      }
    }
  }
}

/// The size classes of the canvas that a document was saved with; nil for any.
struct SavedCanvas {
  private let width: String?
  private let height: String?

  /// Phones that are regular in width when they are held in landscape.
  private static let wideDevices: Set<String> = [
    "retina5_5", "retina6_1", "retina6_5", "retina6_7", "retina6_72", "retina6_9",
  ]

  init(_ document: Element) {
    guard let device = document.children.first(where: { $0.name == "device" }) else {
      (width, height) = (nil, nil)
      return
    }
    let name = device.peek("id") ?? ""
    if name.hasPrefix("ipad") {
      (width, height) = ("regular", "regular")
    } else if device.peek("orientation") == "landscape" {
      (width, height) = (Self.wideDevices.contains(name) ? "regular" : "compact", "compact")
    } else {
      (width, height) = ("compact", "regular")
    }
  }

  /// The ids of the subviews or constraints of an element that its variations leave out.
  func absent(_ kind: String, of element: Element) -> Set<String> {
    let variations = element.children.filter { $0.name == "variation" && applies($0.peek("key") ?? "") }
    var result: Set<String> = []
    for variation in variations.sorted(by: { Self.rank($0) < Self.rank($1) }) {
      for mask in variation.children where mask.name == "mask" && mask.peek("key") == kind {
        for entry in mask.children {
          guard let id = entry.peek("reference") else { continue }
          if entry.name == "exclude" { result.insert(id) }
          if entry.name == "include" { result.remove(id) }
        }
      }
    }
    return result
  }

  /// General variations come before those for more size classes.
  private static func rank(_ variation: Element) -> (Int, Int, Int) {
    let key = variation.peek("key") ?? ""
    return (key == "default" ? 0 : 1, key.count { $0 == "=" }, variation.number)
  }

  private func applies(_ key: String) -> Bool {
    if key == "default" { return true }
    var wanted: [Substring: Substring] = [:]
    for part in key.split(separator: "-") {
      let sides = part.split(separator: "=", maxSplits: 1)
      if sides.count == 2 { wanted[sides[0]] = sides[1] }
    }
    if wanted.isEmpty { return false }
    return wanted["widthClass"].map { String($0) == width } ?? true
      && wanted["heightClass"].map { String($0) == height } ?? true
  }
}

extension Element {
  /// The element of the saved frame.
  var savedFrame: Element? { children.first { $0.name == "rect" && $0.peek("key") == "frame" } }

  /// The rectangle that the element describes.
  var rect: Rect {
    func number(_ name: String) -> Double { peek(name).flatMap { Double($0) } ?? 0 }
    return Rect(x: number("x"), y: number("y"), width: number("width"), height: number("height"))
  }
}
