import Diagnostics
import DocumentVersions

extension MergeStatus {
  /// What is left to decide, for people: a paragraph for each document.
  package var text: String { text { _, _ in "" } }

  /// What is left to decide, with more about each conflict below it.
  ///
  /// - Parameter more: Text with its line breaks for a conflict of a document.
  package func text(with more: (ListedDocument, ListedConflict) -> String) -> String {
    if documents.isEmpty, errors.isEmpty { return "no document is unmerged\n" }
    var text = documents.isEmpty ? "" : Self.text(of: [PrintedText.sentence(merge.words)])
    for document in documents {
      text += Self.text(of: [""] + document.headLines)
      for conflict in document.conflicts { text += Self.text(of: conflict.lines) + more(document, conflict) }
    }
    let advice =
      "'layoutshot merge --take ours|theirs ID' takes a side, '--all' takes it of all that are left"
    return text + (leftCount > 0 ? Self.text(of: ["", advice]) : "")
  }

  private static func text(of lines: [String]) -> String {
    lines.map { PrintedText.oneLine($0) + "\n" }.joined()
  }
}

extension ListedDocument {
  /// The document, and what is left of it.
  var headLines: [String] {
    let path = PrintedText.path(document.shown)
    switch document.kind {
    case .special: return ["\(path): a link or a submodule, which is not merged"]
    case .ours, .theirs: return presenceLines(path)
    case .both: break
    }
    if isDecided { return ["\(path): nothing is left; \(ShellText.command("git", "add", document.shown))"] }
    if conflicts.isEmpty { return ["\(path): cannot be read"] }
    let count = conflicts.count == 1 ? "1 conflict" : "\(conflicts.count) conflicts"
    return [
      "\(path): " + (problem == nil ? "\(left.count) of \(count) left" : "\(count); the file cannot be read")
    ]
  }

  private func presenceLines(_ path: String) -> [String] {
    let isOurs = document.kind == .ours
    let other = isOurs ? "theirs" : "ours"
    let what =
      document.ids[0].isEmpty
      ? "only \(isOurs ? "ours" : "theirs") has it under this name"
      : "\(other) removed or renamed it, \(isOurs ? "ours" : "theirs") changed it"
    return [
      "\(path): \(what)",
      "  \(ShellText.command("git", "add", document.shown)) keeps it as it stands,"
        + " \(ShellText.command("git", "rm", document.shown)) removes it",
    ]
  }
}

extension ListedConflict {
  /// The conflict in a few lines.
  package var lines: [String] {
    let place = line.map { ", line \($0)" } ?? ""
    let result = outcome.isEmpty ? "" : " (\(outcome))"
    return ["  \(isLeft ? "●" : "✓") \(id)\(place)\(result): \(headline)"] + values
  }

  /// What the sides did, in a few words.
  var headline: String { PrintedText.sentence(words) }

  private var words: String {
    switch conflict.kind {
    case .value: conflict.property.isEmpty ? conflict.subject : "\(conflict.property) of \(conflict.subject)"
    case .removedByOurs: "we removed \(part), which they changed"
    case .removedByTheirs: "they removed \(part), which we changed"
    case .place: "both sides moved \(part) into another object"
    case .order: "both sides moved \(part) among its siblings"
    case .added: "both sides added the document, each in its own way"
    case .dangling:
      "\(conflict.property) of \(conflict.subject) refers to \(PrintedText.shortened(conflict.theirs ?? "")), which"
        + " one side removed: remove the reference, or take the side that has the object"
    }
  }

  private var part: String {
    conflict.property.isEmpty ? conflict.subject : "\(conflict.property) of \(conflict.subject)"
  }

  /// What the file has, or what was decided; empty if it cannot be read.
  var outcome: String {
    if isLeft { return standing == nil ? "" : "the file has ours" }
    switch (standing, conflict.kind) {
    case (.ours, _): return "ours was taken"
    case (.theirs, _): return "the file has theirs"
    case (_, .dangling): return "gone"
    default: return "the file has neither"
    }
  }

  private var values: [String] {
    guard isLeft, conflict.kind == .value else { return [] }
    return [("base", conflict.base), ("ours", conflict.ours), ("theirs", conflict.theirs)].map {
      side, value in
      let text =
        value.map { "\"\(PrintedText.escaped(PrintedText.shortened($0), quotes: true))\"" } ?? "nothing"
      return "      \(side)\(String(repeating: " ", count: 7 - side.count))\(text)"
    }
  }
}
