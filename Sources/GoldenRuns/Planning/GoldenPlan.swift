import Diagnostics
import Files
import Goldens
import Screens

/// The goldens of one document: what a prepared document and the matrix imply, without reading or drawing anything.
struct GoldenPlan {
  private(set) var goldens: [PlannedGolden] = []
  /// The transitions whose frames are goldens as well.
  private(set) var motions: [PlannedMotion] = []
  /// The document's screens, those without goldens among them.
  let screens: Set<GoldenScene>
  /// What of the configuration applies to the document.
  private(set) var uses: Set<ConfigurationUse> = []
  private(set) var findings: FindingSet
  /// Whether every transition can have goldens; if not, it is unknown which of the stored goldens should exist.
  let isSound: Bool
  /// Whether every property is set that should be; if not, what is drawn is not what was asked for.
  let isAsSet: Bool
  /// Views without counterparts that are not allowed by the configuration.
  let unmatched: FindingSet

  /// Reads a document, and plans its goldens: those of some scenes, or of all if no names are given.
  ///
  /// - Throws: What reading the document throws, and `GoldenRunError` where the run has too many pictures.
  init(
    reading document: GoldenDocuments.Document, in project: GoldenProject, scenes: [String],
    _ files: FileSystem
  ) throws {
    self.init(
      of: try PreparedDocument(document, in: project, scenes: scenes, files), in: project, requested: scenes)
    for (part, work) in motionWork { try project.count.add(work, of: document, part) }
  }

  /// The frames of transitions that are drawn or checked, as pictures, for each part of the document.
  private var motionWork: [(part: String, pictures: Int)] = []

  /// Plans the goldens of a document.
  init(of prepared: PreparedDocument, in project: GoldenProject, requested names: [String]) {
    let (configuration, document) = (project.configuration, prepared.document)
    screens = Set(prepared.entries.map { GoldenScene(folder: document.folder, name: $0.name) })
    unmatched = prepared.unmatched
    for entry in prepared.entries {
      uses.formUnion(
        ConfigurationUse.all(of: entry.screen, in: document.relativePath, configuration, requested: names))
    }
    for entry in prepared.shown {
      for (place, cell) in entry.cells.enumerated() {
        guard let (shown, version) = prepared.version(of: entry, in: cell) else { continue }
        let screen = shown.screen
        uses.formUnion(
          cell.request.stateNames.filter { screen.stateName($0) != nil }.map { ConfigurationUse(.state, $0) })
        let request = entry.stillRequest(cell, states: project.subject.states)
        let both = entry.settings.matrix.orientations
        goldens += request.traits(for: screen).filter { traits in
          // Of several orientations each device has those that the application has there; one alone is asked for.
          let shown = screen.canvas.orientations(on: traits.device)
          return !screen.canvas.restrictsOrientations || shown.contains(traits.orientation)
            || !both.contains(where: shown.contains)
        }.map { traits in
          PlannedGolden(
            path: Self.path(document, entry.name, state: traits.state, cell), place: place, screen: screen,
            cell: cell,
            traits: traits, tolerance: entry.settings.tolerance, kinds: entry.settings.kinds,
            resources: shown.resources, translations: version.translations, masks: entry.settings.masks,
            untranslated: version.knowsLanguage ? nil : cell.request.language)
        }
      }
    }
    // Transitions come last, because their ends refer to stills.
    let stills = Set(goldens.map(\.path))
    var folders: Set<String> = []
    var all: [PlannedMotion] = []
    for entry in prepared.shown {
      let context = MotionContext(prepared: prepared, entry: entry, stills: stills)
      for (place, transition) in configuration.transitions.enumerated()
      where transition.applies(to: entry.screen, of: document.relativePath) {
        let found = Self.motions(of: transition, context, taken: &folders)
        motionWork.append(
          (Self.part(place, of: entry), found.reduce(0) { $0 + ($1.fault == nil ? $1.work : 0) }))
        if !found.isEmpty { uses.insert(ConfigurationUse(.transition, index: place)) }
        all += found
      }
    }
    findings = prepared.findings
    findings.append(contentsOf: all.compactMap(\.faultFinding))
    // Without a project there is no other document that a change could be of.
    let unset = configuration.changes.filter { configuration.file == nil && !prepared.changes.contains($0) }
    findings.append(
      contentsOf: unset.map { change in
        let message = StateChange.Failure.noSuchView.message(for: change)
        return Finding(.error, .request, message, at: SourceLocation(file: document.path))
      })
    isAsSet = prepared.isAsSet && unset.isEmpty
    motions = all.filter { $0.fault == nil }
    isSound = motions.count == all.count
    uses.formUnion(prepared.changes.map { ConfigurationUse($0) })
    uses.formUnion(prepared.languages.map { ConfigurationUse(.language, $0) })
    for motion in motions {
      let ids = motion.transition.allowed.filter { id in
        motion.screen.tree.views.contains { $0.objectID == id }
      }
      uses.formUnion(ids.map { ConfigurationUse(.allowed, $0) })
    }
  }

  /// The paths of all goldens, including the frames of transitions.
  var paths: Set<String> {
    Set(goldens.map(\.path) + motions.flatMap { motion in motion.kept.map { motion.path($0) } })
  }

  /// What a transition of a screen is counted as.
  static func part(_ transition: Int, of entry: PreparedDocument.Entry) -> String {
    "\(transition) of \(entry.index)"
  }

  /// Returns the parts that a combination adds to names, as shown in messages.
  static func words(_ parts: [String], _ cell: GoldenCell) -> [String] {
    let scale = cell.request.scale.map { "\(Int($0))x" }
    return parts.map { $0 == scale ? "@\($0)" : $0 }
  }

  /// Returns the path of a still.
  static func path(
    _ document: GoldenDocuments.Document, _ name: String, state: String?, _ cell: GoldenCell
  ) -> String {
    let parts = [name] + (state.map { [OutputNames.plain(state: $0)] } ?? []) + cell.nameParts
    return document.folder + "/" + parts.joined(separator: ".") + GoldenPath.picture
  }
}
