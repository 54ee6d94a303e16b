import Files
import JSON

/// The runs of tools in one session, and what they leave for later ones.
struct AgentRuns {
  /// The limits of an answer: pictures of screens, pictures of changes, bytes of each.
  private static let most = (screens: 4, changes: 12, bytes: 1_500_000)
  /// The largest report that is read, in bytes.
  private static let largestReport = 16 << 20

  /// The failure folder of the last `verify`, from which `accept` takes pictures, and results of earlier ones; nil if there
  /// is no place for temporary files.
  private let session = try? ScratchFolder()

  /// Runs a tool's command.
  func answer(of tool: AgentTool, _ line: [String]) -> AgentAnswer {
    guard let session, let child = try? ChildCommand() else {
      return AgentAnswer(error: "no temporary folder can be made")
    }
    let (pictures, report, failures) = (
      child.path + "/pictures", child.path + "/report", session.path + "/failures"
    )
    var options = tool.pictureOption.map { ["--\($0)=\(pictures)"] } ?? []
    if tool.structure == .object || tool.structure == .documents { options.append("--json=\(report)") }
    if tool.name == AgentTool.verifies { options += verifyOptions(line, failures) }
    if tool.name == AgentTool.accepts { options.append("--from=\(failures)") }
    let outcome = child.run([line[0]] + options + line.dropFirst())
    guard let status = outcome.status else { return tooLong(options) }
    let shown = tool.structure == .pictures ? "" : outcome.output
    var text = [shown, outcome.messages].filter { !$0.isEmpty }.joined(separator: "\n")
    for (folder, words) in [(pictures, "the pictures below"), (failures, "the last 'verify'")] {
      text = text.replacing(folder + "/", with: "").replacing(folder, with: words)
    }
    if text.isEmpty { text = status == 0 ? "nothing to report" : "exit status \(status)" }
    var answer = AgentAnswer(text, isError: status > 1)
    if tool.pictureOption != nil { answer.add(Self.pictures(in: pictures, tool)) }
    if let value = Self.structure(of: tool, report, pictures) { answer.add(structure: value) }
    return answer
  }

  /// `verify` keeps its failure folder for `accept`, and results for the next run, which draws what changed.
  private func verifyOptions(_ line: [String], _ failures: String) -> [String] {
    let output = ["--output=\(failures)"]
    if line.contains(where: { $0.hasPrefix("--against=") }) { return output }
    // Nothing is recorded, regardless of the environment.
    let isCacheable = !line.contains { $0.hasPrefix("--scene=") }
    return output + ["--record=never"] + (isCacheable ? ["--cache=\(session?.path ?? "")/results"] : [])
  }

  private func tooLong(_ options: [String]) -> AgentAnswer {
    let limit = "took longer than \(Int(ChildCommand.longest)) s"
    let isKept = options.contains { $0.hasPrefix("--cache=") }
    return AgentAnswer(
      error: isKept
        ? "\(limit); the documents that are done are kept: call it again to go on, or name documents"
        : "\(limit); name a document or a scene")
  }

  // MARK: Parts

  private static func structure(of tool: AgentTool, _ report: String, _ pictures: String) -> JSONValue? {
    if tool.structure == .pictures {
      let names = FolderWalk.files(below: pictures).filter { $0.hasSuffix(".png") }
      return .object([("pictures", .array(names.map { .string($0) }))])
    }
    guard let bytes = try? FileSystem.untraced.read(report, limit: largestReport).bytes else { return nil }
    if tool.structure == .object { return try? JSONValue.read(bytes) }
    let documents = bytes.split(separator: 0x0A).compactMap { try? JSONValue.read(Array($0)) }
    return .object([("documents", .array(documents))])
  }

  private static func pictures(in folder: String, _ tool: AgentTool) -> [AgentAnswer.Part] {
    let files = FolderWalk.files(below: folder).filter { $0.hasSuffix(".png") }
    let isOfChanges = tool.name == AgentTool.verifies
    let limit = isOfChanges ? most.changes : most.screens
    var parts: [AgentAnswer.Part] = []
    for file in files.prefix(limit) {
      guard let bytes = try? FileSystem.untraced.read("\(folder)/\(file)").bytes else { continue }
      let words =
        isOfChanges ? "\(file.dropLast(4).split(separator: "-").last ?? ""), before and after" : file
      if bytes.count > most.bytes {
        parts.append(.text("\(words): too large to be shown"))
      } else {
        parts += [.text(words), .picture(bytes)]
      }
    }
    let rest = files.count - limit
    if rest > 0 { parts.append(.text("and \(rest) more pictures; ask for one document or scene")) }
    return parts
  }
}
