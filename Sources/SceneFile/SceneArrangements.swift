import Diagnostics
import JSON
import Views

/// Converts arrangements in a scene file to elements, in the terms of `Docs/Arrangements.md`.
struct SceneArrangements {
  let reader: SceneReader

  /// Keys of the kinds, whose values are the items; Interface Builder has no such elements, so the names are our own.
  static let kinds = ["horizontal", "vertical", "flow", "grid", "horizontalCells", "verticalCells", "custom"]
  private static let ownKeys = [
    "spacing", "columnSpacing", "rowSpacing", "padding", "room", "columns", "rows", "insert", "cells",
    "parameters", "items",
  ]
  static let itemKeys = [
    "view", "width", "height", "minWidth", "maxWidth", "minHeight", "maxHeight", "size", "minSize", "maxSize",
    "horizontalAlignment", "verticalAlignment", "margin", "visibility", "row", "column", "rowSpan",
    "columnSpan",
  ]

  /// The elements for the arrangement of a view's subviews, and for the animation of its changes.
  func elements(
    _ value: JSONValue, at place: JSONPlace?
  ) throws(SceneFileError) -> (arrangement: SceneNode, animation: SceneNode?) {
    let value = try reader.definitions.resolved(value)
    let members = try members(of: value, allowed: Self.kinds + Self.ownKeys + ["animation"])
    let node = try arrangement(members.filter { $0.key != "animation" }, at: value.place ?? place)
    guard let member = members.first(where: { $0.key == "animation" }) else { return (node, nil) }
    return (node, try animation(member.value, at: member.place))
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
    var node = SceneNode("arrangement", at: place)
    node.attributes.append(.init(name: "kind", value: kind.key, place: kind.place))
    if kind.key == "grid" { node["insert"] = Grid.Insertion.rowByRow.rawValue }
    var items: [JSONValue] = []
    if kind.key == "custom" {
      guard let name = try reader.definitions.resolved(kind.value).string else {
        throw reader.wrong(kind.value, "custom", "the name of a registered arrangement")
      }
      node["name"] = name
    } else {
      guard case .array(let list) = try reader.definitions.resolved(kind.value).content else {
        throw reader.wrong(kind.value, kind.key, "a list of items")
      }
      items = list
    }
    for member in members where Self.ownKeys.contains(member.key) {
      let value = try reader.definitions.resolved(member.value)
      switch member.key {
      case "spacing":
        let text = try length(value, member.key)
        node.set("columnSpacing", text, at: member.place)
        node.set("rowSpacing", text, at: member.place)
      case "columnSpacing", "rowSpacing":
        node.set(member.key, try length(value, member.key), at: member.place)
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
      default: node.set(member.key, try word(value, member.key), at: member.place)
      }
    }
    for item in items { node.children.append(try self.item(item)) }
    return node
  }

  private func item(_ value: JSONValue) throws(SceneFileError) -> SceneNode {
    try reader.definitions.enter(value, at: value.place)
    defer { reader.definitions.leave() }
    let value = try reader.definitions.resolved(value)
    if let id = value.string { return SceneNode("item", [("view", id)], at: value.place) }
    let members = try members(of: value, allowed: Self.kinds + Self.ownKeys + Self.itemKeys)
    var node = SceneNode("item", at: value.place)
    for member in members where Self.itemKeys.contains(member.key) {
      let value = try reader.definitions.resolved(member.value)
      var attributes: [(String, String)] = []
      switch member.key {
      case "view":
        guard let id = value.string else { throw reader.wrong(value, member.key, "the id of a view") }
        attributes = [("view", id)]
      case "horizontalAlignment", "verticalAlignment", "visibility":
        attributes = [(member.key, try word(value, member.key))]
      case "size", "minSize", "maxSize": attributes = try size(value, member.key)
      case "margin": node.children.append(try insets(value, key: "margin", at: member.place))
      case "row", "column": attributes = [(member.key, try index(value, member.key, 0...999))]
      case "rowSpan", "columnSpan": attributes = [(member.key, try index(value, member.key, 1...1000))]
      default: attributes = [(member.key, try length(value, member.key))]
      }
      for (name, text) in attributes {
        node.attributes.append(.init(name: name, value: text, place: member.place))
      }
    }
    for (cell, span) in [("row", "rowSpan"), ("column", "columnSpan")] {
      let end = (node[cell].flatMap { Int($0) } ?? 0) + (node[span].flatMap { Int($0) } ?? 1)
      if end > 1000 {
        throw reader.wrong(value, span, "at most \(1000 - end + (node[span].flatMap { Int($0) } ?? 1)) there")
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
}
