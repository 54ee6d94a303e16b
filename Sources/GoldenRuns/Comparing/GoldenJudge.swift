import Diagnostics
import Files
import Goldens

/// Judges what was drawn, and writes what belongs to the verdicts.
struct GoldenJudge: Sendable {
  var comparator: GoldenComparator
  var failures: FailureFolder
  /// The faults of transitions that are no failures.
  var knownFaults = KnownFaults()

  init(_ comparator: GoldenComparator, failures: FailureFolder) {
    (self.comparator, self.failures) = (comparator, failures)
  }

  var store: GoldenStore { comparator.store }
  var mode: RecordMode { comparator.recording.mode }
  var rebases: Bool { comparator.recording.rebases }

  /// A copy that records nothing.
  var writingNothing: GoldenJudge {
    var result = self
    (result.comparator.recording.mode, result.comparator.recording.rebases) = (.never, false)
    return result
  }

  func judge(_ drawn: DrawnGolden) throws -> GoldenVerdict {
    let decision = comparator.compare(drawn)
    guard refuses(decision, of: drawn) else { return try written(decision, drawn) }
    var verdict = try writingNothing.judge(drawn)
    verdict.refusals = drawn.missingFonts.map(\.refusal)
    return verdict
  }

  /// Whether a picture would become a golden that has boxes, which differ from what a machine with all fonts draws.
  /// Goldens that are thrown away after the run are only compared with what the same machine draws.
  private func refuses(_ decision: GoldenDecision, of drawn: DrawnGolden) -> Bool {
    guard case .golden = decision.write else { return false }
    return !drawn.missingFonts.isEmpty && !comparator.recording.isTemporary
  }

  /// Judges a picture that is not painted, as its tree is the same on both sides; nil if it has to be.
  func judge(_ drawn: DrawnGolden, among equal: EqualTrees) throws -> GoldenVerdict? {
    guard comparator.recording.isTemporary else {
      return equal.has(drawn.path) ? GoldenVerdict(drawn.path, .passed) : nil
    }
    guard equal.notes(drawn.path, tree: drawn.tree.hash) else { return nil }
    try store.writeUnpainted(tree: drawn.tree.text, to: drawn.path)
    return GoldenVerdict(drawn.path, .recorded(isNew: true))
  }

  /// Judges a golden of a screen that is gone.
  func judge(removed failure: GoldenFailure) throws -> GoldenVerdict {
    try written(comparator.compare(removed: failure), nil)
  }

  /// Writes what a decision asks for. If artifacts of a failure cannot be written, the verdict stands, and the reason is
  /// reported along with it.
  private func written(_ decision: GoldenDecision, _ drawn: DrawnGolden?) throws -> GoldenVerdict {
    var verdict = decision.verdict
    switch (decision.write, drawn) {
    case (.golden, let drawn?):
      try store.write(drawn.pixmap, scale: drawn.scale, tree: drawn.tree.text, to: drawn.path)
    case (.tree, let drawn?): try store.write(tree: drawn.tree.text, to: drawn.path)
    case (.removal, _): try store.remove(verdict.path)
    case (.drawn(let failure), let drawn?):
      reporting(in: &verdict) { try failures.write(failure, drawn) }
    case (.difference(let failure, let comparison, let expected, let bytes), let drawn?):
      reporting(in: &verdict) {
        try failures.write(failure, drawn, expected: expected, bytes: bytes, comparison)
      }
    case (.gone(let failure, let bytes), _):
      reporting(in: &verdict) { try failures.write(failure, gone: bytes) }
    default: break
    }
    return verdict
  }

  private func reporting(in verdict: inout GoldenVerdict, _ write: () throws -> Void) {
    do {
      try write()
    } catch {
      var finding = Finding.failure(error, at: failures.path)
      // One folder that cannot be written to is one error, however many pictures there are.
      if (error as? FileError)?.reason == .unwritable {
        finding.location = SourceLocation(file: failures.path)
      }
      verdict.findings.append(finding)
    }
  }
}

extension Finding {
  /// Whether the characters of a font are boxes because its package is not here.
  package var isOfMissingFont: Bool { category == .font && missingPackage != nil }

  /// The error that nothing is recorded because of a missing font.
  fileprivate var refusal: Finding {
    var error = self
    (error.severity, error.message) = (.error, message + ", and no golden image with boxes is recorded")
    return error
  }
}
