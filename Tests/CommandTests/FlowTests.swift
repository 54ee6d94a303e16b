import Foundation
import TestSupport
import Testing

/// `flow` end to end: files, messages and exit status.
@Suite struct FlowTests {
  private static let examples = "\(Checkout.root)/Examples"
  private static let script = "\(examples)/rotating.flow.json"
  private static let unchecked = "\(examples)/rotating-unchecked.flow.json"
  private static let storyboard = "\(examples)/rotating.storyboard"

  @Test func theExamplePasses() throws {
    let scratch = try Scratch()
    let outcome = try scratch.run("flow", "--scale", "1", "-o", "out", Self.script)
    #expect(outcome.status == 0, "\(outcome.err)")
    #expect(outcome.err == "\(Self.script): note: [flow] all 5 expectations hold\n")
    let names = ["00-start", "01-1-A-turns", "02-2-on-to-B", "03-3-B-turns", "04-4-back-to-A"]
    #expect(
      scratch.files
        == (names.map { "out/\($0).png" } + ["out/flow.json", "out/flow.txt", "out/sheet.png"]).sorted())
    #expect(outcome.lines.count == 8)
    let report = try json(String(decoding: try scratch.bytes("out/flow.json"), as: UTF8.self))
    let steps = try #require(report["steps"] as? [[String: Any]])
    #expect(steps.map { $0["visible"] as? String }.last == "A Portrait")
    #expect(steps[6]["stack"] as? [String] == ["A Portrait", "A Landscape", "B"])
    #expect((report["costs"] as? [String: Any])?["controllersCreated"] as? Int == 4)
    // The walk ends on the same screen.
    #expect(try scratch.bytes("out/00-start.png") == scratch.bytes("out/04-4-back-to-A.png"))
  }

  @Test func withoutTheCheckOneStepFails() throws {
    let scratch = try Scratch()
    let outcome = try scratch.run("flow", "--dry-run", Self.unchecked)
    #expect(outcome.status == 1)
    let errors: [String] = [
      "\(Self.unchecked):20:5: warning: [flow] step 4 \"4 back to A\", back: \"A Landscape\" shows in portrait instead of \"A Portrait\"",
      "\(Self.unchecked):21:5: error: [flow] step 4 \"4 back to A\", back: the visible controller is \"A Landscape\", not \"A Portrait\"",
      "\(Self.unchecked):21:5: error: [flow] step 4 \"4 back to A\", back: the stack is A Portrait › A Landscape, not A Portrait",
    ]
    #expect(outcome.err.split(separator: "\n").map(String.init) == errors)
    #expect(outcome.lines.filter { $0.contains("fails") }.count == 1 && scratch.files == [])
  }

  @Test func stepsCanBeArguments() throws {
    let scratch = try Scratch()
    let outcome = try scratch.run(
      "flow", "-n", Self.storyboard, "rotate:landscape", "tap:Details", "rotate:portrait", "back",
      "expect:visible=A Portrait")
    #expect(outcome.status == 0 && outcome.lines.count == 6)
    #expect(outcome.lines[3].contains("A Portrait › A Landscape › B"))
    #expect(
      outcome.err.contains(
        "note: [flow] by its name, \"A Landscape\" shows instead of \"A Portrait\" in landscape, by push"))
  }

  @Test(arguments: [
    (
      ["tap:Detials"],
      "step 1, tap:Detials: \"A Portrait\" has nothing called \"Detials\" to tap; did you mean \"Details\"?"
    ),
    (["back"], "there is nothing to go back to"), (["push:C"], "no controller is called \"C\""),
    (["tabs:2"], "\"tabs:2\" is not a step; did you mean \"tap\"?"), (["rotate:up"], "rotate is \"up\""),
  ])
  func badStepsWriteNothing(_ words: [String], _ message: String) throws {
    let scratch = try Scratch()
    let outcome = try scratch.run(["flow", Self.storyboard] + words)
    #expect(outcome.status == 2 && outcome.out == "" && scratch.files == [])
    #expect(outcome.err.contains(message), "\(outcome.err)")
  }

  @Test func badScriptsAreLocated() throws {
    let scratch = try Scratch()
    try scratch.write("{\n  \"documents\": [\"none.storyboard\"],\n  \"steps\": []\n}\n", to: "a.flow.json")
    let missing = try scratch.run("flow", "a.flow.json")
    #expect(
      missing.status == 2
        && missing.err.hasPrefix("a.flow.json:2:17: error: [request] there is no document none.storyboard"))
    try scratch.write(
      "{\n  \"documents\": [\"none.storyboard\"],\n  \"stpes\": [],\n  \"steps\": [\"fly\"]\n}\n",
      to: "a.flow.json")
    let wrong = try scratch.run("flow", "a.flow.json")
    #expect(wrong.status == 2)
    #expect(
      wrong.err.split(separator: "\n").map { $0.prefix(22) } == [
        "a.flow.json:3:3: error", "a.flow.json:4:13: erro",
      ])
    for arguments in [
      ["flow", "a.flow.json", "back"], ["flow", "tap:x"], ["flow", Self.storyboard, "--format", "jpg"],
      ["flow", Self.storyboard, "--depth", "0"], ["flow", Self.script, "--compare", Self.storyboard],
    ] {
      let outcome = try scratch.run(arguments)
      #expect(
        outcome.status == 2 && outcome.err.contains("see 'layoutshot help flow'"),
        "\(arguments): \(outcome.err)")
    }
  }

  @Test func exploringWritesTheGraph() throws {
    let scratch = try Scratch()
    let right = try scratch.run("flow", "--explore", "-o", "one", Self.script)
    #expect(right.status == 0 && scratch.files == ["one/graph.png", "one/graph.svg"])
    let wrong = try scratch.run("flow", "--explore", "-o", "two", Self.unchecked)
    #expect(wrong.status == 1)
    #expect(
      wrong.err.contains(
        ":10:5: warning: [flow] \"A Portrait\" shows in landscape instead of \"A Landscape\""))
    _ = try scratch.run("flow", "--explore", "-o", "three", Self.unchecked)
    #expect(try scratch.bytes("two/graph.svg") == scratch.bytes("three/graph.svg"))
    #expect(try scratch.bytes("two/graph.png") == scratch.bytes("three/graph.png"))
  }

  /// A, which does not change the bar, has one after B, and none before.
  @Test func pathDependentScreensAreFound() throws {
    let scratch = try Scratch()
    let text = """
      {"documents": ["rotating.storyboard"], "controllers": [{"controller": "B", "bar": "shown"}], "steps": []}
      """
    try scratch.write(text, to: "a.flow.json")
    try scratch.write(Checkout.bytes(Self.storyboard), to: "rotating.storyboard")
    let outcome = try scratch.run("flow", "--explore", "--scale", "1", "a.flow.json")
    #expect(outcome.status == 1)
    #expect(
      outcome.err.contains(
        "\"A Portrait\" in portrait depends on the path that led there: it looks different at the start and after tap:Details, back"
      ))
  }

  @Test func framesOfTransitionsAreWritten() throws {
    let scratch = try Scratch()
    let outcome = try scratch.run(
      "flow", "-q", "--scale", "1", "--fps", "10", "--format", "frames", "-o", "out", Self.storyboard,
      "tap:Details", "rotate", "back")
    #expect(outcome.status == 0 && outcome.lines.count == 6)
    #expect(scratch.files.filter { $0.hasSuffix("animation.png") }.count == 3)
    #expect(scratch.files.filter { $0.hasPrefix("out/01-tap-Details/0") }.count == 5)
  }

  @Test func stepsAreGoldensThatVerifyCompares() throws {
    let scratch = try Scratch()
    let storyboard = String(decoding: try Checkout.bytes(Self.storyboard), as: UTF8.self)
    try scratch.write(storyboard, to: "App/rotating.storyboard")
    try scratch.write(Checkout.bytes(Self.script), to: "App/Turn.flow.json")
    try scratch.write(
      "{\"inputs\": [\"**/*.flow.json\"], \"matrix\": {\"scales\": [\"1x\"]}}", to: "layoutshot.json")
    let recorded = try scratch.run("record")
    #expect(recorded.status == 0 && recorded.out == "0 passed, 5 recorded\n", "\(recorded.err)")
    let pictures = scratch.files.filter { $0.hasPrefix("Goldens/") && $0.hasSuffix(".png") }
    #expect(pictures.first == "Goldens/App/Turn.flow/00-start.png" && pictures.count == 5)
    #expect(try scratch.run("verify").out == "5 passed\n")
    #expect(try scratch.run("prune", "--check").status == 0)

    try scratch.write(storyboard.replacing("Wednesday", with: "Midweek"), to: "App/rotating.storyboard")
    let changed = try scratch.run("verify")
    #expect(
      changed.status == 1 && changed.out.contains("step 2 \"2 on to B\", tap:Details")
        && changed.out.contains("step 3"))
    let script = String(decoding: try Checkout.bytes(Self.unchecked), as: UTF8.self)
    try scratch.write(storyboard, to: "App/rotating.storyboard")
    try scratch.write(script, to: "App/Turn.flow.json")
    let failed = try scratch.run("verify")
    #expect(
      failed.status == 1 && failed.err.contains("back: the visible controller is \"A Landscape\""))
    // A removed step leaves an orphan.
    try scratch.write("{\"documents\": [\"rotating.storyboard\"], \"steps\": []}", to: "App/Turn.flow.json")
    #expect(try scratch.run("prune", "--check").status == 1)
  }

  /// A state that a step, or the action of a tap, applies is part of its golden image.
  @Test func statesOfStepsAreVerified() throws {
    let scratch = try Scratch()
    let scene = """
      {"scene": 1, "device": "iphone-8", "name": "Note", "view": {"subviews": [
        {"is": "label", "id": "text", "text": "shut", "frame": [20, 40, 200, 30]}]},
       "states": {"open": {"texts": {"text": "wide open"}}}}
      """
    try scratch.write(scene, to: "App/Note.scene.json")
    try scratch.write(
      "{\"documents\": [\"Note.scene.json\"], \"steps\": [\"state:open\", \"state:initial\"]}",
      to: "App/Note.flow.json")
    try scratch.write(
      "{\"inputs\": [\"**/*.flow.json\"], \"matrix\": {\"scales\": [\"1x\"]}}", to: "layoutshot.json")
    #expect(try scratch.run("record").out == "0 passed, 3 recorded\n")
    let folder = "Goldens/App/Note.flow/"
    #expect(try scratch.bytes(folder + "00-start.png") != scratch.bytes(folder + "01-state-open.png"))
    #expect(try scratch.bytes(folder + "00-start.png") == scratch.bytes(folder + "02-state-initial.png"))
    #expect(try scratch.run("verify").out == "3 passed\n")
    try scratch.write(scene.replacing("wide open", with: "wide"), to: "App/Note.scene.json")
    let changed = try scratch.run("verify")
    #expect(changed.status == 1 && changed.out.contains("step 1, state:open"), "\(changed.out)")
    #expect(!changed.out.contains("step 2, state:initial"))
  }

  @Test func scriptsAreCompared() throws {
    let scratch = try Scratch()
    let same = try scratch.run("flow", "--scale", "1", Self.script, "--compare", Self.script)
    #expect(same.status == 0 && same.out.hasSuffix("all pictures are equal\n"))
    let other = try scratch.run("flow", "--scale", "1", Self.script, "--compare", Self.unchecked)
    #expect(other.status == 1 && other.out.contains("pictures that differ: 1\n  4: back\n"))
  }

  @Test func goldensAreComparedAndMissingOnesFail() throws {
    let scratch = try Scratch()
    func run(_ golden: String) throws -> Outcome {
      try scratch.run(
        "flow", "--scale", "1", "-o", "out", "--format", "png", Self.storyboard, "expect:golden=\(golden)")
    }
    let missing = try run("start.png")
    #expect(
      missing.status == 1 && missing.err.contains("the screen differs from start.png: there is no such file"))
    #expect(try run("out/00-start.png").status == 0)
    let turned = try scratch.run(
      "flow", "-n", "--scale", "1", Self.storyboard, "rotate", "expect:golden=out/00-start.png")
    #expect(turned.status == 1 && turned.err.contains("it is 667 × 375 pixels, not 375 × 667"))
  }

  /// A walk that ends on the twin for the other orientation says so, like the exploration that finds the same state.
  @Test func wrongTwinsAreFindingsOfTheirStep() throws {
    let scratch = try Scratch()
    let text = try String(contentsOfFile: Self.unchecked, encoding: .utf8)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    // Without the last expectation.
    let kept = lines.filter { !$0.contains("\"text\": \"Lisbon\"") }.joined(separator: "\n")
      .replacing("{\"back\": true, \"name\": \"4 back to A\"},", with: "{\"back\": true}")
    try scratch.write(Array(Checkout.bytes(Self.storyboard)), to: "rotating.storyboard")
    try scratch.write(kept, to: "a.flow.json")
    let outcome = try scratch.run("flow", "-o", "out", "a.flow.json")
    #expect(outcome.status == 1)
    let words = "warning: [flow] step 4, back: \"A Landscape\" shows in portrait instead of \"A Portrait\""
    #expect(outcome.err.contains(words), "\(outcome.err)")
  }
}
