import Diagnostics
import Files
import Goldens
import JSON
import Localization
import Motion
import PictureComparison
import Reports
import Screens
import Templates
import Views

/// Reads `layoutshot.json`, reporting all of its errors at once, each with its location.
struct ConfigurationReader {
  private var findings: [Finding] = []
  private let file: String

  /// Parses the bytes of a file. Rules and attributes can be named besides layoutshot's own.
  static func read(
    _ bytes: [UInt8], file: String, rules: [MatchingRule] = [], attributes: [TemplateAttribute] = []
  ) throws(ConfigurationError) -> GoldenConfiguration {
    let root = try parsed(bytes, file: file)
    var reader = ConfigurationReader(file: file)
    reader.check(root, .object(ConfigurationKey.all), at: Spot(name: "the file", place: root.place))
    // Values are only converted once the shape of the whole file is valid.
    guard reader.findings.isEmpty else { throw ConfigurationError(reader.findings) }
    var result = reader.configuration(root)
    reader.checkFolders(result, root)
    for value in [root] + (root["overrides"]?.items ?? []) { reader.checkScreenSettings(value) }
    reader.chooseByNames(root, rules, attributes, &result.matching)
    guard reader.findings.isEmpty else { throw ConfigurationError(reader.findings) }
    return result
  }

  /// Reads only which kinds of findings are reported.
  static func kinds(_ bytes: [UInt8], file: String) throws(ConfigurationError) -> ReportedKinds {
    let root = try parsed(bytes, file: file)
    var reader = ConfigurationReader(file: file)
    let keys = [ConfigurationKey.warn, .noWarn]
    reader.check(
      root.members.filter { member in keys.contains { $0.name == member.key } }, keys, at: Spot(name: ""))
    guard reader.findings.isEmpty else { throw ConfigurationError(reader.findings) }
    return ReportedKinds(root)
  }

  /// Reads only what is said of rules for documents. Throws `ConfigurationError`.
  static func lint(_ bytes: [UInt8], file: String) throws(ConfigurationError) -> LintChoices {
    let root = try parsed(bytes, file: file)
    var reader = ConfigurationReader(file: file)
    reader.check(root.members.filter { $0.key == ConfigurationKey.lint.name }, [.lint], at: Spot(name: ""))
    guard reader.findings.isEmpty else { throw ConfigurationError(reader.findings) }
    return LintChoices(root, file: file)
  }

  private static func parsed(_ bytes: [UInt8], file: String) throws(ConfigurationError) -> JSONValue {
    do throws(JSONError) {
      return try JSONValue.read(bytes, allowsDuplicates: false)
    } catch {
      let place = SourceLocation(file: file, error.place)
      throw ConfigurationError([Finding(.error, .value, "no valid JSON: \(error.reason)", at: place)])
    }
  }

  private init(file: String) { self.file = file }

  private func configuration(_ root: JSONValue) -> GoldenConfiguration {
    var result = GoldenConfiguration()
    result.file = file
    if let value = root["inputs"] {
      (result.inputs, result.patternLocations.inputs) = (texts(value), locations(value))
    }
    if let value = root["exclude"] {
      (result.excluded, result.patternLocations.excluded) = (texts(value), locations(value))
    }
    if let value = root["goldens"]?.string { result.goldens = value }
    if let value = root["failures"]?.string { result.failures = value }
    result.settings.apply(override(root))
    result.matrixLocation = root["matrix"].map { SourceLocation(file: file, $0.place) }
    result.overrides = (root["overrides"]?.items ?? []).map(override)
    result.transitions = (root["transitions"]?.items ?? []).map { value in
      var transition = transition(value)
      transition.location = SourceLocation(file: file, value.place)
      return transition
    }
    result.toleranceReason = root["tolerance"]?["reason"]?.string ?? ""
    if let policy = root["treeChanges"]?.string.flatMap({ TreeChangePolicy(rawValue: $0) }) {
      result.treeChanges = policy
    }
    result.allowedUnmatched = root["allowUnmatched"].map(texts)
    result.content = Set(
      (root["content"]?.items ?? []).compactMap {
        $0.string.flatMap(GoldenConfiguration.Content.init(rawValue:))
      })
    result.target = root["target"]?.string
    result.showsChrome = root["chrome"]?.flag ?? false
    result.reportedKinds = ReportedKinds(root)
    if let rules = root["templateRules"]?.string.flatMap({ TemplateRules(rawValue: $0) }) {
      result.matching.templateRules = rules
    }
    return result
  }

