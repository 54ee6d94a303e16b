import CPNGWriter
import Raster
import Synchronization

extension PNGFile {
  /// Runs work items 0 ..< count, in any order and on any number of threads, and returns after the last.
  package typealias PieceRunner = (_ count: Int, _ work: @escaping @Sendable (Int) -> Void) -> Void

  /// The approximate number of filtered bytes of a piece: enough that a restart of the compression costs little, and
  /// few enough that a screen has several for every core.
  private static let bytesPerPiece = 1 << 19

  /// zlib's level: higher ones take longer than the rest of the work and save little, see `Docs/Performance.md`.
  package static let fastLevel: Int32 = 1

  /// Writes a picture as PNG: with a palette if 256 colors are enough, else as RGB if everything is opaque, else as
  /// RGBA.
  ///
  /// Pixels are preserved exactly; the same picture always gives the same bytes, regardless of the number of threads
  /// that `run` uses. `scale`: pixels per point; the file specifies 72 × `scale` pixels per inch. `level`: zlib's
  /// compression level, 0…9. `filtersUp`: whether rows of true color are stored as differences from the row above;
  /// pictures of few flat shapes are smaller without. Throws `ImageFileError`: a picture without pixels or with more
  /// than 16,384 on a side, or no memory.
  package static func encode(
    _ pixmap: Pixmap, scale: Double, level: Int32 = fastLevel, filtersUp: Bool = true,
    run: PieceRunner = { count, work in (0..<count).forEach(work) }
  ) throws(ImageFileError) -> [UInt8] {
    try check(pixmap)
    return try encode(PNGRows(pixmap, filtersUp: filtersUp), scale: scale, level: level, run)
  }

  /// libdeflate's level for files that are kept: lower ones are no faster, and higher ones take up to ten times as long for
  /// 6 % less, see `Docs/Performance.md`.
  private static let smallLevel: Int32 = 7
  /// The rows of a screen take up a small part of their bytes; those of a photo do not, and differences from the row above
  /// may take up less.
  private static let usualShare = 16

  /// Writes a picture as a PNG of two thirds of the bytes that `encode` writes, for files that are kept, in a little more
  /// time. Throws `ImageFileError`, as `encode` does.
  package static func encodeSmall(_ pixmap: Pixmap, scale: Double) throws(ImageFileError) -> [UInt8] {
    try check(pixmap)
    let rows = PNGRows(pixmap, filtersUp: false)
    var piece = stream(of: rows)
    defer { cpng_piece_destroy(&piece) }
    // Rows of indices are never filtered.
    if case .palette = rows.form { return try write(rows, [piece], scale: scale) }
    guard piece.count > piece.length / usualShare else { return try write(rows, [piece], scale: scale) }
    let filtered = PNGRows(pixmap, filtersUp: true)
    var other = stream(of: filtered)
    defer { cpng_piece_destroy(&other) }
    return other.bytes != nil && other.count < piece.count
      ? try write(filtered, [other], scale: scale) : try write(rows, [piece], scale: scale)
  }

  /// The zlib stream of all rows as one; without bytes if memory ran out.
  private static func stream(of rows: PNGRows) -> cpng_piece {
    rows.withBytes(0..<rows.pixmap.height) { bytes in
      var piece = cpng_piece()
      if cpng_stream_compress(&piece, bytes.baseAddress, bytes.count, smallLevel) == 0 {
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

  private static func encode(
    _ rows: PNGRows, scale: Double, level: Int32, _ run: PieceRunner
  ) throws(ImageFileError) -> [UInt8] {
    let pieces = compressed(rows, level: level, run)
    defer { for var piece in pieces { cpng_piece_destroy(&piece) } }
    return try write(rows, pieces, scale: scale)
  }

  /// libpng writes the file around the compressed rows.
  private static func write(
    _ rows: PNGRows, _ pieces: [cpng_piece], scale: Double
  ) throws(ImageFileError) -> [UInt8] {
    let size = (rows.pixmap.width, rows.pixmap.height)
    guard let writer = makeWriter(size, rows.form, scale: scale) else {
      throw .unwritable(reason: "out of memory")
    }
    defer { cpng_writer_destroy(writer) }
    for piece in pieces {
      guard let bytes = piece.bytes else { throw .unwritable(reason: "out of memory") }
      _ = cpng_writer_write_data(writer, bytes, piece.count)
    }
    guard cpng_writer_end_data(writer) == 1 else {
      throw .unwritable(reason: String(cString: cpng_writer_error(writer)))
    }
    var count = 0
    let bytes = cpng_writer_bytes(writer, &count)
    return Array(UnsafeBufferPointer(start: bytes, count: count))
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

  /// The zlib stream (RFC 1950) of all rows, in separately compressed pieces.
  ///
  /// A piece is empty if memory ran out.
  private static func compressed(_ rows: PNGRows, level: Int32, _ run: PieceRunner) -> [cpng_piece] {
    let height = rows.pixmap.height
    let rowsPerPiece = max(1, bytesPerPiece / rows.bytesPerRow)
    let count = (height + rowsPerPiece - 1) / rowsPerPiece
    let pieces = Mutex(Pieces(count))
    run(count) { index in
      let range = index * rowsPerPiece..<min(height, (index + 1) * rowsPerPiece)
      let piece = rows.withBytes(range) { bytes in
        var piece = cpng_piece()
        let isWhole = cpng_piece_compress(
          &piece, bytes.baseAddress, bytes.count, level, index == 0 ? 1 : 0, index == count - 1 ? 1 : 0)
        if isWhole == 0 { cpng_piece_destroy(&piece) }
        return Piece(piece)
      }
      pieces.withLock { $0.all[index] = piece }
    }
    var result = pieces.withLock { $0.all.map(\.piece) }
    let sum = result.reduce(1) { checksum, piece in
      withUnsafePointer(to: piece) { cpng_checksum_append(checksum, $0) }
    }
    if result[count - 1].bytes != nil { cpng_piece_append_checksum(&result[count - 1], sum) }
    return result
  }

  /// A piece handed from one thread to another, with exclusive ownership of its bytes.
  private struct Piece: @unchecked Sendable {
    let piece: cpng_piece

    init(_ piece: cpng_piece) { self.piece = piece }
  }

  private struct Pieces: Sendable {
    var all: [Piece]

    init(_ count: Int) { all = [Piece](repeating: Piece(cpng_piece()), count: count) }
  }
}
