import Diagnostics
import Motion
import Numerals
import Painting
import Raster
import Views

/// What the checks found on a screen's way.
public struct MotionReview {
  /// The faults, by kind.
  public let faults: [MotionFault]
  private let motion: ScreenMotion
  private let schedule: FrameSchedule

  /// Checks every frame of a schedule: all that is between the frames is not seen.
  ///
  /// - Parameters:
  ///   - kinds: the checks that count.
  ///   - known: object ids of views whose faults are known.
  public init(
    _ motion: ScreenMotion, _ schedule: FrameSchedule, limits: MotionLimits,
    checks kinds: [MotionCheck] = MotionCheck.allCases, except known: [String] = []
  ) {
    self.motion = motion
    self.schedule = schedule
    var checks = MotionChecks(
      motion.transition, motion.screen.tree, limits: limits, isEven: schedule.isEven,
      texts: (motion.shownTexts(at: 0), motion.shownTexts(at: 1)))
    for (index, share) in schedule.times.enumerated() {
      checks.add(index, at: share, texts: motion.shownTexts(at: share))
    }
    Self.checkEnds(motion, schedule, &checks)
    let views = motion.screen.tree.views.filter { known.contains($0.objectID) }.map(\.id)
    faults = checks.faults(of: kinds, except: Set(views))
  }

  /// The ends are frames, and what values give there is what the stills are.
  private static func checkEnds(
    _ motion: ScreenMotion, _ schedule: FrameSchedule, _ checks: inout MotionChecks
  ) {
    guard let first = schedule.times.first, let last = schedule.times.last else { return }
    let count = schedule.times.count
    if count > 1, first != 0, first != 1 { checks.addEnd(0, "the first frame is on the way already") }
    if count > 1, last != 0, last != 1 { checks.addEnd(count - 1, "the last frame is on the way still") }
    for (share, still) in [(0.0, motion.stills.from), (1.0, motion.stills.to)] {
      guard let index = schedule.times.firstIndex(of: share) else { continue }
      let pixmaps = FrameExport.paint([still, motion.drawingOnTheWay(share)], motion.renderer, threads: 2)
      let isSame =
        pixmaps[0].width == pixmaps[1].width && pixmaps[0].height == pixmaps[1].height
        && pixmaps[0].changes(from: pixmaps[1]) == nil
      if !isSame { checks.addEnd(index, "what is animated does not come to the still picture") }
    }
  }

  /// The faults in words, each at its first view's place in the file.
  public var findings: [Finding] {
    faults.map { fault in
      let views = fault.views.map { motion.screen.tree[$0] }
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
    case .overlap: "overlap on the way: \(fault.detail)"
    case .outside: "leaves on the way: \(fault.detail)"
    case .jump: "changes at once while it can be seen: \(fault.detail)"
    case .teleport: "goes too far: \(fault.detail)"
    case .crossing: "change places: \(fault.detail)"
    case .truncated: "has its text cut on the way: \(fault.detail)"
    case .collapse: "goes through nothing: \(fault.detail)"
    case .bent: "shows its image bent: \(fault.detail)"
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

  /// What is wrong with a frame, in a word each, by its time.
  public func faults(at share: Double) -> [String] {
    var result: [String] = []
    for fault in faults where fault.frames.contains(where: { schedule.times[$0] == share }) {
      if !result.contains(fault.check.rawValue) { result.append(fault.check.rawValue) }
    }
    return result
  }
}

extension ScreenMotion {
  /// A moment in seconds, in thousandths.
  public func time(_ share: Double) -> String { ScreenMotion.seconds(share * transition.duration) }

  /// How far it has come, in whole percent; a spring goes beyond 100, a wild one no further than a thousand times that.
  func progressWords(_ share: Double) -> String {
    let percent = (transition.progress(at: share) * 100).rounded()
    return percent.isFinite ? "\(Int(min(max(percent, -100_000), 100_000))) %" : "–"
  }

  /// Seconds with three decimals.
  static func seconds(_ time: Double) -> String { Numeral.fixed(max(time, 0), decimals: 3) + " s" }
}
