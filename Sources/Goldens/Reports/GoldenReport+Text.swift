/// What stands on the terminal, and what GitHub reads there.
extension GoldenReport {
  /// The failures, shortest first to read: what, which pictures, the command that accepts.
  public var text: String { items.map(text).joined() + summary }

  private func text(_ item: GoldenItem) -> String {
    var lines = ["\(item.place): \(item.headline)"]
    lines += item.changes.dropFirst().prefix(4).map { "  \($0.view): \($0.phrase)" + line($0) }
    lines += item.effects().map { "  \($0)" }
    lines.append("  " + [item.pictures(), item.pixels].compactMap(\.self).joined(separator: ", "))
    lines.append("  \(acceptCommand(item))")
    return lines.joined(separator: "\n") + "\n"
  }

  private func line(_ change: TreeChange) -> String { change.line > 0 ? " (line \(change.line))" : "" }

  /// One line for the whole run.
  public var summary: String {
    let failed = failures.count
    let missing = failures.count { $0.reason == .missing }
    var parts = ["\(counts.passed) passed"]
    if counts.withinTolerance > 0 { parts[0] += " (\(counts.withinTolerance) within the tolerance)" }
    if failed > missing { parts.append("\(failed - missing) differ") }
    if missing > 0 { parts.append("\(missing) missing") }
    if failed > 1 { parts[parts.count - 1] += " (\(items.count) \(items.count == 1 ? "cause" : "causes"))" }
    if counts.recorded > 0 { parts.append("\(counts.recorded) recorded") }
    return parts.joined(separator: ", ") + "\n"
  }

  /// Workflow commands that put each item on its line in a pull request (GitHub, Workflow commands, `error`).
  public var annotations: String {
    items.map { item in
      let place =
        item.line > 0 ? "file=\(escaped(item.document)),line=\(item.line)" : "file=\(escaped(item.document))"
      let message = ([item.headline] + item.effects() + [item.pictures(), acceptCommand(item)])
        .joined(separator: "\n")
      let text = message.replacing("%", with: "%25").replacing("\r", with: "%0D").replacing("\n", with: "%0A")
      return "::error \(place),title=layoutshot \(item.id)::\(text)\n"
    }.joined()
  }

  private func escaped(_ value: String) -> String {
    value.replacing("%", with: "%25").replacing("\r", with: "%0D").replacing("\n", with: "%0A")
      .replacing(":", with: "%3A").replacing(",", with: "%2C")
  }
}
