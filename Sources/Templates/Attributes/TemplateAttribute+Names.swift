import Views

extension TemplateAttribute {
  /// The key path of the list of key paths that a view's template carries: an `IBInspectable` text of LDOLayoutTemplates.
  static let namesKeyPath = "templateAttributes"

  /// Whether it is the list of key paths, which shows in no picture.
  package var isNames: Bool { keyPath == Self.namesKeyPath }

  /// The list itself: the library transfers it before what it names, so that a state that it keeps names the same.
  static let names = TemplateAttribute(
    keyPath: namesKeyPath, read: { $0.templateAttributesValue },
    apply: { value, view in
      view.runtimeAttributes.removeAll { $0.keyPath == namesKeyPath }
      if case .text(let names) = value {
        view.runtimeAttributes.append(RuntimeAttribute(keyPath: namesKeyPath, value: .string(names)))
      }
    })
}

extension View {
  /// What the user-defined runtime attribute `templateAttributes` is set to last.
  var templateAttributesValue: PropertyValue {
    let last = runtimeAttributes.last { $0.keyPath == TemplateAttribute.namesKeyPath }
    guard case .string(let names)? = last?.value else { return .nothing }
    return .text(names)
  }

  /// The key paths that `templateAttributes` names: between commas, without blanks around them. An empty list names none.
  var templateAttributes: [String] {
    guard case .text(let names) = templateAttributesValue, names.contains(where: { $0 != " " && $0 != "\t" })
    else { return [] }
    return names.split(separator: ",", omittingEmptySubsequences: false).map { name in
      let start = name.drop { $0 == " " || $0 == "\t" }
      return String(start.reversed().drop { $0 == " " || $0 == "\t" }.reversed())
    }
  }
}
