import Diagnostics

/// A rule of `lint`.
package struct LintRule: Sendable {
  /// What a rule reads.
  package enum Source: String, Sendable, CaseIterable {
    /// The document alone.
    case document
    /// The document as it is laid out.
    case layout
    /// The document and its texts in other languages.
    case languages
    /// The document and the project's sources.
    case code
  }

  /// The id, as options and the configuration have it.
  package let id: String
  package let reads: Source
  package let severity: Severity
  /// Whether it is checked unless something else is asked for.
  package let isDefault: Bool
  /// The linter that had the rule before; nil for one of our own.
  package let origin: String?
  /// What breaks it, in a sentence.
  package let summary: String
  /// What to do about it.
  package let remedy: String
  let check: @Sendable (LintSubject) -> [LintIssue]
  /// Checks the layouts of a screen.
  let inspect: @Sendable (ScreenLayouts) -> [LintIssue]

  init(
    _ id: String, _ reads: Source = .document, _ severity: Severity = .warning, isDefault: Bool = false,
    from origin: String? = nil, _ summary: String, remedy: String,
    check: @escaping @Sendable (LintSubject) -> [LintIssue] = { _ in [] },
    inspect: @escaping @Sendable (ScreenLayouts) -> [LintIssue] = { _ in [] }
  ) {
    (self.id, self.reads, self.severity, self.isDefault) = (id, reads, severity, isDefault)
    (self.origin, self.summary, self.remedy, self.check) = (origin, summary, remedy, check)
    self.inspect = inspect
  }

  /// Every rule, in the order of the documentation.
  package static let all =
    code + layout + accessibility + documents + compiler + interfaceBuilderLinter + xibLinter

  /// The rule with an id.
  package static func named(_ id: String) -> LintRule? { all.first { $0.id == id } }

  /// The places where a document breaks rules, in order, each once.
  package static func issues(in subject: LintSubject, of rules: [LintRule]) -> [LintIssue] {
    var seen: Set<LintIssue> = []
    return rules.flatMap { rule in
      rule.check(subject).map { issue in
        var issue = issue
        (issue.rule, issue.severity) = (rule.id, rule.severity)
        return issue
      }
    }.filter { seen.insert($0).inserted }.sorted(by: LintIssue.isBefore)
  }
}
