import Diagnostics
import Goldens
import PictureComparison

/// What differs, and why: what was drawn against what the store and the lock file have.
extension GoldenComparator {
  func failure(
    _ drawn: DrawnGolden, _ pixels: PixelHash, _ reason: GoldenFailure.Reason
  ) -> GoldenFailure {
    var failure = GoldenFailure(
      path: drawn.path, reason: reason, document: drawn.document, scene: drawn.scene, variant: drawn.words,
      actual: pixels, tree: drawn.tree.hash, renderer: renderer())
    (failure.moment, failure.policy, failure.unmatched) = (drawn.moment, drawn.kinds, drawn.unmatched)
    failure.distance = drawn.distance
    failure.missingFonts = drawn.missingFonts.compactMap(\.missingPackage)
    if reason == .added { failure.changes = [.addition(ofScreen: drawn.scene, root: drawn.tree.nodes.first)] }
    if reason != .missing, reason != .added, let origin = store.origins.origin(of: drawn.path),
      origin != drawn.path
    {
      failure.was = origin
    }
    return failure
  }

  /// Determines the views that the differing regions belong to, and how they changed since the golden was recorded, unless
  /// the record was not made with the picture. `picture`: the hash of the stored picture; nil if it cannot be read. Returns
  /// the recorded tree, if it can be read.
  @discardableResult func explain(
    _ failure: inout GoldenFailure, _ drawn: DrawnGolden, _ known: GoldenLock.Entry?, _ picture: PixelHash?
  ) -> TreeRecord? {
    switch store.recordedTree(drawn.path) {
    case .none: return nil
    case .broken(let reason):
      (failure.provenance, failure.error) = (.broken, failure.error ?? Self.brokenTree(reason))
      return nil
    case .record(let old):
      failure.provenance = Self.provenance(of: picture, old, known)
      let difference = difference(from: old, to: drawn)
      RegionOwners(from: old, to: drawn.tree, difference).name(&failure.regions)
      if failure.provenance == .mixed {
        for index in failure.regions.indices { failure.regions[index].kind = nil }
      } else {
        failure.knowsTrees = true
        failure.changes = changes(difference, from: old, to: drawn)
      }
      return old
    }
  }

  /// What changed of a recorded tree, but for the looks of views whose pixels do not count.
  func difference(from old: TreeRecord, to drawn: DrawnGolden) -> TreeDifference {
    let masked = Set(drawn.masked.map(\.id))
    return TreeDifference(from: old.masking(masked), to: drawn.tree.masking(masked))
  }

  private func changes(
    _ difference: TreeDifference, from old: TreeRecord, to drawn: DrawnGolden
  ) -> [TreeChange] {
    let changes = difference.changesOrTools
    return drawn.leftTexts?.explaining(changes, former: old.document, document: drawn.tree.document)
      ?? changes
  }

  /// Whether a stored picture and a recorded tree were made together, according to the lock file. A picture that cannot be
  /// read is assumed to be the one that was recorded.
  private static func provenance(
    of picture: PixelHash?, _ tree: TreeRecord, _ known: GoldenLock.Entry?
  ) -> GoldenFailure.Provenance {
    guard let known else { return .unknown }
    switch ((picture ?? known.pixels) == known.pixels, tree.hash == known.tree) {
    case (true, true): return .whole
    case (false, false): return .unknown
    default: return .mixed
    }
  }

  func treeFailure(
    _ drawn: DrawnGolden, _ pixels: PixelHash, from recorded: GoldenStore.RecordedTree
  ) -> GoldenFailure {
    var failure = failure(drawn, pixels, .tree)
    switch recorded {
    case .record(let stored):
      failure.knowsTrees = true
      let difference = difference(from: stored, to: drawn)
      failure.changes = difference.changes.isEmpty ? [] : changes(difference, from: stored, to: drawn)
    case .none:
      failure.error =
        "the tree differs from the recorded one;"
        + " its record is gone, so what changed is not known"
    case .broken(let reason): failure.error = Self.brokenTree(reason)
    }
    return failure
  }

  private static func brokenTree(_ reason: String) -> String {
    "the record of the tree beside the golden is broken: \(reason)"
  }
}

extension Finding {
  /// A picture that is not the one that the lock file names.
  static func otherPicture(_ path: String, _ more: String, _ store: GoldenStore) -> Finding {
    Finding(
      .warning, .value, "disagrees with the picture \(path)\(more)",
      at: SourceLocation(file: store.file(GoldenLock.fileName)))
  }

  /// A record that is not the one that the lock file names, or is gone.
  static func otherTree(_ path: String, _ stored: TreeRecord?, _ store: GoldenStore) -> Finding {
    let name = GoldenPath.beside(path, GoldenPath.tree)
    return Finding(
      .warning, .value,
      stored == nil
        ? "names the tree of \(path), whose record \(name) is gone; 'layoutshot record' writes it again"
        : "disagrees with the record \(name), which was edited or is of another branch; 'layoutshot record' writes it again",
      at: SourceLocation(file: store.file(GoldenLock.fileName)))
  }
}

extension GoldenStore.RecordedTree {
  var record: TreeRecord? { if case .record(let tree) = self { tree } else { nil } }
}
