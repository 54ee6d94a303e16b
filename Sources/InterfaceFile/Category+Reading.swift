import Diagnostics

extension Category {
  /// A device or canvas that is not known.
  public static let device = Category("device")
}
