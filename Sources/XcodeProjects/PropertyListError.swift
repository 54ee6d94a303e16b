import Diagnostics

/// An error for a property list that cannot be read.
package struct PropertyListError: LocatedError, Equatable {
  /// The reason, in words.
  package let message: String
  /// The place.
  package let location: SourceLocation?
}
