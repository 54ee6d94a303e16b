import Diagnostics

extension Category {
  /// A view whose text is truncated, or that lies outside the view that clips it.
  public static let clipped = Category("clipped")
  /// A view that layout positions differently from the frame recorded in the file.
  public static let misplaced = Category("misplaced")
  /// Something that the document does not say and that is taken to be so.
  public static let assumed = Category("assumed")
  /// A value that the project's code gives a view.
  public static let code = Category("code")
  /// A font or glyph that is not available.
  public static let font = Category("font")
}
