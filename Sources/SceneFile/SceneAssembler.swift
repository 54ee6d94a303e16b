import Diagnostics
import Geometry
import InterfaceFile
import JSON
import Views

/// Converts the outermost object of a scene file to documents: one for the scene, and one for each layout over it.
struct SceneAssembler {
  let reader: SceneReader

  private static let reserved: Set<String> = [
    "$schema", "scene", "constants", "styles", "include", "device", "orientation", "view", "controller",
    "layouts", "states", "orientations", "presented",
    "name",
  ]

  /// Keys of whole documents that are neither elements nor attributes.
  private static let reservedWhole: Set<String> = [
    "$schema", "scene", "constants", "styles", "include", "device", "orientation",
  ]

  /// Whether a file specifies the type of document, or that it has none: such a file specifies the document completely,
  /// in Interface Builder's terms, and nothing is added to it.
  private static func isWhole(_ root: JSONValue) -> Bool { root["type"] != nil }

  func document(_ root: JSONValue) throws(SceneFileError) -> InterfaceDocument {
    var node = SceneNode("document", at: root.place)
    let isWhole = Self.isWhole(root)
    if !isWhole { for (name, value) in Self.documentAttributes { node[name] = value } }
    var plans: [(root: String, plan: SceneLayoutPlan)] = []
    let device = try self.device(root)
    if let element = device.element { node.children.append(element) }
    let reserved = isWhole ? Self.reservedWhole : Self.reserved
    for member in root.members where !reserved.contains(member.key) {
      let isAttribute = SceneVocabulary.element(ofKey: member.key) == nil
      switch (member.key, member.value.content) {
      case ("scenes", .array(let items)):
        var list = SceneNode("scenes", at: member.place)
        for item in items {
          if !isWhole, item["objects"] == nil {
            list.children.append(try scene(item, in: device.orientation, &plans))
          } else {
            list.children.append(try reader.element(item, named: "scene", at: item.place))
          }
        }
        node.children.append(list)
      case (_, .string) where isAttribute, (_, .number), (_, .integer), (_, .flag):
        node.attributes.removeAll { $0.name == member.key }
        node.attributes.append(
          .init(name: member.key, value: SceneReader.text(member.value), place: member.place))
      case ("type", .null): break
      default: try reader.add(member, to: &node)
      }
    }
    if isWhole { return try documents(node, plans, device, isWhole: true) }
    if root["view"] != nil || root["controller"] != nil {
      node.children.append(SceneNode("scenes", at: root.place))
      node.children[node.children.count - 1].children = [try scene(root, in: device.orientation, &plans)]
    } else if root["scenes"] == nil, root["objects"] == nil {
      throw reader.error(
        .wrongValue(key: "scene", expected: "accompanied by a \"view\" or \"scenes\""), at: root.place)
    }
    return try documents(node, plans, device, isWhole: false)
  }

  /// The properties of every document of today's tools.
  private static let documentAttributes = [
    ("type", "com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"), ("version", "3.0"),
    ("toolsVersion", "23504"), ("targetRuntime", "iOS.CocoaTouch"), ("useAutolayout", "YES"),
    ("useTraitCollections", "YES"), ("useSafeAreas", "YES"), ("colorMatched", "YES"),
  ]

  // MARK: Device

  private func device(_ root: JSONValue) throws(SceneFileError) -> (
    element: SceneNode?, screen: Device, orientation: Orientation
  ) {
    var orientation = Orientation.portrait
    if let value = root["orientation"] {
      guard let named = value.string.flatMap(Orientation.init) else {
        throw reader.wrong(value, "orientation", "\"portrait\" or \"landscape\"")
      }
      orientation = named
    }
    let fallback = Device(named: "iphone-8") ?? Device.all[0]
    guard let value = root["device"] else {
      // A document that specifies its elements also specifies its device.
      if Self.isWhole(root) || root["objects"] != nil
        || root["scenes"]?.items.contains(where: { $0["objects"] != nil }) == true
      {
        return (nil, fallback, orientation)
      }
      return (element(fallback, orientation, at: root.place), fallback, orientation)
    }
    if case .object = value.content {
      let element = try reader.element(value, named: "device", at: value.place)
      let device = element["id"].flatMap { Device(interfaceBuilderID: $0) } ?? fallback
      return (element, device, element["orientation"] == "landscape" ? .landscape : .portrait)
    }
    let known = Device.all.filter { $0.interfaceBuilderID != nil }.map(\.name)
    guard let name = value.string, let device = Device(named: name), device.interfaceBuilderID != nil else {
      let name = value.string ?? ""
      throw reader.error(
        .unknownName(name, of: "device", nearest: NearestName.of(name, in: known)), at: value.place)
    }
    return (element(device, orientation, at: value.place), device, orientation)
  }

