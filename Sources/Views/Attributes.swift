import Diagnostics
import Geometry
import Glibc

/// What stretches when a superview changes size; the bits are UIKit's `UIView.AutoresizingMask`.
public struct AutoresizingMask: OptionSet, Hashable, Sendable {
  /// The six bits.
  public let rawValue: Int

  /// A mask from UIKit's bits.
  ///
  /// - Parameter rawValue: The bits of `UIView.AutoresizingMask`, 0 … 63; Interface Builder's elements say the same in
  ///   words.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The distance to the left edge stretches.
  public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
  /// The width stretches.
  public static let flexibleWidth = AutoresizingMask(rawValue: 2)
  /// The distance to the right edge stretches.
  public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
  /// The distance to the top edge stretches.
  public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
  /// The height stretches.
  public static let flexibleHeight = AutoresizingMask(rawValue: 16)
  /// The distance to the bottom edge stretches.
  public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
}

/// How content is fitted into a view; the raw values are UIKit's `UIView.ContentMode`.
public enum ContentMode: Int, Hashable, Sendable {
  /// Stretched to the bounds.
  case scaleToFill = 0
  /// The largest that fits, in proportion.
  case scaleAspectFit
  /// The smallest that covers, in proportion.
  case scaleAspectFill
  /// Drawn anew.
  case redraw
  /// Unscaled, in the middle.
  case center
  /// Unscaled, at the top.
  case top
  /// Unscaled, at the bottom.
  case bottom
  /// Unscaled, at the left.
  case left
  /// Unscaled, at the right.
  case right
  /// Unscaled, at the top left.
  case topLeft
  /// Unscaled, at the top right.
  case topRight
  /// Unscaled, at the bottom left.
  case bottomLeft
  /// Unscaled, at the bottom right.
  case bottomRight
}

/// Drawing properties of `CALayer` that user-defined runtime attributes set.
public struct LayerStyle: Hashable, Sendable {
  /// Radius of the corners, points.
  public var cornerRadius = 0.0
  /// Width of the border inside the bounds, points.
  public var borderWidth = 0.0
  /// Color of the border; nil is the layer's default, opaque black.
  public var borderColor: Color?
  /// Whether subviews are cut at the rounded bounds.
  public var masksToBounds = false
  /// How the layer is moved, turned and stretched about its middle; layout goes by the frame without it.
  public var transform = LayerTransform()
  /// What the layer throws on what lies behind it.
  public var shadow = LayerShadow()

  /// The default style of a layer.
  public init() {}
}

/// `CALayer.transform` in the parts that key paths name: first stretched, then turned, then moved.
///
/// Source: Apple's Core Animation Programming Guide, "Key-Value Coding Extensions".
public struct LayerTransform: Hashable, Sendable {
  /// `transform.scale.x`.
  public var scaleX = 1.0
  /// `transform.scale.y`.
  public var scaleY = 1.0
  /// `transform.rotation.z`, radians, clockwise on the screen.
  public var rotation = 0.0
  /// `transform.translation`, points in the superlayer.
  public var translation = Point.zero

  /// No change.
  public init() {}

  /// Whether it changes nothing.
  public var isIdentity: Bool { self == LayerTransform() }

  /// Returns the transform about the layer's middle: scaled, then rotated, then moved.
  ///
  /// - Parameter center: The middle of the layer's frame without it, in points, in the space to map.
  /// - Returns: A map from where points are without the transform to where they are shown, in the same space.
  public func map(about center: Point) -> AffineTransform {
    let (sine, cosine) = (sin(rotation), cos(rotation))
    return AffineTransform.translation(x: -center.x, y: -center.y)
      .then(.scale(x: scaleX, y: scaleY))
      .then(AffineTransform(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0))
      .then(.translation(x: center.x + translation.x, y: center.y + translation.y))
  }
}

/// The shadow of a layer; the defaults are `CALayer`'s, which show none.
public struct LayerShadow: Hashable, Sendable {
  /// 0 shows none, 1 all of it.
  public var opacity = 0.0
  /// The standard deviation of the blur, points.
  public var radius = 3.0
  /// How far it is moved, points.
  public var offset = Size(width: 0, height: -3)
  /// Its color; nil is opaque black.
  public var color: Color?

  /// A shadow that does not show.
  public init() {}
}

/// A user-defined runtime attribute, as Interface Builder's identity inspector shows it.
public struct RuntimeAttribute: Hashable, Sendable {
  /// The value, by the inspector's types.
  public enum Value: Hashable, Sendable {
    /// A switch.
    case boolean(Bool)
    /// A number.
    case number(Double)
    /// A text.
    case string(String)
    /// A color.
    case color(Color)
    /// Any other type, as written.
    case other(type: String, text: String)
    /// No value.
    case null
  }

  /// The key path that it is set by.
  public var keyPath: String
  /// The value that is set.
  public var value: Value

  /// An attribute from its key path and value.
  ///
  /// - Parameters:
  ///   - keyPath: The key path as `setValue(_:forKeyPath:)` takes it, such as `layer.cornerRadius`.
  ///   - value: The value with the type that the document gives it.
  public init(keyPath: String, value: Value) {
    self.keyPath = keyPath
    self.value = value
  }
}

