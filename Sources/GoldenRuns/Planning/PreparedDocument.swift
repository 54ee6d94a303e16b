import Diagnostics
import Files
import Screens
import Templates
import Views

/// A document as its goldens show it: read in each language and text size of the matrix, with the values that the
/// configuration sets.
struct PreparedDocument {
  /// A screen of the document.
  struct Entry {
    /// The position in the document.
    let index: Int
    /// The screen in the document's own language.
    let screen: Screen
    /// The screen's part of file names.
    let name: String
    /// Whether the screen has goldens.
    let hasGoldens: Bool
    let settings: SceneSettings
    /// The era that the screen is drawn in; nil for that of its document.
    let systemEra: Era?
    /// The device that it is laid out for instead of that of its canvas.
    let device: Device?
    /// The combinations of its stills beside those of the matrix.
    let others: [GoldenCell]

    /// The combinations of its stills.
    var cells: [GoldenCell] { settings.matrix.cells + others }

    /// Returns the request for a combination.
    func request(_ cell: GoldenCell) -> ScreenRequest {
      var request = cell.request
      (request.safeArea, request.systemEra) = (settings.safeArea, systemEra)
      request.presentation = settings.presentation
      return request
    }

    /// Returns the request for the stills of a combination.
    func stillRequest(_ cell: GoldenCell, states: ScreenRequest.States?) -> ScreenRequest {
      var request = request(cell)
      if let states { request.states = states }
      if request.devices.isEmpty, let device { request.devices = [device] }
      return request
    }
  }

  let document: GoldenDocuments.Document
  let entries: [Entry]
  /// What was found in all versions, without duplicates.
  private(set) var findings = FindingSet()
  /// Views without counterparts that are not allowed by the configuration.
  private(set) var unmatched = FindingSet()
  /// The values that could be set of some view.
  private(set) var changes: Set<StateChange> = []
  /// Whether every value could be set that a screen has a view for.
  private(set) var isAsSet = true
  private var versions: [ReadingTraits: DocumentVersion] = [:]
  private var noted: Set<ObjectIdentifier> = []
  private var parsed: ParsedDocuments

  /// Reads all versions of a document that its goldens need: those of some scenes, or of all if no names are given.
  ///
  /// - Throws: What reading the document throws, and `GoldenRunError` where the run has too many pictures.
  init(
    _ document: GoldenDocuments.Document, in project: GoldenProject, scenes: [String], _ files: FileSystem
  ) throws {
    self.document = document
    let (own, subject, path) = (ReadingTraits(), project.subject, document.relativePath)
    let version = subject.versions[path].map { [document.path: $0] } ?? [:]
    var parsed = ParsedDocuments(version, in: files, project.libraries.whole(in: files))
    let first = try DocumentVersion(document, own, in: project, &parsed)
    let suffix = subject.goldenName.map { "-" + OutputNames.plain($0) } ?? ""
    var names = UniqueNames()
    entries = first.entries.enumerated().map { index, entry in
      let (screen, settings) = (entry.screen, entry.settings)
      let isChosen = scenes.isEmpty || scenes.contains { screen.answers(to: $0) }
      return Entry(
        index: index, screen: screen, name: names.claim(OutputNames.plain(screen.name)) + suffix,
        hasGoldens: isChosen && !settings.isSkipped, settings: settings,
        systemEra: subject.systemEras[path], device: subject.canvases[path]?[screen.id]?.sharedDevice,
        others: subject.unseen[path]?.cells(beside: settings.matrix, of: screen) ?? [])
    }
    self.parsed = parsed
    versions[own] = first
    findings.append(contentsOf: first.findings)
    try countStills(in: project)
    for entry in shown {
      note(first.entries[entry.index], project.configuration)
      try prepare(entry, entry.settings.matrix, in: project, isStill: true)
    }
    try prepareTransitions(in: project)
  }

  /// The screens that have goldens.
  var shown: [Entry] { entries.filter(\.hasGoldens) }

  /// The languages of the matrix that the document has texts in.
  var languages: Set<String> {
    Set(versions.filter { $0.value.knowsLanguage }.compactMap { $0.key.language?.identifier })
  }

  /// Returns a screen as a combination shows it, with the version that it is in; nil if the version lacks it.
  func version(
    of entry: Entry, in cell: GoldenCell
  ) -> (shown: DocumentVersion.Entry, version: DocumentVersion)? {
    guard let version = versions[cell.reading],
      let shown = version.counterpart(of: entry.screen, at: entry.index)
    else { return nil }
    return (shown, version)
  }

  // MARK: Preparing

  /// Counts the pictures before anything else is read for them.
  private func countStills(in project: GoldenProject) throws(GoldenRunError) {
    let states = project.subject.states
    try project.count.add(
      shown.reduce(0) { sum, entry in
        PictureCount.sum(sum, entry.settings.matrix.count(of: entry.screen, states: states))
      }, of: document, "")
  }

  private mutating func prepareTransitions(in project: GoldenProject) throws {
    for entry in shown {
      for (place, transition) in project.configuration.transitions.enumerated()
      where transition.applies(to: entry.screen, of: document.relativePath) {
        let own = transition.matrix(entry.settings.matrix)
        try project.count.add(own.count, of: document, GoldenPlan.part(place, of: entry))
        try prepare(entry, own, in: project)
      }
    }
  }

  /// Prepares a screen in all combinations of a matrix.
  private mutating func prepare(
    _ entry: Entry, _ matrix: GoldenMatrix, in project: GoldenProject, isStill: Bool = false
  ) throws {
    for cell in matrix.cells {
      let version = try read(cell, in: project)
      if let shown = version.counterpart(of: entry.screen, at: entry.index) {
        note(shown, project.configuration)
      } else if isStill {
        findings.append(.noScreen(entry.screen, in: cell, of: version.path))
      }
    }
  }

  private mutating func read(_ cell: GoldenCell, in project: GoldenProject) throws -> DocumentVersion {
    if let known = versions[cell.reading] { return known }
    let version = try DocumentVersion(document, cell.reading, in: project, &parsed)
    versions[cell.reading] = version
    findings.append(contentsOf: version.findings)
    return version
  }

  /// Notes what is found in a screen, once.
  private mutating func note(_ entry: DocumentVersion.Entry, _ configuration: GoldenConfiguration) {
    let screen = entry.screen
    guard noted.insert(ObjectIdentifier(screen)).inserted else { return }
    for (change, failure) in entry.changes {
      // Not every screen has a view of the name; that none has is reported at the end.
      if failure != .noSuchView { changes.insert(change) }
      guard let failure, failure != .noSuchView else { continue }
      findings.append(Finding(.error, .request, failure.message(for: change), at: screen.location))
      isAsSet = false
    }
    findings.append(contentsOf: screen.findings)
    unmatched.append(contentsOf: screen.unmatched(allowed: configuration.allowedUnmatched))
  }
}

extension GoldenCell {
  /// What documents are read for.
  var reading: ReadingTraits { ReadingTraits(textSize: request.textSize, language: request.language) }
}

extension Screen {
  /// An error for each view without a counterpart in the other layout that is not allowed; none if all are.
  fileprivate func unmatched(allowed: [String]?) -> [Finding] {
    guard let allowed else { return [] }
    let matches = [portrait, landscape].compactMap(\.self)
    let views = matches.flatMap { match in
      match.unmatchedLive.map { ($0.summary, match.orientation) }
        + match.unmatchedTemplate.map { ($0.summary, match.orientation) }
    }
    let inApp = matches.flatMap { match in
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
