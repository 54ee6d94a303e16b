import Diagnostics

extension InterfaceDocument {
  /// Texts in a text style that does not adjust to the user's text size while the screen is shown: a change takes
  /// effect when the screen is loaded again.
  package var fixedTextStyles: [Finding] {
    var findings: [Finding] = []
    root.forEachObject { element, _ in
      guard ["label", "textField", "textView"].contains(element.name),
        element.peek("adjustsFontForContentSizeCategory") != "YES",
        let style = element.children.first(where: { $0.name == "fontDescription" })?.peek("style")
      else { return }
      findings.append(
        Finding(
          .note, .dynamicType,
          "the font of style \(style) does not follow the text size while the screen is shown:"
            + " adjustsFontForContentSizeCategory is not YES",
          at: SourceLocation(file: file, line: element.line, column: element.column)))
    }
    return findings
  }
}

extension Category {
  /// A text style that does not adjust to the content size category.
  public static let dynamicType = Category("dynamic-type")
}
