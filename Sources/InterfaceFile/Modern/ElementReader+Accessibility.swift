import Views

extension ElementReader {
  /// What the object says for assistive technologies, in Interface Builder's inspector and in runtime attributes.
  ///
  /// - Parameter runtime: Its runtime attributes, which are set after everything else.
  func accessibility(_ runtime: [RuntimeAttribute]) -> AccessibilityAttributes {
    var result = AccessibilityAttributes()
    if let own = child(named: "accessibility") {
      result.label = own.text("label")
      result.hint = own.text("hint")
      result.identifier = own.text("identifier")
      if let isElement = own.child(key: "isElement") {
        result.isElement = isElement.bool("value", default: false)
      }
      if let traits = own.child(key: "traits") { result.traits = traits.accessibilityTraits }
      own.takeTree()
    }
    for attribute in runtime { result.take(attribute) }
    return result
  }

  private var accessibilityTraits: AccessibilityTraits {
    AccessibilityTraits.named.reduce(into: []) { traits, named in
      if bool(named.name, default: false) { traits.insert(named.trait) }
    }
  }
}

extension AccessibilityAttributes {
  /// Takes the value of a runtime attribute, if it is one of these properties.
  mutating func take(_ attribute: RuntimeAttribute) {
    func set(_ property: WritableKeyPath<AccessibilityAttributes, String?>) {
      if case .string(let text) = attribute.value { self[keyPath: property] = text }
    }
    func flag() -> Bool? { if case .boolean(let flag) = attribute.value { flag } else { nil } }
    switch attribute.keyPath {
    case "accessibilityLabel": set(\.label)
    case "accessibilityHint": set(\.hint)
    case "accessibilityValue": set(\.value)
    case "accessibilityIdentifier": set(\.identifier)
    case "accessibilityLanguage": set(\.language)
    case "isAccessibilityElement": isElement = flag() ?? isElement
    case "accessibilityElementsHidden": hidesElements = flag() ?? hidesElements
    case "accessibilityViewIsModal": isModal = flag() ?? isModal
    case "shouldGroupAccessibilityChildren": groupsChildren = flag() ?? groupsChildren
    case "accessibilityTraits":
      if case .number(let number) = attribute.value, let bits = UInt64(exactly: number) {
        traits = AccessibilityTraits(rawValue: bits)
      }
    default: break
    }
  }
}
