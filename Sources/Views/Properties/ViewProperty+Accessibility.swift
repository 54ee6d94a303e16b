extension ViewProperty {
  /// The properties of `UIAccessibility`.
  static let accessibility: [ViewProperty] = [
    whole("accessibility", \.accessibility, .accessibility) { $0.label.map { "\"\($0)\"" } ?? "…" },
    own("isAccessibilityElement", \.isElement, "isElement"), own("accessibilityLabel", \.label, "label"),
    own("accessibilityHint", \.hint, "hint"), own("accessibilityValue", \.value, "value"),
    own("accessibilityIdentifier", \.identifier, "identifier"),
    own("accessibilityLanguage", \.language, "language"),
    own("accessibilityTraits", \.traits, "traits"),
    own("accessibilityElementsHidden", \.hidesElements, "hidesElements"),
    own("accessibilityViewIsModal", \.isModal, "isModal"),
    own("shouldGroupAccessibilityChildren", \.groupsChildren, "groupsChildren"),
  ]

  private static func own<Value: PropertyValueConvertible>(
    _ name: String, _ property: any WritableKeyPath<AccessibilityAttributes, Value> & Sendable,
    _ field: String
  ) -> ViewProperty {
    ViewProperty(
      name, at: "accessibility.\(field)", .accessibility, by: .layouts,
      keys: ["accessibilityConfiguration.\(field)", "accessibilityConfiguration"],
      read: { $0.accessibility[keyPath: property].propertyValue }
    ) { value, view in
      if let value = Value(value) { view.accessibility[keyPath: property] = value }
    }
  }
}
