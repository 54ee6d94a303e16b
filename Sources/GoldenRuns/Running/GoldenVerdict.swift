import Diagnostics
import Goldens
import Raster

/// How a golden came out.
struct GoldenVerdict: Sendable {
  enum Outcome: Sendable {
    /// As it was.
    case passed
    /// Pixels differ, no more than is allowed.
    case withinTolerance
    /// Written now; `isNew` where there was none.
    case recorded(isNew: Bool)
    /// Taken away now: a frame that its motion has no more.
    case removed
    /// Did not pass.
    case failed(GoldenFailure)

    var isRemoval: Bool {
      if case .removed = self { return true }
      return false
    }
  }

  let path: String
  var outcome: Outcome
  /// Whether the tree changed though the pixels did not.
  var treeChanged = false
  /// What the lock file is to know; nil leaves it.
  var entry: GoldenLock.Entry?
  /// The fingerprint of the renderer that drew the golden, where the lock file knows.
  var oldRenderer: String?
  var findings: [Finding] = []

  /// How it failed; nil where it did not.
  var failure: GoldenFailure? {
    if case .failed(let failure) = outcome { return failure }
    return nil
  }

  /// Whether it did not pass.
  var isFailure: Bool { failure != nil }

  init(_ path: String, _ outcome: Outcome) { (self.path, self.outcome) = (path, outcome) }
}

/// A golden as it is drawn now.
struct DrawnGolden: Sendable {
  let path: String
  let document: String
  let scene: String
  let words: String
  let scale: Double
  let tolerance: Tolerance
  let pixmap: Pixmap
  let tree: TreeRecord
  /// Which frame of a motion it is; nil of a still.
  var moment: GoldenMoment?
}
