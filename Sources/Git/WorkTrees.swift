import Files
import Synchronization

/// The work trees of a repository and of the submodules in it, each by its path below the root; the repository's own path is
/// empty.
///
/// A submodule's repository is only used where it is checked out, at the very place: a link there may be a stranger's, and
/// leads to another repository.
package final class WorkTrees: Sendable {
  /// The outermost repository.
  package let repository: GitRepository
  private let submodules = Mutex<[String: GitRepository?]>([:])
  private let clean = Mutex<[String: [String: String]]>([:])

  package init(_ repository: GitRepository) { self.repository = repository }

  /// The repository of a submodule; nil if it is not checked out.
  func repository(at path: String) -> GitRepository? {
    if path.isEmpty { return repository }
    return submodules.withLock { known in
      if let found = known[path] { return found }
      let place = repository.root + "/" + path
      var found: GitRepository?
      if FileSystem.untraced.exists(place + "/.git"),
        InputFile.resolved(place).map({ PathText.areSame($0, place) }) ?? false,
        let inner = try? GitRepository(around: place), PathText.areSame(inner.root, place)
      {
        found = inner
      }
      known[path] = found
      return found
    }
  }

  /// A file on disk with the content of a blob: one that git knows to be unchanged; nil if there is none.
  func file(with blob: String, inSubmodule path: String) -> String? {
    clean.withLock { clean in
      if clean[path] == nil { clean[path] = (try? repository(at: path)?.unchangedFiles()) ?? [:] }
      return clean[path]?[blob]
    }
  }
}
