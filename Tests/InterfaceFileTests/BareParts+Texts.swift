extension BareParts {
  private static let body = #"fontDescription key="fontDescription" style="UICTFontTextStyleBody""#
  private static let attributedText = #"attributedString key="attributedText""#
  private static let fragment = #"fragment content="a""#

  static let ofTexts =
    [
      OfElement("fontDescription", in: "label", #"fontDescription key="fontDescription""#),
      OfElement(
        "fontDescription of a family", in: "label", #"fontDescription key="fontDescription" name="Georgia""#),
      OfElement(
        "fontDescription of the system's", in: "label",
        #"fontDescription key="fontDescription" name=".SFUIText""#),
      OfElement("text style", in: "label", body),
      OfElement(
        "accessibilityOverrides", in: "label", body,
        before: #"<accessibilityOverrides dynamicTypePreference="6"/>"#),
      OfElement(
        "dynamicTypePreference", in: "label", body, before: #"<accessibilityOverrides isEnabled="YES"/>"#),
      OfElement("minimumFontSize", in: #"label minimumFontSize="8.5""#),
      OfElement("shadowOffset", in: "label", #"size key="shadowOffset""#),
      OfElement("nil of a color", in: "label", #"nil key="textColor""#),
      OfElement("fragment", in: "label", attributedText, fragment),
      OfElement("attributes", in: "label", attributedText, fragment, "attributes"),
      OfElement("NSFont", in: "label", attributedText, fragment, "attributes", #"font key="NSFont""#),
      OfElement(
        "NSFont of a meta font", in: "label", attributedText, fragment, "attributes",
        #"font key="NSFont" metaFont="systemBold""#),
      OfElement("textInputTraits", in: "textField", #"textInputTraits key="textInputTraits""#),
      OfElement(
        "attributedPlaceholder", in: "textField", #"attributedString key="attributedPlaceholder""#, fragment),
      OfElement("attributedText of a text field", in: "textField", attributedText, fragment),
      OfElement("attributedText of a text view", in: "textView", attributedText, fragment),
      OfElement(
        "attributedTitle of a refresh control", in: "refreshControl",
        #"attributedString key="attributedTitle""#, fragment),
      OfElement("scopeButtonTitle", in: "searchBar", "scopeButtonTitles", "string"),
    ]
    // A strikethrough gives the text a custom style, so that its complete run is stored.
    + [
      ("NSParagraphStyle", "paragraphStyle"), ("NSKern", "real"), ("NSBaselineOffset", "real"),
      ("NSUnderline", "integer"),
    ].map { key, name in
      OfElement(
        key, in: "label", attributedText, fragment, "attributes", #"integer key="NSStrikethrough" value="1""#,
        beside: #"<\#(name) key="\#(key)"/>"#)
    }
}
