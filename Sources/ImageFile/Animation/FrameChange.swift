import Geometry
import Raster

/// What a frame of an animation shows that the frame before it does not.
///
/// It is found once, and written by each format that wants it.
public struct FrameChange: Sendable {
  /// The frame; `area` is within it.
  let frame: PaddedPixmap
  /// The frame before, of the same size; nil for the first one.
  let previous: PaddedPixmap?
  /// The smallest rectangle of the canvas that contains all pixels that differ, in pixels; a frame has one pixel at least.
  public let area: PixelRect

  /// Compares two frames of the size of the canvas.
  ///
  /// - Parameters:
  ///   - pixmap: The frame.
  ///   - previous: The frame before, of the same size; nil for the first one.
  public init(_ pixmap: Pixmap, after previous: Pixmap?) {
    self.init(pixmap, after: previous, on: (pixmap.width, pixmap.height), ground: .clear)
  }

  /// Compares two frames that are smaller than the canvas, the rest of which is of one color in both.
  ///
  /// - Parameters:
  ///   - pixmap: The frame, shown at the top left of the canvas.
  ///   - previous: The frame before; nil for the first one.
  ///   - size: The size of the canvas, in pixels; larger frames are cut off.
  ///   - ground: The color of the canvas beside a frame.
  public init(
    _ pixmap: Pixmap, after previous: Pixmap?, on size: (width: Int, height: Int), ground: PixelColor
  ) {
    // Of the canvas only what one of the frames covers can differ.
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
