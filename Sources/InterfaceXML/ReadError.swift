import Diagnostics

/// What stops the reading of a document.
public struct ReadError: LocatedError, Equatable {
  /// The reasons, as data.
  public enum Reason: Equatable, Sendable {
    /// There is not one byte.
    case empty
    /// The bytes are no well-formed XML; the parser's words.
    case malformed(String)
    /// The bytes are UTF-16, a property list, a zip or something else that is no XML text.
    case notXML
    /// The file declares a document type, which Interface Builder never writes and entity bombs need.
    case documentType
    /// More bytes than are read.
    case tooManyBytes(limit: Int)
    /// More elements than are read.
    case tooManyElements(limit: Int)
    /// More attributes than are read.
    case tooManyAttributes(limit: Int)
    /// More levels than are read.
    case tooDeep(limit: Int)
    /// The root element is none of Interface Builder's.
    case wrongRoot(String)
    /// A document of another version than 3.0, or an archive of another than 7 or 8.
    case unsupportedVersion(kind: String, version: String)
    /// A document for another system.
    case otherSystem(String)
    /// A binary or property-list form of an archive without a graph.
    case missingPart(String)
  }

  /// The reason.
  public let reason: Reason
  /// The place.
  public let location: SourceLocation?

  /// An error for a reason at a place.
  ///
  /// - Parameters:
  ///   - reason: The reason, as data; its words are those of `message`.
  ///   - location: The place that the error is about.
  public init(_ reason: Reason, at location: SourceLocation) {
    self.reason = reason
    self.location = location
  }
}
