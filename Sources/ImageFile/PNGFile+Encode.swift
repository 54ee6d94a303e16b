import CPNGWriter
import Raster

extension PNGFile {
  /// libdeflate's level: lower ones are hardly faster, and higher ones take up to ten times as long for 6 % less, see
  /// `Docs/Performance.md`.
  private static let level: Int32 = 6
  /// The rows of a screen take up a small part of their bytes. Those of a photo do not, and differences from the row above
  /// may take up less.
  private static let usualShare = 16

  /// Writes a picture as PNG: with a palette if 256 colors are enough, else as RGB if everything is opaque, else as
  /// RGBA.
  ///
  /// Pixels are preserved exactly; the same picture always gives the same bytes. `scale`: pixels per point; the file
  /// specifies 72 × `scale` pixels per inch. Throws `ImageFileError`: a picture without pixels or with more than 16,384 on
  /// a side, or no memory.
  package static func encode(_ pixmap: Pixmap, scale: Double) throws(ImageFileError) -> [UInt8] {
    try check(pixmap)
    let rows = PNGRows(pixmap, filtersUp: false)
    var piece = stream(of: rows)
    defer { cpng_piece_destroy(&piece) }
    // Rows of indices are never filtered.
    if case .palette = rows.form { return try write(rows, piece, scale: scale) }
    guard piece.count > piece.length / usualShare else { return try write(rows, piece, scale: scale) }
    let filtered = PNGRows(pixmap, filtersUp: true)
    var other = stream(of: filtered)
    defer { cpng_piece_destroy(&other) }
    return other.bytes != nil && other.count < piece.count
      ? try write(filtered, other, scale: scale) : try write(rows, piece, scale: scale)
  }

  /// The zlib stream (RFC 1950) of all rows; without bytes if memory ran out.
  private static func stream(of rows: PNGRows) -> cpng_piece {
    rows.withBytes { bytes in
      var piece = cpng_piece()
      if cpng_stream_compress(&piece, bytes.baseAddress, bytes.count, level) == 0 {
        cpng_piece_destroy(&piece)
      }
      return piece
    }
  }

  private static func check(_ pixmap: Pixmap) throws(ImageFileError) {
    let (width, height) = (pixmap.width, pixmap.height)
    guard width > 0, height > 0 else { throw .empty }
    guard width <= largestSide, height <= largestSide else {
      throw .tooLarge(name: nil, width: width, height: height)
    }
  }

  /// libpng writes the file around the compressed rows.
  private static func write(
    _ rows: PNGRows, _ piece: cpng_piece, scale: Double
  ) throws(ImageFileError) -> [UInt8] {
    let size = (rows.pixmap.width, rows.pixmap.height)
    guard let writer = makeWriter(size, rows.form, scale: scale) else {
      throw .unwritable(reason: "out of memory")
    }
    defer { cpng_writer_destroy(writer) }
    guard let bytes = piece.bytes else { throw .unwritable(reason: "out of memory") }
    _ = cpng_writer_write_data(writer, bytes, piece.count)
    guard cpng_writer_end_data(writer) == 1 else {
      throw .unwritable(reason: String(cString: cpng_writer_error(writer)))
    }
    var count = 0
    let file = cpng_writer_bytes(writer, &count)
    return Array(UnsafeBufferPointer(start: file, count: count))
  }

  static func makeWriter(
    _ size: (width: Int, height: Int), _ form: PNGRows.Form, scale: Double
  ) -> OpaquePointer? {
    var options = cpng_options()
    options.width = UInt32(size.width)
    options.height = UInt32(size.height)
    options.color_type = Int32(form.colorType)
    options.bit_depth = Int32(form.bitDepth)
    let perMetre = (scale * 72 / 0.0254).rounded()
    options.pixels_per_metre = perMetre >= 1 && perMetre < 2_147_483_648 ? UInt32(perMetre) : 0
    guard case .palette(let palette) = form else { return cpng_writer_create(&options) }
    options.palette_count = Int32(palette.entries.count / 4)
    options.palette_alpha_count = Int32(palette.alphaCount)
    return palette.entries.withUnsafeBufferPointer {
      options.palette = $0.baseAddress
      return cpng_writer_create(&options)
    }
  }
}
