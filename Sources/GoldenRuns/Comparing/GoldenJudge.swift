import Diagnostics
import Files
import Goldens
import ImageFile
import PictureComparison
import Raster

/// Compares drawn pictures with stored goldens: first by hash, then pixel by pixel; for differences, the recorded trees
/// give the cause.
struct GoldenJudge: Sendable {
  var store: GoldenStore
  var lock: GoldenLock
  private(set) var mode: RecordMode
  /// Whether to open pictures that are unchanged according to the lock file.
  let opensPictures: Bool
  /// Whether to write only goldens whose tree did not change.
  let rebases: Bool
  var failures: FailureFolder
  /// What becomes of goldens whose tree changed although no pixel differs.
  let treeChanges: TreeChangePolicy
  /// Whether the goldens are those of a revision, so that what it has not is new.
  var isOfRevision = false
  /// The faults of transitions that are no failures.
  var knownFaults = KnownFaults()
  /// Returns the fingerprint of the renderer, which is computed on first use.
  let renderer: @Sendable () -> String

  init(
    store: GoldenStore, lock: GoldenLock, mode: RecordMode, opensPictures: Bool, rebases: Bool,
    failures: FailureFolder, treeChanges: TreeChangePolicy, renderer: @escaping @Sendable () -> String
  ) {
    (self.store, self.lock, self.mode, self.failures) = (store, lock, mode, failures)
    (self.opensPictures, self.rebases, self.treeChanges) = (opensPictures, rebases, treeChanges)
    self.renderer = renderer
  }

  /// A judge that only knows which goldens there are.
  init(lookingAt store: GoldenStore, _ lock: GoldenLock) {
    self.init(
      store: store, lock: lock, mode: .never, opensPictures: false, rebases: false,
      failures: FailureFolder(""),
      treeChanges: .fail, renderer: { "" })
  }

  /// A copy that records nothing.
  var writingNothing: GoldenJudge {
    var result = self
    result.mode = .never
    return result
  }

  func judge(_ drawn: DrawnGolden) throws -> GoldenVerdict {
    let pixels = PixelHash(drawn.pixmap)
    var verdict = try judge(drawn, pixels)
    verdict.drawn = (pixels, drawn.tree.hash)
    return verdict
  }

  private func judge(_ drawn: DrawnGolden, _ pixels: PixelHash) throws -> GoldenVerdict {
    let known = store.origins.origin(of: drawn.path).flatMap { lock[$0] }
    guard store.has(drawn.path) else {
      let reason: GoldenFailure.Reason = isOfRevision ? .added : .missing
      return try settle(drawn, pixels, failure(drawn, pixels, reason), writes: mode != .never && !rebases)
    }
    if known?.pixels == pixels, !opensPictures { return try passed(drawn, pixels, known) }
    switch store.content(drawn.path) {
    case .picture(let golden, let bytes): return try judge(drawn, pixels, known, golden, bytes)
    case .pointer:
      if known?.pixels == pixels { return try passed(drawn, pixels, known) }
      return try unreadable(
        drawn, pixels, known, "the golden is a pointer of Git LFS; 'git lfs pull' fetches it")
    case .broken(let reason): return try unreadable(drawn, pixels, known, "the golden is broken: \(reason)")
    }
  }

  private func judge(
    _ drawn: DrawnGolden, _ pixels: PixelHash, _ known: GoldenLock.Entry?, _ golden: Pixmap, _ bytes: [UInt8]
  ) throws -> GoldenVerdict {
    let stored = PixelHash(golden)
    if stored == pixels {
      var verdict = try passed(drawn, pixels, known)
      if let known, known.pixels != pixels { verdict.findings.append(.staleLock(drawn.path, store)) }
      return verdict
    }
    var stale: [Finding] = []
    if known?.pixels == pixels { stale = [.staleLock(drawn.path, store)] }
    let comparison = ImageComparer(drawn.tolerance).compare(expected: golden, actual: drawn.pixmap)
    if comparison.isAccepted, mode != .all {
      var verdict = GoldenVerdict(drawn.path, .withinTolerance)
      verdict.findings = stale
      return verdict
    }
    var failure = failure(drawn, pixels, comparison.verdict == .sizesDiffer ? .sizesDiffer : .different)
    (failure.differing, failure.area) = (
      comparison.counts.differing, comparison.commonBounds.width * comparison.commonBounds.height
    )
    failure.regions = comparison.regions
    explain(&failure, drawn)
    let writes = rebases ? failure.isRendererChange : mode == .failed || mode == .all
    var verdict = try settle(drawn, pixels, failure, writes: writes)
    verdict.oldRenderer = known?.renderer
    verdict.findings += stale
    if case .failed = verdict.outcome {
      keep(in: &verdict) { try failures.write(failure, drawn, expected: golden, bytes: bytes, comparison) }
    }
    return verdict
  }

  private func passed(
    _ drawn: DrawnGolden, _ pixels: PixelHash, _ known: GoldenLock.Entry?
  ) throws -> GoldenVerdict {
    let tree = drawn.tree.hash
    let stored = known?.tree == tree ? nil : store.tree(drawn.path)
    let old = known?.tree ?? stored?.hash
    let isRecording = mode != .never || rebases
    var verdict = GoldenVerdict(drawn.path, .passed)
    if let old, old != tree, treeChanges != .ignore {
      let failure = treeFailure(drawn, pixels, from: stored)
      // Records that differ only imperceptibly are not a change.
      if stored == nil || !failure.changes.isEmpty {
        if mode == .all || mode == .failed { return try recordTree(drawn, pixels, isNew: false) }
        if treeChanges == .report {
          verdict.treeChange = failure
        } else {
          verdict.outcome = .failed(failure)
          keep(in: &verdict) { try failures.write(failure, drawn) }
          return verdict
        }
      }
    }
    guard isRecording else { return verdict }
    let isOther = old != tree && (mode == .all || mode == .failed)
    if old == nil || isOther || !store.hasTree(drawn.path) && old == tree {
      // A record that was deleted is restored.
      return try recordTree(drawn, pixels, isNew: true)
    }
    if known?.pixels != pixels || rebases {
      verdict.entry = GoldenLock.Entry(pixels: pixels, tree: old ?? tree, renderer: renderer())
    }
    return verdict
  }

