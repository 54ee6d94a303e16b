import LayoutshotKit

extension Layoutshot {
  /// The library with this app's registrations.
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
    // Layouts carry the corner radius, in addition to frame, bounds, hidden flag and autoresizing mask.
    try layoutshot.matching.chooseLayoutAttributes(named: ["layer.cornerRadius"])
    // Constraint templates carry a view's scale, the same in both directions.
    layoutshot.stateAttributes = [
      TemplateAttribute(keyPath: "zoom") { view in
        .number(view.layer.transform.scaleX)
      } apply: { value, view in
        guard case .number(let zoom) = value else { return }
        (view.layer.transform.scaleX, view.layer.transform.scaleY) = (zoom, zoom)
      }
    ]
    return layoutshot
  }
}
