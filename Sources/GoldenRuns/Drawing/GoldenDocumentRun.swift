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

/// The processing of one document's goldens.
struct GoldenDocumentRun: Sendable {
  let document: GoldenDocuments.Document
  let project: GoldenProject
  let fonts: FontLibrary
  let scenes: [String]
  var judge: GoldenJudge
  let timings: Timings?

  /// Processes the goldens. Where some are missing, and may be stored under former names, nothing is drawn.
  ///
  /// - Parameters:
  ///   - width: The number of threads.
  ///   - followsNames: Whether missing goldens may be stored under former names.
  func first(width: Int, followsNames: Bool) -> DocumentProgress {
    switch reading() {
    case .plan(let plan) where followsNames && lacksGoldens(plan):
      .lacking(expected: plan.paths, asNew: nil)
    case .plan(let plan): .done(result(of: plan, width: width))
    case .result(let result): .done(result)
    }
  }

  /// Processes the goldens.
  ///
  /// - Parameter width: The number of threads.
  func run(width: Int) -> DocumentResult {
    switch reading() {
    case .plan(let plan): result(of: plan, width: width)
    case .result(let result): result
    }
  }

  /// Lays out the screens, without drawing them, to find out what they were called.
  func drawnScenes() -> [RenamedScenes.Drawn] {
    guard !document.isFlow, let plan = try? plan() else { return [] }
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

  // MARK: Reading

  private enum Reading {
    case plan(GoldenPlan)
    /// The result of a document that has no plan.
    case result(DocumentResult)
  }

  private func reading() -> Reading {
    if document.isFlow {
      // Scenes that are asked for by name are those of documents.
      return .result(scenes.isEmpty ? flowRun.run() : DocumentResult())
    }
    var result = DocumentResult()
    do {
      return .plan(try plan())
    } catch let error as ReadError where error.isOfAnotherSystem {
      // Patterns also match documents of a project's other apps.
      result.findings.append(Finding(.note, .request, "is skipped: \(error.message)", at: error.location))
    } catch {
      result.isComplete = false
      result.findings.append(.failure(error, at: document.path))
    }
    return .result(result)
  }

  private func plan() throws -> GoldenPlan {
    try timings.measure("read") {
      try GoldenPlan(reading: document, in: project, scenes: scenes, judge.store.files)
    }
  }

  private func lacksGoldens(_ plan: GoldenPlan) -> Bool {
    plan.isSound && plan.goldens.contains { !judge.store.has($0.path) }
  }

  private var flowRun: GoldenFlowRun {
    GoldenFlowRun(document: document, project: project, fonts: fonts, judge: judge, timings: timings)
  }

  // MARK: Drawing

  /// Layout is serial because it changes the screens' trees; rasterizing and judging use up to `width` threads.
  private func result(of plan: GoldenPlan, width: Int) -> DocumentResult {
    let judge = plan.isAsSet ? judge : judge.writingNothing
    var result = DocumentResult()
    (result.expected, result.screens) = (plan.paths, plan.screens)
    result.lacksGoldens = lacksGoldens(plan)
    (result.uses, result.isComplete) = (plan.uses, plan.isSound)
    var screens = ScreenFindings()
    let drawings = timings.measure("layout") { layOut(plan, &screens) }
    result.findings = plan.findings.elements + plan.unmatched
    for outcome in Workers.map(drawings.count, width: width, { verdict(of: drawings[$0], by: judge) }) {
      result.add(outcome)
    }
    for motion in plan.motions { result.add(run(motion, by: judge, width: width, &screens)) }
    result.findings += FindingSet(screens.findings)
    result.findings += FindingSet(plan.goldens.flatMap(\.resources.findings))
    return result
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
    Renderer(fonts: fonts, showsChrome: project.configuration.showsChrome).using(resources)
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
        tree: recorder.record(
          of: golden.screen, frames: drawn.laidOut.frames, bars: drawn.surroundings),
        unmatched: golden.screen.unmatched(in: golden.traits.orientation))
    }
  }

  private func verdict(of planned: Planned, by judge: GoldenJudge) -> DocumentResult {
    DocumentResult(of: planned.path, in: document.path) {
      let start = Timings.now()
      let isTreeOnly = project.subject.keepsTreesOnly
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
