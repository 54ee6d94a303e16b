/// What shows only while someone uses a view or a screen: touches, scrolls or types, or goes to another screen.
package enum LookInUse {
  /// Whether a property, as documents or records call it, is one of it.
  package static func contains(_ property: String) -> Bool {
    let parts = property.split(separator: ".").map(String.init)
    if let state = parts.first, states.contains(state) { return true }
    return parts.last.map { names.contains($0) } ?? false
  }

  /// The states of a button but the one that it begins in.
  private static let states: Set<String> = ["highlighted", "selected", "disabled", "focused"]

  /// The names of what shows only in use.
  ///
  /// Source: Apple, the documentation of the classes that have them.
  private static let names: Set<String> = [
    // Touches and selections.
    "selectionStyle", "allowsSelection", "allowsMultipleSelection", "allowsSelectionDuringEditing",
    "allowsMultipleSelectionDuringEditing", "showsTouchWhenHighlighted", "adjustsImageWhenHighlighted",
    "adjustsImageWhenDisabled", "reversesTitleShadowWhenHighlighted", "highlightedTextColor",
    "highlightedColor",
    "highlightedImage", "momentary", "onTintColor", "hidesWhenStopped", "animating", "hidesForSinglePage",
    "minuteInterval",
    // Scrolling.
    "showsHorizontalScrollIndicator", "showsVerticalScrollIndicator", "indicatorStyle",
    "scrollIndicatorInsets",
    "bounces", "alwaysBounceHorizontal", "alwaysBounceVertical", "bouncesZoom", "pagingEnabled",
    "scrollEnabled",
    "directionalLockEnabled", "maximumZoomScale", "minimumZoomScale", "keyboardDismissMode",
    // Typing and editing.
    "keyboardType", "keyboardAppearance", "returnKeyType", "enablesReturnKeyAutomatically",
    "autocapitalizationType", "autocorrectionType", "spellCheckingType", "textContentType",
    "clearButtonMode", "clearsOnBeginEditing", "editable", "selectable", "editingAccessoryType",
    "showsReorderControl", "shouldIndentWhileEditing", "hidesAccessoryWhenEditing",
    // Other text sizes.
    "adjustsFontForContentSizeCategory",
    // Ways from screen to screen.
    "clearsSelectionOnViewWillAppear", "modalTransitionStyle", "transitionStyle", "navigationOrientation",
    "animates", "hidesBarsOnSwipe", "hidesBarsOnTap", "hidesBarsWhenKeyboardAppears",
    "hidesBarsWhenVerticallyCompact",
  ]
}
