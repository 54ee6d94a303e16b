import Views

extension TemplateAttribute {
  /// The properties of any view that layouts over the same views can change, without duplicates.
  static let ofAnyView = parts + withoutTwins(views)
  /// The properties of layers among them.
  static let ofLayers = withoutTwins(layers)
  /// The class-specific properties among them.
  static let ofClasses = withoutTwins(joined(texts + controls + indicators + containers + bars))

  private static func withoutTwins(_ attributes: [TemplateAttribute]) -> [TemplateAttribute] {
    attributes.filter { !twins.contains($0.keyPath) && !$0.keyPath.hasPrefix("layer.transform.") }
  }

  /// Key paths whose values other key paths include.
  private static let twins: Set<String> = [
    "layer.opacity", "layer.hidden", "layer.backgroundColor", "transform", "contentOffset",
    "directionalLayoutMargins", "attributedText", "attributedPlaceholder",
  ]

  private static let parts: [TemplateAttribute] = [
    part("frame", \.frame) { NumberText.text($0) }, part("bounds", \.boundsOrigin) { NumberText.text($0) },
    part("installed", \.isInstalled) { $0 ? "YES" : "NO" },
    part("arrangement", \.arrangement) { $0?.kind.listing ?? "none" },
    part("layoutAnimation", \.layoutAnimation) { $0.map { "\(NumberText.text($0.duration)) s" } ?? "none" },
    part("layoutGuides", \.layoutGuides) { "\($0.count)" },
    part("translatesAutoresizingMaskIntoConstraints", \.isPlacedByConstraints) { $0 ? "NO" : "YES" },
    part("contentPriorities", \.contentPriorities),
    part("layoutMarginsFollowReadableWidth", \.layoutMarginsFollowReadableWidth) { $0 ? "YES" : "NO" },
    part("placeholderIntrinsicWidth", \.placeholderIntrinsicWidth),
    part("placeholderIntrinsicHeight", \.placeholderIntrinsicHeight),
  ]

  /// Properties with parts that have their own key paths.
  static let wholes = [
    part("content", \.content) { content in (content.title ?? content.text).map { "\"\($0)\"" } ?? "…" },
    part("layer", \.layer),
    part("control", \.control),
  ]

  private static func part<Value: Hashable & Sendable>(
    _ keyPath: String, _ property: any ReferenceWritableKeyPath<View, Value> & Sendable,
    text: @escaping @Sendable (Value) -> String = { _ in "…" }
  ) -> TemplateAttribute {
    TemplateAttribute(
      keyPath: keyPath,
      read: { view in
        let value = view[keyPath: property]
        return .other(TemplateValue.Other(value, text: text(value)))
      },
      apply: { value, view in
        if case .other(let other) = value, let own = other.value(as: Value.self) {
          view[keyPath: property] = own
        }
      })
  }
}
