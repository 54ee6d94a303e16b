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
  let configuration: GoldenConfiguration
  let library: AssetLibrary
  let fonts: FontLibrary
  let judge: GoldenJudge
  let count: PictureCount
  let timings: Timings?

  /// Processes the goldens. Screens are laid out and drawn one after another, as steps share them.
  func run() -> DocumentResult {
    var result = DocumentResult()
    do {
      let renderer = Renderer(fonts: fonts, showsChrome: configuration.showsChrome)
      let script = try GoldenFlowPlan.script(document)
      let play = try FlowPlay(script, GoldenFlowPlan.request(configuration, library), renderer: renderer)
      let walk = try timings.measure("layout") { try play.walk() }
      try count.add(walk.pictureNames.count, of: document, "")
      result.expected = Set(walk.pictureNames.values.map { "\(document.folder)/\($0)" })
      result.screens = Set(result.expected.map { GoldenScene.split($0).scene })
      for moment in walk.moments {
        guard let name = walk.pictureNames[moment.number] else { continue }
        let drawn = try golden(moment, name, play)
        result.add(
          DocumentResult(of: drawn.path, in: document.path) {
            try timings.measure("judge") { try judge.judge(drawn) }
          })
      }
      if !judge.rebases { result.faults = walk.moments.compactMap(Self.fault) }
      result.findings = FindingSet(play.findings + play.findings(of: walk) + play.stage.findings).elements
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

  /// The expectations of a moment that do not hold, as one finding.
  private static func fault(of moment: FlowMoment) -> Finding? {
    guard !moment.failures.isEmpty else { return nil }
    return Finding(
      .error, .flow, "step \(moment.number), \(moment.words): \(moment.failures.joined(separator: "; "))",
      at: moment.step?.place)
  }

  private func golden(_ moment: FlowMoment, _ name: String, _ play: FlowPlay) throws -> DrawnGolden {
    let (screen, renderer) = try play.stage.drawnScreen(of: moment.state)
    var recorder = TreeRecorder(assets: renderer.assets(for: screen.laidOut))
    let tree = recorder.record(of: screen)
    let pixmap = try timings.measure("paint") { try play.stage.pixmap(of: moment.state) }
    return DrawnGolden(
      path: "\(document.folder)/\(name)",
      // Lines in the record are those of the storyboard.
      document: play.stage.cast.path(of: moment.state.visible(play.world).controller) ?? document.path,
      scene: screen.laidOut.screen.name,
      words: "step \(moment.number), \(moment.words)", scale: play.stage.look.scale,
      tolerance: configuration.tolerance(for: screen.laidOut.screen, of: document.relativePath),
      pixmap: pixmap,
      tree: tree, kinds: configuration.kinds(for: screen.laidOut.screen, of: document.relativePath))
  }
}

/// The goldens of a script, known from the script and its documents without drawing anything.
enum GoldenFlowPlan {
  /// The paths of the goldens.
  ///
  /// - Throws: What is wrong with the script, its documents or the walk.
  static func paths(
    _ document: GoldenDocuments.Document, _ configuration: GoldenConfiguration, library: AssetLibrary
  ) throws -> Set<String> {
    let script = try script(document)
    let walk = try FlowPlay.unseenWalk(script, request(configuration, library))
    return Set(walk.pictureNames.values.map { "\(document.folder)/\($0)" })
  }

  static func script(_ document: GoldenDocuments.Document) throws -> FlowScript {
    let input = try InputFile.read(document.path)
    return try FlowScript.read(input.bytes, file: document.path)
  }

  /// What the first combination of the matrix asks for; a script has one device.
  static func request(_ configuration: GoldenConfiguration, _ library: AssetLibrary) -> FlowPlay.Request {
    var cast = FlowCast.Request(library: library)
    cast.matching = configuration.matching
    var request = FlowPlay.Request(cast)
    guard let first = configuration.matrix.firstCell?.request else { return request }
    request.cast.reading = ReadingTraits(textSize: first.textSize, language: first.language)
    request.device = first.devices.first
    request.scale = first.scale
    request.appearance = first.appearance
    request.drawnEra = first.drawnEra
    request.isRightToLeft = first.isRightToLeft
    return request
  }
}
