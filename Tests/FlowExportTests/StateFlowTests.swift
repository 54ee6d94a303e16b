import FlowExport
import Flows
import Foundation
import MotionExport
import Raster
import Screens
import TestSupport
import Testing
import Views

/// States that a walk applies: drawn, animated, and with the other systems of the library in one walk.
@Suite struct StateFlowTests {
  private static let note = """
    {"scene": 1, "device": "iphone-8", "name": "Note", "view": {"subviews": [
      {"is": "label", "id": "text", "text": "shut", "frame": [20, 40, 200, 30]},
      {"id": "box", "backgroundColor": "systemRed", "frame": [20, 100, 100, 100]}]},
     "states": {
       "open": {"texts": {"text": "open"}, "frames": {"box": [20, 300, 300, 100]}},
       "loud": {"texts": {"text": "loud"}}}}
    """

  private func texts(_ steps: String) throws -> [[String]] {
    let stage = try Stage(("Note.scene.json", Self.note))
    let play = try stage.play("Note.scene.json", steps)
    return try play.walk().moments.map { try play.stage.texts(in: $0.state) }
  }

  @Test func statesAreDrawnAndLeft() throws {
    #expect(
      try texts("\"state:open\", \"state:loud\", \"state:open\", \"state:initial\"") == [
        ["shut"], ["open"], ["loud"], ["open"], ["shut"],
      ])
    #expect(try texts("{\"state\": [\"loud\", \"open\"]}").last == ["open"])
    #expect(
      try texts("\"state:loud\", \"state:was=open\", \"state:open\", \"state:was\"").last == ["loud"])
    // Each is what `render --state` shows.
    let stage = try Stage(("Note.scene.json", Self.note))
    let play = try stage.play("Note.scene.json", "\"state:open\", \"state:loud\", \"state:initial\"")
    let walk = try play.walk()
    let start = try play.stage.pixmap(of: walk.moments[0].state)
    #expect(try play.stage.pixmap(of: walk.moments[3].state).changes(from: start) == nil)
    #expect(try play.stage.pixmap(of: walk.moments[2].state).changes(from: start) != nil)
  }

  /// The views move; nothing is pushed or faded.
  @Test func statesAreAnimated() throws {
    let stage = try Stage(("Note.scene.json", Self.note))
    let play = try stage.play(
      "Note.scene.json", "\"state:open\", {\"state\": \"initial\", \"animated\": false}")
    let moments = try play.walk().moments
    let transition = try #require(FlowTransition(moments[1], on: play.stage))
    let sink = Collector()
    try transition.run(try transition.film(framesPerSecond: 20), threads: 1) { _ in [sink] }
    let ends = try (play.stage.pixmap(of: moments[0].state), play.stage.pixmap(of: moments[1].state))
    #expect(sink.frames.count == 5)
    #expect(sink.frames.first?.changes(from: ends.0) == nil && sink.frames.last?.changes(from: ends.1) == nil)
    // Halfway the box is between its places.
    let red = { (y: Int) in sink.frames[2].withRow(y) { $0[30] & 0xFF00 } < 0xC000 }
    #expect(red(250) && !red(110) && !red(390))
    #expect(FlowTransition(moments[2], on: play.stage) == nil)
  }

  @Test func unknownStatesAreErrors() throws {
    let stage = try Stage(("Note.scene.json", Self.note))
    for (step, message) in [
      ("state:opne", "\"Note\" has no state \"opne\"; did you mean \"open\"?"),
      ("state:open=loud", "a state cannot be kept as \"open\""),
    ] {
      let error = #expect(throws: FlowScriptError.self) {
        try stage.play("Note.scene.json", "\"\(step)\"").walk()
      }
      #expect(error?.findings.first?.message.contains(message) == true, "\(String(describing: error))")
    }
  }

  /// What an action gives a screen is checked as a step's own values are, in walks and in explorations.
  @Test func actionsApplyStates() throws {
    let screen = scene("a", "title=\"A\"", button("b", "Open", action("open:", to: "a")))
    let stage = try Stage(("a.storyboard", storyboard("a", screen)))
    let actions = "\"actions\": [{\"action\": \"open:\", \"does\": [\"state:open\"]}]"
    let play = try stage.play("a.storyboard", "\"tap:Open\"", actions)
    let error = #expect(throws: FlowScriptError.self) { try play.walk() }
    #expect(error?.findings.first?.message.contains("\"A\" has no state \"open\"") == true)
    let found = try play.explore(FlowExplorer.Limits()).findings
    #expect(
      found.contains {
        $0.severity == .warning && $0.message.contains("tap:Open: \"A\" has no state \"open\"")
      })
  }

  // MARK: All systems

  /// Two controllers for one screen, arrangements, a screen of two layouts, and states, in one walk.
  @Test func theTourShowsAllSystems() throws {
    let file = "\(Checkout.root)/Examples/tour.flow.json"
    let script = try FlowScript.read(try Checkout.bytes(file), file: file)
    let play = try FlowPlay(script, try request(), renderer: Renderer(fonts: TestFonts.library))
    let walk = try play.walk()
    #expect(FlowPlay.failures(of: walk).map(\.message) == [] && walk.last.layers.count == 1)
    #expect(walk.moments.filter { $0.subject != nil }.count == 6)
    for moment in walk.moments where moment.isPicture && [1, 2, 3, 5, 8, 9].contains(moment.number) {
      let pixmap = try play.stage.pixmap(of: moment.state)
      try Golden.expect(pixmap, equals: "flows/tour/\(moment.number).png", scale: 1)
    }
  }
}
