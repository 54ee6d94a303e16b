import Files
import InterfaceFile

/// Documents by the paths that they were read from: each file is read and parsed once, in however many languages and text
/// sizes it is loaded.
///
/// Documents stay in memory as long as the value does.
package struct ParsedDocuments: Sendable {
  private var documents: [String: InterfaceDocument] = [:]

  /// No document yet.
  package init() {}

  /// The document of a path, read the first time that it is asked for.
  ///
  /// - Parameter path: the file; `-` is standard input.
  /// - Throws: `FileError` or `ReadError`.
  package mutating func document(at path: String) throws -> InterfaceDocument {
    if let known = documents[path] { return known }
    let input = try InputFile.read(path)
    let document = try InterfaceDocument.read(input.bytes, file: input.path)
    documents[path] = document
    return document
  }
}
