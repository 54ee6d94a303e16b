import Goldens
import PictureComparison
import Screens
import Templates

/// What a configuration sets for one scene of a document.
struct SceneSettings {
  /// The axes.
  var matrix: GoldenMatrix
  /// Whether the scene has no goldens.
  var isSkipped = false
  var tolerance: Tolerance
  /// Which kinds of differences fail.
  var kinds: KindPolicy
  var matching: MatchingOptions
  /// The properties to set before drawing, later ones winning.
  var changes: [StateChange]
  /// The safe area that replaces that of devices; nil for their own.
  var safeArea: SafeAreaOverride?
  /// The folders that are searched for images, colors and fonts before the document's own project.
  var assets: [String]

  /// Returns the settings for a scene.
  ///
  /// - Parameters:
  ///   - configuration: The configuration.
  ///   - document: The document's path relative to the root.
  ///   - answers: Whether the scene answers to a name.
  init(_ configuration: GoldenConfiguration, of document: String, _ answers: (String) -> Bool) {
    matrix = configuration.matrix
    (tolerance, kinds) = (configuration.tolerance, configuration.kinds)
    (matching, changes) = (configuration.matching, configuration.changes)
    (safeArea, assets) = (configuration.safeArea, configuration.assets)
    for override in configuration.overrides where override.applies(to: document, answers) { apply(override) }
  }

  private mutating func apply(_ override: GoldenConfiguration.Override) {
    override.adjust(&matrix)
    isSkipped = override.skips
    tolerance = override.tolerance ?? tolerance
    if let failing = override.failing { kinds.failing = Set(failing) }
    if let ignored = override.ignored { kinds.ignored = Set(ignored) }
    matching.ignoredClasses = override.ignoredClasses ?? matching.ignoredClasses
    matching.matchesTwins = override.matchesTwins ?? matching.matchesTwins
    changes += override.changes
    safeArea = override.safeArea ?? safeArea
    assets = override.assets + assets
  }
}
