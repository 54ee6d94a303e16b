import Diagnostics

extension Category {
  /// An id that two objects have, or a property that an object has twice.
  package static let doubled = Category("doubled")
}
