import Diagnostics
import Goldens
import JSON
import Motion
import Views

/// Reads `layoutshot.json`: what is wrong in it is told all at once, each with its place.
struct ConfigurationReader {
  /// What is wrong.
  private(set) var findings: [Finding] = []
  private let file: String
  private let places: JSONPlaces
  private let root: JSONTree?

  init(_ bytes: [UInt8], file: String) {
    self.file = file
    places = JSONPlaces(bytes)
    do throws(JSONTree.Fault) {
      root = try JSONTree(bytes, allowsDuplicates: false)
    } catch {
      root = nil
      let place = SourceLocation(file: file, line: error.line, column: error.column)
      findings.append(Finding(.error, .value, "no valid JSON: \(error.reason)", at: place))
    }
  }

  /// The configuration; nil where something is wrong.
  mutating func configuration() -> GoldenConfiguration? {
    guard let root else { return nil }
    check(root, .object(ConfigurationKey.all), at: [])
    guard findings.isEmpty else { return nil }
    var result = GoldenConfiguration()
    result.file = file
    if let value = root["inputs"] { result.inputs = texts(value) }
    if let value = root["exclude"] { result.excluded = texts(value) }
    if let value = root["goldens"]?.string { result.goldens = value }
    if let value = root["failures"]?.string { result.failures = value }
    if let value = root["matrix"] { Self.adjustment(value)(&result.matrix) }
    result.overrides = (root["overrides"]?.items ?? []).map(override)
    result.transitions = (root["transitions"]?.items ?? []).enumerated().map { index, value in
      var transition = transition(value)
      transition.location = location(of: [.key("transitions"), .index(index)])
      return transition
    }
    if let value = root["tolerance"] {
      result.tolerance = Self.tolerance(value)
      result.toleranceReason = value["reason"]?.string ?? ""
    }
    result.allowedUnmatched = root["allowUnmatched"].map(texts)
    result.assets = root["assets"].map(texts) ?? []
    result.showsChrome = root["chrome"]?.boolean ?? false
    checkFolders(result)
    return findings.isEmpty ? result : nil
  }

  /// The goldens' folder must be one of its own below the root: everything in it is taken for goldens.
  private mutating func checkFolders(_ configuration: GoldenConfiguration) {
    for (key, path) in [("goldens", configuration.goldens), ("failures", configuration.failures)] {
      let parts = path.split(separator: "/", omittingEmptySubsequences: false)
      if path.hasPrefix("/") || parts.contains(where: { $0.isEmpty || $0 == "." || $0 == ".." }) {
        tell("\"\(key)\" is \"\(path)\"; it wants a folder below the one of this file", at: [.key(key)])
      }
    }
    if configuration.goldens == configuration.failures {
      tell("\"goldens\" and \"failures\" are one folder", at: [.key("failures")])
    }
  }

  // MARK: Shapes

  private mutating func check(_ value: JSONTree, _ shape: ConfigurationKey.Shape, at path: [JSONPlaces.Step])
  {
    switch (shape, value) {
    case (.text, .string), (.flag, .boolean): return
    case (.count, .number(let number)) where number >= 0 && number == number.rounded() && number < 1e15:
      return
    case (.number(let most), .number(let number)) where number >= 0 && number <= most ?? .infinity: return
    case (.positive(let most), .number(let number)) where number > 0 && number <= most: return
    case (.texts, .array(let items)):
      for (index, item) in items.enumerated() { check(item, .text, at: path + [.index(index)]) }
    case (.word(let words), .string(let text)): check(text, words, at: path)
    case (.words, .array(let items)) where items.isEmpty, (.numbers, .array(let items)) where items.isEmpty,
      (.languages, .array(let items)) where items.isEmpty:
      tell("\(name(path)) is empty; it wants one at least", at: path)
    case (.words(let words), .array(let items)), (.someOf(let words), .array(let items)):
      for (index, item) in items.enumerated() {
        let place = path + [.index(index)]
        check(item, .word(words), at: place)
        if items[..<index].contains(item) { tell("\(name(path)) has \(text(item)) twice", at: place) }
      }
    case (.numbers(let most), .array(let items)):
      for (index, item) in items.enumerated() { check(item, .number(most: most), at: path + [.index(index)]) }
    case (.languages, .array(let items)):
      for (index, item) in items.enumerated() {
        let place = path + [.index(index)]
        let name = item.string ?? ""
        if name != ConfigurationKey.ofDocument, ScreenLanguage(name) == nil {
          tell("\(self.name(path)) has \(text(item)); it wants languages such as de or pt-BR", at: place)
        }
        if items[..<index].contains(item) { tell("\(self.name(path)) has \(text(item)) twice", at: place) }
      }
    case (.curve, .string(let text)) where TimingCurve(named: text) != nil: return
    case (.object(let keys), .object(let members)): check(members, keys, at: path)
    case (.objects(let keys), .array(let items)):
      for (index, item) in items.enumerated() { check(item, .object(keys), at: path + [.index(index)]) }
    default: tell("\(name(path)) is \(text(value)); it wants \(shape.words)", at: path)
    }
  }