  private func treeFailure(
    _ drawn: DrawnGolden, _ pixels: PixelHash, from stored: TreeRecord?
  ) -> GoldenFailure {
    var failure = failure(drawn, pixels, .tree)
    failure.knowsTrees = stored != nil
    if let stored {
      let difference = TreeDifference(from: stored, to: drawn.tree)
      failure.changes = difference.changes.isEmpty ? [] : difference.changesOrTools
    } else {
      failure.trouble =
        "the tree differs from the recorded one;"
        + " its record is gone, so what changed is not known"
    }
    return failure
  }

  /// Writes the tree of a golden whose picture stays.
  private func recordTree(_ drawn: DrawnGolden, _ pixels: PixelHash, isNew: Bool) throws -> GoldenVerdict {
    try store.write(tree: drawn.tree.text, to: drawn.path)
    var verdict = GoldenVerdict(drawn.path, isNew ? .passed : .recorded(isNew: false))
    verdict.entry = GoldenLock.Entry(pixels: pixels, tree: drawn.tree.hash, renderer: renderer())
    return verdict
  }

  private func unreadable(
    _ drawn: DrawnGolden, _ pixels: PixelHash, _ known: GoldenLock.Entry?, _ trouble: String
  ) throws -> GoldenVerdict {
    var failure = failure(drawn, pixels, .unreadable)
    failure.trouble = trouble
    explain(&failure, drawn)
    // A golden that cannot be decoded is not overwritten, unless all goldens are written.
    return try settle(drawn, pixels, failure, writes: mode == .all || mode == .failed)
  }

  /// Handles a golden of a screen that is gone.
  func judge(removed failure: GoldenFailure) throws -> GoldenVerdict {
    if !rebases, mode == .failed || mode == .all {
      try store.remove(failure.path)
      return GoldenVerdict(failure.path, .removed)
    }
    var failure = failure
    var bytes: [UInt8]?
    switch store.inPlace.content(failure.path) {
    case .picture(_, let content): bytes = content
    case .pointer: failure.trouble = "the golden is a pointer of Git LFS; 'git lfs pull' fetches it"
    case .broken(let reason): failure.trouble = "the golden is broken: \(reason)"
    }
    var verdict = GoldenVerdict(failure.path, .failed(failure))
    if let bytes { keep(in: &verdict) { try failures.write(failure, gone: bytes) } }
    return verdict
  }

  // MARK: Outcome

  private func failure(
    _ drawn: DrawnGolden, _ pixels: PixelHash, _ reason: GoldenFailure.Reason
  ) -> GoldenFailure {
    var failure = GoldenFailure(
      path: drawn.path, reason: reason, document: drawn.document, scene: drawn.scene, variant: drawn.words,
      actual: pixels, tree: drawn.tree.hash, renderer: renderer())
    (failure.moment, failure.policy, failure.unmatched) = (drawn.moment, drawn.kinds, drawn.unmatched)
    if reason == .added { failure.changes = [.addition(ofScreen: drawn.scene, root: drawn.tree.nodes.first)] }
    if reason != .missing, reason != .added, let origin = store.origins.origin(of: drawn.path),
      origin != drawn.path
    {
      failure.was = origin
    }
    return failure
  }

  /// Determines the views that the differing regions belong to, and how they changed.
  private func explain(_ failure: inout GoldenFailure, _ drawn: DrawnGolden) {
    guard let old = store.tree(drawn.path) else { return }
    let difference = TreeDifference(from: old, to: drawn.tree)
    failure.knowsTrees = true
    failure.changes = difference.changesOrTools
    RegionOwners(from: old, to: drawn.tree, difference).name(&failure.regions)
  }

  /// Writes artifacts of a failure. If that is impossible, the verdict stands, and the reason is reported along with
  /// it.
  func keep(in verdict: inout GoldenVerdict, _ write: () throws -> Void) {
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

  private func settle(
    _ drawn: DrawnGolden, _ pixels: PixelHash, _ failure: GoldenFailure, writes: Bool
  ) throws -> GoldenVerdict {
    guard writes else {
      var verdict = GoldenVerdict(drawn.path, .failed(failure))
      if [.missing, .added, .unreadable].contains(failure.reason) {
        keep(in: &verdict) { try failures.write(failure, drawn) }
      }
      return verdict
    }
    try store.write(drawn.pixmap, scale: drawn.scale, tree: drawn.tree.text, to: drawn.path)
    var verdict = GoldenVerdict(drawn.path, .recorded(isNew: failure.reason == .missing))
    verdict.entry = GoldenLock.Entry(pixels: pixels, tree: failure.tree, renderer: failure.renderer)
    return verdict
  }
}

extension Finding {
  fileprivate static func staleLock(_ path: String, _ store: GoldenStore) -> Finding {
    Finding(
      .warning, .value, "disagrees with the picture \(path); 'layoutshot record' makes it agree",
      at: SourceLocation(file: store.file(GoldenLock.fileName)))
  }
}
