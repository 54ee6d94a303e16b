import Diagnostics
import Files
import Git

/// The files of both sides of a comparison of revisions.
struct RevisionTrees: Sendable {
  private let repository: GitRepository
  private let changes: [GitChange]
  let old: RevisionTree
  /// Nil for the files on disk.
  let new: RevisionTree?

  /// Writes the files of both sides into folders of their own. Unchanged ones are linked from the other side.
  ///
  /// - Parameters:
  ///   - changes: What changed from the one to the other.
  /// - Throws: `GitError` or `FileError`.
  init(_ repository: GitRepository, from old: GitRevision, to new: GitSide, _ changes: [GitChange]) throws {
    (self.repository, self.changes) = (repository, changes)
    let changed = Set(changes.flatMap { [$0.old, $0.new].compactMap(\.self) })
    if case .revision(let new) = new {
      let tree = try RevisionTree(old, of: repository)
      self.old = tree
      self.new = try RevisionTree(new, of: repository) { file in
        changed.contains(file.path) ? nil : tree.place(of: file.path)
      }
    } else {
      self.old = try RevisionTree(old, of: repository) { file in
        changed.contains(file.path) ? nil : repository.root + "/" + file.path
      }
      self.new = nil
    }
  }

  /// Where a file of the new side is.
  func place(ofNew path: String) -> String { new?.place(of: path) ?? repository.root + "/" + path }

  /// What changed besides documents.
  var resources: ChangedResources {
    ChangedResources(changes) { change in
      [change.old.map { old.place(of: $0) }, change.new.map(place(ofNew:))].compactMap {
        $0.flatMap { try? FileSystem.untraced.read($0).bytes }
      }
    }
  }

  /// What revisions lack that pictures may show.
  var findings: [Finding] {
    [old, new].compactMap(\.self).filter { !$0.missing.isEmpty }.map { tree in
      let files = tree.missing.count == 1 ? "1 image or font" : "\(tree.missing.count) images and fonts"
      return Finding(
        .warning, .asset,
        "\(files) of \"\(tree.revision.name)\" are not in the repository, such as \(tree.missing[0])")
    }
  }
}
