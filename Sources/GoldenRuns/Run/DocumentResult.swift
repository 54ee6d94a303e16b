import Diagnostics
import Goldens

/// The results for one document's goldens.
struct DocumentResult: Sendable {
  var verdicts: [GoldenVerdict] = []
  var findings: [Finding] = []
  /// The faults found by the checks of transitions.
  var faults: [Finding] = []
  var faulty: [FaultyMotion] = []
  /// What changed of its screens in words.
  var words: [ScreenWords] = []
  /// All faults of transitions, known ones among them.
  var foundFaults: Set<KnownFault> = []
  /// What of the configuration applies to its screens.
  var uses: Set<ConfigurationUse> = []
  /// Whether the verdicts of all its goldens are known.
  var isComplete = true
  /// The paths of the goldens that it should have.
  var expected: Set<String> = []
  /// Its screens, those without goldens among them.
  var screens: Set<GoldenScene> = []
  /// Whether goldens are missing, which may be stored under other names.
  var lacksGoldens = false

  init() {}

  /// Creates the result for one golden; an error is reported and leaves the verdict unknown.
  init(of golden: String, in document: String, _ verdict: () throws -> GoldenVerdict) {
    do {
      verdicts = [try verdict()]
    } catch {
      isComplete = false
      findings = [.failure(error, at: document, of: golden)]
    }
  }

  /// The findings, with an error instead of the warning for each package whose fonts kept goldens from being written.
  var findingsAndRefusals: [Finding] {
    var packages: Set<String> = []
    let refusals = verdicts.flatMap(\.refusals).filter { packages.insert($0.missingPackage ?? "").inserted }
    return refusals
      + findings.filter { !$0.isOfMissingFont || !packages.contains($0.missingPackage ?? "") }
  }

  /// Whether it is known which goldens the document should have.
  var isRead: Bool { !expected.isEmpty || isComplete }

  mutating func add(_ part: DocumentResult) {
    verdicts += part.verdicts
    findings += part.findings
    faults += part.faults
    faulty += part.faulty
    words += part.words
    foundFaults.formUnion(part.foundFaults)
    isComplete = isComplete && part.isComplete
  }
}

/// The result of a document, and how it came about.
struct DocumentOutcome: Sendable {
  var result: DocumentResult
  /// What was written to the failure folder for it.
  var artifacts: [String] = []
  /// Whether it is in a cache.
  var isStored = false
  /// Whether it was there before this run.
  var wasFound = false
  /// Whether the goldens were drawn; if not, missing ones may be stored under former names.
  var isDrawn = true
}
