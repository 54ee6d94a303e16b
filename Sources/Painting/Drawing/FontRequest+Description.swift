import Typography
import Views

extension FontRequest {
  /// Creates a request from a font description of the tree.
  ///
  /// It is part of `Painting` because `Typography` knows no trees, and the tree no fonts. `description`: the font as
  /// the tree has it; the leading of its text style becomes that of the request.
  package init(_ description: FontDescription) {
    let family: Family =
      switch description.family {
      case .system: .system
      case .named(let name): .named(name)
      }
    self.init(
      family: family, weight: FontWeight(rawValue: description.weight.rawValue) ?? .regular,
      isItalic: description.isItalic, size: description.size, leading: description.textStyle?.leading)
  }
}

extension TextSource.Run {
  /// Creates the typography run for a run of the tree, scaled. `scale`: the factor for the size, the kerning and the
  /// baseline offset; paragraph distances are not scaled.
  package init(_ run: TextRun, _ fonts: FontLibrary, scale: Double = 1) {
    var font = run.font
    if scale != 1 { font.size *= scale }
    self.init(
      run.text, font: fonts.font(FontRequest(font)), kern: run.kern * scale, rise: run.baselineOffset * scale,
      paragraph: ParagraphLayout(run.paragraph))
  }
}

extension ParagraphLayout {
  /// The distances of a paragraph's style.
  fileprivate init(_ style: ParagraphStyle) {
    self.init()
    lineHeightMultiple = style.lineHeightMultiple
    minimumLineHeight = style.minimumLineHeight
    maximumLineHeight = style.maximumLineHeight
    lineSpacing = style.lineSpacing
    spacing = style.paragraphSpacing
    spacingBefore = style.paragraphSpacingBefore
    firstLineIndent = style.firstLineHeadIndent
    headIndent = style.headIndent
    tailIndent = style.tailIndent
  }
}
