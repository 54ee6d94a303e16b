import Diagnostics
import Files
import InterfaceFile
import SceneFile
import Screens

/// `layoutshot convert`: converts Interface Builder documents to scene files.
struct ConvertCommand {
  private let options: CommonOptions
  private let output: String?

  init(_ parsed: ParsedArguments) throws {
    options = try CommonOptions(parsed)
    output = parsed.value("output").flatMap { $0 == "-" ? nil : $0 }
    if parsed.inputs.count > 1, parsed.value("output").map(Self.isFile) ?? true {
      throw UsageError("several inputs need a folder for --output")
    }
  }

  func run() throws -> Int32 {
    var worst: Int32 = 0
    let log = FindingLog(options)
    defer { log.finish() }
    for path in options.inputs {
      do {
        let document = try InterfaceDocument.read(
          FileSystem.untraced.read(path), in: .untraced)
        // Errors in the document are reported as by `render`.
        let findings = try document.instantiate().findings
        let text = try SceneWriter(document).text()
        log.add(findings)
        worst = max(worst, options.status(findings))
        guard let output else {
          Terminal.print(text)
          continue
        }
        let target = Self.isFile(output) ? output : Self.place(of: path, in: output)
        try OutputFile.makeFolder(of: target)
        try OutputFile.write(Array(text.utf8), to: target)
        if !options.isQuiet { Terminal.print(target + "\n") }
      } catch {
        Terminal.error(options.printer.text(anyError: error, at: SourceLocation(file: path)))
        worst = 2
      }
    }
    return worst
  }

  private static func isFile(_ path: String) -> Bool { path == "-" || path.lowercased().hasSuffix(".json") }

  private static func place(of input: String, in folder: String) -> String {
    let document = InputFile.documentName(of: input == "-" ? "<stdin>" : input)
    let name = OutputNames.plain(document, keeping: ".") + SceneFormat.suffix
    return folder.isEmpty || folder.hasSuffix("/") ? folder + name : folder + "/" + name
  }
}
