/// A property whose value lies behind a reference and is copied as a whole when it is set.
///
/// For what is large and rarely there, or rarely changed: inline, each value around would be as large, and copying,
/// assigning and destroying each of them would be code for all of its fields.
@propertyWrapper
public struct Boxed<Value: Hashable & Sendable>: Hashable, Sendable {
  @usableFromInline final class Box: Sendable {
    @usableFromInline let value: Value

    @inlinable init(_ value: Value) { self.value = value }
  }

  @usableFromInline var box: Box

  /// Boxes a value.
  ///
  /// - Parameter wrappedValue: The value of the property.
  @inlinable public init(wrappedValue: Value) { box = Box(wrappedValue) }

  /// The value of the property.
  @inlinable public var wrappedValue: Value {
    get { box.value }
    set { box = Box(newValue) }
  }

  /// Whether the values are equal; a value and its copy are without a look at them.
  @inlinable public static func == (left: Boxed, right: Boxed) -> Bool {
    left.box === right.box || left.box.value == right.box.value
  }

  /// Adds the value.
  @inlinable public func hash(into hasher: inout Hasher) { box.value.hash(into: &hasher) }
}
