import Assets
import Diagnostics
import Screens
import Synchronization
import Templates
import Views

/// Loads documents and resolves the names that the options refer to.
///
/// A named scene or view is searched for in all inputs; it is an error if none of them contains it.
final class ScreenLoading: Sendable {
  private let options: CommonOptions
  private let request: ScreenRequest
  private let companions: LoadedDocument.Companions
  private let changes: [StateChange]
  private let matching: MatchingOptions
  let library: AssetLibrary
  let storyboards = ProjectStoryboards()
  private let state = Mutex(State())

  private struct State {
    var scenes: Set<String> = []
    var states: Set<String> = []
    /// Why a screen has no state with a name: for the screen with the most states.
    var noStates: [String: (count: Int, reason: Screen.NoState)] = [:]
    /// The names of the available states, without duplicates.
    var stateOffers: [String] = []
    var knownOffers: Set<String> = []
    var changed: Set<Int> = []
    var offers: [String: [String]] = [:]
  }

  /// The requested screens of a document, and the findings of loading it.
  struct Loaded {
    let document: LoadedDocument
    let screens: [Screen]
    /// The part of file names that distinguishes each screen from all others of the document, requested or not.
    let nameParts: [String]
    let findings: [Finding]
    /// The resources of the document's project.
    let resources: DocumentResources
    /// Whether all of the document's screens were requested.
    fileprivate let isWhole: Bool

    /// The findings, plus a note if all screens were requested but there is nothing to draw.
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
    (self.options, self.request, self.companions, self.changes) = (options, request, companions, changes)
    matching = try options.matching()
    library = try options.assetLibrary()
  }

  /// Loads a document for the request.
  func load(_ path: String) throws -> Loaded {
    var parsed = ParsedDocuments(in: .untraced, library)
    return try load(path, parsed: &parsed)
  }

  /// Loads a document, extracts its screens' layouts and applies the requested state changes. `reading` is the
  /// request's by default; `parsed` is for a document that is loaded in several languages.
  func load(
    _ path: String, for reading: ReadingTraits? = nil, parsed: inout ParsedDocuments
  ) throws -> Loaded {
    let timings = options.timings
    var document = try timings.measure("read") {
      try LoadedDocument.load(
        path, companions: companions, for: reading ?? request.reading, parsed: &parsed)
    }
    let resources = DocumentResources(document: path, library: library, in: parsed.files)
    resources.complete(&document.scenes, for: reading ?? request.reading)
    if !request.asDesigned {
      resources.followReferences(
        to: &document.scenes, for: reading ?? request.reading, among: storyboards)
    }
    // Templates are on Interface Builder's canvas next to the screens that they belong to.
    let scenes = document.scenes.filter { request.asDesigned || !$0.isConstraintTemplate }
    document.scenes = []
    let all = timings.measure("match") { scenes.map { Screen($0, options: matching) } }
    var screens = request.chosen(all)
    let chosen = Set(screens.map(ObjectIdentifier.init))
    let parts = zip(all, OutputNames(request).sceneParts(all.map(\.name))).filter { screen, _ in
      chosen.contains(ObjectIdentifier(screen))
    }
    var findings = document.findings + screens.flatMap(\.findings)
    if options.isVerbose, let companion = document.companion {
      findings.append(
        Finding(
          .note, .request, "the landscape layout comes from \(companion)",
          at: SourceLocation(file: document.path)))
    }
    for (index, change) in changes.enumerated() {
      findings += make(change, index, on: &screens, at: SourceLocation(file: document.path))
    }
    remember(all, of: document.path)
    remember(statesOf: screens)
    return Loaded(
      document: document, screens: screens, nameParts: parts.map(\.1), findings: findings,
      resources: resources, isWhole: request.scenes.isEmpty)
  }

  /// Applies a change to the screens that have its name.
  private func make(
    _ change: StateChange, _ index: Int, on screens: inout [Screen], at place: SourceLocation
  ) -> [Finding] {
    let changed = screens.map { $0.making(change) }
    screens = changed.map(\.screen)
    let outcomes = changed.map(\.failure)
    if outcomes.contains(where: { $0 != .noSuchView }) {
      _ = state.withLock { $0.changed.insert(index) }
    }
    let failure = outcomes.compactMap(\.self).first { $0 != .noSuchView }
    let severity: Severity = outcomes.contains(nil) ? .warning : .error
    return failure.map { [Finding(severity, .request, $0.message(for: change), at: place)] } ?? []
  }

  private func remember(_ screens: [Screen], of path: String) {
    state.withLock { state in
      state.offers[path] = screens.map(\.name)
      for name in request.scenes where screens.contains(where: { $0.answers(to: name) }) {
        state.scenes.insert(name)
      }
    }
  }

  private func remember(statesOf screens: [Screen]) {
    state.withLock { state in
      for name in request.stateNames {
        for screen in screens {
          do throws(Screen.NoState) {
            _ = try screen.sequence(named: name)
            state.states.insert(name)
          } catch {
            // Of several screens without the state, the one with the most states provides the error.
            let count = screen.states.count
            if count > state.noStates[name]?.count ?? -1 { state.noStates[name] = (count, error) }
          }
        }
      }
      for offer in screens.flatMap(\.states).map(\.name) where state.knownOffers.insert(offer).inserted {
        state.stateOffers.append(offer)
      }
    }
  }

  /// Returns findings for the requested names that occur in none of the readable documents.
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
        missing(state: $0, state.noStates[$0]?.reason, names, at: place)
      }
    }
    // If the named scene is missing, there is no view to search for.
    if scenes.isEmpty {
      result += views.map { index in
        let message = StateChange.Failure.noSuchView.message(for: changes[index])
        return Finding(.error, .request, message, at: place)
      }
    }
    return result
  }

  private func missing(
    state: String, _ reason: Screen.NoState?, _ names: [String], at place: SourceLocation?
  ) -> Finding {
    switch reason {
    case .unknown(let name)? where name != state:
      return Finding(.error, .request, "no state \"\(name)\" in \"\(state)\"; \(list(names))", at: place)
    case .taken(let name)?:
      return Finding(
        .error, .request,
        "\"\(state)\" keeps a state as \"\(name)\", which is \(name.isEmpty ? "no name" : "the name of another")",
        at: place)
    default: return Finding(.error, .request, "no state \"\(state)\"; \(list(names))", at: place)
    }
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
