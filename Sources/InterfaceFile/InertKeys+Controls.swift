/// Controls, bars and views with external content.
extension InertKeys {
  /// Attributes and values by element.
  static let furtherByElement: [String: Set<String>] = [
    "stepper": ["autorepeat", "continuous", "stepValue", "decrementImage", "incrementImage"],
    "pageControl": [
      "allowsContinuousInteraction", "currentPageIndicatorImage", "defersCurrentPageDisplay", "direction",
      "preferredCurrentPageIndicatorImage", "preferredIndicatorImage",
    ],
    "datePicker": [
      "calendar", "locale", "maximumDate", "minimumDate", "roundsToMinuteInterval", "timeZone",
    ],
    "colorWell": ["supportsAlpha", "supportsEyedropper", "title", "maximumLinearExposure"],
    "pickerView": ["showsSelectionIndicator"],
    "calendarView": [
      "fontDesign", "wantsDateDecorations", "availableDateRange", "visibleDateComponents", "calendar",
      "locale", "timeZone", "selectionMode",
    ],
    "toolbar": bar, "tabBar": bar.union(["itemPositioning", "itemSpacing", "itemWidth", "style"]),
    "navigationBar": bar.union([
      "backIndicatorImage", "backIndicatorTransitionMaskImage", "preferredBehavioralStyle",
    ]),
    "searchBar": bar.union([
      "cancelButtonText", "scopeBarBackgroundImage", "inputAssistantItem", "searchFieldBackgroundImage",
    ]),
    "webView": web, "wkWebView": web,
    "mapView": [
      "pitchEnabled", "rotateEnabled", "scrollEnabled", "showsBuildings", "showsCompass",
      "showsPointsOfInterest",
      "showsScale", "showsTraffic", "showsUserLocation", "userTrackingMode", "zoomEnabled",
      "pitchButtonVisibility", "selectableMapFeatures", "showsUserTrackingButton",
    ],
    "glkView": rendering, "mtkView": rendering, "sceneKitView": rendering, "skView": rendering,
    "arView": rendering, "arscnView": rendering, "arskView": rendering,
    "pdfView": scrolling.union(["autoScales", "displayMode", "displayDirection", "displaysPageBreaks"]),
    "avPlayerView": ["showsPlaybackControls", "videoGravity", "player"],
    "adBannerView": ["adType", "delegate"],
  ]

  /// Children that are skipped as a whole, by element.
  static let furtherStructures: [String: Set<String>] = [
    "toolbar": appearances, "navigationBar": appearances, "tabBar": appearances, "searchBar": appearances,
    "datePicker": ["calendar", "calendarIdentifier", "locale", "timeZone"],
    "calendarView": ["calendar", "calendarIdentifier", "dateInterval", "locale", "timeZone"],
    "wkWebView": ["wkWebViewConfiguration"],
    "skView": ["skScene"], "sceneKitView": ["scene"],
  ]

  private static let appearances: Set<String> = [
    "navigationBarAppearance", "tabBarAppearance", "textAttributes", "toolbarAppearance",
  ]

  private static let bar: Set<String> = [
    "backgroundImage", "itemPositioning", "selectionIndicatorImage", "shadowImage", "delegate",
  ]

  private static let web: Set<String> = scrolling.union([
    "allowsBackForwardNavigationGestures", "allowsInlineMediaPlayback", "allowsLinkPreview",
    "allowsMagnification", "dataDetectorTypes", "findInteractionEnabled", "keyboardDisplayRequiresUserAction",
    "mediaPlaybackAllowsAirPlay", "mediaPlaybackRequiresUserAction", "scalesPageToFit",
    "suppressesIncrementalRendering",
  ])

  private static let rendering: Set<String> = [
    "allowsCameraControl", "allowsTransparency", "antialiasingMode", "asynchronous",
    "autoenablesDefaultLighting",
    "autoResizeDrawable", "backgroundImage", "clearColor", "clearDepth", "clearStencil", "colorPixelFormat",
    "depthStencilPixelFormat", "drawableColorFormat", "drawableDepthFormat", "drawableMultisample",
    "drawableStencilFormat", "enableSetNeedsDisplay", "framebufferOnly", "ignoresSiblingOrder",
    "jitteringEnabled", "loops", "paused", "playing", "preferredFramesPerSecond", "presentsWithTransaction",
    "rendersContinuously", "sampleCount", "sceneName", "scene", "shouldCullNonVisibleNodes", "showsDrawCount",
    "showsFPS", "showsFields", "showsNodeCount", "showsPhysics", "showsQuadCount", "showsStatistics",
    "wantsDefaultCamera",
  ]
}
