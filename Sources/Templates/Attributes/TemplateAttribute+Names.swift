import Views

extension TemplateAttribute {
  /// The key path of a template view's list of key paths: an `IBInspectable` string of LDOLayoutTemplates.
  static let namesKeyPath = "templateAttributes"

  /// Whether it is the list of key paths, which is not visible in pictures.
  package var isNames: Bool { keyPath == Self.namesKeyPath }

  /// The list itself: the library transfers it before the listed attributes, so that a stored state has the same list.
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
  /// The last value of the user-defined runtime attribute `templateAttributes`.
  var templateAttributesValue: TemplateValue {
    let last = runtimeAttributes.last { $0.keyPath == TemplateAttribute.namesKeyPath }
    guard case .string(let names)? = last?.value else { return .nothing }
    return .text(names)
  }

  /// The key paths in `templateAttributes`: separated by commas, trimmed. An empty list has none.
  var templateAttributes: [String] {
    guard case .text(let names) = templateAttributesValue, names.contains(where: { $0 != " " && $0 != "\t" })
    else { return [] }
    return names.split(separator: ",", omittingEmptySubsequences: false).map { name in
      let start = name.drop { $0 == " " || $0 == "\t" }
      return String(start.reversed().drop { $0 == " " || $0 == "\t" }.reversed())
    }
  }
}
