import Raster

/// What a picture's file says before its pixels.
package struct PictureHeader: Hashable, Sendable {
  /// Pixels in a row, as the picture is seen.
  package let width: Int
  /// Rows, as the picture is seen.
  package let height: Int
  /// The work of reading it, in pixels: a file with many scans goes over the picture again and again.
  package let work: Int

  /// The pixels of the picture.
  package var area: Int { width * height }

  init(width: Int, height: Int, scans: Int) {
    (self.width, self.height) = (width, height)
    // A scan of a progressive file takes about a tenth of what is done for each pixel besides.
    work = width * height * max(10, scans) / 10
  }
}

/// What reads the rows of one file as straight R, G, B, A.
protocol RowReader: AnyObject {
  /// Nil without memory.
  init?(_ bytes: UnsafeBufferPointer<UInt8>)

  var width: Int { get }
  var height: Int { get }
  /// How many times the file goes over the picture.
  var scans: Int { get }
  /// Whether these are few enough for a picture of its size; a reason if not.
  var mayBeRead: Bool { get }
  /// Whether rows are read all at once only.
  var isInterlaced: Bool { get }
  /// What went wrong.
  var reason: String { get }

  /// Writes the next row; false where that fails.
  func readRow(_ rgba: UnsafeMutablePointer<UInt8>) -> Bool
  /// Writes all rows; false where that fails.
  func readAll(_ rgba: UnsafeMutablePointer<UInt8>) -> Bool
}

/// Reads pictures that are stored as pixels, in their own size or any other.
enum PictureReader {
  /// The size of a picture, and what it takes to read it.
  static func header(
    _ bytes: [UInt8], as format: ImageFormat, name: String
  ) throws(ImageFileError) -> PictureHeader {
    try reading(bytes, as: format, name: name) { reader in
      let isTurned = orientation(bytes, format).swapsSides
      return .success(
        PictureHeader(
          width: isTurned ? reader.height : reader.width, height: isTurned ? reader.width : reader.height,
          scans: reader.scans))
    }
  }

  /// The picture at its own size, as premultiplied RGBA.
  static func decode(
    _ bytes: [UInt8], as format: ImageFormat, name: String
  ) throws(ImageFileError) -> Pixmap {
    let pixmap = try reading(bytes, as: format, name: name) { reader in
      let pixmap = Pixmap(width: reader.width, height: reader.height)
      let isRead = pixmap.withMutableStraightBytes { pixels in
        pixels.baseAddress.map { reader.readAll($0.assumingMemoryBound(to: UInt8.self)) } ?? false
      }
      return isRead ? .success(pixmap) : .failure(unreadable(format, name, reader.reason))
    }
    return pixmap.oriented(orientation(bytes, format))
  }

  /// The picture at another size, which is the same as if it were scaled afterwards; if the file has its rows one after the
  /// other, the whole is never in memory.
  static func decode(
    _ bytes: [UInt8], as format: ImageFormat, name: String, width: Int, height: Int
  ) throws(ImageFileError) -> Pixmap {
    let isUpright = orientation(bytes, format) == .upright
    let scaled: Pixmap? = try reading(bytes, as: format, name: name) { reader in
      guard isUpright, !reader.isInterlaced, width > 0, height > 0 else { return .success(nil) }
      let scaler = RowScaler(
        sourceWidth: reader.width, sourceHeight: reader.height, width: width, height: height)
      let row = UnsafeMutableBufferPointer<UInt32>.allocate(capacity: reader.width)
      defer { row.deallocate() }
      row.initialize(repeating: 0)
      for _ in 0..<reader.height {
        let isRead = row.withMemoryRebound(to: UInt8.self) { bytes in
          bytes.baseAddress.map { reader.readRow($0) } ?? false
        }
        guard isRead else { return .failure(unreadable(format, name, reader.reason)) }
        scaler.add(straight: row)
      }
      return .success(scaler.pixmap)
    }
    if let scaled { return scaled }
    return try decode(bytes, as: format, name: name).scaled(width: width, height: height)
  }

  private static func orientation(_ bytes: [UInt8], _ format: ImageFormat) -> ExifOrientation {
    format == .jpeg ? ExifOrientation(jpeg: bytes) : .upright
  }

  private static func unreadable(_ format: ImageFormat, _ name: String, _ reason: String) -> ImageFileError {
    format == .jpeg
      ? .unreadableJPEG(name: name, reason: reason) : .unreadable(name: name, reason: reason)
  }

  /// Calls `body` with a file whose header makes sense and whose picture is not too large.
  private static func reading<Result>(
    _ bytes: [UInt8], as format: ImageFormat, name: String,
    _ body: (any RowReader) -> Swift.Result<Result, ImageFileError>
  ) throws(ImageFileError) -> Result {
    let result = bytes.withUnsafeBufferPointer { buffer -> Swift.Result<Result, ImageFileError> in
      let opened: (any RowReader)? = format == .jpeg ? JPEGReader(buffer) : PNGReader(buffer)
      guard let reader = opened else { return .failure(unreadable(format, name, "out of memory")) }
      let (width, height) = (reader.width, reader.height)
      guard width > 0, height > 0 else { return .failure(unreadable(format, name, reader.reason)) }
      guard PNGFile.mayBeRead(width: width, height: height) else {
        return .failure(.tooLarge(name: name, width: width, height: height))
      }
      guard reader.mayBeRead else { return .failure(unreadable(format, name, reader.reason)) }
      // Before any memory is taken for them.
      if let header = PNGHeader(Array(buffer.prefix(PNGHeader.size))), !header.fits(in: buffer.count) {
        let reason = "\(buffer.count) bytes cannot hold \(width) × \(height) pixels"
        return .failure(.unreadable(name: name, reason: reason))
      }
      return body(reader)
    }
    return try result.get()
  }
}
