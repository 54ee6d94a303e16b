import Diagnostics
import JSON
import Motion
import Numerals
import Views

extension SceneArrangements {
  // MARK: Values

  func number(_ value: JSONValue, _ key: String) throws(SceneFileError) -> String {
    let value = try reader.definitions.resolved(value)
    guard let number = value.number, abs(number) <= 1e6 else {
      throw reader.wrong(value, key, "a number of reasonable size")
    }
    return Numeral.text(number)
  }

  /// A length: a number of points that is not negative.
  func length(_ value: JSONValue, _ key: String) throws(SceneFileError) -> String {
    let value = try reader.definitions.resolved(value)
    guard let number = value.number, (0...1e6).contains(number) else {
      throw reader.wrong(value, key, "a number of points, 0 or more")
    }
    return Numeral.text(number)
  }

  /// Width and height, with the corresponding attributes of the item.
  func size(_ value: JSONValue, _ key: String) throws(SceneFileError) -> [(String, String)] {
    guard value.items.count == 2 else { throw reader.wrong(value, key, "[width, height]") }
    let names = key == "size" ? ["width", "height"] : [key.prefix(3) + "Width", key.prefix(3) + "Height"]
    return [(names[0], try length(value.items[0], key)), (names[1], try length(value.items[1], key))]
  }

  /// The index of a row or column, or the number that an item spans.
  func index(_ value: JSONValue, _ key: String, _ range: ClosedRange<Int>) throws(SceneFileError) -> String {
    guard case .integer(let number) = value.content, range.contains(number) else {
      throw reader.wrong(value, key, "a whole number from \(range.lowerBound) to \(range.upperBound)")
    }
    return String(number)
  }

  /// A word for a choice.
  func word(_ value: JSONValue, _ key: String) throws(SceneFileError) -> String {
    let known = Self.words.first { $0.key == key }?.words ?? []
    guard let word = value.string else { throw reader.wrong(value, key, "a word") }
    if key == "room", word == "margins" { return Arrangement.Room.layoutMargins.rawValue }
    guard known.contains(word) else {
      let reason = SceneFileError.Reason.wrongValue(
        key: key, expected: known.map { "\"\($0)\"" }.joined(separator: ", "))
      throw reader.error(reason, at: value.place)
    }
    return word
  }

  /// The words of keys for a choice.
  static let words: [(key: String, words: [String])] = [
    ("room", Arrangement.Room.allCases.map(\.rawValue) + ["margins"]),
    ("insert", Grid.Insertion.allCases.map(\.rawValue)),
    ("horizontalAlignment", HorizontalAlignment.allCases.map(\.rawValue)),
    ("verticalAlignment", VerticalAlignment.allCases.map(\.rawValue)),
    ("visibility", ArrangedItem.Visibility.allCases.map(\.rawValue)),
  ]

  /// Insets: a number for all edges, or top, leading, bottom, trailing.
  func insets(_ value: JSONValue, key: String, at place: JSONPlace?) throws(SceneFileError)
    -> SceneNode
  {
    let names = ["top", "leading", "bottom", "trailing"]
    var node = SceneNode("directionalEdgeInsets", [("key", key)], at: place)
    if value.number != nil {
      let text = try length(value, key)
      for name in names { node[name] = text }
      return node
    }
    guard value.items.count == 4 else {
      throw reader.wrong(value, key, "a number or [top, leading, bottom, trailing]")
    }
    for (name, item) in zip(names, value.items) { node[name] = try length(item, key) }
    return node
  }

  /// Lengths of rows, columns and cells: `"auto"`, points, `"*"` or `"2*"`.
  func lengths(_ value: JSONValue, _ key: String, at place: JSONPlace?) throws(SceneFileError)
    -> SceneNode
  {
    guard case .array(let items) = value.content else { throw reader.wrong(value, key, "a list of lengths") }
    guard items.count <= 1000 else { throw reader.wrong(value, key, "a list of at most 1000 lengths") }
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

  // MARK: Animations

  /// The element for the animation of a view's subviews when their layout changes: an object, or a duration in seconds.
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
}
