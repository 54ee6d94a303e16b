import Diagnostics
import JSON
import Screens
import Templates
import Views

/// A report on how the views of each template match the single live tree, and by which rule.
package struct MatchReport {
  package let path: String
  package let screens: [Screen]
  package let findings: [Finding]
  package let states: ScreenRequest.States

  /// Creates a report on a document's screens. `findings`: the findings to include. `states`: the states of each screen
  /// to include.
  package init(
    path: String, screens: [Screen], findings: [Finding], states: ScreenRequest.States = .all
  ) {
    self.states = states
    self.path = path
    self.screens = screens
    self.findings = findings
  }

  /// Whether a view has no counterpart, two views match the same one, or the library in the app pairs a view otherwise.
  package var fallsShort: Bool {
    screens.contains { screen in
      states(of: screen).contains { $0.findings.contains { $0.severity >= .warning } }
        || [screen.portrait, screen.landscape].compactMap(\.self).contains {
          !$0.unmatchedLive.isEmpty || !$0.unmatchedTemplate.isEmpty || !$0.shared.isEmpty
            || !$0.libraryDifferences.isEmpty
        }
    }
  }

  // MARK: Table

  /// A table for each screen and template with the template's view, the live view and the matching rule.
  package var text: String {
    screens.map { screen in
      let matches = Orientation.allCases.compactMap { screen.match(for: $0) }
      let states = states(of: screen).map { state in
        "\(Self.oneLine("\(screen.name): state \(state.name)"))\n" + StateReport(state, of: screen).text
      }
      let layouts = screen.orientationLayouts.map { Self.text($0, of: screen) }
      if matches.isEmpty, states.isEmpty, layouts.isEmpty {
        let isAlone =
          screen.tree.root.arrangement != nil
          ? "its arrangement lays it out"
          : screen.isPlacedByConstraints ? "constraints lay it out" : "autoresizing carries it"
        return "\(Self.oneLine(screen.name)): one layout alone; \(isAlone) to the other orientation\n"
      }
      return (matches.map { table($0, of: screen) } + layouts + states).joined(separator: "\n")
    }.joined(separator: "\n")
  }

  /// A layout over the screen's own views: which it leaves out, and what it changes of the other one.
  private static func text(_ layout: OrientationLayout, of screen: Screen) -> String {
    let views = "\(layout.viewCount) views, the same by id"
    var text = oneLine("\(screen.name): \(layout.orientation.rawValue) layout of \(views)") + "\n"
    for view in layout.leftOut { text += "  \(oneLine(screen.tree[view].phrase)): not in this layout\n" }
    if let change = layout.change { text += StateReport(change, of: screen).text }
    return text
  }

  private static func json(_ layout: OrientationLayout, of screen: Screen) -> JSONValue {
    .object([
      ("orientation", .string(layout.orientation.rawValue)), ("views", .integer(layout.viewCount)),
      ("leftOut", .array(layout.leftOut.map { .string(screen.tree[$0].objectID) })),
      ("changes", layout.change.map { StateReport($0, of: screen).json } ?? .null),
    ])
  }

  private func states(of screen: Screen) -> [ConstraintTemplate] {
    guard case .named(let names) = states else { return screen.states }
    let wanted = Set(names.flatMap { screen.templateNames(ofState: $0) })
    return screen.states.filter { wanted.contains($0.name) }
  }

  private func table(_ match: TemplateMatch, of screen: Screen) -> String {
    let library = Dictionary(
      match.libraryDifferences.map { ($0.template.id, Self.words($0.library)) },
      uniquingKeysWith: { first, _ in first })
    var rows = match.pairs.map { pair -> [String] in
      let depth = pair.template.path.components(of: " › ") - 1
      let indent = String(repeating: "  ", count: depth)
      let rule = pair.isOverruled ? "\(pair.rule.words) (overruled)" : pair.rule.words
      return [
        indent + pair.template.short, screen.tree[pair.live].phrase, rule, library[pair.template.id] ?? "",
      ]
    }
    rows += match.unmatchedTemplate.map {
      [$0.summary.short, "—", "no counterpart", library[$0.summary.id] ?? ""]
    }
    rows += match.unmatchedLive.map { ["—", $0.summary.phrase, "no counterpart", ""] }
    var titles = ["\(match.orientation.rawValue) layout", "live view", "rule"]
    var summary =
      "\(match.pairs.count) matched, \(match.unmatchedLive.count + match.unmatchedTemplate.count) unmatched, "
      + "\(match.shared.count) shared"
    if !library.isEmpty {
      titles.append("in TPMultiLayoutViewController")
      summary += ", \(library.count) different in TPMultiLayoutViewController"
    }
    return "\(Self.oneLine(screen.name)): \(summary)\n"
      + aligned([titles] + rows.map { $0.map(Self.oneLine) })
  }

  private static func words(_ choice: TemplateMatch.LibraryDifference.Choice?) -> String {
    choice.map { "\($0.summary.phrase): \($0.rule.words)" } ?? "no counterpart"
  }

  private static func oneLine(_ text: String) -> String { escaped(text, quotes: false) }

  private func aligned(_ rows: [[String]]) -> String {
    let widths = rows[0].indices.map { column in min(60, rows.map { $0[column].count }.max() ?? 0) }
    return rows.map { row in
      let last = row.indices.last { !row[$0].isEmpty && $0 < widths.count } ?? 0
      let cells = (0...last).map { column in
        let missing = column == last ? 0 : widths[column] - row[column].count
        return row[column] + String(repeating: " ", count: max(0, missing))
      }
      return "  \(cells.joined(separator: "  "))\n"
    }.joined()
  }

  // MARK: JSON

  /// Returns the report as JSON, either indented or on a single line.
  package func json(isIndented: Bool) -> String {
    reportJSON([
      ("file", .string(path)), ("scenes", .array(screens.map(json))),
      ("findings", .array(findings.map(\.json))),
    ]).text(isIndented: isIndented)
  }

  private func json(_ screen: Screen) -> JSONValue {
    let names = ViewNames(screen.tree)
    let templates = Orientation.allCases.compactMap { screen.match(for: $0) }.map { Self.json($0, names) }
    return .object([
      ("id", .string(screen.id)), ("name", .string(screen.name)),
      ("controller", JSONValue(screen.controller)),
      ("templates", .array(templates)),
      ("layouts", .array(screen.orientationLayouts.map { Self.json($0, of: screen) })),
      ("states", .array(states(of: screen).map { StateReport($0, of: screen).json })),
    ])
  }

  private static func json(_ match: TemplateMatch, _ names: ViewNames) -> JSONValue {
    let pairs = match.pairs.map { pair -> JSONValue in
      .object([
        ("live", names[pair.live]), ("template", json(pair.template)),
        ("rule", .string(pair.rule.rawValue)), ("overruled", .flag(pair.isOverruled)),
      ])
    }
    let shared = match.shared.map { claim -> JSONValue in
      .object([("live", names[claim.live]), ("claimants", .array(claim.claimants.map(json)))])
    }
    return .object([
      ("orientation", .string(match.orientation.rawValue)), ("pairs", .array(pairs)),
      ("unmatchedLive", .array(match.unmatchedLive.map { json($0.summary) })),
      ("unmatchedTemplate", .array(match.unmatchedTemplate.map { json($0.summary) })),
      ("shared", .array(shared)),
      ("library", .array(match.libraryDifferences.map { json($0, names) })),
    ])
  }

  private static func json(
    _ difference: TemplateMatch.LibraryDifference, _ names: ViewNames
  ) -> JSONValue {
    func choice(_ choice: TemplateMatch.LibraryDifference.Choice?) -> JSONValue {
      choice.map { .object([("live", names[$0.live]), ("rule", .string($0.rule.rawValue))]) } ?? .null
    }
    return .object([
      ("template", json(difference.template)), ("own", choice(difference.own)),
      ("library", choice(difference.library)), ("reason", .string(difference.reason.rawValue)),
    ])
  }

  private static func json(_ summary: ViewSummary) -> JSONValue {
    viewJSON(summary.objectID, summary.runtimeClass, summary.title, path: summary.path, summary.location)
  }
}

