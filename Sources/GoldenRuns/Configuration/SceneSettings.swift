import Goldens
import PictureComparison
import Screens
import Templates
import Views

/// What a configuration sets for all scenes, or for one scene of a document.
package struct SceneSettings: Sendable {
  package var matrix = GoldenMatrix()
  /// Whether there are no goldens.
  var isSkipped = false
  package var tolerance = Tolerance.exact
  /// Which kinds of differences fail.
  package var kinds = KindPolicy()
  /// What is set about matching the views of layouts.
  package var matching = MatchingOptions()
  /// The properties to set before drawing, later ones winning.
  package var changes: [StateChange] = []
  /// The views whose pixels do not count.
  var masks: [ViewMask] = []
  /// The safe area that replaces the devices'; nil for their own.
  package var safeArea: SafeAreaOverride?
  /// How code presents the screens; nil for what their documents say.
  package var presentation: PresentationStyle?
  /// The folders that are searched for images, colors and fonts before the documents' own projects, relative to the
  /// root.
  package var assets: [String] = []

  init() {}

  /// The settings for a scene of a document, whose path is relative to the root; the scene answers to some names.
  init(_ configuration: GoldenConfiguration, of document: String, _ answers: (String) -> Bool) {
    self = configuration.settings
    for override in configuration.overrides where override.applies(to: document, answers) { apply(override) }
  }

  mutating func apply(_ override: GoldenConfiguration.Override) {
    override.adjust(&matrix)
    isSkipped = override.skips
    tolerance = override.tolerance ?? tolerance
    if let failing = override.failing { kinds.failing = Set(failing) }
    if let ignored = override.ignored { kinds.ignored = Set(ignored) }
    matching.ignoredClasses = override.ignoredClasses ?? matching.ignoredClasses
    matching.matchesTwins = override.matchesTwins ?? matching.matchesTwins
    changes += override.changes
    masks += override.masks
    safeArea = override.safeArea ?? safeArea
    presentation = override.presentation ?? presentation
    assets = override.assets + assets
  }
}
