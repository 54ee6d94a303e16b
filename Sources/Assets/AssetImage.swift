import Geometry
import Raster

/// An image of the project as it is chosen for a screen.
package struct AssetImage: Sendable {
  /// How the colors of an image are used.
  package enum Rendering: String, Hashable, Sendable {
    /// As they are.
    case original
    /// Only how opaque they are counts; the color is the tint.
    case template
  }

  /// Where an image can be drawn anew in any size.
  package struct Vector: Sendable {
    /// Whether it is drawn anew wherever it is not shown in its own size; else its pixels are scaled there.
    package let isPreserved: Bool
    /// The whole image scaled to this many pixels, drawn once and shared; nil if that fails.
    package let draw: @Sendable (_ width: Int, _ height: Int) -> Pixmap?
  }

  /// The width in pixels, as stored or as a vector is drawn in its own size.
  package let width: Int
  /// As `width`, from top to bottom.
  package let height: Int
  /// The work of decoding or drawing it, in pixels.
  package let work: Int
  /// The pixels scaled to a width and height, decoded or drawn once for all who ask unless they are many; nil if that
  /// fails.
  package let pixels: @Sendable (_ width: Int, _ height: Int) -> Pixmap?
  /// The size in points.
  package let size: Size
  /// Pixels per point.
  package let scale: Double
  /// Nil for an image that is made of pixels.
  package let vector: Vector?
  /// How its colors are used; nil leaves it to where it is shown.
  package let rendering: Rendering?
  /// How it is cut to be stretched; nil is stretched as a whole.
  package let slices: StretchSlices?
  /// Whether left and right are exchanged, as it was made for reading the other way.
  package let isMirrored: Bool
  /// What tells it from every other image of a run: the file, and how the file is used.
  package let key: String

  /// All pixels; none where that fails.
  package var pixmap: Pixmap { pixels(width, height) ?? Pixmap(width: 0, height: 0) }
}
