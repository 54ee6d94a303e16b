import Diagnostics
import Goldens

extension GoldenRun {
  package struct Result: Sendable {
    package var report: GoldenReport
    /// The findings, including errors, in document order.
    package var findings: [Finding]
    /// The faults found by the checks of transitions, in document order.
    package var faults: [Finding]
    /// Goldens that no longer belong to any screen; nil if only some goldens were processed or not all could be read.
    package var orphans: [String]?
    /// The screens of those of which there is no other golden: what their names begin with, sorted.
    package var goneScreens: [String] {
      let there = Set(expected.map { GoldenScene.split($0).scene })
      let gone = Set(
        (orphans ?? []).filter { $0.hasSuffix(GoldenPath.picture) }.map { GoldenScene.split($0).scene })
      return gone.subtracting(there).sorted().map { $0.path("") }
    }
    /// The goldens that belong to a screen.
    var expected: [String] = []
    /// The number of goldens by another renderer of which only the pixels changed.
    package var rebasable = 0
    /// The known faults that were not found, as notes.
    package var settledFaults: [Finding] = []
    /// All faults of transitions, known ones among them.
    package var foundFaults: Set<KnownFault> = []
    /// What was drawn, as the lock file would have it, if that was asked for.
    package var drawn = GoldenLock()
    /// The folder with the pictures of failed goldens.
    package var failures: FailureFolder
    /// What is wrong with the caches, which no report is about.
    var cacheFindings: [Finding] = []

    /// Writes the reports, if there is anything to report.
    package mutating func writeReports() {
      report.errors = FindingSet(findings.filter { $0.severity == .error }).elements
      if !report.isGood || !report.renamed.isEmpty {
        do {
          report.files = failures.files
          try failures.write(report)
        } catch {
          // What is wrong is reported in any case, wherever else the report goes.
          findings.append(.failure(error, at: failures.path))
        }
      }
      // Several pictures may have one reason not to be written.
      findings = FindingSet(findings).elements
      report.errors = findings.filter { $0.severity == .error }
      findings += cacheFindings
    }
  }
}
