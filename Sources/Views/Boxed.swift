/// A property whose value is stored behind a reference that is shared by copies and replaced when the property is set.
///
/// For values that are large and rarely set: stored inline, they would make every containing value as large, and the code
/// that copies, assigns and destroys each of these values would handle all of their fields.
@propertyWrapper
public struct Boxed<Value: Hashable & Sendable>: Hashable, Sendable, CustomReflectable {
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

  /// Returns whether the values are equal; copies that share a box are not compared.
  @inlinable public static func == (left: Boxed, right: Boxed) -> Bool {
    left.box === right.box || left.box.value == right.box.value
  }

  /// The reflection of the value itself.
  public var customMirror: Mirror { Mirror(reflecting: box.value) }

  /// Hashes the value.
  @inlinable public func hash(into hasher: inout Hasher) { box.value.hash(into: &hasher) }
}
