import Geometry
import Views

/// A root view as specified by its document.
struct DesignedRoot: Hashable {
  /// The kind of a root view, which together with how it is shown selects the row of `RootTable`.
  enum Kind: CaseIterable {
    /// A cell.
    case cell
    /// A view of its own size without a controller.
    case view
    /// A view that fills the canvas' screen except for bars.
    case screen
    /// The whole of a sheet on a phone in portrait.
    case sheet
    /// The part of a sheet below an opaque navigation bar.
    case sheetBelowBar
    /// A controller's view of its own size.
    case controller
    /// A controller's view that is wider and higher than the document's device: it represents a larger screen.
    case largeController
  }

  /// The canvas that it was designed on.
  var canvas: DesignCanvas
  /// Its size as designed, in points.
  var size: Size
  var hasController = true
  var isCell = false
  /// Whether it is a row, which is as wide as its table whatever its own width (Apple, `UITableView`).
  var isRow = false
  /// Whether it has a large title if there is a navigation bar.
  var showsLargeTitle = false
  var templates: Set<Orientation> = []
  /// The orientations with frames of their own for the same views.
  var framed: Set<Orientation> = []

  /// Its kind in an orientation: in landscape, a sheet with a template for that is shown as a screen.
  func kind(in orientation: Orientation) -> Kind {
    if isCell { return .cell }
    if canvas.isFreeform { return !hasController ? .view : isLarge ? .largeController : .controller }
    return orientation == .landscape && templates.contains(.landscape) ? .screen : sheet ?? .screen
  }

  /// The size of which the root is the part without bars, in points; nil if its size is independent of bars.
  var whole: Size? { canvas.freeformSize ?? (canvas.isFreeform ? nil : canvas.screen) }

  /// The part of a sheet that it covers: it is lower than a phone's portrait screen by the margin above a sheet.
  ///
  /// Interface Builder's canvas shows sheets since Xcode 11; before, a root that is 20 points lower is one below the
  /// status bar.
  private var sheet: Kind? {
    guard canvas.orientation == .portrait, let device = canvas.knownDevice, !device.isPad else { return nil }
    let gap = device.hasHomeIndicator ? canvas.era.sheetGap : canvas.era.homeButtonSheetGap
    switch canvas.screen.height - size.height {
    case _ where gap == 0: return nil
    case gap: return .sheet
    case gap + canvas.era.sheetBarHeight: return .sheetBelowBar
    default: return nil
    }
  }

  /// Whether it is larger than the screen in the canvas' orientation, and has a layout for that only.
  private var isLarge: Bool {
    let whole = canvas.freeformSize ?? size
    return templates.isEmpty && framed.isEmpty && size.width > canvas.screen.width
      && size.height > canvas.screen.height && whole.width >= size.width && whole.height >= size.height
      && (whole.width <= whole.height) == (canvas.orientation == .portrait)
  }

  /// Returns the canvas of an orientation's layout that gives the root a size: for a template, the screen that it fits.
  func canvas(of applied: Size, in orientation: Orientation) -> DesignCanvas {
    let isOwn = framed.contains(orientation) || templates.contains(orientation)
    guard isOwn || templates.contains(orientation.other) else { return canvas }
    let source = isOwn ? orientation : orientation.other
    let isTurned = (canvas.screen.width <= canvas.screen.height) != (source == .portrait)
    return .fitting(
      applied, screen: isTurned ? canvas.screen.transposed : canvas.screen, device: canvas.device,
      orientation: source, scale: canvas.scale)
  }
}
