import Files
import Glibc

/// Copies of files as they were before a change, so that it can be taken back.
final class KeptFiles {
  /// A file, and the number of its copy; nil if there was none.
  private struct Kept {
    let path: String
    let enclosure: Enclosure
    let copy: Int?
  }

  private let scratch: ScratchFolder
  private var files: [Kept] = []
  private var places: [String: Int] = [:]
  /// Whether something was a link, which is not made again.
  private(set) var hasLinks = false
  /// The largest file that is copied.
  private static let largest = 256 << 20

  init() throws(FileError) { scratch = try ScratchFolder() }

  /// Copies a file, once; that there is none is kept, too.
  func keep(_ path: String, within enclosure: Enclosure) throws(FileError) {
    if places[path] != nil { return }
    places[path] = files.count
    if OutputFile.isLink(path) {
      hasLinks = true
      return
    }
    guard access(path, F_OK) == 0 else {
      files.append(Kept(path: path, enclosure: enclosure, copy: nil))
      return
    }
    let input = try FileSystem.untraced.read(path, limit: Self.largest, within: enclosure)
    try OutputFile.write(input.bytes, to: copy(files.count))
    files.append(Kept(path: path, enclosure: enclosure, copy: files.count))
  }

  /// What a file contained; nil if it was not there, or was not kept.
  func bytes(of path: String) -> [UInt8]? {
    guard let place = places[path], files.indices.contains(place), files[place].path == path,
      let number = files[place].copy
    else { return nil }
    return try? FileSystem.untraced.read(copy(number), limit: Self.largest).bytes
  }

  /// Puts every file back as it was.
  func restore() throws(FileError) {
    for file in files {
      if let number = file.copy {
        let bytes = try FileSystem.untraced.read(copy(number), limit: Self.largest).bytes
        try OutputFile.makeFolder(OpenFolder.split(file.path).folder, within: file.enclosure)
        try OutputFile.write(bytes, to: file.path, within: file.enclosure)
      } else if access(file.path, F_OK) == 0 {
        try OutputFile.remove(file.path, within: file.enclosure)
      }
    }
  }

  private func copy(_ number: Int) -> String { "\(scratch.path)/\(number)" }
}
