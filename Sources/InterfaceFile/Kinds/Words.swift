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

/// An attributed string, reduced to its text and the look of its first run.
struct AttributedText {
  var text = ""
  var font: FontDescription?
  var color: Color?
  var alignment: TextAlignment?
}

extension ElementReader {
  /// `<attributedString key="…">`: its fragments joined.
  func attributedText(key: String) -> AttributedText? {
    guard let string = child(key: key, named: "attributedString") else { return nil }
    var result = AttributedText()
    for fragment in string.children(named: "fragment") {
      result.text += fragment.text("content") ?? ""
      guard let attributes = fragment.child(named: "attributes") else { continue }
      result.color = result.color ?? attributes.color(key: "NSColor")
      if let font = attributes.child(key: "NSFont", named: "font") {
        result.font = result.font ?? font.attributedFont
      }
      if let style = attributes.child(key: "NSParagraphStyle", named: "paragraphStyle") {
        result.alignment = result.alignment ?? style.word("alignment", alignmentWords, default: .natural)
        style.element.takeTree()
      }
      attributes.element.takeTree()
    }
    return result
  }

  private var attributedFont: FontDescription? {
    let size = number("size", default: 17)
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
