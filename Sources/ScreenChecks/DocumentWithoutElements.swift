import DocumentVersions
import Files
import InterfaceFile
import InterfaceXML

/// A document without some of its elements. All other bytes stay as they are.
package struct DocumentWithoutElements: Sendable {
  /// The document's file.
  package let file: InputFile

  /// Removes elements from a document.
  ///
  /// - Parameters:
  ///   - input: The document.
  ///   - places: Where the elements begin, as lines and columns from 1.
  /// - Throws: `ReadError` for a document that is not well-formed.
  package init(_ input: InputFile, removing places: [(line: Int, column: Int)]) throws {
    let root = try XMLParser(file: input.path, limits: ReadingLimits()).parse(input.bytes)
    var rewriting = DocumentRewriting(input.bytes)
    var waiting = [root]
    while let element = waiting.popLast() {
      let isWanted = places.contains { $0.line == element.line && $0.column == element.column }
      if isWanted { rewriting.remove(element) } else { waiting += element.children }
    }
    file = InputFile(path: input.path, bytes: rewriting.result)
  }
}
