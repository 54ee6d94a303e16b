import Diagnostics
import JSON

/// What is wrong in a scene file, and where.
public struct SceneFileError: LocatedError, Equatable {
  /// The reasons, as data.
  public enum Reason: Equatable, Sendable {
    /// The text is no JSON; the reader's words.
    case malformed(String)
    /// The outermost value says that it is no scene file.
    case notScene
    /// A version of scene files that is not known.
    case unsupportedVersion(String)
    /// A key that means nothing where it stands.
    case unknownKey(String, nearest: String?)
    /// A value of another kind than the key takes.
    case wrongValue(key: String, expected: String)
    /// An object that must say which element it is.
    case missingElement(key: String)
    /// A name that nothing has.
    case unknownName(String, of: String, nearest: String?)
    /// Something that is there twice.
    case doubled(String)
    /// A constraint that cannot be read.
    case badConstraint(String, String)
    /// Files that include each other, or a style that is made of itself.
    case cycle(String)
    /// A file that cannot be included.
    case unreadableInclude(String)
    /// More than is read.
    case tooLarge(String)
  }

  /// The reason.
  public let reason: Reason
  /// The place.
  public let location: SourceLocation?

  /// An error for a reason at a place.
  ///
  /// - Parameters:
  ///   - reason: The reason, as data; its words are those of `message`.
  ///   - location: The place that the error is about; nil if it is about no place of a file.
  public init(_ reason: Reason, at location: SourceLocation?) {
    self.reason = reason
    self.location = location
  }

  /// What is wrong, in words.
  public var message: String {
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
