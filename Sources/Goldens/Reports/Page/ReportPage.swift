import Diagnostics
import JSON
import Pages

/// `index.html`: the report as a page for a browser, without network access. Pictures are separate files, loaded when
/// they become visible.
package struct ReportPage {
  /// What a page that is served knows besides the report.
  package struct Served: Sendable {
    /// The folder that documents are named from, absolute.
    package var root: String
    /// What was decided, by the ids of changes: `accepted` or `rejected`.
    package var decisions: [(id: String, decision: String)]

    /// Creates what a served page knows.
    package init(root: String, decisions: [(id: String, decision: String)]) {
      (self.root, self.decisions) = (root, decisions)
    }

    fileprivate var value: JSONValue {
      .object([
        ("root", .string(root)),
        ("decisions", .object(decisions.map { (key: $0.id, value: .string($0.decision)) })),
      ])
    }
  }

  private let report: JSONValue
  private let trees: [(path: String, tree: TreeRecord)]
  /// Where the folder is that documents are named from, seen from the page; nil if that is not known.
  package var place: String?
  /// What a served page knows; nil for a file.
  package var served: Served?

  /// The name of the file in a failure folder.
  package static let fileName = "index.html"
  /// The maximum number of views in all trees of a page; the trees of further pictures are left out.
  private static let mostNodes = 60_000

  /// Creates a page for a report. `tree`: returns the drawn tree for a failed picture, by its path; nil if it is unknown.
  package init?(_ json: String, tree: (String) -> TreeRecord?) {
    guard let report = try? JSONValue.read(Array(json.utf8)) else { return nil }
    self.report = report
    let items = report["items"]?.items ?? []
    var left = Self.mostNodes
    var trees: [(path: String, tree: TreeRecord)] = []
    var known: Set<String> = []
    // Each change is shown with its first picture: the trees of these come before those of others.
    let failures = items.map { $0["failures"]?.items ?? [] }
    for failure in failures.compactMap(\.first) + failures.flatMap({ $0.dropFirst() }) where left > 0 {
      guard let path = failure["path"]?.string, known.insert(path).inserted, let tree = tree(path) else {
        continue
      }
      left -= tree.nodes.count
      if left >= 0 { trees.append((path, tree)) }
    }
    self.trees = trees
  }

  /// The file.
  package var html: String {
    Page(
      title: "layoutshot", at: served == nil ? .folder : .server,
      styles: [
        PageShell.style, PageList.style, PageStage.style, PageMatrix.style, PageInspector.style, Self.style,
      ],
      body: PageShell.body(
        noScript: "This page needs JavaScript. The same is in comment.md and report.json beside it."),
      scripts: [
        PageShell.script, PageList.script, PageStage.script, PageStage.fitScript, PageMatrix.script,
        PageInspector.script, PageKeys.script, Self.entriesScript, Self.listScript, Self.subjectScript,
        Self.inspectorScript, Self.treeScript, Self.playerScript, Self.reviewScript, Self.keysScript,
      ],
      data: data
    ).html
  }

  /// The report, the trees and what else the page needs.
  private var data: JSONValue {
    // What a run wrote is for programs.
    var members = report.members.filter { $0.key != "files" }.map { ($0.key, $0.value) }
    members.append(("place", JSONValue(place)))
    members.append(("served", served?.value ?? .null))
    let known = trees.map { ($0.path, Self.value(of: $0.tree)) }
    members.append(("trees", .object(known)))
    return .object(members.map { (key: $0.0, value: $0.1) })
  }

  /// A tree in short form: depth, class, title, ID, frame and line of each view.
  private static func value(of tree: TreeRecord) -> JSONValue {
    let nodes = tree.nodes.map { node -> JSONValue in
      let title = node.text ?? node.label ?? ""
      let frame = node.frame
      return .array(
        [
          .integer(node.depth), .string(node.className),
          .string(PrintedText.oneLine(String(title.prefix(60)))), .string(node.id),
        ] + [frame.minX, frame.minY, frame.width, frame.height].map { .number($0) } + [.integer(node.line)])
    }
    return .object([
      ("width", .number(tree.canvas.width)), ("scale", .number(tree.scale)), ("nodes", .array(nodes)),
    ])
  }
}
