import Diagnostics
import Views

/// Every stored property of a value, including nested ones, by reflection, so that new properties are recorded
/// automatically.
///
/// Properties are sorted by name; nil and empty values, places in the file and other views are left out.
struct PropertyRecord {
  /// The texts of the properties by name; the names of a view's content begin with a dot.
  private(set) var properties: [String: String] = [:]

  /// The properties of a view, and those of its content.
  init(_ view: View) {
    add(childrenOf: view, prefix: "")
    guard let payload = Mirror(reflecting: view.content).children.first,
      Mirror(reflecting: payload.value).displayStyle == .struct
    else { return }
    properties["content"] = payload.label
    add(childrenOf: payload.value, prefix: ".")
  }

  /// The properties of a scene other than its views.
  init(_ scene: Scene) { add(childrenOf: scene, prefix: "") }

  /// The differences from a record, in one line; names that only that one has are prefixed by a minus.
  func text(besides base: PropertyRecord?) -> String {
    let lost = (base?.properties.keys.filter { properties[$0] == nil } ?? []).map { ($0, "−\($0)") }
    let own = properties.filter { base?.properties[$0.key] != $0.value }.map {
      ($0.key, "\($0.key) \($0.value)")
    }
    return (lost + own).sorted { $0.0 < $1.0 }.map(\.1).joined(separator: ", ")
  }

  /// Names, places and references: not an object's own properties.
  private static let leftOut: Set<String> = [
    "allSubviews", "className", "layoutPlaces", "id", "location", "objectID", "places", "absentSubviews",
    "superview",
  ]

  private mutating func add(childrenOf value: Any, prefix: String) {
    for (label, child) in Mirror(reflecting: value).children {
      guard let label, !Self.leftOut.contains(label), let text = Self.text(of: child) else { continue }
      properties[prefix + label] = text
    }
  }

  /// The printed form of a value; nil if it is empty.
  private static func text(of value: Any) -> String? {
    switch value {
    case let number as Double: return Int(exactly: number).map { "\($0)" } ?? "\(number)"
    case let text as String: return text.isEmpty ? nil : "\"\(text)\""
    case let mask as AutoresizingMask: return "\(mask.rawValue)"
    case let color as SystemColor: return color.name
    case is SourceLocation: return nil
    default: break
    }
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .optional: return mirror.children.first.flatMap { text(of: $0.value) }
    case .collection, .set, .dictionary:
      let items = mirror.children.map { text(of: $0.value) ?? "–" }
      let ordered = mirror.displayStyle == .collection ? items : items.sorted()
      return items.isEmpty ? nil : "[\(ordered.joined(separator: ", "))]"
    case .enum:
      guard let (label, payload) = mirror.children.first else { return "\(value)" }
      return "\(label ?? "") \(text(of: payload) ?? "–")"
    case .struct, .tuple: return text(ofChildren: mirror)
    case nil: return "\(value)"
    default: return nil
    }
  }

  /// The properties of a nested value; a single zero represents nothing but zeros.
  private static func text(ofChildren mirror: Mirror) -> String {
    let parts = mirror.children.compactMap { label, child in
      // The storage of a boxed property has an underscore in front of its name.
      text(of: child).map { (String((label ?? "").drop { $0 == "_" }), $0) }
    }
    if !parts.isEmpty, parts.allSatisfy({ $0.1 == "0" }) { return "0" }
    return "(\(parts.map { "\($0.0) \($0.1)" }.sorted().joined(separator: ", ")))"
  }
}
