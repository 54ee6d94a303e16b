import Diagnostics
import Geometry
import Motion
import Numerals
import Painting
import Views

/// The faults that the checks found in a screen's transition.
package struct MotionReview {
  /// The faults, ordered by kind.
  package let faults: [MotionFault]
  private let motion: ScreenMotion
  private let schedule: FrameSchedule

  /// Checks every frame of a schedule; whatever happens between frames goes unnoticed.
  package init(
    _ motion: ScreenMotion, _ schedule: FrameSchedule, limits: MotionLimits,
    checks kinds: [MotionCheck] = MotionCheck.allCases, except known: [String] = []
  ) {
    self.motion = motion
    self.schedule = schedule
    var checks = MotionChecks(
      motion.transition, motion.tree, limits: limits, isEven: schedule.isEven,
      texts: (motion.shownTexts(at: 0), motion.shownTexts(at: 1)))
    for (index, share) in schedule.times.enumerated() {
      checks.add(index, at: share, texts: motion.shownTexts(at: share))
    }
    Self.checkEnds(motion, schedule, &checks)
    let views = motion.tree.views.filter { known.contains($0.objectID) }.map(\.id)
    faults = checks.faults(of: kinds, except: Set(views))
  }

  /// Checks that the ends are frames, and that the interpolated values there reproduce the stills.
  private static func checkEnds(
    _ motion: ScreenMotion, _ schedule: FrameSchedule, _ checks: inout MotionChecks
  ) {
    guard let first = schedule.times.first, let last = schedule.times.last else { return }
    let count = schedule.times.count
    if count > 1, first != 0, first != 1 {
      checks.addEnd(0, "the first frame is not the start of the transition")
    }
    if count > 1, last != 0, last != 1 {
      checks.addEnd(count - 1, "the last frame is not the end of the transition")
    }
    // A picture that cannot be drawn cannot be checked.
    guard (try? motion.checkPictures()) != nil else { return }
    for share in [0.0, 1.0] {
      guard let index = schedule.times.firstIndex(of: share) else { continue }
      let (still, moving) = (motion.drawing(at: share), motion.interpolatedDrawing(at: share))
      if !still.looks(like: moving, with: motion.renderer.fonts) {
        checks.addEnd(index, "the animated values do not reproduce the still picture")
      }
    }
  }

  /// The faults as findings, each at the location of its first view.
  package var findings: [Finding] {
    faults.map { fault in
      let views = fault.views.map { motion.tree[$0] }
      let others = views.dropFirst().map { Finding.Note("the other is \($0.phrase)", at: $0.location) }
      let subject = views.map(\.phrase).joined(separator: " and ")
      let message = (subject.isEmpty ? "" : subject + " ") + words(for: fault) + times(of: fault)
      return Finding(
        .warning, Category(fault.check), message, at: views.first?.location ?? motion.screen.location,
        notes: others)
    }
  }

  private func words(for fault: MotionFault) -> String {
    if fault.isRest { return fault.detail }
    return switch fault.check {
    case .overlap: "overlap during the transition: \(fault.detail)"
    case .outside: "leaves the screen or safe area during the transition: \(fault.detail)"
    case .jump: "changes abruptly while visible: \(fault.detail)"
    case .teleport: "moves too far: \(fault.detail)"
    case .crossing: "change places: \(fault.detail)"
    case .truncated: "has its text truncated during the transition: \(fault.detail)"
    case .collapse: "shrinks to zero size: \(fault.detail)"
    case .bent: "distorts its image: \(fault.detail)"
    case .end: fault.detail
    }
  }

  private func times(of fault: MotionFault) -> String {
    guard let first = fault.frames.first, let last = fault.frames.last else { return "" }
    let place =
      first == last
      ? "frame \(schedule.numbers[first]), "
      : "frames \(schedule.numbers[first]) to \(schedule.numbers[last]), "
    let (start, end) = (motion.time(schedule.times[first]), motion.time(schedule.times[last]))
    return " (\(place)\(start == end ? start : "\(start) to \(end)"))"
  }

  /// The faults visible in the frame at a time.
  private func shown(at share: Double) -> [MotionFault] {
    faults.filter { $0.frames.contains { schedule.times[$0] == share } }
  }

  /// Returns a text for each fault of the frame at a time: its kind, and the affected views.
  package func faults(at share: Double) -> [String] {
    var result: [String] = []
    for fault in shown(at: share) {
      let names = fault.views.map { motion.tree[$0].shortName }.joined(separator: ", ")
      let detail = fault.isRest ? fault.detail : names
      let words = fault.check.rawValue + (detail.isEmpty ? "" : ": \(detail)")
      if !result.contains(words) { result.append(words) }
    }
    return result
  }

  /// Returns the rectangles of the views with faults in the frame at a time, in pixels of the frame.
  package func outlines(at share: Double) -> [Rect] {
    let views = Set(shown(at: share).flatMap(\.views)).sorted()
    guard !views.isEmpty else { return [] }
    let (places, scale) = (motion.seenPlaces(at: share), motion.scale)
    return views.map { places.rects[$0.index] }.filter { !$0.isEmpty && $0.isFinite }.map {
      $0.scaled(by: scale)
    }
  }
}

extension ScreenMotion {
  /// Returns a time as text, in seconds with three decimals.
  package func time(_ share: Double) -> String { ScreenMotion.seconds(share * transition.duration) }

  /// Returns the progress as text, in whole percent. A spring may exceed 100; the value is limited to 1000 times that.
  package func progressWords(_ share: Double) -> String {
    let percent = (transition.progress(at: share) * 100).rounded()
    return percent.isFinite ? "\(Int(min(max(percent, -100_000), 100_000))) %" : "–"
  }

  /// Returns seconds as text with three decimals.
  package static func seconds(_ time: Double) -> String { Numeral.fixed(max(time, 0), decimals: 3) + " s" }
}

extension View {
  /// The class and the beginning of the title, or the object ID, short enough for a caption.
  var shortName: String {
    guard let title else { return "\(runtimeClass) (id \(objectID))" }
    let line = title.split(whereSeparator: \.isNewline).joined(separator: " ")
    return "\(runtimeClass) \"\(line.count > 24 ? line.prefix(23) + "…" : line)\""
  }
}
