import GoldenRuns
import PictureComparison

/// A folder of golden images: what screens looked like when they were reviewed.
///
/// Next to each picture is a record of its view tree, and `goldens.lock` holds the hashes of all.
public struct GoldenFolder: Hashable, Sendable {
  /// The folder.
  public var path: String
  /// The folder for what failures leave: expected and actual pictures, their difference, a report.
  public var failures: String
  /// Which goldens are written.
  public var recording: RecordMode
  /// The difference between two pictures that is tolerated.
  public var tolerance = Tolerance.exact
  /// Whether the device's status bar and home indicator are drawn.
  public var showsChrome = false

  /// Creates a folder, which does not have to exist yet.
  ///
  /// - Parameters:
  ///   - path: The folder.
  ///   - failures: The folder for what failures leave.
  ///   - recording: Which goldens are written; the default writes none.
  public init(_ path: String, failures: String = "layoutshot-failures", recording: RecordMode = .never) {
    (self.path, self.failures, self.recording) = (path, failures, recording)
  }
}

extension Layoutshot {
  /// Compares screens with their goldens; for a transition its frames, of which each is checked for faults.
  ///
  /// - Parameters:
  ///   - subject: The path of a document, or a screen that is described in code or was opened.
  ///   - strategy: The pictures, trees or frames that are compared; each has a golden.
  ///   - name: What tells the goldens apart from others of the same screens and variants; nil for nothing.
  ///   - data: What is shown besides what the document says.
  ///   - goldens: The folder of the goldens.
  /// - Returns: What matched, was recorded or differs; a picture that differs is a failure in it, no error.
  /// - Throws: `RequestError` for an unknown device or language, or an error if goldens cannot be read or written.
  public func compare(
    _ subject: some GoldenSubject, as strategy: GoldenStrategy = .picture, named name: String? = nil,
    data: GoldenData = GoldenData(), with goldens: GoldenFolder
  ) throws -> GoldenOutcome {
    try compare(subject.goldenSource, as: strategy, named: name, data, root: "", with: goldens)
  }

  /// Compares the goldens of a project with its documents, as `layoutshot verify` and `record` do.
  ///
  /// Names in the file mean the rules and attributes of this value as well as those of layoutshot.
  ///
  /// - Parameters:
  ///   - path: The `layoutshot.json`.
  ///   - recording: Which goldens are written.
  /// - Returns: What matched, was recorded or differs, of all documents of the project.
  /// - Throws: `ConfigurationError` with all errors in the file, or an error if goldens cannot be read or written.
  public func compare(configuration path: String, recording: RecordMode = .never) throws -> GoldenOutcome {
    let configuration = try GoldenConfiguration.read(
      explicit: path, rules: matching.rules, attributes: matching.layoutAttributes + stateAttributes)
    var options = GoldenRun.Options()
    extend(&options.subject)
    options.recording.mode = recording
    return try GoldenOutcome(GoldenRun(configuration, options, fonts: fonts).run())
  }

  /// Compares screens of a document whose path is relative to a folder.
  package func compare(
    _ source: GoldenSource, as strategy: GoldenStrategy, named name: String?, _ data: GoldenData,
    root: String,
    with goldens: GoldenFolder
  ) throws -> GoldenOutcome {
    var configuration = GoldenConfiguration()
    (configuration.root, configuration.matching) = (root, matching)
    configuration.assets = data.assets + assetFolders
    configuration.changes = try data.set.map { edit throws(RequestError) in try edit.change() }
    configuration.safeArea = data.safeArea
    configuration.matching.ignoredClasses += data.ignoredClasses
    (configuration.tolerance, configuration.showsChrome) = (goldens.tolerance, goldens.showsChrome)
    configuration.matrix = try strategy.variations.matrix()
    if let transition = strategy.transition {
      configuration.transitions = [
        transition.transition(in: configuration.matrix.orientations.first ?? .portrait)
      ]
      // Without an orientation there are no stills: the ends are kept with the frames.
      configuration.matrix.orientations = []
    }
    var options = GoldenRun.Options()
    options.subject.documents = source.documents
    options.subject.states = strategy.state.map { .named([$0]) }
    (options.subject.goldenName, options.subject.keepsTreesOnly) = (name, strategy.keepsTreesOnly)
    extend(&options.subject)
    options.recording.mode = goldens.recording
    options.selection.scenes = source.scene.map { [$0] } ?? []
    (options.goldens, options.failures) = (goldens.path, goldens.failures)
    return try GoldenOutcome(GoldenRun(configuration, options, fonts: fonts).run())
  }

  /// Adds what this value knows besides what layoutshot does.
  private func extend(_ subject: inout RunSubject) {
    (subject.stateAttributes, subject.customArrangements) = (stateAttributes, customArrangements)
  }
}
