import Geometry

extension DesignCanvas {
  /// What of a sheet a root view is.
  public enum Sheet: Hashable, Sendable {
    /// All of it.
    case whole
    /// What an opaque navigation bar at its top leaves.
    case belowBar
  }

  /// Returns what of a sheet a root view was designed as; nil for a root that is no sheet's.
  ///
  /// The root of a sheet is lower than the screen of an upright phone by what a sheet leaves free above itself
  /// (`EraTable.sheetGap`).
  ///
  /// Interface Builder's canvas has sheets since Xcode 11; before, a root 20 points lower is one below the status bar.
  ///
  /// - Parameter height: The root's height, points.
  public func sheet(ofHeight height: Double) -> Sheet? {
    guard !isFreeform, orientation == .portrait,
      let device = knownDevice,
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
