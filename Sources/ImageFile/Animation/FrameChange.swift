import Geometry
import Raster

/// The difference between a frame of an animation and the previous one.
///
/// It is computed once and used by every format.
package struct FrameChange: Sendable {
  /// The frame; `area` is within it.
  let frame: PaddedPixmap
  /// The previous frame, of the same size; nil for the first one.
  let previous: PaddedPixmap?
  /// The smallest rectangle of the canvas that contains all differing pixels, in pixels; at least one pixel.
  package let area: PixelRect

  /// Compares two frames of the size of the canvas. `previous`: the previous frame, of the same size; nil for the first
  /// one.
  package init(_ pixmap: Pixmap, after previous: Pixmap?) {
    self.init(pixmap, after: previous, on: (pixmap.width, pixmap.height), ground: .clear)
  }

  /// Compares two frames that are smaller than the canvas, the rest of which has the same color in both. `pixmap`: the
  /// frame, shown at the top left of the canvas. `previous`: the previous frame; nil for the first one. `size`: the
  /// size of the canvas, in pixels; larger frames are cut off.
  package init(
    _ pixmap: Pixmap, after previous: Pixmap?, on size: (width: Int, height: Int), ground: PixelColor
  ) {
    // Only the part of the canvas covered by one of the frames can differ.
    let width = previous.map { min(size.width, max(pixmap.width, $0.width)) } ?? size.width
    let height = previous.map { min(size.height, max(pixmap.height, $0.height)) } ?? size.height
    let frame = PaddedPixmap(pixmap, width: width, height: height, ground: ground)
    let before = previous.map { PaddedPixmap($0, width: width, height: height, ground: ground) }
    let none = PixelRect(x: 0, y: 0, width: 1, height: 1)
    area =
      before.map { frame.changes(from: $0) ?? none } ?? PixelRect(x: 0, y: 0, width: width, height: height)
    (self.frame, self.previous) = (frame, before)
  }
}
