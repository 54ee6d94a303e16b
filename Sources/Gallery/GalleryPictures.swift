import Digests
import Files
import Geometry
import ImageFile
import Raster
import Synchronization
import Threads

/// The pictures of a gallery, which have the names of their contents: equal ones are one file.
final class GalleryPictures: Sendable {
  /// The folder of the pictures in that of the gallery.
  static let folderName = "pictures"

  private let folder: String
  private let state = Mutex(State())

  private struct State {
    /// The bytes of each file.
    var sizes: [String: Int] = [:]
    /// The bytes of all files.
    var total = 0
  }

  /// Pictures in the folder of a gallery. `folder`: its path.
  init(in folder: String) { self.folder = folder }

  /// The bytes of all files.
  var total: Int { state.withLock { $0.total } }

  /// The names of the files, relative to the gallery.
  var names: Set<String> { state.withLock { Set($0.sizes.keys) } }

  /// Whether a file has a name that pictures of galleries have.
  static func isOwn(_ name: String) -> Bool {
    name.hasSuffix(".png") && name.utf8.count == nameLength + 4
      && name.utf8.dropLast(4).allSatisfy { (0x30...0x39).contains($0) || (0x61...0x66).contains($0) }
  }

  /// The digits of a picture's digest that its name has.
  private static let nameLength = 24

  /// A picture as PNG. `scale`: its pixels per point.
  static func encoded(_ pixmap: Pixmap, scale: Double) throws(ImageFileError) -> [UInt8] {
    try PNGFile.encode(pixmap, scale: scale)
  }

  /// Writes a picture unless one like it is there. Returns its file, relative to the gallery.
  func add(_ picture: [UInt8]) throws(FileError) -> String {
    let name = "\(Self.folderName)/\(ContentDigest(picture).text.prefix(Self.nameLength)).png"
    let isNew = state.withLock { state in
      state.total += state.sizes.updateValue(picture.count, forKey: name) == nil ? picture.count : 0
      return !FileSystem.untraced.exists("\(folder)/\(name)")
    }
    // What an earlier run wrote has the same bytes.
    if isNew { try OutputFile.write(picture, to: "\(folder)/\(name)") }
    return name
  }

  /// The bytes of some files, by their names.
  func sizes(of names: some Sequence<String>) -> [String: Int] {
    state.withLock { state in
      Dictionary(names.map { ($0, state.sizes[$0] ?? 0) }) { first, _ in first }
    }
  }

  /// Keeps files that an earlier state of a gallery has. `sizes`: their bytes, by their names.
  func keep(_ sizes: [String: Int]) {
    state.withLock { state in
      for (name, size) in sizes where state.sizes.updateValue(size, forKey: name) == nil {
        state.total += size
      }
    }
  }
}
