import Diagnostics
import Goldens
import ImageFile
import PictureComparison
import Raster

/// Compares drawn pictures with stored goldens: first by hash, then pixel by pixel; for differences, the recorded trees
/// give the cause. It reads goldens and writes nothing.
struct GoldenComparator: Sendable {
  var store: GoldenStore
  var lock: GoldenLock
  /// What is to be written.
  var recording = GoldenRun.Options.Recording()
  /// Whether to open pictures that are unchanged according to the lock file.
  var opensPictures = false
  /// What becomes of goldens whose tree changed although no pixel differs.
  var treeChanges = TreeChangePolicy.fail
  /// Whether only the trees of goldens are kept and compared.
  var keepsTreesOnly = false
  /// Whether the goldens are those of a revision, so that what it has not is new.
  var isOfRevision = false
  /// Returns the fingerprint of the renderer, which is computed on first use.
  var renderer: @Sendable () -> String = { "" }

  private var mode: RecordMode { recording.mode }
  private var replacesFailed: Bool { mode == .failed || mode == .all }

  /// Decides about a golden.
  func compare(_ drawn: DrawnGolden) -> GoldenDecision {
    var decision: GoldenDecision
    if keepsTreesOnly {
      decision = compareTree(drawn)
    } else {
      let pixels = PixelHash(drawn.pixmap)
      decision = compare(drawn, pixels)
      (decision.verdict.pixels, decision.verdict.tree) = (pixels, drawn.tree.hash)
      if masks(drawn, []).isWhole { decision.verdict.findings.append(.maskedWhole(drawn)) }
    }
    decision.verdict.masked = drawn.masked.map(\.id)
    return decision
  }

  private func compare(_ drawn: DrawnGolden, _ pixels: PixelHash) -> GoldenDecision {
    let known = store.origins.origin(of: drawn.path).flatMap { lock[$0] }
    guard store.has(drawn.path) else {
      let failure = failure(drawn, pixels, isOfRevision ? .added : .missing)
      return settled(failure, pixels, writes: mode != .never && !recording.rebases, else: .drawn(failure))
    }
    if known?.pixels == pixels, !opensPictures { return passed(drawn, pixels, known) }
    switch store.content(drawn.path) {
    case .picture(let golden, let bytes): return compare(drawn, pixels, known, golden, bytes)
    case .pointer:
      if known?.pixels == pixels { return passed(drawn, pixels, known) }
      return unreadable(drawn, pixels, Self.pointerReason)
    case .broken(let reason): return unreadable(drawn, pixels, "the golden is broken: \(reason)")
    }
  }

  private func compare(
    _ drawn: DrawnGolden, _ pixels: PixelHash, _ known: GoldenLock.Entry?, _ golden: Pixmap, _ bytes: [UInt8]
  ) -> GoldenDecision {
    let stored = PixelHash(golden)
    if stored == pixels {
      var decision = passed(drawn, pixels, known)
      if let known, known.pixels != pixels {
        decision.verdict.findings.append(
          .otherPicture(drawn.path, "; 'layoutshot record' makes it agree", store))
      }
      return decision
    }
    let stale =
      known?.pixels == pixels
      ? [Finding.otherPicture(drawn.path, ", which was edited or is of another branch", store)] : []
    let comparison = comparison(of: golden, drawn)
    if comparison.isAccepted, mode != .all, var decision = accepted(drawn, stored, known, comparison) {
      decision.verdict.findings += stale
      return decision
    }
    var failure = failure(drawn, pixels, comparison.verdict == .sizesDiffer ? .sizesDiffer : .different)
    (failure.differing, failure.area) = (
      comparison.counts.differing, comparison.commonBounds.width * comparison.commonBounds.height
    )
    failure.regions = comparison.regions
    let recorded = explain(&failure, drawn, known, stored)
    var decision = settled(
      failure, pixels, writes: recording.rebases ? failure.isRendererChange : replacesFailed,
      else: .difference(failure, comparison, expected: golden, bytes: bytes))
    decision.verdict.recorded = recorded
    decision.verdict.oldRenderer = known?.renderer
    decision.verdict.findings += stale
    return decision
  }

  /// The decision about a golden whose picture passes though it is another one; nil if it fails after all: pixels of masked
  /// views do not show that these are elsewhere.
  private func accepted(
    _ drawn: DrawnGolden, _ stored: PixelHash, _ known: GoldenLock.Entry?, _ comparison: ImageComparison
  ) -> GoldenDecision? {
    let tolerated = GoldenDecision(GoldenVerdict(drawn.path, .withinTolerance))
    if drawn.masked.isEmpty { return tolerated }
    // The picture stays as it is recorded.
    let decision = passed(drawn, stored, known)
    guard case .passed = decision.verdict.outcome else { return nil }
    return comparison.verdict == .equal ? decision : tolerated
  }

  /// Compares a golden with what was drawn, but for the views whose pixels do not count.
  private func comparison(of golden: Pixmap, _ drawn: DrawnGolden) -> ImageComparison {
    let comparer = ImageComparer(drawn.tolerance)
    if drawn.masked.isEmpty { return comparer.compare(expected: golden, actual: drawn.pixmap) }
    let area = masks(drawn, [store.tree(drawn.path)].compactMap(\.self))
    return comparer.compare(expected: area.clearing(golden), actual: area.clearing(drawn.pixmap))
  }

  /// Where the views are whose pixels do not count: where they were drawn, and where they are in other records.
  private func masks(_ drawn: DrawnGolden, _ others: [TreeRecord]) -> MaskedArea {
    let (width, height) = (drawn.pixmap.width, drawn.pixmap.height)
    return MaskedArea(drawn.masked, in: [drawn.tree] + others, width: width, height: height)
  }

