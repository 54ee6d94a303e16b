import Diagnostics
import Templates
import Views

/// Which view of the one tree is which in each template, by which rule.
public struct MatchReport {
  let path: String
  let screens: [ScreenLayouts]
  let findings: [Finding]

  /// A report on a document's screens.
  public init(path: String, screens: [ScreenLayouts], findings: [Finding]) {
    self.path = path
    self.screens = screens
    self.findings = findings
  }

  /// Whether something found no counterpart, or two views claim one.
  public var fallsShort: Bool {
    screens.contains { screen in
      [screen.portrait, screen.landscape].compactMap(\.self).contains {
        !$0.unmatchedLive.isEmpty || !$0.unmatchedTemplate.isEmpty || !$0.shared.isEmpty
      }
    }
  }

  // MARK: Table

  /// A table for each screen and template: the template's view, the live view, the rule.
  public var text: String {
    screens.map { screen in
      let matches = Orientation.allCases.compactMap { screen.match(for: $0) }
      if matches.isEmpty {
        return "\(screen.name): one layout alone; autoresizing carries it to the other orientation\n"
      }
      return matches.map { table($0, of: screen) }.joined(separator: "\n")
    }.joined(separator: "\n")
  }

  private func table(_ match: TemplateMatch, of screen: ScreenLayouts) -> String {
    var rows = match.pairs.map { pair -> [String] in
      let depth = pair.template.path.components(of: " › ") - 1
      let indent = String(repeating: "  ", count: depth)
      let rule = pair.isOverruled ? "\(pair.rule.rawValue) (overruled)" : pair.rule.rawValue
      return [indent + pair.template.short, screen.tree[pair.live].phrase, rule]
    }
    rows += match.unmatchedTemplate.map { [$0.summary.short, "—", "no counterpart"] }
    rows += match.unmatchedLive.map { ["—", $0.summary.phrase, "no counterpart"] }
    let titles = ["\(match.orientation.rawValue) layout", "live view", "rule"]
    let summary =
      "\(match.pairs.count) matched, \(match.unmatchedLive.count + match.unmatchedTemplate.count) unmatched, "
      + "\(match.shared.count) shared"
    return "\(screen.name): \(summary)\n" + aligned([titles] + rows)
  }

  private func aligned(_ rows: [[String]]) -> String {
    let widths = (0..<2).map { column in min(60, rows.map { $0[column].count }.max() ?? 0) }
    return rows.map { row in
      let cells = (0..<2).map { row[$0] + String(repeating: " ", count: max(0, widths[$0] - row[$0].count)) }
      return "  \(cells[0])  \(cells[1])  \(row[2])\n"
    }.joined()
  }

  // MARK: JSON

  /// The report as JSON, indented for a person or on one line.
  public func json(isIndented: Bool) throws -> String {
    try jsonText(
      MatchJSON(
        file: path, scenes: screens.map(SceneMatchJSON.init), findings: findings.map(FindingJSON.init)),
      isIndented: isIndented)
  }

  private struct MatchJSON: Encodable {
    var layoutshot = reportVersion
    var file: String
    var scenes: [SceneMatchJSON]
    var findings: [FindingJSON]
  }

  private struct SceneMatchJSON: Encodable {
    var id: String
    var name: String
    var controller: String?
    var templates: [TemplateJSON]

    init(_ screen: ScreenLayouts) {
      id = screen.id
      name = screen.name
      controller = screen.controller
      templates = Orientation.allCases.compactMap { screen.match(for: $0) }.map { TemplateJSON($0, screen) }
    }
  }

  private struct ViewNameJSON: Encodable {
    var id: String
    var `class`: String
    var title: String?
    var path: String
    var location: LocationJSON

    init(_ summary: ViewSummary) {
      id = summary.objectID
      self.class = summary.runtimeClass
      title = summary.title
      path = summary.path
      location = LocationJSON(summary.location)
    }

    init(_ view: View) {
      id = view.objectID
      self.class = view.runtimeClass
      title = view.title
      path = view.path
      location = LocationJSON(view.location)
    }
  }

  private struct PairJSON: Encodable {
    var live: ViewNameJSON
    var template: ViewNameJSON
    var rule: String
    var overruled: Bool
  }

  private struct SharedJSON: Encodable {
    var live: ViewNameJSON
    var claimants: [ViewNameJSON]
  }

  private struct TemplateJSON: Encodable {
    var orientation: String
    var pairs: [PairJSON]
    var unmatchedLive: [ViewNameJSON]
    var unmatchedTemplate: [ViewNameJSON]
    var shared: [SharedJSON]

    init(_ match: TemplateMatch, _ screen: ScreenLayouts) {
      orientation = match.orientation.rawValue
      pairs = match.pairs.map {
        PairJSON(
          live: ViewNameJSON(screen.tree[$0.live]), template: ViewNameJSON($0.template),
          rule: $0.rule.rawValue,
          overruled: $0.isOverruled)
      }
      unmatchedLive = match.unmatchedLive.map { ViewNameJSON($0.summary) }
      unmatchedTemplate = match.unmatchedTemplate.map { ViewNameJSON($0.summary) }
      shared = match.shared.map {
        SharedJSON(live: ViewNameJSON(screen.tree[$0.live]), claimants: $0.claimants.map { ViewNameJSON($0) })
      }
    }
  }
}

extension ViewSummary {
  /// Class and title: what a highlight has room for.
  public var short: String { runtimeClass + (title.map { " \"\($0)\"" } ?? "") }
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
