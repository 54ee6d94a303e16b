import Geometry
import Layout
import Templates
import Views

/// Where the root view stands on the canvas of a picture, points.
struct RootPlace {
  /// The whole picture.
  var canvas: Size
  /// The top left corner of the root view on it.
  var origin = Point.zero
  /// The root view's size.
  var size: Size
  /// The safe area insets of the root view.
  var safeArea: EdgeInsets
  /// How far bars, notch and home indicator reach into the canvas.
  var insets: EdgeInsets

  /// A root view that is all of the picture.
  init(size: Size, safeArea: EdgeInsets) {
    (canvas, self.size) = (size, size)
    (self.safeArea, insets) = (safeArea, safeArea)
  }
}

// The sizes that screens are shown at: a size that is asked for is that of every root view; a device's screen is that of
// whatever a controller owns; other views, and cells, keep the size that they were saved with.
extension Screen {
  /// Returns the size classes of the traits: those of the device, of the device nearest to the size, or of the
  /// document's own canvas.
  func sizeClasses(_ traits: ScreenTraits) -> SizeClasses {
    if traits.isAsDesigned { return canvas.sizeClasses }
    if let device = traits.device { return device.sizeClasses(in: traits.orientation) }
    if let screen = traits.screen { return SizeClasses(ofScreen: screen) }
    let own = canvas.knownDevice
    return own?.sizeClasses(in: traits.orientation) ?? canvas.sizeClasses
  }

  /// Returns whether traits are those of an iPad.
  ///
  /// A canvas without a device counts as one if its shorter side is at least as long as that of the smallest iPad, 744
  /// points.
  ///
  /// - Parameter traits: The traits that the screen is shown with; without a device and a size, the document's canvas
  ///   decides.
  public func isPad(_ traits: ScreenTraits) -> Bool {
    if let device = traits.device { return device.isPad }
    if traits.screen == nil, let own = canvas.knownDevice {
      return own.isPad
    }
    let screen = traits.screen ?? canvas.screen
    return min(screen.width, screen.height) >= 744
  }

  /// Whether the root view is shown at a size of its own rather than as a screen.
  func isFreeform(_ traits: ScreenTraits) -> Bool {
    canvas.isFreeform && traits.containment == nil
      && (controller == nil || traits.screen == nil || traits.isAsDesigned)
  }

  /// Returns the root view's place after its layout was applied, in a running app.
  ///
  /// - Parameters:
  ///   - traits: The traits that the screen is shown with.
  ///   - applied: The root view's size in the layout.
  func rootPlace(_ traits: ScreenTraits, applied: Size) -> RootPlace {
    let insets = safeAreaInApp(traits)
    guard let screen = traits.screen else {
      return RootPlace(size: ownSize(applied, in: traits.orientation), safeArea: insets)
    }
    guard traits.device != nil else { return RootPlace(size: screen, safeArea: insets) }
    if let containment = traits.containment {
      return place(applied, on: screen, traits.orientation, insets, in: containment)
    }
    if controller == nil, canvas.isFreeform {
      let isAsWideAsTheScreen = applied.width == canvas.screen.width
      let size = isAsWideAsTheScreen ? Size(width: screen.width, height: applied.height) : applied
      return RootPlace(size: size, safeArea: insets)
    }
    return place(applied, on: screen, traits.orientation, insets)
  }

  /// The place of a root view on a device's screen, which it fills but for what is not its own: opaque bars, and what a
  /// sheet leaves free above itself.
  private func place(
    _ applied: Size, on screen: Size, _ orientation: Orientation, _ insets: EdgeInsets
  ) -> RootPlace {
    let isTurnedSheet = designedSheet != nil && orientation == .landscape && match(for: .landscape) == nil
    if isTurnedSheet, designedSheet == .whole { return RootPlace(size: screen, safeArea: insets) }
    let missing = missingExtent(applied, orientation)
    let opaque = isTurnedSheet ? (top: true, bottom: false) : opaqueBars(missing.height)
    guard opaque.top || opaque.bottom, designedSheet == nil || isTurnedSheet else {
      let size = Size(
        width: max(0, screen.width - missing.width), height: max(0, screen.height - missing.height))
      return RootPlace(size: size, safeArea: insets)
    }
    var place = RootPlace(size: screen, safeArea: insets)
    place.size.width = max(0, screen.width - missing.width)
    if opaque.top {
      place.origin.y = insets.top
      place.safeArea.top = 0
    }
    if opaque.bottom { place.safeArea.bottom = 0 }
    let below = opaque.bottom ? insets.bottom : 0
    place.size.height = max(0, screen.height - place.origin.y - below)
    return place
  }

