extension ViewProperty {
  /// The properties of labels, text fields, text views and search bars.
  static let texts: [ViewProperty] = labels + textFields + textViews + searchBars

  private static let labels: [ViewProperty] = [
    of(\.label, "attributedText", \.wholeText, by: .states), of(\.label, "text", \.text),
    of(\.label, "font", \.font, keys: ["fontDescription"]), of(\.label, "textColor", \.textColor),
    of(
      \.label, "highlightedTextColor", \.highlightedColor, at: "highlightedColor", keys: ["highlightedColor"]),
    of(\.label, "shadowColor", \.shadowColor), of(\.label, "shadowOffset", \.shadowOffset, .painting),
    of(\.label, "textAlignment", \.alignment, at: "alignment"), of(\.label, "numberOfLines", \.numberOfLines),
    of(\.label, "lineBreakMode", \.lineBreakMode),
    of(\.label, "adjustsFontSizeToFitWidth", \.adjustsFontSizeToFitWidth, keys: ["adjustsFontSizeToFit"]),
    of(\.label, "minimumScaleFactor", \.minimumScaleFactor),
    of(\.label, "preferredMaxLayoutWidth", \.preferredMaxLayoutWidth),
    of(\.label, "baselineAdjustment", \.baselineAdjustment, .painting),
    of(\.label, "enabled", \.isEnabled, at: "isEnabled", .painting),
    of(\.label, "highlighted", \.isHighlighted, at: "isHighlighted", .painting),
  ]

  private static let textFields: [ViewProperty] = [
    of(\.textField, "attributedText", \.wholeText, by: .states), of(\.textField, "text", \.text),
    of(\.textField, "attributedPlaceholder", \.wholePlaceholder, by: .states),
    of(\.textField, "placeholder", \.placeholder), of(\.textField, "font", \.font, keys: ["fontDescription"]),
    of(\.textField, "textColor", \.textColor), of(\.textField, "textAlignment", \.alignment, at: "alignment"),
    of(\.textField, "borderStyle", \.borderStyle),
    of(\.textField, "clearButtonMode", \.clearButtonMode, .painting),
    of(\.textField, "adjustsFontSizeToFitWidth", \.adjustsFontSizeToFitWidth, keys: ["adjustsFontSizeToFit"]),
    of(\.textField, "minimumFontSize", \.minimumFontSize),
    of(\.textField, "secureTextEntry", \.isSecure, at: "isSecure", keys: ["textInputTraits"]),
  ]

  private static let textViews: [ViewProperty] = [
    of(\.textView, "attributedText", \.wholeText, by: .states), of(\.textView, "text", \.text),
    of(\.textView, "font", \.font, keys: ["fontDescription"]), of(\.textView, "textColor", \.textColor),
    of(\.textView, "textAlignment", \.alignment, at: "alignment"),
    of(\.textView, "editable", \.isEditable, at: "isEditable", .interaction),
    part(\.textView, "scrollEnabled", at: "isScrollEnabled"),
  ]

  private static let searchBars: [ViewProperty] =
    [
      of(\.searchBar, "text", \.text), of(\.searchBar, "placeholder", \.placeholder),
      of(\.searchBar, "prompt", \.prompt),
      of(\.searchBar, "searchBarStyle", \.isMinimal, at: "isMinimal", no: "prominent", yes: "minimal"),
      of(\.searchBar, "showsCancelButton", \.showsCancelButton),
      of(\.searchBar, "showsBookmarkButton", \.showsBookmarkButton),
      of(\.searchBar, "showsSearchResultsButton", \.showsSearchResultsButton),
      of(\.searchBar, "showsScopeBar", \.showsScopeBar),
      of(\.searchBar, "scopeButtonTitles", \.scopeTitles, at: "scopeTitles", keys: ["scopeButtonTitles"]),
      of(\.searchBar, "selectedScopeButtonIndex", \.selectedScope, at: "selectedScope", .painting),
    ] + look(of: \.searchBar, \.look)

  /// The properties of buttons. What they show in a state is given by methods, not by key paths.
  static let buttons: [ViewProperty] = [
    part(\.button, "buttonType", at: "kind"),
    of(\.button, "configuration", \.configuration, at: "configurations"),
    part(\.button, "configuration", at: "configurations[]"),
    of(\.button, "titleLabel.font", \.font, at: "font", keys: ["fontDescription"]),
    of(\.button, "titleLabel.lineBreakMode", \.lineBreakMode, at: "lineBreakMode"),
    of(\.button, "titleLabel.shadowOffset", \.titleShadowOffset, at: "titleShadowOffset", .painting),
    of(\.button, "contentEdgeInsets", \.contentInsets, at: "contentInsets"),
    of(\.button, "titleEdgeInsets", \.titleInsets, at: "titleInsets"),
    of(\.button, "imageEdgeInsets", \.imageInsets, at: "imageInsets"),
    part(\.button, "normal"), part(\.button, "highlighted"), part(\.button, "disabled"),
    part(\.button, "selected"),
  ]
}

/// A text with its looks, as `NSAttributedString` keeps both.
package struct WholeText: PropertyValueConvertible, Hashable {
  package var text: String
  package var font: FontDescription?
  package var color: Color?
  package var alignment: TextAlignment?
  package var runs: AttributedText?

  package init(
    _ text: String, _ font: FontDescription?, _ color: Color?, _ alignment: TextAlignment?,
    _ runs: AttributedText?
  ) {
    (self.text, self.font, self.color, self.alignment, self.runs) = (text, font, color, alignment, runs)
  }

  package var propertyValue: PropertyValue { .other(PropertyValue.Other(self) { "\"\($0.text)\"" }) }
}

/// A class that shows a text of one look or of several.
private protocol TextShowing {
  var text: String { get set }
  var font: FontDescription { get set }
  var textColor: Color { get set }
  var alignment: TextAlignment { get set }
  var attributedText: AttributedText? { get set }
}

extension TextShowing {
  fileprivate var wholeText: WholeText {
    get { WholeText(text, font, textColor, alignment, attributedText) }
    set {
      (text, font) = (newValue.text, newValue.font ?? font)
      (textColor, alignment) = (newValue.color ?? textColor, newValue.alignment ?? alignment)
      attributedText = newValue.runs
    }
  }
}

extension Label: TextShowing {}
extension TextField: TextShowing {}
extension TextView: TextShowing {}

extension TextField {
  fileprivate var wholePlaceholder: WholeText {
    get { WholeText(placeholder, nil, nil, nil, attributedPlaceholder) }
    set { (placeholder, attributedPlaceholder) = (newValue.text, newValue.runs) }
  }
}

extension Button.Configuration: PropertyValueConvertible {
  package var propertyValue: PropertyValue { .other(PropertyValue.Other(self) { "\($0.style)" }) }
}

extension Array: PropertyValueConvertible where Element == String {
  package var propertyValue: PropertyValue {
    .other(PropertyValue.Other(self) { $0.map { "\"\($0)\"" }.joined(separator: ", ") })
  }
}
