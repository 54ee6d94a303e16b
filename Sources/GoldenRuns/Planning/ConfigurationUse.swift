import Screens

/// Something of a configuration that applies to documents that were read, or a name that they would answer to.
struct ConfigurationUse: Hashable, Sendable {
  enum Kind: String, Sendable {
    /// A transition that applies to some screen, by its index.
    case transition
    /// A view with allowed faults that exists in the screens of transitions.
    case allowed
    /// A language of the matrix for which a document has localized texts.
    case language
    /// A state of the matrix that some screen has.
    case state
    /// An override that applies to some screen, by its index.
    case override
    /// A name of scenes in an override that some screen answers to, with the override's index.
    case nameInOverride
    /// A name of scenes in a transition that some screen answers to, with the transition's index.
    case nameInTransition
    /// A name of scenes on the command line that some screen answers to.
    case requested
    /// A view whose pixels do not count, by its name, with the override's number; 0 for all screens.
    case mask
    /// A property that is set of some view.
    case change
    /// The name of a screen.
    case screen
    /// The name of a screen's state.
    case stateOfScreen
  }

  var kind: Kind
  var name: String
  var index: Int

  init(_ kind: Kind, _ name: String = "", index: Int = 0) {
    (self.kind, self.name, self.index) = (kind, name, index)
  }

  init(_ change: StateChange) { self.init(.change, "\(change.name).\(change.property)=\(change.value)") }

  /// Returns what applies to a screen, whatever its matrix has.
  static func all(
    of screen: Screen, in document: String, _ configuration: GoldenConfiguration, requested: [String]
  ) -> [ConfigurationUse] {
    func answered(_ names: [String], _ kind: Kind, index: Int = 0) -> [ConfigurationUse] {
      names.filter { screen.answers(to: $0) }.map { ConfigurationUse(kind, $0, index: index) }
    }
    var uses = [ConfigurationUse(.screen, screen.name)] + answered(requested, .requested)
    uses += screen.states.map { ConfigurationUse(.stateOfScreen, $0.name) }
    func masked(_ masks: [ViewMask], index: Int) -> [ConfigurationUse] {
      masks.filter { !$0.views(in: screen.tree).isEmpty }.map {
        ConfigurationUse(.mask, $0.name, index: index)
      }
    }
    uses += masked(configuration.masks, index: 0)
    for (index, override) in configuration.overrides.enumerated()
    where override.applies(to: document, screen.answers(to:)) {
      uses += masked(override.masks, index: index + 1)
      uses.append(ConfigurationUse(.override, index: index))
      uses += answered(override.scenes, .nameInOverride, index: index)
    }
    for (index, transition) in configuration.transitions.enumerated()
    where transition.applies(to: screen, of: document) {
      uses += answered(transition.scenes, .nameInTransition, index: index)
    }
    return uses
  }
}
