import Testing
import Views

@testable import Flows

/// Graphs with states and findings known by hand.
@Suite struct FlowExplorerTests {
  private func explore(_ world: FlowWorld, depth: Int = 8, states: Int = 500) throws -> FlowGraph {
    var limits = FlowExplorer.Limits()
    (limits.depth, limits.states) = (depth, states)
    return try FlowExplorer(world, limits: limits).explore(from: .portrait)
  }

  /// A and B on each side and B over each A: two more if B rotates.
  @Test func theArticleHasSixStates() throws {
    let world = Worlds.article()
    let graph = try explore(world)
    let texts = graph.nodes.map { "\($0.state.orientation.rawValue.prefix(1)) \($0.state.stackText(world))" }
    #expect(
      texts == [
        "p A Portrait", "l A Portrait › A Landscape", "p A Portrait › B", "l A Portrait › A Landscape › B",
        "l A Portrait › B", "p A Portrait › A Landscape › B",
      ])
    #expect(graph.edges.count == 12 && !graph.isCut && graph.refusals.isEmpty)
    #expect(graph.findings(world).isEmpty)
    #expect(graph.wayText(to: 5) == "after rotate:landscape, tap:Details, rotate:portrait")
  }

  @Test func wrongTwinsAreFoundWithTheShortestPath() throws {
    let world = Worlds.article([.rotation])
    let graph = try explore(world)
    #expect(graph.nodes.count == 8)
    #expect(
      graph.findings(world).map(\.message) == [
        "\"A Portrait\" shows in landscape instead of \"A Landscape\", after tap:Details, rotate:landscape, back",
        "\"A Landscape\" shows in portrait instead of \"A Portrait\","
          + " after rotate:landscape, tap:Details, rotate:portrait, back",
      ])
  }

  /// A, which does not hide the bar shown by B, looks different after B.
  @Test func pathDependentStatesAreFound() throws {
    let world = Worlds.article(hidesBarOnA: false)
    let graph = try explore(world)
    let pairs = graph.lookalikes(world).map { (graph.nodes[$0.first].state, graph.nodes[$0.second].state) }
    #expect(
      pairs.contains { $0.0.stackText(world) == "A Portrait" && $0.0.showsBar(world) != $0.1.showsBar(world) }
    )
    #expect(try explore(Worlds.article()).lookalikes(Worlds.article()).isEmpty)
  }

  @Test func deadEndsAreFound() throws {
    var worlds = Worlds()
    let (a, b, c) = (worlds.content("A"), worlds.content("B"), worlds.content("C"))
    worlds.button("Go", on: a, .presentation, to: b)
    worlds.button("Ask", on: a, .presentation, to: c)
    worlds.button("Close", on: c, FlowSegue(.unwind, to: .exit(action: nil)))
    #expect(
      try explore(worlds.world(a)).findings(worlds.world(a)).map(\.message) == [
        "nothing leads away from \"B\", after tap:Go"
      ])
    // A card is swiped away, and a button has an unknown action.
    worlds.controllers[b.index].presentation = .sheet
    #expect(try explore(worlds.world(a)).findings(worlds.world(a)).isEmpty)
    worlds.controllers[b.index].presentation = .fullScreen
    worlds.button("Leave", on: b, sending: "leave:")
    let finding = try explore(worlds.world(a)).findings(worlds.world(a)).first
    #expect(finding?.severity == .note && finding?.message.hasSuffix("unless its actions do: leave:") == true)
  }

  @Test func impossibleStepsAreReported() throws {
    var worlds = Worlds()
    let a = worlds.content("A")
    worlds.button("Go", on: a, FlowSegue(.show, to: .nowhere("the storyboard Other")))
    let world = worlds.world(a)
    #expect(
      try explore(world).findings(world).map(\.message) == [
        "tap:Go on \"A\": the segue leads to the storyboard Other"
      ])
  }

  @Test func limitsApplyAndGraphsAreReproducible() throws {
    var worlds = Worlds()
    let (a, b) = (worlds.content("A"), worlds.content("B"))
    worlds.button("Go", on: a, .show, to: b)
    worlds.button("Go", on: b, .show, to: a)
    let world = worlds.world(in: .navigation, a)
    #expect(try explore(world, depth: 100, states: 40).nodes.count == 40)
    let graph = try explore(world, depth: 3)
    #expect(graph.nodes.map(\.depth).max() == 3 && graph.isCut)
    #expect(try explore(world, depth: 3).text(world) == graph.text(world))
    let stopped = try FlowExplorer(world).explore(from: .portrait) { true }
    #expect(stopped.nodes.count == 1 && stopped.isCut)
  }

  @Test func tabsAndActionsAreFollowed() throws {
    var worlds = Worlds()
    let (a, b) = (worlds.content("A"), worlds.content("B"))
    worlds.button("Go", on: a, sending: "go:")
    var world = worlds.world(in: .tabs, a, b)
    let start = try FlowMachine(world, orientation: .portrait).state
    #expect(FlowExplorer(world).steps(in: start).map(\.words) == ["rotate:landscape", "select:B"])
    world.actions = [FlowActionCode(selector: "go:", controller: nil, steps: try steps(["select:B"]))]
    #expect(FlowExplorer(world).steps(in: start).map(\.words) == ["rotate:landscape", "tap:Go", "select:B"])
  }
}
