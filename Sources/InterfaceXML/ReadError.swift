import Diagnostics

/// An error that stops reading a document.
public struct ReadError: LocatedError, Equatable {
  /// The reasons, as data.
  public enum Reason: Equatable, Sendable {
    /// The file is empty.
    case empty
    /// The bytes are not well-formed XML; the parser's message.
    case malformed(String)
    /// The bytes are UTF-16, a property list, a zip or another format that is not XML text.
    case notXML
    /// The file declares a document type, which Interface Builder never writes and entity bombs require.
    case documentType
    /// The file exceeds the size limit.
    case tooManyBytes(limit: Int)
    /// There are too many elements.
    case tooManyElements(limit: Int)
    /// There are too many attributes.
    case tooManyAttributes(limit: Int)
    /// An element has more attributes than are read.
    case tooManyAttributesOfElement(limit: Int)
    /// Elements are nested too deeply.
    case tooDeep(limit: Int)
    /// The root element is not one of Interface Builder's.
    case wrongRoot(String)
    /// A document of a version other than 3.0, or an archive other than 7 or 8.
    case unsupportedVersion(kind: String, version: String)
    /// A document for another platform.
    case otherSystem(String)
    /// A binary or property-list form of an archive without a graph.
    case missingPart(String)
  }

  /// The reason.
  public let reason: Reason
  /// The place.
  public let location: SourceLocation?

  /// Creates an error.
  ///
  /// - Parameters:
  ///   - reason: The reason, as data; `message` has the text.
  ///   - location: The place of the error.
  public init(_ reason: Reason, at location: SourceLocation) {
    self.reason = reason
    self.location = location
  }
}
