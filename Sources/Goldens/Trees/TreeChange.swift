/// What changed of one view or constraint between two records.
public struct TreeChange: Hashable, Sendable {
  /// The kinds of change.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// A view stands elsewhere in its superview.
    case moved
    /// A view has another size.
    case resized
    /// Anything else that shows.
    case restyled
    /// A view says something else.
    case text
    /// A view that was not there.
    case added
    /// A view that is gone.
    case removed
    /// Pixels alone: the tree is as it was, so another renderer drew it, or drew it otherwise.
    case renderer
  }

  /// The kind.
  public var kind: Kind
  /// The view's object id.
  public var viewID: String
  /// The view in one phrase.
  public var view: String
  /// The view's path from the root.
  public var path: String
  /// What changed, such as `x`, `backgroundColor`, `leading constraint`.
  public var property: String
  /// The value before; empty for none.
  public var old: String
  /// The value now; empty for none.
  public var new: String
  /// The line of the document that says so now, else that said so; 0 for none.
  public var line: Int
  /// The object id of the constraint that changed; nil where none did.
  public var constraintID: String?

  /// Whether the document says it of itself: places that follow from something else do not.
  public var isCause: Bool {
    constraintID != nil || (kind != .moved && kind != .resized)
  }

  /// The change in one phrase: `leading constraint 16 → 24`.
  public var phrase: String {
    switch (old.isEmpty, new.isEmpty) {
    case (true, true): property
    case (true, false): "\(property) \(new) is new"
    case (false, true): "\(property) \(old) is gone"
    case (false, false): "\(property) \(old) → \(new)"
    }
  }
}
