import Diagnostics

/// The comment in Markdown.
extension ReviewComment {
  /// How many sections of a kind are shown, and how many sentences and pictures of a section.
  private static let shown = (sections: 20, lines: 30, pictures: 8)

  /// Where the pictures of a comment are.
  package enum PictureBase: Hashable, Sendable {
    /// In the folder that the comment is in.
    case relative
    /// Below a URL.
    case url(String)
    /// Nowhere: they are left out.
    case none
  }

  /// The text, smaller than the largest that a host takes. `page`: where all of it can be seen; nil for nowhere.
  package func markdown(pictures base: PictureBase, page: String? = nil) -> String {
    var text = "### layoutshot: \(title)\n\n\(MarkdownText.plain(summary))\n\n"
    for kind in Kind.allCases {
      let own = sections.filter { $0.kind == kind }.prefix(Self.shown.sections).map { self.text($0, base) }
      let all = sections.count { $0.kind == kind } + omitted[kind, default: 0]
      let more = MarkdownText.add(own, to: &text) + all - own.count
      if more > 0 {
        text += "And \(more) more \(kind.words(more).drop { $0 != " " }.dropFirst()), in the report.\n\n"
      }
    }
    if let page {
      let isWithout = base == .none && sections.contains { !$0.pictures.isEmpty }
      let words =
        isWithout
        ? "The pictures are in the report of this run" : "All pictures are in the report of this run"
      text += "[\(words)](\(Self.url(page))).\n"
    }
    return text
  }

  private var title: String {
    let named = [Kind.error, .change, .faultyMotion, .failedExpectation].filter { counts[$0, default: 0] > 0 }
    if named.isEmpty { return "no screen looks different" }
    return named.map { $0.words(counts[$0, default: 0]) }.joined(separator: ", ")
  }

  private func text(_ section: Section, _ base: PictureBase) -> String {
    if section.kind == .housekeeping {
      let words = section.lines.filter { !$0.isConsequence }.map(\.text).joined(separator: ", ")
      let below = section.lines.filter(\.isConsequence).map { "  - \(MarkdownText.plain($0.text))\n" }
      return "- \(MarkdownText.code(section.place)): \(MarkdownText.plain(words))\n" + below.joined()
    }
    let scene = section.scene.isEmpty ? "" : " \(MarkdownText.plain(section.scene))"
    var text = "#### \(MarkdownText.code(section.place))\(scene)\n\n"
    for line in section.lines.prefix(Self.shown.lines) {
      text += "\(line.isConsequence ? "  " : "")- \(MarkdownText.plain(line.text))\n"
    }
    let more = section.lines.count + section.omittedLines - Self.shown.lines
    if more > 0 { text += "- and \(more == 1 ? "1 line" : "\(more) lines") more, in the report\n" }
    text += "\n"
    if !section.figures.isEmpty { text += "\(MarkdownText.plain(section.figures))\n\n" }
    text += self.pictures(of: section, base)
    if section.commands.isEmpty { return text }
    return text + "```sh\n\(section.commands.map { PrintedText.oneLine($0) + "\n" }.joined())```\n\n"
  }

  /// The first picture is shown, the others can be opened.
  private func pictures(of section: Section, _ base: PictureBase) -> String {
    let pictures = section.pictures.prefix(Self.shown.pictures).compactMap { picture in
      Self.link(picture.file, base).map { "![\(MarkdownText.plain(picture.words))](\($0))\n\n" }
    }
    guard let first = pictures.first else { return "" }
    if pictures.count == 1 { return first }
    let rest = section.pictures.count - 1
    let left = rest > pictures.count - 1 ? "\(pictures.count - 1) of \(rest) more pictures" : "\(rest) more"
    return first + "<details><summary>\(left)</summary>\n\n\(pictures.dropFirst().joined())</details>\n\n"
  }

  private static func link(_ path: String, _ base: PictureBase) -> String? {
    switch base {
    case .none: return nil
    case .relative: return RelativeReference.text(of: path)
    case .url(let text):
      let base = url(text)
      // `{}` stands for the picture where more follows it in the address.
      let name = RelativeReference.text(of: path)
      if base.contains("{}") { return base.replacing("{}", with: name) }
      return base + (base.hasSuffix("/") || base.hasSuffix("=") ? "" : "/") + name
    }
  }

  /// Characters allowed in a URL are unchanged; nothing in it ends the link.
  private static func url(_ text: String) -> String {
    let scalars = PrintedText.oneLine(text).unicodeScalars.filter { !" ()<>\"".unicodeScalars.contains($0) }
    return String(String.UnicodeScalarView(scalars))
  }
}

extension GoldenReport {
  /// `comment.md`: the comment with paths of pictures relative to the failure folder, or to its future location.
  package var markdown: String {
    comment.markdown(pictures: pictureBase.isEmpty ? .relative : .url(pictureBase))
  }
}
