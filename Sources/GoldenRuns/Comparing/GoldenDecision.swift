import Goldens
import PictureComparison
import Raster

/// A verdict, and what is to be written along with it.
struct GoldenDecision {
  /// What is written of a golden.
  enum Write {
    /// The picture and the tree become the golden.
    case golden
    /// The tree replaces the recorded one.
    case tree
    /// The golden is removed.
    case removal
    /// The picture that was drawn, as an artifact of a failure.
    case drawn(GoldenFailure)
    /// The expected and the drawn picture and their difference, as artifacts of a failure.
    case difference(GoldenFailure, ImageComparison, expected: Pixmap, bytes: [UInt8])
    /// The picture of a screen that is gone, as an artifact of a failure.
    case gone(GoldenFailure, [UInt8])
  }

  var verdict: GoldenVerdict
  var write: Write?

  init(_ verdict: GoldenVerdict, _ write: Write? = nil) { (self.verdict, self.write) = (verdict, write) }

  init(_ failure: GoldenFailure, _ write: Write? = nil) {
    self.init(GoldenVerdict(failure.path, .failed(failure)), write)
  }
}
