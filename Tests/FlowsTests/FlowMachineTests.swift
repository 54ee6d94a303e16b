import Testing
import Views

@testable import Flows

/// The effects of each kind of step on containers.
@Suite struct FlowMachineTests {
  @Test func stacksGrowAndShrink() throws {
    var worlds = Worlds()
    let (a, b) = (worlds.content("A"), worlds.content("B"))
    _ = worlds.content("C")
    worlds.button("Go", on: a, .show, to: b)
    let world = worlds.world(in: .navigation, a)
    #expect(
      try walk(
        world, "tap:Go", "push:C", "back:A", "tap:Go", "push:C", "back:root", "tap:Go", "replace:C", "back")
        == [
          "p A", "p A › B", "p A › B › C", "p A", "p A › B", "p A › B › C", "p A", "p A › B", "p A › C",
          "p A",
        ])
  }

  @Test func presentedControllersAreStacked() throws {
    var worlds = Worlds()
    let (a, b) = (worlds.content("A"), worlds.content("B"))
    worlds.button("Go", on: a, .presentation, to: b)
    worlds.button("Done", on: b, FlowSegue(.unwind, to: .exit(action: "done:")))
    // Without a navigation controller, show presents.
    worlds.button("More", on: b, .show, to: a)
    let world = worlds.world(a)
    #expect(
      try walk(world, "tap:Go", "tap:More", "dismiss", "tap:Done") == [
        "p A", "p A + B", "p A + B + A", "p A + B", "p A",
      ])
  }

  @Test func tabsKeepTheirStacks() throws {
    var worlds = Worlds()
    let (a, b, c) = (worlds.content("A"), worlds.content("B"), worlds.content("C"))
    worlds.button("Go", on: a, .show, to: c)
    let first = worlds.container(.navigation, a)
    let world = worlds.world(in: .tabs, first, b)
    #expect(
      try walk(world, "tap:Go", "select:B", "select:1", "tap:B", "select:2", "tap:A")
        == [
          "p tab 1: A", "p tab 1: A › C", "p tab 2: B", "p tab 1: A › C", "p tab 2: B", "p tab 2: B",
          "p tab 1: A › C",
        ])
  }

  @Test func barsFollowTheControllers() throws {
    let world = Worlds.article()
    var walk = try FlowWalk(world, orientation: .portrait)
    try walk.take(steps(["tap:Details", "back", "bar:shown", "rotate:landscape"]), NoSight())
    #expect(walk.moments.map { $0.state.showsBar(world) } == [false, true, false, true, false])
    #expect(walk.moments.map { $0.state.hasBackButton(world) } == [false, true, false, false, false])
  }

  @Test func theBackButtonIsTappedByItsTitle() throws {
    let world = Worlds.article()
    #expect(try walk(world, "tap:Details", "tap:A Portrait").last == "p A Portrait")
    #expect(try walk(world, "tap:Details", "tap:Back").last == "p A Portrait")
  }

  @Test func presentedControllersRotateTheInterface() throws {
    var worlds = Worlds()
    let (a, b) = (worlds.content("A"), worlds.content("B"))
    worlds.button("Go", on: a, .modal, to: b)
    worlds.controllers[a.index].orientations = [.portrait]
    worlds.controllers[b.index].orientations = [.landscape]
    let world = worlds.world(a)
    #expect(try walk(world, "tap:Go", "dismiss") == ["p A", "l A + B", "p A"])
    let message = try refusal(world, "rotate:landscape")?.message
    #expect(
      message == "step 1, rotate:landscape: \"A\" supports portrait only; it does not turn to landscape")
  }

  @Test func pushedControllersAreShownAsTheyAre() throws {
    var worlds = Worlds()
    let (a, b) = (worlds.content("A"), worlds.content("B"))
    worlds.button("Go", on: a, .show, to: b)
    worlds.controllers[b.index].orientations = [.portrait]
    let world = worlds.world(in: .navigation, a)
    var walk = try FlowWalk(world, orientation: .portrait)
    try walk.take(steps(["rotate", "tap:Go"]), NoSight())
    #expect(walk.last.orientation == .landscape)
    #expect(
      walk.moments[2].findings.map(\.message) == ["\"B\" does not support landscape, in which it is shown"])
  }

  @Test func actionsFollowTheScript() throws {
    var worlds = Worlds()
    let (a, b) = (worlds.content("A"), worlds.content("B"))
    worlds.button("Go", on: a, sending: "go:")
    worlds.button("Odd", on: a, sending: "odd:")
    var world = worlds.world(in: .navigation, a)
    world.actions = [
      FlowActionCode(selector: "go:", controller: b, steps: try steps(["back"])),
      FlowActionCode(selector: "go:", controller: nil, steps: try steps(["push:B", "rotate:landscape"])),
    ]
    #expect(try walk(world, "tap:Go") == ["p A", "l A › B"])
    var walk = try FlowWalk(world, orientation: .portrait)
    try walk.take(steps(["tap:Odd"]), NoSight())
    #expect(walk.last.stackText(world) == "A")
    #expect(
      walk.moments[1].findings.map(\.message).first?.hasPrefix("\"Odd\" sends odd:, whose code") == true)
    // An action that calls itself is stopped.
    world.actions = [FlowActionCode(selector: "go:", controller: nil, steps: try steps(["tap:Go"]))]
    #expect(try refusal(world, "tap:Go")?.message == "step 1, tap:Go: the action \"go:\" calls itself")
  }

  @Test func valuesAreUniquePerKey() throws {
    let world = Worlds.article()
    var walk = try FlowWalk(world, orientation: .portrait)
    try walk.take(
      steps(["set:City.text=Rome", "set:City.text=Oslo", "scroll:List=0,40", "scroll:List=0,80"]), NoSight())
    let node = walk.last.visible(world)
    #expect(node.model == [FlowSetting(key: "City.text", value: "Oslo")])
    #expect(node.scrolls == [FlowScroll(view: "List", x: 0, y: 80)])
  }

  @Test(arguments: [
    (["push:C"], "no controller is called \"C\"; did you mean \"B\"?"),
    (["tap:Detials"], "\"A Portrait\" has nothing called \"Detials\" to tap; did you mean \"Details\"?"),
    (["back"], "\"A Portrait\" is the root of its stack; there is nothing to go back to"),
    (["dismiss"], "nothing is presented over \"A Portrait\"; there is nothing to dismiss"),
    (["select:1"], "select needs a tab bar controller, and \"A Portrait\" is in none"),
    (["segue:x"], "\"A Portrait\" has no segue called \"x\"; there is none"),
    (["tap:Details", "back:A Landscape"], "\"A Landscape\" is not on the stack A Portrait › B"),
    (["present:B", "push:B"], "push:B needs a navigation controller, and \"B\" is in none"),
  ])
  func impossibleStepsAreRejected(_ words: [String], _ message: String) throws {
    var walk = try FlowWalk(Worlds.article(), orientation: .portrait)
    let error = #expect(throws: FlowScriptError.self) { try walk.take(steps(words), NoSight()) }
    #expect(error?.findings.first?.message == "step \(words.count), \(words[words.count - 1]): \(message)")
    #expect(error?.findings.first?.severity == .error)
  }

  @Test func seguesOutOfTheFlowAreDescribed() throws {
    var worlds = Worlds()
    let a = worlds.content("A")
    worlds.button("Go", on: a, FlowSegue(.show, to: .nowhere("the storyboard Other")))
    #expect(
      try refusal(worlds.world(a), "tap:Go")?.message
        == "step 1, tap:Go: the segue leads to the storyboard Other")
  }

  @Test func cyclicContainersAreRejected() throws {
    var worlds = Worlds()
    let a = worlds.container(.navigation)
    worlds.controllers[a.index].children = [a]
    let world = worlds.world(a)
    let fault = #expect(throws: FlowFault.self) { try FlowMachine(world, orientation: .portrait) }
    #expect(fault?.message == "\"navigation 0\" contains itself")
  }

  /// Stacks, presented controllers, and containers in one another do not grow without end.
  @Test(arguments: [Segue.Kind.show, .presentation]) func livingControllersAreLimited(_ kind: Segue.Kind)
    throws
  {
    var worlds = Worlds()
    let a = worlds.content("A")
    let inner = worlds.container(.navigation, a)
    worlds.button("Deeper", on: a, kind, to: worlds.container(.tabs, inner))
    worlds.button("Again", on: a, kind, to: a)
    let world = worlds.world(in: .navigation, a)
    for name in ["Deeper", "Again"] {
      let error = #expect(throws: FlowScriptError.self) {
        var walk = try FlowWalk(world, orientation: .portrait)
        try walk.take([FlowStep(.repeated(1000, try steps(["tap:\(name)"])))], NoSight())
      }
      #expect(
        error?.findings.first?.message.hasSuffix("more than 256 controllers are alive at the same time")
          == true)
    }
  }

  @Test func repetitionsAreLimited() throws {
    let world = Worlds.article()
    var walk = try FlowWalk(world, orientation: .portrait)
    let inner = FlowStep(.repeated(1000, try steps(["rotate", "rotate"])))
    try walk.take([FlowStep(.repeated(2, try steps(["rotate"])))], NoSight())
    #expect(walk.moments.count == 3)
    let error = #expect(throws: FlowScriptError.self) {
      try walk.take([FlowStep(.repeated(1000, [inner]))], NoSight())
    }
    #expect(error?.findings.first?.message.contains("more than 10000 steps") == true)
  }
}
