import Geometry

extension DesignCanvas {
  /// Whether a root view was designed as a sheet, which ends at the bottom of an upright phone's screen and leaves some of
  /// the screen behind it to be seen above: 54 points on a phone with a notch, 20 on one with a home button.
  ///
  /// Interface Builder's canvas has sheets since Xcode 11; before, a root 20 points lower is one below the status bar.
  ///
  /// - Parameter root: The root's size, points.
  public func leavesRoomAboveSheet(of root: Size) -> Bool {
    guard !isFreeform, orientation == .portrait, era.toolsVersion >= 14_800, root.width == screen.width,
      let device = device.flatMap({ Device(interfaceBuilderID: $0) }), !device.isPad
    else { return false }
    return screen.height - root.height == (device.hasHomeIndicator ? 54 : 20)
  }
}
