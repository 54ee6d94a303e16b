import Views

// What values that code gives mean for a view.
extension Color {
  /// Whether it is the same in every appearance, whatever a catalog says.
  var isFixed: Bool {
    if case .named = self { return false }
    return Appearance.allCases.allSatisfy { resolved(in: $0) == resolved(in: .light) }
  }
}

extension ContentMode {
  /// The mode with a name of UIKit's; nil for none.
  fileprivate init?(named name: String) {
    guard let mode = (0..<13).lazy.compactMap(ContentMode.init).first(where: { "\($0)" == name }) else {
      return nil
    }
    self = mode
  }
}

extension View {
  /// Gives a property a value, as code does. `property`: its key path. Returns the keys under which a document would state
  /// it; nil if the view has no such property, or none that takes such a value.
  func set(_ property: String, to value: PropertyValue) -> [String]? {
    switch (property, value) {
    case ("title", .text(let text)) where content.title != nil:
      content.title = text
      return ["normal"]
    case ("text", .text(let text)) where content.text != nil:
      content.setPlainText(text)
      return ["text"]
    case ("text", .nothing) where content.text != nil:
      content.setPlainText("")
      return ["text"]
    case ("placeholder", .text(let text)) where content.placeholder != nil:
      content.placeholder = text
      return ["placeholder"]
    case ("image", .image(let image)) where content.button != nil:
      content.button?.normal.image = image
      return ["normal"]
    case ("contentMode", .text(let name)):
      guard let mode = ContentMode(named: name) else { return nil }
      contentMode = mode
      return ["contentMode"]
    case ("titleColor", .color(let color)) where content.button != nil:
      content.button?.normal.titleColor = color
      return ["normal", "normal.titleColor"]
    default: break
    }
    guard let row = row(of: property), let old = row.read(self), old.isLike(value) || value.fits(row) else {
      return nil
    }
    row.apply(value, self)
    return ViewProperty.keys(of: row.path, row)
  }

  /// Whether it has a property that shows, and that code may give a value. `property`: its key path.
  func hasProperty(_ property: String) -> Bool {
    switch property {
    case "title", "titleColor": content.button != nil
    case "text": content.text != nil
    case "placeholder": content.placeholder != nil
    case "image": content.button != nil || content.imageView != nil
    case "contentMode": true
    case "superview": superview != nil
    default: row(of: property).map { $0.effect != .accessibility } ?? false
    }
  }

  /// The row of a property that code may give a value; nil for none.
  private func row(of property: String) -> ViewProperty? {
    if Self.leftAlone.contains(property) { return nil }
    return ViewProperty.all.first { row in
      row.name == property && !row.path.isEmpty && row.effect != .structure && row.effect != .interaction
        && row.read(self) != nil
    }
  }

  /// What constraints that code makes go with.
  private static let leftAlone: Set<String> = ["translatesAutoresizingMaskIntoConstraints"]
}
