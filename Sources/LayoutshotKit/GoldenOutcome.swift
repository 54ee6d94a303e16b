import Diagnostics
import GoldenRuns
import Goldens

/// The result of comparing screens with their goldens.
public struct GoldenOutcome: Sendable {
  /// A golden that is missing or looks otherwise, with others of the same cause.
  public struct Failure: Sendable {
    /// What differs: the causes where they are known, the most telling one first, else the places that changed. Empty for a
    /// golden that is missing, and where pixels alone differ.
    public let changes: [GoldenChange]
    /// What differs, why, and the command that accepts it, in lines for a person.
    public let message: String
    /// The expected and actual pictures and their difference.
    public let pictures: [String]
  }

  /// The number of goldens that are as the screens.
  public let passed: Int
  /// The number of goldens that were written.
  public let recorded: Int
  /// What is not as its golden.
  public let failures: [Failure]
  /// The findings along the way, errors among them.
  public let findings: [Finding]
  /// What goes wrong during transitions.
  public let faults: [Finding]

  /// Whether every golden is as its screen, and nothing went wrong.
  public var isGood: Bool {
    failures.isEmpty && faults.isEmpty && !findings.contains { $0.severity == .error }
  }
}

/// What changed of a view, or of one of its constraints, since its golden was recorded.
public struct GoldenChange: Hashable, Sendable {
  /// The `id` or object ID of the view.
  public let id: String
  /// The view in one phrase: `UILabel "Total" (id sum)`.
  public let view: String
  /// What changed, such as `x`, `backgroundColor` or `leading constraint`; `view` where the view came or went.
  public let property: String
  /// The value before; nil for none.
  public let old: String?
  /// The value now; nil for none.
  public let new: String?
  /// The file and line of the new value; of what is gone, that of what contained it. Nil where no file says it.
  public let location: SourceLocation?

  init(_ change: TreeChange, in document: String?) {
    (id, view, property) = (change.viewID, change.view, change.property)
    old = change.old.isEmpty ? nil : change.old
    new = change.new.isEmpty ? nil : change.new
    location = (change.file ?? document).map { SourceLocation(file: $0, line: change.line) }
  }
}

extension GoldenOutcome {
  init(_ result: GoldenRun.Result) {
    let report = result.report
    (passed, recorded) = (report.counts.passed, report.counts.recorded)
    (findings, faults) = (result.findings, result.faults)
    failures = report.items.map { item in
      let lines = ["\(item.place): \(item.headline)"] + item.effects() + [item.pictures()]
      return Failure(
        changes: item.changes.map { GoldenChange($0, in: item.failures.first?.document) },
        message: (lines + [report.acceptCommand(item)]).joined(separator: "\n"),
        pictures: item.failures.flatMap { failure in
          GoldenReport.pictures(of: failure).map { result.failures.file($0.path) }
        })
    }
  }
}
