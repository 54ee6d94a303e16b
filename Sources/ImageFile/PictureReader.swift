import Raster

/// The properties of a picture that its file declares before the pixels.
package struct PictureHeader: Hashable, Sendable {
  /// Pixels per row, in the picture's orientation.
  package let width: Int
  /// Rows, in the picture's orientation.
  package let height: Int
  /// The cost of reading it, in pixels: a file with many scans processes the picture repeatedly.
  package let work: Int

  /// The pixels of the picture.
  package var area: Int { width * height }

  init(width: Int, height: Int, scans: Int) {
    (self.width, self.height) = (width, height)
    // A scan of a progressive file takes about a tenth of the other work for each pixel.
    work = width * height * max(10, scans) / 10
  }
}

/// Reads the rows of one file as straight R, G, B, A.
protocol RowReader: AnyObject {
  /// Nil if memory ran out.
  init?(_ bytes: UnsafeBufferPointer<UInt8>)

  var width: Int { get }
  var height: Int { get }
  /// The number of passes over the picture.
  var scans: Int { get }
  /// The reason why there are too many passes for a picture of its size; nil if there are not.
  var mayBeRead: Bool { get }
  /// Whether rows can only be read all at once.
  var isInterlaced: Bool { get }
  /// The error message.
  var reason: String { get }

  /// Writes the next row; false on failure.
  func readRow(_ rgba: UnsafeMutablePointer<UInt8>) -> Bool
  /// Writes all rows; false on failure.
  func readAll(_ rgba: UnsafeMutablePointer<UInt8>) -> Bool
}

/// Reads pictures stored as pixels, at their own size or any other.
enum PictureReader {
  /// The size of a picture, and the cost of reading it.
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

  /// The picture at another size, identical to scaling it afterwards; if the file stores its rows in sequence, the
  /// whole is never in memory.
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
    switch format {
    case .jpeg: .unreadableJPEG(name: name, reason: reason)
    case .webP: .unreadableWebP(name: name, reason: reason)
    default: .unreadable(name: name, reason: reason)
    }
  }

  /// Calls `body` with a file whose header is valid and whose picture is not too large.
  private static func reading<Result>(
    _ bytes: [UInt8], as format: ImageFormat, name: String,
    _ body: (any RowReader) -> Swift.Result<Result, ImageFileError>
  ) throws(ImageFileError) -> Result {
    let result = bytes.withUnsafeBufferPointer { buffer -> Swift.Result<Result, ImageFileError> in
      let opened: (any RowReader)? =
        switch format {
        case .jpeg: JPEGReader(buffer)
        case .webP: WebPReader(buffer)
        default: PNGReader(buffer)
        }
      guard let reader = opened else { return .failure(unreadable(format, name, "out of memory")) }
      let (width, height) = (reader.width, reader.height)
      guard width > 0, height > 0 else { return .failure(unreadable(format, name, reader.reason)) }
      guard PNGFile.mayBeRead(width: width, height: height) else {
        return .failure(.tooLarge(name: name, width: width, height: height))
      }
      guard reader.mayBeRead else { return .failure(unreadable(format, name, reader.reason)) }
      // Before memory is allocated for them.
      if let header = PNGHeader(Array(buffer.prefix(PNGHeader.size))), !header.fits(in: buffer.count) {
        let reason = "\(buffer.count) bytes cannot hold \(width) × \(height) pixels"
        return .failure(.unreadable(name: name, reason: reason))
      }
      return body(reader)
    }
    return try result.get()
  }
}
