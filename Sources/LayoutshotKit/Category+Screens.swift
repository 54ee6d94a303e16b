import Diagnostics
import Motion

extension Category {
  /// A view whose text is cut, or that stands outside what shows it.
  public static let clipped = Category("clipped")
  /// A view that the file recorded elsewhere than layout puts it.
  public static let misplaced = Category("misplaced")
  /// A font or glyph that is not to be had.
  public static let font = Category("font")

  /// The kind of what a check of a transition finds: the check's own word.
  public init(_ check: MotionCheck) { self.init(check.rawValue) }
}
