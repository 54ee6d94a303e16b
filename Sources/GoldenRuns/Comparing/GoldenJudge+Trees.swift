import Goldens
import PictureComparison

extension GoldenJudge {
  /// Compares the tree of a golden that has no picture: nothing of it is in the lock file, as the record is small.
  func judgeTree(_ drawn: DrawnGolden) throws -> GoldenVerdict {
    let stored = store.tree(drawn.path)
    if stored?.hash == drawn.tree.hash { return GoldenVerdict(drawn.path, .passed) }
    var failure = GoldenFailure(
      path: drawn.path, reason: .tree, document: drawn.document, scene: drawn.scene, variant: drawn.words,
      actual: PixelHash(drawn.pixmap), tree: drawn.tree.hash, renderer: renderer())
    failure.policy = drawn.kinds
    if let stored {
      failure.knowsTrees = true
      failure.changes = TreeDifference(from: stored, to: drawn.tree).changes
      // Records that differ only imperceptibly are not a change.
      if failure.changes.isEmpty { return GoldenVerdict(drawn.path, .passed) }
    } else {
      failure.trouble = "no tree of \"\(drawn.scene)\" is recorded yet"
    }
    if !rebases, mode == .failed || mode == .all || mode == .missing && stored == nil {
      try store.write(tree: drawn.tree.text, to: drawn.path)
      return GoldenVerdict(drawn.path, .recorded(isNew: stored == nil))
    }
    var verdict = GoldenVerdict(drawn.path, .failed(failure))
    keep(in: &verdict) { try failures.write(failure, drawn) }
    return verdict
  }
}
