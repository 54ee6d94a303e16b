import Diagnostics
import DocumentVersions
import Files

/// `layoutshot set`: writes values into a document.
struct SetCommand {
  private let options: CommonOptions
  private let document: String
  private let edits: [AttributeEdit]

  init(_ parsed: ParsedArguments) throws {
    options = try CommonOptions(parsed)
    guard let first = parsed.inputs.first, parsed.inputs.count > 1 else {
      throw UsageError("'set' takes a document and values such as bTn-01-abc.normal.title=Done")
    }
    document = first
    guard [".xib", ".storyboard"].contains(where: { first.lowercased().hasSuffix($0) }) else {
      throw UsageError(
        "'set' writes into .xib and .storyboard files, not \"\(PrintedText.shortened(first))\"")
    }
    edits = try parsed.inputs.dropFirst().map { text in
      guard let edit = AttributeEdit(text) else {
        throw UsageError("\"\(PrintedText.shortened(text))\" is not a value; expected ID.KEY=VALUE")
      }
      return edit
    }
  }

  /// All values are written, or none.
  func run() throws -> Int32 {
    let enclosure = Enclosure(containing: document)
    var bytes = try FileSystem.untraced.read(document, within: enclosure).bytes
    var lines: [String] = []
    for edit in edits {
      let written = try edit.applied(to: bytes, file: document)
      bytes = written.bytes
      let key = (edit.parts + [edit.name]).joined(separator: ".")
      let (old, new) = PrintedText.shortened(written.old ?? "", edit.value)
      lines.append("\(PrintedText.path(document)):\(written.line): \(edit.id) \(key) \"\(old)\" → \"\(new)\"")
    }
    try OutputFile.write(bytes, to: document, within: enclosure)
    if !options.isQuiet { Terminal.print(lines.map { PrintedText.oneLine($0) + "\n" }.joined()) }
    return 0
  }
}
