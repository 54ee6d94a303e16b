import Diagnostics
import Geometry
import Layout
import Views

// Safe areas of screens, and the bars that they come from.
extension Screen {
  /// Returns the safe area insets in a running app.
  func safeAreaInApp(_ traits: ScreenTraits) -> EdgeInsets {
    let bars = bars(for: traits)
    if let containment = traits.containment, traits.safeArea == nil, let device = traits.device {
      return containment.isSheet
        ? SafeAreaRules.sheet(.whole, on: device, bars: bars, .iOS16)
        : SafeAreaRules.device(device, orientation: traits.orientation, bars: bars)
    }
    switch (traits.safeArea, traits.device) {
    case (.noWindow, _): return .zero
    case (.window(let insets), _): return SafeAreaRules.window(insets, bars: bars)
    case (nil, _) where isSheet(in: traits.orientation):
      return SafeAreaRules.sheet(.whole, on: traits.device ?? canvas.knownDevice, bars: bars, canvas.era)
    case (nil, let device?) where traits.orientation == .portrait && designedSheet == .belowBar:
      return SafeAreaRules.sheet(.belowBar, on: device, bars: bars, canvas.era)
    case (nil, let device?):
      return SafeAreaRules.device(device, orientation: traits.orientation, bars: bars)
    case (nil, nil): return recordedSafeArea(traits.orientation, bars: bars, isDesignCanvas: false)
    }
  }

  /// What of a sheet the root view was designed as; nil where it was not designed in one.
  var designedSheet: DesignCanvas.Sheet? { canvas.sheet(ofHeight: tree.root.frame.height) }

  /// Whether the screen is designed as a sheet and shown as one; turned phones show sheets on all of the screen.
  func isSheet(in orientation: Orientation) -> Bool {
    orientation == .portrait && designedSheet == .whole
  }

  /// Whether the bars around the screen are those of a compact height.
  func hasCompactBars(_ traits: ScreenTraits) -> Bool {
    guard !traits.isAsDesigned, let device = traits.device else { return false }
    return device.sizeClasses(in: traits.orientation) == SizeClasses(width: .compact, height: .compact)
  }

  /// Whether a toolbar's height is that over a home indicator: on a phone that stands upright, and on every canvas of a
  /// device that has one.
  func isOverHomeIndicator(_ traits: ScreenTraits) -> Bool {
    if traits.isAsDesigned { return canvas.knownDevice?.hasHomeIndicator == true }
    guard traits.orientation == .portrait, !isPad(traits) else { return false }
    if let replaced = traits.safeArea {
      guard case .window(let insets) = replaced else { return false }
      return insets.bottom > 0
    }
    let own = traits.screen == nil ? canvas.knownDevice : nil
    return (traits.device ?? own)?.hasHomeIndicator == true
  }

  /// Whether an orientation has a layout of its own rather than one carried over from the other orientation.
  func hasOwnLayout(_ orientation: Orientation) -> Bool {
    if framed[orientation] != nil { return true }
    return match(for: orientation) != nil || match(for: orientation.other) == nil && framed.isEmpty
  }

  /// Returns the recorded safe area insets, reduced by the height that opaque bars already took from the root view.
  func recordedSafeArea(
    _ orientation: Orientation, bars: ScreenBars, isDesignCanvas: Bool = true
  ) -> EdgeInsets {
    var insets = safeAreaOfScreen(
      orientation, bars: bars, on: canvas, rootSize: tree.root.frame.size, isDesignCanvas: isDesignCanvas)
    if tree.root.content.isCell { return .zero }
    // Sheets and opaque bars are those of the designed orientation; a turned screen has its own insets.
    if orientation == .portrait {
      if let designedSheet {
        return SafeAreaRules.sheet(designedSheet, on: canvas.knownDevice, bars: bars, canvas.era)
      }
      if let insets = SafeAreaRules.lowRoot(canvas, size: tree.root.frame.size, bars: bars) {
        return insets
      }
    }
    guard let whole = canvas.freeformSize ?? (canvas.isFreeform ? nil : canvas.screen) else { return insets }
    let missing = whole.height - tree.root.frame.height
    let above = min(insets.top, max(0, missing))
    insets.top -= above
    insets.bottom -= min(insets.bottom, max(0, missing - above))
    return insets
  }

  /// Returns the bars of the screen: with a large title where there is enough height for it and, in a running app, with a
  /// navigation bar that the document itself does not know of.
  ///
  /// Interface Builder's canvas shows large titles too: 20 views in 3 documents of 2 projects.
  func bars(for traits: ScreenTraits) -> ScreenBars {
    var bars = canvas.bars
    if traits.isAsDesigned {
      bars.hasLargeTitle =
        bars.hasNavigationBar && chrome?.showsLargeTitle == true && canvas.orientation == .portrait
      return bars
    }
    if let containment = traits.containment {
      bars = containment.bars
      bars.hasLargeTitle =
        bars.hasNavigationBar && containment.chrome.showsLargeTitle && traits.orientation == .portrait
      return bars
    }
    bars.hasLargeTitle = chrome?.showsLargeTitle == true && traits.orientation == .portrait
    if showsAssumedBar(traits) { bars.hasNavigationBar = true }
    return bars
  }

  private func showsAssumedBar(_ traits: ScreenTraits) -> Bool {
    traits.containment == nil && canvas.bars.assumesNavigationBar
      && (traits.assumesBars || canvas.bars.isInOtherNavigation)
      && !traits.isAsDesigned && !isFreeform(traits) && traits.safeArea != .noWindow
  }

  /// The finding that a navigation bar is assumed; nil where none is.
  func assumption(_ traits: ScreenTraits) -> Finding? {
    guard showsAssumedBar(traits), !canvas.bars.isInOtherNavigation else { return nil }
    return Finding(
      .note, .assumed,
      "the document has no navigation controller for this screen; its navigation item is shown in a bar,"
        + " unless --no-assumed-bars is given",
      at: location)
  }

  /// Returns the safe area insets of a canvas for a root of a size, which matters where it is its own.
  func safeAreaOfScreen(
    _ orientation: Orientation, bars: ScreenBars, on canvas: DesignCanvas, rootSize: Size,
    isDesignCanvas: Bool = true
  ) -> EdgeInsets {
    let free = SafeAreaRules.FreeRoot(
      size: rootSize, isInXib: canvas.isFreeRootInXib, isSimulated: canvas.simulatesFreeSize)
    return SafeAreaRules.recorded(
      deviceID: canvas.device, era: canvas.era, orientation: orientation, bars: bars,
      freeRoot: canvas.isFreeform ? free : nil, isDesignCanvas: isDesignCanvas)
  }
}
