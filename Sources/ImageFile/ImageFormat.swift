import Raster

/// The formats distinguished by a picture's first bytes.
package enum ImageFormat: String, Hashable, Sendable, CaseIterable {
  /// Read by `PNGFile`.
  case png = "PNG"
  /// Read by `JPEGFile`.
  case jpeg = "JPEG"
  /// Known by name only.
  case gif = "GIF"
  /// Drawn by `VectorFile`.
  case pdf = "PDF"
  /// Drawn by `VectorFile`; any text that starts like XML.
  case svg = "SVG"
  /// Read by `WebPFile`.
  case webP = "WebP"
  /// Recognized but not supported.
  case heic = "HEIC"
  /// Recognized but not supported.
  case tiff = "TIFF"
  /// A pointer file of git's Large File Storage, present in place of a file until that is fetched.
  case lfsPointer = "a git-LFS pointer"

  /// The format of a file that starts with these bytes; nil if it is unknown. `bytes`: the beginning of a file; 24
  /// bytes are enough.
  package init?(_ bytes: [UInt8]) {
    for (format, place, signature) in Self.signatures
    where bytes.dropFirst(place).starts(with: signature) {
      self = format
      return
    }
    return nil
  }

  /// Format, position of its signature, and the signature. Formats with several signatures have one row for each.
  private static let signatures: [(ImageFormat, Int, [UInt8])] = [
    (.png, 0, [0x89] + Array("PNG".utf8)), (.jpeg, 0, [0xFF, 0xD8, 0xFF]), (.gif, 0, Array("GIF8".utf8)),
    (.pdf, 0, Array("%PDF".utf8)), (.svg, 0, Array("<svg".utf8)), (.svg, 0, Array("<?xml".utf8)),
    (.webP, 8, Array("WEBP".utf8)), (.heic, 4, Array("ftyp".utf8)), (.tiff, 0, [0x49, 0x49, 0x2A, 0]),
    (.tiff, 0, [0x4D, 0x4D, 0, 0x2A]), (.lfsPointer, 0, Array("version https://git-lfs".utf8)),
  ]

  /// The format, if it stores pixels and can be read.
  private static func readable(_ bytes: [UInt8], name: String) throws(ImageFileError) -> ImageFormat {
    switch ImageFormat(bytes) {
    case .png: return .png
    case .jpeg: return .jpeg
    case .webP:
      if WebPLibrary.installed != nil { return .webP }
      throw .noLibrary(name: name, format: .webP, library: WebPLibrary.name)
    case let other: throw .unsupported(name: name, format: other)
    }
  }

  /// Reads the size of a picture of any readable pixel format, without its pixels. Throws `ImageFileError`: an
  /// unsupported format, a file with a damaged header, or a picture that is too large.
  package static func header(_ bytes: [UInt8], name: String) throws(ImageFileError) -> PictureHeader {
    try PictureReader.header(bytes, as: readable(bytes, name: name), name: name)
  }

  /// Reads a picture of any readable pixel format, as premultiplied RGBA, 8 bits per channel. Throws `ImageFileError`:
  /// an unsupported format, a damaged file, or a picture that is too large.
  package static func decode(_ bytes: [UInt8], name: String) throws(ImageFileError) -> Pixmap {
    try PictureReader.decode(bytes, as: readable(bytes, name: name), name: name)
  }

  /// Reads a picture at another size, row by row if its file allows it, with the same result as
  /// `Pixmap.scaled(width:height:)` of the whole picture. `width`: the width of the result, in pixels. `height`: the
  /// height of the result, in pixels. Throws as `decode(_:name:)`.
  package static func decode(
    _ bytes: [UInt8], name: String, width: Int, height: Int
  ) throws(ImageFileError) -> Pixmap {
    try PictureReader.decode(
      bytes, as: readable(bytes, name: name), name: name, width: width, height: height)
  }
}
