import Raster

/// The formats that a picture's first bytes tell apart.
public enum ImageFormat: String, Hashable, Sendable, CaseIterable {
  /// Read by `PNGFile`.
  case png = "PNG"
  /// Read by `JPEGFile`.
  case jpeg = "JPEG"
  /// Known by name only.
  case gif = "GIF"
  /// Drawn by `VectorFile`.
  case pdf = "PDF"
  /// Drawn by `VectorFile`; any text that begins like XML.
  case svg = "SVG"
  /// Known by name only.
  case webP = "WebP"
  /// Known by name only.
  case heic = "HEIC"
  /// Known by name only.
  case tiff = "TIFF"
  /// A few lines of text that git's Large File Storage keeps in place of a file until that is fetched.
  case lfsPointer = "a git-LFS pointer"

  /// The format of a file that begins with these bytes; nil where it is none that is known.
  ///
  /// - Parameter bytes: The beginning of a file; 24 bytes are enough.
  package init?(_ bytes: [UInt8]) {
    for (format, place, signature) in Self.signatures
    where bytes.dropFirst(place).starts(with: signature) {
      self = format
      return
    }
    return nil
  }

  /// Format, where its mark stands, and the mark. Formats whose files may be of several begin with one row each.
  private static let signatures: [(ImageFormat, Int, [UInt8])] = [
    (.png, 0, [0x89] + Array("PNG".utf8)), (.jpeg, 0, [0xFF, 0xD8, 0xFF]), (.gif, 0, Array("GIF8".utf8)),
    (.pdf, 0, Array("%PDF".utf8)), (.svg, 0, Array("<svg".utf8)), (.svg, 0, Array("<?xml".utf8)),
    (.webP, 8, Array("WEBP".utf8)), (.heic, 4, Array("ftyp".utf8)), (.tiff, 0, [0x49, 0x49, 0x2A, 0]),
    (.tiff, 0, [0x4D, 0x4D, 0, 0x2A]), (.lfsPointer, 0, Array("version https://git-lfs".utf8)),
  ]

  /// The format of a picture that is stored as pixels and can be read.
  private static func readable(_ bytes: [UInt8], name: String) throws(ImageFileError) -> ImageFormat {
    switch ImageFormat(bytes) {
    case .png: return .png
    case .jpeg: return .jpeg
    case let other: throw .unsupported(name: name, format: other)
    }
  }

  /// Reads the size of a picture of any format that has pixels and can be read, and none of its pixels.
  ///
  /// - Parameters:
  ///   - bytes: The file's content.
  ///   - name: What errors call the file.
  /// - Throws: `ImageFileError`: a format that is not read, a file that is damaged where it begins, or a picture that is too
  ///   large.
  package static func header(_ bytes: [UInt8], name: String) throws(ImageFileError) -> PictureHeader {
    try PictureReader.header(bytes, as: readable(bytes, name: name), name: name)
  }

  /// Reads a picture of any format that has pixels and can be read, as premultiplied RGBA, 8 bits a channel.
  ///
  /// - Parameters:
  ///   - bytes: The file's content.
  ///   - name: What errors call the file.
  /// - Throws: `ImageFileError`: a format that is not read, a file that is damaged, or a picture that is too large.
  package static func decode(_ bytes: [UInt8], name: String) throws(ImageFileError) -> Pixmap {
    try PictureReader.decode(bytes, as: readable(bytes, name: name), name: name)
  }

  /// Reads a picture into another size, row by row where its file allows it: the same as `Pixmap.scaled(width:height:)` of
  /// the whole picture.
  ///
  /// - Parameters:
  ///   - bytes: The file's content.
  ///   - name: What errors call the file.
  ///   - width: The width of the result, in pixels.
  ///   - height: The height of the result, in pixels.
  /// - Throws: As `decode(_:name:)`.
  package static func decode(
    _ bytes: [UInt8], name: String, width: Int, height: Int
  ) throws(ImageFileError) -> Pixmap {
    try PictureReader.decode(
      bytes, as: readable(bytes, name: name), name: name, width: width, height: height)
  }
}
