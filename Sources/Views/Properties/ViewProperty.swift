/// A property of views, declared once: what UIKit calls it, where views store it, its value, what a change of it affects,
/// what a transition does with it, what can give it another value, and under which keys documents state it.
///
/// Records, differences, listings, states, layouts, size classes and transitions read `all`. A view's own properties, those
/// of its layer and those that all controls have are rows in `ViewProperty+Views.swift`; what a class adds is in the
/// files beside it. A stored property without a row fails a test.
package struct ViewProperty: Sendable {
  /// What stores a property.
  package enum Owner: Hashable, Sendable {
    /// `View` itself.
    case view
    case layer
    case control
    /// What the class adds: the name of the case of `ViewContent`.
    case content(String)
  }

  /// What a change of a property affects at most.
  package enum Effect: Sendable {
    /// Where views stand and how large they are.
    case layout
    /// Pixels of the view and those inside; nothing moves.
    case painting
    /// Which views there are, and their order.
    case structure
    /// Touches, connections and code alone: no picture shows it.
    case interaction
    /// What assistive technologies find; no picture shows it.
    case accessibility
  }

  /// What a transition does with a property.
  package enum Motion: Sendable {
    /// Core Animation interpolates it.
    case animates
    /// It has its new value from the first frame on.
    case steps
    /// Transitions have no part in it.
    case none
  }

  /// What can give a property another value than the document's.
  package struct Carriers: OptionSet, Sendable {
    package let rawValue: Int

    package init(rawValue: Int) { self.rawValue = rawValue }

    /// Layouts of a portrait and a landscape template: TPMultiLayoutViewController's four attributes.
    package static let templates = Carriers(rawValue: 1)
    /// Variations for size classes.
    package static let sizeClasses = Carriers(rawValue: 2)
    /// Whole layouts over the same views, as scene files have them.
    package static let layouts = Carriers(rawValue: 4)
    /// Constraint templates that name it by its key path.
    package static let states = Carriers(rawValue: 8)
  }

  /// What the record beside a golden has of a property.
  package enum Recording: Sendable {
    /// Its parts are in every record, and compared with those of any record.
    case look
    /// It is an input of layout, which only newer records have.
    case layout
    /// Nothing: it is recorded as something of its own, as a part of another property, or shows in no picture.
    case none
  }

  /// The key path as UIKit's key-value coding has it, or the name that UIKit gives what has no key path.
  package let name: String
  /// What stores it.
  package let owner: Owner
  /// The path of stored properties that leads to it from its owner: `transform.scaleX`; empty for a second name of a property that
  /// has a row of its own. Lists have `[]` in place of an index.
  package let path: String
  /// What a change of it affects.
  package let effect: Effect
  /// What a transition does with it.
  package let motion: Motion
  /// What can give it another value.
  package let carriers: Carriers
  /// What records have of it.
  package let recording: Recording
  /// The keys of documents that state it, besides its name and the last part of its path.
  package let keys: [String]
  /// Values that UIKit has other words for than the type that stores them.
  package let words: [String: String]
  /// Returns the value of a view; nil if its class has no such property.
  package let read: @Sendable (View) -> PropertyValue?
  /// Gives a view a value that `read` returned for a view of its kind.
  package let apply: @Sendable (PropertyValue, View) -> Void

  init(
    _ name: String, of owner: Owner = .view, at path: String? = nil, _ effect: Effect,
    _ motion: Motion = .none,
    by carriers: Carriers = [], records recording: Recording = .none, keys: [String] = [],
    words: [String: String] = [:], read: @escaping @Sendable (View) -> PropertyValue? = { _ in nil },
    apply: @escaping @Sendable (PropertyValue, View) -> Void = { _, _ in }
  ) {
    (self.name, self.owner, self.path) = (name, owner, path ?? name)
    (self.effect, self.motion, self.carriers, self.recording) = (effect, motion, carriers, recording)
    (self.keys, self.words, self.read, self.apply) = (keys, words, read, apply)
    usual = Self.plain.lazy.compactMap(read).first
  }

  /// Every property. What is recorded is in the order of records; a whole comes before its parts, so that of a template that
  /// names both the parts count.
  package static let all =
    views + accessibility + layers + controls + texts + buttons + switches + pickers + indicators + containers
    + bars

  /// The properties that every record has, in the order of records.
  package static let recordedLooks = all.filter { $0.recording == .look }
  /// All by their names: several views have one of a name each.
  package static let byName = Dictionary(grouping: all, by: \.name)
  /// The inputs of layout, which newer records have.
  package static let recordedInputs = all.filter { $0.recording == .layout }

  /// Whether a view has the value that a document need not state.
  package func isUsual(_ view: View) -> Bool {
    guard let value = read(view) else { return true }
    return value == usual || value.stored.map { $0 as? ControlState == ControlState() } ?? false
  }

  /// The value that a view, a control or a scroll view has whose document states nothing; nil for what only other classes
  /// have.
  package let usual: PropertyValue?

  /// Whether listings of views show it: what is no whole of which other rows are parts, and has no line of its own.
  var isListed: Bool {
    switch owner {
    case .content: false
    case .control: true
    // A transform is shown step by step.
    case .layer: !path.isEmpty && !path.hasPrefix("transform.translation.") && path != "transform"
    case .view:
      recording == .layout
        || ["tag", "hidden", "alpha", "userInteractionEnabled", "reuseIdentifier"].contains(name)
        || ["translatesAutoresizingMaskIntoConstraints"].contains(name)
        || recording == .look && !["layer", "control", "content"].contains(name)
    }
  }

  private nonisolated(unsafe) static let plain: [View] = {
    let contents: [ViewContent] = [.plain, .plain, .container(.scrollView)]
    let views = contents.map {
      View(className: "UIView", objectID: "", location: .init(file: "", line: 0, column: 0), content: $0)
    }
    views[1].control = ControlState()
    return views
  }()
}

