import Diagnostics

/// An error in a scene file, with its place.
package struct SceneFileError: LocatedError, Equatable {
  /// The reasons, as data.
  package enum Reason: Equatable, Sendable {
    /// The text is not JSON; the reader's message.
    case malformed(String)
    case notScene
    case unsupportedVersion(String)
    case unknownKey(String, nearest: String?)
    case wrongValue(key: String, expected: String)
    case missingElement(key: String)
    case unknownName(String, of: String, nearest: String?)
    case doubled(String)
    case badConstraint(String, String)
    /// Files that include each other, or a style that uses itself.
    case cycle(String)
    case unreadableInclude(String)
    case tooLarge(String)
  }

  package let reason: Reason
  /// The place.
  package let location: SourceLocation?

  /// Creates an error. `reason`: the reason, as data; `message` has the text. `location`: the place of the error; nil
  /// if it does not concern a place in a file.
  package init(_ reason: Reason, at location: SourceLocation?) {
    self.reason = reason
    self.location = location
  }

  /// The message.
  package var message: String {
    switch reason {
    case .malformed(let words): "not valid JSON: \(words)"
    case .notScene: "not a scene file: \"scene\" with a version is missing"
    case .unsupportedVersion(let version):
      "scene files of version \(version) are not supported; this is version 1"
    case .unknownKey(let key, let nearest): "unknown key \"\(key)\"" + Self.hint(nearest)
    case .wrongValue(let key, let expected): "\"\(key)\" must be \(expected)"
    case .missingElement(let key): "\"\(key)\" must say which element it is, with \"is\""
    case .unknownName(let name, let kind, let nearest): "unknown \(kind) \"\(name)\"" + Self.hint(nearest)
    case .doubled(let what): "\(what) occurs twice"
    case .badConstraint(let text, let why): "constraint \"\(text)\": \(why)"
    case .cycle(let name): "\(name) includes itself"
    case .unreadableInclude(let words): words
    case .tooLarge(let what): what
    }
  }

  private static func hint(_ nearest: String?) -> String { nearest.map { "; did you mean \"\($0)\"?" } ?? "" }
}
