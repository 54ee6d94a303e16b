import Diagnostics
import JSON

/// `index.html`: the report as a page for a browser, without network access. Pictures are separate files, loaded when
/// they become visible.
///
/// The report is embedded as JSON in an element that browsers do not execute; the scripts turn it into text, never
/// markup, so that nothing from a document is executed. A policy in the page forbids everything except its own scripts.
package struct ReportPage {
  private let report: JSONValue
  private let summary: String
  private let trees: [(path: String, tree: TreeRecord)]

  /// The name of the file in a failure folder.
  package static let fileName = "index.html"
  /// The maximum number of views in all trees of a page; the trees of further pictures are left out.
  private static let mostNodes = 60_000

  /// Creates a page for a report. `summary`: the report in one line; nil if it is no longer known. `tree`: returns the
  /// drawn tree for a failed picture, by its path; nil if it is unknown.
  package init?(_ json: String, summary: String?, tree: (String) -> TreeRecord?) {
    guard let report = try? JSONValue.read(Array(json.utf8)) else { return nil }
    self.report = report
    let items = report["items"]?.items ?? []
    self.summary =
      summary?.split(separator: "\n").joined()
      ?? (items.count == 1 ? "1 change is left" : "\(items.count) changes are left")
    var left = Self.mostNodes
    var trees: [(path: String, tree: TreeRecord)] = []
    var known: Set<String> = []
    for failure in items.flatMap({ $0["failures"]?.items ?? [] }) where left > 0 {
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
    """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="referrer" content="no-referrer">
    <meta http-equiv="Content-Security-Policy" content="\(Self.policy)">
    <title>layoutshot</title>
    <style>
    \(Self.style)
    </style>
    </head>
    <body>
    \(Self.body)
    <script type="application/json" id="report">\(data)</script>
    <script>
    \(Self.scripts.joined(separator: "\n"))
    </script>
    </body>
    </html>

    """
  }

  private static let policy =
    "default-src 'none'; img-src 'self' file: data: http: https:; style-src 'unsafe-inline';"
    + " script-src 'unsafe-inline'; base-uri 'none'; form-action 'none'"

  private static let scripts = [
    dataScript, listScript, detailScript, viewerScript, treeScript, keysScript,
  ]

  /// The report and the trees as JSON in which nothing ends the enclosing element.
  private var data: String {
    var members = report.members.map { ($0.key, $0.value) }
    members.append(("summary", .string(summary)))
    let known = trees.map { ($0.path, Self.value(of: $0.tree)) }
    members.append(("trees", .object(known)))
    let text = JSONValue.object(members.map { (key: $0.0, value: $0.1) }).text(isIndented: false)
    return text.replacing("<", with: "\\u003c").replacing("\u{2028}", with: "\\u2028")
      .replacing("\u{2029}", with: "\\u2029")
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
    return .object([("width", .number(tree.canvas.width)), ("nodes", .array(nodes))])
  }
}
