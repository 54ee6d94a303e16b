import Diagnostics
import Views

/// A change of a view's state before it is drawn, as given by `--set 'NAME.property=value'`.
///
/// There is a single view tree, so the change is visible in every layout.
package struct StateChange: Hashable, Sendable {
  /// The view: an Interface Builder label, an outlet name, a tag, an object ID, or the displayed text.
  package let name: String
  package let property: String
  /// The new value, as written.
  package let value: String

  /// Parses `NAME.property=value`; returns nil if the text has a different form. The name may contain dots, and also
  /// equals signs: the first that follows a known property counts.
  package init?(_ text: String) {
    let readings = text.indices.filter { text[$0] == "=" }.compactMap { equals -> StateChange? in
      guard let dot = text[..<equals].lastIndex(of: ".") else { return nil }
      return StateChange(
        name: String(text[..<dot]), property: String(text[text.index(after: dot)..<equals]),
        value: String(text[text.index(after: equals)...]))
    }.filter { !$0.name.isEmpty && !$0.property.isEmpty }
    let known = readings.first { Self.properties.contains($0.property) }
    guard let reading = known ?? readings.first else { return nil }
    self = reading
  }

  package init(name: String, property: String, value: String) {
    (self.name, self.property, self.value) = (name, property, value)
  }

  /// The names of the properties that can be set.
  package static let properties = [
    "text", "title", "placeholder", "on", "value", "progress", "selectedSegmentIndex", "image", "enabled",
    "selected", "highlighted", "alpha",
  ]

  /// The reason why a change cannot be applied.
  package enum Failure: Hashable, Sendable {
    /// No view matches the name.
    case noSuchView
    /// The view has no such property.
    case noSuchProperty(of: String)
    /// The property does not accept the value.
    case badValue(expected: String)
  }

  /// Applies the change to every view in a tree that matches the name, considering only the kind of name with the
  /// highest precedence that matches at all. Returns the reason why it could not be applied, or nil on success.
  @discardableResult
  package func apply(to tree: ViewTree) -> Failure? {
    apply(to: matches(in: tree))
  }

  func apply(to views: [View]) -> Failure? {
    if views.isEmpty { return .noSuchView }
    for view in views {
      if let failure = apply(to: view) { return failure }
    }
    return nil
  }

  package func matches(in tree: ViewTree) -> [View] { tree.views(named: name) }

  private func apply(to view: View) -> Failure? {
    switch property {
    case "alpha":
      guard let number = Double(value), (0...1).contains(number) else { return .badValue(expected: "0 … 1") }
      view.alpha = number
      return nil
    case "enabled", "selected", "highlighted": return setControl(view)
    default: return setContent(view)
    }
  }

  private func setControl(_ view: View) -> Failure? {
    guard let flag else { return .badValue(expected: "yes or no") }
    if case .label(var label) = view.content, property != "selected" {
      if property == "enabled" { label.isEnabled = flag } else { label.isHighlighted = flag }
      view.content = .label(label)
      return nil
    }
    guard var control = view.control else { return .noSuchProperty(of: view.className) }
    switch property {
    case "enabled": control.isEnabled = flag
    case "selected": control.isSelected = flag
    default: control.isHighlighted = flag
    }
    view.control = control
    return nil
  }

  private func setContent(_ view: View) -> Failure? {
    let content = view.content
    switch property {
    case "text" where content.text != nil: view.content.text = value
    case "text" where content.title != nil, "title" where content.title != nil: view.content.title = value
    case "placeholder" where content.placeholder != nil: view.content.placeholder = value
    case "image" where content.image != nil:
      view.content.image = .some(value.isEmpty ? nil : ImageReference(name: value))
    default: return setState(view)
    }
    return nil
  }

  /// Sets what a control of its class has besides the state of all controls.
  private func setState(_ view: View) -> Failure? {
    let number = Double(value).flatMap { $0.isFinite ? $0 : nil }
    switch (view.content, property) {
    case (.toggle(var toggle), "on"):
      guard let flag else { return .badValue(expected: "yes or no") }
      toggle.isOn = flag
      view.content = .toggle(toggle)
    case (.slider(var slider), "value"):
      guard let number else { return .badValue(expected: "a number") }
      slider.value = number
      view.content = .slider(slider)
    case (.stepper(var stepper), "value"):
      guard let number else { return .badValue(expected: "a number") }
      stepper.value = number
      view.content = .stepper(stepper)
    case (.progressView(var progress), "progress"):
      guard let number, (0...1).contains(number) else { return .badValue(expected: "0 … 1") }
      progress.progress = number
      view.content = .progressView(progress)
    case (.segmentedControl(var control), "selectedSegmentIndex"):
      guard let index = Int(value), index == -1 || control.segments.indices.contains(index) else {
        return .badValue(expected: "-1 … \(control.segments.count - 1)")
      }
      control.selectedIndex = index == -1 ? nil : index
      view.content = .segmentedControl(control)
    default: return .noSuchProperty(of: view.className)
    }
    return nil
  }

  private var flag: Bool? {
    switch value.lowercased() {
    case "yes", "true", "on", "1": true
    case "no", "false", "off", "0": false
    default: nil
    }
  }
}

extension ViewTree {
  /// Returns the views of a name, of the first of these kinds of which there are any: object ID, outlet, label, tag, text.
  package func views(named name: String) -> [View] {
    let kinds: [(View) -> Bool] = [
      { $0.objectID == name }, { $0.outletNames.contains(name) }, { $0.userLabel == name },
      { $0.tag != 0 && String($0.tag) == name }, { $0.title == name },
    ]
    for answers in kinds {
      let found = views.filter(answers)
      if !found.isEmpty { return found }
    }
    return []
  }
}

extension StateChange.Failure {
  /// Returns the message for a change that failed, which it quotes: a sentence without a full stop.
  package func message(for change: StateChange) -> String {
    switch self {
    case .noSuchView: "no view matches \"\(change.name)\" (label, outlet, tag, object id or text)"
    case .noSuchProperty(let name):
      "a \(name) has no \"\(change.property)\" to set; there is \(StateChange.properties.joined(separator: ", "))"
    case .badValue(let expected): "\"\(change.value)\" cannot be \"\(change.property)\"; expected \(expected)"
    }
  }
}