/// What `UIControl` adds to a view.
public struct ControlState: Hashable, Sendable {
  /// Where content stands from side to side.
  public enum HorizontalAlignment: Int, Hashable, Sendable {
    /// In the middle.
    case center = 0
    /// At the left.
    case left
    /// At the right.
    case right
    /// Stretched.
    case fill
    /// Where reading starts.
    case leading
    /// Where reading ends.
    case trailing
  }

  /// Where content stands from top to bottom.
  public enum VerticalAlignment: Int, Hashable, Sendable {
    /// In the middle.
    case center = 0
    /// At the top.
    case top
    /// At the bottom.
    case bottom
    /// Stretched.
    case fill
  }

  /// Whether it takes touches.
  public var isEnabled = true
  /// Whether it is chosen.
  public var isSelected = false
  /// Whether a finger is on it.
  public var isHighlighted = false
  /// Where content stands from side to side.
  public var horizontalAlignment = HorizontalAlignment.center
  /// Where content stands from top to bottom.
  public var verticalAlignment = VerticalAlignment.center

  /// The default state of a control.
  public init() {}
}

/// What happens to a control; the raw values are the bits of `UIControl.Event`.
public struct ControlEvent: Hashable, Sendable, Comparable {
  /// The bit.
  public let rawValue: Int

  /// An event from UIKit's bit.
  ///
  /// - Parameter rawValue: One bit of `UIControl.Event`, such as `1 << 6` for `touchUpInside`.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// By bit.
  public static func < (left: ControlEvent, right: ControlEvent) -> Bool { left.rawValue < right.rawValue }

  /// The name that Interface Builder writes, such as `touchUpInside`; nil for a bit that it does not know.
  public var name: String? { Self.names.first { $0.event == self }?.name }

  /// Creates the event that Interface Builder writes as `name`; the result is nil if it has none of that name.
  ///
  /// - Parameter name: The name, such as `touchUpInside`; letter case counts.
  public init?(name: String) {
    guard let row = Self.names.first(where: { $0.name == name }) else { return nil }
    self = row.event
  }

  private static let names: [(event: ControlEvent, name: String)] = [
    (.init(rawValue: 1 << 0), "touchDown"), (.init(rawValue: 1 << 1), "touchDownRepeat"),
    (.init(rawValue: 1 << 2), "touchDragInside"), (.init(rawValue: 1 << 3), "touchDragOutside"),
    (.init(rawValue: 1 << 4), "touchDragEnter"), (.init(rawValue: 1 << 5), "touchDragExit"),
    (.init(rawValue: 1 << 6), "touchUpInside"), (.init(rawValue: 1 << 7), "touchUpOutside"),
    (.init(rawValue: 1 << 8), "touchCancel"), (.init(rawValue: 1 << 12), "valueChanged"),
    (.init(rawValue: 1 << 13), "primaryActionTriggered"), (.init(rawValue: 1 << 14), "menuActionTriggered"),
    (.init(rawValue: 1 << 16), "editingDidBegin"), (.init(rawValue: 1 << 17), "editingChanged"),
    (.init(rawValue: 1 << 18), "editingDidEnd"), (.init(rawValue: 1 << 19), "editingDidEndOnExit"),
  ]
}

/// One target-action connection of a control.
public struct ControlAction: Hashable, Sendable {
  /// The object id of the target.
  public var target: String
  /// The selector, such as `updateSliderLabel:`.
  public var selector: String
  /// The event that sends it; nil where the control has one event only and the file names none.
  public var event: ControlEvent?

  /// A connection from its parts.
  ///
  /// - Parameters:
  ///   - target: The object ID of the target.
  ///   - selector: The selector, such as `updateSliderLabel:`.
  ///   - event: The event that sends it; nil if the file names none.
  public init(target: String, selector: String, event: ControlEvent?) {
    self.target = target
    self.selector = selector
    self.event = event
  }
}

/// Priorities of a view's own size, 1 … 1000, as `UILayoutPriority`.
public struct ContentPriorities: Hashable, Sendable {
  /// Against growing wider.
  public var horizontalHugging = 250.0
  /// Against growing taller.
  public var verticalHugging = 250.0
  /// Against being squeezed from the sides.
  public var horizontalCompressionResistance = 750.0
  /// Against being squeezed from top and bottom.
  public var verticalCompressionResistance = 750.0

  /// The priorities that Interface Builder leaves out.
  public init() {}
}

/// Distances of a view's layout margins from its edges, points.
public struct LayoutMargins: Hashable, Sendable {
  /// The distances; left and right are leading and trailing where `isDirectional`.
  public var insets: EdgeInsets
  /// Whether left and right follow the direction of reading.
  public var isDirectional: Bool

  /// Margins from their distances.
  ///
  /// - Parameters:
  ///   - insets: The distances from the edges, in points; left and right are leading and trailing if `isDirectional` is
  ///     true.
  ///   - isDirectional: Whether left and right follow the layout direction, as in UIKit's `directionalLayoutMargins`.
  public init(insets: EdgeInsets, isDirectional: Bool = false) {
    self.insets = insets
    self.isDirectional = isDirectional
  }
}
