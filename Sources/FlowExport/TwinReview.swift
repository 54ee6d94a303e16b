import Diagnostics
import Flows
import Screens
import Templates
import Views

/// Compares the two controllers of a rule at the moment when one replaces the other.
package struct TwinReview {
  private let stage: FlowStage
  private var told: Set<String> = []

  package init(_ stage: FlowStage) { self.stage = stage }

  /// What the twin shown by a step lacks, or shows differently.
  package mutating func findings(of moment: FlowMoment) -> [Finding] {
    moment.events.flatMap { event -> [Finding] in
      guard case .swapped(let index, let id, _) = event else { return [] }
      let rule = stage.world.rules[index]
      guard let twin = rule.twin(of: id),
        let new = moment.state.alive.last(where: { $0.controller == id }),
        let old = (moment.before.alive + moment.state.alive).last(where: { $0.controller == twin })
      else { return [] }
      return findings(from: old, to: new, rule, at: moment.step?.place)
    }
  }

  private mutating func findings(
    from old: FlowNode, to new: FlowNode, _ rule: AlternateRule, at place: SourceLocation?
  ) -> [Finding] {
    guard let before = try? stage.cast.screen(old.controller, old.model),
      let after = try? stage.cast.screen(new.controller, new.model)
    else { return [] }
    var findings: [Finding] = []
    func tell(_ severity: Severity, _ message: String) {
      if told.insert(message).inserted { findings.append(Finding(severity, .model, message, at: place)) }
    }
    let names = (stage.world[old.controller].name, stage.world[new.controller].name)
    for setting in new.model {
      guard let failure = stage.cast.failure(of: setting, on: new.controller, new.model) else { continue }
      let reason = failure == .noSuchView ? "it has no such view" : "its view has no such property"
      tell(.warning, "\"\(setting.key)\" is set on \"\(names.0)\", and not on \"\(names.1)\": \(reason)")
    }
    let keys = Set((old.model + new.model).map { $0.key })
    for (name, one, other) in pairs(before.tree, after.tree) {
      let isSet = keys.contains { $0.hasPrefix(name + ".") }
      for (property, left, right) in TwinValues.differences(one, other) {
        tell(
          isSet ? .warning : .note,
          "\"\(name)\" has the \(property) \(left) on \"\(names.0)\" and \(right) on \"\(names.1)\"")
      }
    }
    return findings
  }

  /// The views of two trees with the same outlet, label or tag.
  private func pairs(_ one: ViewTree, _ other: ViewTree) -> [(name: String, View, View)] {
    var names: [String] = []
    for view in one.views {
      let tag = view.tag > 0 ? ["\(view.tag)"] : []
      guard let name = (view.outletNames + [view.userLabel].compactMap(\.self) + tag).first else { continue }
      if name != "view", !names.contains(name) { names.append(name) }
    }
    return names.compactMap { name in
      guard let left = one.views(named: name).first, let right = other.views(named: name).first,
        left.className == right.className
      else { return nil }
      return (name, left, right)
    }
  }

  /// The number of views without a counterpart when one controller's screen replaces the other's.
  package static func unmatched(_ one: Screen, _ other: Screen, _ options: MatchingOptions) -> [String] {
    let match = Matcher.match(template: other.tree, live: one.tree, orientation: .landscape, options: options)
    return match.unmatchedLive.map { one.tree[$0.view].phrase }
  }
}

/// The properties of a view that a user or the app's code changes.
enum TwinValues {
  /// The differing properties, with both values.
  static func differences(_ one: View, _ other: View) -> [(property: String, String, String)] {
    zip(values(of: one), values(of: other)).compactMap { left, right in
      left.value == right.value ? nil : (left.property, quoted(left.value), quoted(right.value))
    }
  }

  private static func quoted(_ value: String?) -> String { value.map { "\"\($0)\"" } ?? "none" }

  private static func values(of view: View) -> [(property: String, value: String?)] {
    let content = view.content
    var result: [(property: String, value: String?)] = [
      ("text", content.text), ("title", content.title ?? nil), ("placeholder", content.placeholder),
      ("enabled", view.control.map { "\($0.isEnabled)" }),
      ("selected", view.control.map { "\($0.isSelected)" }),
    ]
    switch content {
    case .toggle(let toggle): result.append(("state", "\(toggle.isOn)"))
    case .slider(let slider): result.append(("value", "\(slider.value)"))
    case .stepper(let stepper): result.append(("value", "\(stepper.value)"))
    case .progressView(let progress): result.append(("progress", "\(progress.progress)"))
    case .segmentedControl(let control): result.append(("selection", control.selectedIndex.map { "\($0)" }))
    default: break
    }
    return result
  }
}
