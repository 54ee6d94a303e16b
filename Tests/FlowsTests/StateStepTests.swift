import Testing
import Views

@testable import Flows

/// States of a screen that a walk applies.
@Suite struct StateStepTests {
  private func states(_ words: String...) throws -> [String?] {
    var worlds = Worlds()
    let world = worlds.world(in: .navigation, worlds.content("A"))
    var walk = try FlowWalk(world, orientation: .portrait)
    try walk.take(steps(words), NoSight())
    return walk.moments.map { $0.state.visible(world).stateName }
  }

  @Test func statesLieOnOneAnother() throws {
    #expect(
      try states("state:wide", "state:tall", "state:wide", "state:initial") == [
        nil, "wide", "wide,tall", "tall,wide", "tall,wide,initial",
      ])
    #expect(try states("state:wide", "state:initial", "state:tall") == [nil, "wide", nil, "tall"])
    #expect(try states("state:wide, tall") == [nil, "wide,tall"])
    #expect(
      try states("state:before=wide", "state:wide", "state:before").last == "before=wide,wide,before")
  }

  /// Turning states on and off does not make a walk's states grow.
  @Test func cyclesStayShort() throws {
    var worlds = Worlds()
    let a = worlds.content("A")
    worlds.button("Open", on: a, sending: "open:")
    worlds.button("Close", on: a, sending: "close:")
    var world = worlds.world(in: .navigation, a)
    world.actions = [
      FlowActionCode(selector: "open:", controller: nil, steps: try steps(["state:open"])),
      FlowActionCode(selector: "close:", controller: nil, steps: try steps(["state:initial"])),
    ]
    var walk = try FlowWalk(world, orientation: .portrait)
    let round = FlowStep(.repeated(1000, try steps(["state:open", "state:shut", "state:initial"])))
    try walk.take([FlowStep(.repeated(3, [round]))], NoSight())
    #expect(walk.moments.count == 9001 && walk.last.visible(world).states.count == 3)
    let graph = try FlowExplorer(world).explore(from: .portrait)
    #expect(graph.nodes.count == 4 && !graph.isCut)
    // A screen in another state is not one that depends on the path to it.
    #expect(graph.lookalikes(world).isEmpty && graph.text(world).contains("A (open)"))
  }

  @Test func keptStatesAreLimited() throws {
    let keep = FlowStep(.repeated(1000, try steps(["state:a=wide", "state:a"])))
    var worlds = Worlds()
    var walk = try FlowWalk(worlds.world(in: .navigation, worlds.content("A")), orientation: .portrait)
    let error = #expect(throws: FlowScriptError.self) { try walk.take([keep], NoSight()) }
    #expect(error?.findings.first?.message.contains("more than 64 states") == true)
  }

  @Test func actionsTellTheirStates() throws {
    var worlds = Worlds()
    let a = worlds.content("A")
    worlds.button("Open", on: a, sending: "open:")
    var world = worlds.world(in: .navigation, a)
    world.actions = [FlowActionCode(selector: "open:", controller: nil, steps: try steps(["state:open"]))]
    var walk = try FlowWalk(world, orientation: .portrait)
    try walk.take(steps(["tap:Open"]), NoSight())
    #expect(walk.moments[1].movements == [FlowMovement(.state, isAnimated: true)])
    #expect(walk.text.contains("state open"))
  }
}
