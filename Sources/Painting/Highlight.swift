import Geometry

/// A mark over the picture that shows a finding where it stands.
public struct Highlight: Hashable, Sendable {
  /// What it marks; the raw values are the words of `--highlight`.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// A live view that the layout says nothing of.
    case unmatched
    /// A view of the layout that has no live counterpart, where the layout wanted it.
    case ghost
    /// A live view that two views of the layout claim.
    case shared
  }

  /// What it marks.
  public var kind: Kind
  /// Where, in window points.
  public var rect: Rect
  /// What is said beside it.
  public var label: String

  /// A mark of a kind.
  public init(kind: Kind, rect: Rect, label: String) {
    self.kind = kind
    self.rect = rect
    self.label = label
  }
}
