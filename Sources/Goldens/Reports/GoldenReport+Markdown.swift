import Diagnostics
import Numerals

/// `comment.md`: a comment for a pull request, pictures by relative paths.
extension GoldenReport {
  /// Items that are shown with their pictures: a comment may have 65 536 characters.
  private static let shownItems = 20
  /// Strips of one item, and faults of one motion.
  private static let shownMotions = 3
  private static let shownFaults = 8

  /// The comment.
  public var markdown: String {
    var text = "### layoutshot: " + Self.title(items.count, faulty.count, errors.count) + "\n\n"
    text += summary + "\n"
    for error in errors.prefix(Self.shownItems) { text += section(error) }
    if errors.count > Self.shownItems { text += "And \(errors.count - Self.shownItems) errors more.\n\n" }
    for item in items.prefix(Self.shownItems) { text += section(item) }
    if items.count > Self.shownItems { text += "And \(items.count - Self.shownItems) more.\n\n" }
    for motion in faulty.prefix(Self.shownItems) { text += section(motion) }
    if faulty.count > Self.shownItems { text += "And \(faulty.count - Self.shownItems) motions more.\n\n" }
    for kept in housekeeping.prefix(Self.shownItems) {
      text += "- \(code(kept.document)): \(plain(kept.change.words))\n"
    }
    if housekeeping.count > Self.shownItems { text += "- and \(housekeeping.count - Self.shownItems) more\n" }
    return text
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

  private func section(_ motion: FaultyMotion) -> String {
    var text = "#### \(code(motion.document))\n\n\(plain(motion.headline))\n\n"
    for fault in motion.faults.prefix(Self.shownFaults) {
      text += "- \(fault.check)\(fault.line > 0 ? ", line \(fault.line)" : ""): \(plain(fault.message))\n"
    }
    if motion.faults.count > Self.shownFaults {
      text += "- and \(motion.faults.count - Self.shownFaults) more\n"
    }
    return text + "\n![the way](\(link(GoldenMoment.filmstrip(of: motion.motion))))\n\n"
  }

  private static func title(_ changes: Int, _ faulty: Int, _ errors: Int) -> String {
    var parts: [String] = []
    if errors > 0 { parts.append("\(errors) \(errors == 1 ? "error" : "errors")") }
    if changes > 0 || faulty == 0 && errors == 0 {
      parts.append("\(changes) \(changes == 1 ? "change" : "changes")")
    }
    if faulty > 0 { parts.append("\(faulty) \(faulty == 1 ? "faulty motion" : "faulty motions")") }
    return parts.joined(separator: ", ")
  }

  /// Text of a document that Markdown takes for nothing but text.
  private func plain(_ text: String) -> String {
    // Scalars: a combining mark behind a sign makes another character of it.
    let signs = "\\`*_{}[]<>#|~@&!".unicodeScalars
    var result = String.UnicodeScalarView()
    for scalar in PrintedText.oneLine(text).unicodeScalars {
      if signs.contains(scalar) { result.append("\\") }
      result.append(scalar)
    }
    return String(result)
  }

  /// A name as code, in which Markdown (CommonMark 0.31, 6.1) replaces nothing: between more backticks than it has in a
  /// row.
  private func code(_ text: String) -> String {
    let text = PrintedText.oneLine(text)
    let longest = text.unicodeScalars.split { $0 != "`" }.map(\.count).max() ?? 0
    guard longest > 0 else { return "`\(text)`" }
    let fence = String(repeating: "`", count: longest + 1)
    return "\(fence) \(text) \(fence)"
  }

  /// The link to a picture: relative to the failure folder, or below where that will be.
  private func link(_ path: String) -> String {
    if pictureBase.isEmpty { return encoded(path) }
    // What a URL may hold stays as it is; nothing in it ends the link.
    let base = PrintedText.oneLine(pictureBase).unicodeScalars.filter {
      !" ()<>\"".unicodeScalars.contains($0)
    }
    let text = String(String.UnicodeScalarView(base))
    return text + (text.hasSuffix("/") || text.hasSuffix("=") ? "" : "/") + encoded(path)
  }

  /// A path as a link has it (RFC 3986, 3.3): bytes but for letters, digits and a few signs as %XX.
  private func encoded(_ path: String) -> String {
    path.utf8.map { byte in
      let scalar = Unicode.Scalar(byte)
      if byte < 0x80, scalar.properties.isAlphabetic || "0123456789-._~/".unicodeScalars.contains(scalar) {
        return String(scalar)
      }
      return "%" + Numeral.hexadecimal(UInt64(byte), digits: 2, isUppercase: true)
    }.joined()
  }
}
