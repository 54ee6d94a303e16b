import Diagnostics
import Files
import Git
import ScreenChecks
import Typography

/// `layoutshot merge --check`: looks for what a merge broke that was clean as text.
struct MergeCheckCommand {
  private let options: CommonOptions
  private let inputs: [String]
  private let name: String?

  init(_ parsed: ParsedArguments) throws {
    options = try CommonOptions(parsed)
    inputs = parsed.inputs
    name = parsed.value("path")
    if parsed.has("output") { throw UsageError("--check writes nothing") }
  }

  /// Whether arguments ask for it.
  static func isAsked(_ parsed: ParsedArguments) -> Bool { parsed.has("check") }

  func run() throws -> Int32 {
    // Four files that git does not know are the versions themselves.
    if inputs.count == 4, inputs.allSatisfy({ FileSystem.untraced.exists($0) && !InputFile.isFolder($0) }) {
      return try checkFiles()
    }
    if name != nil { throw UsageError("--path names the document that four files are versions of") }
    return try checkMerge()
  }

  private func checkFiles() throws -> Int32 {
    let files = try inputs.map { try FileSystem.untraced.read($0) }
    let merged = InputFile(path: name ?? inputs[3], bytes: files[3].bytes)
    return try check(merged, ours: files[1], theirs: files[2], fonts: options.fonts())
  }

  // MARK: Merges of git

  private func checkMerge() throws -> Int32 {
    let repository = try GitRepository(around: "")
    let paths = try inputs.map { input throws(GitError) in
      guard let path = repository.path(of: input) else { throw GitError.isOutside(input) }
      return path
    }
    guard let merge = try MergedRevisions.latest(in: repository) else {
      throw UsageError("no merge is in progress, and HEAD is not a merge")
    }
    let files = try merge.files(of: repository).filter { file in
      [".xib", ".storyboard"].contains { file.path.lowercased().hasSuffix($0) }
        && (paths.isEmpty
          || paths.contains { $0.isEmpty || file.path == $0 || file.path.hasPrefix($0 + "/") })
    }
    let objects = try GitObjects(repository)
    let fonts = try options.fonts()
    var status: Int32 = 0
    for file in files {
      status = max(status, check(file, of: merge, in: repository, objects, fonts))
    }
    if status == 0, !options.isQuiet {
      let count = files.count == 1 ? "1 document" : "\(files.count) documents"
      Terminal.print("nothing is broken in \(count) that both sides changed\n")
    }
    return status
  }

  private func check(
    _ file: MergedRevisions.File, of merge: MergedRevisions, in repository: GitRepository,
    _ objects: GitObjects, _ fonts: FontLibrary
  ) -> Int32 {
    let shown = repository.shown(file.path)
    func version(_ id: String, _ name: String) throws(FileError) -> InputFile {
      guard let bytes = objects.content(id, limit: Self.mostBytes), bytes.count <= Self.mostBytes else {
        throw FileError(.missingContent, path: name, code: 0)
      }
      return InputFile(path: name, bytes: bytes)
    }
    do {
      let merged = try file.result.map { try version($0, shown) } ?? FileSystem.untraced.read(shown)
      return try check(
        merged, ours: version(file.ours, "\(merge.ours.name):\(file.path)"),
        theirs: version(file.theirs, "\(merge.theirs.name):\(file.path)"), fonts: fonts)
    } catch {
      Terminal.error(options.printer.text(anyError: error, at: SourceLocation(file: shown)))
      return 2
    }
  }

  /// That of readers.
  private static let mostBytes = 64 << 20

  // MARK: One document

  private func check(
    _ merged: InputFile, ours: InputFile, theirs: InputFile, fonts: FontLibrary
  ) throws -> Int32 {
    let check = try MergeCheck(merged, ours: ours, theirs: theirs)
    let faults = check.faults
    var findings = faults
    // What refers to nothing is not laid out as it was meant.
    if faults.isEmpty {
      do { findings = try check.layoutFaults(fonts: fonts, in: .untraced) } catch let error
        as any LocatedError
      {
        findings = [
          Finding(.note, .request, "is checked as text alone: \(error.message)", at: error.location)
        ]
      }
    }
    Terminal.error(options.text(findings))
    return findings.contains { $0.severity == .error } ? 1 : 0
  }
}
