import Diagnostics
import Goldens
import Motion
import Views

/// A motion whose frames between the ends are goldens.
struct PlannedMotion {
  /// The folder of the frames, below that of the goldens.
  let folder: String
  let screen: ScreenLayouts
  let cell: GoldenCell
  let ends: (from: ScreenRequest.Variant, to: ScreenRequest.Variant)
  /// What tells it from the screen's other motions, in words.
  let words: String
  let timing: Timing
  let transition: GoldenTransition
  let tolerance: Tolerance
  let resources: DocumentResources
  /// The frames that are drawn.
  let schedule: FrameSchedule
  /// Whether another transition has the same folder: it is reported and left out.
  let isTwin: Bool
  /// The goldens of the ends; nil where an end is no still of the matrix: then it is kept with the frames.
  let stills: (from: String?, to: String?)

  /// The places in the schedule of the frames that are kept in the folder.
  var kept: [Int] {
    schedule.times.indices.filter { still(at: $0) == nil }
  }

  /// Why there can be no goldens of it; nil where there can.
  var fault: String? {
    if isTwin {
      return "another transition of these screens has the same ends; a \"name\" tells the two apart"
    }
    if ends.from.orientation == ends.to.orientation, ends.from.state == ends.to.state {
      return "begins and ends with the same layout"
    }
    if schedule.times.count >= FrameSchedule.mostFrames {
      return "has more than \(FrameSchedule.mostFrames - 1) frames"
    }
    return kept.isEmpty ? "has no frame between its ends, so that nothing is kept of it" : nil
  }

  /// The fault with the place of the transition; nil where there is none.
  var faultFinding: Finding? { fault.map { Finding(.error, .request, $0, at: transition.location) } }

  /// The golden that a frame at an end is; nil of a frame between them.
  func still(at place: Int) -> String? {
    switch schedule.times[place] {
    case 0: stills.from
    case 1: stills.to
    default: nil
    }
  }

  /// The path of a frame of the folder.
  func path(_ place: Int) -> String { "\(folder)/\(schedule.fileName(place))" }

  /// The golden that a frame is held against.
  func golden(_ place: Int) -> String { still(at: place) ?? path(place) }

  /// The frame of a number as failures tell it.
  func moment(number: Int, recordedCount: Int, share: Double?) -> GoldenMoment {
    GoldenMoment(
      motion: folder, words: words, frame: number, count: schedule.times.count, recordedCount: recordedCount,
      time: share.map { $0 * timing.end })
  }
}

extension GoldenPlan {
  /// What the motions of a screen have in common.
  struct MotionContext {
    let document: GoldenDocuments.Document
    /// The scene's part of names.
    let name: String
    let matrix: GoldenMatrix
    let tolerance: Tolerance
    /// The goldens of all stills of the document.
    let stills: Set<String>
  }

  /// The motions of a transition on a screen: one for each pair of ends that the matrix gives.
  ///
  /// - Parameters:
  ///   - taken: folders that other transitions have.
  ///   - load: the screen with a cell's texts, and its resources.
  static func motions(
    of transition: GoldenTransition, _ context: MotionContext, taken: inout Set<String>,
    load: (GoldenCell) throws -> (screen: ScreenLayouts, resources: DocumentResources)?
  ) rethrows -> [PlannedMotion] {
    var matrix = context.matrix
    transition.adjust(&matrix)
    var seen: Set<String> = []
    var result: [PlannedMotion] = []
    for cell in matrix.cells {
      guard let (screen, resources) = try load(cell),
        let ends = transition.motion.ends(on: screen, cell.request)
      else { continue }
      let isRotation = ends.from.orientation != ends.to.orientation
      let names = ScreenMotion.names(ends.from, ends.to)
      let parts =
        isRotation ? cell.namePartsWithoutOrientation : cell.turned(to: ends.from.orientation).nameParts
      let way =
        transition.name.map { OutputNames.plain($0) }
        ?? "\(OutputNames.plain(names.from))-to-\(OutputNames.plain(names.to))"
      let wanted = ([context.name, way] + parts).joined(separator: ".")
      guard seen.insert(wanted).inserted else { continue }
      let timing = transition.motion.timing(isRotation: isRotation, isPad: screen.isPad(ends.to))
      let folder = context.document.folder + "/" + wanted
      result.append(
        PlannedMotion(
          folder: folder, screen: screen, cell: cell, ends: ends,
          words: (["\(names.from) → \(names.to)"] + words(parts, cell)).joined(separator: " "),
          timing: timing,
          transition: transition, tolerance: context.tolerance, resources: resources,
          schedule: transition.drawn(duration: timing.end),
          isTwin: !taken.insert(folder.lowercased()).inserted,
          stills: (still(ends.from, cell, context), still(ends.to, cell, context))))
    }
    return result
  }

  /// The golden of an end; nil where the matrix has none.
  private static func still(
    _ end: ScreenRequest.Variant, _ cell: GoldenCell, _ context: MotionContext
  ) -> String? {
    let cell = cell.turned(to: end.orientation)
    let path = path(context.document, context.name, state: end.state, cell)
    return context.stills.contains(path) ? path : nil
  }
}
