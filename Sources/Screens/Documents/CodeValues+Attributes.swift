import Diagnostics
import SourceCode
import Views

// What properties of the application's classes do with the values that documents give them.
extension CodeValues {
  /// Gives a view, and what its outlets lead to, what its class makes of the attributes that the document sets.
  func applyAttributes(of view: View, _ name: String, in tree: ViewTree) {
    guard !view.runtimeAttributes.isEmpty else { return }
    let inspected = project.startingValues(ofClass: name).inspected
    if inspected.isEmpty { return }
    for attribute in view.runtimeAttributes {
      for given in inspected[attribute.keyPath] ?? [] {
        guard let value = value(of: given.value, for: attribute.value) else { continue }
        var (target, path) = (view, given.path)
        if let outlet = path.first, path.count > 1,
          let found = view.outlets.first(where: { $0.name == outlet })
        {
          guard let shown = tree.views.first(where: { $0.objectID == found.destination }) else { continue }
          (target, path) = (shown, Array(path.dropFirst()))
        }
        guard let last = path.last else { continue }
        let property = (path.dropLast() + [Self.keyPath(last)]).joined(separator: ".")
        guard let keys = target.set(property, to: value),
          let place = changedText(of: given.value, for: attribute.value)
            ?? view.places.place(ofFirst: [attribute.keyPath])
        else { continue }
        for key in keys { target.places.replace(key, by: place) }
      }
    }
  }

  /// Where the text is stated that a property looks up by an attribute, where it is another one than in the other version; nil for any
  /// other.
  private func changedText(of value: SourceValue, for attribute: RuntimeAttribute.Value) -> SourceLocation? {
    guard resources.otherVersion != nil, case .lookup(.argument, let table) = value,
      case .string(let key) = attribute
    else { return nil }
    let text = SourceValue.localized(key: key, table: table, fallback: nil)
    return resolved(text, isOther: false) == resolved(text, isOther: true) ? nil : place(of: text)
  }

  /// What a property makes of an attribute; nil where that is not known.
  private func value(of value: SourceValue, for attribute: RuntimeAttribute.Value) -> PropertyValue? {
    switch value {
    case .argument: self.value(of: attribute)
    case .lookup(.argument, let table):
      if case .string(let key) = attribute {
        resolved(.localized(key: key, table: table, fallback: nil), isOther: false)
      } else {
        nil
      }
    default: resolved(value, isOther: false)
    }
  }

  /// What a document gives an attribute; nil for a value that no property of UIKit's has.
  private func value(of value: RuntimeAttribute.Value) -> PropertyValue? {
    switch value {
    case .boolean(let flag): .boolean(flag)
    case .number(let number): .number(number)
    case .string(let text): .text(text)
    case .color(let color): .color(color)
    case .other(type: "image", let name): resolved(.image(name, isSystem: false), isOther: false)
    case .null: .nothing
    case .other: nil
    }
  }
}
