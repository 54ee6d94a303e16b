import Diagnostics
import PictureComparison

/// A failed golden for reports.
package struct GoldenFailure: Hashable, Sendable {
  /// The reason for the failure.
  package enum Reason: String, Hashable, Sendable, CaseIterable {
    case missing
    /// Pixels differ.
    case different
    /// The picture has another size.
    case sizesDiffer
    /// There is a golden, but it is unreadable: broken, or a Git LFS pointer. Its hash differs.
    case unreadable
    /// A frame no longer belongs to its motion.
    case surplus
    /// No pixel differs, but the tree does: the change is covered, beyond the screen, or not drawn.
    case tree
    /// The golden's screen is no longer in the project.
    case removed
    /// The screen does not exist in the revision used for comparison.
    case added
  }

  /// The golden's path below its folder.
  package var path: String
  package var reason: Reason
  /// The document as given by the user.
  package var document: String
  /// The screen.
  package var scene: String
  /// The screen's name in reports.
  var shownScene: String { PrintedText.shortened(scene) }
  /// What distinguishes it from the screen's other pictures: `iphone-8, landscape, dark`.
  package var variant: String
  /// How far the picture is from the document's own variant: 0 for that itself. Of an item's pictures the nearest comes
  /// first, wherever they are shown.
  package var distance = 0
  /// The hash of the drawn picture; nil if there is none.
  package var actual: PixelHash?
  /// The hash of the drawn tree's record.
  package var tree: String
  /// The fingerprint of the renderer.
  package var renderer: String
  /// The number of differing pixels, and the total.
  package var differing = 0
  /// The pixels that both pictures have.
  package var area = 0
  /// Where several edits meet in the picture, the one that the failure is listed for, alone.
  package var alone: AlonePicture?
  /// The regions of differing pixels.
  package var regions: [DifferenceRegion] = []
  /// The changes in the tree; empty if there are none, or they are unknown.
  package var changes: [TreeChange] = []
  /// Whether both trees were available.
  package var knowsTrees = false
  /// The frame of a motion; nil for a still.
  package var moment: GoldenMoment?
  /// The path it was recorded under, if its document or screen was renamed since; nil otherwise.
  package var was: String?
  /// Whether the document was added or removed, not only the screen.
  package var isOfWholeDocument = false
  /// The kinds of differences that fail.
  package var policy = KindPolicy()
  /// The object IDs of the views without a counterpart in the screen's other layout.
  package var unmatched: [String] = []
  /// The packages that are missing, of whose fonts' characters the drawn picture has boxes.
  package var missingFonts: [String] = []
  /// The reason why the golden is unreadable; nil if it is readable.
  package var error: String?

  /// Whether the golden's picture and the record of its tree were made together.
  package enum Provenance: String, Hashable, Sendable, CaseIterable {
    /// The lock file has both.
    case whole
    /// The lock file has one of them: the other is of another branch, or was edited. So what changed is not known.
    case mixed
    /// The record is broken, as by conflict markers of a merge.
    case broken
    /// The lock file has neither.
    case unknown
  }

  /// Whether the golden's picture and the record of its tree were made together.
  package var provenance = Provenance.whole

  /// Creates a failure with the properties that are always known. `path`: the golden's path below its folder.
  /// `document`: the document as given by the user. `variant`: what distinguishes it from the screen's other pictures,
  /// as text. `actual`: the hash of the drawn picture; nil if there is none. `tree`: the hash of the drawn tree's
  /// record, 16 hexadecimal digits; empty if nothing was drawn. `renderer`: the renderer's fingerprint, 16 hexadecimal
  /// digits.
  package init(
    path: String, reason: Reason, document: String, scene: String, variant: String, actual: PixelHash?,
    tree: String, renderer: String
  ) {
    (self.path, self.reason, self.document, self.scene) = (path, reason, document, scene)
    (self.variant, self.actual, self.tree, self.renderer) = (variant, actual, tree, renderer)
  }

  /// Whether only pixels changed, of a picture that its tree was recorded with.
  package var isRendererChange: Bool {
    isOfPixelsAlone && provenance == .whole && missingFonts.isEmpty
  }

  /// Whether pixels differ, no tree does, and characters are boxes here.
  var isOfMissingFonts: Bool { isOfPixelsAlone && !missingFonts.isEmpty }

  /// Whether pixels differ and the trees do not.
  var isOfPixelsAlone: Bool {
    ![.missing, .surplus, .tree, .removed, .added].contains(reason) && knowsTrees && changes.isEmpty
  }
}
