import Files
import Glibc
import Synchronization

/// A revision's files in a private temporary folder, laid out like the repository, for everything that reads files:
/// documents, other languages' texts, asset catalogs, fonts. The folder is removed with the value.
///
/// It only contains files that a picture can depend on, each known by its name and read when somebody asks for it. Links
/// keep their targets; readers check an `Enclosure`, so that none is followed out of the folder.
package final class RevisionTree: Sendable {
  package let revision: GitRevision
  /// The files, sorted by the bytes of their paths.
  package let files: [GitFile]
  private let folder: ScratchFolder
  private let deferred: DeferredFolder
  private let lacking: Lacking

  /// The images and fonts that were asked for and are not in the repository, as in a partial clone, by path.
  private final class Lacking: Sendable {
    let paths = Mutex<Set<String>>([])
  }

  /// The absolute path of the folder.
  package var root: String { folder.path }

  /// The images and fonts that were asked for and are missing from the repository, as in a partial clone, by path.
  package var missing: [String] {
    lacking.paths.withLock { $0.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) } }
  }

  /// Lists a revision's files. Throws `GitError`, or `FileError` if the folder cannot be made.
  package init(_ revision: GitRevision, from contents: RevisionContents) throws {
    self.revision = revision
    folder = try ScratchFolder()
    let listing = try RevisionListing(revision, of: contents.workTrees)
    let files = Self.reachable(listing.files)
    let lacking = Lacking()
    (self.files, self.lacking) = (files, lacking)
    // The limits of the project.
    for repository in [""] + listing.submodules where repository.isEmpty || Self.isPlain(repository) {
      try OutputFile.makeFolder(folder.path + (repository.isEmpty ? "" : "/" + repository) + "/.git")
    }
    let entries = files.map { DeferredFolder.Entry($0.path, isLink: $0.isLink) }
    deferred = DeferredFolder(folder.path, entries) { entry, limit in
      let file = files[entry]
      if let bytes = contents.content(of: file, limit: limit) { return .success(bytes) }
      if Self.isResource(file.path) { lacking.paths.withLock { _ = $0.insert(file.path) } }
      return .failure(FileError(.missingContent, path: file.path, code: ENODATA))
    }
  }

  /// The files that a picture can depend on, without those that only a damaged tree has below a link.
  ///
  /// Names that are not UTF-8 are left out: they are reported where they are read.
  private static func reachable(_ files: [GitFile]) -> [GitFile] {
    let needed = files.filter { isRead($0.path) && !$0.path.utf8.contains(0) }
    let links = Set(needed.lazy.filter(\.isLink).map { Array($0.path.utf8) })
    if links.isEmpty { return needed }
    return needed.filter { file in
      let path = Array(file.path.utf8)
      return !path.indices.contains { path[$0] == UInt8(ascii: "/") && links.contains(Array(path[..<$0])) }
    }
  }

  /// Whether a path leads to a file or folder of the revision. `path`: the path below the repository's root.
  package func contains(_ path: String) -> Bool { FileSystem.untraced.exists(place(of: path)) }

  /// The path of a file of the revision. `path`: the path below the repository's root.
  package func place(of path: String) -> String { folder.path + "/" + path }

  /// A file's name in messages: `main:App/Login.xib` for a file of the revision, as in git; otherwise its path.
  package func shown(_ path: String) -> String { inner(path).map { "\(revision.shortName):\($0)" } ?? path }

  /// The path of a file below the repository's root; nil for a file outside the revision.
  package func inner(_ path: String) -> String? {
    path.hasPrefix(folder.path + "/") ? String(path.dropFirst(folder.path.count + 1)) : nil
  }

  /// Whether anything that is shown of a project can depend on a file, by its path.
  package static func isRead(_ path: String) -> Bool { isNeeded(path) || isSource(path) }

  /// Whether a file says what classes of the project inherit from, and what code gives views.
  package static func isSource(_ path: String) -> Bool {
    isPlain(path)
      && [".swift", ".h", ".m", ".mm"].contains { path.utf8.reversed().starts(with: $0.utf8.reversed()) }
  }

  /// Whether a path has no component that no project file can have.
  private static func isPlain(_ path: String) -> Bool {
    let separator = UInt8(ascii: "/")
    return !path.utf8.split(separator: separator, omittingEmptySubsequences: false).contains { part in
      // Of no more bytes than ".git".
      part.count < 5 && (part.isEmpty || [".", "..", ".git"].contains(String(Substring(part)).lowercased()))
    }
  }

  private static func isResource(_ path: String) -> Bool {
    let kind = path.split(separator: ".").last.map { $0.lowercased() } ?? ""
    return ["png", "jpg", "jpeg", "webp", "pdf", "svg", "gif", "ttf", "otf", "ttc", "pbxproj"].contains(kind)
  }

  // MARK: Needed files

  private static let kinds: Set<String> = [
    "xib", "storyboard", "nib", "strings", "stringsdict", "xcstrings",
    "png", "jpg", "jpeg", "webp", "pdf", "svg", "gif", "ttf", "otf", "ttc", "xcconfig",
    "plist",
  ]
  private static let names: Set<String> = [
    "layoutshot.json", "Package.swift", "project.pbxproj", "contents.xcworkspacedata", "Names.tsv",
  ]

  /// Whether a picture can depend on a file, by its path: documents, texts, catalogs, images, fonts, and files that
  /// mark a project. Path components that no project file can have are not written either.
  package static func isNeeded(_ path: String) -> Bool {
    let name = after(UInt8(ascii: "/"), in: path)
    let lowered = name.lowercased()
    let isNeeded =
      kinds.contains(String(after(UInt8(ascii: "."), in: lowered))) || names.contains(String(name))
      || lowered.hasSuffix(".scene.json") || lowered.hasSuffix(".flow.json") || isOfCatalog(path)
    return isNeeded && isPlain(path) && !path.contains(Self.exports)
  }

  /// What the names of folders end with that Xcode exports for translators: what is in them no application has.
  private static let exports = ".xcloc/"

  /// What follows the last of a mark in a text; the whole text without one.
  private static func after(_ mark: UInt8, in text: String) -> Substring {
    text.utf8.lastIndex(of: mark).map { text[text.utf8.index(after: $0)...] } ?? text[...]
  }

  /// Whether a file is of an asset catalog.
  private static func isOfCatalog(_ path: String) -> Bool {
    path.utf8.split(separator: UInt8(ascii: "/")).contains { Substring($0).hasSuffix(".xcassets") }
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

  /// Whether the content of a file stands for another one.
  static func isPointer(_ content: [UInt8]) -> Bool { content.count < 1024 && content.starts(with: head) }

  /// The file that a pointer refers to, if it is on this machine; nil for any other content.
  func file(for content: [UInt8]) -> String? {
    guard let folder, Self.isPointer(content) else { return nil }
    let lines = String(decoding: content, as: UTF8.self).split(separator: "\n")
    guard let line = lines.first(where: { $0.hasPrefix(Self.field) }) else { return nil }
    let id = line.dropFirst(Self.field.count)
    guard id.utf8.count == 64, id.allSatisfy(\.isHexDigit) else { return nil }
    let path = "\(folder)/\(id.prefix(2))/\(id.dropFirst(2).prefix(2))/\(id)"
    return FileSystem.untraced.exists(path) ? path : nil
  }
}
