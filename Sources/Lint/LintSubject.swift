import Assets
import Diagnostics
import InterfaceFile
import InterfaceXML

/// A document that rules are checked on.
package final class LintSubject {
  /// An element, and the index of the one around it.
  struct Node {
    let element: Element
    let parent: Int?
  }

  package let path: String
  let root: Element
  /// Every element, in document order.
  let nodes: [Node]
  /// The indices of objects by id.
  let objects: [String: Int]
  /// What the project's sources say; nil where there are none.
  let code: ProjectCode?
  /// What the project tells rules.
  let settings: LintSettings
  /// Whether an image or a color is in the project; nil where that is not known.
  let hasImage: (String) -> Bool?
  let hasColor: (String) -> Bool?
  /// Whether the application has a font file of the project available; nil where that is not known.
  let hasFont: (String) -> Bool?

  /// - Parameters:
  ///   - document: The document.
  ///   - code: The project's sources; nil where there are none.
  ///   - settings: What the project tells rules.
  ///   - hasImage: Whether an image is in the project; nil where that is not known.
  ///   - hasColor: As `hasImage`, of a color.
  ///   - hasFont: Whether the application has a font file of the project available; nil where that is not known.
  package init(
    _ document: InterfaceDocument, code: ProjectCode? = nil, settings: LintSettings = LintSettings(),
    hasImage: @escaping (String) -> Bool? = { _ in nil },
    hasColor: @escaping (String) -> Bool? = { _ in nil },
    hasFont: @escaping (String) -> Bool? = { _ in nil }
  ) {
    (path, root, self.code) = (document.file, document.root, code)
    (self.hasImage, self.hasColor, self.hasFont) = (hasImage, hasColor, hasFont)
    self.settings = settings
    var nodes: [Node] = []
    var objects: [String: Int] = [:]
    var waiting: [(element: Element, parent: Int?)] = [(document.root, nil)]
    while let (element, parent) = waiting.popLast() {
      let index = nodes.count
      nodes.append(Node(element: element, parent: parent))
      if let id = element.peek("id"), objects[id] == nil { objects[id] = index }
      waiting.append(contentsOf: element.children.reversed().map { ($0, index) })
    }
    (self.nodes, self.objects) = (nodes, objects)
  }

  var isStoryboard: Bool {
    path.lowercased().hasSuffix(".storyboard") || root.children.contains { $0.name == "scenes" }
  }

  /// The document's name without folder and ending.
  var name: String {
    let file = path.split(separator: "/").last.map(String.init) ?? path
    return file.lastIndex(of: ".").map { String(file[..<$0]) } ?? file
  }

  func location(_ element: Element) -> SourceLocation {
    SourceLocation(file: path, line: element.line, column: element.column)
  }

  /// The object that an element belongs to: itself or the nearest around it with an id that is no connection.
  func object(of index: Int) -> Int? {
    var next: Int? = index
    while let here = next {
      let element = nodes[here].element
      if element.peek("id") != nil, !Self.connections.contains(element.name) { return here }
      next = nodes[here].parent
    }
    return nil
  }

  static let connections: Set<String> = ["outlet", "outletCollection", "action", "segue", "constraint"]

  /// - Parameters:
  ///   - message: The sentence.
  ///   - index: The element.
  ///   - isRemovable: Whether the element can be removed and nothing else changes.
  func issue(_ message: String, at index: Int, isRemovable: Bool = false) -> LintIssue {
    let element = nodes[index].element
    return LintIssue(
      rule: "", severity: .warning, message: message, location: location(element),
      object: element.peek("id") ?? object(of: index).flatMap { nodes[$0].element.peek("id") },
      isRemovable: isRemovable && !refersTo(element.peek("id")))
  }

  /// Whether an attribute of another object has an id.
  private func refersTo(_ id: String?) -> Bool { id.map(values.contains) ?? false }

  /// The values of all attributes other than ids.
  private lazy var values = nodes.reduce(into: Set<String>()) { values, node in
    for attribute in node.element.attributes where attribute.name != "id" { values.insert(attribute.value) }
  }

  /// The elements with a name, each with its index.
  func elements(_ names: String...) -> [(index: Int, element: Element)] {
    nodes.enumerated().filter { names.contains($0.element.element.name) }.map {
      ($0.offset, $0.element.element)
    }
  }

  /// What an object is called in messages: its own class, or that of UIKit, and its id.
  func phrase(_ element: Element) -> String {
    let kind = element.peek("customClass") ?? ViewKindNames.className(element.name)
    let label = element.peek("userLabel") ?? element.peek("text") ?? element.peek("placeholder")
    let title = label.flatMap { $0.isEmpty ? nil : " \"\(PrintedText.shortened($0))\"" } ?? ""
    return kind + title + (element.peek("id").map { " (id \($0))" } ?? "")
  }
}

/// The names of elements that are views.
enum ViewKindNames {
  static let all: Set<String> = [
    "view", "label", "button", "textField", "textView", "imageView", "tableView", "collectionView",
    "scrollView",
    "stackView", "switch", "slider", "stepper", "progressView", "segmentedControl", "pageControl",
    "searchBar",
    "activityIndicatorView", "datePicker", "pickerView", "mapView", "webView", "wkWebView", "tableViewCell",
    "collectionViewCell", "collectionReusableView", "visualEffectView", "containerView", "toolbar",
    "navigationBar",
    "tabBar", "control", "glkView", "mtkView", "sceneKitView", "tableViewCellContentView",
  ]

  static func className(_ name: String) -> String { "UI" + name.prefix(1).uppercased() + name.dropFirst() }
}
