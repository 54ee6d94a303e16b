import Geometry

extension DesignCanvas {
  /// Whether a root view was designed as a sheet, which ends at the bottom of an upright phone's screen and leaves some of
  /// the screen behind it to be seen above: see `EraTable.sheetGap`.
  ///
  /// Interface Builder's canvas has sheets since Xcode 11; before, a root 20 points lower is one below the status bar.
  ///
  /// - Parameter root: The root's size, points.
  public func leavesRoomAboveSheet(of root: Size) -> Bool {
    root.width == screen.width && sheet(ofHeight: root.height) == .whole
  }

  /// What of a sheet a root view is.
  public enum Sheet: Hashable, Sendable {
    /// All of it.
    case whole
    /// What an opaque navigation bar at its top leaves.
    case belowBar
  }

  /// Whether a root view was designed in a sheet: it is lower than the screen of a phone by what a sheet leaves free
  /// above itself.
  ///
  /// - Parameter height: the root's height, points.
  public func sheet(ofHeight height: Double) -> Sheet? {
    guard !isFreeform, orientation == .portrait,
      let device = device.flatMap({ Device(interfaceBuilderID: $0) }),
      !device.isPad
    else { return nil }
    let gap = device.hasHomeIndicator ? era.sheetGap : era.homeButtonSheetGap
    guard gap > 0 else { return nil }
    switch screen.height - height {
    case gap: return .whole
    case gap + era.sheetBarHeight: return .belowBar
    default: return nil
    }
  }
}
