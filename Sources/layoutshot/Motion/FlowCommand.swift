import Diagnostics
import Files
import FlowExport
import Flows
import Screens

/// `layoutshot flow`: plays walks through view controllers.
struct FlowCommand {
  private let options: CommonOptions
  private let request: FlowPlay.Request
  private let script: FlowScript
  private let renderer: Renderer
  private let formats: [FlowFiles.Format]
  private let limits: FlowExplorer.Limits
  private let seconds: Double
  private let framesPerSecond: Double
  private let other: String?
  private let jobs: Int

  init(_ parsed: ParsedArguments) throws {
    options = try CommonOptions(parsed)
    let screens = try options.request()
    guard screens.devices.count < 2 else {
      throw UsageError("a flow is shown on one device; --device is given \(screens.devices.count) times")
    }
    var cast = FlowCast.Request(library: try options.assetLibrary(), in: .untraced)
    cast.reading = screens.reading
    cast.matching = try options.matching()
    var request = FlowPlay.Request(cast)
    request.device = screens.devices.first
    request.scale = screens.scale
    request.appearance = screens.appearance ?? .light
    request.systemEra = screens.systemEra
    request.isRightToLeft = screens.isRightToLeft
    self.request = request
    formats = try parsed.formats() ?? FlowFiles.Format.allCases.filter { $0 != .frames }
    var limits = FlowExplorer.Limits()
    limits.depth = Int(try parsed.number("depth", 1...1000, "a number of steps") ?? Double(limits.depth))
    limits.states = Int(
      try parsed.number("states", 1...100_000, "a number of states") ?? Double(limits.states))
    self.limits = limits
    seconds = try parsed.number("time", 0.001...86_400, "seconds") ?? 60
    framesPerSecond = try parsed.number("fps", 1...240, "a number up to 240") ?? 30
    other = parsed.value("compare")
    jobs = try options.jobs()
    script = try Self.script(parsed)
    renderer = Renderer(fonts: try options.fonts(), highlights: [], showsChrome: parsed.has("chrome"))
  }

  // MARK: Scripts

  private static func isScript(_ path: String) -> Bool {
    let name = path.lowercased()
    return name.hasSuffix(".json") && !name.hasSuffix(".scene.json")
  }

  /// The script given by the inputs.
  private static func script(_ parsed: ParsedArguments) throws -> FlowScript {
    var script = FlowScript()
    var words: [String] = []
    for input in parsed.inputs {
      if !words.isEmpty || FlowStep.isArgument(input) && !FileSystem.untraced.exists(input) {
        words.append(input)
      } else {
        script.documents.append(FlowName(input))
      }
    }
    if let first = script.documents.first, isScript(first.text) {
      guard parsed.inputs.count == 1 else {
        throw UsageError("a script takes no other input, but there is \"\(parsed.inputs[1])\"")
      }
      script = try read(first.text)
    } else {
      guard !script.documents.isEmpty else {
        throw UsageError("'flow' needs a script or a document before its steps")
      }
      for word in words {
        do throws(FlowFault) { script.steps.append(try FlowStep(argument: word)) } catch {
          throw UsageError(error.message)
        }
      }
    }
    if let start = parsed.value("start") { script.start = FlowName(start) }
    return script
  }

  private static func read(_ path: String) throws -> FlowScript {
    let input = try FileSystem.untraced.read(path)
    return try FlowScript.read(input.bytes, file: input.path)
  }

  /// The script's or document's name without its extensions.
  private var name: String {
    let path = script.file ?? script.documents[0].text
    let name = InputFile(path: path, bytes: []).documentName
    for suffix in [".flow.json", ".json"] where name.hasSuffix(suffix) && name.count > suffix.count {
      return String(name.dropLast(suffix.count))
    }
    return name
  }

  // MARK: Running

  func run() throws -> Int32 {
    do {
      let play = try FlowPlay(script, request, renderer: renderer)
      if options.parsed.has("explore") { return try explore(play) }
      if let other { return try compare(play, with: other) }
      return try walk(play)
    } catch let error as FlowFault {
      throw LocatedFault(error, at: script.file)
    }
  }