  private func passed(
    _ drawn: DrawnGolden, _ pixels: PixelHash, _ known: GoldenLock.Entry?
  ) -> GoldenDecision {
    let tree = drawn.tree.hash
    let (isKnown, writes) = (known?.tree == tree, mode != .never || recording.rebases)
    // Whoever records looks, too: a record that is broken or gone is written again.
    let recorded = isKnown && !opensPictures && !writes ? nil : store.recordedTree(drawn.path)
    let stored = recorded?.record
    let old = known?.tree ?? stored?.hash
    var verdict = GoldenVerdict(drawn.path, .passed)
    if !writes, let recorded {
      if case .broken = recorded, treeChanges != .ignore {
        let failure = treeFailure(drawn, pixels, from: recorded)
        return GoldenDecision(failure, .drawn(failure))
      }
      if isKnown, stored?.hash != tree { verdict.findings.append(.otherTree(drawn.path, stored, store)) }
    }
    if let old, old != tree, treeChanges != .ignore {
      let failure = treeFailure(drawn, pixels, from: recorded ?? .none)
      // Records that differ only imperceptibly are not a change.
      if stored == nil || !failure.changes.isEmpty {
        if replacesFailed { return recordTree(drawn, pixels, .recorded(isNew: false)) }
        guard treeChanges == .report else {
          var decision = GoldenDecision(failure, .drawn(failure))
          decision.verdict.recorded = stored
          return decision
        }
        verdict.treeChange = failure
      }
    }
    guard writes else { return GoldenDecision(verdict) }
    let isOther = old != tree && replacesFailed
    if old == nil || isOther || old == tree && stored?.hash != tree {
      return recordTree(drawn, pixels, .passed)
    }
    if known?.pixels != pixels || recording.rebases {
      verdict.entry = GoldenLock.Entry(pixels: pixels, tree: old ?? tree, renderer: renderer())
    }
    return GoldenDecision(verdict)
  }

  /// The decision to write the tree of a golden whose picture stays.
  private func recordTree(
    _ drawn: DrawnGolden, _ pixels: PixelHash, _ outcome: GoldenVerdict.Outcome
  ) -> GoldenDecision {
    var verdict = GoldenVerdict(drawn.path, outcome)
    verdict.entry = GoldenLock.Entry(pixels: pixels, tree: drawn.tree.hash, renderer: renderer())
    return GoldenDecision(verdict, .tree)
  }

  private func unreadable(_ drawn: DrawnGolden, _ pixels: PixelHash, _ reason: String) -> GoldenDecision {
    var failure = failure(drawn, pixels, .unreadable)
    failure.error = reason
    explain(&failure, drawn, store.origins.origin(of: drawn.path).flatMap { lock[$0] }, nil)
    // A golden that cannot be decoded is not overwritten, unless all goldens are written.
    return settled(failure, pixels, writes: replacesFailed, else: .drawn(failure))
  }

  private static let pointerReason = "the golden is a pointer of Git LFS; 'git lfs pull' fetches it"

  // MARK: Without pictures

  /// Decides about a golden of a screen that is gone.
  func compare(removed failure: GoldenFailure) -> GoldenDecision {
    if !recording.rebases, replacesFailed {
      return GoldenDecision(GoldenVerdict(failure.path, .removed), .removal)
    }
    var failure = failure
    switch store.inPlace.content(failure.path) {
    case .picture(_, let bytes): return GoldenDecision(failure, .gone(failure, bytes))
    case .pointer: failure.error = Self.pointerReason
    case .broken(let reason): failure.error = "the golden is broken: \(reason)"
    }
    return GoldenDecision(failure)
  }

  /// Decides about a golden that has no picture: nothing of it is in the lock file, as the record is small.
  private func compareTree(_ drawn: DrawnGolden) -> GoldenDecision {
    let stored = store.tree(drawn.path)
    let passed = GoldenDecision(GoldenVerdict(drawn.path, .passed))
    if stored?.hash == drawn.tree.hash { return passed }
    var failure = GoldenFailure(
      path: drawn.path, reason: .tree, document: drawn.document, scene: drawn.scene, variant: drawn.words,
      actual: PixelHash(drawn.pixmap), tree: drawn.tree.hash, renderer: renderer())
    (failure.policy, failure.distance) = (drawn.kinds, drawn.distance)
    if let stored {
      failure.knowsTrees = true
      failure.changes = difference(from: stored, to: drawn).changes
      // Records that differ only imperceptibly are not a change.
      if failure.changes.isEmpty { return passed }
    } else {
      failure.error = "no tree of \"\(drawn.scene)\" is recorded yet"
    }
    if !recording.rebases, replacesFailed || mode == .missing && stored == nil {
      return GoldenDecision(GoldenVerdict(drawn.path, .recorded(isNew: stored == nil)), .tree)
    }
    return GoldenDecision(failure, .drawn(failure))
  }

  // MARK: Decisions

  /// The decision to write a golden instead of reporting its failure, or else to write artifacts.
  private func settled(
    _ failure: GoldenFailure, _ pixels: PixelHash, writes: Bool, else artifacts: GoldenDecision.Write
  ) -> GoldenDecision {
    guard writes else { return GoldenDecision(failure, artifacts) }
    var verdict = GoldenVerdict(failure.path, .recorded(isNew: failure.reason == .missing))
    verdict.entry = GoldenLock.Entry(pixels: pixels, tree: failure.tree, renderer: failure.renderer)
    return GoldenDecision(verdict, .golden)
  }
}
