import Views

/// An attribute that a constraint template carries, by the key path that names it: how it is read and given.
///
/// LDOLayoutTemplates transfers what a view of a template names in `templateAttributes`; up to version 0.9.0 it transferred
/// those of `always`, too. What can be named is what `ViewProperty` says that states carry, and a caller can register
/// more.
public struct TemplateAttribute: Sendable {
  /// The key path, as UIKit's key-value coding has it.
  public let keyPath: String
  /// The value of a view; nil where its class has no such attribute.
  public let read: @Sendable (View) -> PropertyValue?
  /// Gives a view a value that `read` returned for a view of its kind.
  public let apply: @Sendable (PropertyValue, View) -> Void

  /// An attribute of the caller's own.
  ///
  /// - Parameters:
  ///   - keyPath: The key path, as UIKit's key-value coding has it.
  ///   - read: The value of a view; nil where its class has no such attribute.
  ///   - apply: Gives a view a value that `read` returned for a view of its kind.
  public init(
    keyPath: String, read: @escaping @Sendable (View) -> PropertyValue?,
    apply: @escaping @Sendable (PropertyValue, View) -> Void
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
  public static let all = attributes { $0.carriers.contains(.states) }

  /// The attributes of some properties, in the order of the table. Classes that have a property of one name share one
  /// attribute.
  static func attributes(of isIncluded: (ViewProperty) -> Bool) -> [TemplateAttribute] {
    var order: [String] = []
    var rows: [String: [ViewProperty]] = [:]
    for row in ViewProperty.all where isIncluded(row) {
      if rows[row.name] == nil { order.append(row.name) }
      rows[row.name, default: []].append(row)
    }
    return order.map { keyPath in
      let rows = rows[keyPath] ?? []
      if rows.count == 1 {
        return TemplateAttribute(keyPath: keyPath, read: rows[0].read, apply: rows[0].apply)
      }
      return TemplateAttribute(
        keyPath: keyPath, read: { view in rows.lazy.compactMap { $0.read(view) }.first },
        apply: { value, view in rows.first { $0.read(view) != nil }?.apply(value, view) })
    }
  }
}
