import Diagnostics
import InterfaceFile
import JSON
import Numerals
import Views

/// Converts JSON to elements: the parts of a scene file that correspond to Interface Builder's elements, key by key.
struct SceneReader {
  let file: String
  let definitions: SceneDefinitions

  // MARK: Elements

  /// The element for a value. `name`: the element if the object does not specify one. `key`: the key of the element in
  /// its parent; nil for none.
  func element(
    _ value: JSONValue, named name: String?, key: String? = nil, at place: JSONPlace?
  ) throws(SceneFileError) -> SceneNode {
    try definitions.enter(value, at: place)
    defer { definitions.leave() }
    let value = try definitions.resolved(value)
    var node: SceneNode
    if case .object = value.content {
      node = try object(value, named: name, key: key)
    } else if case .null = value.content {
      node = SceneNode("nil")
    } else {
      node = try shortForm(value, of: name, key: key ?? name ?? "", at: place)
    }
    node.place = place ?? value.place
    if let key { node.attributes.insert(.init(name: "key", value: key, place: node.place), at: 0) }
    return node
  }

  private func object(
    _ value: JSONValue, named name: String?, key: String?
  ) throws(SceneFileError) -> SceneNode {
    let members = try definitions.membersWithStyles(of: value)
    let said = members.first { $0.key == "is" }
    if let said, said.value.string == nil { throw wrong(said.value, "is", "the name of an element") }
    let kind = said?.value.string
    guard let element = kind.flatMap(ViewKinds.element(ofClass:)) ?? kind ?? name else {
      throw error(.missingElement(key: key ?? ""), at: value.place)
    }
    var node = SceneNode(element, at: value.place)
    for member in members where member.key != "is" { try add(member, to: &node) }
    return node
  }

  /// Adds the content of a member to an element.
  func add(_ member: JSONValue.Member, to node: inout SceneNode) throws(SceneFileError) {
    let isConstant = member.value.string?.hasPrefix("$") == true
    if isConstant { try definitions.enter(member.value, at: member.place) }
    defer { if isConstant { definitions.leave() } }
    let value = try definitions.resolved(member.value)
    if try addShorthand(member, value, to: &node) { return }
    switch value.content {
    case .string, .number, .integer, .flag:
      if let text = value.string, let element = SceneVocabulary.element(ofKey: member.key) {
        if let short = try short(text, element, member) { return node.children.append(short) }
        if ["color", "fontDescription"].contains(element) {
          throw unknown(text, isColor: element == "color", at: value.place)
        }
      }
      node.attributes.append(.init(name: member.key, value: Self.text(value), place: member.place))
    case .array(let items):
      if let element = SceneVocabulary.lists[member.key] {
        return node.children.append(try list(member.key, of: items, named: element, at: member.place))
      }
      node.children.append(
        try element(
          value, named: SceneVocabulary.element(ofKey: member.key), key: member.key, at: member.place))
    case .object:
      if SceneVocabulary.single.contains(member.key), value["is"] == nil {
        return node.children.append(try element(value, named: member.key, at: member.place))
      }
      node.children.append(
        try element(
          value, named: SceneVocabulary.element(ofKey: member.key), key: member.key, at: member.place))
    case .null: node.children.append(try element(value, named: nil, key: member.key, at: member.place))
    }
  }

  /// A list of elements without a key.
  func list(
    _ name: String, of items: [JSONValue], named element: String, at place: JSONPlace?
  ) throws(SceneFileError) -> SceneNode {
    var node = SceneNode(name, at: place)
    for item in items {
      if element == "constraint", let text = item.string {
        throw error(.badConstraint(text, "equations belong in a view's \"constraints\""), at: item.place)
      }
      node.children.append(try self.element(item, named: element, at: item.place))
    }
    return node
  }

  // MARK: Short forms