  private func element(_ device: Device, _ orientation: Orientation, at place: JSONPlace?) -> SceneNode {
    SceneNode(
      "device",
      [
        ("id", device.interfaceBuilderID ?? ""), ("orientation", orientation.rawValue),
        ("appearance", "light"),
      ], at: place)
  }

  // MARK: Scenes

  private static let sceneKeys: Set<String> = [
    "name", "view", "controller", "id", "layouts", "states", "orientations", "presented",
  ]

  /// A scene in its short form: a view with its controller's properties.
  private func scene(
    _ value: JSONValue, in orientation: Orientation, _ plans: inout [(root: String, plan: SceneLayoutPlan)]
  ) throws(SceneFileError) -> SceneNode {
    let isInner = value["scene"] == nil
    for member in value.members where isInner && !Self.sceneKeys.contains(member.key) {
      throw reader.error(
        .unknownKey(member.key, nearest: NearestName.of(member.key, in: Self.sceneKeys.sorted())),
        at: member.place)
    }
    let name = value["name"]?.string
    var view = SceneNode("view", at: value.place)
    if let value = value["view"] { view = try reader.element(value, named: "view", at: value.place) }
    if view["id"] == nil { view["id"] = name.map { $0 + ".view" } ?? "view" }
    view.attributes.insert(.init(name: "key", value: "view", place: nil), at: 0)
    var controller = SceneNode("viewController", at: value.place)
    if let value = value["controller"] {
      controller = try reader.element(value, named: "viewController", at: value.place)
    }
    if controller["id"] == nil { controller["id"] = name ?? "controller" }
    if let name, controller["storyboardIdentifier"] == nil { controller["storyboardIdentifier"] = name }
    controller.children.append(view)
    let root = view["id"] ?? ""
    plans.append((root, try SceneLayoutPlan(of: value, root: root, orientation: orientation, reader)))
    var objects = SceneNode("objects", at: value.place)
    objects.children = [controller]
    var scene = SceneNode("scene", [("sceneID", (controller["id"] ?? "") + ".scene")], at: value.place)
    scene.children = [objects]
    return scene
  }

  // MARK: Documents

  /// The document, and one for each layout: all contain the same views with the same IDs.
  private func documents(
    _ node: SceneNode, _ plans: [(root: String, plan: SceneLayoutPlan)],
    _ device: (element: SceneNode?, screen: Device, orientation: Orientation), isWhole: Bool
  ) throws(SceneFileError) -> InterfaceDocument {
    let limit = SceneLimits.elements
    let entries = plans.flatMap(\.plan.entries)
    // Each layout is a further document of all views.
    guard node.count * (entries.count + 1) <= limit else {
      throw reader.error(
        .tooLarge("the views of all layouts are more than \(limit) elements, which is more than are read"),
        at: entries.first?.values.last?.place ?? node.place)
    }
    var ids: Set<String> = []
    var outline = SceneOutline(node, isView: { !isWhole && ViewKinds.isView($0.name) }, taken: &ids)
    for path in outline.paths(where: {
      !isWhole && $0["key"] == "view" && !$0.children.contains { $0["key"] == "frame" }
    }) {
      outline.change(path) { $0.children.append(Self.frame(device.screen.size(in: device.orientation))) }
    }
    var constraints = SceneConstraints(file: reader.file, outline: outline)
    try constraints.resolveHeld()
    let plain = constraints
    try SceneArrangementCheck(file: reader.file, outline: plain.outline).run()
    var document = InterfaceDocument.assembled(plain.outline.root, file: reader.file)
    for entry in entries {
      var copy = plain
      let overlay = SceneLayoutOverlay(
        reader: reader, root: entry.layout.rootView,
        size: device.screen.size(in: entry.layout.designOrientation))
      for (value, place, isState) in entry.values {
        try overlay.apply(value, isState: isState, to: &copy, at: place)
      }
      try SceneArrangementCheck(file: reader.file, outline: copy.outline).run()
      var variant = InterfaceDocument.assembled(copy.outline.root, file: reader.file)
      variant.layout = entry.layout
      document.layouts.append(variant)
    }
    for (root, plan) in plans where plan.supported != Orientation.allCases {
      document.supportedOrientations[root] = plan.supported
    }
    for (root, plan) in plans { document.presentations[root] = plan.presentation }
    return document
  }

  static func frame(_ size: Size) -> SceneNode {
    SceneNode(
      "rect",
      [
        ("key", "frame"), ("x", "0"), ("y", "0"), ("width", SceneReader.text(.number(size.width))),
        ("height", SceneReader.text(.number(size.height))),
      ])
  }
}

extension InterfaceDocument {
  fileprivate static func assembled(_ root: SceneNode, file: String) -> InterfaceDocument {
    var places = AttributePlaces()
    let element = root.element(places: &places)
    return InterfaceDocument(file: file, scene: element, attributePlaces: places)
  }
}
