import ImageFile
import TestSupport
import Testing

/// States on the command line: which pictures are drawn, what they are called, what is told.
@Suite struct StateCommandTests {
  private static let document = Checkout.fixture("screens/States.storyboard")

  @Test func everyStateIsDrawn() throws {
    let scratch = try Scratch()
    let outcome = try scratch.run("render", "--scale", "1", "-q", Self.document)
    #expect(
      outcome.lines == [
        "States.portrait.png", "States.compactLayout.portrait.png", "States.landscape.png",
        "States.landscapeLayout.landscape.png", "States.compactLayout.landscape.png",
      ])
    #expect(outcome.status == 0)
  }

  @Test(
    arguments: [
      ("compact", "--state compactLayout --orientation portrait"),
      ("landscape", "--state auto --orientation landscape"),
      ("marks", "--state landscapeLayout --highlight unnamed,untargeted,changed"),
    ])
  func pictures(_ name: String, _ options: String) throws {
    let scratch = try Scratch()
    let bytes = try scratch.shell("\"$L\" render -q --scale=1 -o - '\(Self.document)' \(options)").bytes
    try Golden.expect(PNGFile.decode(bytes, name: name), equals: "command/state-\(name).png", scale: 1)
  }

  @Test func explicitStateForAnOrientation() throws {
    let scratch = try Scratch()
    let outcome = try scratch.run(
      "render", "-q", "--scale=1", "--state=initial", "--state-for", "landscape=compactLayout", Self.document)
    #expect(outcome.lines == ["States.portrait.png", "States.compactLayout.landscape.png"])
  }

  @Test func unknownState() throws {
    let scratch = try Scratch()
    let outcome = try scratch.run("render", "--state", "wide", Self.document)
    #expect(outcome.status == 2 && outcome.out == "")
    #expect(
      outcome.err.contains(
        "error: [request] no state \"wide\"; there is \"initial\", \"landscapeLayout\", \"compactLayout\""))
    let misspelt = try scratch.run("render", "--state-for", "sideways=x", Self.document)
    #expect(misspelt.status == 2 && misspelt.err.contains("it wants portrait=NAME or landscape=NAME"))
  }

  /// What goes, comes and changes, as text and as JSON, of both reports.
  @Test func reports() throws {
    let scratch = try Scratch()
    let match = try scratch.run("match", "--state", "compactLayout", "-q", Self.document)
    try Golden.expect(match.out, equalsFixture: "command/reports/match-state.txt")
    let text = try scratch.run("inspect", "-q", "--state=landscapeLayout", Self.document)
    try Golden.expect(text.out, equalsFixture: "command/reports/inspect-state.txt")
    let inspected = try json(
      scratch.run("inspect", "-q", "--state=landscapeLayout", "--format=json", Self.document).out)
    let scenes = try #require(inspected["scenes"] as? [[String: Any]])
    #expect(scenes.map { $0["state"] as? String } == ["landscapeLayout"])
    let changes = try #require(scenes[0]["stateChanges"] as? [String: Any])
    #expect((changes["activated"] as? [Any])?.count == 11 && (changes["deactivated"] as? [Any])?.count == 11)
  }
}
