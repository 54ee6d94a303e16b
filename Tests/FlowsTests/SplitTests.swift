import Testing
import Views

@testable import Flows

/// Split view controllers: one column on a phone, two on an iPad.
@Suite struct SplitTests {
  /// A list in a navigation controller beside a detail in another, with a segue of kind show detail.
  private static func world(columns: Bool, detailInStack: Bool = true) -> FlowWorld {
    var worlds = Worlds()
    let (list, detail, deeper) = (
      worlds.content("List"), worlds.content("Detail"), worlds.content("Deeper")
    )
    let stack = detailInStack ? worlds.container(.navigation, detail) : detail
    worlds.button("Row", on: list, .showDetail, to: stack)
    worlds.button("More", on: detail, .show, to: deeper)
    let primary = worlds.container(.navigation, list)
    var world = worlds.world(in: .split, primary, stack)
    world.showsColumns = columns
    return world
  }

  @Test(arguments: [true, false])
  func phonesPushDetailsOnThePrimaryStack(_ detailInStack: Bool) throws {
    let world = Self.world(columns: false, detailInStack: detailInStack)
    #expect(
      try walk(world, "tap:Row", "tap:More", "back", "back") == [
        "p List", "p List › Detail", "p List › Detail › Deeper", "p List › Detail", "p List",
      ])
    var walk = try FlowWalk(world, orientation: .portrait)
    try walk.take(steps(["tap:Row"]), NoSight())
    #expect(walk.last.hasBackButton(world) && walk.last.layers.count == 1)
    #expect(walk.moments[1].movements == [FlowMovement(.push, isAnimated: true)])
  }

  @Test func padsShowBothColumns() throws {
    let world = Self.world(columns: true)
    #expect(
      try walk(world, "tap:Row", "tap:More", "tap:Row", "select:List") == [
        "p List | Detail", "p List | Detail", "p List | Detail › Deeper", "p List | Detail",
        "p List | Detail",
      ])
    // A step makes its column the current one, and both are visible.
    var walk = try FlowWalk(world, orientation: .portrait)
    let both = try ["List", "Detail"].map { try FlowStep(argument: "expect:visible=\($0)") }
    try walk.take(try steps(["tap:Row"]) + both, NoSight())
    #expect(walk.moments.allSatisfy { $0.failures.isEmpty })
    #expect(walk.last.stack(world) == ["Detail"])
    let start = try FlowMachine(world, orientation: .portrait).state
    #expect(FlowExplorer(world).steps(in: start).map(\.words).contains("tap:More"))
  }

  @Test func detailsWithoutASplitViewControllerArePresented() throws {
    var worlds = Worlds()
    let (list, detail) = (worlds.content("List"), worlds.content("Detail"))
    worlds.button("Row", on: list, .showDetail, to: detail)
    #expect(try walk(worlds.world(in: .navigation, list), "tap:Row").last == "p List + Detail")
  }
}
