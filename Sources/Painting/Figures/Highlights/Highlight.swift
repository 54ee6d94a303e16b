import Geometry

/// A mark over the picture that shows the location of a finding.
public struct Highlight: Hashable, Sendable {
  /// What it marks; the raw values are the words of `--highlight`.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// A live view that the layout does not mention.
    case unmatched
    /// A view of the layout without a live counterpart, at the place where the layout has it.
    case ghost
    /// A live view that two views of the layout claim.
    case shared
    /// A live view in the part of the screen that a state positions, missing from the state's template.
    case unnamed
    /// A view of a state's template without a target, at its place in the template.
    case untargeted
    /// A view whose attributes a state changes.
    case changed
    /// A view whose position or size is ambiguous.
    case ambiguous
    /// A view whose constraints could not all be satisfied.
    case conflict
    /// A view whose arrangement does not fit.
    case overflow
    /// A view whose text is truncated, or that is outside its visible area.
    case clipped
    /// A view whose laid-out frame differs from the one recorded in the file.
    case misplaced

    /// The kinds shown by default: mismatches between layouts. A screen without such problems is drawn without
    /// highlights.
    public static let byDefault: Set<Kind> = [.unmatched, .ghost, .shared]
  }

  /// What it marks.
  public var kind: Kind
  /// The marked rectangle, in window points.
  public var rect: Rect
  /// The text beside it.
  public var label: String
  /// Interface Builder's object ID of the view; nil if the mark is for none.
  public var objectID: String?
  /// The severity, 0 … 1: more severe marks have thicker and stronger lines and are drawn over the others.
  public var gravity: Double

  /// A mark of a kind, with the severity of its kind unless another is given.
  ///
  /// - Parameters:
  ///   - kind: What it marks.
  ///   - rect: The rectangle to mark, in window points.
  ///   - label: The text beside it.
  ///   - objectID: Interface Builder's object ID of the view; nil if the mark is for none.
  ///   - gravity: The severity, 0 … 1; nil for that of the kind.
  public init(kind: Kind, rect: Rect, label: String, objectID: String? = nil, gravity: Double? = nil) {
    self.kind = kind
    self.rect = rect
    self.label = label
    self.objectID = objectID
    self.gravity = gravity ?? kind.gravity
  }
}

extension Highlight.Kind {
  /// The severity of marks of the kind, 0 … 1: broken constraints first, then mismatches between layouts, then
  /// invisible content, and misplaced views last.
  public var gravity: Double {
    switch self {
    case .conflict: 1
    case .unmatched, .ghost, .shared, .ambiguous: 0.75
    case .untargeted: 0.7
    case .overflow: 0.6
    case .clipped: 0.5
    case .unnamed, .changed: 0.4
    case .misplaced: 0.35
    }
  }

  /// Returns the severity of a view's displacement from its recorded position.
  ///
  /// The result ranges from 0.05, for invisible displacements, to the severity of `misplaced`, at twenty points and
  /// more.
  ///
  /// - Parameter distance: The distance from the recorded position, in points; negative values count as 0.
  public static func gravity(misplacedBy distance: Double) -> Double {
    0.05 + (misplaced.gravity - 0.05) * min(max(distance, 0) / 20, 1)
  }
}
