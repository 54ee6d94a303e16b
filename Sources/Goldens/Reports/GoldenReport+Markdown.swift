import Diagnostics

/// `comment.md`: a comment for a pull request, with relative paths to pictures.
extension GoldenReport {
  /// The number of items shown with their pictures.
  private static let shownItems = 20
  /// The number of strips per item, and of faults per motion.
  private static let shownMotions = 3
  private static let shownFaults = 8

  /// The comment.
  package var markdown: String {
    var text = "### layoutshot: " + title + "\n\n"
    text += summary + "\n"
    add(errors.map(section), ("error", "errors"), to: &text)
    add(items.map(section), ("change", "changes"), to: &text)
    add(motions.map(section), ("faulty motion", "faulty motions"), to: &text)
    add(flows.map(section), ("flow", "flows"), to: &text)
    let kept = housekeeping.map { "- \(code($0.document)): \(plain($0.change.words))\n" }
    add(kept, ("document", "documents"), to: &text)
    return text
  }

  /// Adds sections as far as they fit, and states how many are left out.
  private func add(_ sections: [String], _ names: (one: String, many: String), to text: inout String) {
    let more =
      MarkdownText.add(sections.prefix(Self.shownItems), to: &text) + max(0, sections.count - Self.shownItems)
    if more > 0 { text += "And \(more) more \(more == 1 ? names.one : names.many), in the report.\n\n" }
  }

  private func section(_ error: Finding) -> String {
    let place = error.location.map { $0.line > 0 ? "\($0.file):\($0.line)" : $0.file }
    return "#### \(code(place ?? "layoutshot"))\n\nError: \(plain(error.message))\n\n"
  }

  private func section(_ item: GoldenItem) -> String {
    var text = "#### \(code(item.place))\n\n\(plain(item.headline))\n\n"
    let notes = item.changes.dropFirst().prefix(8).map { "\($0.view): \($0.phrase)" } + item.effects(limit: 5)
    for note in notes { text += "- \(plain(note))\n" }
    if !notes.isEmpty { text += "\n" }
    let figures = [item.pictures(limit: 8), item.pixels].compactMap(\.self).joined(separator: ", ")
    text += "\(plain(figures))\n\n"
    if let first = item.failures.first, first.moment == nil, let picture = Self.pictures(of: first).last {
      let roles = picture.role == "compare" ? "expected | diff | actual" : picture.role
      text += "![\(roles)](\(link(picture.path)))\n\n"
    }
    for moments in item.motions.prefix(Self.shownMotions) {
      let strip = GoldenMoment.strip(of: moments[0].motion)
      text += "![expected, diff, actual: \(plain(moments[0].words))](\(link(strip)))\n\n"
    }
    let command = acceptCommand(item)
    return text + (command.isEmpty ? "" : "```sh\n\(PrintedText.oneLine(command))\n```\n\n")
  }

  private var motions: [FaultyMotion] { faulty.filter { $0.kind == .transition } }
  private var flows: [FaultyMotion] { faulty.filter { $0.kind == .flow } }

  private func section(_ motion: FaultyMotion) -> String {
    var text = "#### \(code(motion.document))\n\n\(plain(motion.headline))\n\n"
    for fault in motion.faults.prefix(Self.shownFaults) {
      text += "- \(fault.check)\(fault.line > 0 ? ", line \(fault.line)" : ""): \(plain(fault.message))\n"
    }
    if motion.faults.count > Self.shownFaults {
      text += "- and \(motion.faults.count - Self.shownFaults) more\n"
    }
    guard let filmstrip = motion.filmstrip else { return text + "\n" }
    return text + "\n![filmstrip of the transition](\(link(filmstrip)))\n\n"
  }

  private var title: String {
    func counted(_ count: Int, _ word: String) -> String { "\(count) \(word)\(count == 1 ? "" : "s")" }
    var parts: [String] = []
    if !errors.isEmpty { parts.append(counted(errors.count, "error")) }
    if !items.isEmpty || faulty.isEmpty && errors.isEmpty { parts.append(counted(items.count, "change")) }
    if !motions.isEmpty { parts.append(counted(motions.count, "faulty motion")) }
    if failedExpectations > 0 { parts.append(FaultyMotion.expectations(failedExpectations)) }
    return parts.joined(separator: ", ")
  }

  private func plain(_ text: String) -> String { MarkdownText.plain(text) }
  private func code(_ text: String) -> String { MarkdownText.code(text) }

  /// The link to a picture: relative to the failure folder, or to its future location.
  private func link(_ path: String) -> String {
    if pictureBase.isEmpty { return RelativeReference.text(of: path) }
    // Characters allowed in a URL are unchanged; nothing in it ends the link.
    let base = PrintedText.oneLine(pictureBase).unicodeScalars.filter {
      !" ()<>\"".unicodeScalars.contains($0)
    }
    let text = String(String.UnicodeScalarView(base))
    return text + (text.hasSuffix("/") || text.hasSuffix("=") ? "" : "/") + RelativeReference.text(of: path)
  }
}