  /// The place of a root view in a container of a running app: all of the screen but for opaque bars, as far as they are
  /// there.
  private func place(
    _ applied: Size, on screen: Size, _ orientation: Orientation, _ insets: EdgeInsets,
    in containment: ScreenContainment
  ) -> RootPlace {
    var place = RootPlace(size: screen, safeArea: insets)
    let opaque = opaqueBars(missingExtent(applied, orientation).height)
    if opaque.top, containment.bars.hasNavigationBar {
      place.origin.y = insets.top
      place.safeArea.top = 0
    }
    var below = 0.0
    if opaque.bottom, containment.bars.hasTabBar || containment.bars.hasToolbar {
      below = insets.bottom
      place.safeArea.bottom = 0
    }
    place.size.height = max(0, screen.height - place.origin.y - below)
    return place
  }

  /// How much smaller than its whole canvas the root view was saved.
  private func missingExtent(_ applied: Size, _ orientation: Orientation) -> Size {
    if canvas.isFreeform {
      guard let whole = canvas.freeformSize else { return .zero }
      return Size(width: 0, height: max(0, whole.height - tree.root.frame.height))
    }
    let whole = canvas(ofApplied: applied, orientation).screen
    return Size(width: whole.width - applied.width, height: whole.height - applied.height)
  }

  /// Which bars of the document are opaque: they take their heights, status bar and home indicator with them, off the root
  /// view.
  private func opaqueBars(_ missing: Double) -> (top: Bool, bottom: Bool) {
    let bars = canvas.bars
    let insets = safeAreaOfScreen(
      canvas.orientation, bars: bars, on: canvas, rootSize: tree.root.frame.size)
    let hasBottom = bars.hasTabBar || bars.hasToolbar
    if hasBottom, abs(missing - insets.bottom) < 1, abs(missing - insets.top) >= 1 { return (false, true) }
    // Interface Builder's versions differ in the height of the status bar and of large titles.
    guard bars.hasNavigationBar, missing >= 40 else { return (false, false) }
    return (true, hasBottom && missing >= insets.top + insets.bottom - 1)
  }

  /// Returns the root view's size without a device: as saved, or as that turns.
  private func ownSize(_ applied: Size, in orientation: Orientation) -> Size {
    if designedSheet == .whole, match(for: .landscape) == nil, !isSheet(in: orientation) {
      // Turned phones show sheets on all of the screen.
      return canvas(ofApplied: applied, orientation).screen.transposed
    }
    if orientation != canvas.orientation, let whole = largeFreeformScreen {
      let turned = whole.transposed
      return Size(
        width: turned.width - (whole.width - applied.width),
        height: turned.height - (whole.height - applied.height))
    }
    return canvas(ofApplied: applied, orientation).rootSize(applied, in: orientation)
  }

  /// The whole of a controller that was designed at a size of its own, held as the canvas is, that is larger than the
  /// document's device both ways: it stands for a larger screen, and turns as screens do.
  private var largeFreeformScreen: Size? {
    guard canvas.isFreeform, controller != nil, framed.isEmpty, match(for: .portrait) == nil,
      match(for: .landscape) == nil
    else { return nil }
    let root = tree.root.frame.size
    let whole = canvas.freeformSize ?? root
    let isUpright = whole.width <= whole.height
    guard root.width > canvas.screen.width, root.height > canvas.screen.height,
      isUpright == (canvas.orientation == .portrait), whole.width >= root.width, whole.height >= root.height
    else { return nil }
    return whole
  }

  /// Returns the canvas that a layout was designed on: for a template, the screen that its root view, of size `applied`,
  /// fits.
  private func canvas(ofApplied applied: Size, _ orientation: Orientation) -> DesignCanvas {
    let hasLayout = framed[orientation] != nil
    guard hasLayout || match(for: orientation) != nil || match(for: orientation.other) != nil else {
      return canvas
    }
    let source: Orientation = hasLayout || match(for: orientation) != nil ? orientation : orientation.other
    let upright = canvas.screen.width <= canvas.screen.height ? canvas.screen : canvas.screen.transposed
    let screen = source == .portrait ? upright : upright.transposed
    return .fitting(
      applied, screen: screen, device: canvas.device, orientation: source, scale: canvas.scale)
  }
}
