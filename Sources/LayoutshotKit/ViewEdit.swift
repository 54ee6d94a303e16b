import Screens

/// A change of what a view shows, in every layout: `.set(.text, of: "title", to: "Ana")`, or `"title.text=Ana"` as `--set`
/// has it.
public struct ViewEdit: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  /// The edit as `--set` has it.
  public let description: String
  private let parsed: StateChange?

  /// Creates an edit from the words of `--set`, `NAME.PROPERTY=VALUE`; others fail where the edit is made.
  ///
  /// - Parameter words: The view by its `id`, object ID, outlet, label, tag or text; the property; the value.
  public init(_ words: String) { (description, parsed) = (words, StateChange(words)) }

  /// Creates an edit from a literal, as `init(_:)` does.
  ///
  /// - Parameter words: `NAME.PROPERTY=VALUE`.
  public init(stringLiteral words: String) { self.init(words) }

  private init(_ change: StateChange) {
    description = "\(change.name).\(change.property)=\(change.value)"
    parsed = change
  }

  /// Gives a property of a view another value.
  ///
  /// - Parameters:
  ///   - property: The property, which the view must have.
  ///   - view: The view's `id`, object ID, outlet, label, tag or text.
  ///   - value: The value.
  public static func set<Value>(_ property: EditableProperty<Value>, of view: String, to value: Value)
    -> ViewEdit
  {
    ViewEdit(StateChange(name: view, property: property.name, value: property.text(value)))
  }

  func change() throws(RequestError) -> StateChange {
    if let parsed { return parsed }
    throw RequestError(
      message: "\"\(description)\" is not a change; expected NAME.PROPERTY=VALUE, such as title.text=Ana")
  }
}

/// A property that edits can change, with the type of its values.
public struct EditableProperty<Value>: Sendable {
  let name: String
  let text: @Sendable (Value) -> String
}

extension EditableProperty where Value == String {
  /// The text of a label, a text field or a text view.
  public static var text: Self { Self(name: "text") { $0 } }
  /// The title of a button.
  public static var title: Self { Self(name: "title") { $0 } }
  /// What a field shows while it is empty.
  public static var placeholder: Self { Self(name: "placeholder") { $0 } }
  /// The name of an image; empty for none.
  public static var image: Self { Self(name: "image") { $0 } }
}

extension EditableProperty where Value == Bool {
  /// Whether a switch is on.
  public static var isOn: Self { Self(name: "on") { $0 ? "yes" : "no" } }
  /// Whether a control or label is enabled.
  public static var isEnabled: Self { Self(name: "enabled") { $0 ? "yes" : "no" } }
  /// Whether a control is selected.
  public static var isSelected: Self { Self(name: "selected") { $0 ? "yes" : "no" } }
  /// Whether a control or label is highlighted.
  public static var isHighlighted: Self { Self(name: "highlighted") { $0 ? "yes" : "no" } }
}

extension EditableProperty where Value == Double {
  /// The value of a slider or stepper.
  public static var value: Self { Self(name: "value") { "\($0)" } }
  /// The progress, 0 to 1.
  public static var progress: Self { Self(name: "progress") { "\($0)" } }
  /// The opacity, 0 to 1.
  public static var alpha: Self { Self(name: "alpha") { "\($0)" } }
}

extension EditableProperty where Value == Int {
  /// The segment that is selected; -1 for none.
  public static var selectedSegmentIndex: Self { Self(name: "selectedSegmentIndex") { "\($0)" } }
}
