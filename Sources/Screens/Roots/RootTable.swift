import Views

/// The places of root views: exactly one row for each situation, with its answers.
///
/// The rows of the canvas follow the frames that Interface Builder recorded in public documents, those of a running app
/// follow UIKit. The numbers, by device and era, are in `SafeAreaRules`, `Device.all` and `EraTable`, with their counts.
enum RootTable {
  /// The canvas of the picture, and the origin and size of the root on it.
  enum Lie {
    /// The picture shows just the root, at its saved size.
    case asSaved
    /// As saved. In the other orientation, bars reduce the rotated screen as they did the screen; a root of its own size
    /// keeps it, except that one as wide as the screen becomes as wide as the rotated one.
    case asSavedOrTurned
    /// The document's whole screen, rotated.
    case turnedScreen
    /// As saved; in the other orientation its whole size is rotated like a screen, and reduced by the same bars.
    case turnedWhole
    /// The whole requested screen.
    case screen
    /// The requested screen, reduced by as much as the root was smaller than its own screen.
    case screenLessMissing
    /// As saved, except that a row becomes as wide as the requested screen, as does another root that is as wide as its own screen.
    case asSavedOrAsWide
    /// The requested screen without the opaque bars that the saved size is reduced by; `screenLessMissing` if it is not.
    case withoutOpaqueBars
    /// The requested screen without those opaque bars that the containers currently show.
    case withoutOpaqueBarsThere
    /// The card that a presented controller takes of the screen, without opaque bars.
    case card(PresentedCard.Shape)
  }

  /// The safe area.
  enum Reach {
    case none
    /// That of the document's device on the canvas, except where opaque bars already reduced the root.
    case canvas
    /// The same, with the status bar of a running app on that device.
    case ownDevice
    /// That of a sheet in the document's era.
    case sheet
    /// That of a sheet in the era of running devices.
    case sheetNow
    /// That of the device.
    case device
    /// As much of the device's as reaches into the card of a presented controller.
    case card
  }

  /// The bars that extend the safe area, and whether they are drawn.
  enum Bars {
    /// The document's, not drawn because the root is not a screen.
    case counted
    /// The document's.
    case drawn
    /// The document's, and a navigation bar if one is assumed.
    case drawnOrAssumed
    /// Those that the containers currently show.
    case ofContainers
    /// Those that the containers currently show; without containers, the document's, and a navigation bar if one is
    /// assumed.
    case ofContainersOrDocument
  }

  /// A situation and its answers.
  struct Row {
    let stage: RootSituation.Stage
    let kinds: [DesignedRoot.Kind]
    let orientations: [Orientation]
    let lie: Lie
    let reach: Reach
    let bars: Bars

    init(
      _ stage: RootSituation.Stage, _ kinds: [DesignedRoot.Kind], in orientation: Orientation? = nil,
      _ lie: Lie, _ reach: Reach, _ bars: Bars
    ) {
      (self.stage, self.kinds) = (stage, kinds)
      orientations = orientation.map { [$0] } ?? Orientation.allCases
      (self.lie, self.reach, self.bars) = (lie, reach, bars)
    }
  }

