import Diagnostics
import Files
import Glibc
import GoldenRuns

/// `layoutshot init`: writes a configuration for the project in the working directory, and its settings for git; with
/// `--git`, has git use this program instead.
struct InitCommand {
  private let isForGit: Bool

  private let target: String?

  init(_ parsed: ParsedArguments) throws {
    (isForGit, target) = (parsed.has("git"), parsed.value("target"))
  }

  func run() throws -> Int32 {
    if isForGit {
      try GitSetup().run()
      return 0
    }
    let path = GoldenConfiguration.fileName
    if FileSystem.untraced.exists(path) { throw FileError(.unwritable, path: path, code: EEXIST) }
    // A pipe would be waited for.
    for path in [".gitattributes", ".gitignore"]
    where FileSystem.untraced.exists(path) && !InputFile.leadsToFile(path) {
      throw FileError(.special, path: path, code: EINVAL)
    }
    let starter = StarterConfiguration(root: "", target: target)
    let folder = GoldenConfiguration().goldens
    let schema = "\(folder)/\(StarterConfiguration.schemaName)"
    try OutputFile.makeFolder(folder)
    try OutputFile.write(Array(ConfigurationSchema.text.utf8), to: schema)
    var written = [path, schema]
    if try add(StarterConfiguration.attributes, to: ".gitattributes") { written.append(".gitattributes") }
    if try add(StarterConfiguration.ignored, to: ".gitignore") { written.append(".gitignore") }
    try OutputFile.write(Array(starter.text.utf8), to: path)
    Terminal.print(written.map { $0 + "\n" }.joined())
    Terminal.error(notes(on: starter).map { "layoutshot: note: \(PrintedText.oneLine($0))\n" }.joined())
    return 0
  }

  /// Adds missing lines to a file. Returns whether any were missing.
  private func add(_ lines: [String], to path: String) throws -> Bool {
    let old = FileSystem.untraced.exists(path) ? try FileSystem.untraced.read(path, limit: 1 << 20).bytes : []
    let text = String(decoding: old, as: UTF8.self)
    let known = Set(text.split(whereSeparator: \.isNewline).map(String.init))
    let new = lines.filter { !known.contains($0) }
    if new.isEmpty { return false }
    let gap = old.isEmpty || old.last == UInt8(ascii: "\n") ? "" : "\n"
    try OutputFile.write(old + Array((gap + new.map { $0 + "\n" }.joined()).utf8), to: path)
    return true
  }

  /// The choices, with their reasons.
  private func notes(on starter: StarterConfiguration) -> [String] {
    let count = starter.documents.count
    let documents =
      count == 0
      ? "there is no document yet; \"inputs\" has the usual patterns"
      : "\(count) \(count == 1 ? "document" : "documents"): \(starter.inputs.joined(separator: ", "))"
    let devices =
      starter.devices.isEmpty
      ? "no device is named in the documents; each is drawn on its own canvas"
      : "devices that most documents are designed for: \(starter.devices.joined(separator: ", "))"
    let languages =
      starter.languages.isEmpty ? [] : ["languages with texts: \(starter.languages.joined(separator: ", "))"]
    let pairs =
      starter.isPairwise ? ["of all combinations those are drawn that show each pair of values"] : []
    let application = [starter.application?.words].compactMap(\.self)
    let unbuilt =
      starter.unbuilt.isEmpty
      ? []
      : ["in no target of the project, so that they are excluded: \(starter.unbuilt.joined(separator: ", "))"]
    return [documents, devices] + application + unbuilt + languages + pairs
  }
}
