import Diagnostics
import Goldens
import Screens

/// What `layoutshot.json` says: which documents, which pictures of them, where their goldens are.
package struct GoldenConfiguration: Sendable {
  /// The name of the file at a project's root.
  package static let fileName = "layoutshot.json"

  /// What is otherwise for some scenes.
  package struct Override: Sendable {
    /// Patterns of documents; empty for all.
    var documents: [GlobPattern] = []
    /// Names of scenes; empty for all.
    var scenes: [String] = []
    /// Whether they have no goldens.
    var skips = false
    /// Changes the axes that it names.
    var adjust: @Sendable (inout GoldenMatrix) -> Void = { _ in }
    /// How much may differ; nil leaves that as it is.
    var tolerance: Tolerance?

    /// Whether it is for a screen of a document.
    func applies(to screen: Screen, of document: String) -> Bool {
      (documents.isEmpty || documents.contains { $0.matches(document) })
        && (scenes.isEmpty || scenes.contains { screen.answers(to: $0) })
    }
  }

  /// The project's root: what paths in the file are relative to. Empty is the working directory.
  package var root = ""
  /// Patterns of documents, relative to the root.
  package var inputs = ["**/*.storyboard", "**/*.xib"]
  /// Documents by their paths relative to the root, whatever the patterns say; nil goes by these.
  package var documents: [String]?
  /// Patterns of what is passed over.
  package var excluded = [
    "**/Pods/**", "**/Carthage/**", "**/DerivedData/**", "**/build/**", "**/node_modules/**",
  ]
  /// The goldens' folder, relative to the root.
  package var goldens = "Goldens"
  /// The folder for what failures leave, relative to the root.
  package var failures = "layoutshot-failures"
  /// The axes.
  package var matrix = GoldenMatrix()
  /// What is otherwise for some scenes; later ones win.
  package var overrides: [Override] = []
  /// Ways from one layout to another whose frames are goldens, too.
  package var transitions: [GoldenTransition] = []
  /// How much may differ.
  package var tolerance = Tolerance.exact
  /// Why anything may differ; empty where nothing may.
  package var toleranceReason = ""
  /// Object ids of views that may be without a counterpart in a layout; nil lets all be.
  package var allowedUnmatched: [String]?
  /// Folders to look for images, colours and fonts in before the documents' own projects, relative to the root.
  package var assets: [String] = []
  /// Whether the device's own bars are drawn.
  package var showsChrome = false
  /// The file that it was read from; nil for none.
  package var file: String?

  /// Everything at its default.
  package init() {}

  /// A path of the configuration, seen from the working directory.
  package func path(_ relative: String) -> String {
    root.isEmpty || relative.hasPrefix("/") ? relative : root + "/" + relative
  }

  /// The axes for a screen; nil where it has no goldens.
  func matrix(for screen: Screen, of document: String) -> GoldenMatrix? {
    var result = matrix
    var isSkipped = false
    for override in overrides where override.applies(to: screen, of: document) {
      override.adjust(&result)
      isSkipped = override.skips
    }
    return isSkipped ? nil : result
  }

  /// How much may differ of a screen's pictures.
  func tolerance(for screen: Screen, of document: String) -> Tolerance {
    overrides.last { $0.tolerance != nil && $0.applies(to: screen, of: document) }?.tolerance ?? tolerance
  }
}
