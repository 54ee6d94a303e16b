import Geometry

extension DesignCanvas {
  /// The part of a sheet that a root view covers.
  public enum Sheet: Hashable, Sendable {
    /// The whole sheet.
    case whole
    /// The part below an opaque navigation bar.
    case belowBar
  }

  /// Returns the part of a sheet that a root view was designed as; nil if it is not a sheet.
  ///
  /// The root of a sheet is lower than a phone's portrait screen by the margin above a sheet (`EraTable.sheetGap`).
  ///
  /// Interface Builder's canvas shows sheets since Xcode 11; before, a root that is 20 points lower is one below the
  /// status bar.
  ///
  /// - Parameter height: The root's height, in points.
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
