import Diagnostics
import DocumentVersions
import Files
import Git
import ScreenChecks
import Screens
import Typography

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
  private let fonts: [String]

  init(_ parsed: ParsedArguments) throws {
    guard parsed.inputs.count == 3 else {
      throw UsageError("merge takes three files: BASE, OURS and THEIRS")
    }
    files = parsed.inputs
    output = parsed.value("output")
    name = parsed.value("path") ?? parsed.inputs[1]
    fonts = parsed.all("fonts")
    isForGit = parsed.has("path")
    isAncestor = parsed.has("git-ancestor")
    if parsed.has("all") { throw UsageError("--all goes with --take") }
    printer = DiagnosticPrinter(usesColor: Terminal.usesColor(try parsed.coloring()))
  }

  func run() throws -> Int32 {
    do {
      let inputs = try files.map { try FileSystem.untraced.read($0) }
      let findings: [Finding]
      let kind = MergedFileKind(name: name, contents: inputs.map(\.bytes))
      switch kind {
      case .document: findings = try merge(inputs)
      case let kind?: findings = try merge(inputs, of: kind)
      case nil: findings = try mergeLines(because: "is of no kind that is merged by what it says", at: nil)
      }
      for finding in findings { Terminal.error(printer.text(finding)) }
      let isLeft = findings.contains { $0.severity == .error }
      if isForGit, isLeft, kind == .document {
        Terminal.error("layoutshot: note: 'layoutshot merge --status' shows what is left to decide\n")
      }
      return isLeft ? 1 : 0
    } catch {
      Terminal.error(printer.text(anyError: error, at: SourceLocation(file: name)))
      return 2
    }
  }

  /// Merges documents. Returns what is left to decide, and what the result breaks that neither side did.
  private func merge(_ inputs: [InputFile]) throws -> [Finding] {
    let merged = try DocumentMerge.merge(
      base: inputs[0].bytes, ours: inputs[1].bytes, theirs: inputs[2].bytes,
      files: (base: files[0], ours: files[1], theirs: files[2]))
    if isAncestor {
      return try writeAncestor(merged.bytes, base: inputs[0], isClean: merged.conflicts.isEmpty)
    }
    let fonts = try? Fonts.library(named: fonts)
    let settled = settled(merged.bytes, inputs, fonts)
    let check = try MergeCheck(
      InputFile(path: name, bytes: settled), ours: inputs[1], theirs: inputs[2])
    try write(settled)
    let faults = check.faults
    // What refers to nothing is among the faults, with the lines of both sides.
    let conflicts = merged.conflicts.filter { $0.kind != .dangling }.map { conflict in
      Finding(.error, .value, conflict.words, at: SourceLocation(file: name, line: conflict.line))
    }
    if !merged.conflicts.isEmpty || !faults.isEmpty { return conflicts + faults }
    return layoutFaults(check, fonts)
  }

  /// The merged document with the frames that layout gives, where edits of both sides meet.
  private func settled(_ merged: [UInt8], _ inputs: [InputFile], _ fonts: FontLibrary?) -> [UInt8] {
    guard let fonts else { return merged }
    let settled = try? SettledMerge(
      InputFile(path: name, bytes: merged), base: inputs[0].bytes, sides: inputs[1...].map(\.bytes),
      fonts: fonts, in: .untraced)
    return settled?.bytes ?? merged
  }

  /// What the result breaks as a screen. What cannot be laid out, such as documents of macOS, is checked as text alone.
  private func layoutFaults(_ check: MergeCheck, _ fonts: FontLibrary?) -> [Finding] {
    guard !check.isOfOneSide, let fonts else { return [] }
    return (try? check.layoutFaults(fonts: fonts, in: .untraced)) ?? []
  }

  /// Merges files of other kinds by their keys. Returns what is left to decide.
  private func merge(_ inputs: [InputFile], of kind: MergedFileKind) throws -> [Finding] {
    let merged: KeyedFile
    do throws(KeyedFileError) {
      merged = try KeyedFile(
        kind, base: inputs[0].bytes, ours: inputs[1].bytes, theirs: inputs[2].bytes,
        files: (base: files[0], ours: files[1], theirs: files[2]))
    } catch {
      return try mergeLines(because: error.message, at: error.location)
    }
    if isAncestor {
      return try writeAncestor(merged.bytes, base: inputs[0], isClean: merged.conflicts.isEmpty)
    }
    try write(merged.bytes)
    return merged.conflicts.map { conflict in
      Finding(.error, .value, conflict.words(in: kind), at: SourceLocation(file: name, line: conflict.line))
    }
  }

  /// Writes what git takes for the common ancestor of two sides. With ours in it, a base would make their side of what was decided
  /// look like the only change, so that one with conflicts stays as it was.
  private func writeAncestor(_ merged: [UInt8], base: InputFile, isClean: Bool) throws -> [Finding] {
    try write(isClean ? merged : base.bytes)
    let place = SourceLocation(file: name)
    return isClean ? [] : [Finding(.error, .value, "the common ancestors are in conflict", at: place)]
  }

  /// Merges line by line, as git does without a driver, so that no file is worse off with one.
  private func mergeLines(because reason: String, at place: SourceLocation?) throws -> [Finding] {
    if files.contains("-") { throw MergeKindError(message: reason, location: place) }
    let merged = try LineMerge(base: files[0], ours: files[1], theirs: files[2])
    try write(merged.bytes)
    let note = Finding(
      .note, .value, "\(reason); merged line by line", at: place ?? SourceLocation(file: name))
    let conflict = Finding(
      .error, .value, "both sides changed the same lines, which are between markers now",
      at: SourceLocation(file: name))
    return merged.isClean ? [note] : [note, conflict]
  }

  private func write(_ bytes: [UInt8]) throws {
    guard let output, output != "-" else { return Terminal.print(String(decoding: bytes, as: UTF8.self)) }
    try OutputFile.write(bytes, to: output)
  }
}

/// A file that cannot be merged.
private struct MergeKindError: LocatedError {
  let message: String
  let location: SourceLocation?
}
