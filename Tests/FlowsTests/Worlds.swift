import Diagnostics
import Views

@testable import Flows

/// Builds worlds without documents.
struct Worlds {
  var controllers: [FlowController] = []

  mutating func content(_ name: String, bar: FlowController.BarWish? = nil) -> ControllerID {
    var controller = FlowController(id: "id-\(controllers.count)", name: name)
    controller.title = name
    controller.barWish = bar
    controller.viewCount = 3
    controllers.append(controller)
    return ControllerID(controllers.count - 1)
  }

  mutating func container(_ kind: FlowController.Kind, _ children: ControllerID...) -> ControllerID {
    let id = content("\(kind.rawValue) \(controllers.count)")
    controllers[id.index].kind = kind
    controllers[id.index].title = nil
    controllers[id.index].children = children
    return id
  }

  mutating func button(_ name: String, on id: ControllerID, _ kind: Segue.Kind, to destination: ControllerID)
  {
    button(name, on: id, FlowSegue(kind, to: .controller(destination)))
  }

  mutating func button(_ name: String, on id: ControllerID, _ segue: FlowSegue) {
    var target = FlowTarget(id: "t-\(id.index)-\(name)", names: [name])
    target.segues = [segue]
    controllers[id.index].targets.append(target)
  }

  mutating func button(_ name: String, on id: ControllerID, sending action: String) {
    var target = FlowTarget(id: "t-\(id.index)-\(name)", names: [name])
    target.actions = [action]
    controllers[id.index].targets.append(target)
  }

  /// A world that starts with a new container.
  mutating func world(in kind: FlowController.Kind, _ children: ControllerID...) -> FlowWorld {
    let id = content("\(kind.rawValue) \(controllers.count)")
    controllers[id.index].kind = kind
    controllers[id.index].title = nil
    controllers[id.index].children = children
    return world(id)
  }

  func world(_ start: ControllerID) -> FlowWorld { FlowWorld(controllers, start: start) }

  /// A navigation controller without a bar, A for each orientation, and B, with segues from both.
  static func article(
    _ occasions: [AlternateRule.Occasion] = AlternateRule.Occasion.allCases,
    _ means: AlternateRule.Means = .push, hidesBarOnA: Bool = true
  ) -> FlowWorld {
    var worlds = Worlds()
    let portrait = worlds.content("A Portrait", bar: hidesBarOnA ? .hidden : nil)
    let landscape = worlds.content("A Landscape", bar: hidesBarOnA ? .hidden : nil)
    let details = worlds.content("B", bar: .shown)
    worlds.button("Details", on: portrait, .show, to: details)
    worlds.button("Details", on: landscape, .show, to: details)
    let navigation = worlds.container(.navigation, portrait)
    worlds.controllers[navigation.index].beginsWithoutBar = true
    var world = worlds.world(navigation)
    var rule = AlternateRule(base: portrait, alternate: landscape, orientation: .landscape, means: means)
    rule.occasions = occasions
    world.rules = [rule]
    return world
  }
}

/// Has no screens.
final class NoSight: FlowSight {
  func texts(in state: FlowState) -> [String] { ["shown"] }
  func isVisible(_ view: String, in state: FlowState) -> Bool? {
    view == "seen" ? true : view == "hid" ? false : nil
  }
  func viewNames(in state: FlowState) -> [String] { ["seen", "hid"] }
  func refusal(of step: FlowStep, on node: FlowNode) -> String? { nil }
  func difference(from golden: String, in state: FlowState) -> String? { golden == "same" ? nil : "3 pixels" }
  func backTitle(in state: FlowState) -> String? { nil }
}

func steps(_ words: [String]) throws -> [FlowStep] { try words.map { try FlowStep(argument: $0) } }

/// Takes steps and returns the visible controllers after each, with the orientation's initial.
func walk(_ world: FlowWorld, from orientation: Orientation = .portrait, _ words: String...) throws
  -> [String]
{
  var walk = try FlowWalk(world, orientation: orientation)
  try walk.take(try steps(words), NoSight())
  return walk.moments.map { "\($0.state.orientation.rawValue.prefix(1)) \($0.state.stackText(world))" }
}

/// The message of the impossible step.
func refusal(_ world: FlowWorld, _ words: String...) throws -> Finding? {
  var walk = try FlowWalk(world, orientation: .portrait)
  do {
    try walk.take(try steps(words), NoSight())
    return nil
  } catch let error as FlowScriptError {
    return error.findings.first
  }
}
