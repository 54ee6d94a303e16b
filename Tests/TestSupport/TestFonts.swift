import LayoutshotKit
import Typography

/// The bundled fonts, opened once for all tests of a run.
public enum TestFonts {
  /// The library of the checkout's `Fonts`.
  public static let library: FontLibrary = {
    do {
      return try FontLibrary(directory: "\(Checkout.root)/Fonts")
    } catch {
      fatalError("the checkout's fonts cannot be opened: \(error)")
    }
  }()
}
