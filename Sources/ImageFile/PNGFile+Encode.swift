import CPNG
import CPNGWriter
import Raster

extension PNGFile {
  /// How hard to compress, and in what form the rows are handed to the compressor.
  public struct Effort: Hashable, Sendable {
    /// zlib's level, 0…9.
    public var level: Int
    /// Whether rows of true colour are written as differences from the row above; palettes never are.
    public var filtersUp: Bool

    /// An effort from its parts.
    public init(level: Int, filtersUp: Bool) {
      self.level = level
      self.filtersUp = filtersUp
    }

    /// What layoutshot writes: level 3, where time and size part.
    ///
    /// Measured on a screen of 1170 × 2532 pixels as RGB, without its text: level 1 takes 17.4 ms for 208 kB,
    /// 3 takes 19.0 ms for 206 kB, 4 takes 28 ms for 184 kB, 6 takes 32 ms for 176 kB. Without the filter it is
    /// 15 ms and 317 kB up to level 3, and 27 ms and 286 kB at 6.
    public static let standard = Effort(level: 3, filtersUp: true)
  }

  /// Writes a picture as PNG: with a palette where 256 colours are enough, else as RGB where all is opaque,
  /// else as RGBA.
  ///
  /// `scale` is in pixels to a point and goes into the file as 72 × `scale` pixels to an inch. The pixels
  /// come back exactly; the same picture always gives the same bytes.
  public static func encode(_ pixmap: Pixmap, scale: Double) throws(ImageFileError) -> [UInt8] {
    try encode(pixmap, scale: scale, effort: .standard)
  }

  /// Writes a picture as PNG with an effort of one's own.
  public static func encode(
    _ pixmap: Pixmap, scale: Double, effort: Effort
  ) throws(ImageFileError) -> [UInt8] {
    let (width, height) = (pixmap.width, pixmap.height)
    guard width > 0, height > 0 else { throw .empty }
    guard width <= largestSide, height <= largestSide else {
      throw .tooLarge(name: nil, width: width, height: height)
    }
    if let palette = Palette(pixmap) { return try encode(pixmap, palette, scale: scale, effort: effort) }
    let includesAlpha = !pixmap.isOpaque
    var options = options(pixmap, scale: scale, effort: effort)
    options.color_type = includesAlpha ? PNG_COLOR_TYPE_RGB_ALPHA : PNG_COLOR_TYPE_RGB
    options.filter = effort.filtersUp ? PNG_FILTER_UP : PNG_FILTER_NONE
    return try write(options, bytesPerRow: width * (includesAlpha ? 4 : 3)) { y, bytes in
      pixmap.writeStraightRow(y, includesAlpha: includesAlpha, into: bytes)
    }
  }

  private static func encode(
    _ pixmap: Pixmap, _ palette: Palette, scale: Double, effort: Effort
  ) throws(ImageFileError) -> [UInt8] {
    var options = options(pixmap, scale: scale, effort: effort)
    options.color_type = PNG_COLOR_TYPE_PALETTE
    options.bit_depth = Int32(palette.bitDepth)
    options.filter = PNG_FILTER_NONE
    options.palette_count = Int32(palette.words.count)
    options.palette_alpha_count = Int32(palette.alphaCount)
    let result: Result<[UInt8], ImageFileError> = palette.entries.withUnsafeBufferPointer { entries in
      options.palette = entries.baseAddress
      do throws(ImageFileError) {
        return .success(
          try write(options, bytesPerRow: pixmap.width) { y, bytes in
            pixmap.withRow(y) { palette.write($0, into: bytes) }
          })
      } catch {
        return .failure(error)
      }
    }
    return try result.get()
  }

  private static func options(_ pixmap: Pixmap, scale: Double, effort: Effort) -> cpng_options {
    var options = cpng_options()
    options.width = UInt32(pixmap.width)
    options.height = UInt32(pixmap.height)
    options.bit_depth = 8
    options.level = Int32(min(max(effort.level, 0), 9))
    let perMetre = (scale * 72 / 0.0254).rounded()
    options.pixels_per_metre = perMetre >= 1 && perMetre < 2_147_483_648 ? UInt32(perMetre) : 0
    return options
  }

  /// Hands the rows to libpng, one after another in one buffer of `bytesPerRow` bytes.
  private static func write(
    _ options: cpng_options, bytesPerRow: Int, row: (Int, UnsafeMutableBufferPointer<UInt8>) -> Void
  ) throws(ImageFileError) -> [UInt8] {
    guard let writer = withUnsafePointer(to: options, { cpng_writer_create($0) }) else {
      throw .unwritable(reason: "out of memory")
    }
    defer { cpng_writer_destroy(writer) }
    let buffer = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: bytesPerRow)
    buffer.initialize(repeating: 0)
    defer { buffer.deallocate() }
    for y in 0..<Int(options.height) {
      row(y, buffer)
      guard cpng_writer_write_row(writer, buffer.baseAddress) != 0 else { break }
    }
    guard cpng_writer_finish(writer) != 0 else {
      throw .unwritable(reason: String(cString: cpng_writer_error(writer)))
    }
    var count = 0
    let bytes = cpng_writer_bytes(writer, &count)
    return Array(UnsafeBufferPointer(start: bytes, count: count))
  }
}
