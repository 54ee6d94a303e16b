import SourceCode
import Views

// What values that code gives mean for a view.
extension Color {
  /// Whether its value is known in every appearance, whatever a catalog says.
  var isKnown: Bool { if case .named = self { false } else { true } }

  /// Whether it is the same in every appearance, whatever a catalog says.
  var isFixed: Bool {
    isKnown && Appearance.allCases.allSatisfy { resolved(in: $0) == resolved(in: .light) }
  }
}

extension PropertyValue {
  /// A member of the enumeration of UIKit's that a property takes; nil for any other property.
  init?(member name: String, of property: String) {
    func named<Value: RawRepresentable<Int> & Hashable & Sendable>(_ type: Value.Type) -> PropertyValue? {
      (0..<16).lazy.compactMap(Value.init).first { "\($0)" == name }.map { .other(Other($0, text: name)) }
    }
    let value: PropertyValue? =
      switch property {
      case "contentMode": named(ContentMode.self)
      case "textAlignment": named(TextAlignment.self)
      case "lineBreakMode": Self.lineBreaks[name].map { .other(Other($0, text: "\($0)")) }
      case "separatorStyle": .other(Other(name != "none", text: name))
      case "accessoryType": named(TableViewCell.Accessory.self)
      case "axis": Self.axes[name].map { .other(Other($0, text: name)) }
      case "distribution": named(StackView.Distribution.self)
      case "alignment": named(StackView.Alignment.self)
      case "borderStyle": named(TextField.BorderStyle.self)
      default: nil
      }
    guard let value else { return nil }
    self = value
  }

  private static let lineBreaks: [String: LineBreakMode] = [
    "byWordWrapping": .wordWrap, "byCharWrapping": .characterWrap, "byClipping": .clip,
    "byTruncatingHead": .headTruncation, "byTruncatingTail": .tailTruncation,
    "byTruncatingMiddle": .middleTruncation,
  ]
  private static let axes: [String: StackView.Axis] = ["horizontal": .horizontal, "vertical": .vertical]
}

extension View {
  /// Gives a property a value, as code does. `property`: its key path. Returns the keys under which a document would state
  /// it; nil if the view has no such property, or none that takes such a value.
  func set(_ property: String, to value: PropertyValue) -> [String]? {
    switch (property, value) {
    case ("title", .text(let text)) where content.title != nil:
      content.title = text
      return ["normal.title"]
    case ("text", .text(let text)) where content.text != nil:
      content.setPlainText(text)
      return ["text"]
    case ("text", .nothing) where content.text != nil:
      content.setPlainText("")
      return ["text"]
    case ("placeholder", .text(let text)) where content.placeholder != nil:
      content.placeholder = text
      return ["placeholder"]
    case ("frame", _) where !isPlacedByFrame: return nil
    default: break
    }
    if let part = part(of: property) { return part.set(self, value) ? [part.key] : nil }
    guard let row = row(of: property), let old = row.read(self), old.isLike(value) || value.fits(row) else {
      return nil
    }
    row.apply(value, self)
    return ViewProperty.keys(of: row.path, row)
  }

  /// A property of something inside of a view, for which there is no row.
  private struct Part {
    /// The key under which a document would state it.
    let key: String
    let value: (View) -> PropertyValue
    /// Gives it a value; false if it takes no such value.
    let set: (View, PropertyValue) -> Bool

    init<Value: PropertyValueConvertible>(
      _ key: String, _ read: @escaping (View) -> Value, _ write: @escaping (View, Value) -> Void
    ) {
      self.key = key
      value = { read($0).propertyValue }
      set = { view, value in
        guard let value = Value(value) else { return false }
        write(view, value)
        return true
      }
    }
  }

  /// The part that a property is of: of the usual state of a button, or a segment of a control, as `segments[1].title` is. Nil for any
  /// other property.
  private func part(of property: String) -> Part? {
    if let normal = content.button?.normal {
      func part<Value: PropertyValueConvertible>(_ path: WritableKeyPath<Button.Appearance, Value>) -> Part {
        Part("normal.\(property)", { ($0.content.button?.normal ?? normal)[keyPath: path] }) {
          $0.content.button?.normal[keyPath: path] = $1
        }
      }
      switch property {
      case "image": return part(\.image)
      case "backgroundImage": return part(\.backgroundImage)
      case "titleColor": return part(\.titleColor)
      default: return nil
      }
    }
    guard property.hasPrefix("segments["), let end = property.firstIndex(of: "]"),
      let index = Int(property[..<end].dropFirst("segments[".count)),
      let segments = content.segmentedControl?.segments, segments.indices.contains(index)
    else { return nil }
    func part<Value: PropertyValueConvertible>(_ path: WritableKeyPath<SegmentedControl.Segment, Value>)
      -> Part
    {
      Part(property, { ($0.content.segmentedControl?.segments ?? segments)[index][keyPath: path] }) {
        $0.content.segmentedControl?.segments[index][keyPath: path] = $1
      }
    }
    switch property[end...].dropFirst(2) {
    case "title": return part(\.title)
    case "image": return part(\.image)
    case "isEnabled": return part(\.isEnabled)
    default: return nil
    }
  }

