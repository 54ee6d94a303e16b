import GoldenRuns
import InterfaceFile
import InterfaceXML

extension DocumentComparison {
  /// Whether code of either side gives a tab bar controller the controllers that it shows, whoever has that.
  static func fillsTabs(_ projects: [SideProject]) -> Bool {
    projects.contains { project in
      ["setViewControllers", "viewControllers"].contains {
        project.resources.project.asksObjects(forMember: $0)
      }
    }
  }

  /// Whether the code of a container's class gives it the controllers that it shows, in either version of a document.
  static func fillsContainers(_ documents: [InterfaceDocument?], _ projects: [SideProject]) -> Bool {
    zip(documents, projects).contains { document, project in
      var waiting = [document?.root].compactMap(\.self)
      while let element = waiting.popLast() {
        if ["tabBarController", "navigationController"].contains(element.name),
          let name = element.peek("customClass"),
          project.resources.project.startingValues(ofClass: name).assigned[["viewControllers"]] != nil
        {
          return true
        }
        // Containers stand in scenes.
        if ["document", "scenes", "scene", "objects"].contains(element.name) { waiting += element.children }
      }
      return false
    }
  }
}
