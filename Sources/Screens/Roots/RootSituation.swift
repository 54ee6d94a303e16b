import Geometry
import Views

/// A root view and how it is shown: everything that determines its place.
struct RootSituation {
  /// Where the root is shown.
  enum Stage: CaseIterable {
    /// On Interface Builder's canvas, as saved.
    case canvas
    /// In a running app, on a screen of the document's own size.
    case ownScreen
    /// At a requested size.
    case size
    /// On a device.
    case device
    /// Inside container controllers of a running app, on a device.
    case container
    /// Inside container controllers, as a sheet.
    case sheet
    /// Presented by code, on the whole screen.
    case fullScreen
    /// Presented by code over the whole screen, which is seen through it.
    case overlay
    /// Presented by code as a page sheet.
    case pageSheet
    /// Presented by code as a form sheet.
    case formSheet
    /// Presented by code in a popover.
    case popover
  }

  var root: DesignedRoot
  let traits: ScreenTraits

  var stage: Stage {
    if traits.isAsDesigned { return .canvas }
    switch presentation {
    case .fullScreen: return .fullScreen
    case .overCurrentContext: return .overlay
    case .pageSheet: return .pageSheet
    case .formSheet: return .formSheet
    case .popover: return .popover
    case nil: break
    }
    if screen == nil { return .ownScreen }
    guard traits.device != nil else { return .size }
    return traits.containment.map { $0.isSheet ? Stage.sheet : .container } ?? .device
  }

  var kind: DesignedRoot.Kind { root.kind(in: orientation) }

  var orientation: Orientation { traits.isAsDesigned ? root.canvas.orientation : traits.orientation }

  /// The requested size of the screen, in points.
  var screen: Size? { traits.screen ?? traits.device?.size(in: traits.orientation) }

  /// The requested device, or the document's if it is shown at its own size.
  var device: Device? { traits.device ?? (traits.screen == nil ? root.canvas.knownDevice : nil) }

  // MARK: Properties of the screen

  /// The era that the screen is laid out and drawn in: that of the system that was asked for, or else of the tools that
  /// saved the document; the canvas' or a running app's.
  var era: Era { (traits.systemEra ?? root.canvas.era).shown(onCanvas: traits.isAsDesigned) }

  /// The size classes: those of the device, of the device nearest to the size, or of the document's own canvas.
  var sizeClasses: SizeClasses {
    if traits.isAsDesigned { return root.canvas.sizeClasses }
    if let presentedSizeClasses { return presentedSizeClasses }
    if let device {
      var classes = device.sizeClasses(in: orientation)
      if traits.containment?.isNarrowColumn == true { classes.width = .compact }
      return classes
    }
    return traits.screen.map { SizeClasses(ofScreen: $0) } ?? root.canvas.sizeClasses
  }

  /// Whether the screen is an iPad's: without a device, if its shorter side is at least that of the smallest iPad, the
  /// iPad mini (6th) in `Device.all`.
  var isPad: Bool {
    if let device { return device.isPad }
    let screen = traits.screen ?? root.canvas.screen
    return min(screen.width, screen.height) >= 744
  }

  /// The width of the screen in portrait, in points.
  var uprightWidth: Double {
    let screen = (traits.isAsDesigned ? nil : screen) ?? root.canvas.screen
    return min(screen.width, screen.height)
  }

  /// Whether the bars around the screen have their compact height.
  var hasCompactBars: Bool {
    !traits.isAsDesigned
      && traits.device?.sizeClasses(in: orientation) == SizeClasses(width: .compact, height: .compact)
  }

  /// Whether toolbars have their height over a home indicator: on a phone in portrait, and on every canvas of a device
  /// with a home indicator.
  var isOverHomeIndicator: Bool {
    if !traits.isAsDesigned {
      if orientation == .landscape || isPad { return false }
      if case .window(let insets) = traits.safeArea { return insets.bottom > 0 }
      if traits.safeArea != nil { return false }
    }
    return device?.hasHomeIndicator == true
  }
}
