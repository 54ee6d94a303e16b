import Diagnostics

extension Category {
  /// Constraints that cannot hold together.
  public static let conflict = Category("conflict")
  /// A view whose place or size the constraints leave open.
  public static let ambiguous = Category("ambiguous")
}
