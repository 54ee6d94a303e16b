import Files
import ImageFile
import Motion
import Raster
import Threads

/// Writes the frames as numbered PNG files; afterwards, the folder holds no other frames.
package final class SequenceSink: FrameSink {
  private let folder: String
  private let scale: Double
  private let names: [String]
  private let isWhole: Bool

  /// The range of digits in file names: as many as the largest number needs, within these limits.
  private static let digits = 4...6

  /// Creates a sink that writes `0000.png` and so on to an existing folder.
  ///
  /// If the schedule is a complete one, frames left over from an earlier, longer run are removed after the last frame.
  package init(folder: String, _ schedule: FrameSchedule, scale: Double) {
    self.folder = folder
    self.scale = scale
    isWhole = schedule.isWhole
    let digits = max(Self.digits.lowerBound, String(schedule.numbers.max() ?? 0).count)
    names = schedule.numbers.map { FrameSchedule.fileName(number: $0, digits: digits) }
  }

  /// Receives the next frames.
  package func add(_ batch: FrameExport.Batch) throws {
    let (folder, scale, names, pixmaps) = (folder, scale, names, batch.pixmaps)
    let start = batch.start
    let failures = batch.map { index -> (any Error)? in
      do {
        let bytes = try PNGFile.encode(pixmaps[index], scale: scale)
        try OutputFile.write(bytes, to: "\(folder)/\(names[start + index])")
        return nil
      } catch { return error }
    }
    if let failure = failures.compactMap(\.self).first { throw failure }
  }

  /// Removes leftover frames of an earlier run.
  package func finish() throws {
    guard isWhole else { return }
    let own = Set(names)
    // In descending order: if interrupted, the remaining files are contiguous and the next run removes them.
    for name in FolderWalk.fileNames(in: folder).reversed() where Self.isFrame(name) && !own.contains(name) {
      try OutputFile.remove("\(folder)/\(name)")
    }
  }

  private static func isFrame(_ name: String) -> Bool {
    guard name.hasSuffix(".png") else { return false }
    let number = name.utf8.dropLast(4)
    return digits.contains(number.count) && number.allSatisfy { (0x30...0x39).contains($0) }
  }
}

/// Writes the frames as an animated PNG.
package final class APNGSink: FrameSink {
  private let file: GrowingFile
  private let writer: APNGWriter
  private let delays: [Double]

  /// Creates a file whose frames are shown for the given delays in seconds.
  package init(
    _ path: String, size: (width: Int, height: Int), delays: [Double], plays: Int, scale: Double
  ) throws {
    file = try GrowingFile(path)
    self.delays = delays
    writer = try APNGWriter(
      width: size.width, height: size.height, frameCount: delays.count, plays: plays, scale: scale)
  }

  /// Receives the next frames.
  package func add(_ batch: FrameExport.Batch) throws {
    let changes = batch.changes
    let frames = batch.map { APNGWriter.Frame(changes[$0]) }
    for (index, frame) in frames.enumerated() {
      try file.append(writer.append(frame, delay: delays[batch.start + index]))
    }
  }

  /// Completes the file.
  package func finish() throws { try file.finish() }
}

/// Writes the frames as a GIF, skipping frames whose display time would be too short.
package final class GIFSink: FrameSink {
  private let file: GrowingFile
  private let writer: GIFWriter
  private let delays: [Int?]
  /// The last frame that was not skipped, and its index.
  private var previous: (place: Int, pixmap: Pixmap)?

  /// Creates a file whose frames are shown for the given delays in seconds. `size`: the size of the picture, in pixels.
  /// `plays`: the number of times that the animation plays; 0 repeats forever. Throws an error if the file cannot be
  /// created.
  package init(_ path: String, size: (width: Int, height: Int), delays: [Double], plays: Int) throws {
    file = try GrowingFile(path)
    self.delays = GIFDelays.hundredths(delays)
    writer = try GIFWriter(width: size.width, height: size.height, plays: plays)
  }

  /// Receives the next frames.
  package func add(_ batch: FrameExport.Batch) throws {
    let kept = batch.pixmaps.indices.filter { delays[batch.start + $0] != nil }
    guard let last = kept.last else { return }
    let changes = changes(of: kept, in: batch)
    let frames = Workers.map(kept.count, width: batch.threads, stackSize: Workers.shallowStack) {
      GIFWriter.Frame(changes[$0])
    }
    for (index, frame) in zip(kept, frames) {
      try file.append(writer.append(frame, hundredths: delays[batch.start + index] ?? 2))
    }
    previous = (batch.start + last, batch.pixmaps[last])
  }

  /// The differences of frames from the last one that was not skipped.
  private func changes(of kept: [Int], in batch: FrameExport.Batch) -> [FrameChange] {
    let isWhole = kept.count == batch.pixmaps.count && batch.start == (previous?.place ?? -1) + 1
    if isWhole { return batch.changes }
    let before = [previous?.pixmap] + kept.map { batch.pixmaps[$0] }
    return Workers.map(kept.count, width: batch.threads, stackSize: Workers.shallowStack) { index in
      FrameChange(
        batch.pixmaps[kept[index]], after: before[index], on: batch.size, ground: DeviceStage.ground)
    }
  }

  /// Completes the file.
  package func finish() throws {
    try file.append(writer.finish())
    try file.finish()
  }
}
