import Geometry
import JSON

/// The printed form of a record: JSON with a view or constraint a line, so that git shows what changed.
extension TreeRecord {
  /// The version of the form.
  private static let version = 1

  /// The text of a `.tree.json`.
  package var text: String { text(withLines: true) }

  func text(withLines: Bool) -> String {
    let head =
      "{\"layoutshot\":\(Self.version),\"canvas\":\(Self.line(.array([.number(canvas.width), .number(canvas.height)])))"
      + ",\"scale\":\(Self.line(.number(scale)))"
      + (moment.map { ",\n\"moment\":" + Self.line($0.json) } ?? "")
      + (withLines ? origin : "")
    let nodes = nodes.map { Self.line($0.json(withLine: withLines)) }.joined(separator: ",\n")
    let constraints = constraints.map { Self.line($0.json(withLine: withLines)) }.joined(separator: ",\n")
    return head + ",\n\"views\":[\n\(nodes)\n],\n\"constraints\":[\n\(constraints)\n]}\n"
  }

  /// Where the screen comes from.
  private var origin: String {
    let members: [(String, JSONValue?)] = [
      ("document", document.map { .string($0) }), ("screen", screen.map { .string($0) }),
      ("tools", tools.map { .integer($0) }), ("layout", knowsLayout ? .flag(true) : nil),
    ]
    return members.map { key, value in value.map { ",\n\"\(key)\":" + Self.line($0) } ?? "" }.joined()
  }

  private static func line(_ value: JSONValue) -> String { String(value.text(isIndented: false).dropLast()) }

  /// Reads the text of a `.tree.json`; nil where it is none. `bytes`: the file's content, which may be anything.
  package init?(_ bytes: [UInt8]) {
    guard let root = try? JSONValue.read(bytes), root["layoutshot"]?.number == Double(Self.version),
      let canvas = root["canvas"]?.items.compactMap(\.number), canvas.count == 2,
      let scale = root["scale"]?.number, let views = root["views"], let constraints = root["constraints"]
    else { return nil }
    self.init(canvas: Size(width: canvas[0], height: canvas[1]), scale: scale)
    moment = root["moment"].flatMap { Moment($0) }
    (document, screen) = (root["document"]?.string, root["screen"]?.string)
    tools = root["tools"]?.number.flatMap { Int(exactly: $0) }
    knowsLayout = root["layout"]?.flag ?? false
    nodes = views.items.compactMap { Node($0) }
    self.constraints = constraints.items.compactMap { Constraint($0) }
    guard nodes.count == views.items.count, self.constraints.count == constraints.items.count else {
      return nil
    }
  }
}

extension TreeRecord.Moment {
  fileprivate var json: JSONValue {
    .object([("motion", .string(motion)), ("timing", .string(timing)), ("time", .number(time))])
  }

  fileprivate init?(_ json: JSONValue) {
    guard let motion = json["motion"]?.string, let timing = json["timing"]?.string,
      let time = json["time"]?.number
    else { return nil }
    self.init(motion: motion, timing: timing, time: time)
  }
}

extension TreeRecord.Node {
  /// What the keys of images begin with among those of properties.
  private static let picture = "picture "

  fileprivate func json(withLine: Bool) -> JSONValue {
    var members: [(key: String, value: JSONValue)] = [
      ("id", .string(id)), ("class", .string(className)), ("path", .string(path)), ("depth", .integer(depth)),
      ("frame", .array([frame.minX, frame.minY, frame.width, frame.height].map { .number($0) })),
    ]
    if isHidden { members.append(("hidden", .flag(true))) }
    if alpha != 1 { members.append(("alpha", .number(alpha))) }
    if let text { members.append(("text", .string(text))) }
    let set = properties + pictures.map { .init(Self.picture + $0.name, $0.value) }
    if !set.isEmpty { members.append(("set", .object(set.map { ($0.name, .string($0.value)) }))) }
    if !accessibility.isEmpty {
      members.append(("accessibility", .object(accessibility.map { ($0.name, .string($0.value)) })))
    }
    if withLine {
      if let label { members.append(("label", .string(label))) }
      members.append(("line", .integer(line)))
      if !layout.isEmpty {
        members.append(("layout", .object(layout.map { ($0.name, .string($0.value)) })))
      }
      if !parts.isEmpty { members.append(("parts", .array(parts.map(\.json)))) }
    }
    return .object(members)
  }

  fileprivate init?(_ json: JSONValue) {
    guard let id = json["id"]?.string, let className = json["class"]?.string,
      let path = json["path"]?.string, let depth = json["depth"]?.number.flatMap({ Int(exactly: $0) }),
      let frame = json["frame"]?.items.compactMap(\.number), frame.count == 4
    else { return nil }
    self.init(
      id: id, className: className, path: path, depth: depth,
      frame: Rect(x: frame[0], y: frame[1], width: frame[2], height: frame[3]))
    isHidden = json["hidden"]?.flag ?? false
    alpha = json["alpha"]?.number ?? 1
    text = json["text"]?.string
    label = json["label"]?.string
    for member in json["set"]?.members ?? [] {
      let value = member.value.string ?? ""
      if member.key.hasPrefix(Self.picture) {
        pictures.append(.init(String(member.key.dropFirst(Self.picture.count)), value))
      } else {
        properties.append(.init(member.key, value))
      }
    }
    layout = (json["layout"]?.members ?? []).map { .init($0.key, $0.value.string ?? "") }
    accessibility = (json["accessibility"]?.members ?? []).map { .init($0.key, $0.value.string ?? "") }
    line = json["line"]?.number.flatMap { Int(exactly: $0) } ?? 0
    parts = (json["parts"]?.items ?? []).compactMap { .init($0) }
  }
}

extension TreeRecord.Part {
  fileprivate var json: JSONValue {
    .object([
      ("name", .string(name)), ("id", .string(id)), ("class", .string(className)), ("line", .integer(line)),
    ])
  }

  fileprivate init?(_ json: JSONValue) {
    guard let name = json["name"]?.string, let id = json["id"]?.string, let className = json["class"]?.string
    else { return nil }
    let line = json["line"]?.number.flatMap { Int(exactly: $0) } ?? 0
    self.init(name: name, id: id, className: className, line: line)
  }
}

extension TreeRecord.Constraint {
  fileprivate func json(withLine: Bool) -> JSONValue {
    var members: [(key: String, value: JSONValue)] = [
      ("id", .string(id)), ("view", .string(view)), ("attribute", .string(attribute)),
      ("relation", .string(relation)), ("constant", .number(constant)), ("priority", .number(priority)),
    ]
    if withLine {
      members.append(("line", .integer(line)))
      if let other { members.append(("other", .string(other))) }
    }
    return .object(members)
  }

  fileprivate init?(_ json: JSONValue) {
    guard let id = json["id"]?.string, let view = json["view"]?.string,
      let attribute = json["attribute"]?.string, let relation = json["relation"]?.string,
      let constant = json["constant"]?.number, let priority = json["priority"]?.number
    else { return nil }
    self.init(
      id: id, view: view, attribute: attribute, relation: relation, constant: constant, priority: priority)
    line = json["line"]?.number.flatMap { Int(exactly: $0) } ?? 0
    other = json["other"]?.string
  }
}
