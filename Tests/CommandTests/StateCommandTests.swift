import ImageFile
import TestSupport
import Testing

/// States on the command line: the pictures, their names, and messages.
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
    #expect(misspelt.status == 2 && misspelt.err.contains("expected portrait=NAME or landscape=NAME"))
  }

  /// Removed, added and changed items, as text and JSON, in both reports.
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

  // MARK: Special cases of templates

  private static let edges = Checkout.fixture("screens/TemplateEdges.storyboard")

  /// Items that a running app ignores, drawn and left out; a template on top of another, and a stored state.
  @Test(
    arguments: [
      ("complete", "columnLayout", ""), ("library", "columnLayout", "--template-rules library"),
      ("on-top", "columnLayout,tallLayout", ""),
      ("kept", "before=tallLayout,columnLayout,tallLayout,before", ""),
    ])
  func specialCases(_ name: String, _ state: String, _ options: String) throws {
    let scratch = try Scratch()
    let bytes = try scratch.shell(
      "\"$L\" render -q --scale=1 -o - '\(Self.edges)' --orientation portrait --state '\(state)' \(options)"
    ).bytes
    try Golden.expect(PNGFile.decode(bytes, name: name), equals: "command/template-\(name).png", scale: 1)
  }

  /// Differences from the library, by location; the changed direction with its value's name.
  @Test func libraryRules() throws {
    let scratch = try Scratch()
    try scratch.write(Checkout.bytes(Self.edges), to: "Edges.storyboard")
    let outcome = try scratch.run("match", "Edges.storyboard")
    try Golden.expect(outcome.out + outcome.err, equalsFixture: "command/reports/match-edges.txt")
    #expect(outcome.status == 1)
    #expect(outcome.out.contains("collectionViewLayout.scrollDirection: vertical → horizontal"))
    let library = try scratch.run(
      "match", "--template-rules", "library", "--state", "columnLayout", "Edges.storyboard")
    #expect(
      !library.out.contains(":173\n") && outcome.out.contains("+ \"B\".top = \"A\".bottom + 10  :173\n"))
    let wrong = try scratch.run("match", "--template-rules", "app", "Edges.storyboard")
    #expect(wrong.status == 2 && wrong.err.contains("complete"))
  }

  /// Pictures, transitions and golden images of sequences, by name.
  @Test func sequences() throws {
    let scratch = try Scratch()
    try scratch.write(Checkout.bytes(Self.edges), to: "Edges.storyboard")
    let drawn = try scratch.run(
      "render", "-q", "--scale=1", "--orientation=portrait", "--state", "columnLayout,tallLayout",
      "--state=auto",
      "--state", "initial", "Edges.storyboard")
    #expect(drawn.lines == ["Edges.columnLayout,tallLayout.portrait.png", "Edges.portrait.png"])
    let unknown = try scratch.run("render", "-q", "--state", "columnLayout,tal", "Edges.storyboard")
    #expect(unknown.status == 2)
    #expect(
      unknown.err.contains(
        "no state \"tal\" in \"columnLayout,tal\"; there is \"initial\", \"columnLayout\", \"tallLayout\""))
    let taken = try scratch.run("render", "-q", "--state", "tallLayout=columnLayout", "Edges.storyboard")
    #expect(
      taken.status == 2 && taken.err.contains("keeps a state as \"tallLayout\", which is the name of another")
    )
    let frames = try scratch.run(
      "frames", "-q", "--scale=1", "--orientation=portrait", "--from", "columnLayout", "--to",
      "columnLayout,tallLayout", "--keyframes", "0,.5,1", "--format", "png,text", "Edges.storyboard")
    #expect(frames.status == 0 && frames.out.hasPrefix("Edges.columnLayout-to-columnLayout,tallLayout"))
    // The last frame equals the picture of the state.
    let last = try scratch.bytes("Edges.columnLayout-to-columnLayout,tallLayout/0002.png")
    #expect(try last == scratch.bytes("Edges.columnLayout,tallLayout.portrait.png"))
  }

  @Test func goldens() throws {
    let scratch = try Scratch()
    try scratch.write(Checkout.bytes(Self.edges), to: "Edges.storyboard")
    func configure(_ states: String, _ rules: String) throws {
      try scratch.write(
        """
        {"matrix": {"orientations": ["portrait"], "scales": ["1x"], "states": [\(states)]}, "templateRules": "\(rules)",
         "transitions": [{"from": "columnLayout", "to": "columnLayout,tallLayout", "keyframes": [0.5], "checks": []}]}
        """, to: "layoutshot.json")
    }
    try configure("\"initial\", \"columnLayout,tallLayout\"", "complete")
    let recorded = try scratch.run("record")
    #expect(recorded.status == 0, "\(recorded.err)")
    #expect(
      scratch.files.filter { $0.hasPrefix("Goldens/") && $0.hasSuffix(".png") } == [
        "Goldens/Edges/Edges.columnLayout,tallLayout.portrait.1x.png",
        "Goldens/Edges/Edges.columnLayout-to-columnLayout,tallLayout.portrait.1x/0000.png",
        "Goldens/Edges/Edges.portrait.1x.png",
      ])
    #expect(try scratch.run("verify").status == 0)
    try configure("\"initial\", \"columnLayout,tallLayout\"", "library")
    let library = try scratch.run("verify")
    #expect(library.status == 1 && library.out.contains("1 passed, 2 differ"))
    try configure("\"initial\", \"columnLayout,tal\"", "complete")
    let unknown = try scratch.run("verify")
    #expect(unknown.status == 2 && unknown.err.contains("no screen has the state \"columnLayout,tal\""))
  }

  /// A second attribute without a second item is reported with its line, and the constraint is dropped.
  @Test func noSecondItem() throws {
    let scratch = try Scratch()
    let text = try String(decoding: Checkout.bytes(Self.edges), as: UTF8.self)
      .replacing("secondItem=\"clm-ar-1\" secondAttribute=\"bottom\"", with: "secondAttribute=\"bottom\"")
    try scratch.write(text, to: "Edges.storyboard")
    let outcome = try scratch.run("match", "--state=columnLayout", "Edges.storyboard")
    #expect(outcome.status == 2)
    #expect(
      outcome.err.contains(
        "Edges.storyboard:173:33: error: [value] the constraint has the second attribute \"bottom\" and no second item"
      ))
    #expect(!outcome.out.contains(":173\n") && outcome.out.contains(":174\n"))
  }

  /// The picture has the size of the device or the given size, regardless of the document's canvas.
  @Test func canvas() throws {
    let scratch = try Scratch()
    let freeform = try String(decoding: Checkout.bytes(Self.edges), as: UTF8.self)
      .replacing(
        "</viewController>",
        with: "<size key=\"freeformSize\" width=\"868\" height=\"1164\"/></viewController>"
      )
      .replacing(
        "<rect key=\"frame\" x=\"0\" y=\"0\" width=\"375\" height=\"667\"/>",
        with: "<rect key=\"frame\" x=\"0\" y=\"0\" width=\"868\" height=\"1164\"/>")
    try scratch.write(freeform, to: "Edges.storyboard")
    func heads(_ options: String) throws -> [String] {
      try scratch.shell("\"$L\" inspect -q Edges.storyboard \(options)").lines
        .filter { $0.hasPrefix("Edges ·") }.map { line in
          String(line.split(separator: " · ").last ?? "")
        }
    }
    #expect(
      try heads("--device ipad-11 --state initial --state tallLayout") == [
        "834 × 1194 pt @2x", "834 × 1194 pt @2x", "1194 × 834 pt @2x", "1194 × 834 pt @2x",
      ])
    #expect(try heads("--size 500x400 --state tallLayout") == ["400 × 500 pt @2x", "500 × 400 pt @2x"])
    // Without either, a state has the canvas of the screen, not of its template.
    #expect(try heads("--state tallLayout") == ["868 × 1164 pt @2x", "1164 × 868 pt @2x"])
    #expect(try heads("--as-designed") == ["868 × 1164 pt @2x"])
  }
}
