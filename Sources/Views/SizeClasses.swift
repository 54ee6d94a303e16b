import Geometry

/// One of the two sizes that UIKit tells apart on an axis.
public enum SizeClass: String, Hashable, Sendable {
  /// Little room.
  case compact
  /// Much room.
  case regular
}

/// The size classes of a screen as it is held; nil is `any`, as on Interface Builder's abstract canvas.
public struct SizeClasses: Hashable, Sendable {
  /// The class from side to side.
  public var width: SizeClass?
  /// The class from top to bottom.
  public var height: SizeClass?

  /// Size classes from both axes.
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

  /// Every pair that a canvas can have: the abstract one, phones upright and turned, large phones turned, pads.
  public static let all = [
    any, SizeClasses(width: .compact, height: .regular), SizeClasses(width: .compact, height: .compact),
    SizeClasses(width: .regular, height: .compact), SizeClasses(width: .regular, height: .regular),
  ]

  /// The size classes of a screen of any size, points: those of the device that comes nearest as it is held.
  ///
  /// 600 × 600 is Interface Builder's abstract canvas.
  ///
  /// - Parameter screen: The size of the screen as it is held, in points; one that is wider than high is compared with
  ///   turned devices.
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
