import Diagnostics
import Geometry
import Glibc

/// The flexible distances and sizes when a superview changes size; the bits are UIKit's `UIView.AutoresizingMask`.
public struct AutoresizingMask: OptionSet, Hashable, Sendable {
  /// The six bits.
  public let rawValue: Int

  /// Creates a mask from UIKit's bits.
  ///
  /// - Parameter rawValue: The bits of `UIView.AutoresizingMask`, 0 … 63.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The distance to the left edge is flexible.
  public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
  /// The width is flexible.
  public static let flexibleWidth = AutoresizingMask(rawValue: 2)
  /// The distance to the right edge is flexible.
  public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
  /// The distance to the top edge is flexible.
  public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
  /// The height is flexible.
  public static let flexibleHeight = AutoresizingMask(rawValue: 16)
  /// The distance to the bottom edge is flexible.
  public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
}

/// How content is fitted into a view; the raw values are UIKit's `UIView.ContentMode`.
public enum ContentMode: Int, Hashable, Sendable {
  /// Stretched to the bounds.
  case scaleToFill = 0
  /// Scaled proportionally to fit.
  case scaleAspectFit
  /// Scaled proportionally to fill.
  case scaleAspectFill
  /// Redrawn.
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

/// Drawing properties of `CALayer` set by user-defined runtime attributes.
public struct LayerStyle: Hashable, Sendable {
  /// Radius of the corners, in points.
  public var cornerRadius = 0.0
  /// Width of the border inside the bounds, in points.
  public var borderWidth = 0.0
  /// Color of the border; nil uses the layer's default, opaque black.
  public var borderColor: Color?
  /// Whether subviews are clipped to the rounded bounds.
  public var masksToBounds = false
  /// The transform about the layer's center; layout uses the frame before it.
  public var transform = LayerTransform()
  /// The shadow.
  public var shadow = LayerShadow()

  /// The default style of a layer.
  public init() {}
}

/// `CALayer.transform`, split into the parts that key paths refer to: scale first, then rotation, then translation.
///
/// Source: Apple's Core Animation Programming Guide, "Key-Value Coding Extensions".
public struct LayerTransform: Hashable, Sendable {
  /// `transform.scale.x`.
  public var scaleX = 1.0
  /// `transform.scale.y`.
  public var scaleY = 1.0
  /// `transform.rotation.z`, in radians, clockwise on the screen.
  public var rotation = 0.0
  /// `transform.translation`, in points in the superlayer.
  public var translation = Point.zero

  /// The identity.
  public init() {}

  /// Whether it is the identity.
  public var isIdentity: Bool { self == LayerTransform() }

  /// Returns the transform about the layer's center: scaled, then rotated, then translated.
  ///
  /// - Parameter center: The center of the layer's frame before the transform, in points, in the space to map.
  /// - Returns: A map from positions before the transform to those after it, in the same space.
  package func map(about center: Point) -> AffineTransform {
    let (sine, cosine) = (sin(rotation), cos(rotation))
    return AffineTransform.translation(x: -center.x, y: -center.y)
      .then(.scale(x: scaleX, y: scaleY))
      .then(AffineTransform(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0))
      .then(.translation(x: center.x + translation.x, y: center.y + translation.y))
  }
}

/// The shadow of a layer; the defaults are `CALayer`'s, without a visible shadow.
public struct LayerShadow: Hashable, Sendable {
  /// The opacity, from 0 (none) to 1.
  public var opacity = 0.0
  /// The standard deviation of the blur, in points.
  public var radius = 3.0
  /// The offset, in points.
  public var offset = Size(width: 0, height: -3)
  /// The color; nil is opaque black.
  public var color: Color?

