import Diagnostics

/// The document's object for a part of a view's content, such as an item of a bar or a section of a table.
///
/// It only says where the part, and what code gives it, comes from: all origins are equal, so that parts are compared by their
/// content.
package struct PartOrigin: Hashable, Sendable {
  /// The object ID; empty if the part has none.
  package var objectID: String
  /// UIKit's class of the part, such as `UIBarButtonItem`.
  package var className: String
  /// The line of its start tag in the file, from 1; 0 if unknown.
  package var line: Int
  /// Where code gives its properties values, by their names.
  package var places: [String: SourceLocation] = [:]

  package init(objectID: String = "", className: String = "", line: Int = 0) {
    (self.objectID, self.className, self.line) = (objectID, className, line)
  }

  /// Always true.
  package static func == (left: PartOrigin, right: PartOrigin) -> Bool { true }

  /// Does nothing.
  package func hash(into hasher: inout Hasher) {}
}
