import Diagnostics

extension Category {
  /// A view without a counterpart in a layout.
  public static let unmatched = Category("unmatched")
  /// A live view claimed by two template views.
  public static let shared = Category("shared")
  /// A view that the library in the app pairs differently.
  public static let library = Category("library")
  /// A layout that is not restored after rotating and back.
  public static let roundTrip = Category("round-trip")
  /// A difference between a running app and the file or picture.
  public static let inApp = Category("in-app")
}
