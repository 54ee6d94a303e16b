import Assets
import BenchmarkSupport
import FlowExport
import Flows
import Screens

// Explores the scripts named on the command line, or a world of 12 controllers that all lead to one another: states a
// second, without pictures.

func report(_ name: String, _ world: FlowWorld) {
  var limits = FlowExplorer.Limits()
  (limits.depth, limits.states) = (50, 5_000)
  let explorer = FlowExplorer(world, limits: limits)
  guard let graph = try? explorer.explore(from: .portrait) else { return print("\(name): no start") }
  let timing = Timing(count: 11) { _ = try? explorer.explore(from: .portrait) }
  let rate = Double(graph.nodes.count) / max(timing.median, 1e-6) * 1e3
  print("\(name): \(graph.nodes.count) states, \(graph.edges.count) steps, \(Int(rate)) states a second")
  print(timing.line("explore"))
}

/// Every controller has a button to every other one; half of them have a twin for landscape.
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

for (path, bytes) in documentsOfCommandLine() where path.hasSuffix(".flow.json") {
  do {
    let script = try FlowScript.read(bytes, file: path)
    let request = FlowPlay.Request(FlowCast.Request(library: AssetLibrary()))
    report(path, try FlowPlay(script, request, renderer: Renderer(fonts: try Fonts.library())).world)
  } catch {
    print("\(path): \(error)")
  }
}
report("12 controllers", mesh(12))