  /// Checks that the goldens' folder is a dedicated folder below the root, because all of its files are treated as
  /// goldens.
  private mutating func checkFolders(_ configuration: GoldenConfiguration, _ root: JSONValue) {
    func place(_ key: String) -> JSONPlace? { root.members.first { $0.key == key }?.place }
    for (key, path) in [("goldens", configuration.goldens), ("failures", configuration.failures)] {
      let parts = PathText.names(path)
      if path.hasPrefix("/") || parts.contains(where: { $0.isEmpty || $0 == "." || $0 == ".." }) {
        report("\"\(key)\" is \"\(path)\"; expected a folder below the one of this file", at: place(key))
      }
    }
    if configuration.goldens == configuration.failures {
      report("\"goldens\" and \"failures\" are one folder", at: place("failures"))
    }
  }

  /// Checks what is set on screens, which has a form of its own.
  private mutating func checkScreenSettings(_ value: JSONValue) {
    for item in value["set"]?.items ?? [] where StateChange(item.string ?? "") == nil {
      report(
        "\"set\" has \(item.phrase); expected NAME.PROPERTY=VALUE, such as \"Name.text=Ana\"", at: item.place)
    }
    for item in value["masks"]?.items ?? [] where item.string == "" {
      report("\"masks\" has an empty text; expected an object id, an outlet or a class", at: item.place)
    }
    if let area = value["safeArea"], SafeAreaOverride(area.string ?? "") == nil {
      let words = "expected none, or top,left,bottom,right in points, such as 44,0,34,0"
      report("\"safeArea\" is \(area.phrase); \(words)", at: area.place)
    }
  }

  /// Chooses the rules and attributes that are named.
  private mutating func chooseByNames(
    _ root: JSONValue, _ rules: [MatchingRule], _ attributes: [TemplateAttribute],
    _ matching: inout MatchingOptions
  ) {
    for key in ["matchBy", "layoutAttributes"] {
      guard let items = root[key]?.items else { continue }
      let names = items.compactMap(\.string)
      do throws(UnknownNameError) {
        if key == "matchBy" {
          try matching.chooseRules(named: names, registered: rules)
        } else {
          try matching.chooseLayoutAttributes(named: names, registered: attributes)
        }
      } catch {
        report("\"\(key)\": \(error.message)", at: items.first { $0.string == error.name }?.place)
      }
    }
  }

  // MARK: Shapes

  /// The subject of a finding: the nearest key, in quotes, and the location of the value or its key.
  private struct Spot {
    var name: String
    var place: JSONPlace?
  }

  private mutating func check(_ value: JSONValue, _ shape: ConfigurationKey.Shape, at spot: Spot) {
    let isRight: Bool
    switch (shape, value.content) {
    case (.text, .string), (.flag, .flag): isRight = true
    case (.count, _): isRight = value.number.map { $0 >= 0 && $0 == $0.rounded() && $0 < 1e15 } ?? false
    case (.number(let most), _): isRight = value.number.map { $0 >= 0 && $0 <= most ?? .infinity } ?? false
    case (.positive(let most), _): isRight = value.number.map { $0 > 0 && $0 <= most } ?? false
    case (.curve, .string(let text)): isRight = TimingCurve(named: text) != nil
    case (.word(let words), .string(let text)): return check(text, words, at: spot)
    case (.language, _): return checkLanguage(value, at: spot)
    case (.object(let keys), .object(let members)): return check(members, keys, at: spot)
    case (.list(let shape, let least, let isUnique), .array(let items)):
      isRight = true
      if items.count < least { report("\(spot.name) is empty; expected at least one", at: spot.place) }
      var seen: Set<JSONValue> = []
      for item in items {
        check(item, shape, at: Spot(name: spot.name, place: item.place))
        if isUnique, !seen.insert(item).inserted {
          report("\(spot.name) has \(item.phrase) twice", at: item.place)
        }
      }
    default: isRight = false
    }
    if !isRight { report("\(spot.name) is \(value.phrase); expected \(shape.words)", at: spot.place) }
  }

  private mutating func check(
    _ members: [JSONValue.Member], _ keys: [ConfigurationKey], at spot: Spot
  ) {
    for member in members {
      if let key = keys.first(where: { $0.name == member.key }) {
        check(member.value, key.shape, at: Spot(name: "\"\(member.key)\"", place: member.place))
      } else {
        let near = NearestName.of(member.key, in: keys.map(\.name))
        let hint = near.map { "did you mean \"\($0)\"?" } ?? "there is " + list(keys.map(\.name))
        report("no key \"\(member.key)\" is known here; \(hint)", at: member.place)
      }
    }
    for key in keys where key.isRequired && !members.contains(where: { $0.key == key.name }) {
      report("\(spot.name) has no \"\(key.name)\"", at: spot.place)
    }
  }

