import Views

/// An attributed string of a document.
struct ReadText {
  /// The concatenated texts of its runs.
  var text = ""
  /// The style of its first run.
  var font: FontDescription?
  var color: Color?
  var alignment: TextAlignment?
  /// The runs; nil if the style above applies to the whole text.
  var runs: AttributedText?

  /// The runs of a text with its own styles, even if there is only one.
  func styledRuns(otherThan font: FontDescription) -> AttributedText? {
    if let runs { return runs }
    guard color != nil || (self.font ?? font) != font else { return nil }
    var run = TextRun(text, font: self.font ?? font)
    run.color = color
    return AttributedText([run])
  }
}

extension ElementReader {
  /// `<attributedString key="…">` with its fragments. The font is that of fragments without one; so is the color, if
  /// there are several.
  func attributedText(key: String, font: FontDescription, color: Color? = nil) -> ReadText? {
    guard let string = child(key: key, named: "attributedString") else { return nil }
    var result = ReadText()
    var runs: [TextRun] = []
    for (index, fragment) in string.children(named: "fragment").enumerated() {
      var run = TextRun(fragment.text("content") ?? "", font: font)
      let attributes = fragment.child(named: "attributes")
      let ownFont = attributes?.runFont
      run.font = ownFont ?? font
      attributes?.read(into: &run)
      if index == 0 {
        (result.font, result.color, result.alignment) = (ownFont, run.color, run.paragraph.alignment)
      }
      result.text += run.text
      // Interface Builder splits a text at the start of every attribute, including those without effect here.
      if let last = runs.last, last.looks(like: run) {
        runs[runs.count - 1].text += run.text
      } else if !run.text.isEmpty {
        runs.append(run)
      }
    }
    guard runs.count > 1 || runs.first?.isPlain == false else { return result }
    for index in runs.indices { runs[index].color = runs[index].color ?? color }
    result.runs = AttributedText(runs)
    return result
  }

  private var runFont: FontDescription? {
    (child(key: "NSFont", named: "font") ?? child(key: "NSFont", named: "fontDescription"))
      .flatMap { $0.element.name == "font" ? $0.attributedFont : $0.fontValue }
  }

  /// Reads the attributes of an `<attributes>` element other than the font. Unknown attributes are findings.
  private func read(into run: inout TextRun) {
    run.color = color(key: "NSColor")
    run.backgroundColor = color(key: "NSBackgroundColor")
    run.underline = line("NSUnderline")
    run.strikethrough = line("NSStrikethrough")
    run.kern = value("NSKern") ?? 0
    run.baselineOffset = value("NSBaselineOffset") ?? 0
    for name in ["url", "string"] {
      if let link = child(key: "NSLink", named: name) {
        link.takeTree()
        run.isLink = true
      }
    }
    if let style = child(key: "NSParagraphStyle", named: "paragraphStyle") {
      run.paragraph = style.paragraphStyle
      style.takeTree()
    }
    if let attachment = child(key: "NSAttachment") {
      attachment.takeTree()
      context.add(.textAttachment(at: attachment.location))
    }
    // Common ligatures are used, as by default; other settings are ignored.
    _ = value("NSLigature")
    child(key: "NSOriginalFont")?.takeTree()
    for absent in children(named: "nil") { absent.takeTree() }
    warnOfOthers()
  }

  /// An underline or strikethrough: `NSUnderline` with the bits of `NSUnderlineStyle`, `NSUnderlineColor` beside it.
  private func line(_ key: String) -> TextLineStyle? {
    let ink = color(key: key + "Color")
    guard let bits = value(key), var style = TextLineStyle(rawValue: Int(bits)) else { return nil }
    style.color = ink
    return style
  }

  /// A number in any of the elements that hold one.
  private func value(_ key: String) -> Double? {
    for name in ["integer", "real", "double", "float", "number"] {
      if let number = child(key: key, named: name) { return number.number("value", default: 0) }
    }
    return nil
  }

  private func warnOfOthers() {
    for other in element.children where !context.ledger.isTaken(other) {
      guard let key = other.peek("key") else { continue }
      context.ledger.takeTree(other)
      context.add(.undrawnTextAttribute(key, other.name, at: context.location(of: other)))
    }
  }

  private var paragraphStyle: ParagraphStyle {
    var style = ParagraphStyle()
    style.alignment = word("alignment", alignmentWords, default: .natural)
    if style.alignment == .natural, string("baseWritingDirection") == "rightToLeft" {
      style.alignment = .right
    }
    if element.peek("lineBreakMode") != nil {
      style.lineBreakMode = word("lineBreakMode", lineBreakWords, default: .wordWrap)
    }
    let multiple = number("lineHeightMultiple", default: 0)
    if multiple > 0 { style.lineHeightMultiple = multiple }
    style.minimumLineHeight = max(0, number("minimumLineHeight", default: 0))
    style.maximumLineHeight = max(0, number("maximumLineHeight", default: 0))
    style.lineSpacing = max(0, number("lineSpacing", default: 0))
    style.paragraphSpacing = max(0, number("paragraphSpacing", default: 0))
    style.paragraphSpacingBefore = max(0, number("paragraphSpacingBefore", default: 0))
    style.firstLineHeadIndent = max(0, number("firstLineHeadIndent", default: 0))
    style.headIndent = max(0, number("headIndent", default: 0))
    style.tailIndent = number("tailIndent", default: 0)
    if number("hyphenationFactor", default: 0) > 0 { context.add(.hyphenation(at: location)) }
    return style
  }

  private var attributedFont: FontDescription? {
    let size = max(0, number("size", default: 17))
    if let name = string("name") {
      if FontNames.isSystem(name) {
        return FontNames.systemFont(named: name, size: size)
      }
      return FontDescription(name: name, size: size)
    }
    let isBold = (string("metaFont") ?? "").lowercased().contains("bold")
    return FontDescription(systemSize: size, weight: isBold ? .bold : .regular)
  }
}

extension TextRun {
  /// Whether two runs differ in their characters only.
  fileprivate func looks(like other: TextRun) -> Bool {
    var other = other
    other.text = text
    return self == other
  }

  /// Whether font, color and alignment suffice.
  fileprivate var isPlain: Bool {
    var plain = TextRun(text, font: font)
    plain.color = color
    plain.paragraph.alignment = paragraph.alignment
    // A view breaks lines by its own mode.
    plain.paragraph.lineBreakMode = paragraph.lineBreakMode
    return self == plain
  }
}
