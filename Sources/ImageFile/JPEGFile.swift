import CJPEGReader
import Raster

/// JPEG: bytes to pixmaps.
package enum JPEGFile {
  /// Reads a JPEG of any kind (grayscale, color, CMYK; sequential, progressive) as opaque RGBA, 8 bits per channel,
  /// rotated according to its orientation.
  ///
  /// Color profiles are ignored: values are assumed to be sRGB. Throws `ImageFileError`: a damaged file, or a picture
  /// that is too large.
  package static func decode(_ bytes: [UInt8], name: String) throws(ImageFileError) -> Pixmap {
    try PictureReader.decode(bytes, as: .jpeg, name: name)
  }
}

/// libjpeg-turbo, for one file.
final class JPEGReader: RowReader {
  private let reader: OpaquePointer

  init?(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard let reader = cjpeg_reader_create(bytes.baseAddress, bytes.count) else { return nil }
    self.reader = reader
  }

  deinit { cjpeg_reader_destroy(reader) }

  var width: Int { Int(cjpeg_reader_width(reader)) }
  var height: Int { Int(cjpeg_reader_height(reader)) }
  var scans: Int { Int(cjpeg_reader_scans(reader)) }
  var mayBeRead: Bool { cjpeg_reader_may_be_read(reader) != 0 }
  var isInterlaced: Bool { false }
  var reason: String { String(cString: cjpeg_reader_error(reader)) }

  func readRow(_ rgba: UnsafeMutablePointer<UInt8>) -> Bool { cjpeg_reader_read_row(reader, rgba) != 0 }

  func readAll(_ rgba: UnsafeMutablePointer<UInt8>) -> Bool {
    (0..<height).allSatisfy { readRow(rgba + $0 * width * 4) }
  }
}
