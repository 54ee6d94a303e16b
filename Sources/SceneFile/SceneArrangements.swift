import Diagnostics
import JSON
import Motion
import Numerals

/// Arrangements in a scene file → elements, in the words of `Docs/Arrangements.md`.
struct SceneArrangements {
  let reader: SceneReader

  /// Keys of the kinds, whose values are the items; and Interface Builder has no such elements, so the words
  /// are ours.
  static let kinds = ["horizontal", "vertical", "flow", "grid", "horizontalCells", "verticalCells", "custom"]
  private static let ownKeys = [
    "spacing", "columnSpacing", "rowSpacing", "padding", "room", "columns", "rows", "insert", "cells",
    "parameters", "items",
  ]
  static let itemKeys = [
    "view", "width", "height", "minWidth", "maxWidth", "minHeight", "maxHeight", "horizontalAlignment",
    "verticalAlignment", "margin", "visibility", "row", "column", "rowSpan", "columnSpan",
  ]

  /// The element of the arrangement of a view's subviews, and that of how changes of it are animated.
  func elements(
    _ value: JSONValue, at place: JSONPlace?
  ) throws(SceneFileError) -> (arrangement: SceneNode, animation: SceneNode?) {
    let value = try reader.definitions.resolved(value)
    let members = try members(of: value, allowed: Self.kinds + Self.ownKeys + ["animation"])
    let node = try arrangement(members.filter { $0.key != "animation" }, at: value.place ?? place)
    guard let member = members.first(where: { $0.key == "animation" }) else { return (node, nil) }
    return (node, try animation(member.value, at: member.place))
  }

  /// The element of how a view's subviews move where their layout changes: an object, or a duration in seconds.
  func animation(_ value: JSONValue, at place: JSONPlace?) throws(SceneFileError) -> SceneNode {
    let value = try reader.definitions.resolved(value)
    var node = SceneNode("layoutAnimation", [("key", "layoutAnimation")], at: place)
    if value.number != nil {
      node["duration"] = try seconds(value, "animation")
      return node
    }
    guard case .object = value.content else {
      throw reader.wrong(value, "animation", "a duration in seconds, or an object")
    }
    let known = ["duration", "delay", "curve"]
    for member in try reader.definitions.membersWithStyles(of: value) {
      let value = try reader.definitions.resolved(member.value)
      switch member.key {
      case "duration", "delay": node[member.key] = try seconds(value, member.key)
      case "curve":
        guard let name = value.string else {
          throw reader.wrong(value, "curve", "the name of a timing curve")
        }
        guard TimingCurve(named: name) != nil else {
          let nearest = NearestName.of(name, in: TimingCurve.names)
          throw reader.error(.unknownName(name, of: "timing curve", nearest: nearest), at: value.place)
        }
        node["curve"] = name
      default:
        throw reader.error(
          .unknownKey(member.key, nearest: NearestName.of(member.key, in: known)), at: member.place)
      }
    }
    return node
  }

  private func seconds(_ value: JSONValue, _ key: String) throws(SceneFileError) -> String {
    guard let number = value.number, (0...3600).contains(number) else {
      throw reader.wrong(value, key, "a time in seconds, from 0 to 3600")
    }
    return Numeral.text(number)
  }

  private func members(of value: JSONValue, allowed: [String]) throws(SceneFileError) -> [JSONValue.Member] {
    guard case .object = value.content else { throw reader.wrong(value, "arrangement", "an object") }
    let members = try reader.definitions.membersWithStyles(of: value)
    for member in members where !allowed.contains(member.key) {
      throw reader.error(
        .unknownKey(member.key, nearest: NearestName.of(member.key, in: allowed)), at: member.place)
    }
    return members
  }

