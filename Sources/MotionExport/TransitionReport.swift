import Diagnostics
import Geometry
import Glibc
import JSON
import Motion
import Numerals
import Reports
import Screens
import Views

/// A report on a screen's transition from one layout to another: the path of each view, animated properties, jumps and
/// faults.
package struct TransitionReport {
  private let motion: ScreenMotion
  private let schedule: FrameSchedule
  private let findings: [Finding]

  package init(_ motion: ScreenMotion, _ schedule: FrameSchedule, findings: [Finding]) {
    self.motion = motion
    self.schedule = schedule
    self.findings = findings
  }

  private var transition: Transition { motion.transition }

  /// The movement of one view.
  private struct Row {
    var view: View
    var presence: Transition.Presence
    /// Frames in window coordinates, in points, before transforms.
    var from, to: Rect
    /// The distance between the visible centers, in points.
    var distance: Double
    var animates: [String]
    var jumps: [String]
  }

  private var rows: [Row] {
    let (first, last) = (seen(transition.from), seen(transition.to))
    return motion.tree.views.compactMap { view in
      let presence = transition.presence(of: view.id)
      guard presence != .neither else { return nil }
      let index = view.id.index
      let isBoth = presence == .both
      return Row(
        view: view, presence: presence, from: transition.from.frames[view.id],
        to: transition.to.frames[view.id], distance: Self.distance(first.rects[index], last.rects[index]),
        animates: isBoth
          ? transition.from.animated[index].changes(to: transition.to.animated[index])
          : [presence == .fromOnly ? "fades out" : "fades in"],
        jumps: isBoth
          ? transition.from.stepped[index].changes(to: transition.to.stepped[index]).map(\.rawValue) : [])
    }
  }

  /// Returns the visible positions of the views at an end, computed from the rounded frames shown in the report.
  private func seen(_ end: MotionEnd) -> SeenPlaces {
    SeenPlaces(end.frames.inWindow, of: motion.tree) { end.animated[$0.index].transform }
  }

  private static func distance(_ a: Rect, _ b: Rect) -> Double {
    let (dx, dy) = (b.midX - a.midX, b.midY - a.midY)
    return (dx * dx + dy * dy).squareRoot()
  }

  /// Returns the angle in degrees by which a view's layer rotates, in the shorter direction.
  private func turn(of view: View) -> Double {
    let (from, to) = (transition.from.animated[view.id.index], transition.to.animated[view.id.index])
    return remainder(to.transform.rotation - from.transform.rotation, 2 * .pi) * 180 / .pi
  }

  // MARK: Table

  /// A summary line, a line for each view that changes or moves, and the faults.
  package var text: String {
    let changing = rows.filter { row in
      row.from != row.to || !row.animates.isEmpty || !row.jumps.isEmpty
    }
    let titles = ["view", "from", "to", "distance", "turn", "animates", "jumps"]
    let cells = changing.map { row -> [String] in
      let turn = turn(of: row.view)
      return [
        row.view.phrase, row.presence == .toOnly ? "–" : Self.text(row.from),
        row.presence == .fromOnly ? "–" : Self.text(row.to),
        row.presence == .both ? Self.text(row.distance) : "–", turn == 0 ? "–" : Self.text(turn) + "°",
        row.animates.isEmpty ? "follows" : row.animates.joined(separator: ", "),
        row.jumps.isEmpty ? "–" : row.jumps.joined(separator: ", "),
      ].map { PrintedText.oneLine($0) }
    }
    let still = rows.count - changing.count
    let rest = still == 0 ? "" : "  \(still) \(still == 1 ? "view stays" : "views stay") in place\n"
    return PrintedText.oneLine(motion.title(schedule)) + "\n" + Self.aligned([titles] + cells) + rest + wrong
  }

  private var wrong: String {
    if findings.isEmpty { return "  nothing is wrong in the transition\n" }
    let printer = DiagnosticPrinter(usesColor: false)
    return "\n" + findings.map { printer.text($0) }.joined()
  }

  private static func aligned(_ rows: [[String]]) -> String {
    let last = (rows.first?.count ?? 1) - 1
    let widths = (0..<last).map { column in min(48, rows.map { $0[column].count }.max() ?? 0) }
    return rows.map { row in
      let cells = (0..<last).map { column in
        row[column] + String(repeating: " ", count: max(0, widths[column] - row[column].count))
      }
      return "  " + (cells + [row[last]]).joined(separator: "  ") + "\n"
    }.joined()
  }

  private static func text(_ number: Double) -> String {
    Numeral.text(min(max(number, -1e9), 1e9), decimals: 1)
  }

  private static func text(_ rect: Rect) -> String {
    "\(text(rect.minX)) \(text(rect.minY)) \(text(rect.width))×\(text(rect.height))"
  }

  // MARK: JSON

  /// The report as indented JSON.
  package var json: String {
    reportJSON([
      ("scene", .object([("id", .string(motion.screen.id)), ("name", .string(motion.screen.name))])),
      ("from", end(motion.names.from, motion.traits.from, transition.from)),
      ("to", end(motion.names.to, motion.traits.to, transition.to)),
      (
        "timing",
        .object([
          ("delay", .number(transition.timing.delay)), ("duration", .number(transition.timing.duration)),
          ("curve", .string(transition.timing.curve.name)), ("total", .number(transition.duration)),
        ])
      ),
      ("scale", .number(motion.scale)),
      ("frames", .array(zip(schedule.numbers, schedule.times).map(frame))),
      ("views", .array(rows.map(json))), ("findings", .array(findings.map(\.json))),
    ]).text(isIndented: true)
  }

  private func end(_ name: String, _ traits: ScreenTraits, _ end: MotionEnd) -> JSONValue {
    .object([
      ("name", .string(name)), ("orientation", .string(traits.orientation.rawValue)),
      ("state", .string(traits.state ?? ScreenRequest.initialState)), ("canvas", end.frames.canvas.json),
    ])
  }

  private func frame(_ number: Int, _ share: Double) -> JSONValue {
    .object([
      ("frame", .integer(number)), ("share", .number(share)),
      ("time", .number(share * transition.duration)),
      ("progress", .number(transition.progress(at: share))),
    ])
  }

  private func json(_ row: Row) -> JSONValue {
    .object([
      ("id", .string(row.view.objectID)), ("class", .string(row.view.runtimeClass)),
      ("title", JSONValue(row.view.title)), ("location", row.view.location.json),
      ("from", row.presence == .toOnly ? .null : row.from.json),
      ("to", row.presence == .fromOnly ? .null : row.to.json),
      ("distance", row.presence == .both ? .number(row.distance) : .null),
      ("turn", .number(turn(of: row.view))), ("animates", .array(row.animates.map { .string($0) })),
      ("jumps", .array(row.jumps.map { .string($0) })),
    ])
  }
}

extension ScreenMotion {
  /// Returns a one-line summary of the transition: the screen, both ends, and the timing.
  package func title(_ schedule: FrameSchedule) -> String {
    let count = schedule.times.count
    return "\(screen.name): \(names.from) → \(names.to), \(timingWords),"
      + " \(count) \(count == 1 ? "frame" : "frames")"
  }

  /// The duration and curve, such as `0.300 s, ease-in-out`.
  package var timingWords: String {
    let timing = transition.timing
    let delay = timing.delay > 0 ? " after \(ScreenMotion.seconds(timing.delay))" : ""
    return "\(ScreenMotion.seconds(timing.duration))\(delay), \(timing.curve.name)"
  }
}
