extension ContentListing {
  /// The runs of a text with several styles, one line each, with a second line for the paragraph style.
  static func runs(of text: AttributedText?, name: String = "run") -> [String] {
    (text?.runs ?? []).flatMap { run -> [String] in
      let words = [
        "\(name) \(quoted(run.text)), font \(font(run.font)), color \(color(run.color))",
        run.backgroundColor.map { "on \(color($0))" }, run.underline.map { "underline \(line($0))" },
        run.strikethrough.map { "strikethrough \(line($0))" },
        run.kern == 0 ? nil : "kern \(number(run.kern))",
        run.baselineOffset == 0 ? nil : "raised by \(number(run.baselineOffset))", run.isLink ? "link" : nil,
      ]
      let style = self.words(of: run.paragraph)
      return [words.compactMap(\.self).joined(separator: ", ")]
        + (style.isEmpty ? [] : ["  paragraph " + style.joined(separator: ", ")])
    }
  }

  private static func line(_ style: TextLineStyle) -> String {
    "\(style.width)\(style.pattern == .solid ? "" : " \(style.pattern)")"
      + (style.color.map { " \(color($0))" } ?? "")
  }

  private static func words(of style: ParagraphStyle) -> [String] {
    let figures: [(name: String, value: Double, usual: Double)] = [
      ("lines ×", style.lineHeightMultiple, 1), ("at least", style.minimumLineHeight, 0),
      ("at most", style.maximumLineHeight, 0), ("lines apart", style.lineSpacing, 0),
      ("below", style.paragraphSpacing, 0), ("above", style.paragraphSpacingBefore, 0),
      ("first line at", style.firstLineHeadIndent, 0), ("lines at", style.headIndent, 0),
      ("tail at", style.tailIndent, 0),
    ]
    var words: [String] = []
    if let alignment = style.alignment { words.append("\(alignment)") }
    if let mode = style.lineBreakMode { words.append("\(mode)") }
    for figure in figures where figure.value != figure.usual {
      words.append("\(figure.name) \(number(figure.value))")
    }
    return words
  }
}