/// The JSON names of a tree's views, computed in a single traversal: `View.path` searches all siblings each time.
private struct ViewNames {
  private var names: [JSONValue]

  init(_ tree: ViewTree) {
    names = [JSONValue](repeating: .null, count: tree.views.count)
    var waiting = [(view: tree.root, path: tree.root.path)]
    while let (view, path) = waiting.popLast() {
      names[view.id.index] = viewJSON(
        view.objectID, view.runtimeClass, view.title, path: path, view.location)
      let counts = Dictionary(view.subviews.map { ($0.runtimeClass, 1) }, uniquingKeysWith: +)
      var places: [String: Int] = [:]
      for subview in view.subviews {
        let name = subview.runtimeClass
        let place = counts[name]! > 1 ? "[\(places[name, default: 0])]" : ""
        places[name, default: 0] += 1
        let title = subview.title.map { " \"\($0)\"" } ?? ""
        waiting.append((subview, "\(path) › \(name)\(place)\(title)"))
      }
    }
  }

  subscript(id: ViewID) -> JSONValue { names[id.index] }
}

private func viewJSON(
  _ id: String, _ className: String, _ title: String?, path: String, _ location: SourceLocation
) -> JSONValue {
  .object([
    ("id", .string(id)), ("class", .string(className)), ("title", JSONValue(title)), ("path", .string(path)),
    ("location", location.json),
  ])
}

extension Rule {
  /// The rule as shown in the table.
  fileprivate var words: String {
    switch self {
    case .outlet: "by outlet"
    case .objectID: "by id: the app itself will not find it"
    default: rawValue
    }
  }
}

extension String {
  fileprivate func components(of separator: String) -> Int {
    var count = 1
    var rest = self[...]
    while let range = rest.firstRange(of: separator) {
      count += 1
      rest = rest[range.upperBound...]
    }
    return count
  }
}
