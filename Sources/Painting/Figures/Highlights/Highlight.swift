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
    /// A live view in a part of the screen that a state places, which its template does not name.
    case unnamed
    /// A view of a state's template without a target, where the template has it.
    case untargeted
    /// A view whose attributes a state changes.
    case changed
    /// A view whose place or size constraints leave open.
    case ambiguous
    /// A view that holds constraints which were given up.
    case conflict
    /// A view whose text is cut, or that stands outside what shows it.
    case clipped
    /// A view that the file recorded elsewhere than layout puts it.
    case misplaced

    /// The kinds that are shown by default: how the layouts go together. A screen without such problems is drawn
    /// without highlights.
    public static let byDefault: Set<Kind> = [.unmatched, .ghost, .shared]
  }

  /// What it marks.
  public var kind: Kind
  /// Where, in window points.
  public var rect: Rect
  /// The text beside it.
  public var label: String
  /// Interface Builder's object id of the view; nil where the mark is for none.
  public var objectID: String?
  /// How much it matters, 0 … 1: graver marks have thicker and stronger lines, and stand over the others.
  public var gravity: Double

  /// A mark of a kind, with the gravity of its kind unless another is given.
  ///
  /// - Parameters:
  ///   - kind: What it marks.
  ///   - rect: The rectangle to mark, in window points.
  ///   - label: The text beside it.
  ///   - objectID: Interface Builder's object ID of the view; nil if the mark is for none.
  ///   - gravity: How much it matters, 0 … 1; nil for the gravity of the kind.
  public init(kind: Kind, rect: Rect, label: String, objectID: String? = nil, gravity: Double? = nil) {
    self.kind = kind
    self.rect = rect
    self.label = label
    self.objectID = objectID
    self.gravity = gravity ?? kind.gravity
  }
}

extension Highlight.Kind {
  /// How much marks of the kind matter, 0 … 1: broken constraints most, then what is wrong with the layouts, then
  /// what cannot be seen, and views that stand elsewhere least.
  public var gravity: Double {
    switch self {
    case .conflict: 1
    case .unmatched, .ghost, .shared, .ambiguous: 0.75
    case .untargeted: 0.7
    case .clipped: 0.5
    case .unnamed, .changed: 0.4
    case .misplaced: 0.35
    }
  }

  /// Returns how much it matters that a view stands elsewhere than recorded.
  ///
  /// The result is from 0.05, for what cannot be seen, to the gravity of `misplaced`, at twenty points and more.
  ///
  /// - Parameter distance: The distance from the recorded place, in points; 0 counts for negative values.
  public static func gravity(misplacedBy distance: Double) -> Double {
    0.05 + (misplaced.gravity - 0.05) * min(max(distance, 0) / 20, 1)
  }
}
