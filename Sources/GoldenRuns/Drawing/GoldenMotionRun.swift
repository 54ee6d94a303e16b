import Diagnostics
import Goldens
import Motion
import MotionExport
import Painting
import Raster
import Screens
import Threads

/// The processing of one transition's frames.
///
/// A transition's frames belong together: if one of the stored frames differs, missing frames are not recorded by
/// default, because they would belong to a different transition than the rest.
struct GoldenMotionRun {
  let planned: PlannedMotion
  let document: GoldenDocuments.Document
  let renderer: Renderer
  let judge: GoldenJudge
  /// Whether the transition is checked for faults.
  let checks: Bool
  let width: Int
  let timings: Timings?

  func run(_ screens: inout ScreenFindings) -> DocumentResult {
    var result = DocumentResult()
    do {
      let (from, to) = planned.ends
      let motion = timings.measure("layout") {
        ScreenMotion(
          planned.screen, from: from, to: to, timing: planned.timing.whole,
          overrides: planned.timing.overrides,
          renderer: renderer)
      }
      screens.add(motion.ends.from)
      screens.add(motion.ends.to)
      try motion.checkPictures()
      result = try frames(of: motion)
      if checks, !planned.transition.checks.isEmpty {
        try timings.measure("check") { try check(motion, &result) }
      }
    } catch {
      result.isComplete = false
      result.findings.append(.failure(error, at: document.path, of: planned.folder))
    }
    return result
  }

  // MARK: Frames

  private func frames(of motion: ScreenMotion) throws -> DocumentResult {
    let recorded = judge.store.frames(in: planned.folder)
    let numbers = planned.schedule.numbers
    let known = Set(recorded)
    let kept = planned.kept
    // An end that now has a still of its own is not a fault of the transition; `prune` removes its old frame.
    let isLonger = recorded.contains { $0 >= numbers.count }
    let surplus = isLonger ? recorded.filter { number in !kept.contains { numbers[$0] == number } } : []
    let stills = planned.schedule.times.indices.filter { planned.still(at: $0) != nil }
    // The first frame may be left from when its layout had no still of its own.
    let isFirstStill = stills.contains { numbers[$0] == 0 }
    let count = recorded.isEmpty ? 0 : recorded.count { $0 > 0 || !isFirstStill } + stills.count
    let (there, absent) = (
      kept.filter { known.contains(numbers[$0]) }, kept.filter { !known.contains(numbers[$0]) }
    )
    var result = try judged(there, motion, judge, recordedCount: count)
    let isWhole = surplus.isEmpty && !result.verdicts.contains(where: \.isFailure)
    let fills = recorded.isEmpty || isWhole || judge.mode != .missing
    let rest = try judged(absent, motion, fills ? judge : judge.writingNothing, recordedCount: count)
    result.add(rest)
    result.verdicts += try surplus.map { try settle(surplus: $0, recordedCount: count) }
    let failed = result.verdicts.compactMap(\.failure)
    if failed.allSatisfy({ $0.reason == .tree }) { return result }
    do {
      try timings.measure("report") {
        try MotionEvidence(
          planned, motion, judge, failed: failed.filter { $0.reason != .tree }, surplus: surplus,
          threads: width
        ).write()
      }
    } catch {
      // The results remain valid even if they cannot be visualized.
      result.findings.append(.failure(error, at: document.path, of: planned.folder))
    }
    return result
  }

  private func judged(
    _ places: [Int], _ motion: ScreenMotion, _ judge: GoldenJudge, recordedCount: Int
  ) throws -> DocumentResult {
    if places.isEmpty { return DocumentResult() }
    let sink = JudgingSink(self, motion, places, judge, recordedCount: recordedCount)
    let schedule = planned.schedule.frames(places)
    try FrameExport(motion, schedule, canvas: .content, threads: width).run([sink], timings: timings)
    return sink.result
  }

  /// Handles a stored frame that the transition no longer has.
  private func settle(surplus number: Int, recordedCount: Int) throws -> GoldenVerdict {
    let path = "\(planned.folder)/\(FrameSchedule.fileName(number: number))"
    if !judge.rebases, judge.mode == .failed || judge.mode == .all {
      try judge.store.remove(path)
      return GoldenVerdict(path, .removed)
    }
    let moment = planned.moment(number: number, recordedCount: recordedCount, share: nil)
    var failure = GoldenFailure(
      path: path, reason: .surplus, document: document.path, scene: planned.screen.name,
      variant: "\(planned.words), frame \(number)", actual: nil, tree: "", renderer: "")
    failure.moment = moment
    return GoldenVerdict(path, .failed(failure))
  }

  // MARK: Checks

