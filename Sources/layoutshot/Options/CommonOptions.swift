import Assets
import Diagnostics
import Geometry
import GoldenRuns
import Localization
import Painting
import Screens
import Templates
import Threads
import Typography
import Views

/// The options that several subcommands have in common.
struct CommonOptions {
  let parsed: ParsedArguments
  let printer: DiagnosticPrinter
  let isQuiet: Bool
  let isVerbose: Bool
  let isStrict: Bool
  let timings: Timings?
  private let kinds: ReportedKinds

  /// `configured` are the kinds of a configuration that was read; nil reads those of the nearest one.
  init(_ parsed: ParsedArguments, configured: ReportedKinds? = nil) throws {
    self.parsed = parsed
    printer = DiagnosticPrinter(usesColor: Terminal.usesColor(try parsed.coloring()))
    isQuiet = parsed.has("quiet")
    isVerbose = parsed.has("verbose")
    isStrict = parsed.has("strict")
    timings = parsed.has("timings") ? Timings() : nil
    let own = ReportedKinds(
      shown: try parsed.words("warn", of: ReportedKinds.words),
      silenced: try parsed.words("no-warn", of: ReportedKinds.words))
    do {
      kinds = own.over(try configured ?? ReportedKinds.read())
    } catch  where parsed.has("git-driver") {
      // An error of the configuration must not end git's own command.
      Terminal.error(printer.text(anyError: error))
      kinds = own
    }
  }

  // MARK: Requests

  func request() throws(UsageError) -> ScreenRequest {
    var request = ScreenRequest()
    request.scenes = parsed.all("scene")
    for name in parsed.all("device") {
      guard let device = Device(named: name) else {
        throw UsageError("no device \"\(name)\"; 'layoutshot devices' lists them")
      }
      if !request.devices.contains(device) { request.devices.append(device) }
    }
    request.orientations = try parsed.word(
      "orientation",
      [("both", Orientation.allCases), ("portrait", [.portrait]), ("landscape", [.landscape])],
      default: Orientation.allCases)
    request.asDesigned = parsed.has("as-designed")
    request.readsCode = !parsed.has("no-code")
    request.states = ScreenRequest.States(parsed.all("state"))
    request.stateForOrientation = try statesForOrientations()
    request.scale = try parsed.word(
      "scale", [("1", 1.0), ("2", 2.0), ("3", 3.0)].map { ($0.0, $0.1 as Double?) }, default: nil)
    request.size = try size()
    request.safeArea = try safeArea()
    request.presentation = try parsed.word(
      "presented", PresentationStyle.allCases.map { ($0.rawValue, $0) }, default: nil)
    request.assumesBars = !parsed.has("no-assumed-bars")
    request.language = try language()
    request.isRightToLeft = try parsed.word(
      "layout-direction", [("ltr", false), ("rtl", true)], default: request.language?.isRightToLeft ?? false)
    request.appearance = try parsed.word(
      "appearance", [("light", .light), ("dark", .dark)] as [(String, Appearance?)], default: nil)
    if try parsed.word("contrast", [("normal", false), ("high", true)], default: false) {
      request.appearance = (request.appearance ?? .light).withHighContrast
    }
    request.systemEra = try parsed.word(
      "system", Era.systems.map { ("\($0)", Era(system: $0)) }, default: nil)
    if let text = parsed.value("text-size") {
      guard let size = TextSizeCategory(named: text) else {
        let names = TextSizeCategory.allCases.map(\.name).joined(separator: ", ")
        throw UsageError("--text-size is \"\(text)\"; it can be \(names)")
      }
      request.textSize = size
    }
    if request.size != nil, !request.devices.isEmpty {
      throw UsageError("--size and --device exclude each other")
    }
    for other in ["size", "device", "orientation", "safe-area", "presented"]
    where request.asDesigned && parsed.has(other) {
      throw UsageError("--as-designed and --\(other) exclude each other")
    }
    return request
  }

  private func language() throws(UsageError) -> ScreenLanguage? {
    guard let text = parsed.value("locale") else { return nil }
    guard let language = ScreenLanguage(text) else {
      throw UsageError(
        "--locale is \"\(text)\"; expected a language such as de or pt-BR, pseudo-double or pseudo-accented")
    }
    return language
  }

  private func statesForOrientations() throws(UsageError) -> [Orientation: String] {
    var result: [Orientation: String] = [:]
    for text in parsed.all("state-for") {
      let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
      guard parts.count == 2, let orientation = Orientation(rawValue: parts[0]), !parts[1].isEmpty else {
        throw UsageError("--state-for is \"\(text)\"; expected portrait=NAME or landscape=NAME")
      }
      result[orientation] = parts[1]
    }
    return result
  }

  private func size() throws(UsageError) -> Size? {
    guard let text = parsed.value("size") else { return nil }
    let sides = text.lowercased().split(separator: "x", omittingEmptySubsequences: false).map { Double($0) }
    guard sides.count == 2, let width = sides[0], let height = sides[1], (1...16_384).contains(width),
      (1...16_384).contains(height)
    else { throw UsageError("--size is \"\(text)\"; expected WIDTHxHEIGHT in points, such as 390x844") }
    return Size(width: width, height: height)
  }

  private func safeArea() throws(UsageError) -> SafeAreaOverride? {
    guard let text = parsed.value("safe-area") else { return nil }
    guard let area = SafeAreaOverride(text) else {
      throw UsageError(
        "--safe-area is \"\(text)\"; expected none, or top,left,bottom,right in points, such as 44,0,34,0")
    }
    return area
  }

