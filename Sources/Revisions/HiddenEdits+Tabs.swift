import DocumentVersions
import GoldenRuns
import Goldens
import InterfaceXML

// The tabs of a tab bar controller whose screens other documents have: pictures of those have them, none of this document.
extension HiddenEdits {
  /// The tab bar controllers of which tabs that were there before are in another order.
  ///
  /// - Parameters:
  ///   - edits: The edits of the document.
  ///   - names: What views are called, by object id.
  ///   - screens: What screens are called, by the object ids of their controllers.
  static func reorderedTabs(
    _ edits: DocumentEdits, _ names: [String: String], _ screens: [String: String]
  ) -> [HiddenEdit] {
    var controllers: [String] = []
    var seen: Set<String> = []
    for edit in edits.edits where edit.element.name == "segue" && edit.element.isTab {
      guard let id = edit.around?.peek("id"), seen.insert(id).inserted else { continue }
      controllers.append(id)
    }
    return controllers.compactMap { id in
      let sides = edits.elements(ofObject: id)
      guard let was = sides.old?.tabs, let new = sides.new, !was.isEmpty else { return nil }
      let kept = Set(was).intersection(new.tabs)
      let order = (was: was.filter(kept.contains), now: new.tabs.filter(kept.contains))
      // Documents with the screens themselves have pictures of the bar.
      guard order.was != order.now, kept.contains(where: edits.isReference) else { return nil }
      func list(_ tabs: [String]) -> String {
        tabs.map { screens[$0] ?? edits.elements(ofObject: $0).new?.peek("storyboardName") ?? $0 }
          .joined(separator: ", ")
      }
      let line = new.children.first { $0.name == "connections" }?.line ?? new.line
      var edit = HiddenEdit(
        id: id, subject: names[id] ?? new.phrase,
        phrase: "viewControllers \(list(order.was)) → \(list(order.now))", line: line)
      edit.showsInApp = true
      return edit
    }
  }
}

extension DocumentEdits {
  /// Whether an object stands for a controller of another storyboard.
  fileprivate func isReference(_ id: String) -> Bool {
    elements(ofObject: id).new?.name == "viewControllerPlaceholder"
  }
}

extension Element {
  /// Whether it connects a controller with a tab bar controller.
  fileprivate var isTab: Bool { peek("relationship") == "viewControllers" }

  /// The object ids of the controllers of its tabs, in their order.
  fileprivate var tabs: [String] {
    (children.first { $0.name == "connections" }?.children ?? []).filter(\.isTab).compactMap {
      $0.peek("destination")
    }
  }
}
