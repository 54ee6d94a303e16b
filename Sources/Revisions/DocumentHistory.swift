import Diagnostics
import Files
import Git
import GoldenRuns

/// The commits that may have changed how a document looks: those that changed it, its texts, or an image or color that it names
/// at the end.
package struct DocumentHistory: Sendable {
  /// A commit, and what the document is called there.
  package struct Step: Hashable, Sendable {
    package let commit: GitCommit
    package let path: String
  }

  /// The commits, newest first.
  package private(set) var steps: [Step] = []
  /// Whether it ends where a shallow clone does.
  package private(set) var isShallow = false

  /// What else than the document its pictures depend on, as git's pathspecs.
  private static let (texts, assets) = (
    ["strings", "xcstrings"].map { ":(top,glob)**/*.\($0)" }, [":(top,glob)**/*.xcassets/**"]
  )
  /// The most names that are followed back.
  private static let mostNames = 100

  /// Lists the history of a document.
  ///
  /// - Parameters:
  ///   - path: The document, below the repository's root.
  ///   - tree: The revision where the history begins.
  ///   - followsTexts: Whether commits count that changed texts in other languages.
  /// - Throws: `GitError`, also where the revision has no such document.
  package init(
    of path: String, from tree: RevisionTree, in repository: GitRepository, followsTexts: Bool
  ) throws {
    guard let bytes = try? FileSystem.untraced.read(tree.place(of: path)).bytes else {
      throw GitError.noSuchFile(
        path, in: tree.revision, near: NearestName.of(path, in: tree.files.map(\.path)))
    }
    var (path, start, names) = (path, tree.revision, 0)
    while names < Self.mostNames {
      names += 1
      let patterns = [GitRepository.pattern(of: path)] + Self.assets + (followsTexts ? Self.texts : [])
      var renamed: (path: String, from: GitRevision)?
      for commit in try repository.commits(changing: patterns, from: start) {
        let own = commit.changes.first { $0.path == path }
        guard own != nil || ChangedResources(commit.changes, read: { _ in [] }).affect(path, bytes) else {
          continue
        }
        guard commit.parent != nil else {
          isShallow = true
          return
        }
        steps.append(Step(commit: commit, path: path))
        guard own?.kind == .added else { continue }
        // A file that came was another one before, or there is no more to follow.
        guard let old = try repository.name(of: path, before: commit), let parent = commit.parent else {
          return
        }
        renamed = (old, parent)
        break
      }
      guard let renamed else { return }
      (path, start) = (renamed.path, renamed.from)
    }
  }
}
