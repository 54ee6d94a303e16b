/// What Interface Builder writes and what has no bearing on where a view stands or how it is drawn.
///
/// Attributes of views are kept in the tree as written (`View.otherAttributes`); of the elements nothing is kept.
/// Whatever is neither read nor listed here is told to the user.
enum InertKeys {
  /// Attributes of view elements.
  static let viewAttributes: Set<String> = [
    "opaque", "multipleTouchEnabled", "clearsContextBeforeDrawing", "exclusiveTouch", "userLabel", "sceneMemberID",
    "customModule", "customModuleProvider", "restorationIdentifier", "misplaced", "ambiguous", "verifyAmbiguity",
    "fixedFrame", "placeholderIntrinsicWidth", "placeholderIntrinsicHeight", "preservesSuperviewLayoutMargins",
    "layoutMarginsFollowReadableWidth", "insetsLayoutMarginsFromSafeArea", "semanticContentAttribute",
    "viewLayoutMarginsFromSafeArea", "simulatedAppContext", "deepestColorClass", "largeContentTitle",
    "showsLargeContentViewer", "scalesLargeContentImage", "toolTip", "interactionTransition", "colorLabel",
    "adjustsFontForContentSizeCategory", "adjustsImageSizeForAccessibilityContentSizeCategory", "baselineAdjustment",
    "preferredMaxLayoutWidth", "adjustsLetterSpacingToFitWidth", "allowsDefaultTighteningForTruncation",
    "usesAttributedText", "showsExpansionTextWhenTruncated", "lineBreakStrategy", "key", "contentMode",
    "springLoaded", "pointerInteraction", "showsMenuAsPrimaryAction", "role", "reversesTitleShadowWhenHighlighted",
    "showsTouchWhenHighlighted", "adjustsImageWhenHighlighted", "adjustsImageWhenDisabled", "hasAttributedTitle",
    "changesSelectionAsPrimaryAction", "preferredBehavioralStyle", "isContextMenuInteractionEnabled",
    "clearsOnBeginEditing", "clearsOnInsertion", "allowsEditingTextAttributes", "selectable", "bounces",
    "bouncesZoom", "alwaysBounceVertical", "alwaysBounceHorizontal", "pagingEnabled", "directionalLockEnabled",
    "showsHorizontalScrollIndicator", "showsVerticalScrollIndicator", "delaysContentTouches",
    "canCancelContentTouches", "minimumZoomScale", "maximumZoomScale", "keyboardDismissMode", "indicatorStyle",
    "contentInsetAdjustmentBehavior", "automaticallyAdjustsScrollIndicatorInsets", "scrollEnabled",
    "delaysContentTouches", "scrollsToTop", "decelerationRate", "contentViewInsetsToSafeArea",
    "allowsSelection", "allowsMultipleSelection", "allowsSelectionDuringEditing",
    "allowsMultipleSelectionDuringEditing", "estimatedRowHeight", "estimatedSectionHeaderHeight",
    "estimatedSectionFooterHeight", "dataMode", "prefetchingEnabled", "showsSelectionImmediatelyOnTouchBegin",
    "sectionIndexMinimumDisplayRowCount", "selectionFollowsFocus", "remembersLastFocusedIndexPath",
    "cellLayoutMarginsFollowReadableWidth", "fillerRowHeight", "sectionHeaderTopPadding", "hasUncommittedUpdates",
    "selectionStyle", "indentationWidth", "indentationLevel", "hidesAccessoryWhenEditing", "showsReorderControl",
    "shouldIndentWhileEditing", "editingAccessoryType", "focusStyle", "textLabel", "detailTextLabel", "imageView",
    "tableViewCell", "rowHeight", "reuseIdentifier", "segmentControlStyle", "momentary", "springLoaded",
    "continuous", "title", "preferredStyle", "behavioralStyle", "axis", "distribution", "alignment", "spacing",
    "spacingType", "baselineRelativeArrangement", "layoutMarginsRelativeArrangement", "customSpacing",
    "animating", "hidesWhenStopped", "style", "maximumValue", "minimumValue", "value", "stepValue", "autorepeat",
    "wraps", "numberOfPages", "currentPage", "hidesForSinglePage", "defersCurrentPageDisplay", "backgroundStyle",
    "allowsContinuousInteraction", "direction", "preferredCurrentPageIndicatorImage", "datePickerMode",
    "minuteInterval", "countDownDuration", "useCurrentDate", "locale", "roundsToMinuteInterval",
    "showsSelectionIndicator", "barStyle", "translucent", "largeTitles", "searchBarStyle", "showsCancelButton",
    "showsBookmarkButton", "showsSearchResultsButton", "showsScopeBar", "placeholder", "text", "prompt",
    "selectedScopeButtonIndex", "mapType", "showsUserLocation", "showsBuildings", "showsCompass", "showsScale",
    "showsTraffic", "showsPointsOfInterest", "zoomEnabled", "rotateEnabled", "pitchEnabled", "dataDetectorTypes",
    "allowsBackForwardNavigationGestures", "allowsLinkPreview", "allowsMagnification", "scalesPageToFit",
    "allowsInlineMediaPlayback", "mediaPlaybackRequiresUserAction", "mediaPlaybackAllowsAirPlay",
    "suppressesIncrementalRendering", "keyboardDisplayRequiresUserAction", "enableSetNeedsDisplay",
    "sampleCount", "colorPixelFormat", "depthStencilPixelFormat", "preferredFramesPerSecond", "wantsDefaultCamera",
    "itemPositioning", "supportsAlpha", "findInteractionEnabled", "inputAssistantItem", "borderStyleName",
    "textContentType", "isElement", "appearanceType", "proxyRole",
  ]

