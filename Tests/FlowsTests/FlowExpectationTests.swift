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
      try refusal(Worlds.article(), "expect:visible=Bee")?.message.hasPrefix("step 1, expect: no controller")
        == true)
  }
}
