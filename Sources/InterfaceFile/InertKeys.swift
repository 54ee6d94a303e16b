import Views

/// What Interface Builder writes and what has no bearing on where a view stands or how it is drawn, class by class.
///
/// Attributes of views are kept in the tree as written (`View.otherAttributes`); of the elements nothing is kept.
/// Whatever is neither read nor listed here is told to the user. A value that Interface Builder writes as an
/// attribute or as a child with a key (`<string key="…">`, `<color key="…">`) is one row: the names are the same.
enum InertKeys {
  /// Whether an attribute of a view element, or a child with that key, has no bearing on the picture.
  ///
  /// Classes that are shown as a placeholder may say anything that UIKit knows.
  static func contains(_ name: String, in element: String, content: ViewContent) -> Bool {
    if view.contains(name) || byElement[element]?.contains(name) == true { return true }
    return content == .placeholder && placeholder.contains(name)
  }

  /// Whether a child of a view element is passed over whole.
  static func containsChild(_ child: Element, in element: String, content: ViewContent) -> Bool {
    if child.name == "nil" || structures.contains(child.name) { return true }
    if content == .placeholder, placeholderStructures.contains(child.name) { return true }
    guard values.contains(child.name), let key = child.peek("key") else { return false }
    return contains(key, in: element, content: content)
  }

  /// Elements that hold one value of a key.
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
    "scalesLargeContentImage", "sceneMemberID", "semanticContentAttribute", "showsLargeContentViewer",
    "simulatedAppContext", "springLoaded", "toolTip", "userComments", "verifyAmbiguity",
    "viewLayoutMarginsFromSafeArea", "freeformSize",
  ]

  private static let scrolling: Set<String> = [
    "alwaysBounceHorizontal", "alwaysBounceVertical", "automaticallyAdjustsScrollIndicatorInsets", "bounces",
    "bouncesZoom", "canCancelContentTouches", "contentInset", "contentInsetAdjustmentBehavior", "contentSize",
    "contentViewInsetsToSafeArea", "decelerationRate", "delaysContentTouches", "directionalLockEnabled",
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
    "separatorInset", "separatorInsetReference", "showsSelectionImmediatelyOnTouchBegin",
  ]

  private static let cell: Set<String> = [
    "detailTextLabel", "editingAccessoryType", "focusStyle", "hidesAccessoryWhenEditing", "imageView",
    "indentationLevel", "indentationWidth", "selectionStyle", "separatorInset",
    "shouldIndentWhileEditing", "showsReorderControl", "textLabel",
  ]

  private static let button: Set<String> = [
    "adjustsFontForContentSizeCategory", "adjustsImageWhenDisabled", "adjustsImageWhenHighlighted",
    "behavioralStyle", "changesSelectionAsPrimaryAction", "hasAttributedTitle", "preferredBehavioralStyle",
    "reversesTitleShadowWhenHighlighted", "role", "showsMenuAsPrimaryAction", "showsTouchWhenHighlighted",
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
    "tableViewHeaderFooterView": ["reuseIdentifier"], "collectionReusableView": ["reuseIdentifier"],
    "collectionViewCell": ["reuseIdentifier"], "collectionViewCellContentView": [],
    "collectionView": scrolling.union(table),
  ]

  /// What classes say that are shown as placeholders.
  private static let placeholder: Set<String> = byElement.values.reduce(into: [
    "allowsBackForwardNavigationGestures", "allowsContinuousInteraction", "allowsInlineMediaPlayback",
    "allowsLinkPreview", "allowsMagnification", "animating", "attributedText", "autorepeat",
    "backgroundStyle", "barStyle", "barTintColor", "borderStyleName", "color", "colorPixelFormat",
    "countDownDuration", "currentPage", "currentPageIndicatorTintColor", "dataDetectorTypes", "date",
    "datePickerMode", "defersCurrentPageDisplay", "depthStencilPixelFormat", "direction",
    "enableSetNeedsDisplay", "findInteractionEnabled", "hidesForSinglePage", "hidesWhenStopped",
    "inputAssistantItem", "itemPositioning", "keyboardDisplayRequiresUserAction", "largeTitles", "locale",
    "mapType", "maximumDate", "maximumValue", "mediaPlaybackAllowsAirPlay",
    "mediaPlaybackRequiresUserAction", "minimumDate", "minimumValue", "minuteInterval", "numberOfPages",
    "pageIndicatorTintColor", "pitchEnabled", "placeholder", "preferredCurrentPageIndicatorImage",
    "preferredFramesPerSecond", "preferredIndicatorImage", "prompt", "rotateEnabled",
    "roundsToMinuteInterval", "sampleCount", "scalesPageToFit", "searchBarStyle", "selectedImageTintColor",
    "selectedScopeButtonIndex", "shadowImage", "showsBookmarkButton", "showsBuildings", "showsCancelButton",
    "showsCompass", "showsPointsOfInterest", "showsScale", "showsScopeBar", "showsSearchResultsButton",
    "showsSelectionIndicator", "showsTraffic", "showsUserLocation", "stepValue", "style",
    "supportsAlpha", "suppressesIncrementalRendering", "text", "title", "translucent",
    "unselectedItemTintColor", "useCurrentDate", "value", "wantsDefaultCamera", "wraps", "zoomEnabled",
    "backgroundImage", "decrementImage", "incrementImage", "cancelButtonText", "itemWidth", "itemSpacing",
    "preferredDatePickerStyle", "scopeBarBackgroundImage", "countdownDuration",
  ]) { $0.formUnion($1) }

  /// Children of any view that are passed over whole.
  private static let structures: Set<String> = [
    "accessibility", "animations", "blurEffect", "collectionViewFlowLayout",
    "collectionViewLayout", "commands", "dataDetectorType", "dataDetectorTypes",
    "freeformSimulatedSizeMetrics", "gestureRecognizers", "keyCommands", "menu",
    "pointerInteractions", "preferredSymbolConfiguration", "simulatedNavigationBarMetrics",
    "simulatedOrientationMetrics", "simulatedScreenMetrics", "simulatedStatusBarMetrics",
    "simulatedTabBarMetrics", "simulatedToolbarMetrics", "textInputTraits", "vibrancyEffect",
  ]

  private static let placeholderStructures: Set<String> = [
    "calendar", "locale", "navigationBarAppearance", "scopeButtonTitles", "tabBarAppearance",
    "textAttributes", "timeZone", "toolbarAppearance", "toolbarItems", "wkWebViewConfiguration",
    "calendarIdentifier", "dateInterval",
  ]

  /// Attributes of the items of bars, which are not drawn, and of the sections of tables.
  static let item: Set<String> = [
    "catalog", "colorLabel", "enabled", "id", "image", "key", "landscapeImage", "largeContentSizeImage",
    "largeTitleDisplayMode", "leftItemsSupplementBackButton", "prompt", "selectedImage", "springLoaded",
    "style", "systemItem", "tag", "title", "userLabel", "width", "backButtonTitle", "hidesBackButton",
  ]
}
