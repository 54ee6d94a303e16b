import Diagnostics

extension Category {
  /// The category for unknown devices and canvases.
  public static let device = Category("device")
}
