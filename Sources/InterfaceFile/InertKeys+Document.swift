import InterfaceXML

extension InertKeys {
  /// Whether a child of a document, scene, object list or controller is skipped as a whole.
  static func containsDocumentChild(_ child: Element) -> Bool {
    if child.name == "nil" || documentElements.contains(child.name) { return true }
    guard values.contains(child.name), let key = child.peek("key") else { return false }
    return documentValues.contains(key)
  }

  /// Values that documents, scenes and controllers store as a child with a key.
  private static let documentValues: Set<String> = [
    "canvasLocation", "contentSizeForViewInPopover", "freeformSize", "preferredContentSize", "userComments",
    "edgesForExtendedLayout", "title", "prompt", "keyCommands",
  ]

  /// Children of documents, scenes, object lists and controllers that are skipped as a whole.
  private static let documentElements: Set<String> = [
    "accessibility", "barButtonItem", "classes", "customFonts", "customObject", "dependencies",
    "exit", "extendedEdge", "freeformSimulatedSizeMetrics", "hoverGestureRecognizer",
    "inferredMetricsTieBreakers", "keyCommands", "longPressGestureRecognizer", "navigationItem",
    "panGestureRecognizer", "pinchGestureRecognizer", "pongPressGestureRecognizer",
    "presentationController", "rotationGestureRecognizer", "screenEdgePanGestureRecognizer",
    "searchDisplayController", "sheetPresentationController", "simulatedMetricsContainer",
    "simulatedNavigationBarMetrics", "simulatedOrientationMetrics", "simulatedScreenMetrics",
    "simulatedStatusBarMetrics", "simulatedTabBarMetrics", "simulatedToolbarMetrics",
    "storyboardReference", "swipeGestureRecognizer", "tabBarItem", "tapGestureRecognizer", "toolbarItems",
    "userDefinedRuntimeAttributes", "viewControllerPlaceholder",
  ]

  /// Attributes of documents, scenes, object lists and controllers.
  static let documentAttributes: Set<String> = [
    "appearance", "allowsPictureInPicturePlayback", "autoresizesArchivedViewToFullSize",
    "automaticallyAdjustsScrollViewInsets", "backButtonDisplayMode", "buildMode", "bundleIdentifier",
    "clearsSelectionOnViewWillAppear", "colorLabel", "customClass", "customModule",
    "customModuleProvider", "definesPresentationContext", "displayModeButtonVisibility", "editing",
    "extendedLayoutIncludesOpaqueBars", "hidesBarsOnSwipe", "hidesBarsOnTap",
    "hidesBarsWhenKeyboardAppears", "hidesBarsWhenVerticallyCompact", "hidesBottomBarWhenPushed", "id",
    "identifier", "initialViewController", "interfaceStyle", "isModalInPresentation", "key", "launchScreen",
    "modalPresentationStyle", "modalTransitionStyle", "navigationBarHidden", "navigationOrientation",
    "nibName", "orientation", "overrideUserInterfaceStyle", "pageSpacing", "pauseOnWillResignActive",
    "paused", "placeholderIdentifier", "preferredDisplayMode", "preferredFramesPerSecond",
    "preferredSplitBehavior", "presentsWithGesture", "primaryBackgroundStyle", "propertyAccessControl",
    "providesPresentationContextTransitionStyle", "referencedIdentifier", "restorationIdentifier",
    "resumeOnDidBecomeActive", "sceneID", "sceneMemberID", "showsPlaybackControls", "simulatedAppContext",
    "spineLocation", "standardCaching", "storyboardIdentifier", "storyboardName", "style", "systemVersion",
    "targetRuntime", "title", "toolbarHidden", "toolsVersion", "transitionStyle", "type", "useAutolayout",
    "userLabel", "useSafeAreas", "useStoryboardIdentifierAsRestorationIdentifier", "useTraitCollections",
    "variant", "version", "videoGravity", "wantsFullScreenLayout",
  ]
}
