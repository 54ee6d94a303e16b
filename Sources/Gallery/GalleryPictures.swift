import Digests
import Files
import Geometry
import ImageFile
import Raster
import Synchronization
import Threads

/// The pictures of a gallery, which have the names of their contents: equal ones are one file.
package final class GalleryPictures: Sendable {
  /// A picture in its file.
  package struct Picture: Hashable, Sendable {
    /// The file, relative to the gallery.
    package let file: String
    /// The size, in pixels.
    package let width: Int
    package let height: Int
  }

  /// The folder of the pictures in that of the gallery.
  static let folderName = "pictures"

  private let folder: String
  private let state = Mutex(State())

  private struct State {
    /// The sizes of the files, in bytes, by name.
    var sizes: [String: Int] = [:]
    var total = 0
  }

  /// Pictures in the folder of a gallery. `folder`: its path.
  init(in folder: String) { self.folder = folder }

  /// The bytes of all files.
  var total: Int { state.withLock { $0.total } }

  /// The names of the files, relative to the gallery.
  var names: Set<String> { state.withLock { Set($0.sizes.keys) } }

  /// A picture that is not written yet.
  struct Encoded: Sendable {
    let bytes: [UInt8]
    let width: Int
    let height: Int
  }

  /// Whether a file has a name that pictures of galleries have.
  static func isOwn(_ name: String) -> Bool {
    name.hasSuffix(".png") && name.utf8.count == nameLength + 4
      && name.utf8.dropLast(4).allSatisfy { (0x30...0x39).contains($0) || (0x61...0x66).contains($0) }
  }

  /// The digits of a picture's digest that its name has.
  private static let nameLength = 24

  /// Encodes a picture. `scale`: its pixels per point.
  static func encoded(_ pixmap: Pixmap, scale: Double) throws(ImageFileError) -> Encoded {
    Encoded(
      bytes: try PNGFile.encode(pixmap, scale: scale), width: pixmap.width, height: pixmap.height)
  }

  /// Writes a picture unless one like it is there.
  func add(_ picture: Encoded) throws(FileError) -> Picture {
    let name = "\(Self.folderName)/\(ContentDigest(picture.bytes).text.prefix(Self.nameLength)).png"
    let isNew = state.withLock { state in
      guard state.sizes[name] == nil else { return false }
      state.sizes[name] = picture.bytes.count
      state.total += picture.bytes.count
      return true
    }
    // What an earlier run wrote has the same bytes.
    if isNew, !FileSystem.untraced.exists("\(folder)/\(name)") {
      try OutputFile.write(picture.bytes, to: "\(folder)/\(name)")
    }
    return Picture(file: name, width: picture.width, height: picture.height)
  }
}