  func companions() throws(UsageError) -> LoadedDocument.Companions {
    var companions = LoadedDocument.Companions()
    companions.portrait = parsed.value("portrait")
    companions.landscape = parsed.value("landscape")
    let isGiven = companions.portrait != nil || companions.landscape != nil
    companions.followsConventions = !isGiven
    if isGiven, parsed.inputs.count > 1 {
      throw UsageError("--portrait and --landscape require a single input")
    }
    return companions
  }

  func matching() throws(UsageError) -> MatchingOptions {
    var options = MatchingOptions(
      ignoredClasses: parsed.all("ignore-class"), matchesTwins: !parsed.has("no-twin-matching"))
    options.templateRules = try parsed.word(
      "template-rules", TemplateRules.allCases.map { ($0.rawValue, $0) }, default: .complete)
    do throws(UnknownNameError) {
      if let names = words("match-by") { try options.chooseRules(named: names) }
      if let names = words("layout-attributes") { try options.chooseLayoutAttributes(named: names) }
    } catch {
      throw UsageError(error.message)
    }
    return options
  }

  /// The words of an option's value, separated by commas; nil without the option.
  private func words(_ name: String) -> [String]? {
    parsed.value(name).map { $0.split(separator: ",").map(String.init) }
  }

  func stateChanges() throws(UsageError) -> [StateChange] {
    try parsed.all("set").map { text throws(UsageError) in
      guard let change = StateChange(text) else {
        throw UsageError("--set is \"\(text)\"; expected NAME.PROPERTY=VALUE, such as 'Name.text=Ana'")
      }
      return change
    }
  }

  func highlights() throws(UsageError) -> Set<Highlight.Kind> {
    guard let text = parsed.value("highlight") else { return Highlight.Kind.byDefault }
    var kinds: Set<Highlight.Kind> = []
    for word in text.split(separator: ",").map(String.init) {
      switch word {
      case "all": kinds = Set(Highlight.Kind.allCases)
      case "none": kinds = []
      case "unmatched": kinds.formUnion([.unmatched, .ghost])
      default:
        guard let kind = Highlight.Kind(rawValue: word) else {
          let words = Highlight.Kind.allCases.map(\.rawValue).joined(separator: ", ")
          throw UsageError("--highlight has \"\(word)\"; it can be \(words), all, none")
        }
        kinds.insert(kind)
      }
    }
    return kinds
  }

  func assetLibrary() throws(UsageError) -> AssetLibrary {
    let folders = parsed.all("assets")
    for folder in folders where !AssetLibrary.isFolder(folder) {
      throw UsageError("--assets is \"\(folder)\"; there is no such folder")
    }
    return AssetLibrary(folders: folders, target: parsed.value("target"))
  }

  func isJSON() throws(UsageError) -> Bool {
    try parsed.word("format", [("text", false), ("json", true)], default: false)
  }

  /// Returns the number of threads, at least 1: the number of cores unless an option specifies it.
  func jobs() throws(UsageError) -> Int {
    guard let text = parsed.value("jobs") else { return Workers.coreCount }
    guard let number = Int(text), number >= 1 else {
      throw UsageError("--jobs is \"\(text)\"; expected 1 or more")
    }
    return min(number, 256)
  }

  func fonts() throws -> FontLibrary {
    try timings.measure("fonts") { try Fonts.library(named: parsed.all("fonts")) }
  }

  // MARK: Messages

  /// Returns findings as text for standard error: only errors with `--quiet`, warnings as errors with `--strict`.
  func text(_ findings: [Finding]) -> String {
    kept(findings).compactMap { finding -> String? in
      var finding = finding
      if isStrict, finding.severity == .warning { finding.severity = .error }
      if isQuiet, finding.severity < .error { return nil }
      return printer.text(finding)
    }.joined()
  }

  /// The findings of the kinds that are not turned off; errors are of none.
  func kept(_ findings: [Finding]) -> [Finding] {
    findings.filter(kinds.keeps)
  }

  /// Whether a note is printed without `--verbose`: about what was asked for, or of a kind that is turned on.
  func isWanted(_ finding: Finding) -> Bool {
    ["request", "flow"].contains(finding.category.rawValue) || kinds.isTurnedOn(finding.category)
  }

  /// Returns the exit status for findings.
  func status(_ findings: [Finding]) -> Int32 {
    let findings = kept(findings)
    if findings.contains(where: { $0.severity == .error }) { return 2 }
    return isStrict && findings.contains { $0.severity == .warning } ? 1 : 0
  }

  func reportTimings() {
    if let timings { Terminal.error(timings.text) }
  }

  // MARK: Inputs

  /// The inputs without duplicates, in the order given; `./X.xib` and `X.xib` are the same.
  var inputs: [String] {
    var seen: Set<String> = []
    return parsed.inputs.filter { seen.insert(Self.plainPath($0)).inserted }
  }

  /// Returns the inputs without those that are companions of other inputs.
  func inputs(without companions: LoadedDocument.Companions) -> [String] {
    Self.documents(inputs, without: companions)
  }

  /// Returns documents without those that are companions of others, which are not shown on their own.
  static func documents(_ inputs: [String], without companions: LoadedDocument.Companions) -> [String] {
    let shownWithOthers = Set(
      inputs.compactMap { companions.conventional(for: $0, in: .untraced).map(plainPath) })
    return inputs.filter { !shownWithOthers.contains(plainPath($0)) }
  }

  private static func plainPath(_ path: String) -> String {
    let parts = path.split(separator: "/").filter { $0 != "." }.joined(separator: "/")
    return path.hasPrefix("/") ? "/" + parts : parts
  }
}
