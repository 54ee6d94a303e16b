import Assets
import Diagnostics
import Geometry
import Goldens
import InterfaceFile
import Painting
import PictureComparison
import Raster
import Screens
import Templates
import Typography
import Views

/// A golden that should exist: a screen of a document in one combination of the matrix and one state.
struct PlannedGolden {
  /// The path relative to the goldens' folder.
  let path: String
  let screen: Screen
  let cell: GoldenCell
  let traits: ScreenTraits
  let tolerance: Tolerance
  let kinds: KindPolicy
  let resources: DocumentResources
  /// The texts of the combination's language, by object id.
  let translations: [String: [LocalizedText]]

  /// A description that distinguishes it from the screen's other goldens.
  var words: String {
    ((traits.state.map { ["state \($0)"] } ?? []) + GoldenPlan.words(cell.nameParts, cell))
      .joined(separator: " ")
  }
}

/// The goldens of one document, determined from its content and the matrix without drawing anything.
struct GoldenPlan {
  private(set) var goldens: [PlannedGolden] = []
  /// The transitions whose frames are goldens as well.
  private(set) var motions: [PlannedMotion] = []
  /// The document's screens, those without goldens among them.
  private(set) var screens: Set<GoldenScene> = []
  /// What of the configuration applies to the document.
  private(set) var uses = ConfigurationUses()
  private(set) var findings = FindingSet()
  /// Whether every transition can have goldens; if not, it is unknown which of the stored goldens should exist.
  private(set) var isSound = true
  /// Whether every property is set that should be; if not, what is drawn is not what was asked for.
  private(set) var isAsSet = true
  /// Views without counterparts that are not allowed by the configuration.
  private(set) var unmatched = FindingSet()

