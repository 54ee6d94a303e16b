import Views

/// Keys of archives without bearing on the picture; of views they are kept as written where they hold a plain value.
enum InertArchiveKeys {
  /// Whether a key of a view has no bearing on the picture; placeholders may say anything that UIKit knows.
  static func contains(_ key: String, in content: ViewContent) -> Bool {
    view.contains(key) || (content == .placeholder && placeholder.contains(key)) || content == .unknown
  }

  /// Whether a key of another object has no bearing on the picture.
  static func contains(_ key: String, ofObject className: String) -> Bool {
    if key == "EncodedWithXMLCoder" || key == "targetRuntimeIdentifier" { return true }
    if className.hasSuffix("Controller") { return controller.contains(key) }
    return objects[className]?.contains(key) ?? false
  }

  /// Attributes of any element: what names it, leads to it or holds its value.
  static let attributes: Set<String> = [
    "base64-UTF8", "class", "encoding", "id", "key", "length", "ref", "type", "value", "version",
  ]

  private static let objects: [String: Set<String>] = [
    "archive": ["archive"],
    "data": [
      "IBCocoaTouchPluginVersion", "IBCocoaTouchSimulationTargetRuntimeIdentifier",
      "IBDocument.AppKitVersion", "IBDocument.Classes", "IBDocument.EditedObjectIDs",
      "IBDocument.HIToolboxVersion", "IBDocument.IntegratedClassDependencies",
      "IBDocument.InterfaceBuilderVersion", "IBDocument.LastKnownRelativeProjectPath", "IBDocument.Metadata",
      "IBDocument.PluginDeclaredDependencies",
      "IBDocument.PluginDeclaredDependenciesTrackSystemTargetVersion",
      "IBDocument.PluginDeclaredDependencyDefaults", "IBDocument.PluginDeclaredDevelopmentDependencies",
      "IBDocument.PluginDependencies", "IBDocument.PluginVersions", "IBDocument.SystemTarget",
      "IBDocument.SystemVersion", "IBDocument.TargetRuntimeIdentifier",
      "IBDocument.defaultPropertyAccessControl", "IBDocument.localizationMode",
      "IBDocument.previouslyAttemptedUpgradeToXcode5",
    ],
    "IBObjectContainer": [
      "activeLocalization", "localizations", "maxID", "sourceID", "unlocalizedProperties",
    ],
    "IBObjectRecord": ["children", "parent"], "IBConnectionRecord": ["connectionID"],
    "IBCocoaTouchOutletCollectionConnection": ["cachedDesigntimeProtocol", "addsToExistingCollection"],
    "IBUIUserDefinedRuntimeAttributesPlaceholder": ["name", "object"],
    "NSLayoutConstraint": ["containingView", "scoringType", "scoringTypeFloat", "contentType", "symbolic"],
    "IBNSLayoutConstraint": ["containingView", "scoringType", "scoringTypeFloat", "contentType", "symbolic"],
    "NSColor": ["NSColorSpace", "NSCustomColorSpace", "NSComponents"], "NSFont": ["NSfFlags"],
    "IBUIFontDescription": ["family", "traits"],
    "NSCustomResource": ["NSClassName", "IBNamespaceID", "NSCatalogName"],
    "IBUISimulatedOrientationMetrics": ["interfaceOrientation", "IBUIInterfaceOrientation"],
    "IBUITextInputTraits": [
      "IBUIAutocapitalizationType", "IBUIAutocorrectionType", "IBUIEnablesReturnKeyAutomatically",
      "IBUIKeyboardAppearance", "IBUIKeyboardType", "IBUIReturnKeyType", "IBUISpellCheckingType",
    ],
  ]

  private static let controller: Set<String> = [
    "IBUIAutoresizesArchivedViewToFullSize", "IBUIHidesBottomBarWhenPushed", "IBUIHorizontal",
    "IBUIModalPresentationStyle", "IBUIModalTransitionStyle", "IBUINavigationBar", "IBUINavigationItem",
    "IBUINibName", "IBUIParentViewController", "IBUISearchDisplayController", "IBUISimulatedBottomBarMetrics",
    "IBUISimulatedOrientationMetrics", "IBUISimulatedSizeMetrics", "IBUISimulatedStatusBarMetrics",
    "IBUISimulatedTopBarMetrics", "IBUITabBar", "IBUITabBarItem", "IBUIToolbar", "IBUIToolbarItems",
    "IBUIViewControllers", "IBUIWantsFullScreenLayout", "IBUIExtendedEdge", "IBUIStoryboardIdentifier",
    "IBUIContentSizeForViewInPopover", "IBUISelectedViewController",
  ]

