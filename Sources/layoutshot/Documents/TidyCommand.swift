import Diagnostics
import Files
import GoldenRuns
import ScreenChecks

/// `layoutshot tidy`: removes what Xcode wrote into documents needlessly.
struct TidyCommand {
  private let options: CommonOptions
  private let output: String?
  private let isCheck: Bool

  init(_ parsed: ParsedArguments) throws {
    options = try CommonOptions(parsed)
    output = parsed.value("output")
    isCheck = parsed.has("check")
    if output != nil, parsed.inputs.count != 1 || parsed.inputs.contains(where: InputFile.isFolder) {
      throw UsageError("--output is for one document")
    }
    if output != nil, isCheck { throw UsageError("--check writes nothing") }
  }

  func run() throws -> Int32 {
    let fonts = try options.fonts()
    let versions = DrawnVersions(fonts: fonts, library: try options.assetLibrary(), in: .untraced)
    var status: Int32 = 0
    for path in try DocumentsBelow.all(of: options.inputs, for: "tidy") {
      do {
        let input = try FileSystem.untraced.read(path)
        let tidied = try TidiedDocument(of: input, fonts: fonts, in: .untraced)
        status = max(status, try finish(tidied, of: input, versions))
      } catch {
        Terminal.error(options.printer.text(anyError: error, at: SourceLocation(file: path)))
        status = 2
      }
    }
    return status
  }

  /// Writes a tidied document, if it looks as before.
  private func finish(
    _ tidied: TidiedDocument, of input: InputFile, _ versions: DrawnVersions
  ) throws -> Int32 {
    let isChanged = tidied.bytes != input.bytes
    let new = InputFile(path: input.path, bytes: tidied.bytes)
    if isChanged, let screen = try versions.firstDifference(input, new) {
      let words = "is left as it is: without what Xcode wrote needlessly, \(screen) looks different"
      Terminal.error(
        options.text([Finding(.error, .request, words, at: SourceLocation(file: input.path))]))
      return 1
    }
    if !options.isQuiet, output != "-" {
      Terminal.print(
        tidied.changes.map {
          PrintedText.oneLine("\(PrintedText.path(input.path)):\($0.line): \($0.words)") + "\n"
        }.joined())
    }
    if isCheck { return isChanged ? 1 : 0 }
    if output == "-" {
      Terminal.print(String(decoding: tidied.bytes, as: UTF8.self))
    } else if isChanged || output != nil {
      try OutputFile.write(tidied.bytes, to: output ?? input.path)
    }
    return 0
  }
}
