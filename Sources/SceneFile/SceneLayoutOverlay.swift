import Diagnostics
import Geometry
import InterfaceFile
import JSON

/// What a layout of a scene file says of the scene's views: frames, masks, constraints, arrangements and
/// attributes.
struct SceneLayoutOverlay {
  let reader: SceneReader

  private static let keys = [
    "frames", "masks", "constraints", "arrangement", "arrangements", "hidden", "set",
  ]

  /// Applies a layout to the views of a scene.
  ///
  /// Constraints of a layout take the place of all that the scene's views hold.
  func apply(
    _ value: JSONValue, root id: String, size: Size, to scene: inout SceneConstraints, at place: JSONPlace?
  ) throws(SceneFileError) {
    guard case .object = value.content, let root = scene.outline.path(of: id) else {
      throw reader.wrong(value, "layouts", "an object of layouts by name")
    }
    let members = try reader.definitions.membersWithStyles(of: value)
    for member in members where !Self.keys.contains(member.key) {
      throw reader.error(
        .unknownKey(member.key, nearest: NearestName.of(member.key, in: Self.keys)), at: member.place)
    }
    scene.change(root) { $0.set(SceneAssembler.frame(size)) }
    // Attributes first: a mask or frame that is given by name wins over one among the attributes.
    for key in ["set", "frames", "masks", "hidden", "constraints", "arrangement", "arrangements"] {
      guard let member = members.first(where: { $0.key == key }) else { continue }
      switch key {
      case "set": try set(member.value, &scene)
      case "frames": try each(member, element: "rect", key: "frame", &scene)
      case "masks": try each(member, element: "autoresizingMask", key: "autoresizingMask", &scene)
      case "hidden": try hide(member.value, &scene)
      case "constraints": try constrain(member.value, root, &scene)
      case "arrangement": try arrange(member.value, view: id, &scene, at: member.place)
      default:
        for item in member.value.members { try arrange(item.value, view: item.key, &scene, at: item.place) }
      }
    }
  }

  private func path(
    _ name: String, _ scene: SceneConstraints, at place: JSONPlace?
  ) throws(SceneFileError) -> SceneOutline.Path {
    if scene.outline.isAmbiguous(name) { throw reader.error(.doubled("the id \"\(name)\""), at: place) }
    if let path = scene.outline.path(of: name) { return path }
    throw reader.error(
      .unknownName(name, of: "view", nearest: NearestName.of(name, in: scene.outline.ids)), at: place)
  }

  private func each(
    _ member: JSONValue.Member, element: String, key: String, _ scene: inout SceneConstraints
  ) throws(SceneFileError) {
    guard case .object(let members) = member.value.content else {
      throw reader.wrong(member.value, member.key, "an object by the views' ids")
    }
    for item in members {
      let path = try path(item.key, scene, at: item.place)
      let node = try reader.element(item.value, named: element, key: key, at: item.place)
      scene.change(path) { $0.set(node) }
    }
  }

  private func hide(_ value: JSONValue, _ scene: inout SceneConstraints) throws(SceneFileError) {
    for item in value.items {
      guard let name = item.string else { throw reader.wrong(item, "hidden", "a list of the views' ids") }
      let path = try path(name, scene, at: item.place)
      scene.change(path) { $0["hidden"] = "YES" }
    }
  }

  private func set(_ value: JSONValue, _ scene: inout SceneConstraints) throws(SceneFileError) {
    guard case .object(let members) = value.content else {
      throw reader.wrong(value, "set", "an object by the views' ids")
    }
    for item in members {
      let path = try path(item.key, scene, at: item.place)
      var more = SceneNode(scene.outline[path].name, at: item.place)
      for member in try reader.definitions.membersWithStyles(of: item.value) {
        if ["id", "is", "subviews", "constraints"].contains(member.key) {
          throw reader.error(.unknownKey(member.key, nearest: nil), at: member.place)
        }
        try reader.add(member, to: &more)
      }
      scene.change(path) { node in
        for attribute in more.attributes {
          node.attributes.removeAll { $0.name == attribute.name }
          node.attributes.append(attribute)
        }
        for child in more.children { node.set(child) }
      }
    }
  }

  private func constrain(
    _ value: JSONValue, _ root: SceneOutline.Path, _ scene: inout SceneConstraints
  ) throws(SceneFileError) {
    guard case .array(let items) = value.content else {
      throw reader.wrong(value, "constraints", "a list of equations")
    }
    scene.removeAll(below: root)
    for item in items {
      guard let text = item.string else { throw reader.wrong(item, "constraints", "a list of equations") }
      try scene.add(reader.definitions.replaced(in: text, at: item.place), root: root, at: item.place)
    }
  }

  private func arrange(
    _ value: JSONValue, view id: String, _ scene: inout SceneConstraints, at place: JSONPlace?
  ) throws(SceneFileError) {
    let path = try path(id, scene, at: place)
    let node = try SceneArrangements(reader: reader).element(value, at: place)
    scene.change(path) { $0.set(node) }
  }
}
