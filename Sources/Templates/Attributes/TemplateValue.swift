import Geometry
import Views

/// A value of a view's property that a template can set.
public enum TemplateValue: Hashable, Sendable {
  /// A number: points, a fraction, radians, a count.
  case number(Double)
  /// A boolean.
  case boolean(Bool)
  /// A color.
  case color(Color)
  /// A string.
  case text(String)
  /// A font.
  case font(FontDescription)
  /// A layer's transform.
  case transform(LayerTransform)
  /// An image.
  case image(ImageReference)
  /// A point.
  case point(Point)
  /// A size or an offset, in points.
  case size(Size)
  /// Insets from four edges, in points.
  case insets(EdgeInsets)
  /// A value of any other type, such as a content mode.
  case other(Other)
  /// UIKit's `nil`: no image, or an inherited color.
  case nothing

  /// A value of an opaque type.
  public struct Other: Hashable, Sendable {
    private let value: any Hashable & Sendable
    /// The printed form of the value.
    public let text: String

    /// Creates a value of any type with its printed form.
    ///
    /// - Parameters:
    ///   - value: The value, compared with others of its type only.
    ///   - text: The printed form, as shown in reports and tables of states.
    public init(_ value: some Hashable & Sendable, text: String) {
      self.value = value
      self.text = text
    }

    /// Returns the value if it is of a type.
    ///
    /// - Parameter type: The requested type.
    /// - Returns: The value; nil if it is of another type.
    public func value<Value>(as type: Value.Type) -> Value? { value as? Value }

    /// Whether both hold equal values.
    public static func == (left: Other, right: Other) -> Bool {
      left.value.isEqual(to: right.value)
    }

    /// Hashes the value.
    public func hash(into hasher: inout Hasher) { value.hash(into: &hasher) }
  }

  /// The printed form of the value.
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

/// A type whose values templates can hold.
protocol TemplateCarried: Sendable {
  /// The value as held by templates.
  var templateValue: TemplateValue { get }
  /// The value held by a template; nil if it is of another type.
  init?(_ value: TemplateValue)
}

extension Double: TemplateCarried {
  var templateValue: TemplateValue { .number(self) }
  init?(_ value: TemplateValue) { if case .number(let number) = value { self = number } else { return nil } }
}

extension Int: TemplateCarried {
  var templateValue: TemplateValue { .number(Double(self)) }
  init?(_ value: TemplateValue) {
    guard case .number(let number) = value, let whole = Int(exactly: number) else { return nil }
    self = whole
  }
}

extension Bool: TemplateCarried {
  var templateValue: TemplateValue { .boolean(self) }
  init?(_ value: TemplateValue) { if case .boolean(let flag) = value { self = flag } else { return nil } }
}

extension String: TemplateCarried {
  var templateValue: TemplateValue { .text(self) }
  init?(_ value: TemplateValue) { if case .text(let text) = value { self = text } else { return nil } }
}

extension Color: TemplateCarried {
  var templateValue: TemplateValue { .color(self) }
  init?(_ value: TemplateValue) { if case .color(let color) = value { self = color } else { return nil } }
}

extension FontDescription: TemplateCarried {
  var templateValue: TemplateValue { .font(self) }
  init?(_ value: TemplateValue) { if case .font(let font) = value { self = font } else { return nil } }
}

extension ImageReference: TemplateCarried {
  var templateValue: TemplateValue { .image(self) }
  init?(_ value: TemplateValue) { if case .image(let image) = value { self = image } else { return nil } }
}

extension LayerTransform: TemplateCarried {
  var templateValue: TemplateValue { .transform(self) }
  init?(_ value: TemplateValue) {
    if case .transform(let transform) = value { self = transform } else { return nil }
  }
}

extension Point: TemplateCarried {
  var templateValue: TemplateValue { .point(self) }
  init?(_ value: TemplateValue) { if case .point(let point) = value { self = point } else { return nil } }
}

extension Size: TemplateCarried {
  var templateValue: TemplateValue { .size(self) }
  init?(_ value: TemplateValue) { if case .size(let size) = value { self = size } else { return nil } }
}

extension EdgeInsets: TemplateCarried {
  var templateValue: TemplateValue { .insets(self) }
  init?(_ value: TemplateValue) { if case .insets(let insets) = value { self = insets } else { return nil } }
}

extension Optional: TemplateCarried where Wrapped: TemplateCarried {
  var templateValue: TemplateValue { map(\.templateValue) ?? .nothing }
  init?(_ value: TemplateValue) {
    if value == .nothing {
      self = .none
    } else if let wrapped = Wrapped(value) {
      self = .some(wrapped)
    } else {
      return nil
    }
  }
}

/// An enumeration: printed by the name of its case.
protocol TemplateChoice: TemplateCarried, Hashable {}

extension TemplateChoice {
  var templateValue: TemplateValue { .other(TemplateValue.Other(self, text: "\(self)")) }
  init?(_ value: TemplateValue) {
    guard case .other(let other) = value, let own = other.value(as: Self.self) else { return nil }
    self = own
  }
}

extension ContentMode: TemplateChoice {}
extension SemanticContent: TemplateChoice {}
extension ContentInsetAdjustmentBehavior: TemplateChoice {}
extension ControlState.HorizontalAlignment: TemplateChoice {}
extension ControlState.VerticalAlignment: TemplateChoice {}
extension TextAlignment: TemplateChoice {}
extension LineBreakMode: TemplateChoice {}
extension BaselineAdjustment: TemplateChoice {}
extension TextField.BorderStyle: TemplateChoice {}
extension TextField.ClearButtonMode: TemplateChoice {}
extension StackView.Axis: TemplateChoice {}
extension StackView.Distribution: TemplateChoice {}
extension StackView.Alignment: TemplateChoice {}
extension FlowLayout.InsetReference: TemplateChoice {}
extension ActivityIndicator.Style: TemplateChoice {}
extension DatePicker.Mode: TemplateChoice {}
extension DatePicker.Style: TemplateChoice {}
extension TableViewCell.Accessory: TemplateChoice {}
extension StandIn.Map: TemplateChoice {}
