import Geometry
import Raster

/// An image of the project, chosen for a screen.
package struct AssetImage: Sendable {
  /// How the colors of an image are used.
  package enum Rendering: String, Hashable, Sendable {
    /// In their original colors.
    case original
    /// Only its opacity is used; the color is the tint.
    case template
  }

  /// How an image can be redrawn at any size.
  package struct Vector: Sendable {
    /// Whether it is redrawn wherever it is not shown at its own size; otherwise its pixels are scaled.
    package let isPreserved: Bool
    /// The whole image scaled to this many pixels, drawn once and shared; nil on failure.
    package let draw: @Sendable (_ width: Int, _ height: Int) -> Pixmap?
  }

  /// The width in pixels, as stored or as a vector is drawn at its own size.
  package let width: Int
  /// As `width`, vertically.
  package let height: Int
  /// The cost of decoding or drawing it, in pixels.
  package let work: Int
  /// The pixels scaled to a width and height, decoded or drawn once and shared unless they are many; nil on failure.
  package let pixels: @Sendable (_ width: Int, _ height: Int) -> Pixmap?
  /// The size in points.
  package let size: Size
  /// Pixels per point.
  package let scale: Double
  /// Nil for an image stored as pixels.
  package let vector: Vector?
  /// How its colors are used; nil leaves it to the place that shows it.
  package let rendering: Rendering?
  /// How it is sliced for stretching; nil stretches the whole.
  package let slices: StretchSlices?
  /// Whether it is mirrored, because it was made for the other reading direction.
  package let isMirrored: Bool
  /// A key unique among the images of a run: the file, and how the file is used.
  package let key: String

  /// All pixels; none on failure.
  package var pixmap: Pixmap { pixels(width, height) ?? Pixmap(width: 0, height: 0) }
}
