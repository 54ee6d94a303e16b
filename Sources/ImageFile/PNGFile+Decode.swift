import CPNGReader
import Raster

extension PNGFile {
  /// Reads a PNG of any kind as premultiplied RGBA, 8 bits per channel, in sRGB.
  ///
  /// Of an animation this is the still picture. The result: the picture at its own size, in pixels. Throws
  /// `ImageFileError`: a damaged file, or a picture that is too large.
  package static func decode(_ bytes: [UInt8], name: String) throws(ImageFileError) -> Pixmap {
    try PictureReader.decode(bytes, as: .png, name: name)
  }
}

/// libpng, for one file.
final class PNGReader: RowReader {
  private let reader: OpaquePointer

  init?(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard let reader = cpng_reader_create(bytes.baseAddress, bytes.count) else { return nil }
    self.reader = reader
  }

  deinit { cpng_reader_destroy(reader) }

  var width: Int { Int(cpng_reader_width(reader)) }
  var height: Int { Int(cpng_reader_height(reader)) }
  var scans: Int { 1 }
  var mayBeRead: Bool { true }
  var isInterlaced: Bool { cpng_reader_is_interlaced(reader) != 0 }
  var reason: String { String(cString: cpng_reader_error(reader)) }

  func readRow(_ rgba: UnsafeMutablePointer<UInt8>) -> Bool { cpng_reader_read_row(reader, rgba) != 0 }
  func readAll(_ rgba: UnsafeMutablePointer<UInt8>) -> Bool { cpng_reader_read(reader, rgba) != 0 }
}
