import Diagnostics
import Goldens
import PictureComparison
import Raster
import Views

/// The outcome for a golden.
struct GoldenVerdict: Sendable {
  enum Outcome: Sendable {
    /// The picture is unchanged.
    case passed
    /// Pixels differ, but within the tolerance.
    case withinTolerance
    /// The golden was written by this run; `isNew` if it did not exist before.
    case recorded(isNew: Bool)
    /// The golden was removed by this run: of a screen that is gone, or a frame that its transition no longer has.
    case removed
    /// The golden failed. Behind a reference, as few do, and a run keeps the verdicts of all.
    indirect case failed(GoldenFailure)

    var isRemoval: Bool {
      if case .removed = self { return true }
      return false
    }
  }

  var path: String
  var outcome: Outcome
  /// How the tree changed although the pixels did not, if that is to be reported.
  var treeChange: GoldenFailure? {
    get { boxedTreeChange?.wrappedValue }
    set { boxedTreeChange = newValue.map(Boxed.init(wrappedValue:)) }
  }
  private var boxedTreeChange: Boxed<GoldenFailure>?
  /// The new entry for the lock file; nil to leave it unchanged.
  var entry: GoldenLock.Entry?
  /// The fingerprint of the renderer that drew the golden, if the lock file has it.
  var oldRenderer: String?
  var findings: [Finding] = []
  /// Why the golden was not written although it should be, as errors.
  var refusals: [Finding] = []
  /// The time that drawing and judging took; nil if an earlier run did that.
  var nanoseconds: UInt64? = 0
  /// The object ids of the views whose pixels did not count.
  var masked: [String] = []
  /// The tree that was recorded, where it differs from the drawn one. It is not kept longer than a document's pictures are
  /// compared.
  var recorded: TreeRecord? {
    get { boxedRecord?.wrappedValue }
    set { boxedRecord = newValue.map(Boxed.init(wrappedValue:)) }
  }
  private var boxedRecord: Boxed<TreeRecord>?
  /// The hash of the picture that was drawn; nil where nothing was.
  var pixels: PixelHash?
  /// The hash of the tree that was drawn.
  var tree = ""

  var failure: GoldenFailure? {
    if case .failed(let failure) = outcome { return failure }
    return nil
  }

  var isFailure: Bool { failure != nil }

  init(_ path: String, _ outcome: Outcome) { (self.path, self.outcome) = (path, outcome) }
}

/// A golden as drawn by the current renderer.
struct DrawnGolden: Sendable {
  let path: String
  let document: String
  let scene: String
  let words: String
  /// How far it is from the document's own variant.
  var distance = 0
  let scale: Double
  let tolerance: Tolerance
  /// The picture; a pixel before it is drawn.
  var pixmap = Pixmap(width: 1, height: 1)
  let tree: TreeRecord
  /// Which kinds of its differences fail.
  var kinds = KindPolicy()
  /// The object ids of the views that have no counterpart in the screen's other layout.
  var unmatched: [String] = []
  /// The frame of a transition that it shows; nil for a still.
  var moment: GoldenMoment?
  /// The findings about fonts that are not here, of whose characters it shows boxes; one for each package.
  var missingFonts: [Finding] = []
  /// The views whose pixels do not count, with what names them.
  var masked: [MaskedView] = []
  /// Finds what a renamed document left behind; nil for a document with texts in the picture's language.
  var leftTexts: LeftTexts?
}