  /// Reads a document and plans its goldens.
  ///
  /// - Parameters:
  ///   - document: The document.
  ///   - configuration: The configuration.
  ///   - libraries: The folders that are searched for assets first.
  ///   - storyboards: What is known of references between the project's storyboards.
  ///   - fonts: The fonts that templates described in code are laid out with; nil lays out none.
  ///   - scenes: The names of scenes; empty for all.
  ///   - count: The pictures of the run.
  /// - Throws: What reading the document throws, and `GoldenRunError` where the run has too many pictures.
  init(
    _ document: GoldenDocuments.Document, _ configuration: GoldenConfiguration, libraries: AssetLibraries,
    storyboards: ProjectStoryboards, fonts: FontLibrary?, scenes: [String], count: PictureCount
  ) throws {
    var loads: [ReadingTraits: Load] = [:]
    var parsed = ParsedDocuments()
    var findings = FindingSet()
    var unmatched = FindingSet()
    func load(_ cell: GoldenCell?) throws -> Load {
      let reading = ReadingTraits(textSize: cell?.request.textSize, language: cell?.request.language)
      if let known = loads[reading] { return known }
      let new = try Load(document, configuration, reading, libraries, storyboards, fonts, &parsed)
      loads[reading] = new
      findings.append(contentsOf: new.findings)
      return new
    }
    // Findings specific to a language or text size are reported as well, without duplicates.
    var screens: Set<ObjectIdentifier> = []
    var changed: Set<StateChange> = []
    var isAsSet = true
    func tell(of screen: Screen, in load: Load) {
      guard screens.insert(ObjectIdentifier(screen)).inserted else { return }
      for (change, failure) in load.changes(of: screen) {
        // Not every screen has a view of the name; that none has is reported at the end.
        if failure != .noSuchView { changed.insert(change) }
        guard let failure, failure != .noSuchView else { continue }
        findings.append(Finding(.error, .request, failure.message(for: change), at: screen.location))
        isAsSet = false
      }
      findings.append(contentsOf: screen.findings)
      unmatched.append(contentsOf: Self.unmatched(screen, allowed: configuration.allowedUnmatched))
    }
    let first = try load(nil)
    var names = UniqueNames()
    var chosen: [(index: Int, name: String, matrix: GoldenMatrix)] = []
    let states = configuration.states == .all ? nil : configuration.states
    let wanted = first.screens.map { screen -> GoldenMatrix? in
      let isChosen = scenes.isEmpty || scenes.contains { screen.answers(to: $0) }
      return isChosen ? configuration.matrix(for: screen, of: document.relativePath) : nil
    }
    try count.add(
      zip(first.screens, wanted).reduce(0) { sum, item in
        PictureCount.sum(sum, item.1?.count(of: item.0, states: states) ?? 0)
      }, of: document, "")
    let suffix = configuration.goldenName.map { "-" + OutputNames.plain($0) } ?? ""
    for (index, screen) in first.screens.enumerated() {
      let name = names.claim(OutputNames.plain(screen.name)) + suffix
      self.screens.insert(GoldenScene(folder: document.folder, name: name))
      uses.add(screen, of: document.relativePath, configuration, requested: scenes)
      guard let matrix = wanted[index] else { continue }
      tell(of: screen, in: first)
      chosen.append((index, name, matrix))
      let tolerance = configuration.tolerance(for: screen, of: document.relativePath)
      let kinds = configuration.kinds(for: screen, of: document.relativePath)
      for cell in matrix.cells {
        let load = try load(cell)
        guard let screen = load.counterpart(of: screen, at: index) else {
          findings.append(.noScreen(screen, in: cell, of: load.path))
          continue
        }
        tell(of: screen, in: load)
        uses.states.formUnion(cell.request.stateNames.filter { screen.stateName($0) != nil })
        var request = cell.request
        if configuration.states != .all { request.states = configuration.states }
        request.safeArea = configuration.safeArea(for: first.screens[index], of: document.relativePath)
        request.drawnEra = configuration.drawnEras[document.relativePath]
        if request.devices.isEmpty,
          let device = configuration.canvases[document.relativePath]?[screen.id]?.knownDevice
        {
          request.devices = [device]
        }
        for traits in request.traits(for: screen) {
          goldens.append(
            PlannedGolden(
              path: Self.path(document, name, state: traits.state, cell), screen: screen, cell: cell,
              traits: traits, tolerance: tolerance, kinds: kinds, resources: load.resources(of: screen),
              translations: load.translations))
        }
      }
    }
    // Transitions come last, because their ends refer to stills.
    let stills = Set(goldens.map(\.path))
    var folders: Set<String> = []
    for (index, name, matrix) in chosen {
      let screen = first.screens[index]
      let context = MotionContext(
        document: document, name: name, matrix: matrix,
        tolerance: configuration.tolerance(for: screen, of: document.relativePath),
        kinds: configuration.kinds(for: screen, of: document.relativePath),
        safeArea: configuration.safeArea(for: screen, of: document.relativePath),
        drawnEra: configuration.drawnEras[document.relativePath], stills: stills)
      for (place, transition) in configuration.transitions.enumerated()
      where transition.applies(to: screen, of: document.relativePath) {
        let part = "\(place) of \(index)"
        try count.add(transition.matrix(context.matrix).count, of: document, part)
        let found = try Self.motions(of: transition, context, taken: &folders) { cell in
          let load = try load(cell)
          guard let own = load.counterpart(of: screen, at: index) else { return nil }
          tell(of: own, in: load)
          return (own, load)
        }
        try count.add(found.reduce(0) { $0 + ($1.fault == nil ? $1.work : 0) }, of: document, part)
        if !found.isEmpty { uses.transitions.insert(place) }
        motions += found
      }
    }
    findings.append(contentsOf: motions.compactMap(\.faultFinding))
    // Without a project there is no other document that a change could be of.
    for change in configuration.changes where configuration.file == nil && !changed.contains(change) {
      let message = StateChange.Failure.noSuchView.message(for: change)
      findings.append(Finding(.error, .request, message, at: SourceLocation(file: document.path)))
      isAsSet = false
    }
    self.isAsSet = isAsSet
    (self.findings, self.unmatched) = (findings, unmatched)
    isSound = motions.allSatisfy { $0.fault == nil }
    motions.removeAll { $0.fault != nil }
    uses.changes = changed
    uses.allowed = Set(
      motions.flatMap { motion in
        motion.transition.allowed.filter { id in motion.screen.tree.views.contains { $0.objectID == id } }
      })
    uses.languages = Set(loads.filter { $0.value.knowsLanguage }.compactMap { $0.key.language?.identifier })
  }