  private func arrangement(_ members: [JSONValue.Member], at place: JSONPlace?) throws(SceneFileError)
    -> SceneNode
  {
    let named = members.filter { Self.kinds.contains($0.key) }
    guard let kind = named.first else {
      let words = Self.kinds.map { "\"\($0)\"" }.joined(separator: ", ")
      throw reader.error(
        .wrongValue(key: "arrangement", expected: "an object with one of \(words)"), at: place)
    }
    if named.count > 1 { throw reader.error(.doubled("the kind of the arrangement"), at: named[1].place) }
    var node = SceneNode("arrangement", [("kind", kind.key)], at: place)
    var items: [JSONValue] = []
    if kind.key == "custom" {
      guard let name = try reader.definitions.resolved(kind.value).string else {
        throw reader.wrong(kind.value, "custom", "the name of a registered arrangement")
      }
      node["name"] = name
    } else {
      guard case .array(let list) = kind.value.content else {
        throw reader.wrong(kind.value, kind.key, "a list of items")
      }
      items = list
    }
    for member in members where Self.ownKeys.contains(member.key) {
      let value = try reader.definitions.resolved(member.value)
      switch member.key {
      case "spacing":
        let text = try number(value, member.key)
        node["columnSpacing"] = text
        node["rowSpacing"] = text
      case "columnSpacing", "rowSpacing": node[member.key] = try number(value, member.key)
      case "padding": node.children.append(try insets(value, key: "padding", at: member.place))
      case "columns", "rows", "cells": node.children.append(try lengths(value, member.key, at: member.place))
      case "items":
        guard kind.key == "custom", case .array(let list) = value.content else {
          throw reader.error(.unknownKey("items", nearest: nil), at: member.place)
        }
        items = list
      case "parameters":
        for parameter in value.members {
          node.children.append(
            SceneNode(
              "parameter", [("name", parameter.key), ("value", try number(parameter.value, parameter.key))],
              at: parameter.place))
        }
      default:
        guard let word = value.string else { throw reader.wrong(value, member.key, "a word") }
        node[member.key] = word
      }
    }
    for item in items { node.children.append(try self.item(item)) }
    return node
  }

  private func item(_ value: JSONValue) throws(SceneFileError) -> SceneNode {
    let value = try reader.definitions.resolved(value)
    if let id = value.string { return SceneNode("item", [("view", id)], at: value.place) }
    let members = try members(of: value, allowed: Self.kinds + Self.ownKeys + Self.itemKeys)
    var node = SceneNode("item", at: value.place)
    for member in members where Self.itemKeys.contains(member.key) {
      let value = try reader.definitions.resolved(member.value)
      switch member.key {
      case "view", "horizontalAlignment", "verticalAlignment", "visibility":
        guard let word = value.string else { throw reader.wrong(value, member.key, "a text") }
        node[member.key] = word
      case "margin": node.children.append(try insets(value, key: "margin", at: member.place))
      default: node[member.key] = try number(value, member.key)
      }
      if let index = node.attributes.firstIndex(where: { $0.name == member.key }) {
        node.attributes[index].place = member.place
      }
    }
    let inner = members.filter { Self.kinds.contains($0.key) || Self.ownKeys.contains($0.key) }
    if node["view"] == nil || !inner.isEmpty {
      if node["view"] != nil {
        throw reader.error(
          .wrongValue(key: "view", expected: "alone: an item is a view or an arrangement"), at: value.place)
      }
      node.children.append(try arrangement(inner, at: value.place))
    }
    return node
  }

  // MARK: Values

  private func number(_ value: JSONValue, _ key: String) throws(SceneFileError) -> String {
    let value = try reader.definitions.resolved(value)
    guard let number = value.number, abs(number) <= 1e6 else {
      throw reader.wrong(value, key, "a number of reasonable size")
    }
    return Numeral.text(number)
  }

  /// Insets: a number for all edges, or top, leading, bottom, trailing.
  private func insets(_ value: JSONValue, key: String, at place: JSONPlace?) throws(SceneFileError)
    -> SceneNode
  {
    let names = ["top", "leading", "bottom", "trailing"]
    var node = SceneNode("directionalEdgeInsets", [("key", key)], at: place)
    if value.number != nil {
      let text = try number(value, key)
      for name in names { node[name] = text }
      return node
    }
    guard value.items.count == 4 else {
      throw reader.wrong(value, key, "a number or [top, leading, bottom, trailing]")
    }
    for (name, item) in zip(names, value.items) { node[name] = try number(item, key) }
    return node
  }

  /// Lengths of rows, columns and cells: `"auto"`, points, `"*"` or `"2*"`.
  private func lengths(_ value: JSONValue, _ key: String, at place: JSONPlace?) throws(SceneFileError)
    -> SceneNode
  {
    guard case .array(let items) = value.content else { throw reader.wrong(value, key, "a list of lengths") }
    var node = SceneNode(key, at: place)
    for item in items {
      let item = try reader.definitions.resolved(item)
      var length = SceneNode("length", at: item.place)
      switch (item.string, item.number) {
      case (nil, let points?) where points >= 0: length["points"] = try number(item, key)
      case ("auto", _): break
      case (let text?, _) where text.hasSuffix("*"):
        let weight = text == "*" ? 1 : Double(text.dropLast())
        guard let weight, weight > 0, weight <= 1e6 else {
          throw reader.wrong(item, key, "a positive weight")
        }
        length["star"] = Numeral.text(weight)
      default: throw reader.wrong(item, key, "\"auto\", points, \"*\" or \"2*\"")
      }
      node.children.append(length)
    }
    return node
  }
}
