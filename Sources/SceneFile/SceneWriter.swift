import InterfaceFile
import InterfaceXML
import JSON
import Numerals

/// Converts a document to an equivalent scene file.
///
/// It includes every element and attribute that a reader understands, in Interface Builder's terms; colors, fonts,
/// rectangles and masks have the short forms of scene files. Where a key does not determine the element, `is` specifies
/// it.
package struct SceneWriter {
  private let document: InterfaceDocument

  /// Creates a writer for a document. `document`: the document, with all elements and attributes of the file.
  package init(_ document: InterfaceDocument) { self.document = document }

  /// Returns the scene file's text, indented. Throws `SceneFileError` for a document that cannot be represented: an
  /// archive, or one that is nested too deeply.
  package func text() throws(SceneFileError) -> String {
    guard document.generation == .document else {
      throw error("archives of Xcode 4 and earlier have no scene file")
    }
    let ignored = document.ignoredNumbers()
    guard Self.depth(of: document.root) < 60 else {
      throw error("views are nested too deep for a scene file")
    }
    var members: [(key: String, value: JSONValue)] = [("scene", .integer(1))]
    let own = self.members(of: document.root, ignored)
    // Only a document that specifies its type is complete.
    if !own.contains(where: { $0.key == "type" }) { members.append(("type", .null)) }
    members += own
    // A handwritten scene file has a default size for symbols; a document records it, or has none.
    if !document.root.children.contains(where: { $0.name == "resources" }) {
      members.append(("resources", .array([])))
    }
    return JSONValue.object(members).text(isIndented: true, keepsShortOnLine: true)
  }

  private func error(_ words: String) -> SceneFileError {
    SceneFileError(
      .tooLarge(words), at: .init(file: document.file, line: document.root.line, column: document.root.column)
    )
  }

  private static func depth(of root: Element) -> Int {
    var deepest = 0
    var waiting = [(root, 1)]
    while let (element, depth) = waiting.popLast() {
      deepest = max(deepest, depth)
      waiting += element.children.map { ($0, depth + 1) }
    }
    return deepest
  }

  // MARK: Elements

  private func members(of element: Element, _ ignored: Set<Int>) -> [(key: String, value: JSONValue)] {
    var members: [(key: String, value: JSONValue)] = []
    var names: Set<String> = ["is", "children", "#text", "use", "font", "$schema", "scene"]
    // A scene file leaves out the alignment that UIKit has, not what Interface Builder leaves out.
    if element.name == "label", element.peek("textAlignment") == nil {
      members.append(("textAlignment", .string("left")))
      names.insert("textAlignment")
    }
    for attribute in element.attributes
    where attribute.name != "key" && !ignored.contains(attribute.number) {
      guard names.insert(attribute.name).inserted else { continue }
      members.append((attribute.name, value(of: attribute)))
    }
    if !element.text.isEmpty { members.append(("#text", .string(element.text))) }
    var rest: [JSONValue] = []
    var others: Set<String> = []
    for child in element.children where !ignored.contains(child.number) && child.name != "dependencies" {
      let listed = child.peek("key") ?? child.name
      if let name = name(of: child, in: element), !others.contains(listed), names.insert(name).inserted {
        members.append(
          (name == "fontDescription" && names.insert("font.").inserted ? "font" : name, named(child, ignored))
        )
      } else {
        // Later children with the same name keep their order.
        others.insert(listed)
        rest.append(object(child, as: child.name, keepsKey: true, default: nil, ignored))
      }
    }
    if !rest.isEmpty { members.append(("children", .array(rest))) }
    return members
  }

  /// The key under which a child can be written in its parent; nil if it must be written among `children`.
  private func name(of child: Element, in parent: Element) -> String? {
    if let key = child.peek("key") {
      let isReserved = SceneVocabulary.lists[key] != nil || SceneVocabulary.single.contains(key)
      return isReserved || Self.shorthands.contains(key) ? nil : key
    }
    if SceneVocabulary.lists[child.name] != nil, child.attributes.isEmpty, child.text.isEmpty {
      return child.name
    }
    if SceneVocabulary.single.contains(child.name) { return child.name }
    return nil
  }

  /// Keys with special treatment in scene files.
  private static let shorthands: Set<String> = [
    "font", "title", "constraints", "layouts", "constants", "styles", "include", "orientation", "type",
  ]

  /// The value of a child written under its name.
  private func named(_ child: Element, _ ignored: Set<Int>) -> JSONValue {
    guard let key = child.peek("key") else {
      guard let member = SceneVocabulary.lists[child.name] else {
        return .object(members(of: child, ignored))
      }
      let kept = child.children.filter { !ignored.contains($0.number) }
      return .array(kept.map { object($0, as: $0.name, keepsKey: true, default: member, ignored) })
    }
    if child.name == "nil", child.attributes.count == 1 { return .null }
    let usual = SceneVocabulary.element(ofKey: key)
    if usual == child.name, let short = short(child, ignored) { return short }
    return object(child, as: child.name, keepsKey: false, default: usual, ignored)
  }

  private func object(
    _ element: Element, as name: String, keepsKey: Bool, default usual: String?, _ ignored: Set<Int>
  ) -> JSONValue {
    var members: [(key: String, value: JSONValue)] = []
    if name != usual { members.append(("is", .string(name))) }
    if keepsKey, let key = element.peek("key") { members.append(("key", .string(key))) }
    return .object(members + self.members(of: element, ignored))
  }

  // MARK: Values

  private func value(of attribute: Element.Attribute) -> JSONValue {
    let text = attribute.value
    if Self.texts.contains(attribute.name) { return escaped(text) }
    if text == "YES" { return .flag(true) }
    if text == "NO" { return .flag(false) }
    if let number = number(text) { return number }
    return escaped(text)
  }

  /// A number that is written exactly as it was read.
  private func number(_ text: String) -> JSONValue? {
    if let whole = Int(text), String(whole) == text { return .integer(whole) }
    if let number = Double(text), number.isFinite, abs(number) < 1e15, Numeral.text(number) == text {
      return .number(number)
    }
    return nil
  }

  /// The numbers of a rectangle: their values count, not their notation.
  private func numeric(_ text: String?) -> JSONValue? {
    guard let text, let number = Double(text), number.isFinite, Double(Numeral.text(number)) == number else {
      return nil
    }
    if number == number.rounded(), abs(number) < 1e9 { return .integer(Int(number)) }
    return .number(number)
  }

  /// Texts that start like a constant's name get the prefix twice.
  private func escaped(_ text: String) -> JSONValue { .string(SceneDefinitions.escaped(text)) }

  /// Attributes with user-visible texts, which may look like numbers and booleans.
  private static let texts: Set<String> = [
    "id", "text", "title", "placeholder", "prompt", "userLabel", "customClass", "customModule",
    "storyboardIdentifier",
    "reuseIdentifier", "restorationIdentifier", "image", "name", "property", "destination", "identifier",
    "keyPath",
    "value", "content", "headerTitle", "footerTitle", "label", "toolsVersion", "systemVersion", "version",
    "variant",
  ]

  private func short(_ element: Element, _ ignored: Set<Int>) -> JSONValue? {
    let attributes = element.attributes.map { (name: $0.name, value: $0.value) }
    guard element.children.isEmpty, element.text.isEmpty,
      !element.attributes.contains(where: { ignored.contains($0.number) })
    else { return nil }
    switch element.name {
    case "color": return SceneValues.colorText(attributes).map { .string($0) }
    case "fontDescription": return SceneValues.fontText(attributes).map { .string($0) }
    case "autoresizingMask":
      var words: [JSONValue] = []
      for attribute in attributes where attribute.name != "key" {
        guard attribute.value == "YES",
          let row = SceneValues.flexible.first(where: { $0.attribute == attribute.name })
        else { return nil }
        words.append(.string(row.word))
      }
      return .array(words)
    default:
      guard let names = SceneVocabulary.numbers(of: element.name), attributes.count == names.count + 1 else {
        return nil
      }
      var values: [JSONValue] = []
      for name in names {
        guard let value = numeric(element.peek(name)) else { return nil }
        values.append(value)
      }
      return .array(values)
    }
  }
}
