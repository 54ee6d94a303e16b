import Geometry

/// One of UIKit's two size classes on an axis.
public enum SizeClass: String, Hashable, Sendable {
  /// Compact.
  case compact
  /// Regular.
  case regular
}

/// The size classes of a screen in its orientation; nil is `any`, as on Interface Builder's abstract canvas.
public struct SizeClasses: Hashable, Sendable {
  /// The horizontal class.
  public var width: SizeClass?
  /// The vertical class.
  public var height: SizeClass?

  /// Creates size classes.
  ///
  /// - Parameters:
  ///   - width: The horizontal size class; nil for any.
  ///   - height: The vertical size class; nil for any.
  public init(width: SizeClass?, height: SizeClass?) {
    self.width = width
    self.height = height
  }

  /// The abstract canvas.
  public static let any = SizeClasses(width: nil, height: nil)

  /// Every pair that a canvas can have: the abstract one, phones in portrait and landscape, large phones in landscape,
  /// iPads.
  public static let all = [
    any, SizeClasses(width: .compact, height: .regular), SizeClasses(width: .compact, height: .compact),
    SizeClasses(width: .regular, height: .compact), SizeClasses(width: .regular, height: .regular),
  ]

  /// The size classes of a screen of any size in points: those of the most similar device in that orientation.
  ///
  /// 600 × 600 is Interface Builder's abstract canvas.
  ///
  /// - Parameter screen: The size of the screen in its orientation, in points; one that is wider than high is compared
  ///   with devices in landscape.
  public init(ofScreen screen: Size) {
    if screen == Size(width: 600, height: 600) {
      self = .any
      return
    }
    let orientation: Orientation = screen.width <= screen.height ? .portrait : .landscape
    func distance(_ device: Device) -> Double {
      let size = device.size(in: orientation)
      return abs(size.width - screen.width) + abs(size.height - screen.height)
    }
    self = Device.all.min { distance($0) < distance($1) }?.sizeClasses(in: orientation) ?? .any
  }
}
