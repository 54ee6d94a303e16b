import Files
import Geometry
import Goldens
import ImageFile
import Motion
import MotionExport
import Painting
import PictureComparison
import Raster
import Threads

/// The artifacts of a failed transition: a strip with expected above difference above actual, and an animated
/// difference.
struct MotionEvidence {
  private let planned: PlannedMotion
  private let motion: ScreenMotion
  private let judge: GoldenJudge
  private let reasons: [Int: GoldenFailure]
  private let surplus: [Int]
  private let threads: Int

  /// The number of columns for frames that failed, and for others.
  private static let failedColumns = 8
  private static let otherColumns = 4
  /// The minimum time that a frame is shown, in seconds; slower than the transition, so that it can be followed.
  private static let leastDelay = 0.1

  init(
    _ planned: PlannedMotion, _ motion: ScreenMotion, _ judge: GoldenJudge, failed: [GoldenFailure],
    surplus: [Int], threads: Int
  ) {
    (self.planned, self.motion, self.judge) = (planned, motion, judge)
    (self.surplus, self.threads) = (surplus, threads)
    reasons = Dictionary(
      failed.compactMap { failure in failure.moment.map { ($0.frame, failure) } }, uniquingKeysWith: { $1 })
  }

  /// Draws all frames again, because only some are kept in memory, and writes both artifacts.
  func write() throws {
    let strip = judge.failures.file(GoldenMoment.strip(of: planned.folder))
    let animation = judge.failures.file(GoldenMoment.animation(of: planned.folder))
    for file in [strip, animation] { try judge.failures.makeFolder(of: file) }
    let schedule = planned.schedule
    let export = FrameExport(motion, schedule, canvas: .content, threads: threads)
    let sink = try DifferenceSink(self, size: size(export.pixelSize), path: animation)
    try export.run([sink])
    let title = motion.title(schedule) + (countWords.map { ", \($0)" } ?? "")
    let drawing = ComparisonStrip(title: title, columns: sink.columns + surplusColumns).drawing(
      motion.renderer.fonts)
    try OutputFile.write(motion.renderer.png(drawing), to: strip)
  }

  private var countWords: String? {
    reasons.values.compactMap(\.moment).first { $0.isOfOtherCount }.map { "\($0.recordedCount) recorded" }
  }

  /// Returns a size in pixels that fits every frame, both actual and expected; much larger frames are cropped.
  private func size(_ own: (width: Int, height: Int)) -> (width: Int, height: Int) {
    planned.schedule.times.indices.reduce(own) { size, place in
      guard let stored = judge.store.size(planned.golden(place)) else { return size }
      return (
        max(size.width, min(stored.width, 2 * own.width)),
        max(size.height, min(stored.height, 2 * own.height))
      )
    }
  }

  /// The frames of the strip: both ends, those that failed, and some others.
  fileprivate var chosen: Set<Int> {
    let count = planned.schedule.times.count
    let failed = (0..<count).filter { reasons[planned.schedule.numbers[$0]] != nil }
    let shown = FrameChoice.even(Self.failedColumns, of: failed.count).map { failed[$0] }
    return Set(shown + FrameChoice.even(Self.otherColumns, of: count))
  }

  fileprivate var delays: [Double] {
    let count = planned.schedule.times.count
    return (0..<count).map { place in
      place == 0 || place == count - 1 ? 1 : max(Self.leastDelay, planned.schedule.frameDuration)
    }
  }

  /// The stored frame, the drawn frame and their difference; only the drawn frame if nothing is stored.
  fileprivate struct Compared: Sendable {
    let place: Int
    let expected: Pixmap?
    let difference: Pixmap?
    let actual: Pixmap
    /// The number of differing pixels; 0 if within the tolerance.
    let differing: Int
  }