// The forms of rows.
extension ViewProperty {
  /// A property that every view has.
  static func view<Value: PropertyValueConvertible>(
    _ name: String, _ property: any ReferenceWritableKeyPath<View, Value> & Sendable, of owner: Owner = .view,
    at path: String? = nil, _ effect: Effect? = nil, _ motion: Motion = .none,
    by carriers: Carriers = [.layouts, .states], records recording: Recording = .none, keys: [String] = []
  ) -> ViewProperty {
    ViewProperty(
      name, of: owner, at: path, effect ?? Value.usualEffect, motion, by: carriers, records: recording,
      keys: keys,
      read: { $0[keyPath: property].propertyValue }
    ) { value, view in
      if let value = Value(value) { view[keyPath: property] = value }
    }
  }

  /// A property that every view has, whose value is of a type that nobody looks into.
  static func whole<Value: Hashable & Sendable>(
    _ name: String, _ property: any ReferenceWritableKeyPath<View, Value> & Sendable, at path: String? = nil,
    _ effect: Effect, _ motion: Motion = .none, by carriers: Carriers = [],
    records recording: Recording = .none,
    keys: [String] = [], text: @escaping @Sendable (Value) -> String = { _ in "…" }
  ) -> ViewProperty {
    ViewProperty(
      name, at: path, effect, motion, by: carriers, records: recording, keys: keys,
      read: { .other(PropertyValue.Other($0[keyPath: property], describe: text)) }
    ) { value, view in
      if case .other(let other) = value, let own = other.value(as: Value.self) {
        view[keyPath: property] = own
      }
    }
  }

  /// A property of what a class adds to a view.
  static func of<Payload, Value: PropertyValueConvertible>(
    _ payload: any WritableKeyPath<ViewContent, Payload?> & Sendable, _ name: String,
    _ property: any WritableKeyPath<Payload, Value> & Sendable, at path: String? = nil,
    _ effect: Effect? = nil,
    by carriers: Carriers = [.layouts, .states], keys: [String] = []
  ) -> ViewProperty {
    ViewProperty(
      name, of: owner(payload), at: path, effect ?? Value.usualEffect, .steps, by: carriers, keys: keys,
      read: { $0.content[keyPath: payload]?[keyPath: property].propertyValue }
    ) { value, view in
      if let value = Value(value) { view.content[keyPath: payload]?[keyPath: property] = value }
    }
  }

  /// A choice of two that a class keeps as a flag.
  static func of<Payload>(
    _ payload: any WritableKeyPath<ViewContent, Payload?> & Sendable, _ name: String,
    _ property: any WritableKeyPath<Payload, Bool> & Sendable, at path: String, _ effect: Effect = .painting,
    no: String, yes: String, keys: [String] = []
  ) -> ViewProperty {
    of(payload, name, at: path, effect, keys: keys, words: ["NO": no, "YES": yes]) { payload in
      .other(PropertyValue.Other(payload[keyPath: property]) { $0 ? yes : no })
    } write: { value, payload in
      if case .other(let other) = value, let flag = other.value(as: Bool.self) {
        payload[keyPath: property] = flag
      }
    }
  }

  /// A property that a class keeps in another form than UIKit.
  static func of<Payload>(
    _ payload: any WritableKeyPath<ViewContent, Payload?> & Sendable, _ name: String, at path: String,
    _ effect: Effect = .layout, records recording: Recording = .none, keys: [String] = [],
    words: [String: String] = [:], read: @escaping @Sendable (Payload) -> PropertyValue?,
    write: @escaping @Sendable (PropertyValue, inout Payload) -> Void
  ) -> ViewProperty {
    ViewProperty(
      name, of: owner(payload), at: path, effect, .steps, by: [.layouts, .states], records: recording,
      keys: keys,
      words: words, read: { $0.content[keyPath: payload].flatMap(read) }
    ) { value, view in
      guard var changed = view.content[keyPath: payload] else { return }
      write(value, &changed)
      view.content[keyPath: payload] = changed
    }
  }

  /// A property of what a class adds that UIKit has no key path for: it changes with the whole.
  static func part<Payload>(
    _ payload: any WritableKeyPath<ViewContent, Payload?> & Sendable, _ name: String, at path: String? = nil,
    _ effect: Effect = .layout, keys: [String] = [], words: [String: String] = [:]
  ) -> ViewProperty {
    ViewProperty(name, of: owner(payload), at: path, effect, .steps, keys: keys, words: words)
  }

  /// A property that every control has.
  static func control<Value: PropertyValueConvertible>(
    _ name: String, _ property: any WritableKeyPath<ControlState, Value> & Sendable, at path: String
  ) -> ViewProperty {
    ViewProperty(
      name, of: .control, at: path, .painting, .steps, by: [.layouts, .states],
      read: { $0.control?[keyPath: property].propertyValue }
    ) { value, view in
      if let value = Value(value) { view.control?[keyPath: property] = value }
    }
  }

  private static func owner(_ payload: AnyKeyPath) -> Owner { .content(ViewContent.names[payload] ?? "") }
}
