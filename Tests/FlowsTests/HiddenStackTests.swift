import Testing
import Views

@testable import Flows

/// Stacks behind other tabs hear of a rotation as the visible one does.
@Suite struct HiddenStackTests {
  private static func world(_ means: AlternateRule.Means = .push) -> FlowWorld {
    var worlds = Worlds()
    let (portrait, landscape, other) = (
      worlds.content("A Portrait"), worlds.content("A Landscape"), worlds.content("Other")
    )
    let stack = worlds.container(.navigation, portrait)
    var world = worlds.world(in: .tabs, stack, other)
    world.rules = [
      AlternateRule(base: portrait, alternate: landscape, orientation: .landscape, means: means)
    ]
    return world
  }

  private func texts(_ world: FlowWorld, _ words: String...) throws -> [[String]] {
    var walk = try FlowWalk(world, orientation: .portrait)
    try walk.take(steps(words), NoSight())
    return walk.moments.map { moment in
      moment.state.layers[0].node.children[0].children.map { world[$0.controller].name }
    }
  }

  @Test func theyAreSwappedOnRotation() throws {
    #expect(
      try texts(Self.world(), "select:2", "rotate", "rotate", "rotate", "select:1") == [
        ["A Portrait"], ["A Portrait"], ["A Portrait", "A Landscape"], ["A Portrait"],
        ["A Portrait", "A Landscape"], ["A Portrait", "A Landscape"],
      ])
    #expect(try texts(Self.world(.swap), "select:2", "rotate", "rotate").last == ["A Portrait"])
  }

  /// A rule that is checked only when a controller is shown leaves them until they are.
  @Test func rulesWithoutRotationWait() throws {
    var world = Self.world()
    world.rules[0].occasions = [.show]
    #expect(
      try texts(world, "select:2", "rotate", "select:1") == [
        ["A Portrait"], ["A Portrait"], ["A Portrait"], ["A Portrait", "A Landscape"],
      ])
  }

  /// A stack that presents something finds that to be its visible controller.
  @Test func stacksThatPresentAreLeft() throws {
    var worlds = Worlds()
    let (portrait, landscape, card) = (
      worlds.content("A Portrait"), worlds.content("A Landscape"), worlds.content("Card")
    )
    var world = worlds.world(in: .navigation, portrait)
    world.rules = [
      AlternateRule(base: portrait, alternate: landscape, orientation: .landscape, means: .push)
    ]
    #expect(
      try walk(world, "present:\(worlds.controllers[card.index].name)", "rotate", "dismiss") == [
        "p A Portrait", "p A Portrait + Card", "l A Portrait + Card", "l A Portrait › A Landscape",
      ])
  }

  @Test func valuesAreCarriedThereToo() throws {
    let world = Self.world()
    var walk = try FlowWalk(world, orientation: .portrait)
    try walk.take(steps(["set:City.text=Rome", "select:2", "rotate"]), NoSight())
    let stack = walk.last.layers[0].node.children[0].children
    #expect(stack.map { $0.model.map(\.value) } == [["Rome"], ["Rome"]] && walk.syncedCount == 1)
  }
}
