import Diagnostics
import Foundation
import Goldens
import Motion
import PictureComparison
import Templates
import TestSupport
import Testing
import Views

@testable import Files
@testable import GoldenRuns

/// `layoutshot.json`: what it may say, where it goes wrong, the matrix.
@Suite struct GoldenConfigurationTests {
  private func findings(_ text: String) -> [String] {
    do throws(ConfigurationError) {
      _ = try ConfigurationReader.read(Array(text.utf8), file: "layoutshot.json")
      return []
    } catch {
      return error.findings.map { "\($0.location!.line):\($0.location!.column): \($0.message)" }
    }
  }

  @Test func rulesAndAttributesAreSelectedByName() throws {
    let text = "{\"matchBy\": [\"class\", \"role\", \"text\"], \"layoutAttributes\": [\"alpha\"]}"
    let role = MatchingRule("role") { $0.userLabel }
    let read = try ConfigurationReader.read(Array(text.utf8), file: "layoutshot.json", rules: [role])
    #expect(read.matching.rules.map(\.rule.rawValue) == ["class", "role", "text", "text"])
    #expect(read.matching.layoutAttributes.map(\.keyPath) == ["alpha"])
    #expect(findings(text).count == 1)
  }

  private func read(_ text: String) throws -> GoldenConfiguration {
    try GoldenConfiguration(InputFile(path: "a/b/layoutshot.json", bytes: Array(text.utf8)))
  }