  fileprivate func compared(_ start: Int, _ pixmaps: [Pixmap]) -> [Compared] {
    let (store, tolerance) = (judge.store, planned.tolerance)
    let goldens = pixmaps.indices.map { planned.golden(start + $0) }
    return Workers.map(pixmaps.count, width: threads) { index in
      var stored: Pixmap?
      if case .picture(let picture, _) = store.content(goldens[index]) { stored = picture }
      let comparison = stored.map { ImageComparer(tolerance).compare(expected: $0, actual: pixmaps[index]) }
      let difference = comparison.map { DifferencePicture.paint($0, expected: stored ?? pixmaps[index]) }
      let isAccepted = comparison?.isAccepted ?? true
      return Compared(
        place: start + index, expected: stored, difference: difference, actual: pixmaps[index],
        differing: isAccepted ? 0 : comparison?.counts.differing ?? 0)
    }
  }

  fileprivate func column(_ compared: Compared, of whole: (width: Int, height: Int)) -> ComparisonStrip.Column
  {
    let share = planned.schedule.times[compared.place]
    let caption = Filmstrip.Caption(
      time: motion.time(share), progress: motion.progressWords(share), faults: words(compared))
    func frame(_ pixmap: Pixmap) -> Filmstrip.Frame { Filmstrip.Frame(pixmap, of: whole, caption) }
    return ComparisonStrip.Column(
      caption: caption, expected: compared.expected.map(frame), difference: compared.difference.map(frame),
      actual: frame(compared.actual))
  }

  private func words(_ compared: Compared) -> [String] {
    let differing = compared.differing > 0 ? ["\(compared.differing) px differ"] : []
    // The ends belong to the goldens of stills.
    guard let failure = reasons[planned.schedule.numbers[compared.place]] else { return differing }
    switch failure.reason {
    case .missing, .added: return ["not recorded"]
    case .sizesDiffer: return ["another size"]
    case .unreadable: return ["cannot be read"]
    case .different, .tree: return differing
    case .surplus, .removed: return ["is no more"]
    }
  }

  private var surplusColumns: [ComparisonStrip.Column] {
    surplus.prefix(Self.otherColumns).compactMap { number in
      let path = "\(planned.folder)/\(FrameSchedule.fileName(number: number))"
      guard case .picture(let stored, _) = judge.store.content(path) else { return nil }
      let caption = Filmstrip.Caption(time: "frame \(number)", progress: "", faults: ["is no more"])
      return ComparisonStrip.Column(
        caption: caption, expected: Filmstrip.Frame(stored, of: (stored.width, stored.height), caption),
        difference: nil, actual: nil
      )
    }
  }
}

/// Compares frames with their goldens as they are produced, collecting columns of the strip and frames of the
/// animation.
private final class DifferenceSink: FrameSink {
  private(set) var columns: [ComparisonStrip.Column] = []
  private let evidence: MotionEvidence
  private let chosen: Set<Int>
  private let size: (width: Int, height: Int)
  private let file: GrowingFile
  private let writer: APNGWriter
  private let delays: [Double]
  private var previous: Pixmap?

  init(_ evidence: MotionEvidence, size: (width: Int, height: Int), path: String) throws {
    (self.evidence, self.size) = (evidence, size)
    (chosen, delays) = (evidence.chosen, evidence.delays)
    file = try GrowingFile(path)
    writer = try APNGWriter(
      width: size.width, height: size.height, frameCount: delays.count, plays: 0, scale: 1)
  }

  func add(_ batch: FrameExport.Batch) throws {
    let compared = evidence.compared(batch.start, batch.pixmaps)
    for frame in compared where chosen.contains(frame.place) {
      columns.append(evidence.column(frame, of: batch.size))
    }
    let part = FrameExport.Batch(
      start: batch.start, pixmaps: compared.map { $0.difference ?? $0.actual }, after: previous, size: size,
      threads: batch.threads)
    previous = part.pixmaps.last
    let changes = part.changes
    let frames = part.map { APNGWriter.Frame(changes[$0]) }
    for (index, frame) in frames.enumerated() {
      try file.append(writer.append(frame, delay: delays[batch.start + index]))
    }
  }

  func finish() throws { try file.finish() }
}
