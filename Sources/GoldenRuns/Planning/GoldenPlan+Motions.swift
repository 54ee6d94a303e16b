import Diagnostics
import Goldens
import InterfaceFile
import Motion
import MotionExport
import PictureComparison
import Screens
import Views

/// A transition whose intermediate frames are goldens.
struct PlannedMotion {
  /// The folder of the frames, relative to the goldens' folder.
  let folder: String
  let screen: Screen
  let cell: GoldenCell
  let ends: (from: ScreenTraits, to: ScreenTraits)
  /// A description that distinguishes it from the screen's other transitions.
  let words: String
  let timing: TransitionTiming
  let transition: GoldenTransition
  let tolerance: Tolerance
  let kinds: KindPolicy
  /// The views whose pixels do not count.
  let masks: [ViewMask]
  let resources: DocumentResources
  /// The texts of the combination's language, by object id.
  let translations: [String: [LocalizedText]]
  /// The frames to draw.
  let schedule: FrameSchedule
  /// Whether another transition uses the same folder; such a duplicate is reported and skipped.
  let isTwin: Bool
  /// The goldens of the ends; nil for an end that is not a still of the matrix and is therefore kept with the frames.
  let stills: (from: String?, to: String?)

  /// The schedule indices of the frames that are kept in the folder.
  var kept: [Int] {
    schedule.times.indices.filter { still(at: $0) == nil }
  }

  /// The work of its frames in pictures: ten that are only checked are about as much as one that is drawn.
  var work: Int { max(kept.count, transition.checked(duration: timing.end).times.count / 10) }

  /// The reason why the transition cannot have goldens, if any.
  var fault: String? {
    if isTwin {
      return "another transition of these screens has the same ends; a \"name\" distinguishes the two"
    }
    if ends.from.orientation == ends.to.orientation, ends.from.state == ends.to.state {
      return "begins and ends with the same layout"
    }
    if schedule.times.count >= FrameSchedule.mostFrames {
      return "has more than \(FrameSchedule.mostFrames - 1) frames"
    }
    return kept.isEmpty ? "has no frame between its ends, so nothing is recorded of it" : nil
  }

  /// The fault as a finding at the transition's location, if any.
  var faultFinding: Finding? { fault.map { Finding(.error, .request, $0, at: transition.location) } }

  /// Returns the golden that shows an end frame; nil for an intermediate frame.
  func still(at place: Int) -> String? {
    switch schedule.times[place] {
    case 0: stills.from
    case 1: stills.to
    default: nil
    }
  }

  /// Returns the path of a frame in the folder.
  func path(_ place: Int) -> String { "\(folder)/\(schedule.fileName(place))" }

  /// Returns the golden that a frame is compared with.
  func golden(_ place: Int) -> String { still(at: place) ?? path(place) }

  /// Returns the description of a frame, by its number, for failures.
  func moment(number: Int, recordedCount: Int, share: Double?) -> GoldenMoment {
    GoldenMoment(
      motion: folder, words: words, frame: number, count: schedule.times.count, recordedCount: recordedCount,
      time: share.map { $0 * timing.end })
  }
}

extension GoldenPlan {
  /// What the transitions of a screen have in common.
  struct MotionContext {
    let prepared: PreparedDocument
    let entry: PreparedDocument.Entry
    /// The goldens of all stills of the document.
    let stills: Set<String>

    var document: GoldenDocuments.Document { prepared.document }
  }

  /// Returns the planned transitions of a screen: one for each pair of ends in the matrix.
  ///
  /// - Parameters:
  ///   - transition: The transition of the configuration.
  ///   - context: The document and screen.
  ///   - taken: The folders used by other transitions; the new ones are added.
  static func motions(
    of transition: GoldenTransition, _ context: MotionContext, taken: inout Set<String>
  ) -> [PlannedMotion] {
    var seen: Set<String> = []
    return transition.matrix(context.entry.settings.matrix).cells.compactMap { cell in
      guard let (shown, version) = context.prepared.version(of: context.entry, in: cell),
        let ends = transition.motion.ends(on: shown.screen, context.entry.request(cell))
      else { return nil }
      let isRotation = ends.from.orientation != ends.to.orientation
      let names = ScreenMotion.names(ends.from, ends.to)
      let parts =
        isRotation ? cell.namePartsWithoutOrientation : cell.turned(to: ends.from.orientation).nameParts
      let way =
        transition.name.map { OutputNames.plain($0) }
        ?? "\(OutputNames.plain(state: names.from))-to-\(OutputNames.plain(state: names.to))"
      let wanted = ([context.entry.name, way] + parts).joined(separator: ".")
      guard seen.insert(wanted).inserted else { return nil }
      let timing = transition.motion.timing(of: shown.screen, from: ends.from, to: ends.to)
      let folder = context.document.folder + "/" + wanted
      return PlannedMotion(
        folder: folder, screen: shown.screen, cell: cell, ends: ends,
        words: (["\(names.from) → \(names.to)"] + words(parts, cell)).joined(separator: " "),
        timing: timing,
        transition: transition, tolerance: context.entry.settings.tolerance,
        kinds: context.entry.settings.kinds, masks: context.entry.settings.masks,
        resources: shown.resources, translations: version.translations,
        schedule: transition.drawn(duration: timing.end),
        isTwin: !taken.insert(folder.lowercased()).inserted,
        stills: (still(ends.from, cell, context), still(ends.to, cell, context)))
    }
  }

  /// Returns the golden of an end; nil if the matrix has none.
  private static func still(
    _ end: ScreenTraits, _ cell: GoldenCell, _ context: MotionContext
  ) -> String? {
    let cell = cell.turned(to: end.orientation)
    let path = path(context.document, context.entry.name, state: end.state, cell)
    return context.stills.contains(path) ? path : nil
  }
}
