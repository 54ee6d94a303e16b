import Views

/// An attribute of a constraint template, identified by its key path: how it is read and applied.
///
/// LDOLayoutTemplates transfers the attributes that a template's view lists in `templateAttributes`; up to version
/// 0.9.0 it transferred those of `always`, too. The supported ones are in the tables of this folder, and a caller can
/// register more.
public struct TemplateAttribute: Sendable {
  /// The key path, as in UIKit's key-value coding.
  public let keyPath: String
  /// The value of a view; nil if its class does not have the attribute.
  public let read: @Sendable (View) -> TemplateValue?
  /// Sets a value that `read` returned for a view of the same class.
  public let apply: @Sendable (TemplateValue, View) -> Void

  /// Creates a custom attribute.
  ///
  /// - Parameters:
  ///   - keyPath: The key path, as in UIKit's key-value coding.
  ///   - read: Returns the value of a view; nil if its class does not have the attribute.
  ///   - apply: Sets a value that `read` returned for a view of the same class.
  public init(
    keyPath: String, read: @escaping @Sendable (View) -> TemplateValue?,
    apply: @escaping @Sendable (TemplateValue, View) -> Void
  ) {
    self.keyPath = keyPath
    self.read = read
    self.apply = apply
  }

  /// The key path of the flow layout's direction.
  static let scrollDirection = "collectionViewLayout.scrollDirection"

  /// The attributes of every template: those documented by LDOLayoutTemplates 0.9.0. Later versions transfer them only
  /// if they are listed.
  public static let always = ["alpha", "hidden", "scrollEnabled", scrollDirection]

  /// All supported attributes, without duplicates, in the order in which they are applied.
  ///
  /// A value precedes its parts: a view that lists `layer.transform` and `layer.transform.scale.x` gets both.
  public static let all = joined(views + layers + texts + controls + indicators + containers + bars)

  /// Classes with properties of the same name share one attribute.
  static func joined(_ rows: [TemplateAttribute]) -> [TemplateAttribute] {
    var order: [String] = []
    var rowsOf: [String: [TemplateAttribute]] = [:]
    for row in rows {
      if rowsOf[row.keyPath] == nil { order.append(row.keyPath) }
      rowsOf[row.keyPath, default: []].append(row)
    }
    return order.map { keyPath in
      let rows = rowsOf[keyPath] ?? []
      if rows.count == 1 { return rows[0] }
      return TemplateAttribute(
        keyPath: keyPath, read: { view in rows.lazy.compactMap { $0.read(view) }.first },
        apply: { value, view in rows.first { $0.read(view) != nil }?.apply(value, view) })
    }
  }
}

// The forms of rows.
extension TemplateAttribute {
  /// A property of every view.
  static func view<Value: TemplateCarried>(
    _ keyPath: String, _ property: any ReferenceWritableKeyPath<View, Value> & Sendable
  ) -> TemplateAttribute {
    TemplateAttribute(keyPath: keyPath, read: { $0[keyPath: property].templateValue }) { value, view in
      if let value = Value(value) { view[keyPath: property] = value }
    }
  }

  /// A class-specific property.
  static func of<Payload, Value: TemplateCarried>(
    _ payload: any WritableKeyPath<ViewContent, Payload?> & Sendable, _ keyPath: String,
    _ property: any WritableKeyPath<Payload, Value> & Sendable
  ) -> TemplateAttribute {
    TemplateAttribute(
      keyPath: keyPath, read: { $0.content[keyPath: payload]?[keyPath: property].templateValue }
    ) { value, view in
      if let value = Value(value) { view.content[keyPath: payload]?[keyPath: property] = value }
    }
  }

  /// A two-way choice that a class stores as a flag.
  static func of<Payload>(
    _ payload: any WritableKeyPath<ViewContent, Payload?> & Sendable, _ keyPath: String,
    _ property: any WritableKeyPath<Payload, Bool> & Sendable, no: String, yes: String
  ) -> TemplateAttribute {
    of(payload, keyPath) { payload in
      let flag = payload[keyPath: property]
      return .other(TemplateValue.Other(flag, text: flag ? yes : no))
    } write: { value, payload in
      if case .other(let other) = value, let flag = other.value(as: Bool.self) {
        payload[keyPath: property] = flag
      }
    }
  }

  /// A property that a class stores in a different form than UIKit.
  static func of<Payload>(
    _ payload: any WritableKeyPath<ViewContent, Payload?> & Sendable, _ keyPath: String,
    read: @escaping @Sendable (Payload) -> TemplateValue?,
    write: @escaping @Sendable (TemplateValue, inout Payload) -> Void
  ) -> TemplateAttribute {
    TemplateAttribute(keyPath: keyPath, read: { $0.content[keyPath: payload].flatMap(read) }) { value, view in
      guard var changed = view.content[keyPath: payload] else { return }
      write(value, &changed)
      view.content[keyPath: payload] = changed
    }
  }

  /// A property of every control.
  static func control<Value: TemplateCarried>(
    _ keyPath: String, _ property: any WritableKeyPath<ControlState, Value> & Sendable
  ) -> TemplateAttribute {
    TemplateAttribute(keyPath: keyPath, read: { $0.control?[keyPath: property].templateValue }) {
      value, view in
      if let value = Value(value) { view.control?[keyPath: property] = value }
    }
  }
}