  private mutating func check(_ text: String, _ words: [String], at spot: Spot) {
    if words.contains(text) { return }
    let near = NearestName.of(text, in: words)
    let hint = near.map { "did you mean \"\($0)\"?" } ?? "it can be " + list(words)
    report("\(spot.name) has \"\(text)\"; \(hint)", at: spot.place)
  }

  private mutating func checkLanguage(_ value: JSONValue, at spot: Spot) {
    let name = value.string ?? ""
    if name == GoldenAxis.ofDocument || ScreenLanguage(name) != nil { return }
    report("\(spot.name) has \(value.phrase); expected languages such as de or pt-BR", at: spot.place)
  }

  // MARK: Words

  private mutating func report(_ message: String, at place: JSONPlace?) {
    findings.append(Finding(.error, .value, message, at: SourceLocation(file: file, place)))
  }

  private func list(_ words: [String]) -> String {
    words.prefix(12).joined(separator: ", ") + (words.count > 12 ? ", …" : "")
  }

  // MARK: Values

  private func kinds(_ value: JSONValue) -> [ChangeKind] {
    texts(value).compactMap { ChangeKind(rawValue: $0) }
  }

  func texts(_ value: JSONValue) -> [String] { value.items.compactMap(\.string) }

  private func locations(_ value: JSONValue) -> [SourceLocation] {
    value.items.map { SourceLocation(file: file, $0.place) }
  }

  private func override(_ value: JSONValue) -> GoldenConfiguration.Override {
    var result = GoldenConfiguration.Override()
    result.location = SourceLocation(file: file, value.place)
    result.documents = (value["documents"].map(texts) ?? []).map { GlobPattern($0) }
    result.scenes = value["scenes"].map(texts) ?? []
    result.skips = value["skip"]?.flag ?? false
    if let matrix = value["matrix"] { result.adjust = Self.adjustment(matrix) }
    result.tolerance = value["tolerance"].map(Self.tolerance)
    result.ignoredClasses = value["ignoreClasses"].map(texts)
    result.matchesTwins = value["matchTwins"]?.flag
    result.changes = (value["set"].map(texts) ?? []).compactMap { StateChange($0) }
    result.masks = (value["masks"]?.items ?? []).compactMap { item in
      item.string.map { ViewMask(name: $0, location: SourceLocation(file: file, item.place)) }
    }
    result.safeArea = value["safeArea"]?.string.flatMap { SafeAreaOverride($0) }
    result.presentation = value["presented"]?.string.flatMap { PresentationStyle(rawValue: $0) }
    result.assets = value["assets"].map(texts) ?? []
    (result.failing, result.ignored) = (value["failOn"].map(kinds), value["ignore"].map(kinds))
    return result
  }

  /// Returns the change that a `matrix` value makes to a matrix: it replaces the values of the axes that it names.
  static func adjustment(_ value: JSONValue) -> @Sendable (inout GoldenMatrix) -> Void {
    let axes = GoldenAxis.all.compactMap { axis in
      value[axis.key.name].map { (axis: axis, words: $0.items.compactMap(\.string)) }
    }
    let selection = value["select"]?.string
    let states = value["states"].map { ScreenRequest.States($0.items.compactMap(\.string)) }
    return { matrix in
      if let states { matrix.states = states }
      for (axis, words) in axes { axis.read(words, &matrix) }
      if let selection { matrix.isPairwise = selection == "pairwise" }
    }
  }

  private static func tolerance(_ value: JSONValue) -> Tolerance {
    Tolerance(
      maxDiffPixels: value["maxDiffPixels"]?.number.map { Int($0) },
      maxDiffRatio: value["maxDiffRatio"]?.number, colorDelta: value["colorDelta"]?.number,
      maxWindowDensity: value["maxWindowDensity"]?.number,
      ignoresAntialiasing: value["ignoreAntialiasing"]?.flag ?? false)
  }
}

extension ConfigurationKey.Shape {
  /// A description of the expected value.
  fileprivate var words: String {
    switch self {
    case .text: "a text"
    case .flag: "true or false"
    case .number(let most): most.map { "a number from 0 to \(Int($0))" } ?? "a number of 0 or more"
    case .positive(let most): "a number above 0, up to \(Int(most))"
    case .count: "a whole number, 0 or more"
    case .word(let words): words.joined(separator: " or ")
    case .language: "a language"
    case .curve: "a curve such as ease-in-out or bezier(0.2,0,0,1)"
    case .object: "an object"
    case .list(let shape, _, _): "a list of " + shape.plural
    }
  }

  private var plural: String {
    switch self {
    case .text: "texts"
    case .word: "words"
    case .language: "languages"
    case .object: "objects"
    case .number(let most): "numbers" + (most.map { " from 0 to \(Int($0))" } ?? "")
    default: words
    }
  }
}
