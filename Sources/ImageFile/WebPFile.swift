import CWebPReader
import Raster

/// WebP: bytes to pixmaps.
package enum WebPFile {
  /// Whether the library that reads it is installed.
  package static var isReadable: Bool { WebPLibrary.installed != nil }

  /// Reads a still WebP, lossy or lossless, as RGBA, 8 bits per channel.
  ///
  /// Color profiles and orientations are ignored. Throws `ImageFileError`: a damaged or animated file, a picture that is too
  /// large, or a missing library.
  package static func decode(_ bytes: [UInt8], name: String) throws(ImageFileError) -> Pixmap {
    try ImageFormat.decode(bytes, name: name)
  }
}

/// Debian's libwebp, loaded when the first image is read.
struct WebPLibrary: @unchecked Sendable {
  // Written before it is shared, and never again.
  fileprivate let pointer: OpaquePointer

  /// The file name of the library, as resolved by the dynamic linker.
  static let name = "libwebp.so.7"

  /// The library; nil if it is not installed.
  static let installed = WebPLibrary(named: name)

  init?(named name: String) {
    guard let pointer = cwebp_library_load(name) else { return nil }
    self.pointer = pointer
  }
}

/// libwebp, for one file; the rows come all at once.
final class WebPReader: RowReader {
  private let bytes: UnsafeBufferPointer<UInt8>
  private let library: WebPLibrary
  private var header = cwebp_header()
  private(set) var reason = ""

  init?(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard let library = WebPLibrary.installed else { return nil }
    (self.bytes, self.library) = (bytes, library)
    if cwebp_read_header(library.pointer, bytes.baseAddress, bytes.count, &header) == 0 {
      header = cwebp_header()
      reason = "its header is damaged"
    } else if header.is_animated != 0 {
      reason = "it is animated"
    }
  }

  var width: Int { Int(header.width) }
  var height: Int { Int(header.height) }
  var scans: Int { 1 }
  var mayBeRead: Bool { reason.isEmpty }
  var isInterlaced: Bool { true }

  func readRow(_ rgba: UnsafeMutablePointer<UInt8>) -> Bool { false }

  func readAll(_ rgba: UnsafeMutablePointer<UInt8>) -> Bool {
    let isRead =
      cwebp_read_pixels(library.pointer, bytes.baseAddress, bytes.count, rgba, header.width, header.height)
      != 0
    if !isRead { reason = "it is damaged or ends early" }
    return isRead
  }
}