  /// The paths of all goldens, including the frames of transitions.
  var paths: Set<String> {
    Set(goldens.map(\.path) + motions.flatMap { motion in motion.kept.map { motion.path($0) } })
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

  /// A document loaded with one text size and language.
  struct Load {
    /// The file that was read, which may be specific to the language.
    let path: String
    /// Whether the document has texts in the language.
    let knowsLanguage: Bool
    let screens: [Screen]
    /// The images, colors and fonts of each screen.
    private let resources: [ObjectIdentifier: DocumentResources]
    private let changes: [ObjectIdentifier: [(StateChange, StateChange.Failure?)]]
    let translations: [String: [LocalizedText]]
    let findings: [Finding]

    /// The images, colors and fonts of one of the screens.
    func resources(of screen: Screen) -> DocumentResources { resources[ObjectIdentifier(screen)]! }

    /// The changes made to one of the screens, with the reason for each that could not be made.
    func changes(of screen: Screen) -> [(StateChange, StateChange.Failure?)] {
      changes[ObjectIdentifier(screen)] ?? []
    }

    /// Returns the screen that corresponds to one loaded with other traits; a language's own document may order its
    /// scenes differently.
    func counterpart(of screen: Screen, at index: Int) -> Screen? {
      if index < screens.count, screens[index].id == screen.id { return screens[index] }
      return screens.first { $0.id == screen.id } ?? screens.first { $0.name == screen.name }
    }

    init(
      _ document: GoldenDocuments.Document, _ configuration: GoldenConfiguration, _ reading: ReadingTraits,
      _ libraries: AssetLibraries, _ storyboards: ProjectStoryboards, _ fonts: FontLibrary?,
      _ parsed: inout ParsedDocuments
    ) throws {
      var loaded =
        try configuration.described[document.relativePath].map {
          try LoadedDocument(described: $0, named: document.path, for: reading, fonts: fonts)
        } ?? LoadedDocument.load(document.path, for: reading, parsed: &parsed)
      if let canvases = configuration.canvases[document.relativePath] {
        for index in loaded.scenes.indices {
          if let canvas = canvases[loaded.scenes[index].id] { loaded.scenes[index].canvas.era = canvas.era }
        }
      }
      var byFolders: [[String]: DocumentResources] = [:]
      var resources: [DocumentResources] = []
      for scene in loaded.scenes {
        let folders = configuration.assets(for: scene, of: document.relativePath)
        let own =
          byFolders[folders] ?? DocumentResources(document: document.path, library: libraries[folders])
        byFolders[folders] = own
        own.giveSizes(to: [scene])
        resources.append(own)
      }
      resources.first?.followReferences(to: &loaded.scenes, among: storyboards)
      let scenes = zip(loaded.scenes, resources).filter { !$0.0.isConstraintTemplate }
      loaded.scenes = []
      var changes: [ObjectIdentifier: [(StateChange, StateChange.Failure?)]] = [:]
      screens = scenes.map { scene, _ in
        var screen = Screen(
          scene, options: configuration.matching(for: scene, of: document.relativePath),
          templateAttributes: configuration.stateAttributes,
          customArrangements: configuration.customArrangements)
        var outcomes: [(StateChange, StateChange.Failure?)] = []
        for change in configuration.changes(for: screen, of: document.relativePath) {
          let (changed, failure) = screen.making(change)
          screen = changed
          outcomes.append((change, failure))
        }
        changes[ObjectIdentifier(screen)] = outcomes
        return screen
      }
      self.changes = changes
      self.resources = Dictionary(
        zip(screens, scenes).map { (ObjectIdentifier($0), $1.1) }, uniquingKeysWith: { first, _ in first })
      findings = loaded.findings
      path = loaded.path
      translations = loaded.translations
      knowsLanguage = loaded.knowsLanguage
    }
  }

  private static func unmatched(_ screen: Screen, allowed: [String]?) -> [Finding] {
    guard let allowed else { return [] }
    let views = [screen.portrait, screen.landscape].compactMap(\.self).flatMap { match in
      match.unmatchedLive.map { ($0.summary, match.orientation) }
        + match.unmatchedTemplate.map { ($0.summary, match.orientation) }
    }
    let inApp = [screen.portrait, screen.landscape].compactMap(\.self).flatMap { match in
      match.libraryDifferences.filter { $0.own != nil && $0.library == nil }.map {
        ($0.template, match.orientation)
      }
    }
    func findings(_ views: [(ViewSummary, Orientation)], _ lack: String) -> [Finding] {
      views.filter { !allowed.contains($0.0.objectID) }.map { summary, orientation in
        Finding(
          .error, .unmatched,
          "\(summary.phrase) has no counterpart \(lack) \(orientation.rawValue),"
            + " and \"allowUnmatched\" does not name it",
          at: summary.location)
      }
    }
    return findings(views, "in") + findings(inApp, "that TPMultiLayoutViewController finds in")
  }
}

extension Finding {
  /// A finding for a language's own document that lacks a screen.
  fileprivate static func noScreen(_ screen: Screen, in cell: GoldenCell, of path: String) -> Finding {
    Finding(
      .error, .unmatched,
      "has no screen \"\(screen.name)\" (id \(screen.id)), so that there is none in \"\(cell.request.language?.identifier ?? "")\"",
      at: SourceLocation(file: path))
  }
}
