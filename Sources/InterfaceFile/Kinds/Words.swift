import Views

// Words that several kinds of view share, as modern documents write them.

let alignmentWords: [(String, TextAlignment)] = [
  ("left", .left), ("center", .center), ("right", .right), ("justified", .justified), ("natural", .natural),
]

let lineBreakWords: [(String, LineBreakMode)] = [
  ("wordWrap", .wordWrap), ("wordWrapping", .wordWrap), ("characterWrap", .characterWrap),
  ("charWrapping", .characterWrap), ("clip", .clip), ("clipping", .clip), ("headTruncation", .headTruncation),
  ("truncatingHead", .headTruncation), ("tailTruncation", .tailTruncation),
  ("truncatingTail", .tailTruncation),
  ("middleTruncation", .middleTruncation), ("truncatingMiddle", .middleTruncation),
]

/// An attributed string, reduced to its text and the look that most of it has.
struct AttributedText {
  var text = ""
  var font: FontDescription?
  var color: Color?
  var alignment: TextAlignment?
  var spacing: LineSpacing?
}

/// The look of a run.
private struct Look: Hashable {
  var font: FontDescription?
  var color: Color?
  var alignment: TextAlignment?
  var spacing: LineSpacing?
}

extension ElementReader {
  /// `<attributedString key="…">`: its fragments joined.
  func attributedText(key: String) -> AttributedText? {
    guard let string = child(key: key, named: "attributedString") else { return nil }
    var result = AttributedText()
    var looks: [(look: Look, length: Int)] = []
    for fragment in string.children(named: "fragment") {
      let text = fragment.text("content") ?? ""
      result.text += text
      let look = fragment.child(named: "attributes")?.look ?? Look()
      // What shows counts: blanks and line ends have looks of their own in many files.
      let length = text.reduce(0) { $1.isWhitespace ? $0 : $0 + 1 }
      if let index = looks.firstIndex(where: { $0.look == look }) {
        looks[index].length += length
      } else {
        looks.append((look, length))
      }
    }
    // Of looks that share a text alike, the first: `max` takes the last of equals.
    let most = looks.reversed().max { $0.length < $1.length }?.look
    result.font = most?.font
    result.color = most?.color
    result.alignment = most?.alignment
    result.spacing = most?.spacing
    looks.removeAll { $0.length == 0 }
    if looks.count > 1 { context.add(.mixedLooks(looks.count, at: string.location)) }
    return result
  }

  /// What an `<attributes>` element says of its run.
  private var look: Look {
    var look = Look()
    look.color = color(key: "NSColor")
    look.font =
      (child(key: "NSFont", named: "font") ?? child(key: "NSFont", named: "fontDescription"))
      .map { $0.element.name == "font" ? $0.attributedFont : $0.fontValue } ?? nil
    if let style = child(key: "NSParagraphStyle", named: "paragraphStyle") {
      look.alignment = style.word("alignment", alignmentWords, default: .natural)
      look.spacing = style.spacing
      style.takeTree()
    }
    child(key: "NSOriginalFont")?.takeTree()
    for absent in children(named: "nil") { absent.takeTree() }
    return look
  }

  private var spacing: LineSpacing? {
    var spacing = LineSpacing()
    let multiple = number("lineHeightMultiple", default: 0)
    if multiple > 0 { spacing.lineHeightMultiple = multiple }
    spacing.minimumLineHeight = max(0, number("minimumLineHeight", default: 0))
    spacing.maximumLineHeight = max(0, number("maximumLineHeight", default: 0))
    spacing.lineSpacing = max(0, number("lineSpacing", default: 0))
    return spacing == LineSpacing() ? nil : spacing
  }

  private var attributedFont: FontDescription? {
    let size = max(0, number("size", default: 17))
    if let name = string("name") {
      if FontNames.isSystem(name) {
        return FontDescription(systemSize: size, weight: FontNames.systemWeight(of: name))
      }
      return FontDescription(name: name, size: size)
    }
    return FontDescription(
      systemSize: size, weight: (string("metaFont") ?? "").contains("old") ? .bold : .regular)
  }
}