  static let rows: [Row] = [
    // Interface Builder's canvas. It shows large titles too: 20 views in 3 documents of 2 projects.
    Row(.canvas, [.cell], .asSaved, .none, .counted),
    // Views in xibs are at the top of the screen: 14 of 15. Views of simulated size: 13 documents of 6 projects.
    Row(.canvas, [.view, .controller, .largeController], .asSaved, .canvas, .counted),
    Row(.canvas, [.screen], .asSaved, .canvas, .drawn),
    // Since Xcode 11: `EraTable.sheetGap` and `homeButtonSheetGap`. The bar is that of simulators of iOS 13 and 14.
    Row(.canvas, [.sheet, .sheetBelowBar], .asSaved, .sheet, .drawn),

    // A running app on the document's own screen is similar to the canvas, so that recorded frames can be compared with it
    // (`EraTable.ownDeviceStatusBar`). Documents record one orientation; the other is deduced from it.
    Row(.ownScreen, [.cell], .asSavedOrTurned, .none, .counted),
    Row(.ownScreen, [.view, .controller], .asSavedOrTurned, .ownDevice, .counted),
    // It represents a larger screen, which rotates like any other.
    Row(.ownScreen, [.largeController], .turnedWhole, .ownDevice, .counted),
    Row(.ownScreen, [.screen], .asSavedOrTurned, .ownDevice, .drawnOrAssumed),
    Row(.ownScreen, [.sheet, .sheetBelowBar], in: .portrait, .asSavedOrTurned, .sheet, .drawnOrAssumed),
    // In landscape, phones show sheets on the whole screen.
    Row(.ownScreen, [.sheet], in: .landscape, .turnedScreen, .ownDevice, .drawnOrAssumed),
    Row(.ownScreen, [.sheetBelowBar], in: .landscape, .asSavedOrTurned, .ownDevice, .drawnOrAssumed),

    // A requested size is that of every root: our own rule, as a size is not a device.
    Row(.size, [.cell], .screen, .none, .drawnOrAssumed),
    Row(.size, [.view, .screen, .controller, .largeController], .screen, .ownDevice, .drawnOrAssumed),
    Row(.size, [.sheet, .sheetBelowBar], in: .portrait, .screen, .sheet, .drawnOrAssumed),
    Row(.size, [.sheet, .sheetBelowBar], in: .landscape, .screen, .ownDevice, .drawnOrAssumed),

    // A device's screen is that of roots with a controller; other views, and cells, keep their size.
    Row(.device, [.cell, .view], .asSavedOrAsWide, .device, .counted),
    // Documents record 603 of 667 points and 804 of 896 below opaque bars.
    Row(.device, [.screen, .controller, .largeController], .withoutOpaqueBars, .device, .drawnOrAssumed),
    // A sheet is lower than the device by as much as it was lower than its own.
    Row(.device, [.sheet, .sheetBelowBar], in: .portrait, .screenLessMissing, .sheet, .drawnOrAssumed),
    Row(.device, [.sheet], in: .landscape, .screen, .device, .drawnOrAssumed),
    Row(.device, [.sheetBelowBar], in: .landscape, .withoutOpaqueBars, .device, .drawnOrAssumed),

    // Container controllers determine the bars, regardless of the document, and whether it is a sheet.
    Row(.container, DesignedRoot.Kind.allCases, .withoutOpaqueBarsThere, .device, .ofContainers),
    Row(.sheet, DesignedRoot.Kind.allCases, .withoutOpaqueBarsThere, .sheetNow, .ofContainers),

    // Code presents controllers; cells, and views without a controller, are shown as on a device.
    Row(.fullScreen, ofControllers, .card(.whole), .card, .ofContainersOrDocument),
    Row(.overlay, ofControllers, .card(.whole), .card, .ofContainersOrDocument),
    Row(.pageSheet, ofControllers, .card(.page), .card, .ofContainersOrDocument),
    Row(.formSheet, ofControllers, .card(.form), .card, .ofContainersOrDocument),
    Row(.popover, ofControllers, .card(.popover), .card, .ofContainersOrDocument),
    Row(.fullScreen, [.cell, .view], .asSavedOrAsWide, .card, .counted),
    Row(.overlay, [.cell, .view], .asSavedOrAsWide, .card, .counted),
    Row(.pageSheet, [.cell, .view], .asSavedOrAsWide, .card, .counted),
    Row(.formSheet, [.cell, .view], .asSavedOrAsWide, .card, .counted),
    Row(.popover, [.cell, .view], .asSavedOrAsWide, .card, .counted),
  ]

  /// The kinds of roots that a controller has.
  private static let ofControllers = DesignedRoot.Kind.allCases.filter { ![.cell, .view].contains($0) }

  static func row(_ stage: RootSituation.Stage, _ kind: DesignedRoot.Kind, _ orientation: Orientation) -> Row
  {
    let found = rows.first {
      $0.stage == stage && $0.kinds.contains(kind) && $0.orientations.contains(orientation)
    }
    guard let found else { preconditionFailure("every situation has a row") }
    return found
  }
}
