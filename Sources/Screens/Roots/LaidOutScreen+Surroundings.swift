import Geometry
import Painting
import Views

extension LaidOutScreen {
  /// The era that it was laid out in and is drawn in.
  var era: Era { screen.situation(traits).era }

  /// Whether the screen is on a card in front of another one, or a sheet of a flow, where dark backgrounds are lighter.
  var isElevated: Bool {
    if traits.containment?.isSheet == true { return true }
    return switch place.card?.style {
    case .pageSheet, .formSheet, .popover: true
    case .fullScreen, .overCurrentContext, nil: false
    }
  }

  /// Returns what surrounds the screen, with rectangles on the canvas, in points: the bars of its controllers and, if
  /// `showsDevice` is true, the status bar and the home indicator.
  ///
  /// A root view that was saved shorter, for opaque bars, leaves no room for them in the picture.
  package func surroundings(showsDevice: Bool) -> Surroundings {
    let canvas = screen.canvas
    var around = Surroundings(era: era)
    let chrome = traits.containment?.chrome ?? screen.chrome
    let (bars, size, situation) = (place.bars, frames.canvas, screen.situation(traits))
    around.chrome = chrome ?? ScreenChrome()
    around.gathersTabs = !situation.isPad && !traits.isAsDesigned
    around.hidesIdleGround = traits.device != nil || around.era.hidesIdleBarGround
    let isScreen = chrome != nil && place.drawsBars
    let area = place.card?.frame ?? Rect(origin: .zero, size: size)
    around.card = place.card.map(cardSurroundings)
    // Lower insets are those of a status bar or home indicator.
    let lowestBar = Era.iOS16.compactBarHeight
    if isScreen, bars.hasNavigationBar, insets.top - area.minY >= lowestBar {
      around.navigationBar = Rect(minX: area.minX, minY: area.minY, maxX: area.maxX, maxY: insets.top)
    }
    around.isInWindow = isScreen && !traits.isAsDesigned
    around.sideInset = isScreen ? min(insets.left - area.minX, insets.right - (size.width - area.maxX)) : 0
    around.hasCompactBars = situation.hasCompactBars
    around.hasInlineTabs = !traits.isAsDesigned && (situation.isPad || traits.orientation == .landscape)
    let floor = size.height - insets.bottom
    if isScreen, bars.hasTabBar || bars.hasToolbar, area.maxY - floor >= lowestBar {
      let box = Rect(minX: area.minX, minY: floor, maxX: area.maxX, maxY: area.maxY)
      if bars.hasTabBar { around.tabBar = box } else { around.toolbar = box }
    }
    around.views = screen.barViews.laidOut(
      title: around.chrome.navigationItem.titleView, barWidth: area.width - 2 * around.sideInset,
      designedWidth: canvas.screen.width, screen.layoutTraits(traits), fonts)
    // The document of a xib says nothing about bars, and its controller's screen is under those of the device all the same.
    guard showsDevice, isScreen || screen.controller != nil && place.drawsBars else { return around }
    let shown = traits.device ?? canvas.knownDevice
    let isFlat = size.width > size.height && shown?.isPad != true
    // A sheet, which is lower than its device, is below the status bar; heights are in whole points.
    if bars.hasStatusBar, !isFlat, size.height >= (shown?.size(in: situation.orientation).height ?? 0) - 1 {
      // A canvas without a device is treated as one with a home button.
      let height = shown?.statusBarHeight ?? Era.earliest.canvasStatusBar
      around.statusBar = Rect(x: 0, y: 0, width: size.width, height: height)
      around.isPadStatusBar = shown?.isPad == true
    }
    if let shown, let island = shown.island, size == shown.size(in: situation.orientation) {
      // In landscape the upper edge is at the left.
      around.island =
        situation.orientation == .portrait
        ? island
        : Rect(
          x: island.minY, y: (size.height - island.width) / 2, width: island.height, height: island.width)
    }
    if shown?.hasHomeIndicator == true {
      // The inset of phones in portrait. The mark is at the same distance from the bottom edge on rotated phones and iPads, whose insets are lower.
      around.homeIndicator = Rect(x: 0, y: size.height - 34, width: size.width, height: 34)
    }
    return around
  }

  private func cardSurroundings(_ card: PresentedCard) -> CardSurroundings {
    let kind: CardSurroundings.Kind =
      switch card.style {
      case .fullScreen: .opaque
      case .overCurrentContext: .transparent
      case .popover: .popover
      case .formSheet: .floating
      case .pageSheet: PageSheet.kind(isPad: isPad, era)
      }
    return CardSurroundings(frame: card.frame, kind: kind)
  }
}
