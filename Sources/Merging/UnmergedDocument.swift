import Diagnostics
import DocumentVersions
import Files
import Git
import InterfaceXML

/// A document that git left unmerged, with the versions in git's index.
package struct UnmergedDocument: Sendable {
  /// What kind of conflict it is for git.
  package enum Kind: String, Hashable, Sendable {
    /// Both sides have it.
    case both
    /// One side has it no more, or under another name.
    case ours, theirs
    /// A link or a submodule.
    case special
  }

  /// The path below the repository's root.
  package let path: String
  /// The path from the working directory.
  package let shown: String
  package let kind: Kind
  /// The object IDs of base, ours and theirs; empty where there is none.
  package let ids: [String]
  /// The versions, by their bytes; nil where there is none.
  package let contents: [MergeVersion: [UInt8]]
  /// The absolute path of the file.
  let file: String
  let key: MergeDecisions.Key

  init(
    _ file: UnmergedFile, in repository: GitRepository, _ objects: GitObjects, _ merge: UnfinishedMerge
  ) throws(UnmergedDocumentError) {
    path = file.path
    shown = repository.shown(file.path)
    self.file = repository.root + "/" + file.path
    ids = [file.base, file.ours, file.theirs].map { $0 ?? "" }
    key = MergeDecisions.Key(path: file.path, versions: ids, commits: [merge.kind.rawValue] + merge.commits)
    switch (file.ours, file.theirs) {
    case _ where file.isSpecial: kind = .special
    case (_?, _?): kind = .both
    case (_?, nil): kind = .ours
    default: kind = .theirs
    }
    var contents: [MergeVersion: [UInt8]] = [:]
    for (version, id) in zip(MergeVersion.allCases, ids) where !id.isEmpty && kind != .special {
      guard let bytes = objects.content(id, limit: Self.mostBytes) else {
        throw UnmergedDocumentError(message: "its version \(id) is not in the repository", path: shown)
      }
      if bytes.count > Self.mostBytes {
        throw UnmergedDocumentError(message: "its version \(id) is larger than 64 MB", path: shown)
      }
      contents[version] = bytes
    }
    self.contents = contents
  }

  /// That of readers.
  private static let mostBytes = 64 << 20

  /// What messages call a version.
  func name(of version: MergeVersion) -> String { "\(shown) (\(version.rawValue))" }

  /// The versions, read. Throws `ReadError` for one that is not well-formed.
  func versions() throws(ReadError) -> MergedVersions {
    try MergedVersions(
      base: contents[.base] ?? [], ours: contents[.ours] ?? [], theirs: contents[.theirs] ?? [],
      files: (base: name(of: .base), ours: name(of: .ours), theirs: name(of: .theirs)))
  }

  /// The file as it stands. Throws `FileError`, or `UnmergedDocumentError` for a link, which may lead to another file.
  func bytes() throws -> [UInt8] {
    if OutputFile.isLink(file) {
      throw UnmergedDocumentError(message: "is a link, which is not followed", path: shown)
    }
    do { return try FileSystem.untraced.read(file).bytes } catch {
      throw FileError(error.reason, path: shown, code: error.code)
    }
  }
}

/// One of the three versions of a merge.
package enum MergeVersion: String, Hashable, Sendable, CaseIterable {
  case base, ours, theirs
}

/// What keeps an unmerged document from being listed.
package struct UnmergedDocumentError: LocatedError {
  package let message: String
  let path: String
  package var location: SourceLocation? { SourceLocation(file: path) }
}
