import Diagnostics
import InterfaceFile
import JSON
import Views

/// The layouts and states of a scene, and their orientations.
struct SceneLayoutPlan {
  /// A layout over the views, or a state over a layout: each is a separate document.
  struct Entry {
    /// The parts of the scene file, in order: for a state, the underlying layout comes before it.
    var values: [(value: JSONValue, place: JSONPlace?, isState: Bool)]
    /// Its purpose.
    var layout: InterfaceDocument.SceneLayout
  }

  private(set) var entries: [Entry] = []
  /// The orientations of the screen.
  private(set) var supported = Orientation.allCases
  /// How code presents the screen; nil if it does not say.
  private(set) var presentation: PresentationStyle?

  private let reader: SceneReader
  private let root: String
  private let orientation: Orientation
  private var layouts: [JSONValue.Member] = []
  private var rules: [Orientation: String] = [:]

  /// The keys of a scene that contain layouts.
  static let keys = ["layouts", "states", "orientations"]
  /// Names that request states in other ways.
  private static let reserved = ["initial", "auto", "all"]

  init(
    of scene: JSONValue, root: String, orientation: Orientation, _ reader: SceneReader
  ) throws(SceneFileError) {
    (self.reader, self.root, self.orientation) = (reader, root, orientation)
    layouts = try members(of: scene, "layouts", "an object of layouts by name")
    try readOrientations(scene)
    try readPresentation(scene)
    for layout in layouts { try checkName(layout, of: "layout") }
    for layout in layouts { try add(layout) }
    for state in try members(of: scene, "states", "an object of states by name") { try addState(state) }
  }

  private func members(
    of scene: JSONValue, _ key: String, _ expected: String
  ) throws(SceneFileError) -> [JSONValue.Member] {
    guard let value = scene[key] else { return [] }
    guard case .object(let members) = value.content else { throw reader.wrong(value, key, expected) }
    guard members.count <= SceneLimits.layouts else {
      throw reader.error(
        .tooLarge("a scene has more than \(SceneLimits.layouts) \(key)"), at: value.place)
    }
    return members
  }

  // MARK: Orientations

  /// Reads the available orientations, and the layout of each.
  private mutating func readOrientations(_ scene: JSONValue) throws(SceneFileError) {
    guard let value = scene["orientations"] else { return }
    let expected = "a list of orientations, or an object of layouts' names by orientation"
    switch value.content {
    case .array(let items):
      supported = []
      for item in items {
        guard let text = item.string else { throw reader.wrong(item, "orientations", expected) }
        supported.append(try orientation(named: text, at: item.place))
      }
    case .object(let members):
      for member in members {
        let orientation = try orientation(named: member.key, at: member.place)
        if member.value.content == .flag(false) {
          supported.removeAll { $0 == orientation }
        } else if let name = member.value.string {
          guard layouts.contains(where: { $0.key == name }) else {
            throw reader.error(
              .unknownName(name, of: "layout", nearest: NearestName.of(name, in: layouts.map(\.key))),
              at: member.value.place)
          }
          rules[orientation] = name
        } else {
          throw reader.wrong(member.value, member.key, "the name of a layout, or false")
        }
      }
    default: throw reader.wrong(value, "orientations", expected)
    }
    if supported.isEmpty { throw reader.wrong(value, "orientations", "at least one orientation") }
  }

  private mutating func readPresentation(_ scene: JSONValue) throws(SceneFileError) {
    guard let value = scene["presented"] else { return }
    guard let word = value.string else { throw reader.wrong(value, "presented", "a word such as page-sheet") }
    guard let style = PresentationStyle(rawValue: word) else {
      let near = NearestName.of(word, in: PresentationStyle.words)
      throw reader.error(.unknownName(word, of: "presentation", nearest: near), at: value.place)
    }
    presentation = style
  }

  private func orientation(named name: String, at place: JSONPlace?) throws(SceneFileError) -> Orientation {
    if let orientation = Orientation(rawValue: name) { return orientation }
    let known = Orientation.allCases.map(\.rawValue)
    throw reader.error(
      .unknownName(name, of: "orientation", nearest: NearestName.of(name, in: known)), at: place)
  }

  /// The layout of an orientation; nil for the base views.
  private func layout(of orientation: Orientation) -> JSONValue.Member? {
    let name = rules[orientation] ?? orientation.rawValue
    return layouts.first { $0.key == name }
  }

  // MARK: Layouts

