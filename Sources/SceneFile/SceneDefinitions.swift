import Diagnostics
import JSON

/// What a scene file names once and uses often: constants and styles, its own and those of the files it
/// includes.
struct SceneDefinitions {
  let file: String
  private var constants: [String: JSONValue] = [:]
  private var styles: [String: JSONValue] = [:]

  init(file: String) { self.file = file }

  /// Adds the definitions of a file; those that are there already give way.
  ///
  /// - Parameters:
  ///   - root: The file's outermost object.
  ///   - file: The file, for errors.
  ///   - include: Where the scene file includes it; nil for the scene file itself. Errors in what an included file
  ///     defines are reported there, since places alone do not say which file they are in.
  mutating func add(
    _ root: JSONValue, of file: String, includedAt include: JSONPlace?
  ) throws(SceneFileError) {
    let tables: [(String, WritableKeyPath<Self, [String: JSONValue]>)] = [
      ("constants", \.constants), ("styles", \.styles),
    ]
    for (name, table) in tables {
      guard let value = root[name] else { continue }
      guard case .object(let members) = value.content else {
        throw SceneFileError(
          .wrongValue(key: name, expected: "an object"), at: SourceLocation(file: file, value.place))
      }
      for member in members {
        self[keyPath: table][member.key] = include.map { member.value.gathered(at: $0) } ?? member.value
      }
    }
  }

  // MARK: Constants

  /// The value of a constant where a text names one as `$name`; any other value as it is.
  func resolved(_ value: JSONValue) throws(SceneFileError) -> JSONValue {
    var value = value
    var seen: Set<String> = []
    while let text = value.string, let name = Self.constantName(text) {
      guard let constant = constants[name] else { throw unknown(name, "constant", constants, value.place) }
      guard seen.insert(name).inserted else {
        throw SceneFileError(.cycle("constant \"\(name)\""), at: SourceLocation(file: file, value.place))
      }
      value = constant.placed(at: value.place)
    }
    if let text = value.string, text.hasPrefix("$$") {
      return .string(String(text.dropFirst())).placed(at: value.place)
    }
    return value
  }

  /// A text in which `$name` is replaced with the constants' values.
  func replaced(in text: String, at place: JSONPlace?) throws(SceneFileError) -> String {
    guard text.contains("$") else { return text }
    var result = ""
    var rest = text[...]
    while let sign = rest.firstIndex(of: "$") {
      result += rest[..<sign]
      let name = String(rest[rest.index(after: sign)...].prefix { $0.isLetter || $0.isNumber || $0 == "_" })
      guard let constant = constants[name] else { throw unknown(name, "constant", constants, place) }
      result += SceneReader.text(try resolved(constant))
      rest = rest[sign...].dropFirst(name.count + 1)
    }
    return result + rest
  }

  /// A text that is no constant's name, as it must be written.
  static func escaped(_ text: String) -> String {
    constantName(text) != nil || text.hasPrefix("$$") ? "$" + text : text
  }

  private static func constantName(_ text: String) -> String? {
    guard text.first == "$", let second = text.dropFirst().first, second.isLetter || second == "_",
      text.dropFirst().allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" })
    else { return nil }
    return String(text.dropFirst())
  }

  // MARK: Styles

  /// The members of an object behind those of the styles that it names; its own win over the styles', later
  /// styles over earlier ones.
  func membersWithStyles(of value: JSONValue) throws(SceneFileError) -> [JSONValue.Member] {
    try members(of: value, within: [])
  }

  private func members(of value: JSONValue, within open: Set<String>) throws(SceneFileError) -> [JSONValue
    .Member]
  {
    let own = value.members
    guard let use = value["use"] else { return own }
    let names = use.string == nil ? use.items : [use]
    var result: [JSONValue.Member] = []
    func put(_ member: JSONValue.Member) {
      if let index = result.firstIndex(where: { $0.key == member.key }) {
        result[index] = member
      } else {
        result.append(member)
      }
    }
    for item in names {
      guard let name = item.string, let definition = styles[name] else {
        throw unknown(item.string ?? "", "style", styles, item.place)
      }
      guard !open.contains(name) else {
        throw SceneFileError(.cycle("style \"\(name)\""), at: SourceLocation(file: file, item.place))
      }
      try members(of: definition, within: open.union([name])).forEach(put)
    }
    own.filter { $0.key != "use" }.forEach(put)
    return result
  }

  private func unknown(
    _ name: String, _ kind: String, _ known: [String: JSONValue], _ place: JSONPlace?
  ) -> SceneFileError {
    SceneFileError(
      .unknownName(name, of: kind, nearest: NearestName.of(name, in: known.keys.sorted())),
      at: SourceLocation(file: file, place))
  }
}
