import Assets
import Diagnostics
import Goldens
import InterfaceFile
import InterfaceXML
import Painting
import PictureComparison
import Raster
import Screens
import Threads
import Typography
import Views

/// The results for one document's goldens.
struct DocumentResult: Sendable {
  var verdicts: [GoldenVerdict] = []
  var findings: [Finding] = []
  /// The faults found by the checks of transitions.
  var faults: [Finding] = []
  /// The transitions with faults.
  var faulty: [FaultyMotion] = []
  /// All faults of transitions, known ones among them.
  var foundFaults: Set<KnownFault> = []
  /// What of the configuration applies to its screens.
  var uses = ConfigurationUses()
  /// Whether the verdicts of all its goldens are known.
  var isComplete = true
  /// The paths of the goldens that it should have.
  var expected: Set<String> = []
  /// Its screens, those without goldens among them.
  var screens: Set<GoldenScene> = []
  /// Whether goldens are missing, which may be stored under other names.
  var lacksGoldens = false
  /// Whether nothing was done yet, because goldens are missing that may be stored under other names.
  var isDeferred = false
  /// Whether it was found without following the names of screens, and can stand where there are none to follow.
  var isAnswer = false
  /// Whether it stands in a cache.
  var isKept = false
  /// Whether it stood there before this run.
  var wasFound = false
  /// What was written to the failure folder, if it was found without following names.
  var artifacts: [String] = []
  /// The same result, not deferred any more.
  var settled: DocumentResult {
    var result = self
    result.isDeferred = false
    return result
  }

  /// Creates an empty result.
  init() {}

  /// Creates the result for one golden; an error is reported and leaves the verdict unknown.
  init(of golden: String, in document: String, _ judge: () throws -> GoldenVerdict) {
    do {
      verdicts = [try judge()]
    } catch {
      isComplete = false
      findings = [.failure(error, at: document, of: golden)]
    }
  }

  /// Adds the result of a part of the work.
  mutating func add(_ part: DocumentResult) {
    verdicts += part.verdicts
    findings += part.findings
    faults += part.faults
    faulty += part.faulty
    foundFaults.formUnion(part.foundFaults)
    isComplete = isComplete && part.isComplete
  }
}

/// The processing of one document's goldens.
struct GoldenDocumentRun: Sendable {
  let document: GoldenDocuments.Document
  let configuration: GoldenConfiguration
  let libraries: AssetLibraries
  let storyboards: ProjectStoryboards
  let fonts: FontLibrary
  let scenes: [String]
  let count: PictureCount
  var judge: GoldenJudge
  let timings: Timings?

  /// Processes the goldens.
  ///
  /// Layout is serial because it changes the screens' trees; rasterizing and judging use up to `width` threads.
  ///
  /// - Parameters:
  ///   - width: The number of threads.
  ///   - defers: Whether to do nothing if goldens are missing.
  func run(width: Int, defers: Bool = false) -> DocumentResult {
    if document.isFlow {
      // Scenes that are asked for by name are those of documents.
      guard scenes.isEmpty else { return DocumentResult() }
      return GoldenFlowRun(
        document: document, configuration: configuration, library: libraries.whole, fonts: fonts,
        judge: judge, count: count,
        timings: timings
      ).run()
    }
    var result = DocumentResult()
    do {
      let plan = try plan()
      let judge = plan.isAsSet ? judge : judge.writingNothing
      (result.expected, result.screens) = (plan.paths, plan.screens)
      result.lacksGoldens = plan.isSound && plan.goldens.contains { !judge.store.has($0.path) }
      if defers, result.lacksGoldens {
        result.isDeferred = true
        return result
      }
      var screens = ScreenFindings()
      (result.uses, result.isComplete) = (plan.uses, plan.isSound)
      let drawings = timings.measure("layout") { layOut(plan, &screens) }
      result.findings = plan.findings.elements + plan.unmatched
      for outcome in Workers.map(drawings.count, width: width, { verdict(of: drawings[$0], by: judge) }) {
        result.add(outcome)
      }
      for motion in plan.motions { result.add(run(motion, by: judge, width: width, &screens)) }
      result.findings += FindingSet(screens.findings)
      result.findings += FindingSet(plan.goldens.flatMap(\.resources.findings))
    } catch let error as ReadError where error.isOfAnotherSystem {
      // Patterns also match documents of a project's other apps.
      result.findings.append(Finding(.note, .request, "is skipped: \(error.message)", at: error.location))
    } catch {
      result.isComplete = false
      result.findings.append(.failure(error, at: document.path))
    }
    return result
  }

