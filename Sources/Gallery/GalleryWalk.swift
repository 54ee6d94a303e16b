import Files
import FlowExport
import Flows
import Geometry
import JSON
import MotionExport
import Painting
import Raster
import Screens
import Threads
import Views

/// The states that a user of the application can reach, with their pictures, and the steps between them.
package struct GalleryWalk {
  /// The most states of a gallery, and the most steps from a start.
  private static let (mostStates, mostSteps) = (400, 8)
  /// The frames of transitions: how many a second, and the pixels per point.
  private static let (framesPerSecond, frameScale) = (20.0, 1.0)

  /// A state with its picture.
  private struct State {
    /// The index of the walk.
    var start: Int
    var node: FlowGraph.Node
    var picture: String?
    /// What the device shows over it.
    var device: String?
    var size: Size
    var parts: [String: Rect] = [:]
    /// Why there is no picture, and what cannot be followed.
    var notes: [String] = []
  }

  /// A walk: where it begins, and what draws it.
  package struct Start {
    let name: String
    let stage: FlowStage
    /// The controller that it begins with, and the orientation; nil for one that the controller supports.
    let controller: ControllerID
    let orientation: Orientation?
    /// The script that it is of, without its steps; nil for a walk through the documents as they are.
    let script: JSONValue?

    /// Creates a walk.
    package init(
      _ name: String, on stage: FlowStage, from controller: ControllerID, orientation: Orientation? = nil,
      script: JSONValue? = nil
    ) {
      (self.name, self.stage, self.controller) = (name, stage, controller)
      (self.orientation, self.script) = (orientation, script)
    }
  }

  private let pictures: GalleryPictures
  private let threads: Int
  private let screens: [String: Int]
  private var states: [State] = []
  private var edges: [(edge: FlowGraph.Edge, film: Film?)] = []
  private var starts: [(start: Start, state: Int)] = []
  /// What the budget left out: the number of transitions that have no frames.
  private(set) var framesLeftOut = 0

  /// The frames of a transition.
  private struct Film {
    var files: [String]
    var delays: [Double]
  }

  /// Explores from some starts.
  ///
  /// - Parameters:
  ///   - starts: The walks; those whose controller an earlier walk on the same stage shows are left out.
  ///   - screens: The indices of screens by document and object id, see `key`.
  ///   - pictures: Where pictures go.
  ///   - budget: The most bytes of all pictures; frames beyond it are left out.
  ///   - threads: The number of threads.
  /// - Throws: `FileError` for a picture that cannot be written.
  init(
    _ starts: [Start], screens: [String: Int], _ pictures: GalleryPictures, budget: Int, threads: Int
  ) throws {
    (self.screens, self.pictures, self.threads) = (screens, pictures, threads)
    var visited: [ObjectIdentifier: Set<ControllerID>] = [:]
    var graphs: [(start: Start, graph: FlowGraph)] = []
    var count = 0
    for start in starts where count < Self.mostStates {
      let stage = ObjectIdentifier(start.stage)
      if visited[stage]?.contains(start.controller) == true { continue }
      var world = start.stage.world
      world.start = start.controller
      var limits = FlowExplorer.Limits()
      (limits.depth, limits.states) = (Self.mostSteps, Self.mostStates - count)
      let orientation = start.orientation ?? world[start.controller].orientations.first ?? .portrait
      let explorer = FlowExplorer(world, limits: limits) { controller in
        (try? start.stage.cast.screen(controller))?.states.map(\.name) ?? []
      }
      guard let graph = try? explorer.explore(from: orientation) else { continue }
      for node in graph.nodes { visited[stage, default: []].formUnion(node.state.alive.map(\.controller)) }
      count += graph.nodes.count
      graphs.append((start, graph))
    }
    for (start, graph) in graphs { try add(start, graph) }
    try addFilms(budget)
  }

  /// The key of a controller's screen.
  static func key(_ document: String, _ id: String) -> String { document + "#" + id }

  /// The files of all its pictures, relative to the gallery.
  var files: Set<String> {
    let own = states.flatMap { [$0.picture, $0.device] }.compactMap(\.self)
    return Set(own + edges.flatMap { $0.film?.files ?? [] })
  }

  // MARK: States

  private mutating func add(_ start: Start, _ graph: FlowGraph) throws {
    let (first, stage) = (states.count, start.stage)
    starts.append((start, first))
    var drawings: [Drawing?] = []
    for node in graph.nodes {
      var state = State(start: starts.count - 1, node: node, size: .zero)
      do throws(FlowFault) {
        let drawing = try stage.drawing(of: node.state)
        state.size = drawing.canvas
        drawings.append(drawing)
        state.parts = Self.parts(of: node.state, on: stage)
      } catch {
        state.size = stage.look.device.size(in: node.state.orientation)
        state.notes.append(error.message)
        drawings.append(nil)
      }
      states.append(state)
    }
    let (renderer, scale, drawn) = (stage.renderer, stage.look.scale, drawings)
    let encoded = Workers.map(drawn.count, width: threads) { index -> [UInt8]? in
      guard let drawing = drawn[index], let pixmap = try? renderer.pixmap(drawing) else { return nil }
      return try? GalleryPictures.encoded(pixmap, scale: scale)
    }
    var known: [String: String] = [:]
    for (index, picture) in encoded.enumerated() {
      states[first + index].picture = try picture.map { try pictures.add($0) }
      guard let device = stage.device(of: graph.nodes[index].state), !device.commands.isEmpty else {
        continue
      }
      let key = device.lines.joined(separator: "\n")
      if known[key] == nil, let pixmap = try? renderer.pixmap(device) {
        known[key] = try pictures.add(GalleryPictures.encoded(pixmap, scale: scale))
      }
      states[first + index].device = known[key]
    }
    for refusal in graph.refusals {
      states[first + refusal.node].notes.append("\(refusal.step.caption): \(refusal.fault.message)")
    }
    for var edge in graph.edges {
      (edge.from, edge.to) = (edge.from + first, edge.to + first)
      edges.append((edge, nil))
    }
  }

  /// Where what can be tapped is on the screen, by the words of the steps.
  private static func parts(of state: FlowState, on stage: FlowStage) -> [String: Rect] {
    var result: [String: Rect] = [:]
    for part in stage.parts(of: state) {
      for name in part.names where result[name] == nil { result[name] = part.frame }
    }
    return result
  }

  private func stage(of state: State) -> FlowStage { starts[state.start].start.stage }

  private func frame(of step: FlowStep, in state: State) -> Rect? {
    let stage = stage(of: state)
    switch step.action {
    case .tap(let name):
      let target = state.node.state.columns(stage.world).lazy
        .compactMap { $0.last.flatMap { stage.world[$0.controller].target(named: name) } }.first
      return target.flatMap { state.parts["#" + $0.id] }
    case .select(let name): return state.parts["tab " + name]
    case .back: return state.parts["back"]
    default: return nil
    }
  }

  // MARK: Films

  /// The frames of the steps that move; a step back shows those of the step there in the other order.
  private mutating func addFilms(_ budget: Int) throws {
    var known: [String: Film] = [:]
    let stages = starts.map { start, _ in
      var look = start.stage.look
      look.scale = Self.frameScale
      return start.stage.with(look)
    }
    for index in edges.indices {
      let edge = edges[index].edge
      guard edge.from != edge.to, let from = states[edge.from].picture, let to = states[edge.to].picture
      else {
        continue
      }
      let moment = FlowMoment(
        edge.step, from: states[edge.from].node.state, edge.events, to: states[edge.to].node.state)
      guard let transition = FlowTransition(moment, on: stages[states[edge.from].start]) else { continue }
      let kind = transition.movement.kind
      let key = "\(kind.rawValue) \(from) \(to)"
      if let film = known[key] {
        edges[index].film = film
        continue
      }
      if let opposite = Self.opposites[kind], let film = known["\(opposite.rawValue) \(to) \(from)"] {
        edges[index].film = Film(files: film.files.reversed(), delays: film.delays.reversed())
        continue
      }
      guard pictures.total < budget else {
        framesLeftOut += 1
        continue
      }
      let sink = FrameFiles(pictures, scale: Self.frameScale)
      let schedule: FlowTransition.Film
      do {
        schedule = try transition.film(framesPerSecond: Self.framesPerSecond)
        try transition.run(schedule, threads: threads) { _ in [sink] }
      } catch let error as FileError {
        throw error
      } catch {
        // A screen that cannot be shown is said at its state.
        continue
      }
      let film = Film(files: sink.files, delays: schedule.delays)
      known[key] = film
      edges[index].film = film
    }
  }

  private static let opposites: [FlowMovement.Kind: FlowMovement.Kind] = [
    .push: .pop, .pop: .push, .present: .dismiss, .dismiss: .present,
  ]

  // MARK: JSON

  var json: JSONValue {
    .object([
      ("starts", .array(starts.map { json(of: $0.start, $0.state) })),
      ("states", .array(states.map { json(of: $0, stage(of: $0).world) })),
      ("steps", .array(edges.map { json(of: $0.edge, $0.film) })),
    ])
  }

  private func json(of start: Start, _ state: Int) -> JSONValue {
    let device = start.stage.look.device
    return .object([
      ("name", .string(start.name)), ("controller", .string(start.stage.world[start.controller].id)),
      ("state", .integer(state)), ("script", start.script ?? .null),
      (
        "device",
        .object([
          ("name", .string(device.name)), ("isPad", .flag(device.isPad)),
          ("corner", .number(device.screenCornerRadius)),
        ])
      ),
    ])
  }

  private func json(of state: State, _ world: FlowWorld) -> JSONValue {
    let own = state.node.state
    let visible = world[own.visible(world).controller]
    let screen = visible.location.flatMap { screens[Self.key($0.file, visible.id)] }
    return .object([
      ("picture", JSONValue(state.picture)), ("device", JSONValue(state.device)),
      ("width", .number(state.size.width)), ("height", .number(state.size.height)),
      ("screen", screen.map { .integer($0) } ?? .null), ("name", .string(visible.name)),
      ("stack", .array(own.layers.indices.flatMap { stack(own, $0, world) }.map { .string($0) })),
      ("orientation", .string(own.orientation.rawValue)),
      ("notes", .array(state.notes.map { .string($0) })), ("isFollowed", .flag(state.node.isFollowed)),
      ("silent", silent(in: state)),
    ])
  }

  /// What can be tapped without anything that the documents say of it: its place, and why nothing follows.
  private func silent(in state: State) -> JSONValue {
    let world = stage(of: state).world
    let targets = state.node.state.columns(world).compactMap(\.last).flatMap { world[$0.controller].targets }
    let rows = targets.filter { $0.segues.isEmpty && $0.isEnabled }.compactMap { target -> JSONValue? in
      guard let frame = state.parts["#" + target.id] else { return nil }
      let unknown = target.actions.filter { selector in
        !world.actions.contains { $0.selector == selector }
      }
      guard let first = unknown.first, unknown.count == target.actions.count else { return nil }
      let words = FlowWalk.findings([.ignoredAction(first, of: target.name)], world, at: nil).map(\.message)
      return .object([
        ("frame", GalleryLayout.numbers(frame)), ("words", .string(words.joined(separator: "; "))),
      ])
    }
    return .array(rows)
  }

  /// The names on the stack of a layer; `+` before those that are presented.
  private func stack(_ state: FlowState, _ layer: Int, _ world: FlowWorld) -> [String] {
    let names = state.stack(world, layer: layer)
    return layer == 0 ? names : names.enumerated().map { $0 == 0 ? "+ " + $1 : $1 }
  }

  private func json(of edge: FlowGraph.Edge, _ film: Film?) -> JSONValue {
    var members: [(key: String, value: JSONValue)] = [
      ("from", .integer(edge.from)), ("to", .integer(edge.to)), ("words", .string(edge.step.caption)),
      ("step", edge.step.script ?? .null),
      (
        "notes",
        .array(
          FlowWalk.findings(edge.events, stage(of: states[edge.from]).world, at: nil).map {
            .string($0.message)
          })
      ),
    ]
    if let frame = frame(of: edge.step, in: states[edge.from]) {
      members.append(("frame", GalleryLayout.numbers(frame)))
    }
    if let film {
      members.append(("frames", .array(film.files.map { .string($0) })))
      members.append(("delays", .array(film.delays.map { .number(($0 * 1000).rounded()) })))
    }
    return .object(members)
  }
}

/// Puts the frames of a transition among the pictures of a gallery.
private final class FrameFiles: FrameSink {
  private let pictures: GalleryPictures
  private let scale: Double
  private(set) var files: [String] = []

  init(_ pictures: GalleryPictures, scale: Double) { (self.pictures, self.scale) = (pictures, scale) }

  func add(_ batch: FrameExport.Batch) throws {
    for pixmap in batch.pixmaps {
      files.append(try pictures.add(GalleryPictures.encoded(pixmap, scale: scale)))
    }
  }

  func finish() {}
}
