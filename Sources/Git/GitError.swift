import Diagnostics

/// An error of a git query.
package struct GitError: LocatedError, Equatable {
  /// The kind of error.
  package enum Reason: Hashable, Sendable {
    case notInstalled
    case notStarted(String)
    /// The folder is not in a repository, or in a bare one.
    case notARepository
    case isOutside
    case foreignOwner(String)
    /// No commit has this name; a similar name, if any.
    case unknownRevision(String, near: String?)
    /// The commit is not, or may not be, in this shallow clone.
    case beyondShallowClone(String)
    case unrelated(String, String)
    case missingObject(String, revision: String)
    /// Neither the revision nor the folder has such a file; a similar name, if any.
    case noSuchFile(revision: String, near: String?)
    /// Git failed, with its message.
    case failed(String)
  }

  /// The kind of error.
  package let reason: Reason
  /// The folder or file that the query was about; nil if it does not matter.
  package let path: String?

  init(_ reason: Reason, at path: String? = nil) { (self.reason, self.path) = (reason, path) }

  /// The error for a file outside the repository.
  package static func isOutside(_ path: String) -> GitError { GitError(.isOutside, at: path) }

  /// The error for a file that is missing on both sides of a comparison.
  package static func noSuchFile(_ path: String, in revision: GitRevision, near: String?) -> GitError {
    GitError(.noSuchFile(revision: revision.name, near: near), at: path)
  }

  /// The folder or file.
  package var location: SourceLocation? { path.map { SourceLocation(file: $0) } }

  /// The sentence.
  package var message: String {
    switch reason {
    case .notInstalled: "git is not installed"
    case .notStarted(let words): "git cannot be started: \(words)"
    case .notARepository: "is not in a git repository"
    case .isOutside: "is not in the repository of the working directory"
    case .foreignOwner: "is in a repository that belongs to another user, which git refuses to read"
    case .unknownRevision(let name, let near):
      "no revision \"\(name)\"" + (near.map { "; did you mean \"\($0)\"?" } ?? "")
    case .beyondShallowClone(let name): "\"\(name)\" is not in this shallow clone"
    case .unrelated(let one, let other): "\"\(one)\" and \"\(other)\" have no commit in common"
    case .missingObject(let id, let revision):
      "object \(id) of \"\(revision)\" is not in the repository"
    case .noSuchFile(let revision, let near):
      "is neither in \"\(revision)\" nor on the other side" + (near.map { "; did you mean \($0)?" } ?? "")
    case .failed(let words): "git: \(words)"
    }
  }

  /// The suggested fix.
  package var notes: [Finding.Note] {
    switch reason {
    case .beyondShallowClone:
      [
        Finding.Note(
          "'git fetch --unshallow' fetches the rest; for actions/checkout, set \"fetch-depth: 0\"")
      ]
    case .foreignOwner(let root):
      [Finding.Note("'git config --global --add safe.directory \(root)' allows it")]
    case .missingObject:
      [Finding.Note("the repository is damaged, or a partial clone without its origin; see 'git fsck'")]
    default: []
    }
  }

  /// Git's message without its prefix, as one line.
  static func plain(_ words: String) -> String {
    let lines = words.split(whereSeparator: \.isNewline)
    let line = lines.first { $0.hasPrefix("fatal: ") || $0.hasPrefix("error: ") } ?? lines.first
    guard let line else { return "failed without a message" }
    return String(line.hasPrefix("fatal: ") || line.hasPrefix("error: ") ? line.dropFirst(7) : line)
  }
}
