import Views

/// An attribute that a constraint template carries, by the key path that names it: how it is read and given.
///
/// LDOLayoutTemplates transfers what a view of a template names in `templateAttributes`; up to version 0.9.0 it transferred
/// those of `always`, too. What can be named is in the tables of this folder, and a caller can register more.
public struct TemplateAttribute: Sendable {
  /// The key path, as UIKit's key-value coding has it.
  public let keyPath: String
  /// The value of a view; nil where its class has no such attribute.
  public let read: @Sendable (View) -> TemplateValue?
  /// Gives a view a value that `read` returned for a view of its kind.
  public let apply: @Sendable (TemplateValue, View) -> Void

  /// An attribute of the caller's own.
  ///
  /// - Parameters:
  ///   - keyPath: The key path, as UIKit's key-value coding has it.
  ///   - read: The value of a view; nil where its class has no such attribute.
  ///   - apply: Gives a view a value that `read` returned for a view of its kind.
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

  /// Those that every template carries: what LDOLayoutTemplates 0.9.0 documents. Later versions carry them where they are
  /// named.
  public static let always = ["alpha", "hidden", "scrollEnabled", scrollDirection]

  /// Every attribute that can be named, each once, in the order in which they are given.
  ///
  /// A whole comes before its parts: a view that names `layer.transform` and `layer.transform.scale.x` gets both.
  public static let all = joined(views + layers + texts + controls + indicators + containers + bars)

  /// Classes that have a property of one name share one attribute.
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
  /// A property that every view has.
  static func view<Value: TemplateCarried>(
    _ keyPath: String, _ property: any ReferenceWritableKeyPath<View, Value> & Sendable
  ) -> TemplateAttribute {
    TemplateAttribute(keyPath: keyPath, read: { $0[keyPath: property].templateValue }) { value, view in
      if let value = Value(value) { view[keyPath: property] = value }
    }
  }

  /// A property of what a class adds to a view.
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

  /// A choice of two that a class keeps as a flag.
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

  /// A property that a class keeps in another form than UIKit.
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

  /// A property that every control has.
  static func control<Value: TemplateCarried>(
    _ keyPath: String, _ property: any WritableKeyPath<ControlState, Value> & Sendable
  ) -> TemplateAttribute {
    TemplateAttribute(keyPath: keyPath, read: { $0.control?[keyPath: property].templateValue }) {
      value, view in
      if let value = Value(value) { view.control?[keyPath: property] = value }
    }
  }
}
