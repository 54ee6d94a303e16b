import Assets
import Diagnostics
import LayoutshotKit
import Synchronization
import Views

/// Loads documents and lays hands on what the options name in them.
///
/// A scene or view that is named is looked for in all inputs; it is an error where none of them has it.
final class ScreenLoading: Sendable {
  private let options: CommonOptions
  private let request: ScreenRequest
  private let companions: LoadedDocument.Companions
  private let changes: [StateChange]
  private let library: AssetLibrary
  private let state = Mutex(State())

  private struct State {
    var scenes: Set<String> = []
    var states: Set<String> = []
    /// The names of states that there are, each once.
    var stateOffers: [String] = []
    var changed: Set<Int> = []
    var offers: [String: [String]] = [:]
  }

  /// A document's screens that are wanted, and what was found while they were loaded.
  struct Loaded {
    let document: LoadedDocument
    let screens: [ScreenLayouts]
    /// What tells each of them from the document's other screens in file names, whether those are wanted or not.
    let nameParts: [String]
    let findings: [Finding]
    /// What its project has.
    let resources: DocumentResources
    /// Whether all of the document's screens are wanted.
    fileprivate let isWhole: Bool

    /// What was found, with a note where there is nothing to draw though all screens are wanted.
    var findingsForDrawing: [Finding] {
      guard screens.isEmpty, isWhole else { return findings }
      let place = SourceLocation(file: document.path)
      return findings + [Finding(.note, .request, "there is no view to draw in it", at: place)]
    }
  }

  init(
    _ options: CommonOptions, request: ScreenRequest, companions: LoadedDocument.Companions,
    changes: [StateChange] = []
  ) throws(UsageError) {
    self.options = options
    self.request = request
    self.companions = companions
    self.changes = changes
    library = try options.assetLibrary()
  }

  /// Loads a document, extracts its screens' layouts and makes the changes that are wanted.
  func load(_ path: String) throws -> Loaded {
    let timings = options.timings
    var document = try timings.measure("read") {
      try LoadedDocument.load(
        path, companions: companions, textSize: request.textSize, language: request.language,
        embedding: !request.asDesigned)
    }
    let resources = DocumentResources(document: path, library: library)
    resources.giveSizes(to: document.scenes)
    // Templates stand on Interface Builder's canvas beside the screens that they are for.
    let scenes = document.scenes.filter { request.asDesigned || !$0.isConstraintTemplate }
    document.scenes = []
    let all = timings.measure("match") { scenes.map { ScreenLayouts($0, options: options.matching) } }
    for screen in all { screen.isRightToLeft = request.isRightToLeft }
    let screens = request.chosen(all)
    let parts = zip(all, OutputNames(request).sceneParts(all.map(\.name))).filter { screen, _ in
      screens.contains { $0 === screen }
    }
    var findings = document.findings + screens.flatMap(\.findings)
    if options.isVerbose, let companion = document.companion {
      findings.append(
        Finding(
          .note, .request, "the landscape layout comes from \(companion)",
          at: SourceLocation(file: document.path)))
    }
    for (index, change) in changes.enumerated() {
      findings += make(change, index, on: screens, at: SourceLocation(file: document.path))
    }
    remember(all, of: document.path)
    remember(statesOf: screens)
    return Loaded(
      document: document, screens: screens, nameParts: parts.map(\.1), findings: findings,
      resources: resources, isWhole: request.scenes.isEmpty)
  }

  /// A name that only some of the screens know is meant for those.
  private func make(
    _ change: StateChange, _ index: Int, on screens: [ScreenLayouts], at place: SourceLocation
  ) -> [Finding] {
    let outcomes = screens.map { $0.make(change) }
    if outcomes.contains(where: { $0 != .noSuchView }) {
      _ = state.withLock { $0.changed.insert(index) }
    }
    let failure = outcomes.compactMap(\.self).first { $0 != .noSuchView }
    let severity: Severity = outcomes.contains(nil) ? .warning : .error
    return failure.map { [Finding(severity, .request, $0.message(for: change), at: place)] } ?? []
  }

  private func remember(_ screens: [ScreenLayouts], of path: String) {
    state.withLock { state in
      state.offers[path] = screens.map(\.name)
      for name in request.scenes where screens.contains(where: { $0.answers(to: name) }) {
        state.scenes.insert(name)
      }
    }
  }

  private func remember(statesOf screens: [ScreenLayouts]) {
    state.withLock { state in
      for name in request.stateNames where screens.contains(where: { $0.state(named: name) != nil }) {
        state.states.insert(name)
      }
      for offer in screens.flatMap(\.states).map(\.name) where !state.stateOffers.contains(offer) {
        state.stateOffers.append(offer)
      }
    }
  }

  /// What was asked for by name and is in none of the documents that could be read.
  func missing() -> [Finding] {
    let state = state.withLock { $0 }
    guard !state.offers.isEmpty else { return [] }
    let place = state.offers.count == 1 ? SourceLocation(file: state.offers.keys.first!) : nil
    let scenes = request.scenes.filter { !state.scenes.contains($0) }
    let views = changes.indices.filter { !state.changed.contains($0) }
    var result = scenes.map { missing(scene: $0, state.offers, at: place) }
    if scenes.isEmpty {
      let names = [ScreenRequest.initialState] + state.stateOffers
      result += request.stateNames.filter { !state.states.contains($0) }.map {
        Finding(.error, .request, "no state \"\($0)\"; \(list(names))", at: place)
      }
    }
    // Without the scene that is named there is no view to look for.
    if scenes.isEmpty {
      result += views.map { index in
        let message = StateChange.Failure.noSuchView.message(for: changes[index])
        return Finding(.error, .request, message, at: place)
      }
    }
    return result
  }

  private func missing(scene: String, _ offers: [String: [String]], at place: SourceLocation?) -> Finding {
    let sorted = offers.sorted { $0.key < $1.key }
    if let place {
      return Finding(.error, .request, "no scene \"\(scene)\"; \(list(sorted[0].value))", at: place)
    }
    return Finding(
      .error, .request, "no input has a scene \"\(scene)\"",
      notes: sorted.prefix(8).map { Finding.Note(list($0.value), at: SourceLocation(file: $0.key)) })
  }

  private func list(_ names: [String]) -> String {
    let shown = names.prefix(20).map { "\"\($0)\"" }.joined(separator: ", ")
    return "there is " + (names.isEmpty ? "none" : shown) + (names.count > 20 ? ", and more" : "")
  }
}
