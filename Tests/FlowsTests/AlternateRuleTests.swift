import Testing
import Views

@testable import Flows

/// Alternate controllers, by each means and on each occasion.
@Suite struct AlternateRuleTests {
  private static let path = ["rotate:landscape", "tap:Details", "rotate:portrait", "back"]

  @Test func theExampleEndsWithTheRightScreen() throws {
    #expect(
      try walk(Worlds.article(), "rotate:landscape", "tap:Details", "rotate:portrait", "back") == [
        "p A Portrait", "l A Portrait › A Landscape", "l A Portrait › A Landscape › B",
        "p A Portrait › A Landscape › B", "p A Portrait",
      ])
  }

  @Test func withoutTheCheckOnShowTheScreenIsWrong() throws {
    let world = Worlds.article([.rotation])
    #expect(
      try walk(world, "rotate:landscape", "tap:Details", "rotate:portrait", "back").last
        == "p A Portrait › A Landscape")
    // The reverse: the landscape screen never appears.
    #expect(try walk(world, "tap:Details", "rotate:landscape", "back").last == "l A Portrait")
  }

  @Test func withoutTheCheckOnRotationTheChangeIsLate() throws {
    let world = Worlds.article([.show])
    #expect(
      try walk(world, "rotate:landscape", "tap:Details", "back") == [
        "p A Portrait", "l A Portrait", "l A Portrait › B", "l A Portrait › A Landscape",
      ])
  }

  @Test func startsInLandscapeAreSwappedAtOnce() throws {
    #expect(try walk(Worlds.article(), from: .landscape) == ["l A Portrait › A Landscape"])
    #expect(try walk(Worlds.article([.rotation]), from: .landscape) == ["l A Portrait"])
  }

  @Test(arguments: [
    (AlternateRule.Means.present, "l A Portrait + A Landscape"), (.swap, "l A Landscape"),
    (.push, "l A Portrait › A Landscape"),
  ])
  func eachMeansShowsAndHides(_ means: AlternateRule.Means, _ turned: String) throws {
    let world = Worlds.article(AlternateRule.Occasion.allCases, means)
    #expect(try walk(world, "rotate", "rotate") == ["p A Portrait", turned, "p A Portrait"])
  }

  /// The portrait controller does not rotate: the device does, and the alternate rotates the interface.
  @Test(arguments: [AlternateRule.Means.present, .push, .swap])
  func controllersOfOneOrientationAreSwappedToo(_ means: AlternateRule.Means) throws {
    var world = Worlds.article(AlternateRule.Occasion.allCases, means)
    world.controllers[0].orientations = [.portrait]
    world.controllers[1].orientations = [.landscape]
    let turned = try walk(world, "rotate:landscape", "rotate:portrait")
    #expect(turned.map { $0.prefix(1) } == ["p", "l", "p"] && turned[0] == turned[2])
    #expect(turned[1].hasSuffix("A Landscape"))
    let graph = try FlowExplorer(world).explore(from: .portrait)
    #expect(graph.nodes.contains { $0.state.orientation == .landscape })
    // Without the check on rotation the alternate is never shown.
    world.rules[0].occasions = [.show]
    #expect(try refusal(world, "rotate:landscape")?.message.contains("supports portrait only") == true)
  }

  @Test func tabsAreSelected() throws {
    var worlds = Worlds()
    let (first, second) = (worlds.content("First"), worlds.content("Second"))
    var world = worlds.world(in: .tabs, first, second)
    #expect(world.means(for: first, second) == .tab)
    world.rules = [AlternateRule(base: first, alternate: second, orientation: .landscape, means: .tab)]
    #expect(try walk(world, "rotate", "rotate") == ["p tab 1: First", "l tab 2: Second", "p tab 1: First"])
  }

  @Test func landscapeScreenNotPushedOverItsTwinRemains() throws {
    var world = Worlds.article()
    world.start = try world.controller(named: "A Landscape")
    world.rules[0].means = .present
    #expect(try walk(world, "rotate").first == "p A Landscape")
  }

  @Test func conflictingRulesAreFound() throws {
    var world = Worlds.article(AlternateRule.Occasion.allCases, .swap)
    // The same two, each wanting to replace the other in landscape.
    var other = world.rules[0]
    (other.base, other.alternate) = (other.alternate, other.base)
    world.rules.append(other)
    #expect(throws: FlowFault.self) { try FlowWalk(world, orientation: .portrait) }
    world.start = try world.controller(named: "B")
    let refused = try #require(try refusal(world, "rotate", "present:A Portrait"))
    #expect(
      refused.message.hasPrefix("step 2, present:A Portrait: the controllers are swapped without end: A"))
    #expect(refused.notes.count == 2)
  }

  // MARK: One model

  @Test func valuesAreCarriedToTheTwinAndBack() throws {
    let world = Worlds.article()
    var walk = try FlowWalk(world, orientation: .portrait)
    try walk.take(steps(["set:City.text=Rome", "rotate", "set:City.text=Oslo", "rotate"]), NoSight())
    #expect(
      walk.moments.map { $0.state.visible(world).model.map(\.value) } == [
        [], ["Rome"], ["Rome"], ["Oslo"], ["Oslo"],
      ])
    #expect(walk.syncedCount == 2)
    #expect(walk.createdCount == 3)
    #expect(walk.moments.allSatisfy { $0.findings.isEmpty })
  }

  @Test func twinsWithoutTheirModelAreFound() throws {
    var world = Worlds.article()
    world.rules[0].sharesModel = false
    var walk = try FlowWalk(world, orientation: .portrait)
    try walk.take(steps(["set:City.text=Rome", "rotate"]), NoSight())
    #expect(
      walk.moments[2].findings.map(\.message)
        == ["\"A Landscape\" is shown without what was set on \"A Portrait\": City.text"])
    #expect(walk.last.visible(world).model.isEmpty && walk.syncedCount == 0)
  }

  // MARK: Rules derived from names

  @Test(arguments: [
    ("PortraitView", "LandscapeView"), ("Portrait View Controller", "Landscape View Controller"),
    ("APortraitViewController", "ALandscapeViewController"), ("Login", "LoginLandscape"),
    ("Login", "Login-landscape"), ("ViewController", "LandscapeViewController"),
  ])
  func pairsOfNamesAreFound(_ portrait: String, _ landscape: String) throws {
    var worlds = Worlds()
    // In either document order.
    for isReversed in [false, true] {
      worlds.controllers = []
      let ids = (isReversed ? [landscape, portrait] : [portrait, landscape]).map { worlds.content($0) }
      _ = worlds.content("Other")
      let (base, alternate) = isReversed ? (ids[1], ids[0]) : (ids[0], ids[1])
      let rules = worlds.world(base).rulesFoundFromNames()
      #expect(rules.count == 1)
      #expect(rules.first?.base == base && rules.first?.alternate == alternate)
      #expect(rules.first?.orientation == .landscape && rules.first?.means == .present)
    }
  }

  @Test func flowStartingInLandscapeHasThatAsBase() throws {
    var worlds = Worlds()
    let (landscape, portrait) = (worlds.content("GameLandscape"), worlds.content("GamePortrait"))
    let rule = worlds.world(landscape).rulesFoundFromNames().first
    #expect(rule?.base == landscape && rule?.alternate == portrait && rule?.orientation == .portrait)
  }

  @Test func otherNamesAreNotTwins() {
    var worlds = Worlds()
    let start = worlds.content("Portrait of a Lady")
    _ = worlds.content("Landscapes")
    _ = worlds.content("Settings")
    #expect(worlds.world(start).rulesFoundFromNames().isEmpty)
  }

  @Test func theMeansFollowFromTheDocument() throws {
    let world = Worlds.article()
    let (portrait, landscape) = (
      try world.controller(named: "A Portrait"), try world.controller(named: "A Landscape")
    )
    #expect(world.means(for: portrait, landscape) == .push)
    var worlds = Worlds()
    let (one, two) = (worlds.content("One"), worlds.content("Two"))
    worlds.button("Go", on: one, .modal, to: two)
    let other = worlds.world(in: .navigation, one)
    #expect(other.means(for: one, two) == .present)
  }
}
