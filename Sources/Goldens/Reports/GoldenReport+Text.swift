import Diagnostics

/// The texts for the terminal and for GitHub's log.
extension GoldenReport {
  /// The failures in brief: the change, the affected pictures, and the command that accepts it.
  package var text: String {
    let ways = faulty.map(text)
    let kept = housekeeping.flatMap { kept in
      ["\(kept.document): \(kept.change.words)"] + kept.change.lines(in: kept.document).map { "  \($0)" }
    }.map { PrintedText.oneLine($0) + "\n" }
    return items.map(text).joined() + ways.joined() + renamed.map(text).joined() + kept.joined() + summary
  }

  /// The number of changes of an item that are listed in addition to the first.
  private static let shownChanges = 4

  private func text(_ item: GoldenItem) -> String {
    var lines = ["\(item.place): \(item.headline)"]
    let isOfScreens = [.removed, .added].contains(item.failures.first?.reason)
    lines += (isOfScreens ? [] : item.changes.dropFirst()).prefix(Self.shownChanges).map {
      "  \($0.view): \($0.phrase)" + line($0)
    }
    lines += item.effects().map { "  \($0)" }
    lines += item.risks.prefix(Self.shownChanges).map { "  \($0.words)" }
    lines.append("  " + [item.pictures(), item.pixels].compactMap(\.self).joined(separator: ", "))
    lines.append("  " + (command.isEmpty && against == nil ? "id \(item.id)" : acceptCommand(item)))
    return lines.filter { $0 != "  " }.map { PrintedText.oneLine($0) + "\n" }.joined()
  }

  private func text(_ motion: FaultyMotion) -> String {
    var lines = ["\(motion.document): \(motion.headline)"]
    if let filmstrip = motion.filmstrip { lines.append("  \(filmstrip)") }
    if motion.kind == .flow {
      lines += motion.faults.map { "  " + ($0.line > 0 ? "line \($0.line), " : "") + $0.message }
    }
    return lines.map { PrintedText.oneLine($0) + "\n" }.joined()
  }

  private func text(_ renamed: RenamedGoldens) -> String {
    let pictures = renamed.goldens.count == 1 ? "1 picture" : "\(renamed.goldens.count) pictures"
    let lines = [
      "\(renamed.to): renamed, was \(renamed.from)", "  \(pictures), unchanged",
      "  \(acceptCommand(renamed.id))",
    ].filter { $0 != "  " }
    return lines.map { PrintedText.oneLine($0) + "\n" }.joined()
  }

  private func line(_ change: TreeChange) -> String {
    change.line > 0 && change.oldLine == 0 ? " (line \(change.line))" : ""
  }

  /// One line for the whole run.
  package var summary: String {
    let failed = failures.count
    let missing = failures.count { $0.reason == .missing }
    let removed = failures.count { $0.reason == .removed }
    var parts = ["\(counts.passed) passed"]
    if counts.withinTolerance > 0 { parts[0] += " (\(counts.withinTolerance) within the tolerance)" }
    if counts.renamed > 0 { parts[0] += " (\(counts.renamed) renamed)" }
    let added = failures.count { $0.reason == .added }
    let differing = failed - missing - removed - added
    if differing > 0 { parts.append("\(differing) differ") }
    if added > 0 { parts.append("\(added) added") }
    if removed > 0 { parts.append("\(removed) removed") }
    if missing > 0 { parts.append("\(missing) missing") }
    if failed > 1 { parts[parts.count - 1] += " (\(items.count) \(items.count == 1 ? "cause" : "causes"))" }
    let faults = distinctFaults.count - failedExpectations
    if faults > 0 { parts.append("\(faults) \(faults == 1 ? "fault" : "faults") in transitions") }
    if failedExpectations > 0 { parts.append(FaultyMotion.expectations(failedExpectations)) }
    if counts.knownFaults > 0 {
      parts.append("\(counts.knownFaults) \(counts.knownFaults == 1 ? "known fault" : "known faults")")
    }
    if !errors.isEmpty { parts.append("\(errors.count) \(errors.count == 1 ? "error" : "errors")") }
    if counts.recorded > 0 { parts.append("\(counts.recorded) recorded") }
    if counts.maskedViews > 0 {
      parts.append("\(counts.maskedViews) \(counts.maskedViews == 1 ? "view" : "views") masked")
    }
    return parts.joined(separator: ", ") + "\n"
  }

  /// Workflow commands that annotate each item's line in a pull request (GitHub, Workflow commands, `error`).
  package var annotations: String {
    let changes = items.map { item in
      let lines =
        [item.headline] + item.effects() + item.risks.prefix(Self.shownChanges).map(\.words)
        + [item.pictures(), acceptCommand(item)].filter { !$0.isEmpty }
      return annotation(item.document, item.line, item.id, lines)
    }
    let faults = distinctFaults.map {
      annotation($0.motion.document, $0.fault.line, $0.fault.check, [$0.fault.message])
    }
    let errors = errors.map {
      annotation($0.location?.file ?? "", $0.location?.line ?? 0, "error", [$0.message])
    }
    return (errors + changes + faults).joined()
  }

  private func annotation(_ document: String, _ line: Int, _ title: String, _ message: [String]) -> String {
    let place = document.isEmpty ? "" : "file=\(escaped(document))," + (line > 0 ? "line=\(line)," : "")
    let text = message.map { PrintedText.oneLine($0).replacing("%", with: "%25") }.joined(separator: "%0A")
    return "::error \(place)title=layoutshot \(escaped(title))::\(text)\n"
  }

  /// The escaped value of a command's property.
  private func escaped(_ value: String) -> String {
    PrintedText.oneLine(value).replacing("%", with: "%25").replacing(":", with: "%3A").replacing(
      ",", with: "%2C")
  }
}
