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

  /// Reads a picture of any format that has pixels and can be read, as premultiplied RGBA, 8 bits a channel.
  ///
  /// - Parameters:
  ///   - bytes: The file's content.
  ///   - name: What errors call the file.
  /// - Throws: `ImageFileError`: a format that is not read, a file that is damaged, or a picture that is too large.
  package static func decode(_ bytes: [UInt8], name: String) throws(ImageFileError) -> Pixmap {
    switch ImageFormat(bytes) {
    case .png: return try PNGFile.decode(bytes, name: name)
    case .jpeg: return try JPEGFile.decode(bytes, name: name)
    case let other: throw .unsupported(name: name, format: other)
    }
  }
}
