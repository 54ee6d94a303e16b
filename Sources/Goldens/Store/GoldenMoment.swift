import Numerals

/// The frame of a motion that a golden shows.
package struct GoldenMoment: Hashable, Sendable {
  /// The folder of the motion's frames, below that of the goldens.
  package var motion: String
  /// The motion as text: `portrait → landscape iphone-8`.
  package var words: String
  /// The index in the sequence, from 0; ends are included, though they are other pictures' goldens.
  package var frame: Int
  /// The number of frames of the motion, including the ends.
  package var count: Int
  /// The number of frames when it was recorded; 0 if it was not.
  package var recordedCount: Int
  /// Seconds since its start; nil for a frame that it no longer has.
  package var time: Double?

  package init(
    motion: String, words: String, frame: Int, count: Int, recordedCount: Int, time: Double?
  ) {
    (self.motion, self.words, self.frame) = (motion, words, frame)
    (self.count, self.recordedCount, self.time) = (count, recordedCount, time)
  }

  /// Whether it is the first or the last frame, which shows a layout as it is.
  var isEnd: Bool { frame == 0 || frame == count - 1 }

  /// Whether its number of frames changed.
  package var isOfOtherCount: Bool { recordedCount > 0 && recordedCount != count }

  /// Some frames of one motion as text: `portrait → landscape, frames 1, 3 to 5 of 10 (0.033 s to 0.167 s)`.
  package static func words(for moments: [GoldenMoment]) -> String {
    guard let first = moments.first else { return "" }
    let here = moments.filter { $0.time != nil }.sorted { $0.frame < $1.frame }
    let gone = moments.filter { $0.time == nil }.sorted { $0.frame < $1.frame }
    var parts = [first.words]
    if let start = here.first?.time, let end = here.last?.time {
      let times = start == end ? seconds(start) : "\(seconds(start)) to \(seconds(end))"
      parts.append("\(frames(here)) of \(first.count) (\(times))")
    }
    if !gone.isEmpty { parts.append("\(frames(gone)) no more") }
    return parts.joined(separator: ", ")
  }

  /// Frame numbers, with consecutive ones as ranges.
  private static func frames(_ moments: [GoldenMoment]) -> String {
    var runs: [ClosedRange<Int>] = []
    for frame in moments.map(\.frame) {
      if let last = runs.last, last.upperBound + 1 >= frame {
        runs[runs.count - 1] = last.lowerBound...max(last.upperBound, frame)
      } else {
        runs.append(frame...frame)
      }
    }
    let shown = runs.prefix(6).map { run in
      run.count == 1 ? "\(run.lowerBound)" : "\(run.lowerBound) to \(run.upperBound)"
    }
    return (moments.count == 1 ? "frame " : "frames ") + shown.joined(separator: ", ")
      + (runs.count > shown.count ? ", …" : "")
  }

  /// Seconds with three decimals.
  static func seconds(_ time: Double) -> String { Numeral.fixed(max(time, 0), decimals: 3) + " s" }

  // MARK: Files of a failed motion, relative to the failure folder

  /// The strip of expected over difference over actual.
  package static func strip(of motion: String) -> String { motion + stripEnding }
  /// The animated difference.
  package static func animation(of motion: String) -> String { motion + "-diff.png" }
  /// The frames with faults found by checks, marked.
  package static func filmstrip(of motion: String) -> String { motion + filmstripEnding }
  /// The suffix of a strip's name.
  package static let stripEnding = "-strip.png"
  /// The suffix of a filmstrip's name.
  package static let filmstripEnding = "-filmstrip.png"
}
