import CPNGWriter
import Geometry
import Raster

/// Writes an animated PNG, frame by frame: for each frame only the rectangle that differs from the previous one.
///
/// Only the file grows with the number of frames, not the memory: `append` returns the new bytes. The first frame is
/// the still picture for readers without support for animations.
package final class APNGWriter {
  /// A frame ready to be written; it can be made on any thread.
  ///
  /// Immutable.
  package final class Frame: @unchecked Sendable {
    fileprivate let area: PixelRect
    private var piece = cpng_piece()

    /// Compresses the changed part of a frame. `change`: the changed part of the frame; the whole canvas for the first
    /// frame. `hasAlpha`: the writer's own `hasAlpha`. `level`: the compression level of libdeflate: 1 to 12.
    package init(_ change: FrameChange, hasAlpha: Bool = false, level: Int32 = APNGWriter.level) {
      area = change.area
      let bytes = Self.rows(of: change.frame, in: area, hasAlpha: hasAlpha)
      defer { bytes.deallocate() }
      if cpng_stream_compress(&piece, bytes.baseAddress, bytes.count, level) != 1 {
        cpng_piece_destroy(&piece)
      }
    }

    deinit { cpng_piece_destroy(&piece) }

    /// The unfiltered bytes of the rows of a part; the caller deallocates them.
    private static func rows(
      of frame: PaddedPixmap, in area: PixelRect, hasAlpha: Bool
    ) -> UnsafeMutableBufferPointer<UInt8> {
      let bytesPerRow = APNGWriter.form(hasAlpha).bytesPerRow(width: area.width)
      let bytes = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: area.height * bytesPerRow)
      for line in 0..<area.height {
        let row = UnsafeMutableBufferPointer(rebasing: bytes[line * bytesPerRow..<(line + 1) * bytesPerRow])
        if line > 0, frame.isRowAsAbove(area.y + line) {
          let above = bytes[(line - 1) * bytesPerRow..<line * bytesPerRow]
          _ = row.update(fromContentsOf: UnsafeBufferPointer(rebasing: above))
          continue
        }
        // No filter.
        row[0] = 0
        frame.withRow(area.y + line) { pixels in
          Pixmap.writeStraight(
            UnsafeBufferPointer(rebasing: pixels[area.x..<area.maxX]), includesAlpha: hasAlpha,
            into: UnsafeMutableBufferPointer(rebasing: row.dropFirst()))
        }
      }
      return bytes
    }

    fileprivate func withBytes<R>(_ body: (UnsafePointer<UInt8>, Int) -> R) -> R? {
      piece.bytes.map { body($0, piece.count) }
    }
  }

  /// libdeflate's level. Moving content is pieces of the previous frame at other positions, which unfiltered rows and a
  /// longer search find again: of 60 frames of 1736 × 2328 pixels, filtered rows at level 1 took 15.8 MB, unfiltered
  /// ones at level 7 took 12. For 260 frames of an app's 26 screens, levels 2 to 7 take the same time within a tenth,
  /// and 5 to 7 are smallest; level 8 saves 2 % and takes 40 % longer.
  package static let level: Int32 = 6

  private let writer: OpaquePointer
  private let frameCount: Int
  private var written = 0
  private var sequence: UInt32 = 0

  fileprivate static func form(_ hasAlpha: Bool) -> PNGRows.Form { hasAlpha ? .translucent : .opaque }

  /// Begins a file. `width`: the width of every frame, in pixels. `height`: the height of every frame, in pixels.
  /// `plays`: how often the animation is shown; 0 repeats it forever. `hasAlpha`: whether some frame is not opaque.
  /// Throws `ImageFileError`: no frames, no pixels, or more than 16,384 on a side.
  package init(
    width: Int, height: Int, frameCount: Int, plays: Int, scale: Double, hasAlpha: Bool = false
  ) throws(ImageFileError) {
    guard width > 0, height > 0, frameCount > 0 else { throw .empty }
    guard width <= PNGFile.largestSide, height <= PNGFile.largestSide else {
      throw .tooLarge(name: nil, width: width, height: height)
    }
    guard let writer = PNGFile.makeWriter((width, height), Self.form(hasAlpha), scale: scale) else {
      throw .unwritable(reason: "out of memory")
    }
    self.writer = writer
    self.frameCount = frameCount
    _ = cpng_writer_write_animation(writer, UInt32(clamping: frameCount), UInt32(clamping: plays))
  }

  deinit { cpng_writer_destroy(writer) }

  /// Adds a frame. `frame`: the next frame; no more than announced. `delay`: how long it is shown, seconds. The result:
  /// the bytes to append to the file; after the last frame including its end.
  package func append(_ frame: Frame, delay: Double) throws(ImageFileError) -> [UInt8] {
    precondition(written < frameCount, "more frames than were announced")
    let (numerator, denominator) = Self.fraction(delay)
    var control = cpng_frame(
      sequence: sequence, width: UInt32(frame.area.width), height: UInt32(frame.area.height),
      x: UInt32(frame.area.x), y: UInt32(frame.area.y), delay_numerator: numerator,
      delay_denominator: denominator)
    _ = cpng_writer_write_frame(writer, &control)
    sequence += 1
    let isFirst = written == 0
    let result = frame.withBytes { bytes, count in
      isFirst
        ? cpng_writer_write_data(writer, bytes, count)
        : cpng_writer_write_frame_data(writer, sequence, bytes, count)
    }
    guard result != nil else { throw .unwritable(reason: "out of memory") }
    if !isFirst { sequence += 1 }
    written += 1
    if written == frameCount { _ = cpng_writer_end_data(writer) }
    return try drain()
  }

  private func drain() throws(ImageFileError) -> [UInt8] {
    let reason = String(cString: cpng_writer_error(writer))
    guard reason.isEmpty else { throw .unwritable(reason: reason) }
    var count = 0
    let bytes = cpng_writer_bytes(writer, &count)
    let result = Array(UnsafeBufferPointer(start: bytes, count: count))
    cpng_writer_drain(writer)
    return result
  }

  /// A time in seconds as a fraction of two 16-bit numbers: 1/n if possible, otherwise in units of 1/10,000 or 1/100.
  static func fraction(_ seconds: Double) -> (UInt16, UInt16) {
    guard seconds > 0, seconds.isFinite else { return (0, 100) }
    let rate = (1 / seconds).rounded()
    if rate >= 1, rate <= 65_535, abs(seconds * rate - 1) < 1e-9 { return (1, UInt16(rate)) }
    let parts = seconds < 6 ? 10_000.0 : 100.0
    return (UInt16(min((seconds * parts).rounded(), 65_535)), UInt16(parts))
  }
}
