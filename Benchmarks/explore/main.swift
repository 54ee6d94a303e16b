import Flows

// Explores a world of 12 controllers that all lead to one another, half of them twins: states per second, without
// pictures.

/// Every controller has a button to every other one; every second one is the other's twin for landscape.
func mesh(_ count: Int) -> FlowWorld {
  var controllers = (0..<count).map { FlowController(id: "c\($0)", name: "Controller \($0)") }
  for index in 0..<count {
    for other in 0..<count where other != index {
      var target = FlowTarget(id: "t\(index)-\(other)", names: ["To \(other)"])
      target.segues = [FlowSegue(.show, to: .controller(ControllerID(other)))]
      controllers[index].targets.append(target)
    }
  }
  var navigation = FlowController(id: "n", name: "Navigation", kind: .navigation)
  navigation.children = [ControllerID(0)]
  controllers.append(navigation)
  var world = FlowWorld(controllers, start: ControllerID(count))
  for index in stride(from: 0, to: count - 1, by: 2) {
    world.rules.append(
      AlternateRule(
        base: ControllerID(index), alternate: ControllerID(index + 1), orientation: .landscape, means: .push))
  }
  return world
}

var limits = FlowExplorer.Limits()
(limits.depth, limits.states) = (50, 5_000)
let explorer = FlowExplorer(mesh(12), limits: limits)
let clock = ContinuousClock()
var milliseconds: [Double] = []
var (states, steps) = (0, 0)
for _ in 0..<6 {
  let time = clock.measure {
    guard let graph = try? explorer.explore(from: .portrait) else { fatalError("the start cannot be shown") }
    (states, steps) = (graph.nodes.count, graph.edges.count)
  }
  milliseconds.append(time / .milliseconds(1))
}
// The first one warms up.
let median = milliseconds.dropFirst().sorted()[2]
print("12 controllers: \(states) states, \(steps) steps")
print("explore  median \(Int(median)) ms, \(Int(Double(states) / median * 1e3)) states a second")