  /// Children of view elements that are passed over whole.
  static let viewElements: Set<String> = [
    "textInputTraits", "accessibility", "gestureRecognizers", "animations", "point", "color", "inset", "edgeInsets",
    "directionalEdgeInsets", "freeformSimulatedSizeMetrics", "simulatedStatusBarMetrics", "simulatedOrientationMetrics",
    "simulatedNavigationBarMetrics", "simulatedTabBarMetrics", "simulatedToolbarMetrics", "simulatedScreenMetrics",
    "nil", "dataDetectorType", "dataDetectorTypes", "date", "locale", "timeZone", "calendar", "blurEffect",
    "vibrancyEffect", "wkWebViewConfiguration", "collectionViewFlowLayout", "collectionViewLayout",
    "preferredSymbolConfiguration", "listContentConfiguration", "textAttributes", "navigationBarAppearance",
    "toolbarAppearance", "tabBarAppearance", "size", "string", "mutableString", "attributedString", "scopeButtonTitles",
    "imageReference", "directionalInsets", "colorWell", "array", "designable", "bool", "real", "integer",
    "toolbarItems", "menu", "commands", "pointerInteractions", "backgroundConfiguration",
  ]

  /// Children of documents, scenes and controllers that are passed over whole.
  static let documentElements: Set<String> = [
    "dependencies", "customFonts", "inferredMetricsTieBreakers", "designables", "classes", "point", "color",
    "simulatedMetricsContainer", "simulatedStatusBarMetrics", "simulatedOrientationMetrics",
    "simulatedNavigationBarMetrics", "simulatedTabBarMetrics", "simulatedToolbarMetrics", "simulatedScreenMetrics",
    "freeformSimulatedSizeMetrics", "nil", "extendedEdge", "size", "value", "layoutGuides", "tabBarItem", "exit",
    "connections", "tapGestureRecognizer", "swipeGestureRecognizer", "panGestureRecognizer",
    "pinchGestureRecognizer", "rotationGestureRecognizer", "longPressGestureRecognizer",
    "screenEdgePanGestureRecognizer", "hoverGestureRecognizer", "pongPressGestureRecognizer", "customObject",
    "viewControllerPlaceholder", "attributedString", "userDefinedRuntimeAttributes", "keyCommands",
    "accessibility", "barButtonItem", "toolbarItems", "placeholder",
    "presentationController", "sheetPresentationController", "storyboardReference", "userGuides", "string",
  ]

  /// Attributes of documents, scenes, controllers and their parts.
  static let documentAttributes: Set<String> = [
    "toolsVersion", "systemVersion", "targetRuntime", "propertyAccessControl", "useAutolayout",
    "useTraitCollections", "useSafeAreas", "colorMatched", "initialViewController", "launchScreen",
    "standardCaching", "version", "type", "variant", "buildMode", "id", "sceneID", "sceneMemberID", "userLabel",
    "customModule", "customModuleProvider", "key", "placeholderIdentifier", "colorLabel", "orientation", "layout",
    "appearance", "useStoryboardIdentifierAsRestorationIdentifier", "hidesBottomBarWhenPushed",
    "automaticallyAdjustsScrollViewInsets", "extendedLayoutIncludesOpaqueBars", "modalTransitionStyle",
    "modalPresentationStyle", "definesPresentationContext", "providesPresentationContextTransitionStyle",
    "clearsSelectionOnViewWillAppear", "restorationIdentifier", "nibName", "wantsFullScreenLayout",
    "toolbarHidden", "navigationBarHidden", "autoresizesArchivedViewToFullSize", "transitionStyle", "pageSpacing",
    "navigationOrientation", "spineLocation", "allowsPictureInPicturePlayback", "videoGravity",
    "showsPlaybackControls", "preferredFramesPerSecond", "largeTitleDisplayMode", "title", "prompt",
    "leftItemsSupplementBackButton", "backButtonTitle", "hidesBackButton", "identifier", "isModalInPresentation",
    "interfaceStyle", "overrideUserInterfaceStyle", "customClass", "storyboardName", "referencedIdentifier",
    "bundleIdentifier", "backButtonDisplayMode", "displayModeButtonVisibility", "style", "preferredSplitBehavior",
    "storyboardIdentifier", "simulatedAppContext", "editing", "paused", "resumeOnDidBecomeActive",
    "pauseOnWillResignActive", "preferredDisplayMode", "presentsWithGesture", "hidesBarsOnSwipe", "hidesBarsOnTap",
    "hidesBarsWhenKeyboardAppears", "hidesBarsWhenVerticallyCompact", "searchController", "primaryBackgroundStyle",
  ]
}
