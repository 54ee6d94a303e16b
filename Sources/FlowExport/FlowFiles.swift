import Diagnostics
import Files
import Flows
import ImageFile
import Motion
import MotionExport
import Painting
import Raster
import Screens
import Threads

/// The files for a walk, in a separate folder: everything is made before anything is written.
package struct FlowFiles {
  /// The requested files.
  package enum Format: String, Sendable, CaseIterable {
    /// A picture of each step.
    case png
    /// All steps in one picture.
    case sheet
    /// `flow.json` and `flow.txt`.
    case json, text
    /// The frames of each transition.
    case frames
  }

  private let stage: FlowStage
  private let walk: FlowWalk
  private let folder: String
  private let title: String
  private let threads: Int
  private var files: [(name: String, bytes: [UInt8])] = []

  package init(_ walk: FlowWalk, on stage: FlowStage, folder: String, title: String, threads: Int) {
    (self.walk, self.stage, self.folder) = (walk, stage, folder)
    (self.title, self.threads) = (title, threads)
  }

  /// The moments with pictures.
  private var shown: [FlowMoment] { walk.moments.filter(\.isPicture) }

  /// The names of the pictures, by the index of the moment.
  package var names: [Int: String] { walk.pictureNames }

  // MARK: Creating

  private func located(_ fault: FlowFault, _ moment: FlowMoment) -> FlowScriptError {
    FlowScriptError([
      Finding(
        .error, .flow, "\(moment.label): \(fault.message)", at: moment.step?.place,
        notes: fault.notes)
    ])
  }

  /// Makes the picture of each step, the sheet, or both. Throws `FlowScriptError` at the step whose screen cannot be
  /// drawn.
  package mutating func make(pictures: Bool, sheet: Bool) throws {
    guard pictures || sheet else { return }
    let names = names
    /// The indices in `files` of pictures made so far.
    var known: [FlowState: Int] = [:]
    var cells: [FlowSheet.Cell] = []
    for moment in shown {
      guard let name = names[moment.number] else { continue }
      let isOnSheet = sheet && cells.count < FlowSheet.mostCells
      guard isOnSheet || known[moment.state] == nil else {
        if pictures, let place = known[moment.state] { files.append((name, files[place].bytes)) }
        continue
      }
      do throws(FlowFault) {
        let pixmap = try stage.pixmap(of: moment.state, threads: threads)
        if isOnSheet { cells.append(try cell(moment, pixmap)) }
        guard pictures else { continue }
        let bytes: [UInt8]
        if let place = known[moment.state] { bytes = files[place].bytes } else { bytes = try encoded(pixmap) }
        known[moment.state] = files.count
        files.append((name, bytes))
      } catch { throw located(error, moment) }
    }
    guard sheet else { return }
    // An expectation may be about any step before it, and steps have the numbers of their cells.
    for moment in walk.moments where moment.subject != nil && cells.indices.contains(moment.number) {
      cells[moment.number].faults += moment.failures
    }
    let drawing = FlowSheet(title: title, cells: cells).drawing(stage.renderer.fonts)
    files.append(("sheet.png", try stage.renderer.png(drawing, threads: threads)))
  }

  private func cell(_ moment: FlowMoment, _ pixmap: Pixmap) throws(FlowFault) -> FlowSheet.Cell {
    let world = walk.world
    let events = walk.eventText(moment)
    let name = moment.step?.name.map { [$0] } ?? []
    var cell = FlowSheet.Cell(
      pixmap, event: moment.step?.caption ?? "",
      title: "\(moment.number)  \(world[moment.state.visible(world).controller].name)",
      lines: name + [moment.state.orientation.rawValue + " · " + moment.state.stackText(world)]
        + (events.isEmpty ? [] : [events]), faults: [moment.wrongTwin].compactMap(\.self))
    // What there is to see does not depend on where it is, so nothing is measured again.
    cell.isFilledByCode = true
    for place in stage.places(in: moment.state) where cell.isFilledByCode {
      let (screen, traits) = try stage.ends(place, moment.state)
      cell.isFilledByCode = screen.layOut(traits, fonts: nil).isFilledByCode
    }
    return cell
  }

  private func encoded(_ pixmap: Pixmap) throws(FlowFault) -> [UInt8] {
    do throws(ImageFileError) {
      return try PNGFile.encode(pixmap, scale: stage.look.scale)
    } catch { throw FlowFault(error.message) }
  }

  package mutating func add(_ text: String, as name: String) { files.append((name, Array(text.utf8))) }

  package mutating func add(_ drawing: Drawing, as name: String) throws {
    files.append((name, try stage.renderer.png(drawing, threads: threads)))
  }

  // MARK: Writing

  /// Writes all files and returns their paths.
  package func write() throws -> [String] {
    try OutputFile.makeFolder(folder)
    for (name, bytes) in files { try OutputFile.write(bytes, to: "\(folder)/\(name)") }
    return files.map { "\(folder)/\($0.name)" }
  }

  /// Writes the frames of all transitions, each in a separate folder, and returns their paths.
  package func writeFrames(framesPerSecond: Double) throws -> [String] {
    let names = names
    var paths: [String] = []
    for moment in shown {
      guard let transition = FlowTransition(moment, on: stage), let name = names[moment.number] else {
        continue
      }
      let own = "\(folder)/\(name.dropLast(4))"
      try OutputFile.makeFolder(own)
      do {
        let film = try transition.film(framesPerSecond: framesPerSecond)
        try transition.run(film, threads: threads) { size in
          [
            SequenceSink(folder: own, film.schedule, scale: stage.look.scale),
            try APNGSink(
              "\(own)/animation.png", size: size, delays: film.delays, plays: 1, scale: stage.look.scale),
          ]
        }
      } catch let fault as FlowFault { throw located(fault, moment) }
      paths += ["\(own)/", "\(own)/animation.png"]
    }
    return paths
  }
}