  private static let view: Set<String> = [
    "IBUIAccessibilityConfiguration", "IBUIAdjustsImageWhenDisabled", "IBUIAdjustsImageWhenHighlighted",
    "IBUIAllowsSelection", "IBUIAllowsSelectionDuringEditing", "IBUIAlwaysBounceHorizontal",
    "IBUIAlwaysBounceVertical", "IBUIAutoshrinkMode", "IBUIBaselineAdjustment", "IBUIBounces",
    "IBUIBouncesZoom", "IBUICanCancelContentTouches", "IBUIClearsContextBeforeDrawing",
    "IBUIClearsOnBeginEditing", "IBUIContentInset", "IBUIContentSize", "IBUIContinuous",
    "IBUIDelaysContentTouches", "IBUIDetailTextLabel", "IBUIDirectionalLockEnabled",
    "IBUIEditingAccessoryType", "IBUIFont", "IBUIFontDescription", "IBUIImageView", "IBUIIndentationLevel",
    "IBUIIndentationWidth", "IBUIIndicatorStyle", "IBUIMaximumZoomScale", "IBUIMinimumFontSize",
    "IBUIMinimumZoomScale", "IBUIMomentary", "IBUIMultipleTouchEnabled", "IBUIOpaque", "IBUIPagingEnabled",
    "IBUIPreferredMaxLayoutWidth", "IBUIResizesToFullScreen", "IBUIReuseIdentifier",
    "IBUIReversesTitleShadowWhenHighlighted", "IBUIRowHeight", "IBUIScreenMetrics", "IBUIScrollEnabled",
    "IBUIScrollIndicatorInsets", "IBUISelectionStyle", "IBUIShowsHorizontalScrollIndicator",
    "IBUIShowsTouchWhenHighlighted", "IBUIShowsVerticalScrollIndicator", "IBUISimulatedBottomBarMetrics",
    "IBUISimulatedOrientationMetrics", "IBUISimulatedSizeMetrics", "IBUISimulatedStatusBarMetrics",
    "IBUISimulatedTopBarMetrics", "IBUITapGestureRecognizers", "IBUITextInputTraits", "IBUITextLabel",
    "IBUIViewController", "IBSegmentControlStyle", "IBSegmentContentOffsets",
    "NSDoNotTranslateAutoresizingMask",
    "NSFrameMatrix", "NSNextKeyView", "NSNextResponder", "NSReuseIdentifierKey", "NSSuperview", "NSWindow",
    "gestureRecognizers", "targetRuntimeIdentifier",
  ]

  /// What classes say that are shown as placeholders.
  private static let placeholder: Set<String> = [
    "IBUIAnimating", "IBUIBarStyle", "IBUIBarTintColor", "IBUICurrentPage", "IBUIDate", "IBUIDatePickerMode",
    "IBUIDetectsPhoneNumbers", "IBUIDataDetectorTypes", "IBUIHidesForSinglePage", "IBUIHidesWhenStopped",
    "IBUIItems", "IBUILocale", "IBUIMapType", "IBUIMaximumDate", "IBUIMaximumValue", "IBUIMinimumDate",
    "IBUIMinimumValue", "IBUIMinuteInterval", "IBUINumberOfPages", "IBUIPlaceholder", "IBUIPrompt",
    "IBUIScalesPageToFit", "IBUIScopeButtonTitles", "IBUISelectedItem", "IBUIShowsBookmarkButton",
    "IBUIShowsCancelButton", "IBUIShowsScopeBar", "IBUIShowsSearchResultsButton",
    "IBUIShowsSelectionIndicator", "IBUIShowsUserLocation", "IBUIStepValue", "IBUIStyle", "IBUIText",
    "IBUITranslucent", "IBUIUseCurrentDate", "IBUIValue", "IBUIColor", "IBUIDelegate", "IBUITitle",
  ]
}
