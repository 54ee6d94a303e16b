import Numerals

/// Which frame of which motion a golden is.
public struct GoldenMoment: Hashable, Sendable {
  /// The folder of the motion's frames, below that of the goldens.
  public var motion: String
  /// What the motion is, in words: `portrait → landscape iphone-8`.
  public var words: String
  /// The number in the sequence, from 0; ends count, though they are other pictures' goldens.
  public var frame: Int
  /// How many frames the motion has, ends among them.
  public var count: Int
  /// How many it had when it was recorded; 0 where it was not.
  public var recordedCount: Int
  /// Seconds since it began; nil of a frame that it has no more.
  public var time: Double?

  /// A frame from its parts.
  package init(
    motion: String, words: String, frame: Int, count: Int, recordedCount: Int, time: Double?
  ) {
    (self.motion, self.words, self.frame) = (motion, words, frame)
    (self.count, self.recordedCount, self.time) = (count, recordedCount, time)
  }

  /// Whether it has more frames, or fewer, than it had.
  public var isOfOtherCount: Bool { recordedCount > 0 && recordedCount != count }

  /// Some frames of one motion in words: `portrait → landscape, frames 1, 3 to 5 of 10 (0.033 s to 0.167 s)`.
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

  /// Numbers of frames, those in a row together.
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

  // MARK: What is left of a motion that failed, relative to the failure folder

  /// The strip of expected over difference over actual.
  package static func strip(of motion: String) -> String { motion + stripEnding }
  /// The animated difference.
  package static func animation(of motion: String) -> String { motion + "-diff.png" }
  /// The frames in which checks found something, marked.
  package static func filmstrip(of motion: String) -> String { motion + filmstripEnding }
  /// What a strip's name ends in.
  package static let stripEnding = "-strip.png"
  /// What a filmstrip's name ends in.
  package static let filmstripEnding = "-filmstrip.png"
}

/// A motion on whose way checks found something.
public struct FaultyMotion: Hashable, Sendable {
  /// One thing that is wrong.
  public struct Fault: Hashable, Sendable {
    /// The check.
    public var check: String
    /// The sentence.
    public var message: String
    /// The line of the document; 0 for none.
    public var line: Int
    /// What tells it from other faults of the document, whichever variant shows it: the views that it is about.
    public var subject: String

    /// A fault from its parts.
    ///
    /// - Parameters:
    ///   - check: The word of the check.
    ///   - message: The sentence, without a full stop.
    ///   - line: The line of the document to look at; 0 for the whole.
    ///   - subject: What tells the fault from others of its check: equal for the same fault of two variants.
    package init(check: String, message: String, line: Int, subject: String) {
      (self.check, self.message, self.line, self.subject) = (check, message, line, subject)
    }
  }

  /// The folder of the motion's frames, below that of the goldens.
  public var motion: String
  /// What it is, in words.
  public var words: String
  /// The document as the user named it.
  public var document: String
  /// The screen.
  public var scene: String
  /// What is wrong; never empty.
  public var faults: [Fault]

  /// A motion from its parts.
  ///
  /// - Parameters:
  ///   - motion: The folder of the motion's frames, below that of the goldens.
  ///   - words: What the motion is, in words.
  ///   - document: The document as the user named it.
  ///   - scene: The name of the screen.
  ///   - faults: What checks found, never empty.
  package init(motion: String, words: String, document: String, scene: String, faults: [Fault]) {
    (self.motion, self.words, self.document) = (motion, words, document)
    (self.scene, self.faults) = (scene, faults)
  }

  /// What it is and how much is wrong.
  public var headline: String {
    "\"\(scene)\" \(words): \(faults.count) \(faults.count == 1 ? "fault" : "faults") in the transition"
  }
}
