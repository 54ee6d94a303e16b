import Diagnostics

extension Category {
  /// Conflicting constraints.
  public static let conflict = Category("conflict")
  /// Constraints that exceed the work limit.
  public static let unsolved = Category("unsolved")
  /// An arrangement whose items do not fit into its container.
  public static let overflow = Category("overflow")
  /// A view with an ambiguous position or size.
  public static let ambiguous = Category("ambiguous")
}
