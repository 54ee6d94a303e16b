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
  var scenes: [String] = []
  var judge: GoldenJudge
  var timings: Timings?

  /// Processes the goldens on up to `width` threads. If `followsNames`, missing goldens may be stored under former
  /// names: then nothing is drawn if there are any.
  func run(width: Int, followsNames: Bool = false) -> DocumentOutcome {
    // Scenes that are asked for by name are those of documents.
    if document.isFlow {
      return DocumentOutcome(result: scenes.isEmpty ? flowRun.run() : DocumentResult())
    }
    var outcome = DocumentOutcome(result: DocumentResult())
    planned(&outcome.result) { plan, result in
      outcome.isDrawn = !(followsNames && result.lacksGoldens)
      if outcome.isDrawn { draw(plan, width: width, &result) }
    }
    return outcome
  }

  /// Returns which goldens the document should have, without drawing any.
  func expectation() -> DocumentResult {
    if document.isFlow { return flowRun.expectation() }
    var result = DocumentResult()
    planned(&result) { _, _ in }
    return result
  }

  /// Lays out the screens, without drawing them, to find out what they were called.
  func drawnScenes() -> [RenamedScenes.Drawn] {
    guard !document.isFlow, let plan = try? plan() else { return [] }
    var order: [GoldenScene] = []
    var trees: [GoldenScene: [(rest: String, tree: TreeRecord)]] = [:]
    var screens = ScreenFindings()
    for golden in timings.measure("layout", { layOut(plan, width: 1, &screens).map(\.golden) }) {
      let (scene, rest) = GoldenScene.split(golden.path)
      if trees[scene] == nil { order.append(scene) }
      trees[scene, default: []].append((rest, golden.tree))
    }
    return order.map { scene in
      let own = trees[scene]!
      let isMissing = own.contains { !judge.store.has(scene.path($0.rest)) }
      return RenamedScenes.Drawn(scene: scene, trees: own, isMissing: isMissing)
    }
  }

  // MARK: Reading

  /// Reads the document, adds what its plan says to its result, and goes on with the plan if there is one.
  private func planned(_ result: inout DocumentResult, _ body: (GoldenPlan, inout DocumentResult) -> Void) {
    do {
      let plan = try plan()
      result.lacksGoldens = plan.isSound && plan.goldens.contains { !judge.store.has($0.path) }
      (result.expected, result.screens, result.uses) = (plan.paths, plan.screens, plan.uses)
      (result.isComplete, result.findings) = (plan.isSound, plan.findings.elements + plan.unmatched)
      body(plan, &result)
    } catch let error as ReadError where error.otherSystem != nil {
      // Patterns also match documents of a project's other apps.
      result.findings.append(Finding(.note, .request, "is skipped: \(error.message)", at: error.location))
    } catch {
      result.isComplete = false
      result.findings.append(.failure(error, at: document.path))
    }
  }

  private func plan() throws -> GoldenPlan {
    try timings.measure("read") {
      try GoldenPlan(reading: document, in: project, scenes: scenes, judge.store.files)
    }
  }

  private var flowRun: GoldenFlowRun {
    GoldenFlowRun(document: document, project: project, judge: judge, timings: timings)
  }

  // MARK: Drawing

  private func draw(_ plan: GoldenPlan, width: Int, _ result: inout DocumentResult) {
    let judge = plan.isAsSet ? judge : judge.writingNothing
    var screens = ScreenFindings()
    let drawings = timings.measure("layout") { layOut(plan, width: width, &screens) }
    let outcomes = Workers.map(drawings.count, width: width) { verdict(of: drawings[$0], by: judge) }
    for outcome in outcomes { result.add(outcome) }
    let pictures = zip(drawings, outcomes).map { drawing, outcome in
      ComparedPicture(drawing.place, drawing.golden, outcome.verdicts.first)
    }
    result.words = timings.measure("words") {
      ComparedPicture.words(
        for: pictures, isMovedByTools: project.subject.canvases[document.relativePath] != nil)
    }
    for index in result.verdicts.indices { result.verdicts[index].recorded = nil }
    for motion in plan.motions { result.add(run(motion, by: judge, width: width, &screens)) }
    result.findings += FindingSet(screens.findings)
    result.findings += FindingSet(plan.goldens.flatMap(\.resources.findings))
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
    Renderer(fonts: project.fonts, showsChrome: project.configuration.showsChrome).using(resources)
  }

  /// A golden that is laid out and not drawn yet.
  private struct LaidOut: Sendable {
    var golden: DrawnGolden
    let place: ComparedPicture.Place
    let renderer: Renderer
    let drawing: Drawing
  }

  private func layOut(
    _ plan: GoldenPlan, width: Int, _ screens: inout ScreenFindings
  ) -> [LaidOut] {
    var all: [(planned: PlannedGolden, renderer: Renderer, drawn: DrawnScreen)] = []
    var rest = plan.goldens[...]
    while let resources = rest.first?.resources {
      // What a document's pictures show together is limited for those with the same resources.
      let group = rest.prefix { $0.resources === resources }
      rest = rest[group.endIndex...]
      let renderer = renderer(resources)
      let drawings = renderer.drawings(of: group.map { ($0.screen, $0.traits) }, width: width)
      all += zip(group, drawings).map { ($0, renderer, $1) }
    }
    for one in all { screens.add(one.drawn) }
    let drawn = all
    return Workers.map(drawn.count, width: width) { index in
      let (planned, renderer, drawn) = drawn[index]
      var recorder = TreeRecorder(
        assets: renderer.assets(for: drawn.laidOut), translations: planned.translations,
        document: document.relativePath)
      let showsAccessibility = project.configuration.content.contains(.accessibility)
      recorder.recordsAccessibility = showsAccessibility || project.subject.recordsAccessibility
      let golden = DrawnGolden(
        path: planned.path, document: document.path, scene: planned.screen.name, words: planned.words,
        distance: planned.distance, scale: drawn.drawing.scale, tolerance: planned.tolerance,
        tree: recorder.record(of: drawn), kinds: planned.kinds,
        unmatched: planned.screen.unmatched(in: planned.traits.orientation),
        missingFonts: drawn.missingFonts, masked: planned.masks.views(in: drawn.laidOut.tree),
        leftTexts: planned.untranslated.map {
          LeftTexts(language: $0, configuration: project.configuration, files: judge.store.files)
        })
      return LaidOut(
        golden: golden, place: ComparedPicture.Place(planned), renderer: renderer,
        drawing: showsAccessibility ? drawn.withAccessibility(renderer.fonts) : drawn.drawing)
    }
  }

  private func verdict(of laidOut: LaidOut, by judge: GoldenJudge) -> DocumentResult {
    DocumentResult(of: laidOut.golden.path, in: document.path) {
      let start = Timings.now()
      var golden = laidOut.golden
      if let equal = project.subject.equalTrees, let verdict = try judge.judge(golden, among: equal) {
        return verdict
      }
      if !project.subject.keepsTreesOnly {
        golden.pixmap = try laidOut.renderer.pixmap(laidOut.drawing, timings: timings)
      }
      var verdict = try timings.measure("judge") { try judge.judge(golden) }
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
  /// The platform that the document is for, if that is not iOS; patterns also match documents of a project's other apps.
  package var otherSystem: String? {
    if case .otherSystem(let system) = reason { return system }
    return nil
  }
}

extension Finding {
  /// Returns the finding for an error that ended the work on a document or one of its goldens.
  package static func failure(_ error: any Error, at path: String, of golden: String? = nil) -> Finding {
    let prefix = golden.map { "\($0): " } ?? ""
    if let error = error as? any LocatedError {
      var finding = Finding(error, at: path)
      finding.message = prefix + finding.message
      return finding
    }
    let message = (error as? RenderError)?.message ?? "\(error)"
    return Finding(.error, .request, prefix + message, at: SourceLocation(file: path))
  }
}
