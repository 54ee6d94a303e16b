import ImageFile
import Motion
import Painting
import Raster
import Screens
import Synchronization
import Threads

/// Exports frames to files: drawn one after another, painted and encoded in batches on all cores, so that memory does
/// not grow with their number.
package struct FrameExport {
  /// A batch of consecutive frames.
  package struct Batch: Sendable {
    /// The index of the first frame.
    package let start: Int
    /// The frames, possibly of different sizes.
    package let pixmaps: [Pixmap]
    /// The size of a picture that holds every frame of the export, in pixels.
    package let size: (width: Int, height: Int)
    /// The number of threads to use.
    package let threads: Int
    private let sharedChanges: SharedChanges

    /// Creates a batch. `start`: the index of the first frame. `previous`: the frame before the first one; nil if there
    /// is none. `size`: the size of a picture that holds every frame of the export, in pixels.
    package init(
      start: Int, pixmaps: [Pixmap], after previous: Pixmap?, size: (width: Int, height: Int), threads: Int
    ) {
      (self.start, self.pixmaps, self.size, self.threads) = (start, pixmaps, size, threads)
      sharedChanges = SharedChanges(previous)
    }

    /// The differences of each frame from the previous one, on a canvas of `size`; computed on first use.
    package var changes: [FrameChange] { sharedChanges.of(self) }

    /// Calls `body` with the index of each frame of the batch, on all threads; results are in frame order.
    package func map<Result: Sendable>(_ body: @escaping @Sendable (_ index: Int) -> Result) -> [Result] {
      Workers.map(pixmaps.count, width: threads, stackSize: Workers.shallowStack, body)
    }
  }

  /// The changes of a batch's frames, computed for the first sink that needs them.
  private final class SharedChanges: Sendable {
    private let previous: Pixmap?
    private let found = Mutex<[FrameChange]?>(nil)

    init(_ previous: Pixmap?) { self.previous = previous }

    func of(_ batch: Batch) -> [FrameChange] {
      if let changes = found.withLock({ $0 }) { return changes }
      let previous = previous
      let changes = batch.map { index in
        FrameChange(
          batch.pixmaps[index], after: index > 0 ? batch.pixmaps[index - 1] : previous, on: batch.size,
          ground: DeviceStage.ground)
      }
      found.withLock { $0 = changes }
      return changes
    }
  }

  /// The number of pixels in a batch's frames. They take 64 MB, and about three times that with all derived data.
  private static let batchArea = 16_000_000
  /// The maximum number of pixels in a frame. Some five copies of a frame exist at once: both ends, itself, the
  /// previous one, and its bytes. 32 million pixels then take 700 MB; the largest tablet at 3 × needs 26 million while
  /// it rotates.
  static let largestArea = 32_000_000

  private let motion: ScreenMotion
  private let schedule: FrameSchedule
  private let threads: Int
  /// The stage that the frames are shown on; nil to leave them as they are.
  private let stage: DeviceStage?

  /// An export of a motion's frames on up to `threads` threads. `motion`: the screen at both ends, and the transition
  /// between them. `schedule`: the frames to draw, in the order in which sinks receive them. `canvas`: whether frames
  /// have the content's size, a common size, or show a rotating device.
  package init(_ motion: ScreenMotion, _ schedule: FrameSchedule, canvas: MotionRequest.Canvas, threads: Int)
  {
    self.motion = motion
    self.schedule = schedule
    self.threads = threads
    stage = canvas == .device ? DeviceStage(motion) : nil
    isFixed = canvas == .fixed
  }

  private let isFixed: Bool

  /// The pixels of a picture that holds every frame.
  package var pixelSize: (width: Int, height: Int) {
    if let stage { return (stage.side, stage.side) }
    let size = motion.largestPixelSize(schedule.times + (isFixed ? [0, 1] : []))
    return (size.width, size.height)
  }

  /// Renders all frames and passes them to the sinks in order; without sinks nothing is drawn. `sinks`: the receivers
  /// of the frames, a batch at a time. `timings`: accumulates the times of painting and encoding; nil measures none.
  /// `progress`: called after each batch with the number of completed frames. Throws `RenderError` if a frame is empty
  /// or too large, and errors of sinks.
  package func run(
    _ sinks: [any FrameSink], timings: Timings? = nil, progress: (Int) -> Void = { _ in }
  ) throws {
    let size = pixelSize
    try Renderer.check(width: size.width, height: size.height)
    if sinks.isEmpty { return }
    try checkArea()
    let step = max(1, min(threads * 2, Self.batchArea / (size.width * size.height)))
    var previous: Pixmap?
    for start in stride(from: 0, to: schedule.times.count, by: step) {
      let times = Array(schedule.times[start..<min(schedule.times.count, start + step)])
      let pixmaps = pixmaps(at: times, size, timings)
      let batch = Batch(start: start, pixmaps: pixmaps, after: previous, size: size, threads: threads)
      previous = pixmaps.last
      try timings.measure("encode") { for sink in sinks { try sink.add(batch) } }
      progress(start + times.count)
    }
    for sink in sinks { try sink.finish() }
  }

  /// Rejects frames that are too large before anything is allocated for them.
  private func checkArea() throws(RenderError) {
    let size = pixelSize
    guard size.width * size.height <= Self.largestArea else {
      throw .tooLarge(width: size.width, height: size.height, area: Self.largestArea)
    }
  }

  /// Returns the final frame. Throws `RenderError` if frames are too large.
  func lastPixmap() throws(RenderError) -> Pixmap {
    try checkArea()
    let share = schedule.times.last ?? 1
    if let stage { return stage.pixmaps(at: [share], threads: 1)[0] }
    return Self.paint([motion.drawing(at: share)], motion.renderer, threads: 1)[0]
  }

  /// Returns the frames at the given times.
  private func pixmaps(
    at times: [Double], _ size: (width: Int, height: Int), _ timings: Timings?
  ) -> [Pixmap] {
    if let stage { return timings.measure("paint") { stage.pixmaps(at: times, threads: threads) } }
    let drawings = timings.measure("layout") { times.map { motion.drawing(at: $0) } }
    return timings.measure("paint") {
      let painted = FrameExport.paint(drawings, motion.renderer, threads: threads)
      return isFixed ? padded(painted, size) : painted
    }
  }

  /// Pads frames to the size of the largest one, one per thread: allocating memory is as expensive as painting it.
  private func padded(_ pixmaps: [Pixmap], _ size: (width: Int, height: Int)) -> [Pixmap] {
    Workers.map(pixmaps.count, width: threads, stackSize: Workers.shallowStack) { index in
      pixmaps[index].padded(width: size.width, height: size.height, with: DeviceStage.ground)
    }
  }

  /// Rasterizes drawings, one per thread.
  package static func paint(_ drawings: [Drawing], _ renderer: Renderer, threads: Int) -> [Pixmap] {
    let fonts = renderer.fonts
    return Workers.map(drawings.count, width: threads, stackSize: Workers.shallowStack) { index in
      drawings[index].paint(with: fonts)
    }
  }
}

/// A receiver of frames.
package protocol FrameSink: AnyObject {
  /// Takes the next frames. Throws any error, which ends the export.
  func add(_ batch: FrameExport.Batch) throws
  /// Called after the last frame. Throws any error, which ends the export.
  func finish() throws
}
