import CJPEGReader
import Raster

/// JPEG: bytes to pixmaps.
package enum JPEGFile {
  /// Reads a JPEG of any kind (gray, colors, four inks; sequential, progressive) as opaque RGBA, 8 bits a channel,
  /// turned as its camera says.
  ///
  /// Color profiles are passed over: numbers are taken as sRGB.
  ///
  /// - Parameters:
  ///   - bytes: The file's content.
  ///   - name: What errors call the file.
  /// - Throws: `ImageFileError`: a file that is damaged, or a picture that is too large.
  package static func decode(_ bytes: [UInt8], name: String) throws(ImageFileError) -> Pixmap {
    let result = bytes.withUnsafeBufferPointer { read($0, name: name) }
    return try result.get().oriented(ExifOrientation(jpeg: bytes))
  }

  private static func read(
    _ bytes: UnsafeBufferPointer<UInt8>, name: String
  ) -> Result<Pixmap, ImageFileError> {
    guard let reader = cjpeg_reader_create(bytes.baseAddress, bytes.count) else {
      return .failure(.unreadableJPEG(name: name, reason: "out of memory"))
    }
    defer { cjpeg_reader_destroy(reader) }
    func unreadable() -> Result<Pixmap, ImageFileError> {
      .failure(.unreadableJPEG(name: name, reason: String(cString: cjpeg_reader_error(reader))))
    }
    let (width, height) = (Int(cjpeg_reader_width(reader)), Int(cjpeg_reader_height(reader)))
    guard width > 0, height > 0 else { return unreadable() }
    guard PNGFile.mayBeRead(width: width, height: height) else {
      return .failure(.tooLarge(name: name, width: width, height: height))
    }
    let pixmap = Pixmap(width: width, height: height)
    let isRead = pixmap.withMutableStraightBytes { pixels in
      cjpeg_reader_read(reader, pixels.baseAddress?.assumingMemoryBound(to: UInt8.self)) != 0
    }
    return isRead ? .success(pixmap) : unreadable()
  }
}
