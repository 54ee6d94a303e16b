import Glibc

/// Folders that paths must not lead out of, whatever links are in them: a project that a stranger sent in may hold links
/// to anything on the machine that reads it.
package struct Enclosure: Sendable {
  /// The folders without links; nil for one that is not there, which holds no links either.
  private let folders: [String?]

  /// The enclosure of some folders and all that is below them.
  package init(_ folders: [String]) {
    self.folders = folders.map { InputFile.resolved($0.isEmpty ? "." : $0) }
  }

  /// The enclosure of a document: its repository, or else the project that it belongs to, or its folder. The folder of a
  /// language counts as a part of the one that it is in.
  ///
  /// - Parameter path: The document.
  package init(ofDocument path: String) {
    let folder = path.lastIndex(of: "/").map { $0 == path.startIndex ? "/" : String(path[..<$0]) } ?? "."
    guard let around = ProjectFolders(around: folder) else {
      self.init([folder])
      return
    }
    self.init([around.outermost])
  }

  /// Whether a path is in one of the folders after all links are followed. A file that does not exist yet is where its
  /// folder is.
  package func admits(_ path: String) -> Bool {
    ReadingRecord.note(.link, [ReadingRecord.portable(path)])
    if folders.contains(nil) { return true }
    var place = path
    while !place.isEmpty {
      if let real = InputFile.resolved(place) { return folders.contains { Self.contains($0!, real) } }
      guard let cut = place.lastIndex(of: "/") else { break }
      place = cut == place.startIndex ? "/" : String(place[..<cut])
    }
    return InputFile.resolved(".").map { real in folders.contains { Self.contains($0!, real) } } ?? false
  }

  private static func contains(_ folder: String, _ path: String) -> Bool {
    // Bytes: names that look alike are different ones.
    let inner = folder == "/" ? "/" : folder + "/"
    return path.utf8.elementsEqual(folder.utf8) || path.utf8.starts(with: inner.utf8)
  }
}
