import GoldenRuns
import InterfaceFile
import InterfaceXML

extension DocumentComparison {
  /// Whether code of either side gives a tab bar controller of the document the controllers that it shows, whoever does: the document
  /// gives it none.
  static func fillsTabs(_ documents: [InterfaceDocument?], _ projects: [SideProject]) -> Bool {
    zip(documents, projects).contains { document, project in
      containers(in: document).contains { $0.name == "tabBarController" && $0.showsNothing }
        && ["setViewControllers", "viewControllers"].contains {
          project.resources.project.asksObjects(forMember: $0)
        }
    }
  }

  /// Whether the code of a container's class gives it the controllers that it shows, in either version of a document.
  static func fillsContainers(_ documents: [InterfaceDocument?], _ projects: [SideProject]) -> Bool {
    zip(documents, projects).contains { document, project in
      containers(in: document).contains { element in
        guard let name = element.peek("customClass") else { return false }
        return project.resources.project.startingValues(ofClass: name).assigned[["viewControllers"]] != nil
      }
    }
  }

  /// The containers of a document.
  private static func containers(in document: InterfaceDocument?) -> [Element] {
    var waiting = [document?.root].compactMap(\.self)
    var found: [Element] = []
    while let element = waiting.popLast() {
      if ["tabBarController", "navigationController"].contains(element.name) { found.append(element) }
      // Containers stand in scenes.
      if ["document", "scenes", "scene", "objects"].contains(element.name) { waiting += element.children }
    }
    return found
  }
}

extension Element {
  /// Whether a container has no controllers to show.
  fileprivate var showsNothing: Bool {
    let connections = children.first { $0.name == "connections" }?.children ?? []
    return !connections.contains { $0.peek("kind") == "relationship" }
  }
}
