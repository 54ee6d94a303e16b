import Diagnostics

extension Category {
  /// A text without a key in a language that the project ships.
  public static let unlocalized = Category("unlocalized")
  /// A key that leads to no text of the document.
  public static let orphanKey = Category("orphan-key")
}
