import TestSupport
import Testing

/// One fixture for each check, with one fault: only that check reports it.
@Suite struct MotionCheckTests {
  static let checks = [
    "overlap", "outside", "jump", "teleport", "crossing", "truncated", "collapse", "bent", "end",
  ]

  @Test(arguments: [
    ("overlap", "overlap", "", "input.xib:15:17: warning: [overlap] UIView (id p-one) and UIView (id p-two)"),
    ("outside", "outside", "--curve spring(0.5)", "points out of the screen (frames "),
    (
      "jump", "jump", "",
      "UILabel \"Turn the phone\" (id p-hint) changes abruptly while visible: hidden"
    ),
    ("teleport", "teleport", "--duration 60ms", "points in one frame (frames 1 to 2, 0.030 s to 0.060 s)"),
    ("crossing", "crossing", "", "change places: from side to side"),
    ("truncated", "truncated", "", "has its text truncated during the transition: whole at both ends"),
    ("wrapped", "truncated", "", "has its text truncated during the transition: whole at both ends"),
    ("collapse", "collapse", "--curve spring(0.3)", "points below zero (frame"),
    ("bent", "bent", "", "distorts its image: 3.2 times off the aspect ratio at both ends"),
    (
      "sound", "end", "--keyframes .25,.5,1",
      "the first frame is not the start of the transition (frame 0, 0.075 s)"
    ),
    ("sound", "", "", ""),
  ])
  func fault(_ fixture: String, _ check: String, _ options: String, _ words: String) throws {
    let scratch = try Scratch()
    try scratch.write(Checkout.bytes(Checkout.fixture("motion/\(fixture)/input.xib")), to: "input.xib")
    let outcome = try scratch.shell(
      "\"$L\" frames --check --scale 1 --format text,filmstrip " + options.quotedWords + " input.xib")
    let found = Self.checks.filter { outcome.err.contains("[\($0)]") }
    #expect(found == (check.isEmpty ? [] : [check]), "\(outcome.err)")
    #expect(outcome.err.contains(words) || words.isEmpty, "\(outcome.err)")
    #expect(outcome.status == (check.isEmpty ? 0 : 1))
    let table = String(
      decoding: try scratch.bytes("input.portrait-to-landscape/transition.txt"), as: UTF8.self)
    #expect(table.contains("[\(check)]") != check.isEmpty)
    #expect(table.contains("nothing is wrong in the transition") == check.isEmpty)
  }
}

extension MotionCheckTests {
  /// Tabs of a phone in landscape have their titles beside the icons: they change when the animation begins, and the
  /// first frame still equals the still.
  @Test func barsEqualTheStills() throws {
    let scratch = try Scratch()
    let outcome = try scratch.run(
      "frames", "--check", "--scale", "1", "--fps", "10", "--format", "text", "--scene", "First",
      Checkout.fixture("motion/tabs/input.storyboard"))
    #expect(outcome.status == 0 && outcome.err == "", "\(outcome.err)")
  }
}

extension String {
  /// Every word is quoted, as brackets are special in a shell.
  fileprivate var quotedWords: String {
    split(separator: " ").map { "'\($0)'" }.joined(separator: " ")
  }
}
