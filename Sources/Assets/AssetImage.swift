import Geometry
import Raster

/// An image of the project as it is chosen for a screen.
package struct AssetImage: Sendable {
  /// How the colours of an image are used.
  package enum Rendering: String, Hashable, Sendable {
    /// As they are.
    case original
    /// Only how opaque they are counts; the colour is the tint.
    case template
  }

  /// The pixels, decoded once for all who ask.
  package let pixmap: Pixmap
  /// Pixels to a point.
  package let scale: Double
  /// How its colours are used; nil leaves it to where it is shown.
  package let rendering: Rendering?
  /// How it is cut to be stretched; nil is stretched as a whole.
  package let slices: StretchSlices?
  /// Whether left and right are exchanged, as it was made for reading the other way.
  package let isMirrored: Bool
  /// What tells it from every other image of a run: the file, and how the file is used.
  package let key: String

  /// The size in points.
  package var size: Size {
    Size(width: Double(pixmap.width) / scale, height: Double(pixmap.height) / scale)
  }
}