  private mutating func check(
    _ members: [JSONTree.Member], _ keys: [ConfigurationKey], at path: [JSONPlaces.Step]
  ) {
    for member in members {
      let place = path + [.key(member.key)]
      if let key = keys.first(where: { $0.name == member.key }) {
        check(member.value, key.shape, at: place)
      } else {
        let near = NearestName.of(member.key, in: keys.map(\.name))
        let hint = near.map { "did you mean \"\($0)\"?" } ?? "there is " + list(keys.map(\.name))
        tell("no key \"\(member.key)\" is known here; \(hint)", at: place)
      }
    }
    for key in keys where key.isRequired && !members.contains(where: { $0.key == key.name }) {
      tell("\(name(path)) has no \"\(key.name)\"", at: path)
    }
  }

  private mutating func check(_ text: String, _ words: [String], at path: [JSONPlaces.Step]) {
    if words.contains(text) { return }
    let near = NearestName.of(text, in: words)
    let hint = near.map { "did you mean \"\($0)\"?" } ?? "it can be " + list(words)
    tell("\(name(path)) has \"\(text)\"; \(hint)", at: path)
  }

  // MARK: Words

  private mutating func tell(_ message: String, at path: [JSONPlaces.Step]) {
    findings.append(Finding(.error, .value, message, at: location(of: path)))
  }

  private func location(of path: [JSONPlaces.Step]) -> SourceLocation {
    let place = places.place(of: path)
    return SourceLocation(file: file, line: place?.line ?? 0, column: place?.column ?? 0)
  }

  /// The last key of a path in quotes.
  private func name(_ path: [JSONPlaces.Step]) -> String {
    for step in path.reversed() { if case .key(let key) = step { return "\"\(key)\"" } }
    return "the file"
  }

  private func text(_ value: JSONTree) -> String {
    switch value {
    case .object: "an object"
    case .array: "a list"
    case .string(let text): "\"\(text)\""
    case .number(let number):
      number == number.rounded() && abs(number) < 1e15 ? "\(Int(number))" : "\(number)"
    case .boolean(let flag): "\(flag)"
    case .null: "null"
    }
  }

  private func list(_ words: [String]) -> String {
    words.prefix(12).joined(separator: ", ") + (words.count > 12 ? ", …" : "")
  }

  // MARK: Values

  func texts(_ value: JSONTree) -> [String] { value.items.compactMap(\.string) }

  private func override(_ value: JSONTree) -> GoldenConfiguration.Override {
    var result = GoldenConfiguration.Override()
    result.documents = (value["documents"].map(texts) ?? []).map { GlobPattern($0) }
    result.scenes = value["scenes"].map(texts) ?? []
    result.skips = value["skip"]?.boolean ?? false
    if let matrix = value["matrix"] { result.adjust = Self.adjustment(matrix) }
    result.tolerance = value["tolerance"].map(Self.tolerance)
    return result
  }

  static func adjustment(_ value: JSONTree) -> @Sendable (inout GoldenMatrix) -> Void {
    func words(_ key: String) -> [String]? { value[key]?.items.compactMap(\.string) }
    let devices = words("devices")?.map { Device(named: $0) }
    let orientations = words("orientations")?.compactMap { Orientation(rawValue: $0) }
    let appearances = words("appearances")?.compactMap { Appearance(rawValue: $0) }
    let textSizes = words("textSizes")?.map { TextSizeCategory(named: $0) }
    let languages = words("locales")?.map { $0 == ConfigurationKey.ofDocument ? nil : ScreenLanguage($0) }
    let scales = words("scales")?.map { Double($0.dropLast()) }
    let directions = words("layoutDirections")?.map { $0 == "rtl" }
    let selection = value["select"]?.string
    return { matrix in
      if let devices { matrix.devices = devices }
      if let orientations { matrix.orientations = orientations }
      if let appearances { matrix.appearances = appearances }
      if let textSizes { matrix.textSizes = textSizes }
      if let languages { matrix.languages = languages }
      if let scales { matrix.scales = scales }
      if let directions { matrix.layoutDirections = directions }
      if let selection { matrix.isPairwise = selection == "pairwise" }
    }
  }

  private static func tolerance(_ value: JSONTree) -> Tolerance {
    Tolerance(
      maxDiffPixels: value["maxDiffPixels"]?.number.map { Int($0) },
      maxDiffRatio: value["maxDiffRatio"]?.number, colorDelta: value["colorDelta"]?.number,
      maxWindowDensity: value["maxWindowDensity"]?.number,
      ignoresAntialiasing: value["ignoreAntialiasing"]?.boolean ?? false)
  }
}

extension ConfigurationKey.Shape {
  /// What is wanted, in words.
  fileprivate var words: String {
    switch self {
    case .text: "a text"
    case .flag: "true or false"
    case .number(let most): most.map { "a number from 0 to \(Int($0))" } ?? "a number of 0 or more"
    case .positive(let most): "a number above 0, up to \(Int(most))"
    case .count: "a whole number, 0 or more"
    case .texts: "a list of texts"
    case .word(let words): words.joined(separator: " or ")
    case .words, .someOf: "a list of words"
    case .numbers(let most): "a list of numbers from 0 to \(Int(most))"
    case .languages: "a list of languages"
    case .curve: "a curve such as ease-in-out or bezier(0.2,0,0,1)"
    case .object: "an object"
    case .objects: "a list of objects"
    }
  }
}
