import Diagnostics
import InterfaceFile
import JSON

/// Keys with special treatment in scene files.
extension SceneReader {
  /// Handles keys that replace elements of Interface Builder by a word; false if a key is not one of these.
  func addShorthand(
    _ member: JSONValue.Member, _ value: JSONValue, to node: inout SceneNode
  ) throws(SceneFileError) -> Bool {
    switch member.key {
    case "children":
      guard case .array(let items) = value.content else {
        throw wrong(value, member.key, "a list of elements")
      }
      for item in items { node.children.append(try element(item, named: nil, at: item.place)) }
    case "#text":
      guard let text = value.string else { throw wrong(value, member.key, "a text") }
      node.text = text
    case "arrangement" where ViewKinds.isView(node.name):
      let (arrangement, animation) = try SceneArrangements(reader: self).elements(value, at: member.place)
      node.set(arrangement)
      if let animation { node.set(animation) }
    case "layoutAnimation" where ViewKinds.isView(node.name):
      node.set(try SceneArrangements(reader: self).animation(value, at: member.place))
    case "font":
      node.children.append(try font(value, key: "fontDescription", at: member.place))
    case "title", "image", "backgroundImage", "systemImage", "titleColor", "titleShadowColor":
      guard node.name == "button" else { return try addSystemImage(member, value, to: &node) }
      try addToNormal(member, value, of: &node)
    case "normal" where node.name == "button" && node.child(key: "normal") != nil:
      let index = node.child(key: "normal") ?? 0
      let more = try element(value, named: "state", key: "normal", at: member.place)
      node.children[index].attributes += more.attributes.filter { $0.name != "key" }
      node.children[index].children += more.children
    case "constraints":
      guard case .array(let items) = value.content, value.items.contains(where: { $0.string != nil }) else {
        return false
      }
      try addEquations(items, to: &node, at: member.place)
    case "userDefinedRuntimeAttributes" where node.child(named: member.key) != nil:
      for item in value.items {
        let attribute = try element(item, named: "userDefinedRuntimeAttribute", at: item.place)
        node.append(attribute, toList: member.key)
      }
    case let key
    where ViewKinds.isView(node.name) && (key.hasPrefix("layer.") || Self.layerNames.contains(key)):
      try addLayer(key.hasPrefix("layer.") ? String(key.dropFirst(6)) : key, member, value, to: &node)
    default: return false
    }
    return true
  }

  /// Adds to the contents of a button in the normal state.
  private func addToNormal(
    _ member: JSONValue.Member, _ value: JSONValue, of node: inout SceneNode
  ) throws(SceneFileError) {
    let index = node.child(key: "normal") ?? node.children.count
    if index == node.children.count {
      node.children.append(SceneNode("state", [("key", "normal")], at: member.place))
    }
    var state = node.children[index]
    if member.key.hasSuffix("Color") {
      state.set(try element(value, named: "color", key: member.key, at: member.place))
    } else {
      guard let text = value.string else { throw wrong(value, member.key, "a text") }
      state[member.key == "systemImage" ? "image" : member.key] = text
      if member.key == "systemImage" { state["catalog"] = "system" }
    }
    node.children[index] = state
  }

  /// Adds the name of a symbol as the image of an element; false if the key is a different one.
  private func addSystemImage(
    _ member: JSONValue.Member, _ value: JSONValue, to node: inout SceneNode
  ) throws(SceneFileError) -> Bool {
    guard member.key == "systemImage" else { return false }
    guard let text = value.string else { throw wrong(value, member.key, "the name of a symbol") }
    node.attributes.append(.init(name: "image", value: text, place: member.place))
    node.attributes.append(.init(name: "catalog", value: "system", place: member.place))
    return true
  }

  // MARK: Layers

  /// Properties of layers that have no other meaning for any view.
  static let layerNames = ["cornerRadius", "borderWidth", "borderColor"]
  /// All supported properties of layers, as Interface Builder's runtime attributes name them after `layer.`.
  static let layerKeys =
    layerNames + [
      "masksToBounds", "shadowColor", "shadowOffset", "shadowOpacity", "shadowRadius", "transform.rotation",
      "transform.scale", "transform.scale.x", "transform.scale.y", "transform.translation.x",
      "transform.translation.y",
    ]

  /// Adds a property of the layer as a runtime attribute.
  private func addLayer(
    _ name: String, _ member: JSONValue.Member, _ value: JSONValue, to node: inout SceneNode
  ) throws(SceneFileError) {
    guard Self.layerKeys.contains(name) else {
      let nearest = NearestName.of(name, in: Self.layerKeys).map { "layer." + $0 }
      throw error(.unknownKey(member.key, nearest: nearest), at: member.place)
    }
    var attribute = SceneNode(
      "userDefinedRuntimeAttribute", [("keyPath", "layer." + name)], at: member.place)
    if name.hasSuffix("Color") {
      attribute["type"] = "color"
      attribute.children = [try element(value, named: "color", key: "value", at: value.place)]
    } else if name == "shadowOffset" {
      attribute["type"] = "size"
      attribute.children = [try element(value, named: "size", key: "value", at: value.place)]
    } else if name == "masksToBounds" {
      guard case .flag(let flag) = value.content else { throw wrong(value, member.key, "true or false") }
      attribute["type"] = "boolean"
      attribute["value"] = flag ? "YES" : "NO"
    } else {
      guard value.number != nil else { throw wrong(value, member.key, "a number") }
      attribute["type"] = "number"
      attribute.children = [
        SceneNode("real", [("key", "value"), ("value", Self.text(value))], at: value.place)
      ]
    }
    node.append(attribute, toList: "userDefinedRuntimeAttributes")
  }
}
