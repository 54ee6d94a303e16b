import Raster
import Synchronization

extension PNGFile {
  /// Runs a piece of work for 0 ..< count, in any order and on any number of threads, and returns after the last.
  public typealias PieceRunner = (_ count: Int, _ work: @escaping @Sendable (Int) -> Void) -> Void

  /// Filtered bytes of a piece, roughly: enough that beginning anew costs nothing worth naming, and few enough that
  /// a screen has some for every core.
  private static let bytesPerPiece = 1 << 19

  /// Writes a picture as PNG: with a palette where 256 colours are enough, else as RGB where all is opaque,
  /// else as RGBA.
  ///
  /// `scale` is in pixels to a point and goes into the file as 72 × `scale` pixels to an inch. The pixels
  /// come back exactly; the same picture always gives the same bytes, on however many threads `run` works.
  public static func encode(
    _ pixmap: Pixmap, scale: Double, run: PieceRunner = { count, work in (0..<count).forEach(work) }
  ) throws(ImageFileError) -> [UInt8] {
    let (width, height) = (pixmap.width, pixmap.height)
    guard width > 0, height > 0 else { throw .empty }
    guard width <= largestSide, height <= largestSide else {
      throw .tooLarge(name: nil, width: width, height: height)
    }
    let rows = PNGRows(pixmap)
    var chunks = PNGChunks()
    addHeader(of: rows, scale: scale, to: &chunks)
    chunks.add("IDAT", compressed(rows, run))
    chunks.add("IEND", [])
    return chunks.bytes
  }

  private static func addHeader(of rows: PNGRows, scale: Double, to chunks: inout PNGChunks) {
    let size =
      PNGChunks.bigEndian(UInt32(rows.pixmap.width)) + PNGChunks.bigEndian(UInt32(rows.pixmap.height))
    // Deflate, the five filters, no interlace.
    chunks.add("IHDR", [size, [UInt8(rows.bitDepth), rows.colorType, 0, 0, 0]])
    // The perceptual intent.
    chunks.add("sRGB", [[0]])
    if case .palette(let palette) = rows.form {
      let entries = palette.entries
      let places = stride(from: 0, to: entries.count, by: 4)
      chunks.add("PLTE", places.map { Array(entries[$0..<$0 + 3]) })
      let alphas = places.prefix(palette.alphaCount).map { entries[$0 + 3] }
      if !alphas.isEmpty { chunks.add("tRNS", [alphas]) }
    }
    let perMetre = (scale * 72 / 0.0254).rounded()
    if perMetre >= 1, perMetre < 2_147_483_648 {
      let resolution = PNGChunks.bigEndian(UInt32(perMetre))
      chunks.add("pHYs", [resolution, resolution, [1]])
    }
  }

  /// The zlib stream (RFC 1950) of all rows: pieces of them, each compressed for itself.
  private static func compressed(_ rows: PNGRows, _ run: PieceRunner) -> [[UInt8]] {
    let height = rows.pixmap.height
    let rowsPerPiece = max(1, bytesPerPiece / rows.bytesPerRow)
    let count = (height + rowsPerPiece - 1) / rowsPerPiece
    let pieces = Mutex([(blocks: [UInt8], sum: Adler32)](repeating: ([], Adler32()), count: count))
    run(count) { index in
      let range = index * rowsPerPiece..<min(height, (index + 1) * rowsPerPiece)
      let piece = rows.withBytes(range) { (Deflater.blocks($0), Adler32($0)) }
      pieces.withLock { $0[index] = piece }
    }
    let results = pieces.withLock { $0 }
    var sum = Adler32()
    for piece in results { sum.append(piece.sum) }
    // A window of 32 KiB, and the fastest of four levels.
    let beginning: [UInt8] = [0x78, 0x01]
    return [beginning] + results.map(\.blocks) + [Deflater.end, PNGChunks.bigEndian(sum.value)]
  }
}