  /// An invisible shadow.
  public init() {}
}

/// A user-defined runtime attribute, as in Interface Builder's identity inspector.
public struct RuntimeAttribute: Hashable, Sendable {
  /// The value, by the inspector's types.
  public enum Value: Hashable, Sendable {
    /// A boolean.
    case boolean(Bool)
    /// A number.
    case number(Double)
    /// A string.
    case string(String)
    /// A color.
    case color(Color)
    /// Any other type, as written.
    case other(type: String, text: String)
    /// No value.
    case null
  }

  /// The key path.
  public var keyPath: String
  /// The value.
  public var value: Value

  /// Creates an attribute.
  ///
  /// - Parameters:
  ///   - keyPath: The key path for `setValue(_:forKeyPath:)`, such as `layer.cornerRadius`.
  ///   - value: The value with its type in the document.
  public init(keyPath: String, value: Value) {
    self.keyPath = keyPath
    self.value = value
  }
}

/// The properties that `UIControl` adds to a view.
public struct ControlState: Hashable, Sendable {
  /// The horizontal alignment of content.
  public enum HorizontalAlignment: Int, Hashable, Sendable {
    /// In the middle.
    case center = 0
    /// At the left.
    case left
    /// At the right.
    case right
    /// Stretched.
    case fill
    /// At the leading edge.
    case leading
    /// At the trailing edge.
    case trailing
  }

  /// The vertical alignment of content.
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

  /// Whether it is enabled.
  public var isEnabled = true
  /// Whether it is selected.
  public var isSelected = false
  /// Whether it is highlighted, as while it is pressed.
  public var isHighlighted = false
  /// The horizontal alignment of content.
  public var horizontalAlignment = HorizontalAlignment.center
  /// The vertical alignment of content.
  public var verticalAlignment = VerticalAlignment.center

  /// The default state of a control.
  public init() {}
}

/// An event of a control; the raw values are the bits of `UIControl.Event`.
public struct ControlEvent: Hashable, Sendable, Comparable {
  /// The bit.
  public let rawValue: Int

  /// Creates an event from UIKit's bit.
  ///
  /// - Parameter rawValue: One bit of `UIControl.Event`, such as `1 << 6` for `touchUpInside`.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// By bit.
  public static func < (left: ControlEvent, right: ControlEvent) -> Bool { left.rawValue < right.rawValue }

  /// Interface Builder's name, such as `touchUpInside`; nil for an unknown bit.
  public var name: String? { Self.names.first { $0.event == self }?.name }

  /// Creates the event with Interface Builder's name; the result is nil if there is none.
  ///
  /// - Parameter name: The name, such as `touchUpInside`; case-sensitive.
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
  /// The object ID of the target.
  public var target: String
  /// The selector, such as `updateSliderLabel:`.
  public var selector: String
  /// The event that triggers it; nil if the control has only one event and the file does not name it.
  public var event: ControlEvent?

  /// Creates an action.
  ///
  /// - Parameters:
  ///   - target: The object ID of the target.
  ///   - selector: The selector, such as `updateSliderLabel:`.
  ///   - event: The event that triggers it; nil if the file does not name it.
  public init(target: String, selector: String, event: ControlEvent?) {
    self.target = target
    self.selector = selector
    self.event = event
  }
}

/// Content priorities of a view, 1 … 1000, as `UILayoutPriority`.
public struct ContentPriorities: Hashable, Sendable {
  /// Horizontal content hugging.
  public var horizontalHugging = 250.0
  /// Vertical content hugging.
  public var verticalHugging = 250.0
  /// Horizontal compression resistance.
  public var horizontalCompressionResistance = 750.0
  /// Vertical compression resistance.
  public var verticalCompressionResistance = 750.0

  /// The defaults, which Interface Builder leaves out.
  public init() {}
}

/// Distances of a view's layout margins from its edges, in points.
public struct LayoutMargins: Hashable, Sendable {
  /// The distances; left and right are leading and trailing if `isDirectional`.
  public var insets: EdgeInsets
  /// Whether left and right follow the reading direction.
  public var isDirectional: Bool

  /// Creates margins.
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
