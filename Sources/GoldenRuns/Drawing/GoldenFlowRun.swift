import Assets
import Diagnostics
import Files
import FlowExport
import Flows
import Goldens
import Screens
import Threads
import Typography

/// The processing of one script's goldens: a picture of each step of the walk.
struct GoldenFlowRun {
  let document: GoldenDocuments.Document
  let project: GoldenProject
  let judge: GoldenJudge
  let timings: Timings?

  /// Processes the goldens. Screens are laid out and drawn one after another, as steps share them.
  func run() -> DocumentResult {
    result { result in
      let renderer = Renderer(fonts: project.fonts, showsChrome: project.configuration.showsChrome)
      let play = try FlowPlay(script(), request, renderer: renderer)
      let walk = try timings.measure("layout") { try play.walk() }
      try expect(walk, play.stage.cast, &result)
      let names = walk.pictureNames
      for moment in walk.moments {
        guard moment.isPicture, let name = names[moment.number] else { continue }
        let drawn = try golden(moment, name, play)
        result.add(
          DocumentResult(of: drawn.path, in: document.path) {
            try timings.measure("judge") { try judge.judge(drawn) }
          })
      }
      if !judge.rebases { check(walk, &result) }
      result.findings = FindingSet(play.findings + play.findings(of: walk) + play.stage.findings).elements
    }
  }

  /// Returns which goldens there should be: known from the script and its documents without drawing anything.
  func expectation() -> DocumentResult {
    result { result in
      let (walk, cast) = try FlowPlay.unseenWalk(script(), request)
      try expect(walk, cast, &result)
    }
  }

  private func expect(_ walk: FlowWalk, _ cast: FlowCast, _ result: inout DocumentResult) throws {
    try project.count.add(walk.pictureNames.count, of: document, "")
    result.expected = Set(walk.pictureNames.values.map { "\(document.folder)/\($0)" })
    result.screens = Set(result.expected.map { GoldenScene.split($0).scene })
    for controller in Set(walk.moments.map { $0.state.visible(walk.world).controller }) {
      guard let screen = try? cast.screen(controller) else { continue }
      result.uses.formUnion(
        ConfigurationUse.all(of: screen, in: document.relativePath, project.configuration, requested: []))
    }
  }

  /// Returns the result of work, or of what is wrong with the script, its documents or the walk.
  private func result(_ work: (inout DocumentResult) throws -> Void) -> DocumentResult {
    var result = DocumentResult()
    do {
      try work(&result)
    } catch let error as FlowScriptError {
      result.isComplete = false
      result.findings += error.findings
    } catch let error as FlowFault {
      result.isComplete = false
      result.findings.append(
        Finding(.error, .flow, error.message, at: SourceLocation(file: document.path), notes: error.notes))
    } catch {
      result.isComplete = false
      result.findings.append(.failure(error, at: document.path))
    }
    return result
  }

  /// Adds the expectations that do not hold.
  private func check(_ walk: FlowWalk, _ result: inout DocumentResult) {
    result.faults = walk.moments.compactMap { Self.fault(of: $0, in: walk) }
    if result.faults.isEmpty { return }
    let name = InputFile.documentName(of: document.relativePath)
    result.faulty = [
      FaultyMotion(
        kind: .flow, motion: document.folder, words: "", document: document.path, scene: name,
        faults: result.faults.map { FaultyMotion.Fault($0, check: "expect") })
    ]
  }

  /// The expectations of a moment that do not hold, as one finding.
  private static func fault(of moment: FlowMoment, in walk: FlowWalk) -> Finding? {
    guard !moment.failures.isEmpty else { return nil }
    return Finding(
      .error, .flow, "\(walk.label(of: moment)): \(moment.failures.joined(separator: "; "))",
      at: moment.step?.place)
  }

  private func golden(_ moment: FlowMoment, _ name: String, _ play: FlowPlay) throws -> DrawnGolden {
    let (screen, renderer) = try play.stage.drawnScreen(of: moment.state)
    var recorder = TreeRecorder(assets: renderer.assets(for: screen.laidOut))
    let tree = recorder.record(of: screen)
    let pixmap = try timings.measure("paint") { try play.stage.pixmap(of: moment.state) }
    let settings = SceneSettings(
      project.configuration, of: document.relativePath, screen.laidOut.screen.answers(to:))
    return DrawnGolden(
      path: "\(document.folder)/\(name)",
      // Lines in the record are those of the storyboard.
      document: play.stage.cast.path(of: moment.state.visible(play.world).controller) ?? document.path,
      scene: screen.laidOut.screen.name,
      words: moment.label, scale: play.stage.look.scale,
      tolerance: settings.tolerance,
      pixmap: pixmap,
      tree: tree, kinds: settings.kinds, missingFonts: play.stage.missingFonts(of: moment.state),
      masked: settings.masks.views(in: screen.laidOut.tree))
  }

  // MARK: Script

  private func script() throws -> FlowScript {
    let input = try judge.store.files.read(document.path)
    return try FlowScript.read(input.bytes, file: document.path)
  }

  /// What the first combination of the matrix asks for; a script has one device.
  private var request: FlowPlay.Request {
    let (configuration, files) = (project.configuration, judge.store.files)
    var cast = FlowCast.Request(library: project.libraries.whole(in: files), in: files)
    cast.matching = configuration.matching
    var request = FlowPlay.Request(cast)
    guard let first = configuration.matrix.firstCell?.request else { return request }
    request.cast.reading = ReadingTraits(textSize: first.textSize, language: first.language)
    request.device = first.devices.first
    request.scale = first.scale
    request.appearance = first.appearance ?? .light
    request.systemEra = first.systemEra
    request.isRightToLeft = first.isRightToLeft
    return request
  }
}
