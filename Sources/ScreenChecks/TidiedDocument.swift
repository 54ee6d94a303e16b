import Agreement
import Diagnostics
import DocumentVersions
import Files
import InterfaceFile
import InterfaceXML
import Typography

/// A document without what Xcode wrote into it needlessly: frames that are out of date, marks of them, resources that nothing
/// uses. All other bytes stay as they are.
package struct TidiedDocument: Sendable {
  /// Something that was changed.
  package struct Change: Hashable, Sendable {
    /// The line before.
    package let line: Int
    /// What was done, in words.
    package let words: String
  }

  /// The document's bytes.
  package let bytes: [UInt8]
  /// What was changed, in the order of the document.
  package let changes: [Change]

  /// Tidies a document.
  ///
  /// - Parameters:
  ///   - input: The document.
  ///   - fonts: The fonts.
  ///   - files: The files of its project.
  /// - Throws: `ReadError` for a document that is not well-formed or of another system.
  package init(of input: InputFile, fonts: FontLibrary, in files: FileSystem) throws {
    let root = try XMLParser(file: input.path, limits: ReadingLimits()).parse(input.bytes)
    var rewriting = DocumentRewriting(input.bytes)
    var changes: [Change] = []
    for frame in try StaleFrames(of: input, fonts: fonts, in: files).all {
      Self.tidy(frame, &rewriting, &changes)
    }
    let unused = UnusedResources.all(in: root)
    for list in root.children where list.name == "resources" {
      let own = unused.filter { resource in list.children.contains { $0 === resource } }
      if own.count == list.children.count, !own.isEmpty { rewriting.remove(list) }
      for resource in own {
        rewriting.remove(resource)
        let name = PrintedText.shortened(resource.peek("name") ?? "")
        changes.append(
          Change(line: resource.line, words: "nothing uses the \(resource.name) \"\(name)\"; removed"))
      }
    }
    self.changes = changes.enumerated().sorted { ($0.element.line, $0.offset) < ($1.element.line, $1.offset) }
      .map(\.element)
    bytes = rewriting.result
  }

  private static func tidy(
    _ frame: StaleFrames.Frame, _ rewriting: inout DocumentRewriting, _ changes: inout [Change]
  ) {
    let words = rewriting.settle(frame)
    let view = "\(frame.view.phrase) (id \(frame.view.peek("id") ?? ""))"
    if !words.isEmpty {
      changes.append(
        Change(line: frame.saved.line, words: "frame of \(view): " + words.joined(separator: ", ")))
    }
    if frame.view.peek("misplaced") != nil {
      rewriting.remove("misplaced", of: frame.view)
      changes.append(Change(line: frame.view.line, words: "\(view) is not misplaced"))
    }
  }
}