  private func check(_ motion: ScreenMotion, _ result: inout DocumentResult) throws {
    let schedule = planned.transition.checked(duration: motion.transition.duration)
    let review = MotionReview(
      motion, schedule, limits: planned.transition.limits, checks: planned.transition.checks,
      except: planned.transition.allowed)
    let found = review.faults.map { fault in
      KnownFault(
        document: document.relativePath, scene: planned.screen.name,
        transition: "\(motion.names.from) → \(motion.names.to)", check: fault.check.rawValue,
        views: fault.views.map { motion.tree[$0].objectID })
    }
    result.foundFaults = Set(found)
    let isNew = found.map { !judge.knownFaults.contains($0) }
    if !isNew.contains(true) { return }
    result.faults = zip(review.findings, isNew).filter(\.1).map(\.0)
    let faults = result.faults.map { FaultyMotion.Fault($0, check: $0.category.rawValue) }
    result.faulty = [
      FaultyMotion(
        motion: planned.folder, words: planned.words, document: document.path, scene: planned.screen.name,
        faults: faults)
    ]
    let path = judge.failures.file(GoldenMoment.filmstrip(of: planned.folder))
    try judge.failures.makeFolder(of: path)
    let strip = MotionFiles(motion, schedule, review, folder: "").filmstrip(to: path)
    try FrameExport(motion, schedule, canvas: .content, threads: width).run([strip], timings: timings)
  }
}

/// Compares frames with their goldens as they are produced.
private final class JudgingSink: FrameSink {
  private(set) var result = DocumentResult()
  private let run: GoldenMotionRun
  private let motion: ScreenMotion
  private let places: [Int]
  private let judge: GoldenJudge
  private let recordedCount: Int
  private var recorder: TreeRecorder
  private let missingFonts: [Finding]

  init(
    _ run: GoldenMotionRun, _ motion: ScreenMotion, _ places: [Int], _ judge: GoldenJudge, recordedCount: Int
  ) {
    (self.run, self.motion, self.places) = (run, motion, places)
    (self.judge, self.recordedCount) = (judge, recordedCount)
    missingFonts = FindingSet(motion.ends.from.missingFonts + motion.ends.to.missingFonts).elements
    recorder = TreeRecorder(
      assets: run.renderer.assets(for: motion.ends.to.laidOut), translations: run.planned.translations,
      document: run.document.relativePath)
  }

  func add(_ batch: FrameExport.Batch) throws {
    let drawn = batch.pixmaps.indices.map { golden(places[batch.start + $0], batch.pixmaps[$0]) }
    let (judge, timings) = (judge, run.timings)
    let outcomes = Workers.map(drawn.count, width: batch.threads) { index in
      DocumentResult(of: drawn[index].path, in: drawn[index].document) {
        try timings.measure("judge") { try judge.judge(drawn[index]) }
      }
    }
    for outcome in outcomes { result.add(outcome) }
  }

  private func golden(_ place: Int, _ pixmap: Pixmap) -> DrawnGolden {
    let planned = run.planned
    let (share, number) = (planned.schedule.times[place], planned.schedule.numbers[place])
    let moment = planned.moment(number: number, recordedCount: recordedCount, share: share)
    let shown = motion.moment(at: share)
    var tree = recorder.record(of: motion.screen, shown.tree, frames: shown.frames, bars: shown.bars)
    tree.moment = TreeRecord.Moment(
      motion: "\(motion.names.from) → \(motion.names.to)", timing: motion.timingWords, time: moment.time ?? 0)
    return DrawnGolden(
      path: planned.path(place), document: run.document.path, scene: motion.screen.name,
      words: "\(planned.words), frame \(number)", scale: motion.scale, tolerance: planned.tolerance,
      pixmap: pixmap, tree: tree, kinds: planned.kinds, moment: moment, missingFonts: missingFonts,
      masked: planned.masks.views(in: motion.tree))
  }

  func finish() {}
}

extension FaultyMotion.Fault {
  /// A fault from its finding.
  init(_ finding: Finding, check: String) {
    self.init(
      check: check, message: finding.message, line: finding.location?.line ?? 0, subject: finding.subject)
  }
}

extension Finding {
  /// The printed locations that a fault is about, which are the same for all variants.
  fileprivate var subject: String {
    ([location] + notes.map(\.location)).compactMap { $0.map { "\($0.line):\($0.column)" } }
      .joined(separator: " ")
  }

  /// Merges faults that several variants have in common, reported for the first variant.
  static func faults(_ all: [Finding]) -> [Finding] {
    struct Key: Hashable {
      let category: Category
      let file: String?
      let subject: String
    }
    var order: [Key] = []
    var groups: [Key: [Finding]] = [:]
    for finding in all {
      let key = Key(category: finding.category, file: finding.location?.file, subject: finding.subject)
      if groups[key] == nil { order.append(key) }
      groups[key, default: []].append(finding)
    }
    return order.compactMap { key in
      guard let group = groups[key], var first = group.first else { return nil }
      if group.count > 1 {
        let others = group.count == 2 ? "1 other variant" : "\(group.count - 1) other variants"
        first.notes.append(Note("so it is in \(others)"))
      }
      return first
    }
  }
}
