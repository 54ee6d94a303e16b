import Assets
import Diagnostics
import Goldens
import InterfaceFile
import Painting
import Typography

/// What came of one document's goldens.
struct DocumentResult: Sendable {
  var verdicts: [GoldenVerdict] = []
  var findings: [Finding] = []
  /// What checks of transitions found.
  var faults: [Finding] = []
  /// The motions that this is about.
  var faulty: [FaultyMotion] = []
  /// The languages of the matrix that it has something in.
  var languages: Set<String> = []
  /// The views that transitions allow faults of and that its screens have.
  var allowed: Set<String> = []
  /// The configuration's transitions that its screens have, by their places in the list.
  var transitions: Set<Int> = []
  /// Whether all its goldens are known.
  var isComplete = true

  /// Nothing yet.
  init() {}

  /// What came of one golden; an error is reported, and leaves that unknown.
  init(of golden: String, in document: String, _ judge: () throws -> GoldenVerdict) {
    do {
      verdicts = [try judge()]
    } catch {
      isComplete = false
      findings = [.failure(error, at: document, of: golden)]
    }
  }

  /// Takes in what came of a part of the work.
  mutating func add(_ part: DocumentResult) {
    verdicts += part.verdicts
    findings += part.findings
    faults += part.faults
    faulty += part.faulty
    isComplete = isComplete && part.isComplete
  }
}

/// The work on one document's goldens.
struct GoldenDocumentRun: Sendable {
  let document: GoldenDocuments.Document
  let configuration: GoldenConfiguration
  let library: AssetLibrary
  let fonts: FontLibrary
  let scenes: [String]
  let judge: GoldenJudge
  let timings: Timings?

  /// Layout is one after another, as it happens on the screens' trees; painting and judging on up to `width` threads.
  func run(width: Int) -> DocumentResult {
    var result = DocumentResult()
    do {
      let plan = try timings.measure("read") {
        try GoldenPlan(document, configuration, library: library, scenes: scenes)
      }
      var texts = TextFindings()
      result.transitions = plan.transitions
      result.isComplete = plan.isSound
      result.languages = plan.languages
      result.allowed = Set(
        plan.motions.flatMap { motion in
          motion.transition.allowed.filter { id in motion.screen.tree.views.contains { $0.objectID == id } }
        })
      let drawings = timings.measure("layout") { layOut(plan, &texts) }
      result.findings = plan.findings.elements + plan.unmatched
      for outcome in Workers.map(drawings.count, width: width, { judge(drawings[$0]) }) {
        result.add(outcome)
      }
      for motion in plan.motions { result.add(run(motion, width: width, &texts)) }
      result.findings += FindingSet(plan.goldens.flatMap(\.screen.layoutFindings)) + texts.findings
      result.findings += FindingSet(plan.goldens.flatMap(\.resources.findings))
    } catch let error as ReadError where error.isOfAnotherSystem {
      // Patterns find the documents of a project's other apps, too.
      result.findings.append(Finding(.note, .request, "is passed over: \(error.message)", at: error.location))
    } catch {
      result.isComplete = false
      result.findings.append(.failure(error, at: document.path))
    }
    return result
  }

  private func run(_ motion: PlannedMotion, width: Int, _ texts: inout TextFindings) -> DocumentResult {
    GoldenMotionRun(
      planned: motion, document: document.path, renderer: renderer(motion.cell, motion.resources),
      judge: judge, checks: !judge.rebases, width: width, timings: timings
    ).run(&texts)
  }

  private func renderer(_ cell: GoldenCell, _ resources: DocumentResources) -> Renderer {
    Renderer(fonts: fonts, appearance: cell.request.appearance, showsChrome: configuration.showsChrome)
      .using(resources)
  }

  private struct Planned: Sendable {
    let path: String
    let scene: String
    let words: String
    let tolerance: Tolerance
    let renderer: Renderer
    let drawing: Drawing
    let tree: TreeRecord
  }

  private func layOut(_ plan: GoldenPlan, _ texts: inout TextFindings) -> [Planned] {
    plan.goldens.map { golden in
      let renderer = renderer(golden.cell, golden.resources)
      golden.screen.isRightToLeft = golden.cell.request.isRightToLeft
      let frames = golden.screen.frames(golden.variant, fonts: renderer.fonts)
      let drawing = renderer.drawing(of: golden.screen, golden.variant, frames: frames, &texts)
      var recorder = TreeRecorder(assets: renderer.assets(for: golden.screen, golden.variant))
      let bars = golden.screen.surroundings(of: frames, golden.variant, chrome: configuration.showsChrome)
      return Planned(
        path: golden.path, scene: golden.screen.name, words: golden.words, tolerance: golden.tolerance,
        renderer: renderer, drawing: drawing,
        tree: recorder.record(of: golden.screen, frames: frames, bars: bars))
    }
  }

  private func judge(_ planned: Planned) -> DocumentResult {
    DocumentResult(of: planned.path, in: document.path) {
      let pixmap = try planned.renderer.pixmap(planned.drawing, timings: timings)
      let drawn = DrawnGolden(
        path: planned.path, document: document.path, scene: planned.scene, words: planned.words,
        scale: planned.drawing.scale, tolerance: planned.tolerance, pixmap: pixmap, tree: planned.tree)
      return try timings.measure("judge") { try judge.judge(drawn) }
    }
  }
}

extension ReadError {
  /// Whether it is no document of iOS: patterns find those of a project's other apps, too.
  var isOfAnotherSystem: Bool {
    if case .otherSystem = reason { return true }
    return false
  }
}

extension Finding {
  /// An error that ended the work on a document or one of its goldens.
  static func failure(_ error: any Error, at path: String, of golden: String? = nil) -> Finding {
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
