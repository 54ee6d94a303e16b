import Diagnostics

/// A place where a rule is broken.
package struct LintIssue: Hashable, Sendable {
  /// The rule's id.
  package var rule: String
  package var severity: Severity
  /// The sentence, without a full stop.
  package var message: String
  package var location: SourceLocation
  /// The id of the object, in documents; of code what is named, such as `Login.titleLabel`. It stays the same where lines move.
  package var object: String?
  /// Whether the element at the place can be removed and nothing else changes.
  package var isRemovable = false

  /// The finding that prints it.
  package var finding: Finding { Finding(severity, Category(rule), message, at: location) }

  /// By place, then by rule and message.
  package static func isBefore(_ one: LintIssue, _ other: LintIssue) -> Bool {
    let (first, second) = (one.location, other.location)
    if first.file != second.file { return first.file.utf8.lexicographicallyPrecedes(second.file.utf8) }
    return (first.line, first.column, one.rule, one.message) < (
      second.line, second.column, other.rule, other.message
    )
  }
}
