import Diagnostics
import Geometry
import JSON
import Views

/// Applies a layout or a state of a scene file to the scene's views: frames, masks, constraints, arrangements and
/// attributes.
struct SceneLayoutOverlay {
  let reader: SceneReader
  /// The ID of the root view.
  let root: String
  /// The size of the root view, in points.
  let size: Size

  /// Keys of layouts in the order in which they are applied: a mask or frame in its own section takes precedence over
  /// one among the attributes.
  static let keys = [
    "set", "texts", "frames", "masks", "constraints", "arrangement", "arrangements", "hidden", "collapsed",
    "shown", "animation",
  ]
  /// The keys of states: those of layouts, the underlying layout, and changes for one orientation.
  static let stateKeys = keys + ["layout"] + Orientation.allCases.map(\.rawValue)

  /// Applies a layout, or a state, to the views of a scene.
  ///
  /// Constraints of a layout replace all that the scene's views hold. Those of a state are added; one with the
  /// identifier of another replaces that.
  func apply(
    _ value: JSONValue, isState: Bool, to scene: inout SceneConstraints, at place: JSONPlace?
  ) throws(SceneFileError) {
    guard case .object = value.content, let path = scene.outline.path(of: root) else {
      throw reader.wrong(value, "layouts", "an object of layouts by name")
    }
    let members = try reader.definitions.membersWithStyles(of: value)
    let keys = isState ? Self.stateKeys : Self.keys
    for member in members where !keys.contains(member.key) {
      throw reader.error(
        .unknownKey(member.key, nearest: NearestName.of(member.key, in: keys)), at: member.place)
    }
    if !isState { scene.change(path) { $0.set(SceneAssembler.frame(size)) } }
    for key in Self.keys {
      guard let member = members.first(where: { $0.key == key }) else { continue }
      switch key {
      case "set":
        for (item, path) in try named(in: member, scene) { try set(item, of: path, &scene) }
      case "texts":
        for (item, path) in try named(in: member, scene) { try setText(item, of: path, &scene) }
      case "frames":
        for (item, path) in try named(in: member, scene) {
          let frame = try reader.element(item.value, named: "rect", key: "frame", at: item.place)
          scene.change(path) { $0.set(frame) }
        }
      case "masks":
        for (item, path) in try named(in: member, scene) {
          let mask = try reader.element(
            item.value, named: "autoresizingMask", key: "autoresizingMask", at: item.place)
          scene.change(path) { $0.set(mask) }
        }
      case "hidden", "collapsed", "shown": try show(member, &scene)
      case "constraints": try constrain(member.value, path, isState: isState, &scene)
      case "arrangement": try arrange(member.value, at: path, &scene, at: member.place)
      case "arrangements":
        for (item, path) in try named(in: member, scene) {
          try arrange(item.value, at: path, &scene, at: item.place)
        }
      default:
        let animation = try SceneArrangements(reader: reader).animation(member.value, at: member.place)
        scene.change(path) { $0.set(animation) }
      }
    }
  }

  /// The members of an object by the views' IDs, each with the place of its view.
  private func named(
    in member: JSONValue.Member, _ scene: SceneConstraints
  ) throws(SceneFileError) -> [(item: JSONValue.Member, path: SceneOutline.Path)] {
    let value = try reader.definitions.resolved(member.value)
    guard case .object(let members) = value.content else {
      throw reader.wrong(member.value, member.key, "an object by the views' ids")
    }
    return try members.map { item throws(SceneFileError) in (item, try path(item.key, scene, at: item.place))
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

  /// Hides views, collapses the items of views, or shows them again.
  private func show(_ member: JSONValue.Member, _ scene: inout SceneConstraints) throws(SceneFileError) {
    let value = try reader.definitions.resolved(member.value)
    guard case .array(let items) = value.content else {
      throw reader.wrong(value, member.key, "a list of the views' ids")
    }
    var places: [String: [SceneOutline.Path]] = [:]
    if member.key != "hidden" {
      for path in scene.outline.paths(where: { $0.name == "item" }) {
        places[scene.outline[path]["view"] ?? "", default: []].append(path)
      }
    }
    for item in items {
      guard let name = try reader.definitions.resolved(item).string else {
        throw reader.wrong(item, member.key, "a list of the views' ids")
      }
      let view = try path(name, scene, at: item.place)
      let items = places[name] ?? []
      for place in items {
        scene.change(place) { $0["visibility"] = member.key == "shown" ? "visible" : "collapsed" }
      }
      // A view that is not an item has no space to give up.
      if member.key != "shown", items.isEmpty { scene.change(view) { $0["hidden"] = "YES" } }
      if member.key == "shown" { scene.change(view) { $0["hidden"] = "NO" } }
    }
  }

  // MARK: Attributes

  private func set(
    _ item: JSONValue.Member, of path: SceneOutline.Path, _ scene: inout SceneConstraints
  ) throws(SceneFileError) {
    var more = SceneNode(scene.outline[path].name, at: item.place)
    for member in try reader.definitions.membersWithStyles(of: item.value) {
      if ["id", "is", "subviews", "constraints"].contains(member.key) {
        throw reader.error(.unknownKey(member.key, nearest: nil), at: member.place)
      }
      try reader.add(member, to: &more)
    }
    scene.change(path) { $0.merge(more) }
  }

  /// Sets the text of a view: a button's title, any other view's text.
  private func setText(
    _ item: JSONValue.Member, of path: SceneOutline.Path, _ scene: inout SceneConstraints
  ) throws(SceneFileError) {
    var more = SceneNode(scene.outline[path].name, at: item.place)
    var member = item
    member.key = more.name == "button" ? "title" : "text"
    guard try reader.definitions.resolved(item.value).string != nil else {
      throw reader.wrong(item.value, item.key, "a text")
    }
    try reader.add(member, to: &more)
    scene.change(path) { $0.merge(more) }
  }

  // MARK: Constraints and arrangements

  private func constrain(
    _ value: JSONValue, _ root: SceneOutline.Path, isState: Bool, _ scene: inout SceneConstraints
  ) throws(SceneFileError) {
    guard case .array(let items) = value.content else {
      throw reader.wrong(value, "constraints", "a list of equations")
    }
    let equations = try items.map { item throws(SceneFileError) -> (text: String, place: JSONPlace?) in
      guard let text = try reader.definitions.resolved(item).string else {
        throw reader.wrong(item, "constraints", "a list of equations")
      }
      return (try reader.definitions.replaced(in: text, at: item.place), item.place)
    }
    if isState {
      try scene.replaceIdentifiers(of: equations, root: root)
    } else {
      try scene.makeRoom(for: equations, root: root)
    }
    for (text, place) in equations { try scene.add(text, root: root, at: place) }
  }

  private func arrange(
    _ value: JSONValue, at path: SceneOutline.Path, _ scene: inout SceneConstraints, at place: JSONPlace?
  ) throws(SceneFileError) {
    let (arrangement, animation) = try SceneArrangements(reader: reader).elements(value, at: place)
    scene.change(path) {
      $0.set(arrangement)
      if let animation { $0.set(animation) }
    }
  }
}
