import Files
import ImageFile
import Motion
import Raster

/// The frames as numbered PNGs: the sequence of record, of which the folder holds no frame that was not written.
package final class SequenceSink: FrameSink {
  private let folder: String
  private let scale: Double
  private let names: [String]
  private let isWhole: Bool

  /// How many digits numbers have: as many as needed, but no fewer, and no more than the most frames take.
  private static let digits = 4...6

  /// Files `0000.png` and on in a folder that is there. Where the schedule is a whole one, files of that form that an
  /// earlier, longer run left go after the last frame.
  package init(folder: String, _ schedule: FrameSchedule, scale: Double) {
    self.folder = folder
    self.scale = scale
    isWhole = schedule.isWhole
    let digits = max(Self.digits.lowerBound, String(schedule.numbers.max() ?? 0).count)
    names = schedule.numbers.map { FrameSchedule.fileName(number: $0, digits: digits) }
  }

  /// Takes the next frames.
  package func add(_ batch: FrameExport.Batch) throws {
    let (folder, scale, names, pixmaps) = (folder, scale, names, batch.pixmaps)
    let failures = batch.map { index, _, _ -> (any Error)? in
      do {
        let bytes = try PNGFile.encode(pixmaps[index - batch.start], scale: scale)
        try OutputFile.write(bytes, to: "\(folder)/\(names[index])")
        return nil
      } catch { return error }
    }
    if let failure = failures.compactMap(\.self).first { throw failure }
  }

  /// Is called after the last one.
  package func finish() throws {
    guard isWhole else { return }
    let own = Set(names)
    // From the last one down: what ends the program in between leaves a shorter rest, which the next run removes.
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

/// The frames as one animated PNG.
package final class APNGSink: FrameSink {
  private let file: GrowingFile
  private let writer: APNGWriter
  private let delays: [Double]

  /// A file of frames that are shown for so many seconds each.
  package init(
    _ path: String, size: (width: Int, height: Int), delays: [Double], plays: Int, scale: Double
  ) throws {
    file = try GrowingFile(path)
    self.delays = delays
    writer = try APNGWriter(
      width: size.width, height: size.height, frameCount: delays.count, plays: plays, scale: scale)
  }

  /// Takes the next frames.
  package func add(_ batch: FrameExport.Batch) throws {
    let frames = batch.map { _, pixmap, previous in APNGWriter.Frame(pixmap, after: previous) }
    for (index, frame) in frames.enumerated() {
      try file.append(writer.append(frame, delay: delays[batch.start + index]))
    }
  }

  /// Is called after the last one.
  package func finish() throws { try file.finish() }
}

/// The frames as one GIF; some are left out where they would be shown too short.
package final class GIFSink: FrameSink {
  private let file: GrowingFile
  private let writer: GIFWriter
  private let delays: [Int?]
  /// The last frame that was not left out.
  private var previous: Pixmap?

  /// A file of frames that are shown for so many seconds each.
  package init(_ path: String, size: (width: Int, height: Int), delays: [Double], plays: Int) throws {
    file = try GrowingFile(path)
    self.delays = GIFDelays.hundredths(delays)
    writer = try GIFWriter(width: size.width, height: size.height, plays: plays)
  }

  /// Takes the next frames.
  package func add(_ batch: FrameExport.Batch) throws {
    let own = batch.even.suffix(batch.pixmaps.count)
    let kept = zip(batch.start..., own).filter { delays[$0.0] != nil }.map { $0 }
    guard let last = kept.last else { return }
    let before = [previous] + kept.map(\.1)
    previous = last.1
    let pixmaps = kept.map(\.1)
    let part = FrameExport.Batch(
      start: 0, pixmaps: pixmaps, even: before.compactMap(\.self), hasPrevious: before[0] != nil,
      threads: batch.threads)
    let frames = part.map { _, pixmap, previous in GIFWriter.Frame(pixmap, after: previous) }
    for ((index, _), frame) in zip(kept, frames) {
      try file.append(writer.append(frame, hundredths: delays[index] ?? 2))
    }
  }

  /// Is called after the last one.
  package func finish() throws {
    try file.append(writer.finish())
    try file.finish()
  }
}
