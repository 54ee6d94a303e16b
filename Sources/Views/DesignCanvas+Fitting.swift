import Geometry

extension DesignCanvas {
  /// Returns the canvas of a standalone view with its own size. `size`: the view's size, in points. `screen`: the
  /// screen of the document's device, in points; nil if there is none. `device`: Interface Builder's ID of the device;
  /// nil if the document has none.
  package static func freeform(_ size: Size, screen: Size?, device: String?, scale: Double) -> DesignCanvas {
    let screen = screen ?? size
    return DesignCanvas(
      device: device, screen: screen, orientation: screen.width > screen.height ? .landscape : .portrait,
      scale: scale, isFreeform: true)
  }

  /// The canvas of a root view on a screen: the screen's if the view fills it except for bars, else its own.
  ///
  /// Bars take at most 140 points of the height (status bar, large title and prompt, or tab bar and indicator). A view
  /// as wide as the rotated screen was designed on the rotated screen. `root`: the size of the root view as designed,
  /// in points. `screen`: the screen of the document's device, in points, in the given orientation. `device`: interface
  /// Builder's ID of the device; nil if the document has none. The result: a canvas of the screen, rotated if the view
  /// only fills it that way; otherwise one of the view's own size.
  package static func fitting(
    _ root: Size, screen: Size, device: String?, orientation: Orientation, scale: Double
  ) -> DesignCanvas {
    for (candidate, way) in [(screen, orientation), (screen.transposed, orientation.other)] {
      let missing = candidate.height - root.height
      if root.width == candidate.width, missing >= 0, missing <= 140 {
        return DesignCanvas(device: device, screen: candidate, orientation: way, scale: scale)
      }
    }
    return .freeform(root, screen: screen, device: device, scale: scale)
  }
}