  private func checkName(_ member: JSONValue.Member, of kind: String) throws(SceneFileError) {
    let name = member.key
    if name.isEmpty || Self.reserved.contains(name) || name.contains(where: { ",=/".contains($0) }) {
      throw reader.error(
        .wrongValue(
          key: name,
          expected: "another name: initial, auto, all and names with , = / have a meaning of their own"),
        at: member.place)
    }
    // Most likely a misspelled orientation.
    let known = Orientation.allCases.map(\.rawValue)
    if !known.contains(name), !rules.values.contains(name), let nearest = NearestName.of(name, in: known),
      NearestName.distance(name.lowercased(), nearest) <= 2,
      !name.lowercased().hasPrefix(nearest) || name.lowercased() == nearest
    {
      throw reader.error(.unknownName(name, of: kind, nearest: nearest), at: member.place)
    }
  }

  private func entry(_ member: JSONValue.Member, isState: Bool) -> Entry {
    let location = SourceLocation(file: reader.file, member.place)
    let layout = InterfaceDocument.SceneLayout(
      name: member.key, rootView: root, location: location, designOrientation: orientation)
    return Entry(values: [(member.value, member.place, isState)], layout: layout)
  }

  private mutating func add(_ member: JSONValue.Member) throws(SceneFileError) {
    var entry = entry(member, isState: false)
    let own = Orientation.allCases.filter { layout(of: $0)?.key == member.key }
    entry.layout.ownOrientations = own
    entry.layout.designOrientation = designOrientation(own)
    if let orientation = Orientation(rawValue: member.key) {
      guard own.contains(orientation) else {
        throw reader.error(.doubled("the layout of the orientation \(member.key)"), at: member.place)
      }
    } else {
      entry.layout.namedOrientations = Orientation.allCases
    }
    entries.append(entry)
  }

  /// The orientation for which the frames of a layout are given: the only one with this layout, else that of the file's
  /// device.
  private func designOrientation(_ own: [Orientation]) -> Orientation {
    own.count == 1 ? own[0] : orientation
  }

  // MARK: States

  private mutating func addState(_ member: JSONValue.Member) throws(SceneFileError) {
    try checkName(member, of: "state")
    if layouts.contains(where: { $0.key == member.key }) || Orientation(rawValue: member.key) != nil {
      throw reader.error(.doubled("the name \"\(member.key)\" of a layout"), at: member.place)
    }
    guard case .object = member.value.content else {
      throw reader.wrong(member.value, member.key, "an object of what the state changes")
    }
    let members = try reader.definitions.membersWithStyles(of: member.value)
    let said = members.first { $0.key == "layout" }?.value
    let parts = members.filter { Orientation(rawValue: $0.key) != nil }
    var entries: [Entry] = []
    for orientation in Orientation.allCases {
      let base = try base(of: said, in: orientation)
      // One document serves both orientations if they have the same layout.
      if let first = entries.first, parts.isEmpty, first.values.dropLast().first?.place == base?.place {
        entries[0].layout.namedOrientations.append(orientation)
        continue
      }
      var entry = entry(member, isState: true)
      entry.layout.isWhole = said != nil
      entry.layout.namedOrientations = [orientation]
      if let base {
        entry.values.insert((base.value, base.place, false), at: 0)
        let own = Orientation.allCases.filter { layout(of: $0)?.key == base.key }
        entry.layout.designOrientation = designOrientation(own)
      }
      for part in parts where part.key == orientation.rawValue {
        entry.values.append((part.value, part.place, true))
      }
      entries.append(entry)
    }
    self.entries += entries
  }

  /// The layout underlying a state in an orientation; nil for the base views.
  private func base(
    of said: JSONValue?, in orientation: Orientation
  ) throws(SceneFileError) -> JSONValue.Member? {
    guard let said else { return layout(of: orientation) }
    var named: JSONValue? = said
    if case .object(let members) = said.content {
      for member in members { _ = try self.orientation(named: member.key, at: member.place) }
      named = said[orientation.rawValue]
    }
    guard let named else { return layout(of: orientation) }
    let name = try reader.definitions.resolved(named)
    guard let text = name.string else {
      throw reader.wrong(name, "layout", "the name of a layout, or an object of names by orientation")
    }
    if let layout = layouts.first(where: { $0.key == text }) { return layout }
    throw reader.error(
      .unknownName(text, of: "layout", nearest: NearestName.of(text, in: layouts.map(\.key))), at: name.place)
  }
}
