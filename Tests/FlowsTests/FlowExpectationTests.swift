import Testing
import Views

@testable import Flows

/// Expectations, each with its message on failure.
@Suite struct FlowExpectationTests {
  private func failures(_ words: String...) throws -> [String] {
    var walk = try FlowWalk(Worlds.article(), orientation: .portrait)
    try walk.take(steps(words), NoSight())
    return walk.moments.flatMap(\.failures)
  }

  @Test(arguments: [
    "visible=A Portrait", "stack=A Portrait", "orientation=portrait", "text=shown", "noText=other",
    "view=seen",
    "noView=hid", "noView=nothing", "bar=hidden", "title=", "back=", "golden=same",
  ])
  func passing(_ expectation: String) throws {
    #expect(try failures("expect:\(expectation)") == [])
  }

  @Test(arguments: [
    ("visible=B", "the visible controller is \"A Portrait\", not \"B\""),
    ("stack=A Portrait,B", "the stack is A Portrait, not A Portrait › B"),
    ("orientation=landscape", "the orientation is portrait, not landscape"),
    ("text=show", "the text \"show\" is not shown; did you mean \"shown\"?"),
    ("noText=shown", "the text \"shown\" is shown"), ("view=hid", "the view \"hid\" is not visible"),
    ("view=seem", "there is no view \"seem\"; did you mean \"seen\"?"),
    ("noView=seen", "the view \"seen\" is visible"),
    ("bar=shown", "the navigation bar is hidden, not shown"), ("title=A", "the title is \"\", not \"A\""),
    ("golden=other", "the screen differs from other: 3 pixels"),
    ("back=B", "the back button is \"\", not \"B\""),
  ])
  func failing(_ expectation: String, _ message: String) throws {
    #expect(try failures("expect:\(expectation)") == [message])
  }

  @Test func theWalkContinuesAfterAFailure() throws {
    #expect(
      try failures("expect:visible=B", "tap:Details", "expect:visible=B", "expect:bar=hidden").count == 2)
  }

  @Test func unknownNamesAreScriptErrors() throws {
    #expect(
      try refusal(Worlds.article(), "expect:visible=Bee")?.message.hasPrefix(
        "after the start, expect: no controller")
        == true)
  }

  // MARK: Numbers and names

  private func article(_ steps: String) throws -> FlowWalk {
    let text = "{\"documents\": [\"a\"], \"steps\": [\(steps)]}"
    var walk = try FlowWalk(Worlds.article(), orientation: .portrait)
    try walk.take(try FlowScript.read(Array(text.utf8), file: "a.flow.json").steps, NoSight())
    return walk
  }

  /// The steps of the article are 1, 2, 3 and 4, whatever is expected between them.
  @Test func stepsAreCountedAsReadersDo() throws {
    let walk = try article(
      """
      {"expect": {"visible": "A Portrait"}}, "rotate", {"expect": {"visible": "B"}}, "tap:Details", {"wait": 1},
      "rotate", {"expect": {"visible": "A Portrait"}}, "back"
      """)
    #expect(walk.moments.map(\.number) == [0, 0, 1, 1, 2, 2, 3, 3, 4])
    #expect(walk.moments.filter(\.isPicture).map(\.number) == [0, 1, 2, 3, 4])
    let labels = walk.moments.filter { !$0.failures.isEmpty }.map { walk.label(of: $0) }
    #expect(labels == ["step 1, rotate", "step 3, rotate"])
    let error = #expect(throws: FlowScriptError.self) {
      try article("\"rotate\", {\"expect\": {\"visible\": \"B\"}}, \"tap:Nothing\"")
    }
    #expect(error?.findings.first?.message.hasPrefix("step 2, tap:Nothing: ") == true)
  }

  @Test func stepsAreExpectedByNameAndNumber() throws {
    let walk = try article(
      """
      {"rotate": true, "name": "turned"}, {"tap": "Details", "name": "on to B"}, "rotate", "back",
      {"expect": {"step": "turned", "visible": "A Landscape"}}, {"expect": {"step": 2, "visible": "B"}},
      {"expect": {"step": 0, "visible": "A Portrait"}}, {"expect": {"step": "on to B", "visible": "A Portrait"}}
      """)
    let failed = walk.moments.filter { !$0.failures.isEmpty }
    #expect(failed.map { walk.label(of: $0) } == ["step 2 \"on to B\", tap:Details"])
    #expect(failed.map(\.number) == [2])
    let error = #expect(throws: FlowScriptError.self) {
      try article(
        "{\"rotate\": true, \"name\": \"turned\"}, {\"expect\": {\"step\": \"turnde\", \"bar\": \"hidden\"}}")
    }
    #expect(
      error?.findings.first?.message.contains(
        "no step before it is called \"turnde\"; did you mean \"turned\"?") == true)
  }
}
