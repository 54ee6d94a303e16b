import Diagnostics

/// A path that cannot name a document, regardless of which files exist.
package struct PathError: LocatedError, Equatable {
  package enum Reason: Equatable, Sendable {
    /// It is not UTF-8.
    case notText
    /// A combining mark is attached to a slash or dot.
    case hiddenSeparator
    /// It equals another path that has different bytes.
    case twin(of: String)
  }

  package let reason: Reason
  /// The path as shown in messages.
  package let path: String

  /// `path` is as shown in messages.
  package init(_ reason: Reason, path: String) { (self.reason, self.path) = (reason, path) }

  /// Returns the errors of paths, each absolute or relative to the same folder, with their indices.
  package static func all(among paths: [String]) -> [(index: Int, error: PathError)] {
    var errors: [(index: Int, error: PathError)] = []
    for (index, path) in paths.enumerated() where PathText.hidesSeparators(path) {
      errors.append((index, PathError(.hiddenSeparator, path: PathText.plain(path))))
    }
    for twin in PathText.twins(among: paths) {
      let (path, other) = (PathText.plain(paths[twin.index]), PathText.plain(paths[twin.other]))
      errors.append((twin.index, PathError(.twin(of: other), path: path)))
      if !errors.contains(where: { $0.index == twin.other }) {
        errors.append((twin.other, PathError(.twin(of: path), path: other)))
      }
    }
    return errors.sorted { $0.index < $1.index }
  }

  package var location: SourceLocation? { SourceLocation(file: path) }

  package var message: String {
    switch reason {
    case .notText: "cannot be read: the name is not UTF-8; rename it"
    case .hiddenSeparator: "cannot be read: a mark in the name combines with a slash or dot; rename it"
    case .twin(let other):
      "cannot be told from \"\(other)\", which has a name that differs only in how accents are encoded; rename one"
    }
  }
}
