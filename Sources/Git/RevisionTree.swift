import Files
import Glibc

/// A revision's files in a private temporary folder, laid out like the repository, for everything that reads files:
/// documents, other languages' texts, asset catalogs, fonts. The folder is removed with the value.
///
/// It only contains files that a picture can depend on. Links keep their targets; readers check an `Enclosure`, so that
/// none is followed out of the folder.
package final class RevisionTree: Sendable {
  package let revision: GitRevision
  /// The available files, by path.
  package let files: [String: GitFile]
  /// The images and fonts missing from the repository, as in a partial clone, by path.
  package let missing: [String]
  private let folder: ScratchFolder

  /// The absolute path of the folder.
  package var root: String { folder.path }

  /// Writes a revision's files. `twin`: returns the path of another file with the same content, such as an unchanged
  /// one on disk; it is linked if the file system allows it. Throws `GitError`, or `FileError` if there is no room.
  package init(
    _ revision: GitRevision, of repository: GitRepository, twin: (GitFile) -> String? = { _ in nil }
  ) throws {
    self.revision = revision
    folder = try ScratchFolder()
    let needed = try repository.files(of: revision).filter {
      // Names that are not UTF-8 are left out: they are reported where they are read.
      Self.isNeeded($0.path) && !$0.path.utf8.contains(0)
    }
    files = Dictionary(needed.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
    // The limits of the project.
    try OutputFile.makeFolder(folder.path + "/.git")
    let objects = try GitObjects(repository)
    let store = LargeFileStore(repository)
    var made: Set<String> = []
    var missing: [String] = []
    // Links are created last, so that nothing is written through them.
    for file in needed.filter({ !$0.isLink }) + needed.filter(\.isLink) {
      let place = folder.path + "/" + file.path
      let parent = ProjectFolders.parent(place)
      if made.insert(parent).inserted { try OutputFile.makeFolder(parent) }
      if !file.isLink, let twin = twin(file), link(twin, place) == 0 { continue }
      guard let content = objects.content(file.blob) else {
        guard Self.isResource(file.path) else {
          throw GitError(.missingObject(file.blob, revision: revision.name), at: file.path)
        }
        missing.append(file.path)
        continue
      }
      if file.isLink {
        symlink(String(decoding: content, as: UTF8.self), place)
      } else if let large = store.file(for: content) {
        if link(large, place) != 0 {
          try Self.write(FileSystem.untraced.read(large, within: .anywhere).bytes, to: place)
        }
      } else {
        try Self.write(content, to: place)
      }
    }
    self.missing = missing
  }

  private static func write(_ bytes: [UInt8], to path: String) throws(FileError) {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0o600)
    guard descriptor >= 0 else { throw FileError(.unwritable, path: path, code: errno) }
    defer { close(descriptor) }
    let code = OutputFile.writeAll(bytes, to: descriptor)
    if code != 0 { throw FileError(.unwritable, path: path, code: code) }
  }

  /// The path of a file of the revision. `path`: the path below the repository's root.
  package func place(of path: String) -> String { folder.path + "/" + path }

  /// A file's name in messages: `main:App/Login.xib` for a file of the revision, as in git; otherwise its path.
  package func shown(_ path: String) -> String { inner(path).map { "\(revision.name):\($0)" } ?? path }

  /// The path of a file below the repository's root; nil for a file outside the revision.
  package func inner(_ path: String) -> String? {
    path.hasPrefix(folder.path + "/") ? String(path.dropFirst(folder.path.count + 1)) : nil
  }

  private static func isResource(_ path: String) -> Bool {
    let kind = path.split(separator: ".").last.map { $0.lowercased() } ?? ""
    return ["png", "jpg", "jpeg", "webp", "pdf", "svg", "gif", "ttf", "otf", "ttc", "pbxproj"].contains(kind)
  }

  // MARK: Needed files

  private static let kinds: Set<String> = [
    "xib", "storyboard", "nib", "strings", "stringsdict", "xcstrings",
    "png", "jpg", "jpeg", "webp", "pdf", "svg", "gif", "ttf", "otf", "ttc", "xcconfig",
  ]
  private static let names: Set<String> = [
    "layoutshot.json", "Package.swift", "project.pbxproj", "contents.xcworkspacedata", "Names.tsv",
  ]

  /// Whether a picture can depend on a file, by its path: documents, texts, catalogs, images, fonts, and files that
  /// mark a project. Path components that no project file can have are not written either.
  package static func isNeeded(_ path: String) -> Bool {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    guard let name = parts.last, !parts.contains(where: { $0.isEmpty || $0 == "." || $0 == ".." }),
      !parts.contains(where: { $0.lowercased() == ".git" })
    else { return false }
    let lowered = name.lowercased()
    return names.contains(String(name)) || lowered.hasSuffix(".scene.json") || lowered.hasSuffix(".flow.json")
      || parts.contains { $0.hasSuffix(".xcassets") }
      || kinds.contains(lowered.split(separator: ".").last.map(String.init) ?? "")
  }
}

/// Files stored as pointers in git: those of Git LFS that are on this machine.
struct LargeFileStore {
  private let folder: String?
  private static let head = Array("version https://git-lfs.github.com/spec/".utf8)
  private static let field = "oid sha256:"

  init(_ repository: GitRepository) {
    let answer = try? repository.run(["rev-parse", "--path-format=absolute", "--git-common-dir"])
    folder = answer.flatMap { $0.isGood ? $0.line + "/lfs/objects" : nil }
  }

  /// The file that a pointer refers to, if it is on this machine; nil for any other content.
  func file(for content: [UInt8]) -> String? {
    guard let folder, content.count < 1024, content.starts(with: Self.head) else { return nil }
    let lines = String(decoding: content, as: UTF8.self).split(separator: "\n")
    guard let line = lines.first(where: { $0.hasPrefix(Self.field) }) else { return nil }
    let id = line.dropFirst(Self.field.count)
    guard id.utf8.count == 64, id.allSatisfy(\.isHexDigit) else { return nil }
    let path = "\(folder)/\(id.prefix(2))/\(id.dropFirst(2).prefix(2))/\(id)"
    return FileSystem.untraced.exists(path) ? path : nil
  }
}