  private func walk(_ play: FlowPlay) throws -> Int32 {
    let walk = try play.walk()
    let findings = play.findings + play.findings(of: walk)
    if options.parsed.has("dry-run") {
      Terminal.print(walk.text)
      return report(findings, walk)
    }
    let folder = options.parsed.value("output") ?? "\(name).flow"
    var files = FlowFiles(walk, on: play.stage, folder: folder, title: name, threads: jobs)
    try options.timings.measure("paint") {
      try files.make(pictures: formats.contains(.png), sheet: formats.contains(.sheet))
    }
    let all = FindingSet(findings + play.stage.findings).elements
    if formats.contains(.json) {
      let names = formats.contains(.png) ? files.names : [:]
      let report = FlowReport(
        walk, document: script.file ?? script.documents[0].text, device: play.stage.look.device,
        pictures: names,
        findings: all)
      files.add(report.text, as: "flow.json")
    }
    if formats.contains(.text) { files.add(walk.text, as: "flow.txt") }
    var paths = try files.write()
    if formats.contains(.frames) {
      paths += try options.timings.measure("frames") {
        try files.writeFrames(framesPerSecond: framesPerSecond)
      }
    }
    Terminal.print(paths.map { $0 + "\n" }.joined())
    options.reportTimings()
    return report(all, walk)
  }

  /// Prints findings and expectations and returns the exit status.
  private func report(_ findings: [Finding], _ walk: FlowWalk) -> Int32 {
    options.report(findings)
    let failures = FlowPlay.failures(of: walk)
    Terminal.error(failures.map { options.printer.text($0) }.joined())
    let expectations = walk.moments.filter { if case .expect? = $0.step?.action { true } else { false } }
    if failures.isEmpty, !expectations.isEmpty {
      let place = SourceLocation(file: script.file ?? script.documents[0].text)
      let words =
        expectations.count == 1 ? "the expectation holds" : "all \(expectations.count) expectations hold"
      options.report([Finding(.note, .flow, words, at: place)])
    }
    let isFaulty = !failures.isEmpty || walk.moments.contains { $0.wrongTwin != nil }
    return max(isFaulty ? 1 : 0, options.status(findings))
  }

  private func explore(_ play: FlowPlay) throws -> Int32 {
    let end = ContinuousClock.now + .milliseconds(Int(seconds * 1000))
    let start = ContinuousClock.now
    let found = try play.explore(limits) { ContinuousClock.now >= end }
    let duration = ContinuousClock.now - start
    if !options.parsed.has("dry-run") {
      let folder = options.parsed.value("output") ?? "\(name).flow"
      let diagram = GraphDiagram(found.graph, play.world, faulty: found.faulty).diagram(title: name)
      let walk = try FlowWalk(play.world, orientation: script.orientation)
      var files = FlowFiles(walk, on: play.stage, folder: folder, title: name, threads: jobs)
      files.add(diagram.svg, as: "graph.svg")
      // A graph with hundreds of states is too large for a picture at two pixels per point.
      try files.add(
        diagram.drawing(renderer.fonts, scale: found.graph.nodes.count > 60 ? 1 : 2), as: "graph.png")
      Terminal.print(try files.write().map { $0 + "\n" }.joined())
    } else {
      Terminal.print(found.graph.text(play.world))
    }
    options.report(play.findings + found.findings)
    if options.isVerbose {
      let rate = Double(found.graph.nodes.count) / max(duration / .seconds(1), 1e-6)
      let words =
        "\(found.graph.nodes.count) states, \(found.graph.edges.count) steps, \(Int(rate)) states a second"
      options.report([Finding(.note, .flow, words, at: play.place)])
    }
    let isFaulty = found.findings.contains { $0.severity >= .warning }
    return max(isFaulty ? 1 : 0, options.status(play.findings + found.findings))
  }

  private func compare(_ play: FlowPlay, with path: String) throws -> Int32 {
    guard Self.isScript(path) else { throw UsageError("--compare is \"\(path)\"; expected another script") }
    let other = try FlowPlay(try Self.read(path), request, renderer: renderer)
    let (one, two) = (try play.walk(), try other.walk())
    let comparison = try FlowComparison((one, play.stage), (two, other.stage))
    let own = script.file ?? script.documents[0].text
    Terminal.print(comparison.text((own, path)))
    let findings = play.findings + play.findings(of: one) + other.findings + other.findings(of: two)
    options.report(findings)
    return max(comparison.differing.isEmpty ? 0 : 1, options.status(findings))
  }
}

/// A fault that concerns the flow as a whole.
private struct LocatedFault: LocatedError {
  let message: String
  let location: SourceLocation?
  let notes: [Finding.Note]

  init(_ fault: FlowFault, at file: String?) {
    (message, notes) = (fault.message, fault.notes)
    location = file.map { SourceLocation(file: $0) }
  }
}
