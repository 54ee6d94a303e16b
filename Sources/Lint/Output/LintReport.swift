import Diagnostics
import JSON

/// The issues of a run in the forms that other tools read.
package struct LintReport {
  /// A form of the report.
  package enum Format: String, Sendable, CaseIterable { case text, json, sarif, github, junit, checkstyle }

  private let issues: [LintIssue]

  package init(_ issues: [LintIssue]) { self.issues = issues }

  /// The report; lines end with a line break.
  ///
  /// - Parameters:
  ///   - format: The form.
  ///   - version: The program's version.
  ///   - printer: Writes plain text.
  ///   - listsAll: Whether text has a line for each issue, rather than one for many warnings of a document that break one rule.
  package func text(
    _ format: Format, version: String, printer: DiagnosticPrinter = DiagnosticPrinter(usesColor: false),
    listsAll: Bool = true
  ) -> String {
    switch format {
    case .text: (listsAll ? issues.map(\.finding) : grouped).map(printer.text).joined()
    case .json: json.text(isIndented: true) + "\n"
    case .sarif: sarif(version).text(isIndented: true) + "\n"
    case .github: issues.map(Self.annotation).joined()
    case .junit: junit
    case .checkstyle: checkstyle
    }
  }

  /// A finding for each issue, and one for all warnings of a document that break one rule, if they are many: at the first.
  private var grouped: [Finding] {
    let counts = issues.reduce(into: [[String]: Int]()) { $0[Self.group($1), default: 0] += 1 }
    var seen: Set<[String]> = []
    return issues.compactMap { issue in
      let group = Self.group(issue)
      let count = counts[group] ?? 0
      if issue.severity == .error || count <= Self.mostOfOneRule { return issue.finding }
      guard seen.insert(group).inserted else { return nil }
      var finding = issue.finding
      finding.message += "; and \(count - 1) more in this document: -v"
      return finding
    }
  }

  private static func group(_ issue: LintIssue) -> [String] { [issue.location.file, issue.rule] }

  /// How many warnings of one rule a document may have that are printed one by one.
  private static let mostOfOneRule = 5

  private var json: JSONValue {
    .object([
      (
        "issues",
        .array(
          issues.map { issue in
            .object([
              ("rule", .string(issue.rule)), ("severity", .string(issue.severity.rawValue)),
              ("message", .string(issue.message)), ("file", .string(issue.location.file)),
              ("line", .integer(issue.location.line)), ("column", .integer(issue.location.column)),
              ("object", JSONValue(issue.object)),
            ])
          })
      )
    ])
  }

  /// SARIF 2.1.0 (OASIS), as GitHub's code scanning reads it.
  private func sarif(_ version: String) -> JSONValue {
    let rules = LintRule.all.filter { rule in issues.contains { $0.rule == rule.id } }
    let tool: JSONValue = .object([
      (
        "driver",
        .object([
          ("name", .string("layoutshot")), ("version", .string(version)),
          (
            "rules",
            .array(
              rules.map { rule in
                .object([
                  ("id", .string(rule.id)), ("shortDescription", .object([("text", .string(rule.summary))])),
                  ("help", .object([("text", .string(rule.remedy))])),
                  ("defaultConfiguration", .object([("level", .string(rule.severity.rawValue))])),
                ])
              })
          ),
        ])
      )
    ])
    let results = issues.map { issue -> JSONValue in
      let region: JSONValue = .object([
        ("startLine", .integer(max(issue.location.line, 1))),
        ("startColumn", .integer(max(issue.location.column, 1))),
      ])
      let place: JSONValue = .object([
        (
          "physicalLocation",
          .object([
            ("artifactLocation", .object([("uri", .string(Self.uri(issue.location.file)))])),
            ("region", region),
          ])
        )
      ])
      return .object([
        ("ruleId", .string(issue.rule)), ("level", .string(issue.severity.rawValue)),
        ("message", .object([("text", .string(issue.message))])), ("locations", .array([place])),
        ("partialFingerprints", .object([("layoutshot/v1", .string(LintBaseline.Key(issue).text))])),
      ])
    }
    return .object([
      ("$schema", .string("https://json.schemastore.org/sarif-2.1.0.json")), ("version", .string("2.1.0")),
      ("runs", .array([.object([("tool", tool), ("results", .array(results))])])),
    ])
  }

  private static func uri(_ path: String) -> String {
    String(
      decoding: path.utf8.flatMap { byte -> [UInt8] in
        let isPlain = byte > 0x20 && byte < 0x7F && !Array("%#?\"<>\\^`{|}".utf8).contains(byte)
        if isPlain { return [byte] }
        let digits = Array("0123456789ABCDEF".utf8)
        return [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
      }, as: UTF8.self)
  }

  /// A workflow command of GitHub Actions.
  private static func annotation(_ issue: LintIssue) -> String {
    func escaped(_ text: String, _ more: [(String, String)] = []) -> String {
      // What commands a terminal is no part of a log either.
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      let plain = lines.map { PrintedText.oneLine(String($0)) }.joined(separator: "\n")
      return ([("%", "%25"), ("\n", "%0A")] + more).reduce(plain) { $0.replacing($1.0, with: $1.1) }
    }
    func property(_ text: String) -> String { escaped(text, [(":", "%3A"), (",", "%2C")]) }
    let kind = issue.severity == .note ? "notice" : issue.severity.rawValue
    return "::\(kind) file=\(property(issue.location.file)),line=\(max(issue.location.line, 1)),"
      + "col=\(max(issue.location.column, 1)),title=\(property(issue.rule))::\(escaped(issue.message))\n"
  }

  /// JUnit's XML: a test case for each issue, a suite for each file.
  private var junit: String {
    var lines = [#"<?xml version="1.0" encoding="UTF-8"?>"#]
    lines.append(#"<testsuites name="layoutshot lint" tests="\#(issues.count)" failures="\#(issues.count)">"#)
    for (file, issues) in byFile {
      lines.append(
        #"  <testsuite name="\#(Self.xml(file))" tests="\#(issues.count)" failures="\#(issues.count)">"#)
      for issue in issues {
        lines.append(
          #"    <testcase classname="\#(Self.xml(file))" name="\#(Self.xml(issue.rule)) at line \#(issue.location.line)">"#
        )
        lines.append(
          #"      <failure type="\#(issue.severity.rawValue)" message="\#(Self.xml(issue.message))"/>"#)
        lines.append("    </testcase>")
      }
      lines.append("  </testsuite>")
    }
    return (lines + ["</testsuites>"]).joined(separator: "\n") + "\n"
  }

  private var checkstyle: String {
    var lines = [#"<?xml version="1.0" encoding="UTF-8"?>"#, #"<checkstyle version="4.3">"#]
    for (file, issues) in byFile {
      lines.append(#"  <file name="\#(Self.xml(file))">"#)
      for issue in issues {
        let severity = issue.severity == .note ? "info" : issue.severity.rawValue
        lines.append(
          #"    <error line="\#(issue.location.line)" column="\#(issue.location.column)" severity="\#(severity)""#
            + #" message="\#(Self.xml(issue.message))" source="layoutshot.\#(Self.xml(issue.rule))"/>"#)
      }
      lines.append("  </file>")
    }
    return (lines + ["</checkstyle>"]).joined(separator: "\n") + "\n"
  }

  private var byFile: [(file: String, issues: [LintIssue])] {
    var result: [(file: String, issues: [LintIssue])] = []
    for issue in issues {
      if result.last?.file == issue.location.file {
        result[result.count - 1].issues.append(issue)
      } else {
        result.append((issue.location.file, [issue]))
      }
    }
    return result
  }

  private static func xml(_ text: String) -> String {
    let signs = [("&", "&amp;"), ("<", "&lt;"), (">", "&gt;"), ("\"", "&quot;"), ("\n", "&#10;")]
    let plain = String(
      String.UnicodeScalarView(text.unicodeScalars.filter { $0.value >= 0x20 || $0 == "\n" || $0 == "\t" }))
    return signs.reduce(plain) { $0.replacing($1.0, with: $1.1) }
  }
}
