import Diagnostics
import Files
import Flows
import Raster
import Screens
import Templates
import Views

/// A script with its documents, ready for walking and exploring.
package struct FlowPlay {
  package let script: FlowScript
  package let stage: FlowStage
  /// The findings from reading.
  package let findings: [Finding]

  /// The user's options in addition to the script.
  package struct Request {
    /// The options for reading documents.
    package var cast: FlowCast.Request
    /// The device that replaces the script's.
    package var device: Device?
    /// Pixels per point; nil for the device's.
    package var scale: Double?
    /// Light or dark appearance.
    package var appearance = Appearance.light
    /// The era of the system that is shown; nil for that of each document.
    package var systemEra: Era? {
      get { cast.systemEra }
      set { cast.systemEra = newValue }
    }
    /// Whether the layout is right-to-left.
    package var isRightToLeft = false

    /// Creates options for reading documents only.
    package init(_ cast: FlowCast.Request) { self.cast = cast }
  }

  /// Reads a script's documents and applies the script. Throws errors from reading, and `FlowScriptError`.
  package init(_ script: FlowScript, _ request: Request, renderer: Renderer) throws {
    self.script = script
    let cast = try FlowCast(Self.paths(of: script, in: request.cast.files), request.cast)
    let world = try Self.world(script, request, cast)
    var look = FlowStage.Look(device: try Self.device(script, request, cast))
    if let scale = request.scale { look.scale = scale }
    look.appearance = request.appearance
    look.systemEra = request.systemEra
    look.isRightToLeft = request.isRightToLeft
    stage = FlowStage(
      world, cast, look, renderer, reading: request.cast.reading, folder: Self.folder(of: script),
      enclosure: Self.enclosure(of: script))
    let found = script.alternates == nil ? world.rules.map { Self.note($0, world) } : []
    findings = cast.findings + found
  }

  /// The folder of a script, with a slash at its end; empty for the current one.
  private static func folder(of script: FlowScript) -> String {
    script.file.flatMap { file in file.lastIndex(of: "/").map { String(file[...$0]) } } ?? ""
  }

  /// The enclosure of files named in a script; a walk given on the command line is not a stranger's.
  private static func enclosure(of script: FlowScript) -> Enclosure {
    script.file.map { Enclosure(ofNamesIn: $0) } ?? .anywhere
  }

  /// The paths of a script's documents.
  private static func paths(of script: FlowScript, in files: FileSystem) throws(FlowScriptError) -> [String] {
    let folder = folder(of: script)
    let enclosure = enclosure(of: script)
    var paths: [String] = []
    for document in script.documents {
      let path = document.text.hasPrefix("/") || document.text == "-" ? document.text : folder + document.text
      guard document.place == nil || files.exists(path) else {
        throw FlowScriptError([
          Finding(.error, .request, "there is no document \(path)", at: document.place)
        ])
      }
      guard document.place == nil || enclosure.admits(path, in: files) else {
        throw FlowScriptError([
          Finding(
            .error, .request, "the document \(path) is outside of the script's project", at: document.place)
        ])
      }
      paths.append(path)
    }
    return paths
  }

  /// Takes all steps of a script without laying out any screen: expectations are ignored. Returns them with the screens.
  /// Throws errors from reading, and `FlowScriptError` or `FlowFault` if a step is impossible.
  package static func unseenWalk(
    _ script: FlowScript, _ request: Request
  ) throws -> (walk: FlowWalk, cast: FlowCast) {
    let cast = try FlowCast(paths(of: script, in: request.cast.files), request.cast)
    let world = try world(script, request, cast)
    var walk = try FlowWalk(world, orientation: script.orientation)
    try walk.take(script.steps, Unseen())
    return (walk, cast)
  }

  /// The controllers, with what the script says about them and what the device shows of them.
  private static func world(_ script: FlowScript, _ request: Request, _ cast: FlowCast) throws -> FlowWorld {
    var world = cast.world
    let device = try device(script, request, cast)
    world.showsColumns = device.isPad
    for index in world.controllers.indices {
      let allowed = cast.orientations(of: ControllerID(index), on: device)
      if let allowed, !allowed.isEmpty { world.controllers[index].orientations = allowed }
    }
    try world.apply(script)
    return world
  }

  private static func note(_ rule: AlternateRule, _ world: FlowWorld) -> Finding {
    Finding(
      .note, .flow,
      "by its name, \"\(world[rule.alternate].name)\" shows instead of \"\(world[rule.base].name)\" in"
        + " \(rule.orientation.rawValue), by \(rule.means.rawValue); \"alternates\" in a script overrides it",
      at: world[rule.alternate].location)
  }

  private static func device(
    _ script: FlowScript, _ request: Request, _ cast: FlowCast
  ) throws(FlowScriptError) -> Device {
    if let device = request.device { return device }
    if let name = script.device {
      if let device = Device(named: name.text) { return device }
      let hint = FlowWorld.hint(name.text, among: Device.all.map(\.name))
      throw FlowScriptError([Finding(.error, .request, "no device \"\(name.text)\"; \(hint)", at: name.place)]
      )
    }
    if let device = cast.device { return device }
    // The screen that Interface Builder uses for documents without a device.
    return Device(interfaceBuilderID: "retina4_7") ?? Device.all[0]
  }

  /// The world after applying the script.
  package var world: FlowWorld { stage.world }

  /// The script's name in messages.
  package var place: SourceLocation? { script.file.map { SourceLocation(file: $0) } }

  // MARK: Walking

  /// Takes all steps. Throws `FlowScriptError` at the first impossible step.
  package func walk() throws(FlowScriptError) -> FlowWalk {
    var walk: FlowWalk
    do throws(FlowFault) { walk = try FlowWalk(world, orientation: script.orientation) } catch {
      throw start(error)
    }
    try walk.take(script.steps, stage)
    return walk
  }

  private func start(_ fault: FlowFault) -> FlowScriptError {
    FlowScriptError([Finding(.error, .flow, "the start: \(fault.message)", at: place, notes: fault.notes)])
  }

  /// The findings of a walk, without failed expectations.
  package func findings(of walk: FlowWalk) -> [Finding] {
    var review = TwinReview(stage)
    return FindingSet(walk.moments.flatMap { $0.findings + review.findings(of: $0) }).elements
  }

  /// Failed expectations, as errors at their steps.
  package static func failures(of walk: FlowWalk) -> [Finding] {
    walk.moments.flatMap { moment in
      moment.failures.map { failure in
        Finding(.error, .flow, "\(walk.label(of: moment)): \(failure)", at: moment.step?.place)
      }
    }
  }

  // MARK: Exploring

  /// The result of exploring.
  package struct Exploration {
    /// The states and steps.
    package var graph: FlowGraph
    package var findings: [Finding]
    /// The states with findings.
    package var faulty: Set<Int>
  }

  /// Follows all steps from the start. `isOver`: called from time to time; returns whether time is up. Throws
  /// `FlowScriptError` if the start cannot be shown.
  package func explore(
    _ limits: FlowExplorer.Limits, isOver: () -> Bool = { false }
  ) throws(FlowScriptError) -> Exploration {
    let graph: FlowGraph
    do throws(FlowFault) {
      graph = try FlowExplorer(world, limits: limits).explore(from: script.orientation, isOver: isOver)
    } catch { throw start(error) }
    var findings = graph.findings(world)
    var faulty: Set<Int> = []
    for (index, node) in graph.nodes.enumerated() {
      if world.wrongTwin(in: node.state) != nil { faulty.insert(index) }
    }
    findings += pathFindings(graph, &faulty, isOver) + rotationFindings(graph) + valueFindings(graph, isOver)
    if graph.isCut {
      findings.append(
        Finding(
          .note, .flow,
          "not every state was followed: \(graph.nodes.count) states within \(limits.depth) steps and"
            + " \(limits.states) states", at: place))
    }
    return Exploration(graph: graph, findings: FindingSet(findings).elements, faulty: faulty)
  }

  /// States that show the same controllers in the same orientation but look different.
  private func pathFindings(_ graph: FlowGraph, _ faulty: inout Set<Int>, _ isOver: () -> Bool) -> [Finding] {
    var told: Set<Int> = []
    var findings: [Finding] = []
    for (first, second) in graph.lookalikes(world) where !told.contains(first) {
      if isOver() { break }
      let (one, other) = (graph.nodes[first].state, graph.nodes[second].state)
      guard let left = try? stage.pixmap(of: one), let right = try? stage.pixmap(of: other),
        !Self.areEqual(left, right)
      else { continue }
      told.insert(first)
      faulty.formUnion([first, second])
      findings.append(
        Finding(
          .warning, .flow,
          "\"\(one.stackText(world))\" in \(one.orientation.rawValue) depends on the path that led there: it looks"
            + " different \(graph.wayText(to: first)) and \(graph.wayText(to: second))",
          at: world[one.visible(world).controller].location))
    }
    return findings
  }

  /// Values and states of actions that screens do not have; each once.
  private func valueFindings(_ graph: FlowGraph, _ isOver: () -> Bool) -> [Finding] {
    var told: Set<String> = []
    var findings: [Finding] = []
    for edge in graph.edges {
      for case .changed(let step, let node) in edge.events {
        let key = "\(node.controller.index) \(step.words)"
        guard !told.contains(key), !isOver() else { continue }
        guard let refusal = try? stage.refusal(of: step, on: node) else { continue }
        told.insert(key)
        findings.append(
          Finding(.warning, .flow, "\(edge.step.words): \(refusal)", at: step.place ?? place))
      }
    }
    return findings
  }

  /// Whether two pictures have the same size and pixels.
  static func areEqual(_ left: Pixmap, _ right: Pixmap) -> Bool {
    left.width == right.width && left.height == right.height && right.changes(from: left) == nil
  }

  /// Views without a counterpart when the device rotates: those of twins, and of screens with a layout for each
  /// orientation.
  private func rotationFindings(_ graph: FlowGraph) -> [Finding] {
    var told: Set<String> = []
    return graph.edges.compactMap { edge -> Finding? in
      guard case .rotate = edge.step.action else { return nil }
      let from = graph.nodes[edge.from].state.visible(world).controller
      let to = graph.nodes[edge.to].state.visible(world).controller
      let key = from < to ? "\(from.index) \(to.index)" : "\(to.index) \(from.index)"
      guard told.insert(key).inserted, let one = try? stage.cast.screen(from) else { return nil }
      var unmatched: [String] = []
      if from != to {
        guard let other = try? stage.cast.screen(to) else { return nil }
        unmatched = TwinReview.unmatched(one, other, stage.cast.matching)
      } else {
        for match in [one.portrait, one.landscape].compactMap(\.self) {
          unmatched += match.unmatchedLive.map { one.tree[$0.view].phrase }
        }
      }
      guard !unmatched.isEmpty else { return nil }
      let names = unmatched.prefix(4).joined(separator: ", ") + (unmatched.count > 4 ? ", …" : "")
      let count = "\(unmatched.count) \(unmatched.count == 1 ? "view has" : "views have")"
      return Finding(
        .note, .flow,
        "turning \"\(world[from].name)\": \(count) no counterpart"
          + (from == to ? "" : " on \"\(world[to].name)\"") + ": \(names)",
        at: world[from].location)
    }
  }
}
