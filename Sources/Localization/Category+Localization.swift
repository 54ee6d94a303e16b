import Diagnostics

extension Category {
  /// A text without a translation in a language of the project.
  public static let unlocalized = Category("unlocalized")
  /// A key that matches no text of the document.
  public static let orphanKey = Category("orphan-key")
}
