import Views

/// Keys of archives without effect on the picture; those of views with a plain value are stored as written.
enum InertArchiveKeys {
  /// Whether a key of a view has no effect on the picture.
  static func contains(_ key: String, in content: ViewContent) -> Bool {
    view.contains(key) || own(content).contains(key) || content == .unknown
  }

  /// Whether a key of another object has no effect on the picture.
  static func contains(_ key: String, ofObject className: String) -> Bool {
    if key == "EncodedWithXMLCoder" || key == "targetRuntimeIdentifier" { return true }
    if className.hasSuffix("Controller") { return controller.contains(key) }
    return objects[className]?.contains(key) ?? false
  }

  /// Attributes of any element: those that name it, refer to it or hold its value.
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
    "IBUIFontDescription": ["family", "traits", "size"],
    "NSCustomResource": ["NSClassName", "IBNamespaceID", "NSCatalogName"],
    "IBUIBarButtonItem": item.union(["IBUINavigationItem", "IBUIToolbar"]),
    "IBUINavigationItem": item.union(["IBUINavigationBar"]), "IBUITabBarItem": item.union(["IBUITabBar"]),
    "IBUISimulatedOrientationMetrics": ["interfaceOrientation", "IBUIInterfaceOrientation"],
    "IBUITextInputTraits": [
      "IBUIAutocapitalizationType", "IBUIAutocorrectionType", "IBUIEnablesReturnKeyAutomatically",
      "IBUIKeyboardAppearance", "IBUIKeyboardType", "IBUIReturnKeyType", "IBUISpellCheckingType",
    ],
  ]

  /// Unused keys of bar items.
  private static let item: Set<String> = [
    "IBUIAccessibilityConfiguration", "IBUILandscapeImage", "IBUISelectedImage", "IBUITag",
    "IBUIImageInsets", "IBUITitlePositionAdjustment",
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

  /// Unused keys of controls, bars and views with external content.
  private static func own(_ content: ViewContent) -> Set<String> {
    switch content {
    case .stepper: ["IBUIAutorepeat", "IBUIStepValue"]
    case .pageControl: ["IBUIDefersCurrentPageDisplay"]
    case .datePicker: ["IBUICalendar", "IBUILocale", "IBUIMaximumDate", "IBUIMinimumDate", "IBUITimeZone"]
    case .pickerView: ["IBUIShowsSelectionIndicator", "IBUIDataSource", "IBUIDelegate"]
    case .navigationBar, .toolbar, .tabBar, .searchBar:
      ["IBUIDelegate", "IBUIShadowImage", "IBUIBackgroundImage", "IBUIShowsScopeBar"]
    case .standIn:
      [
        "IBUIDataDetectorTypes", "IBUIDelegate", "IBUIDetectsPhoneNumbers", "IBUIScalesPageToFit",
        "IBUIShowsUserLocation", "IBMKMapType", "IBMKShowsUserLocation",
      ]
    default: []
    }
  }
}
