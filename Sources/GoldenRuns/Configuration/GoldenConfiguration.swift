import Diagnostics
import Files
import Goldens
import PictureComparison
import Screens
import Templates
import Views

/// The configuration in `layoutshot.json`: the documents, the pictures of each, and the location of their goldens.
@dynamicMemberLookup package struct GoldenConfiguration: Sendable {
  /// The name of the configuration file at a project's root.
  package static let fileName = "layoutshot.json"

  /// Settings that differ for some scenes.
  package struct Override: Sendable {
    /// The document patterns; empty for all.
    var documents: [GlobPattern] = []
    /// The names of scenes; empty for all.
    var scenes: [String] = []
    /// Whether these scenes have no goldens.
    var skips = false
    /// Replaces the values of the axes that it names.
    var adjust: @Sendable (inout GoldenMatrix) -> Void = { _ in }
    /// The tolerance; nil leaves it unchanged.
    var tolerance: Tolerance?
    /// The classes whose subviews matching leaves alone; nil leaves them unchanged.
    var ignoredClasses: [String]?
    /// Whether views are matched by outlet name and object ID, too; nil leaves it unchanged.
    var matchesTwins: Bool?
    /// The properties to set before drawing; added to those of earlier overrides.
    var changes: [StateChange] = []
    /// The views whose pixels do not count; added to those of earlier overrides.
    var masks: [ViewMask] = []
    /// The safe area that replaces the devices'; nil leaves it unchanged.
    var safeArea: SafeAreaOverride?
    /// How code presents the screens; nil leaves it unchanged.
    var presentation: PresentationStyle?
    /// The folders that are searched for assets before those of the project; empty leaves them unchanged.
    var assets: [String] = []
    /// The kinds of differences that fail, and those that are not reported; nil leaves them unchanged.
    var failing: [ChangeKind]?
    var ignored: [ChangeKind]?
    var location = SourceLocation(file: GoldenConfiguration.fileName)

    /// Whether the override applies to a document, or to some of its scenes.
    func mayApply(to document: String) -> Bool {
      documents.isEmpty || documents.contains { $0.matches(document) }
    }

    /// Whether the override applies to a scene of a document, which answers to some names.
    func applies(to document: String, _ answers: (String) -> Bool) -> Bool {
      mayApply(to: document) && (scenes.isEmpty || scenes.contains(where: answers))
    }
  }

  /// The project's root, which paths in the file are relative to; empty for the working directory.
  package var root = ""
  /// The document patterns, relative to the root.
  package var inputs = ["**/*.storyboard", "**/*.xib"]
  /// The patterns of paths to exclude.
  package var excluded = GoldenConfiguration.generatedFolders
  /// The folders that tools generate, which need not be there to be excluded; `.xcloc` are exports for translators.
  static let generatedFolders = [
    "**/Pods/**", "**/Carthage/**", "**/DerivedData/**", "**/build/**", "**/node_modules/**",
    "**/*.xcloc/**",
  ]
  /// Where the file has the patterns of `inputs` and `exclude`, in their order; empty for those that it does not name.
  var patternLocations: (inputs: [SourceLocation], excluded: [SourceLocation]) = ([], [])
  /// The goldens' folder, relative to the root.
  package var goldens = "Goldens"
  /// The folder for failure artifacts, relative to the root.
  package var failures = "layoutshot-failures"
  /// What is set for all scenes.
  package var settings = SceneSettings()
  /// Where the file has the axes, if it has.
  var matrixLocation: SourceLocation?
  /// How many pictures a run may have; nil for any number.
  package var mostPictures: Int? = GoldenConfiguration.usualPictures
  /// How many pictures a run may have unless somebody says that there are more.
  package static let usualPictures = 10_000
  /// The overrides for some scenes; later ones take precedence.
  package var overrides: [Override] = []
  /// The transitions whose frames are goldens as well.
  package var transitions: [GoldenTransition] = []
  /// The justification for the tolerance; empty if differences are not tolerated.
  package var toleranceReason = ""
  /// What becomes of goldens whose tree changed although no pixel differs.
  package var treeChanges = TreeChangePolicy.fail
  /// The object IDs of views that may lack a counterpart in a layout; nil allows all.
  package var allowedUnmatched: [String]?
  /// What goldens have besides the picture and the tree of each screen.
  package enum Content: String, CaseIterable, Sendable {
    /// What assistive technologies find: numbered in the picture, with what VoiceOver says beside it, and in the tree.
    case accessibility
  }

  /// What goldens have besides pictures and trees.
  package var content: Set<Content> = []
  /// The target of the Xcode project whose application shows documents; nil for any.
  package var target: String?
  /// Whether to draw the device's own bars.
  package var showsChrome = false
  /// Which kinds of findings are reported.
  package var reportedKinds = ReportedKinds()
  /// The file that the configuration was read from, if any.
  package var file: String?

  /// Creates a configuration with default values.
  package init() {}

  /// A setting for all scenes.
  package subscript<Value>(dynamicMember path: WritableKeyPath<SceneSettings, Value>) -> Value {
    get { settings[keyPath: path] }
    set { settings[keyPath: path] = newValue }
  }

  /// Returns a path of the configuration, relative to the working directory.
  package func path(_ relative: String) -> String {
    root.isEmpty || relative.hasPrefix("/") ? relative : root + "/" + relative
  }

  /// Where files may be that the configuration names: in its project. What code sets may be anywhere.
  var enclosure: Enclosure { file == nil ? .anywhere : Enclosure(ofNamesIn: path("layoutshot.json")) }

  /// Returns how many combinations each screen of a document has at least, as far as overrides tell before the screens are
  /// known.
  func leastCombinations(of document: String) -> Int {
    var result = settings.matrix
    for override in overrides where override.mayApply(to: document) {
      if override.skips || !override.scenes.isEmpty { return 0 }
      override.adjust(&result)
    }
    return result.count
  }
}
