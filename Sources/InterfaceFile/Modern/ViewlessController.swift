import InterfaceXML

/// A controller of a storyboard whose view is not in the document, such as one that hosts SwiftUI.
package struct ViewlessController: Hashable, Sendable {
  package let id: String
  /// Its title, identifier or class.
  package let name: String
  package let line: Int
}

extension InterfaceDocument {
  /// The controllers without a view of their own, in the file's order; none that only contain others or refer to them.
  package var viewlessControllers: [ViewlessController] {
    let scenes = root.children.filter { $0.name == "scenes" }.flatMap(\.children)
    return scenes.flatMap(\.children).filter { $0.name == "objects" }.flatMap(\.children).compactMap {
      element in
      guard let id = element.peek("id"), Self.showsOwnView(element),
        !element.children.contains(where: { Self.views.contains($0.peek("key") ?? "") })
      else { return nil }
      let names = ["userLabel", "title", "storyboardIdentifier", "customClass"]
      let name = names.lazy.compactMap(element.peek).first ?? "\(Self.className(of: element)) (id \(id))"
      return ViewlessController(id: id, name: name, line: element.line)
    }
  }

  /// Whether an element is a controller that only contains others.
  package static func isContainer(_ element: String) -> Bool { containers.contains(element) }

  private static let views: Set<String> = ["view", "tableView", "collectionView"]
  private static let containers: Set<String> = [
    "navigationController", "tabBarController", "splitViewController", "pageViewController",
  ]

  private static func showsOwnView(_ element: Element) -> Bool {
    // One that displays the results of a search is no view controller.
    element.name.hasSuffix("ontroller") && !containers.contains(element.name)
      && element.name != "searchDisplayController"
  }

  private static func className(of element: Element) -> String {
    "UI" + element.name.prefix(1).uppercased() + element.name.dropFirst()
  }
}
