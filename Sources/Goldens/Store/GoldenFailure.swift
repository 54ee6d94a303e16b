import Diagnostics
import Geometry
import PictureComparison

/// A golden that did not pass, as reports tell it.
public struct GoldenFailure: Hashable, Sendable {
  /// Why it did not pass.
  public enum Reason: String, Hashable, Sendable, CaseIterable {
    /// There is no golden.
    case missing
    /// Pixels differ.
    case different
    /// The picture has another size.
    case sizesDiffer
    /// There is a golden, but it cannot be looked at: broken, or a pointer of Git LFS. Its hash is another.
    case unreadable
    /// There is a frame that its motion has no more.
    case surplus
    /// No pixel differs, but the tree does: what changed is covered, beyond the screen, or not drawn.
    case tree
    /// There is a golden of a screen that the project does not have any more.
    case removed
    /// There is a screen that the revision which is compared with does not have.
    case added
  }

  /// The golden's path below its folder.
  public var path: String
  /// Why it did not pass.
  public var reason: Reason
  /// The document as the user named it.
  public var document: String
  /// The screen.
  public var scene: String
  /// The screen's name as reports show it.
  var shownScene: String { PrintedText.shortened(scene) }
  /// What tells it from the screen's other pictures: `iphone-8, landscape, dark`.
  public var variant: String
  /// The hash of what was drawn; nil where nothing was.
  public var actual: PixelHash?
  /// The hash of the drawn tree's record.
  public var tree: String
  /// The fingerprint of the renderer.
  public var renderer: String
  /// Pixels that differ, of how many.
  public var differing = 0
  /// All that both pictures have.
  public var area = 0
  /// Where they are.
  public var regions: [DifferenceRegion] = []
  /// What changed in the tree; empty where that is as it was, or is not known.
  public var changes: [TreeChange] = []
  /// Whether both trees were at hand.
  public var knowsTrees = false
  /// Which frame of a motion it is; nil for a still.
  public var moment: GoldenMoment?
  /// The path that it was recorded under, where its document or screen was renamed since; nil where it was not.
  public var was: String?
  /// Whether not only the screen came or went, but its document.
  public var isOfWholeDocument = false
  /// Which kinds of differences fail.
  package var policy = KindPolicy()
  /// The object ids of the views that have no counterpart in the screen's other layout.
  public var unmatched: [String] = []
  /// What keeps the golden from being looked at; nil where it can be.
  public var trouble: String?

  /// A failure from what is always known.
  ///
  /// - Parameters:
  ///   - path: The golden's path below its folder.
  ///   - reason: Why it did not pass.
  ///   - document: The document as the user named it.
  ///   - scene: The name of the screen.
  ///   - variant: What tells it from the screen's other pictures, in words.
  ///   - actual: The hash of what was drawn; nil where nothing was.
  ///   - tree: The hash of the drawn tree's record, 16 hexadecimal digits; empty where nothing was drawn.
  ///   - renderer: The renderer's fingerprint, 16 hexadecimal digits.
  package init(
    path: String, reason: Reason, document: String, scene: String, variant: String, actual: PixelHash?,
    tree: String, renderer: String
  ) {
    (self.path, self.reason, self.document, self.scene) = (path, reason, document, scene)
    (self.variant, self.actual, self.tree, self.renderer) = (variant, actual, tree, renderer)
  }

  /// Whether pixels alone changed.
  public var isRendererChange: Bool {
    ![.missing, .surplus, .tree, .removed, .added].contains(reason) && knowsTrees && changes.isEmpty
  }
}
