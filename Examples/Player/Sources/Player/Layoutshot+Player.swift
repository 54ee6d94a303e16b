import LayoutshotKit

extension Layoutshot {
  /// The library with what this app registers.
  static func forPlayer() throws -> Layoutshot {
    var layoutshot = try Layoutshot()
    // Views with the same role are counterparts, whatever else they have in common.
    let role = MatchingRule("role") { view in
      view.runtimeAttributes.lazy.compactMap { attribute -> String? in
        guard attribute.keyPath == "role", case .string(let name) = attribute.value else { return nil }
        return name
      }.first
    }
    layoutshot.matching.rules.insert(role, at: 0)
    // Layouts carry the rounding of corners, besides frame, bounds, hidden flag and autoresizing mask.
    try layoutshot.matching.chooseLayoutAttributes(named: ["layer.cornerRadius"])
    // Constraint templates carry the size of a font, and leave its face alone.
    layoutshot.stateAttributes = [
      TemplateAttribute(keyPath: "fontSize") { view in
        view.content.font.map { .number($0.size) }
      } apply: { value, view in
        if case .number(let size) = value { view.content.font?.size = size }
      }
    ]
    return layoutshot
  }
}
