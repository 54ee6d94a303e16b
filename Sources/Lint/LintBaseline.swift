import Diagnostics
import JSON

/// The issues that a project had when it began to be checked: only others count.
///
/// An issue is known by its rule, file and object, and what has none by its message, so that lines may move. Where an object
/// breaks a rule several times each counts.
package struct LintBaseline {
  struct Key: Hashable {
    let rule: String
    let file: String
    let subject: String

    init(_ issue: LintIssue) { self.init(issue.rule, issue.location.file, issue.object ?? issue.message) }

    init(_ rule: String, _ file: String, _ subject: String) {
      (self.rule, self.file, self.subject) = (rule, file, subject)
    }

    var text: String { "\(rule) \(file) \(subject)" }
  }

  private var counts: [Key: Int] = [:]

  package init(_ issues: [LintIssue]) {
    for issue in issues { counts[Key(issue), default: 0] += 1 }
  }

  /// Reads a baseline; nil for what is none.
  package init?(_ bytes: [UInt8]) throws(JSONError) {
    let root = try JSONValue.read(bytes)
    guard let items = root["baseline"]?.items else { return nil }
    for item in items {
      guard let rule = item["rule"]?.string, let file = item["file"]?.string,
        let subject = item["object"]?.string
      else { return nil }
      counts[Key(rule, file, subject)] = item["count"]?.number.map { Int($0) } ?? 1
    }
  }

  /// The issues that are not in the baseline.
  package func new(among issues: [LintIssue]) -> [LintIssue] {
    var left = counts
    return issues.filter { issue in
      let key = Key(issue)
      guard let count = left[key], count > 0 else { return true }
      left[key] = count - 1
      return false
    }
  }

  /// The baseline as a file.
  package var text: String {
    let items = counts.sorted { $0.key.text < $1.key.text }.map { key, count -> JSONValue in
      var members: [(key: String, value: JSONValue)] = [
        ("file", .string(key.file)), ("rule", .string(key.rule)), ("object", .string(key.subject)),
      ]
      if count > 1 { members.append(("count", .integer(count))) }
      return .object(members)
    }
    return JSONValue.object([("baseline", .array(items))]).text(isIndented: true, keepsShortOnLine: true)
      + "\n"
  }
}
