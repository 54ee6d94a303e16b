import Screens

/// What of a configuration applies to documents that were read, and the names that they would answer to.
struct ConfigurationUses: Sendable {
  /// A name in the list of scenes of an override or transition, by the index of that.
  struct SceneName: Hashable, Sendable {
    var index: Int
    var name: String
  }

  /// The indices of the transitions that apply to some screen.
  var transitions: Set<Int> = []
  /// The views with allowed faults that exist in the screens of transitions.
  var allowed: Set<String> = []
  /// The languages of the matrix for which a document has localized texts.
  var languages: Set<String> = []
  /// The states of the matrix that some screen has.
  var states: Set<String> = []
  /// The indices of the overrides that apply to some screen.
  var overrides: Set<Int> = []
  /// The names of scenes in overrides, and in transitions, that some screen answers to.
  var namedByOverrides: Set<SceneName> = []
  var namedByTransitions: Set<SceneName> = []
  /// The names of scenes on the command line that some screen answers to.
  var requested: Set<String> = []
  /// The properties that are set of some view.
  var changes: Set<StateChange> = []
  /// The names of all screens, and of their states.
  var sceneNames: Set<String> = []
  var stateNames: Set<String> = []

  /// Uses by nothing yet.
  init() {}

  /// Adds what applies to a screen, whatever its matrix has.
  mutating func add(
    _ screen: Screen, of document: String, _ configuration: GoldenConfiguration, requested names: [String]
  ) {
    sceneNames.insert(screen.name)
    stateNames.formUnion(screen.states.map(\.name))
    requested.formUnion(names.filter { screen.answers(to: $0) })
    for (index, override) in configuration.overrides.enumerated()
    where override.applies(to: document, screen.answers(to:)) {
      overrides.insert(index)
      namedByOverrides.formUnion(Self.names(override.scenes, index, screen))
    }
    for (index, transition) in configuration.transitions.enumerated()
    where transition.applies(to: screen, of: document) {
      namedByTransitions.formUnion(Self.names(transition.scenes, index, screen))
    }
  }

  private static func names(_ names: [String], _ index: Int, _ screen: Screen) -> [SceneName] {
    names.filter { screen.answers(to: $0) }.map { SceneName(index: index, name: $0) }
  }

  /// Adds what applies to other documents.
  mutating func add(_ other: ConfigurationUses) {
    transitions.formUnion(other.transitions)
    allowed.formUnion(other.allowed)
    languages.formUnion(other.languages)
    states.formUnion(other.states)
    overrides.formUnion(other.overrides)
    namedByOverrides.formUnion(other.namedByOverrides)
    namedByTransitions.formUnion(other.namedByTransitions)
    requested.formUnion(other.requested)
    changes.formUnion(other.changes)
    sceneNames.formUnion(other.sceneNames)
    stateNames.formUnion(other.stateNames)
  }
}