  @Test(arguments: [
    ("{", "1:1: no valid JSON: string or '}' expected near end of file"),
    ("[]", "1:1: the file is a list; expected an object"),
    ("{\"a\": 1,\n \"a\": 2}", "2:2: no valid JSON: duplicate object key near '\"a\"'"),
    ("{\n \"matrx\": {}}", "2:2: no key \"matrx\" is known here; did you mean \"matrix\"?"),
    (
      "{\"matrix\": {\n  \"color\": []}}",
      "2:3: no key \"color\" is known here; there is devices, orientations, appearances, locales, textSizes, scales,"
        + " layoutDirections, content, states, select"
    ),
    (
      "{\"matrix\": {\"devices\": [\"iphone-8\", \"iphone-51\"]}}",
      "1:37: \"devices\" has \"iphone-51\"; did you mean \"iphone-11\"?"
    ),
    ("{\"matrix\": {\"devices\": []}}", "1:13: \"devices\" is empty; expected at least one"),
    (
      "{\"matrix\": {\"orientations\": [\"portrait\", \"portrait\"]}}",
      "1:42: \"orientations\" has \"portrait\" twice"
    ),
    ("{\"matrix\": {\"scales\": [2]}}", "1:24: \"scales\" is 2; expected device or 1x or 2x or 3x"),
    ("{\"matrix\": {\"select\": \"some\"}}", "1:13: \"select\" has \"some\"; it can be full, pairwise"),
    ("{\"tolerance\": {\"maxDiffPixels\": 3}}", "1:2: \"tolerance\" has no \"reason\""),
    (
      "{\"tolerance\": {\"reason\": \"x\", \"maxDiffPixels\": -1}}",
      "1:31: \"maxDiffPixels\" is -1; expected a whole number, 0 or more"
    ),
    (
      "{\"tolerance\": {\"reason\": \"x\", \"maxDiffRatio\": 1.5}}",
      "1:31: \"maxDiffRatio\" is 1.5; expected a number from 0 to 1"
    ),
    (
      "{\"matchBy\": [\"tag\",\n \"titel\"]}",
      "2:2: \"matchBy\": no matching rule \"titel\" is known; did you mean \"title\"?"
    ),
    (
      "{\"layoutAttributes\": [\"alfa\"]}",
      "1:23: \"layoutAttributes\": no attribute \"alfa\" is known; did you mean \"alpha\"?"
    ),
    ("{\"inputs\": \"*.xib\"}", "1:2: \"inputs\" is \"*.xib\"; expected a list of texts"),
    (
      "{\"overrides\": [{\"skip\": true}, {\"scene\": []}]}",
      "1:33: no key \"scene\" is known here; did you mean \"scenes\"?"
    ),
    (
      "{\"transitions\": [{\"curve\": \"bouncy\"}]}",
      "1:19: \"curve\" is \"bouncy\"; expected a curve such as ease-in-out or bezier(0.2,0,0,1)"
    ),
    (
      "{\"transitions\": [{\"keyframes\": [0, 1.5]}]}",
      "1:36: \"keyframes\" is 1.5; expected a number from 0 to 1"
    ),
    (
      "{\"transitions\": [{\"keyframes\": []}]}", "1:19: \"keyframes\" is empty; expected at least one"
    ),
    (
      "{\"transitions\": [{\"fps\": 0}]}", "1:19: \"fps\" is 0; expected a number above 0, up to 1000"
    ),
    (
      "{\"transitions\": [{\"checks\": [\"overlaps\"]}]}",
      "1:30: \"checks\" has \"overlaps\"; did you mean \"overlap\"?"
    ),
    ("{\"transitions\": [{\"too\": 1}]}", "1:19: no key \"too\" is known here; did you mean \"to\"?"),
    ("{\"chrome\": 1}", "1:2: \"chrome\" is 1; expected true or false"),
    ("{\"goldens\": \"../x\"}", "1:2: \"goldens\" is \"../x\"; expected a folder below the one of this file"),
    ("{\"goldens\": \"\"}", "1:2: \"goldens\" is \"\"; expected a folder below the one of this file"),
    ("{\"goldens\": \"x\", \"failures\": \"x\"}", "1:18: \"goldens\" and \"failures\" are one folder"),
  ])
  func whatIsWrong(_ text: String, _ finding: String) { #expect(findings(text) == [finding]) }

  @Test func allErrorsAreReported() {
    #expect(findings("{\"inputs\": 1,\n\"chrom\": 2}").count == 2)
    #expect(throws: ConfigurationError.self) { try read("{\"inputs\": 1}") }
  }

  @Test func parsing() throws {
    let configuration = try read(
      """
      {"inputs": ["App/**/*.xib"], "exclude": [], "goldens": "G/H", "failures": "F", "assets": ["Res"], "chrome": true,
       "allowUnmatched": ["a"], "ignoreClasses": ["Chart"], "matchTwins": false, "tolerance": {"reason": "why", "maxDiffPixels": 3, "ignoreAntialiasing": true},
       "matrix": {"devices": ["document", "iphone-8"], "textSizes": ["AX1"], "scales": ["device", "1x"],
        "layoutDirections": ["rtl"], "appearances": ["dark"], "select": "pairwise"}}
      """)
    #expect(
      configuration.root == "a/b" && configuration.path("x") == "a/b/x" && configuration.path("/x") == "/x")
    #expect(configuration.inputs == ["App/**/*.xib"] && configuration.excluded == [])
    #expect(
      configuration.goldens == "G/H" && configuration.failures == "F" && configuration.assets == ["Res"])
    #expect(configuration.showsChrome && configuration.allowedUnmatched == ["a"])
    #expect(configuration.matching.ignoredClasses == ["Chart"] && !configuration.matching.matchesTwins)
    #expect(configuration.tolerance == Tolerance(maxDiffPixels: 3, ignoresAntialiasing: true))
    let matrix = configuration.matrix
    #expect(matrix.devices == [nil, Device(named: "iphone-8")] && matrix.scales == [nil, 1])
    #expect(matrix.textSizes == [.ax1] && matrix.layoutDirections == [true] && matrix.appearances == [.dark])
    #expect(matrix.isPairwise && matrix.orientations == [.portrait, .landscape])
  }

  @Test func transitions() throws {
    let configuration = try read(
      """
      {"transitions": [{},
       {"documents": ["App/*"], "scenes": ["Login"], "from": "portrait/wide", "to": "initial", "duration": 0.5,
        "delay": 0.1, "curve": "spring(0.5)", "fps": 10, "keyframes": [0, 0.5], "checks": [], "allow": ["a"],
        "maxStep": 0.5, "maxBend": 2, "matrix": {"scales": ["1x"]}}]}
      """)
    let (plain, full) = (configuration.transitions[0], configuration.transitions[1])
    #expect(plain.checks == MotionCheck.allCases && plain.framesPerSecond == 30 && plain.keyframes == nil)
    #expect(plain.motion.from == nil && plain.motion.duration == nil && plain.motion.curve == nil)
    #expect(plain.location == SourceLocation(file: "a/b/layoutshot.json", line: 1, column: 18))
    #expect(full.motion.from == "portrait/wide" && full.motion.to == "initial" && full.motion.delay == 0.1)
    #expect(full.motion.duration == 0.5 && full.motion.curve == .spring(dampingRatio: 0.5, velocity: 0))
    #expect(full.checks == [] && full.allowed == ["a"] && full.limits.step == 0.5 && full.limits.bend == 2)
    #expect(full.drawn(duration: 0.6).times == [0, 0.5] && full.checked(duration: 0.6).times.count == 7)
    var matrix = GoldenMatrix()
    full.adjust(&matrix)
    #expect(matrix.scales == [1] && matrix.orientations == [.portrait, .landscape])
    #expect(full.location.line == 2)
  }

  @Test func theTemplateIsTheDefault() throws {
    let (template, plain) = (try read(GoldenConfiguration.template), GoldenConfiguration())
    #expect(template.inputs == plain.inputs && template.matrix == plain.matrix)
    #expect(template.goldens == plain.goldens && template.failures == plain.failures)
  }

  @Test func schemaIsPublished() throws {
    let file = "\(Checkout.root)/Docs/layoutshot.schema.json"
    if ProcessInfo.processInfo.environment["LAYOUTSHOT_RECORD"] == "1" {
      try Data(ConfigurationSchema.text.utf8).write(to: URL(filePath: file))
    }
    #expect(String(decoding: try Checkout.bytes(file), as: UTF8.self) == ConfigurationSchema.text)
  }

  @Test func overridesAreForScenes() throws {
    let configuration = try read(
      """
      {"matrix": {"devices": ["iphone-8"]}, "overrides": [
        {"scenes": ["r"], "matrix": {"devices": ["ipad-11"]}, "tolerance": {"reason": "x", "maxDiffPixels": 2}},
        {"documents": ["Old/**"], "skip": true}]}
      """)
    let screen = try onlyScreen(document(view("r", "0 0 375 667", "")))
    let own = { SceneSettings(configuration, of: $0, screen.answers(to:)) }
    #expect(own("New/A.xib").matrix.devices == [Device(named: "ipad-11")] && !own("New/A.xib").isSkipped)
    #expect(own("Old/A.xib").isSkipped && own("A.xib").tolerance.maxDiffPixels == 2)
    let other = try onlyScreen(document(view("q", "0 0 375 667", "")))
    let plain = SceneSettings(configuration, of: "A.xib", other.answers(to:))
    #expect(plain.matrix.devices == [Device(named: "iphone-8")] && plain.tolerance == .exact)
  }

  // MARK: The matrix

  @Test func defaultsAddNothingToNames() {
    var matrix = GoldenMatrix()
    let before = matrix.cells.map { $0.nameParts.joined(separator: ".") }
    #expect(before == ["portrait", "landscape"])
    matrix.devices.append(Device(named: "iphone-8"))
    matrix.appearances.append(.dark)
    matrix.textSizes.append(.ax5)
    matrix.scales.append(1)
    matrix.layoutDirections.append(true)
    let after = matrix.cells.map { $0.nameParts.joined(separator: ".") }
    #expect(after.count == 64 && Set(after).count == 64 && Set(before).isSubset(of: after))
    #expect(after.last == "iphone-8.landscape.dark.AX5.rtl.1x")
  }

  /// The numbers decide names of goldens that are there, and which combinations are chosen.
  @Test func axesAreOrdered() {
    let names = GoldenAxis.all.sorted { $0.placeInNames < $1.placeInNames }.map(\.key.name)
    #expect(
      names == [
        "devices", "orientations", "appearances", "locales", "textSizes", "layoutDirections", "scales",
        "content",
      ])
    #expect(
      GoldenAxis.combined.map(\.key.name) == [
        "devices", "orientations", "appearances", "textSizes", "scales", "layoutDirections", "locales",
        "content",
      ])
    #expect(GoldenAxis.all.map(\.placeInNames).sorted() == Array(GoldenAxis.all.indices))
    #expect(GoldenAxis.all.map(\.placeInCombinations).sorted() == Array(GoldenAxis.all.indices))
  }

  /// What a configuration says of every axis gets into names and requests.
  @Test func axisValuesAffectNamesAndRequests() throws {
    let configuration = try read(
      """
      {"matrix": {"devices": ["ipad-11"], "orientations": ["landscape"], "appearances": ["dark"], "locales": ["de"],
        "textSizes": ["AX2"], "scales": ["1x"], "layoutDirections": ["rtl"]}}
      """)
    let cell = try #require(configuration.matrix.cells.first)
    #expect(cell.nameParts == ["ipad-11", "landscape", "dark", "de", "AX2", "rtl", "1x"])
    #expect(cell.namePartsWithoutOrientation == ["ipad-11", "dark", "de", "AX2", "rtl", "1x"])
    #expect(cell.turned(to: .portrait).nameParts[1] == "portrait")
    #expect(cell.turned(to: .portrait).request.orientations == [.portrait])
    let request = cell.request
    #expect(request.devices.map(\.name) == ["ipad-11"] && request.orientations == [.landscape])
    #expect(request.appearance == .dark && request.language?.identifier == "de")
    #expect(request.textSize == .ax2 && request.scale == 1 && request.isRightToLeft)
  }

  @Test(arguments: [(["ar"], ["ltr"], true), (["de"], ["rtl"], true), (["de"], ["ltr"], false)])
  func languagesAndDirections(_ locales: [String], _ directions: [String], _ isRightToLeft: Bool) throws {
    var matrix = GoldenMatrix()
    GoldenAxis.locales.read(locales, &matrix)
    GoldenAxis.layoutDirections.read(directions, &matrix)
    #expect(try #require(matrix.cells.first).request.isRightToLeft == isRightToLeft)
  }

  @Test(arguments: [
    [1, 2, 1, 1, 1, 1], [3, 2, 2, 1, 1, 1], [5, 2, 2, 4, 3, 2], [2, 2, 2, 2, 2, 2], [24, 2, 2, 13, 4, 2],
  ])
  func pairwiseShowsEachPair(_ sizes: [Int]) {
    let rows = PairwiseSelection.rows(sizes)
    for left in sizes.indices {
      for right in sizes.indices where right > left {
        let shown = Set(rows.map { [$0[left], $0[right]] })
        #expect(shown.count == sizes[left] * sizes[right])
      }
    }
    let largest = sizes.sorted().suffix(2).reduce(1, *)
    #expect(rows.count >= largest && rows.count <= max(largest + 8, largest * 5 / 4))
    #expect(rows.first == sizes.map { _ in 0 } && Set(rows).count == rows.count)
  }

  // MARK: Words

  @Test(arguments: [
    ("*.xib", "A.xib", true), ("*.xib", "x/A.xib", false), ("**/*.xib", "A.xib", true),
    ("**/*.xib", "x/y/A.xib", true),
    ("App/**", "App/x/A.xib", true), ("App/**", "Appx/A.xib", false),
    ("**/Base.lproj/*", "a/Base.lproj/M.xib", true),
    ("./A?.xib", "AB.xib", true), ("A?.xib", "A.xib", false), ("a*b*c", "aXbYbc", true),
    ("a*b*c", "aXbY", false),
    ("**/a/**/b", "x/a/y/a/z/b", true), ("**", "a/b", true), ("Ü*", "Über.xib", true),
    (String(repeating: "a*", count: 40) + "b", String(repeating: "a", count: 400), false),
  ])
  func patterns(_ pattern: String, _ path: String, _ matches: Bool) {
    #expect(GlobPattern(pattern).matches(path) == matches)
  }

  @Test func nearestNames() {
    #expect(NearestName.distance("", "abc") == 3 && NearestName.distance("abcd", "acbd") == 1)
    #expect(NearestName.of("Devcies", in: ["scales", "devices"]) == "devices")
    #expect(NearestName.of("zzz", in: ["scales", "devices"]) == nil)
  }
}