  func addEquations(
    _ items: [JSONValue], to node: inout SceneNode, at place: JSONPlace?
  ) throws(SceneFileError) {
    var list = SceneNode("constraints", at: place)
    for item in items {
      if let text = item.string {
        var pending = SceneNode(
          ConstraintEquation.pending, [("text", try definitions.replaced(in: text, at: item.place))])
        pending.place = item.place
        list.children.append(pending)
      } else {
        list.children.append(try element(item, named: "constraint", at: item.place))
      }
    }
    node.children.append(list)
  }

  func font(_ value: JSONValue, key: String, at place: JSONPlace?) throws(SceneFileError) -> SceneNode {
    try element(value, named: "fontDescription", key: key, at: place)
  }

  /// The element for a text if the key takes one; nil if the text is an attribute.
  private func short(
    _ text: String, _ element: String, _ member: JSONValue.Member
  ) throws(SceneFileError) -> SceneNode? {
    var node: SceneNode?
    switch element {
    case "color": node = SceneValues.color(text)
    case "fontDescription": node = SceneValues.font(text)
    default: return nil
    }
    node?["key"] = member.key
    node?.place = member.place
    for index in node?.attributes.indices ?? 0..<0 { node?.attributes[index].place = member.place }
    return node
  }

  private func shortForm(
    _ value: JSONValue, of name: String?, key: String, at place: JSONPlace?
  ) throws(SceneFileError) -> SceneNode {
    guard let name else { throw error(.missingElement(key: key), at: place ?? value.place) }
    if let text = value.string {
      let node =
        name == "color" ? SceneValues.color(text) : name == "fontDescription" ? SceneValues.font(text) : nil
      if var node {
        for index in node.attributes.indices { node.attributes[index].place = value.place }
        return node
      }
      if name == "string" {
        var node = SceneNode("string")
        node.text = text
        return node
      }
      if ["color", "fontDescription"].contains(name) {
        throw unknown(text, isColor: name == "color", at: value.place)
      }
    }
    if case .array(let items) = value.content {
      if name == "autoresizingMask" { return try mask(items, at: value.place) }
      if let names = SceneVocabulary.numbers(of: name) {
        guard items.count == names.count, items.allSatisfy({ $0.number != nil }) else {
          throw wrong(value, key, "[\(names.joined(separator: ", "))]")
        }
        return SceneNode(name, zip(names, items).map { ($0, Self.text($1)) }, at: value.place)
      }
    }
    throw wrong(value, key, "an object")
  }

  private func mask(_ items: [JSONValue], at place: JSONPlace?) throws(SceneFileError) -> SceneNode {
    var node = SceneNode("autoresizingMask", at: place)
    for item in items {
      let words = SceneValues.flexible.map(\.word)
      guard let row = SceneValues.flexible.first(where: { $0.word == item.string }) else {
        let name = item.string ?? ""
        throw error(
          .unknownName(name, of: "part of a mask", nearest: NearestName.of(name, in: words)), at: item.place)
      }
      node[row.attribute] = "YES"
    }
    return node
  }

  /// A scalar as Interface Builder writes it.
  static func text(_ value: JSONValue) -> String {
    switch value.content {
    case .string(let text): text
    case .integer(let number): String(number)
    case .number(let number): Numeral.text(number)
    case .flag(let flag): flag ? "YES" : "NO"
    default: ""
    }
  }

  // MARK: Errors

  func error(_ reason: SceneFileError.Reason, at place: JSONPlace?) -> SceneFileError {
    SceneFileError(reason, at: SourceLocation(file: file, place))
  }

  /// An unknown color or font name.
  private func unknown(_ text: String, isColor: Bool, at place: JSONPlace?) -> SceneFileError {
    let known = isColor ? SystemColor.names : SceneValues.styles + SceneValues.fontExamples
    let nearest = NearestName.of(text, in: known)
    return error(.unknownName(text, of: isColor ? "color" : "font", nearest: nearest), at: place)
  }

  func wrong(_ value: JSONValue, _ key: String, _ expected: String) -> SceneFileError {
    error(.wrongValue(key: key, expected: expected), at: value.place)
  }
}
