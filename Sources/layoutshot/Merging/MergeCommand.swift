import Diagnostics
import DocumentVersions
import Files

/// `layoutshot merge`: merges two branches' changes of a document, as `git merge-file` does.
struct MergeCommand {
  private let files: [String]
  private let output: String?
  /// What messages call the document.
  private let name: String
  /// Whether git says which document it is, and leaves it unmerged where there are conflicts.
  private let isForGit: Bool
  /// Whether git merges common ancestors of two sides.
  private let isAncestor: Bool
  private let printer: DiagnosticPrinter

  init(_ parsed: ParsedArguments) throws {
    guard parsed.inputs.count == 3 else {
      throw UsageError("merge takes three files: BASE, OURS and THEIRS")
    }
    files = parsed.inputs
    output = parsed.value("output")
    name = parsed.value("path") ?? parsed.inputs[1]
    isForGit = parsed.has("path")
    isAncestor = parsed.has("git-ancestor")
    if parsed.has("all") { throw UsageError("--all goes with --take") }
    printer = DiagnosticPrinter(usesColor: Terminal.usesColor(try parsed.coloring()))
  }

  func run() throws -> Int32 {
    do {
      let bytes = try files.map { try FileSystem.untraced.read($0).bytes }
      let merged = try DocumentMerge.merge(
        base: bytes[0], ours: bytes[1], theirs: bytes[2],
        files: (base: files[0], ours: files[1], theirs: files[2]))
      // With ours in it, a base would make their side of what was decided look like the only change.
      if isAncestor, !merged.conflicts.isEmpty {
        try write(bytes[0])
        return 1
      }
      try write(merged.bytes)
      for conflict in merged.conflicts {
        let place = SourceLocation(file: name, line: conflict.line)
        Terminal.error(printer.text(Finding(.error, .value, conflict.words, at: place)))
      }
      if isForGit, !merged.conflicts.isEmpty {
        Terminal.error("layoutshot: note: 'layoutshot merge --status' shows what is left to decide\n")
      }
      return merged.conflicts.isEmpty ? 0 : 1
    } catch {
      Terminal.error(printer.text(anyError: error, at: SourceLocation(file: name)))
      return 2
    }
  }

  private func write(_ bytes: [UInt8]) throws {
    guard let output, output != "-" else { return Terminal.print(String(decoding: bytes, as: UTF8.self)) }
    try OutputFile.write(bytes, to: output)
  }
}
