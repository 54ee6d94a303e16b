import Geometry
import Views

/// The place of a root view on the canvas of a picture, in points: the answers of its row of `RootTable`.
struct RootPlace: Hashable {
  /// The size of the whole picture.
  var canvas: Size
  /// The top left corner of the root view on it.
  var origin = Point.zero
  /// The root view's size.
  var size: Size
  /// The safe area insets of the root view.
  var safeArea: EdgeInsets
  /// How far bars, notch, home indicator and the surroundings of a card extend into the canvas.
  var insets: EdgeInsets
  /// The part of the canvas that a presented controller takes; nil if it is not presented.
  var card: PresentedCard?
  /// The bars around it.
  var bars = ScreenBars()
  /// Whether they are drawn.
  var drawsBars = false
  /// Whether the navigation bar is assumed rather than in the document.
  var assumesNavigationBar = false

  /// A root view that fills the picture.
  fileprivate init(size: Size, insets: EdgeInsets) {
    (canvas, self.size) = (size, size)
    (safeArea, self.insets) = (insets, insets)
  }
}

extension RootSituation {
  /// Returns the root's place, where `applied` is its size in the layout, in points.
  func place(of applied: Size) -> RootPlace {
    let applied = root.templates.isEmpty && root.framed.isEmpty ? root.canvas.rootSize ?? applied : applied
    let row = RootTable.row(stage, kind, orientation)
    let isInWindow = traits.safeArea != .noWindow
    var designed = root.canvas.bars
    if stage != .canvas, let running = root.canvas.barsOfContainers {
      (designed.hasNavigationBar, designed.hasTabBar) = (running.hasNavigationBar, running.hasTabBar)
      designed.hasToolbar = running.hasToolbar
    }
    let assumesBar =
      (row.bars == .drawnOrAssumed || row.bars == .ofContainersOrDocument && traits.containment == nil)
      && isInWindow && designed.assumesNavigationBar
      && (traits.assumesBars || designed.isInOtherNavigation)
    let isContained = row.bars == .ofContainers || row.bars == .ofContainersOrDocument
    var bars = isContained ? traits.containment?.bars ?? designed : designed
    bars.hasNavigationBar = bars.hasNavigationBar || assumesBar
    if stage != .canvas, root.canvas.application.hidesStatusBar, hasPlainTop { bars.hasStatusBar = false }
    // A phone in landscape has not enough height for a large title.
    bars.hasLargeTitle = bars.hasNavigationBar && root.showsLargeTitle && (orientation == .portrait || isPad)
    var place = place(of: applied, row.lie, insets(row, bars))
    (place.bars, place.assumesNavigationBar) = (bars, assumesBar)
    place.drawsBars = row.bars != .counted && isInWindow
    if stage != .canvas {
      place.canvas.height += traits.addedHeight
      place.size.height += traits.addedHeight
      place.card?.frame.size.height += traits.addedHeight
    }
    return place
  }

  /// Whether nothing but a status bar is at the top of the screen; the housing of a camera stays.
  private var hasPlainTop: Bool {
    (traits.device ?? root.canvas.knownDevice).map { $0.isPad || !$0.hasHomeIndicator } ?? true
  }

  // MARK: Safe areas

  /// The insets of the root, in points: a row or item is in what scrolls, where no bar or display's edge is above or below it.
  private func insets(_ row: RootTable.Row, _ bars: ScreenBars) -> EdgeInsets {
    var insets = insetsOfScreen(row, bars)
    if stage != .canvas, root.isCell { (insets.top, insets.bottom) = (0, 0) }
    return insets
  }

  private func insetsOfScreen(_ row: RootTable.Row, _ bars: ScreenBars) -> EdgeInsets {
    if case .card(let shape) = row.lie { return insets(ofCard: shape, bars) }
    if stage != .canvas, let replaced = traits.safeArea {
      guard case .window(let insets) = replaced else { return .zero }
      return SafeAreaRules.window(insets, bars: bars, era)
    }
    switch row.reach {
    case .none: return .zero
    case .canvas: return SafeAreaRules.canvas(of: root, orientation, bars: bars, isDesignCanvas: true)
    case .ownDevice: return SafeAreaRules.canvas(of: root, orientation, bars: bars, isDesignCanvas: false)
    case .sheet:
      return SafeAreaRules.sheet(
        isBelowBar: kind == .sheetBelowBar, on: traits.device ?? root.canvas.knownDevice, bars: bars, era)
    case .sheetNow: return SafeAreaRules.sheet(isBelowBar: false, on: traits.device, bars: bars, era)
    case .device:
      return traits.device.map { SafeAreaRules.device($0, orientation: orientation, bars: bars, era) }
        ?? .zero
    case .card:
      return traits.device.map { SafeAreaRules.device($0, orientation: orientation, bars: bars, era) }
        ?? SafeAreaRules.canvas(of: root, orientation, bars: bars, isDesignCanvas: false)
    }
  }

  private func insets(ofCard shape: PresentedCard.Shape, _ bars: ScreenBars) -> EdgeInsets {
    var window = SafeAreaRules.withoutDevice(orientation, isPad: isPad)
    if let replaced = traits.safeArea {
      guard case .window(let insets) = replaced else { return .zero }
      window = insets
    } else if let device {
      if shape == .whole {
        return SafeAreaRules.device(device, orientation: orientation, bars: bars, era)
      }
      window = device.safeArea(in: orientation)
    }
    if !bars.hasStatusBar { window.top = 0 }
    let bar: Double =
      switch shape {
      case .page, .form: era.sheetBarHeight
      case .whole, .popover: isPad ? era.padNavigationBarHeight : era.navigationBarHeight
      }
    return SafeAreaRules.card(card(shape).frame, of: wholeScreen, window: window, bar: bar, bars: bars, era)
  }

