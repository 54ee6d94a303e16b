import TestSupport
import Testing

/// A short scene file or storyboard cannot expand to an unlimited number of views.
@Suite struct HostileSceneTests {
  /// A scene file, its includes, and the place and text of the error.
  struct Bomb: Sendable {
    var text: String
    var files: [String: String] = [:]
    var message: String
    var file = "A.scene.json"

    init(_ members: String, _ message: String) {
      (text, self.message) = ("{\"scene\": 1, \(members)}", message)
    }

    /// A file that includes others.
    init(including list: [String], _ members: String, _ message: String, in file: String? = nil) {
      let names = list.map { "\"\($0)\"" }.joined(separator: ", ")
      self.init("\"include\": [\(names)], \(members)", message)
      if let file { self.file = file }
    }

    func with(_ count: Int, _ file: (Int) -> (name: String, members: String)) -> Bomb {
      var bomb = self
      for number in 0..<count {
        let (name, members) = file(number)
        bomb.files[name] = "{\"scene\": 1\(members.isEmpty ? "" : ", " + members)}"
      }
      return bomb
    }
  }

  private static let expanded = "constants and styles stand for more than 32768 values"
  private static let plain = "\"view\": {}"

  /// Members `s0` to `s30` of an object, each referring to the next one by its name in a text with `#`.
  private static func steps(_ count: Int, _ text: String, last: String, in key: String) -> String {
    let members = (0..<count).map { "\"s\($0)\": " + text.replacing("#", with: "s\($0 + 1)") }
    return "\"\(key)\": {\((members + ["\"s\(count)\": \(last)"]).joined(separator: ", "))}"
  }

  private static func constants(_ text: String, last: String = "{\"is\": \"view\"}", _ members: String)
    -> String
  {
    steps(30, text, last: last, in: "constants") + ", " + members
  }

  private static func styles(_ text: String, last: String = "{}", count: Int = 30, _ members: String)
    -> String
  {
    steps(count, text, last: last, in: "styles") + ", " + members
  }

  private static func times(_ count: Int, _ text: String) -> String {
    Array(repeating: text, count: count).joined(separator: ", ")
  }

  private static func keys(_ count: Int) -> String {
    (0..<count).map { "\"k\($0)\": 1" }.joined(separator: ", ")
  }

  private static let start = "\"view\": \"$s0\""
  private static let styled = "\"view\": {\"use\": \"s0\"}"
  private static let twice = "{\"subviews\": [\"$#\", \"$#\"]}"

  /// Nested constants and styles.
  private static let expansions: [Bomb] = [
    Bomb(constants(twice, start), expanded),
    Bomb(constants("{\"is\": \"view\", \"children\": [\"$#\", \"$#\"]}", start), expanded),
    Bomb(constants("{\"subviews\": [\(times(10, "\"$#\""))]}", start), expanded),
    Bomb(
      constants(
        "{\"a\": {\"is\": \"view\", \"children\": [\"$#\"]}, \"b\": \"$#\", \"is\": \"view\"}", start),
      expanded),
    Bomb(
      constants(
        "{\"vertical\": [\"$#\", \"$#\"]}", last: "{\"vertical\": []}", "\"view\": {\"arrangement\": \"$s0\"}"
      ), expanded),
    Bomb(
      constants(
        "{\"is\": \"state\", \"children\": [\"$#\", \"$#\"]}",
        "\"view\": {\"subviews\": [{\"is\": \"button\", \"normal\": \"$s0\"}]}"),
      expanded),
    Bomb(
      constants(
        "{\"is\": \"view\", \"subviews\": [\"$#\", \"$#\"]}",
        "\"view\": {\"subviews\": [{\"id\": \"a\"}]}, \"layouts\": {\"l\": {\"set\": {\"a\": {\"children\": [\"$s0\"]}}}}"
      ),
      expanded),
    Bomb(styles("{\"subviews\": [{\"use\": \"#\"}, {\"use\": \"#\"}]}", styled), expanded),
    Bomb(
      styles(
        "{\"vertical\": [{\"use\": \"#\"}, {\"use\": \"#\"}]}", last: "{\"vertical\": []}",
        "\"view\": {\"arrangement\": {\"use\": \"s0\"}}"), expanded),
    Bomb(styles("{}", "\"view\": {\"use\": [\(times(60_000, "\"s0\""))]}"), expanded),
    Bomb(
      "\"styles\": {\"a\": {\"subviews\": [\(times(1000, "{}"))]}}, \"view\": {\"subviews\": [\(times(1000, "{\"use\": \"a\"}"))]}",
      expanded),
    Bomb(
      "\"constants\": {\"a\": {\"subviews\": [\(times(1000, "{}"))]}}, \"view\": {\"subviews\": [\(times(1000, "\"$a\""))]}",
      expanded),
  ]

  /// Cyclic definitions.
  private static let cycles: [Bomb] = [
    Bomb(
      "\"constants\": {\"a\": \"$b\", \"b\": \"$a\"}, \"view\": {\"tintColor\": \"$a\"}",
      "constant \"a\" includes itself"),
    Bomb(
      "\"constants\": {\"a\": {\"subviews\": [\"$a\", \"$a\"]}}, \"view\": \"$a\"",
      "constant \"a\" includes itself"),
    Bomb(
      "\"constants\": {\"a\": {\"subviews\": [\"$b\"]}, \"b\": {\"subviews\": [\"$a\"]}}, \"view\": \"$a\"",
      "constant"),
    Bomb(
      "\"styles\": {\"a\": {\"use\": \"b\"}, \"b\": {\"use\": [\"a\", \"b\"]}}, \"view\": {\"use\": \"a\"}",
      "style \"a\" includes itself"),
    Bomb(
      "\"styles\": {\"a\": {\"subviews\": [{\"use\": \"a\"}, {\"use\": \"a\"}]}}, \"view\": {\"use\": \"a\"}",
      "style \"a\" includes itself"),
    Bomb(
      "\"styles\": {\"a\": {\"vertical\": [{\"use\": \"a\"}]}}, \"view\": {\"arrangement\": {\"use\": \"a\"}}",
      "style \"a\" includes itself"),
    Bomb(including: ["A.scene.json"], plain, "A.scene.json includes itself"),
    Bomb(including: ["f0.scene.json"], plain, "f0.scene.json includes itself", in: "f1.scene.json")
      .with(2) { ("f\($0).scene.json", "\"include\": [\"f\(1 - $0).scene.json\"]") },
  ]

  /// Cyclic includes.
  private static let includes: [Bomb] = [
    Bomb(including: ["f0.scene.json"], plain, "files include each other too deep", in: "f14.scene.json")
      .with(31) {
        ("f\($0).scene.json", $0 == 30 ? "" : "\"include\": [\(times(2, "\"f\($0 + 1).scene.json\""))]")
      },
    Bomb(including: ["f0.scene.json"], plain, "more than 256 files are included", in: "f9.scene.json")
      .with(11) {
        ("f\($0).scene.json", $0 == 10 ? "" : "\"include\": [\(times(2, "\"f\($0 + 1).scene.json\""))]")
      },
    Bomb(including: Array(repeating: "f.scene.json", count: 255), plain, "have more than 1000000 values")
      .with(1) { _ in ("f.scene.json", "\"constants\": {\"a\": [\(times(20_000, "[0]"))]}") },
    Bomb(including: ["f.scene.json"], start, expanded)
      .with(1) { _ in ("f.scene.json", steps(30, twice, last: "{}", in: "constants")) },
  ]

  /// Deep, long or numerous content.
  private static let sizes: [Bomb] = [
    Bomb(
      steps(2000, "{\"subviews\": [\"$#\"]}", last: "{}", in: "constants") + ", " + start,
      "elements are nested more than 128 levels deep"),
    Bomb(
      styles("{\"use\": \"#\"}", count: 20_000, styled), "styles use each other more than 128 levels deep"),
    Bomb(
      "\"styles\": {\"a\": {\(keys(20_000))}}, \"view\": {\"use\": [\(times(50, "\"a\""))]}",
      "an object has more than 1000 keys"),
    Bomb("\"view\": {\(keys(50_000))}", "an object has more than 1000 keys"),
    Bomb("\"view\": {\"subviews\": [\(times(150_000, "{}"))]}", "the scene has more than 100000 elements"),
    Bomb("\"constants\": {\"a\": [\(times(1_000_000, "0"))]}, \(plain)", "more than 1000000 values"),
    Bomb(
      "\"layouts\": {\((0...1000).map { "\"l\($0)\": {}" }.joined(separator: ", "))}, \(plain)",
      "a scene has more than 1000 layouts"),
    Bomb(
      "\"states\": {\((0...1000).map { "\"l\($0)\": {}" }.joined(separator: ", "))}, \(plain)",
      "a scene has more than 1000 states"),
    Bomb(
      "\"layouts\": {\((0..<900).map { "\"l\($0)\": {}" }.joined(separator: ", "))}, \"view\": {\"subviews\": [\(times(900, "{}"))]}",
      "the views of all layouts are more than 100000 elements"),
    Bomb(
      "\"constants\": {\"a\": \"\(times(9000, "1 + "))1\"}, \"view\": {\"constraints\": [\"self.width = $a\"]}",
      "an equation has more than 4096 bytes"),
    Bomb(
      "\"view\": {\"constraints\": [\"self.width = \(times(90_000, "1e-"))\"]}",
      "an equation has more than 4096 bytes"),
    Bomb("\"view\": " + String(repeating: "[", count: 100_000), "maximum parsing depth reached"),
    Bomb(
      "\"view\": " + String(repeating: "{\"subviews\": [", count: 100_000), "maximum parsing depth reached"),
  ]

  /// Memory for a few hundred thousand values, and seconds of processor time.
  private static let limits = Scratch.memoryLimit(megabytes: 600) + "ulimit -t 10;"

  @Test(arguments: expansions + cycles + includes + sizes, ["inspect", "render -o out"])
  func bombs(_ bomb: Bomb, _ command: String) throws {
    let scratch = try Scratch()
    try scratch.write(bomb.text, to: "A.scene.json")
    for (name, text) in bomb.files { try scratch.write(text, to: name) }
    let outcome = try scratch.shell("\(Self.limits) \"$L\" \(command) A.scene.json")
    let head = "\(bomb.text.prefix(200)): \(outcome.err.prefix(300))"
    #expect(outcome.status == 2 && outcome.out == "" && !scratch.has("out"), "\(head)")
    #expect(outcome.err.split(separator: "\n").count == 1, "\(head)")
    let isLocated = outcome.err.prefixMatch(of: #/[^:]+:[0-9]+:[0-9]+: error: /#) != nil
    #expect(
      isLocated && outcome.err.hasPrefix(bomb.file + ":") && outcome.err.contains(bomb.message), "\(head)")
  }

  /// A definition used often has the same value each time, and is read once.
  @Test(arguments: [
    styles("{\"use\": [\"#\", \"#\"]}", last: "{\"tag\": 7}", count: 60, styled),
    styles(
      "{\"use\": [\"#\", \"#\"]}", last: "{\"hidden\": []}",
      "\"layouts\": {\"l\": {\"use\": \"s0\"}}, " + plain),
    styles(
      "{\"use\": [\"#\", \"#\"]}", last: "{\"duration\": 1}",
      "\"view\": {\"layoutAnimation\": {\"use\": \"s0\"}}"),
    steps(20_000, "\"$#\"", last: "7", in: "constants")
      + ", \"view\": {\"tag\": \"$s0\", \"subviews\": [\(times(100, "{\"tag\": \"$s0\"}"))]}",
  ])
  func manyUses(_ members: String) throws {
    let scratch = try Scratch()
    try scratch.write("{\"scene\": 1, \(members)}", to: "A.scene.json")
    let outcome = try scratch.shell("\(Self.limits) \"$L\" inspect --stage document A.scene.json")
    #expect(outcome.status == 0 && outcome.err == "", "\(outcome.err.prefix(300))")
    #expect(!members.contains(": 7") || outcome.out.contains("tag=\"7\""))
  }

  /// Cycles of controllers in containers.
  enum Embedding: Sendable {
    case nextTwice, two, following

    func destinations(_ number: Int) -> [Int] {
      switch self {
      case .nextTwice: [number + 1, number + 1]
      case .two: [2 * number + 1, 2 * number + 2]
      case .following: Array(number + 1..<number + 60)
      }
    }
  }

  @Test(arguments: [(300, Embedding.nextTwice), (1000, .two), (300, .following)])
  func embeddings(_ count: Int, _ kind: Embedding) throws {
    let scenes = (0..<count).map { number in
      let views = kind.destinations(number).filter { $0 < count }.enumerated().map { place, destination in
        """
        <containerView id="k\(number)-\(place)"><rect key="frame" x="0" y="0" width="50" height="50"/><connections>
        <segue destination="c\(destination)" kind="embed" id="g\(number)-\(place)"/></connections></containerView>
        """
      }
      return """
        <scene sceneID="s\(number)"><objects><viewController id="c\(number)"><view key="view" id="v\(number)">
        <rect key="frame" x="0" y="0" width="90" height="90"/><subviews>\(views.joined())</subviews></view>
        </viewController></objects></scene>
        """
    }
    let scratch = try Scratch()
    try scratch.write(
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
      <scenes>\(scenes.joined())</scenes></document>
      """, to: "A.storyboard")
    let outcome = try scratch.shell("\(Self.limits) \"$L\" inspect --stage tree A.storyboard")
    #expect(outcome.status == 0 && outcome.out.utf8.count < 20 << 20, "\(outcome.err.prefix(300))")
  }
}
