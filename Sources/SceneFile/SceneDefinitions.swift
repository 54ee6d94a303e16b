import Diagnostics
import JSON

/// The named definitions of a scene file: constants and styles, its own and those of the files it includes.
///
/// Each is resolved once, however often it is used. The total size of their expansions is limited, because a few
/// definitions that use one another twice expand to any number of values.
final class SceneDefinitions {
  let file: String
  private var constants: [String: JSONValue] = [:]
  private var styles: [String: JSONValue] = [:]
  /// The values of constants used so far, fully resolved.
  private var resolvedConstants: [String: JSONValue] = [:]
  /// The members of styles used so far, including those of the styles that they use.
  private var resolvedStyles: [String: (members: [JSONValue.Member], weight: Int)] = [:]
  /// The remaining number of values for constants and styles.
  private var valuesLeft = SceneLimits.expandedValues
  /// The remaining number of elements.
  private var elementsLeft = SceneLimits.elements
  /// The elements, constants and styles being read, outermost first; nil for those without a name.
  private var open: [String] = []

  init(file: String) { self.file = file }

  /// Adds the definitions of a file; existing ones take precedence. `include`: the place in the scene file that
  /// includes it; nil for the scene file itself. Errors in an included file's definitions are reported there, since
  /// places do not contain their file.
  func add(
    _ root: JSONValue, of file: String, includedAt include: JSONPlace?
  ) throws(SceneFileError) {
    let tables: [(String, ReferenceWritableKeyPath<SceneDefinitions, [String: JSONValue]>)] = [
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

  /// The value of a constant if a text names one as `$name`; any other value unchanged.
  func resolved(_ value: JSONValue) throws(SceneFileError) -> JSONValue {
    guard let text = value.string, text.hasPrefix("$") else { return value }
    if text.hasPrefix("$$") { return .string(String(text.dropFirst())).placed(at: value.place) }
    guard let name = Self.constantName(text) else { return value }
    let constant = try constant(name, at: value.place)
    try spend(constant.weight, at: value.place)
    return constant.placed(at: value.place)
  }

  private func constant(_ name: String, at place: JSONPlace?) throws(SceneFileError) -> JSONValue {
    var names: [String] = []
    var seen: Set<String> = []
    var name = name
    while resolvedConstants[name] == nil {
      guard let value = constants[name] else { throw unknown(name, "constant", constants, place) }
      guard seen.insert(name).inserted else {
        throw SceneFileError(.cycle("constant \"\(name)\""), at: SourceLocation(file: file, place))
      }
      names.append(name)
      guard let next = value.string.flatMap(Self.constantName) else {
        let isEscaped = value.string?.hasPrefix("$$") == true
        resolvedConstants[name] = isEscaped ? .string(String((value.string ?? "").dropFirst())) : value
        break
      }
      name = next
    }
    let value = resolvedConstants[name] ?? .null
    for name in names { resolvedConstants[name] = value }
    return value
  }

  /// An equation with `$name` replaced by the constants' values.
  func replaced(in text: String, at place: JSONPlace?) throws(SceneFileError) -> String {
    var result = ""
    var rest = text[...]
    while let sign = rest.firstIndex(of: "$") {
      let name = String(rest[rest.index(after: sign)...].prefix { $0.isLetter || $0.isNumber || $0 == "_" })
      result += rest[..<sign] + SceneReader.text(try constant(name, at: place))
      rest = rest[sign...].dropFirst(name.count + 1)
      if result.utf8.count > SceneLimits.equation { break }
    }
    result += rest
    guard result.utf8.count <= SceneLimits.equation else {
      throw tooLarge("an equation has more than \(SceneLimits.equation) bytes", place)
    }
    return result
  }

  /// A text that is not a constant's name, with its escape removed.
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

  /// The members of an object after those of its styles; its own take precedence over the styles', later styles over
  /// earlier ones.
  func membersWithStyles(of value: JSONValue) throws(SceneFileError) -> [JSONValue.Member] {
    try members(of: value, within: [])
  }

  private func members(
    of value: JSONValue, within open: [String]
  ) throws(SceneFileError) -> [JSONValue.Member] {
    var result = value.members
    if let use = value["use"] {
      result = []
      var places: [String: Int] = [:]
      func put(_ member: JSONValue.Member) {
        if let index = places[member.key] {
          result[index] = member
        } else {
          places[member.key] = result.count
          result.append(member)
        }
      }
      for item in use.string == nil ? use.items : [use] {
        let style = try style(item, within: open)
        try spend(style.weight, at: item.place)
        style.members.forEach(put)
      }
      value.members.filter { $0.key != "use" }.forEach(put)
    }
    guard result.count <= SceneLimits.keys else {
      throw tooLarge("an object has more than \(SceneLimits.keys) keys", value.place)
    }
    return result
  }

  /// The members of a style, and their size.
  private func style(
    _ item: JSONValue, within open: [String]
  ) throws(SceneFileError) -> (members: [JSONValue.Member], weight: Int) {
    guard let name = item.string, let definition = styles[name] else {
      throw unknown(item.string ?? "", "style", styles, item.place)
    }
    if let known = resolvedStyles[name] { return known }
    if open.contains(name) {
      throw SceneFileError(.cycle("style \"\(name)\""), at: SourceLocation(file: file, item.place))
    }
    guard open.count < SceneLimits.nesting else {
      throw tooLarge("styles use each other more than \(SceneLimits.nesting) levels deep", item.place)
    }
    let members = try members(of: definition, within: open + [name])
    let resolved = (members, members.reduce(1) { $0 + $1.value.weight })
    resolvedStyles[name] = resolved
    return resolved
  }

  // MARK: Limits

  /// Begins reading a value as an element, or as the value of a key if it names a constant; `leave` ends it.
  func enter(_ value: JSONValue, at place: JSONPlace?) throws(SceneFileError) {
    var name = ""
    if let constant = value.string.flatMap(Self.constantName) { name = "constant \"\(constant)\"" }
    if let style = value["use"]?.string { name = "style \"\(style)\"" }
    // Inside itself a style may be overridden, a constant still has its previous value.
    if open.count >= 2 * SceneLimits.nesting || name.hasPrefix("constant"), name != "", open.contains(name) {
      throw SceneFileError(.cycle(name), at: SourceLocation(file: file, value.place ?? place))
    }
    elementsLeft -= 1
    guard elementsLeft >= 0 else {
      throw tooLarge("the scene has more than \(SceneLimits.elements) elements", value.place ?? place)
    }
    guard open.count < 2 * SceneLimits.nesting else {
      throw tooLarge("elements are nested more than \(SceneLimits.nesting) levels deep", value.place ?? place)
    }
    open.append(name)
  }

  /// Ends what `enter` began.
  func leave() { open.removeLast() }

  private func spend(_ values: Int, at place: JSONPlace?) throws(SceneFileError) {
    valuesLeft -= values
    guard valuesLeft >= 0 else {
      throw tooLarge("constants and styles stand for more than \(SceneLimits.expandedValues) values", place)
    }
  }

  private func tooLarge(_ what: String, _ place: JSONPlace?) -> SceneFileError {
    SceneFileError(.tooLarge(what), at: SourceLocation(file: file, place))
  }

  private func unknown(
    _ name: String, _ kind: String, _ known: [String: JSONValue], _ place: JSONPlace?
  ) -> SceneFileError {
    SceneFileError(
      .unknownName(name, of: kind, nearest: NearestName.of(name, in: known.keys.sorted())),
      at: SourceLocation(file: file, place))
  }
}

/// Limits for scene files. Drawn screens need a hundredth of them; a short file that expands to more is rejected in
/// less than a second.
enum SceneLimits {
  /// Values in the file and its includes, each counted as often as it is included.
  static let values = 1_000_000
  /// Values from constants and styles, each counted as often as it is used.
  static let expandedValues = 32_768
  /// Elements, including those of layouts.
  static let elements = 100_000
  /// Layouts and states per scene.
  static let layouts = 1_000
  /// Nesting depth of elements and styles.
  static let nesting = 128
  /// Files included directly or indirectly, each counted as often as it is included: files that include two each would
  /// be read 65,536 times.
  static let includes = 256
  /// Keys of an object, including those of its styles.
  static let keys = 1_000
  /// Bytes per equation.
  static let equation = 4_096
}

extension JSONValue {
  /// The number of values including itself; a long text counts as several.
  var weight: Int {
    switch content {
    case .object(let members): members.reduce(1) { $0 + $1.value.weight + $1.key.utf8.count / 64 }
    case .array(let items): items.reduce(1) { $0 + $1.weight }
    case .string(let text): 1 + text.utf8.count / 64
    default: 1
    }
  }
}