  /// The value of a property that code may give one, by its key path; nil for one that it does not have.
  package func value(of property: String) -> PropertyValue? {
    part(of: property)?.value(self) ?? row(of: property)?.read(self)
  }

  /// Gives a property the value that it has in another version of the view: what `value(of:)` returns there.
  package func setValue(of property: String, to value: PropertyValue) {
    if let part = part(of: property) {
      _ = part.set(self, value)
    } else {
      row(of: property)?.apply(value, self)
    }
  }

  /// Whether its frame places it, rather than constraints, a stack or whatever the screen itself is in.
  private var isPlacedByFrame: Bool {
    guard let superview, !isPlacedByConstraints else { return false }
    if case .stackView = superview.content { return false }
    return !content.isTableViewCell
  }

  /// Whether it asks an object for what it shows.
  var showsItems: Bool {
    if case .collectionView = content { return true }
    return content.isTableView
  }

  /// Whether it has a property that shows, and that code may give a value. `property`: its key path.
  func hasProperty(_ property: String) -> Bool {
    switch property {
    case "title": content.button != nil
    case "text": content.text != nil
    case "placeholder": content.placeholder != nil
    case "contentMode": true
    case "tableHeaderView", "tableFooterView", "separatorInset": content.isTableView
    case "backgroundView": isScrolling || content.isTableViewCell
    case "contentInset", "contentSize", "refreshControl": isScrolling
    case _ where property.hasPrefix("contentInset."): isScrolling
    case "menu": content.button != nil
    case "inputView", "inputAccessoryView": content.placeholder != nil || className == "UITextView"
    case "leftView", "rightView", "leadingView", "trailingView": content.placeholder != nil
    case "layer.mask", "mask", "transform", CodeChange.sublayers, CodeChange.emptied: true
    case "accessoryView": content.isTableViewCell
    case _ where StartingValues.states.contains { property.hasPrefix($0 + ".") }:
      content.button != nil || content.hasSegments
    case "titleTextAttributes": content.hasSegments
    case "superview": superview != nil
    case "newSuperview": superview != nil
    case _ where property.hasPrefix(CodeChange.subviews) || part(of: property) != nil: true
    default: row(of: property).map { $0.effect != .accessibility } ?? false
    }
  }

  /// Whether a property has the value that it has where a document states none.
  func isUsual(_ property: String) -> Bool {
    guard let row = row(of: property) else { return false }
    let usual = content.usual.map {
      View(className: className, objectID: "", location: location, content: $0)
    }
    return row.isUsual(self) || usual.map { row.read($0) == row.read(self) } ?? false
  }

  /// What the names of properties end in that say what an object of a class of the application's looks like.
  private static let looks = [
    "color", "font", "style", "image", "text", "title", "inset", "insets", "radius", "alpha", "spacing",
    "hidden", "gap", "space", "margin", "margins", "padding", "height", "width", "lines", "progress",
    "offset",
    "ratio", "border", "shadow", "alignment",
  ]

  /// Whether a property that code other than its own gives a value may say what an object of a class of the application's looks like.
  func isOfOwnLooks(_ property: String) -> Bool {
    let name = property.lowercased()
    return customClass != nil
      && !name.hasSuffix("delegate")
      && (Self.looks.contains { name.hasSuffix($0) } || Self.showing.contains { name.hasPrefix($0) })
  }

  /// What those begin with that say whether something is shown.
  private static let showing = ["show", "setshow", "hides"]

  /// The row of a property that code may give a value; nil for none. `property`: its key path.
  package func row(of property: String) -> ViewProperty? {
    if Self.leftAlone.contains(property) { return nil }
    return ViewProperty.byName[property]?.first { row in
      !row.path.isEmpty && row.effect != .structure && row.effect != .interaction
        && row.read(self) != nil
    }
  }

  /// What constraints that code makes go with.
  private static let leftAlone: Set<String> = ["translatesAutoresizingMaskIntoConstraints"]
}

extension ViewContent {
  /// What a document has that states nothing of it; nil for what code gives no looks by its class.
  fileprivate var usual: ViewContent? {
    switch self {
    case .label: .label(Label())
    case .textField: .textField(TextField())
    case .textView: .textView(TextView())
    case .toggle: .toggle(Toggle())
    case .slider: .slider(Slider())
    case .segmentedControl: .segmentedControl(SegmentedControl())
    case .progressView: .progressView(ProgressView())
    case .pageControl: .pageControl(PageControl())
    case .tableView: .tableView(TableView())
    case .searchBar: .searchBar(SearchBar())
    case .navigationBar: .navigationBar(NavigationBar())
    case .tabBar: .tabBar(TabBar())
    case .toolbar: .toolbar(Toolbar())
    default: nil
    }
  }
}

extension ViewContent {
  /// Whether it is that of a segmented control.
  fileprivate var hasSegments: Bool { if case .segmentedControl = self { true } else { false } }
}
