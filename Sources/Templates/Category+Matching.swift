import Diagnostics

extension Category {
  /// A view without a counterpart in a layout.
  public static let unmatched = Category("unmatched")
  /// A live view that two template views claim.
  public static let shared = Category("shared")
  /// A view that the library in the app pairs otherwise.
  public static let library = Category("library")
  /// A layout that does not come back after there and back again.
  public static let roundTrip = Category("round-trip")
  /// Something that a running app does otherwise than the file, or the picture, says.
  public static let inApp = Category("in-app")
}
