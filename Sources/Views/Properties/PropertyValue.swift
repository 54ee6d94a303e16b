import Geometry

/// A value of a property of a view.
public enum PropertyValue: Hashable, Sendable {
  /// A number: points, a share, radians, how many.
  case number(Double)
  /// A switch.
  case boolean(Bool)
  case color(Color)
  case text(String)
  case font(FontDescription)
  case transform(LayerTransform)
  case image(ImageReference)
  /// A place, points.
  case point(Point)
  /// An extent or an offset, points.
  case size(Size)
  /// Distances from four edges, points.
  case insets(EdgeInsets)
  /// A value of any other type, such as one of several ways of fitting content.
  case other(Other)
  /// What `nil` is in UIKit: no image, the color that a view has without one of its own.
  case nothing

  /// A value of a type that nobody looks into.
  public struct Other: Hashable, Sendable {
    let value: any Hashable & Sendable
    private let describe: @Sendable () -> String
    /// The value in print.
    public var text: String { describe() }

    /// Creates a value of any type and says how it is printed.
    ///
    /// - Parameters:
    ///   - value: The value, compared with others of its type only.
    ///   - text: The value in print, as reports and tables of states show it.
    public init(_ value: some Hashable & Sendable, text: String) {
      self.value = value
      describe = { text }
    }

    /// Creates a value that is printed only when someone asks.
    init<Value: Hashable & Sendable>(_ value: Value, describe: @escaping @Sendable (Value) -> String) {
      self.value = value
      self.describe = { describe(value) }
    }

    /// Whether both carry values of one type.
    package func isOfType(of other: Other) -> Bool { type(of: value) == type(of: other.value) }

    /// Returns the value if it is of a type.
    ///
    /// - Parameter type: The type that is wanted.
    /// - Returns: The value; nil if it is of another type.
    public func value<Value>(as type: Value.Type) -> Value? { value as? Value }

    /// Whether both carry the same.
    public static func == (left: Other, right: Other) -> Bool {
      left.value.isEqual(to: right.value)
    }

    /// By the value.
    public func hash(into hasher: inout Hasher) { value.hash(into: &hasher) }
  }

  /// The value in the type that views keep it in; nil for nothing.
  package var stored: (any Hashable & Sendable)? {
    switch self {
    case .number(let value): value
    case .boolean(let value): value
    case .color(let value): value
    case .text(let value): value
    case .font(let value): value
    case .transform(let value): value
    case .image(let value): value
    case .point(let value): value
    case .size(let value): value
    case .insets(let value): value
    case .other(let other): other.value
    case .nothing: nil
    }
  }

  /// The value in print.
  public var text: String {
    switch self {
    case .number(let number): NumberText.text(number)
    case .boolean(let flag): flag ? "YES" : "NO"
    case .color(let color): color.listing
    case .text(let text): "\"\(text)\""
    case .font(let font): font.listing
    case .transform(let transform):
      "scale \(NumberText.text(transform.scaleX)) \(NumberText.text(transform.scaleY)),"
        + " rotation \(NumberText.text(transform.rotation)), translation \(NumberText.text(transform.translation))"
    case .image(let image): "\"\(image.name)\""
    case .point(let point): NumberText.text(point)
    case .size(let size): NumberText.text(size)
    case .insets(let insets): NumberText.text(insets)
    case .other(let other): other.text
    case .nothing: "none"
    }
  }
}

extension Hashable {
  /// Whether a value is of the same type and equal.
  fileprivate func isEqual(to other: Any) -> Bool { other as? Self == self }
}

/// A type of values that properties of views have.
package protocol PropertyValueConvertible: Sendable {
  /// What a change of such a value affects, unless the property's row says otherwise.
  static var usualEffect: ViewProperty.Effect { get }
  /// The value as properties have it.
  var propertyValue: PropertyValue { get }
  /// The value of a property; nil if that is of another type.
  init?(_ value: PropertyValue)
}

extension PropertyValueConvertible {
  package static var usualEffect: ViewProperty.Effect { .layout }

  package init?(_ value: PropertyValue) {
    guard let own = value.stored as? Self else { return nil }
    self = own
  }
}

extension Double: PropertyValueConvertible { package var propertyValue: PropertyValue { .number(self) } }
extension Int: PropertyValueConvertible {
  package var propertyValue: PropertyValue { .number(Double(self)) }
  package init?(_ value: PropertyValue) {
    guard case .number(let number) = value, let whole = Int(exactly: number) else { return nil }
    self = whole
  }
}

extension Bool: PropertyValueConvertible { package var propertyValue: PropertyValue { .boolean(self) } }
extension String: PropertyValueConvertible { package var propertyValue: PropertyValue { .text(self) } }
extension Color: PropertyValueConvertible {
  package static var usualEffect: ViewProperty.Effect { .painting }
  package var propertyValue: PropertyValue { .color(self) }
}

extension FontDescription: PropertyValueConvertible {
  package var propertyValue: PropertyValue { .font(self) }
}
extension ImageReference: PropertyValueConvertible {
  package var propertyValue: PropertyValue { .image(self) }
}
extension LayerTransform: PropertyValueConvertible {
  package var propertyValue: PropertyValue { .transform(self) }
}
extension Point: PropertyValueConvertible { package var propertyValue: PropertyValue { .point(self) } }
extension Size: PropertyValueConvertible { package var propertyValue: PropertyValue { .size(self) } }
extension EdgeInsets: PropertyValueConvertible { package var propertyValue: PropertyValue { .insets(self) } }
extension Optional: PropertyValueConvertible where Wrapped: PropertyValueConvertible {
  package static var usualEffect: ViewProperty.Effect { Wrapped.usualEffect }
  package var propertyValue: PropertyValue { map(\.propertyValue) ?? .nothing }
  package init?(_ value: PropertyValue) {
    if value == .nothing {
      self = .none
    } else if let wrapped = Wrapped(value) {
      self = .some(wrapped)
    } else {
      return nil
    }
  }
}

/// One of several: printed by its name.
package protocol PropertyChoice: PropertyValueConvertible, Hashable {}

extension PropertyChoice {
  package var propertyValue: PropertyValue { .other(PropertyValue.Other(self) { "\($0)" }) }
}

extension ContentMode: PropertyChoice {
  package static var usualEffect: ViewProperty.Effect { .painting }
}
extension SemanticContent: PropertyChoice {}
extension ContentInsetAdjustmentBehavior: PropertyChoice {}
extension ControlState.HorizontalAlignment: PropertyChoice {}
extension ControlState.VerticalAlignment: PropertyChoice {}
extension TextAlignment: PropertyChoice {
  package static var usualEffect: ViewProperty.Effect { .painting }
}
extension LineBreakMode: PropertyChoice {}
extension BaselineAdjustment: PropertyChoice {}
extension TextField.BorderStyle: PropertyChoice {}
extension TextField.ClearButtonMode: PropertyChoice {}
extension StackView.Axis: PropertyChoice {}
extension StackView.Distribution: PropertyChoice {}
extension StackView.Alignment: PropertyChoice {}
extension FlowLayout.InsetReference: PropertyChoice {}
extension ActivityIndicator.Style: PropertyChoice {}
extension DatePicker.Mode: PropertyChoice {}
extension DatePicker.Style: PropertyChoice {}
extension TableViewCell.Accessory: PropertyChoice {}
extension StandIn.Map: PropertyChoice {}
