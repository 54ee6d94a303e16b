import Files
import InterfaceFile

/// A cache of documents by path: each file is read and parsed once, regardless of how many languages and text sizes it
/// is loaded for.
///
/// Documents stay in memory for the lifetime of the value.
package struct ParsedDocuments: Sendable {
  private var documents: [String: InterfaceDocument] = [:]

  /// Creates an empty cache.
  package init() {}

  /// Returns the document at a path, reading it on first use.
  ///
  /// - Parameter path: The file; `-` is standard input.
  /// - Throws: `FileError` or `ReadError`.
  package mutating func document(at path: String) throws -> InterfaceDocument {
    if let known = documents[path] { return known }
    let input = try InputFile.read(path)
    let document = try InterfaceDocument.read(input.bytes, file: input.path)
    documents[path] = document
    return document
  }
}