  private func plan() throws -> GoldenPlan {
    try timings.measure("read") {
      try GoldenPlan(
        document, configuration, libraries: libraries, storyboards: storyboards, fonts: fonts, scenes: scenes,
        count: count)
    }
  }

  /// Lays out the screens, without drawing them, to find out what they were called.
  func drawnScenes() -> [RenamedScenes.Drawn] {
    guard let plan = try? plan() else { return [] }
    var order: [GoldenScene] = []
    var trees: [GoldenScene: [(rest: String, tree: TreeRecord)]] = [:]
    var screens = ScreenFindings()
    for planned in timings.measure("layout", { layOut(plan, &screens) }) {
      let (scene, rest) = GoldenScene.split(planned.path)
      if trees[scene] == nil { order.append(scene) }
      trees[scene, default: []].append((rest, planned.tree))
    }
    return order.map { scene in
      let own = trees[scene]!
      let isMissing = own.contains { !judge.store.has(scene.path($0.rest)) }
      return RenamedScenes.Drawn(scene: scene, trees: own, isMissing: isMissing)
    }
  }

  private func run(
    _ motion: PlannedMotion, by judge: GoldenJudge, width: Int, _ screens: inout ScreenFindings
  ) -> DocumentResult {
    GoldenMotionRun(
      planned: motion, document: document, renderer: renderer(motion.resources),
      judge: judge, checks: !judge.rebases, width: width, timings: timings
    ).run(&screens)
  }

  private func renderer(_ resources: DocumentResources) -> Renderer {
    Renderer(fonts: fonts, showsChrome: configuration.showsChrome).using(resources)
  }

  private struct Planned: Sendable {
    let path: String
    let scene: String
    let words: String
    let tolerance: Tolerance
    let kinds: KindPolicy
    let renderer: Renderer
    let drawing: Drawing
    let tree: TreeRecord
    let unmatched: [String]
  }

  private func layOut(_ plan: GoldenPlan, _ screens: inout ScreenFindings) -> [Planned] {
    plan.goldens.map { golden in
      let renderer = renderer(golden.resources)
      let drawn = renderer.drawing(of: renderer.layOut(golden.screen, golden.traits))
      screens.add(drawn)
      var recorder = TreeRecorder(
        assets: renderer.assets(for: drawn.laidOut), translations: golden.translations,
        document: document.relativePath)
      return Planned(
        path: golden.path, scene: golden.screen.name, words: golden.words, tolerance: golden.tolerance,
        kinds: golden.kinds,
        renderer: renderer, drawing: drawn.drawing,
        tree: recorder.record(of: drawn),
        unmatched: golden.screen.unmatched(in: golden.traits.orientation))
    }
  }

  private func verdict(of planned: Planned, by judge: GoldenJudge) -> DocumentResult {
    DocumentResult(of: planned.path, in: document.path) {
      let start = Timings.now()
      let isTreeOnly = configuration.keepsTreesOnly
      let pixmap =
        isTreeOnly
        ? Pixmap(width: 1, height: 1) : try planned.renderer.pixmap(planned.drawing, timings: timings)
      var drawn = DrawnGolden(
        path: planned.path, document: document.path, scene: planned.scene, words: planned.words,
        scale: planned.drawing.scale, tolerance: planned.tolerance, pixmap: pixmap, tree: planned.tree,
        kinds: planned.kinds)
      drawn.unmatched = planned.unmatched
      var verdict = try timings.measure("judge") {
        try isTreeOnly ? judge.judgeTree(drawn) : judge.judge(drawn)
      }
      verdict.nanoseconds = Timings.now() - start
      return verdict
    }
  }
}

extension Screen {
  /// The object ids of the views that have no counterpart in the layout of an orientation.
  fileprivate func unmatched(in orientation: Orientation) -> [String] {
    let match = orientation == .portrait ? portrait : landscape
    return match?.unmatchedLive.map(\.summary.objectID) ?? []
  }
}

extension ReadError {
  /// Whether the document is for a platform other than iOS; patterns also match documents of a project's other apps.
  var isOfAnotherSystem: Bool {
    if case .otherSystem = reason { return true }
    return false
  }
}

extension Finding {
  /// Returns the finding for an error that ended the work on a document or one of its goldens.
  package static func failure(_ error: any Error, at path: String, of golden: String? = nil) -> Finding {
    let prefix = golden.map { "\($0): " } ?? ""
    if let error = error as? any LocatedError {
      return Finding(
        .error, .request, prefix + error.message, at: error.location ?? SourceLocation(file: path),
        notes: error.notes)
    }
    let message = (error as? RenderError)?.message ?? "\(error)"
    return Finding(.error, .request, prefix + message, at: SourceLocation(file: path))
  }
}
