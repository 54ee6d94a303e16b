/// The object of a document that a part of a view's content was read from, such as an item of a bar or a section of a table.
///
/// It says where the part comes from, and nothing about the part itself: all origins are equal, so that parts are compared
/// by what they show.
public struct PartOrigin: Hashable, Sendable {
  /// The object id; empty where the part has none.
  public var objectID: String
  /// UIKit's class of the part, such as `UIBarButtonItem`.
  public var className: String
  /// The line of the file that opens it, from 1; 0 where it is not known.
  public var line: Int

  /// An origin from its parts.
  ///
  /// - Parameters:
  ///   - objectID: The object ID; empty if the part has none.
  ///   - className: UIKit's class of the part, such as `UIBarButtonItem`.
  ///   - line: The line of the file that opens it, from 1; 0 if it is not known.
  public init(objectID: String = "", className: String = "", line: Int = 0) {
    (self.objectID, self.className, self.line) = (objectID, className, line)
  }

  /// Always true.
  public static func == (left: PartOrigin, right: PartOrigin) -> Bool { true }

  /// Adds nothing.
  public func hash(into hasher: inout Hasher) {}
}
