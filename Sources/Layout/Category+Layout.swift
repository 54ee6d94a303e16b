import Diagnostics

extension Category {
  /// Constraints that cannot hold together.
  public static let conflict = Category("conflict")
  /// Constraints that are too much work.
  public static let unsolved = Category("unsolved")
  /// A view whose place or size the constraints leave open.
  public static let ambiguous = Category("ambiguous")
}