  // MARK: Origins and sizes

  private func place(of applied: Size, _ lie: RootTable.Lie, _ insets: EdgeInsets) -> RootPlace {
    let (canvas, screen) = (root.canvas(of: applied, in: orientation), wholeScreen)
    var place = RootPlace(size: applied, insets: insets)
    func fill(_ size: Size) { (place.canvas, place.size) = (size, size) }
    switch lie {
    case .asSaved: break
    case .asSavedOrTurned where orientation == canvas.orientation,
      .turnedWhole where orientation == root.canvas.orientation:
      break
    case .asSavedOrTurned where canvas.isFreeform:
      if applied != canvas.screen { fill(applied.following(canvas.screen, to: canvas.screen.transposed)) }
    case .asSavedOrTurned: fill(canvas.screen.transposed.less(canvas.screen.less(applied)))
    case .turnedScreen: fill(canvas.screen.transposed)
    case .turnedWhole:
      let whole = root.canvas.freeformSize ?? root.size
      fill(whole.transposed.less(whole.less(applied)))
    case .screen: fill(screen)
    case .screenLessMissing: fill(screen.less(missing(applied)))
    case .asSavedOrAsWide:
      fill(
        root.isRow
          ? Size(width: screen.width, height: applied.height)
          : applied.following(root.canvas.screen, to: screen))
    case .withoutOpaqueBars:
      let missing = missing(applied)
      let opaque = kind == .sheetBelowBar ? (top: true, bottom: false) : opaqueBars(missing.height)
      fill(opaque.top || opaque.bottom ? screen : screen.less(missing))
      place.leaveOut(top: opaque.top, bottom: opaque.bottom)
      place.size.width = max(0, screen.width - missing.width)
    case .withoutOpaqueBarsThere:
      fill(screen)
      guard let bars = traits.containment?.bars else { break }
      let opaque = opaqueBars(missing(applied).height)
      place.leaveOut(
        top: opaque.top && bars.hasNavigationBar, bottom: opaque.bottom && (bars.hasTabBar || bars.hasToolbar)
      )
    case .card(let shape):
      place.stand(on: card(shape), of: screen)
      let bars = traits.containment?.bars ?? root.canvas.bars
      let opaque =
        kind == .sheet || kind == .sheetBelowBar
        ? (top: kind == .sheetBelowBar, bottom: false) : opaqueBars(missing(applied).height)
      place.leaveOut(
        top: opaque.top && bars.hasNavigationBar, bottom: opaque.bottom && (bars.hasTabBar || bars.hasToolbar)
      )
    }
    return place
  }

  /// By how much the root view was saved smaller than its whole canvas.
  private func missing(_ applied: Size) -> Size {
    guard root.canvas.isFreeform else {
      return root.canvas(of: applied, in: orientation).screen.less(applied)
    }
    return Size(width: 0, height: max(0, (root.whole?.height ?? 0) - root.size.height))
  }

  /// Whether the root view was saved without the area of opaque bars, and is shown on the document's own device in a running
  /// app: that device's screen is shown with them.
  var hasOpaqueBarsOnOwnScreen: Bool {
    guard stage == .ownScreen, kind == .screen, root.templates.isEmpty, root.framed.isEmpty else {
      return false
    }
    let opaque = opaqueBars(missing(root.size).height)
    return opaque.top || opaque.bottom
  }

  /// Returns which bars of the document are opaque: the root view is lower by their heights, including status bar and
  /// home indicator.
  private func opaqueBars(_ missing: Double) -> (top: Bool, bottom: Bool) {
    let bars = root.canvas.bars
    let insets = SafeAreaRules.recorded(
      root.canvas, rootSize: root.size, root.canvas.orientation, bars: bars)
    let hasBottom = bars.hasTabBar || bars.hasToolbar
    if hasBottom, abs(missing - insets.bottom) < 1, abs(missing - insets.top) >= 1 { return (false, true) }
    // Interface Builder's versions differ in the heights of status bars and large titles, so the difference is compared
    // with the lowest bar of any version only.
    guard bars.hasNavigationBar, missing >= Era.earliest.navigationBarHeight else { return (false, false) }
    return (true, hasBottom && missing >= insets.top + insets.bottom - 1)
  }
}

extension RootPlace {
  /// Leaves the area of opaque bars out of the root view.
  fileprivate mutating func leaveOut(top: Bool, bottom: Bool) {
    let lost = (top: top ? safeArea.top : 0, bottom: bottom ? safeArea.bottom : 0)
    if top { (origin.y, safeArea.top) = (insets.top, 0) }
    if bottom { safeArea.bottom = 0 }
    size.height = max(0, size.height - lost.top - lost.bottom)
  }

  /// Fills a card on a screen instead of the picture.
  fileprivate mutating func stand(on card: PresentedCard, of screen: Size) {
    (canvas, self.card) = (screen, card)
    (origin, size) = (card.frame.origin, card.frame.size)
    insets.top += card.frame.minY
    insets.left += card.frame.minX
    insets.bottom += max(0, screen.height - card.frame.maxY)
    insets.right += max(0, screen.width - card.frame.maxX)
  }
}

extension Size {
  fileprivate func less(_ other: Size) -> Size {
    Size(width: max(0, width - other.width), height: max(0, height - other.height))
  }

  /// The size with the width of a new screen if it had that of its own.
  fileprivate func following(_ own: Size, to new: Size) -> Size {
    width == own.width ? Size(width: new.width, height: height) : self
  }
}
