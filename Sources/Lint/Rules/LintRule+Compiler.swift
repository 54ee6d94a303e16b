import Diagnostics
import InterfaceFile
import InterfaceXML

/// What Xcode's own compiler of documents, `ibtool`, warns of, in its words, as far as a document tells.
extension LintRule {
  private static let origin = "ibtool"

  static let compiler: [LintRule] = [
    LintRule(
      "scene-unreachable", isDefault: true, from: origin,
      "a scene has no entry point and no identifier: nothing can show it",
      remedy: "connect a segue to it, give it a storyboard id, or remove it", check: unreachableScenes),
    LintRule(
      "prototype-identifier", isDefault: true, from: origin,
      "a prototype cell has no reuse identifier: no code can dequeue it",
      remedy: "give it one", check: namelessPrototypes),
    LintRule(
      "static-table", .document, .error, isDefault: true, from: origin,
      "a table with static cells is not that of a table view controller: it shows none",
      remedy: "use a table view controller, or prototypes", check: staticTables),
    LintRule(
      "frame-different", from: origin,
      "Xcode marked a view whose saved frame is not the one that its constraints give",
      remedy: "update the frame: layoutshot tidy",
      check: { subject in
        subject.nodes.indices.compactMap { index in
          let element = subject.nodes[index].element
          guard element.peek("misplaced") == "YES" else { return nil }
          let name = element.peek("userLabel") ?? element.peek("text") ?? subject.phrase(element)
          return subject.issue(
            "Frame for \"\(PrintedText.shortened(name))\" will be different at run time.", at: index)
        }
      }),
  ]

  /// The controllers that nothing leads to.
  private static func unreachableScenes(_ subject: LintSubject) -> [LintIssue] {
    let unreached = subject.root.unreachedControllers
    if unreached.isEmpty { return [] }
    return subject.nodes.indices.compactMap { index in
      let element = subject.nodes[index].element
      guard element.peek("sceneMemberID") == "viewController", let id = element.peek("id"),
        unreached.contains(id)
      else { return nil }
      let name =
        element.peek("title") ?? element.peek("userLabel") ?? element.peek("customClass") ?? "View Controller"
      return subject.issue(
        "Unsupported Configuration: \"\(PrintedText.shortened(name))\" is unreachable because it has no entry points, and no"
          + " identifier for runtime access via -[UIStoryboard instantiateViewControllerWithIdentifier:].",
        at: index)
    }
  }

  private static func namelessPrototypes(_ subject: LintSubject) -> [LintIssue] {
    subject.elements("tableViewCell", "collectionViewCell").compactMap { index, cell in
      guard let list = subject.nodes[index].parent, cell.peek("reuseIdentifier")?.isEmpty ?? true else {
        return nil
      }
      switch (subject.nodes[list].element.name, cell.name) {
      case ("prototypes", _):
        return subject.issue("Prototype table cells must have reuse identifiers", at: index)
      case ("cells", "collectionViewCell"):
        return subject.issue("Prototype collection items must have reuse identifiers", at: index)
      default: return nil
      }
    }
  }

  private static func staticTables(_ subject: LintSubject) -> [LintIssue] {
    guard subject.isStoryboard else { return [] }
    return subject.elements("tableView").compactMap { index, table in
      guard table.peek("dataMode") == "static", let around = subject.nodes[index].parent else { return nil }
      return subject.nodes[around].element.name == "tableViewController"
        ? nil
        : subject.issue(
          "Static table views are only valid when embedded in UITableViewController instances", at: index)
    }
  }
}
