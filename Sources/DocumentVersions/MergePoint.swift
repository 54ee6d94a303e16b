/// What of an element two sides may have changed each in its own way: the same for every merge of the same three versions.
package struct MergePoint: Hashable, Sendable {
  enum Aspect: Hashable, Sendable {
    /// Whether the element is there.
    case presence
    /// The element around it.
    case place
    /// Its place among its siblings.
    case order
    /// The name of its tag, which is its class.
    case name
    /// The element with all its attributes, which is one value.
    case whole
    case text
    case attribute(String)
    /// An attribute that names an object which is gone.
    case reference(object: String, String, to: String)
    /// The document, which both sides added.
    case document
  }

  let identity: Int
  let aspect: Aspect
}

/// A side of a merge.
package enum MergeSide: String, Hashable, Sendable, CaseIterable {
  case ours, theirs

  /// The other side.
  package var other: MergeSide { self == .ours ? .theirs : .ours }
}
