import InterfaceXML
import Views

/// Keys written by Interface Builder that have no effect on the layout or the picture, class by class.
///
/// Attributes of views are stored in the tree as written (`View.otherAttributes`); elements are not. Whatever is
/// neither read nor listed here is reported. A value that Interface Builder writes as an attribute or as a child with a
/// key (`<string key="…">`, `<color key="…">`) is one row: the names are the same.
package enum InertKeys {
  /// Whether an attribute of a view element, or a child with that key, has no effect on the picture.
  package static func contains(_ name: String, in element: String) -> Bool {
    view.contains(name) || byElement[element]?.contains(name) == true
      || furtherByElement[element]?.contains(name) == true
  }

  /// Every attribute of a view element, and key of a child, without effect on the picture.
  static func names(in element: String) -> Set<String> {
    view.union(byElement[element] ?? []).union(furtherByElement[element] ?? [])
  }

  /// Whether a child of a view element is skipped as a whole.
  static func containsChild(_ child: Element, in element: String) -> Bool {
    if child.name == "nil" || structures.contains(child.name) { return true }
    if furtherStructures[element]?.contains(child.name) == true { return true }
    guard values.contains(child.name), let key = child.peek("key") else { return false }
    return contains(key, in: element)
  }

  /// Elements that hold one value with a key.
  static let values: Set<String> = [
    "array", "attributedString", "bool", "color", "date", "directionalEdgeInsets", "edgeInsets",
    "fontDescription", "imageReference", "inset", "integer", "mutableString", "point", "real", "rect", "size",
    "string", "value",
  ]

  /// Attributes and values of every view.
  private static let view: Set<String> = [
    "adjustsImageSizeForAccessibilityContentSizeCategory", "ambiguous", "canvasLocation",
    "clearsContextBeforeDrawing", "colorLabel", "customModule", "customModuleProvider", "customSize",
    "directionalLayoutMargins", "exclusiveTouch", "fixedFrame", "focusGroupIdentifier",
    "insetsLayoutMarginsFromSafeArea", "interactionTransition", "isContextMenuInteractionEnabled", "key",
    "largeContentTitle", "layoutMargins", "layoutMarginsFollowReadableWidth", "misplaced",
    "multipleTouchEnabled", "opaque", "placeholderIntrinsicHeight", "placeholderIntrinsicWidth",
    "pointerInteraction", "preservesSuperviewLayoutMargins", "restorationIdentifier",
    "scalesLargeContentImage", "sceneMemberID", "showsLargeContentViewer",
    "simulatedAppContext", "springLoaded", "toolTip", "userComments", "verifyAmbiguity",
    "viewLayoutMarginsFromSafeArea", "freeformSize",
  ]

  static let scrolling: Set<String> = [
    "alwaysBounceHorizontal", "alwaysBounceVertical", "automaticallyAdjustsScrollIndicatorInsets", "bounces",
    "bouncesZoom", "canCancelContentTouches", "contentInset", "contentInsetAdjustmentBehavior", "contentSize",
    "decelerationRate", "delaysContentTouches", "directionalLockEnabled",
    "indicatorStyle", "keyboardDismissMode", "maximumZoomScale", "minimumZoomScale", "pagingEnabled",
    "scrollEnabled", "scrollIndicatorInsets", "scrollsToTop", "showsHorizontalScrollIndicator",
    "showsVerticalScrollIndicator",
  ]

  private static let texts: Set<String> = [
    "adjustsFontForContentSizeCategory", "adjustsLetterSpacingToFitWidth",
    "allowsDefaultTighteningForTruncation", "allowsEditingTextAttributes", "baselineAdjustment",
    "lineBreakStrategy", "minimumFontSize", "minimumScaleFactor", "preferredMaxLayoutWidth",
    "showsExpansionTextWhenTruncated", "usesAttributedText",
  ]

  private static let table: Set<String> = [
    "allowsMultipleSelection", "allowsMultipleSelectionDuringEditing", "allowsSelection",
    "allowsSelectionDuringEditing", "cellLayoutMarginsFollowReadableWidth", "dataMode", "estimatedRowHeight",
    "estimatedSectionFooterHeight", "estimatedSectionHeaderHeight", "fillerRowHeight",
    "hasUncommittedUpdates", "prefetchingEnabled", "remembersLastFocusedIndexPath",
    "sectionHeaderTopPadding", "sectionIndexBackgroundColor", "sectionIndexColor",
    "sectionIndexMinimumDisplayRowCount", "sectionIndexTrackingBackgroundColor", "selectionFollowsFocus",
    "separatorInsetReference", "showsSelectionImmediatelyOnTouchBegin",
  ]

  private static let cell: Set<String> = [
    "editingAccessoryType", "focusStyle", "hidesAccessoryWhenEditing",
    "selectionStyle", "shouldIndentWhileEditing", "showsReorderControl",
  ]

  private static let button: Set<String> = [
    "adjustsFontForContentSizeCategory", "adjustsImageWhenDisabled", "adjustsImageWhenHighlighted",
    "behavioralStyle", "hasAttributedTitle", "preferredBehavioralStyle",
    "reversesTitleShadowWhenHighlighted", "role", "showsTouchWhenHighlighted",
  ]

  private static let stack: Set<String> = [
    "alignment", "axis", "baselineRelativeArrangement", "customSpacing", "distribution",
    "layoutMarginsRelativeArrangement", "spacing", "spacingType",
  ]

  private static let byElement: [String: Set<String>] = [
    "label": texts, "button": button,
    "textView": texts.union(scrolling).union(["selectable", "clearsOnInsertion"]),
    "textField": texts.union(["clearsOnBeginEditing", "clearsOnInsertion", "textContentType"]),
    "switch": ["title", "preferredStyle"],
    "slider": ["continuous", "behavioralStyle", "preferredBehavioralStyle"],
    "segmentedControl": ["segmentControlStyle", "momentary"], "progressView": ["preferredStyle"],
    "scrollView": scrolling, "tableView": scrolling.union(table), "tableViewCell": cell,
    "tableViewCellContentView": ["tableViewCell"], "stackView": stack,
    "collectionViewCellContentView": [],
    "collectionView": scrolling.union(table),
  ]

  /// Children of any view that are skipped as a whole.
  private static let structures: Set<String> = [
    "accessibility", "animations", "collectionViewFlowLayout",
    "collectionViewLayout", "commands", "dataDetectorType", "dataDetectorTypes",
    "freeformSimulatedSizeMetrics", "gestureRecognizers", "keyCommands", "menu",
    "pointerInteractions", "preferredSymbolConfiguration", "simulatedNavigationBarMetrics",
    "simulatedOrientationMetrics", "simulatedScreenMetrics", "simulatedStatusBarMetrics",
    "simulatedTabBarMetrics", "simulatedToolbarMetrics", "textInputTraits",
  ]

  /// Attributes of bar items and table sections that have no effect on the picture or were read elsewhere.
  static let item: Set<String> = [
    "catalog", "colorLabel", "enabled", "id", "image", "key", "landscapeImage", "largeContentSizeImage",
    "largeTitleDisplayMode", "leftItemsSupplementBackButton", "prompt", "selectedImage", "springLoaded",
    "style", "systemItem", "tag", "title", "userLabel", "width", "backButtonTitle", "hidesBackButton",
  ]
}
