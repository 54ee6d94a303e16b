import Diagnostics
import GoldenRuns
import Goldens
import Motion
import MotionExport
import PictureComparison
import ScreenBuilder
import Screens
import Views

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
  /// What tells goldens apart from others of the same screens and variants; nil for nothing.
  public var name: String?
  /// What is kept of each golden.
  public var form = GoldenForm.picture
  /// What goldens show besides what their documents say.
  public var data = GoldenData()

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

/// The result of comparing screens with their goldens.
public struct GoldenOutcome: Sendable {
  /// A golden that is missing or looks otherwise, with others of the same cause.
  public struct Failure: Sendable {
    /// What differs, why, and the command that accepts it.
    public let message: String
    /// The expected and actual pictures and their difference.
    public let pictures: [String]
  }

  /// The number of goldens that are as the screens.
  public let passed: Int
  /// The number of goldens that were written.
  public let recorded: Int
  /// What is not as its golden.
  public let failures: [Failure]
  /// The findings along the way, errors among them.
  public let findings: [Finding]
  /// What goes wrong during transitions.
  public let faults: [Finding]

  /// Whether every golden is as its screen, and nothing went wrong.
  public var isGood: Bool {
    failures.isEmpty && faults.isEmpty && !findings.contains { $0.severity == .error }
  }
}

extension Layoutshot {
  /// Compares a screen that is described in code with its goldens.
  ///
  /// - Parameters:
  ///   - screen: The screen, whose name begins those of the goldens.
  ///   - request: The devices, orientations and states to compare; each picture has a golden.
  ///   - goldens: The folder of the goldens.
  /// - Returns: What matched, was recorded or differs; a picture that differs is a failure in it, no error.
  /// - Throws: An error if goldens cannot be read or written.
  public func compare(
    _ screen: ScreenDescription, _ request: ScreenRequest = ScreenRequest(), with goldens: GoldenFolder
  ) throws -> GoldenOutcome {
    try compare(.screen(screen), request, with: goldens)
  }

  /// Compares the screens of a document with their goldens.
  ///
  /// - Parameters:
  ///   - document: The .xib or .storyboard file.
  ///   - request: The scenes, devices, orientations and states to compare; each picture has a golden.
  ///   - goldens: The folder of the goldens.
  /// - Returns: What matched, was recorded or differs; a picture that differs is a failure in it, no error.
  /// - Throws: An error if goldens cannot be read or written.
  public func compare(
    document: String, _ request: ScreenRequest = ScreenRequest(), with goldens: GoldenFolder
  ) throws -> GoldenOutcome {
    try compare(.document(document), request, with: goldens)
  }

  /// Compares the frames of a transition with their goldens, and checks every frame for faults.
  ///
  /// - Parameters:
  ///   - screen: The screen, whose name begins those of the goldens.
  ///   - transition: The layouts, the timing and the frames.
  ///   - request: The device, appearance and scale, and for a change of state the orientation.
  ///   - goldens: The folder of the goldens.
  /// - Returns: What matched, was recorded or differs, and the faults of the frames.
  /// - Throws: An error if goldens cannot be read or written.
  public func compare(
    _ screen: ScreenDescription, _ transition: GoldenMotion, _ request: ScreenRequest = ScreenRequest(),
    with goldens: GoldenFolder
  ) throws -> GoldenOutcome {
    try compare(.screen(screen), transition, request, with: goldens)
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
    (options.subject.stateAttributes, options.subject.customArrangements) = (
      stateAttributes, customArrangements
    )
    options.recording.mode = recording
    return try GoldenOutcome(GoldenRun(configuration, options, fonts: fonts).run())
  }

  // MARK: For LayoutshotTesting

  /// What has goldens.
  package enum Subject: Sendable {
    case screen(ScreenDescription)
    case document(String)

    /// The name of the screen, or the path of the document.
    package var name: String {
      switch self {
      case .screen(let screen): screen.name
      case .document(let path): path
      }
    }
  }

  /// Compares the pictures of a request.
  ///
  /// - Parameter variations: The pictures of each screen; nil for those of the request.
  package func compare(
    _ subject: Subject, _ request: ScreenRequest, _ variations: GoldenVariations? = nil, root: String = "",
    with goldens: GoldenFolder
  ) throws -> GoldenOutcome {
    var configuration = configuration(request, root: root, goldens)
    configuration.matrix.orientations = request.orientations
    if let variations { configuration.matrix = variations.matrix }
    return try run(subject, configuration, request, goldens)
  }

  /// Compares the frames of a transition, those of its ends among them.
  package func compare(
    _ subject: Subject, _ transition: GoldenMotion, _ request: ScreenRequest, root: String = "",
    with goldens: GoldenFolder
  ) throws -> GoldenOutcome {
    var configuration = configuration(request, root: root, goldens)
    // Without an orientation there are no stills: the ends are kept with the frames.
    configuration.matrix.orientations = []
    let orientation = request.orientations.first ?? .portrait
    configuration.transitions = [transition.transition(in: orientation)]
    return try run(subject, configuration, request, goldens)
  }

  private func run(
    _ subject: Subject, _ configuration: GoldenConfiguration, _ request: ScreenRequest,
    _ goldens: GoldenFolder
  ) throws -> GoldenOutcome {
    var options = GoldenRun.Options()
    switch subject {
    case .screen(let screen): options.subject.documents = .described([screen])
    case .document(let path): options.subject.documents = .files([path])
    }
    options.subject.states = request.states == .all ? nil : request.states
    (options.subject.stateAttributes, options.subject.customArrangements) = (
      stateAttributes, customArrangements
    )
    (options.subject.goldenName, options.subject.keepsTreesOnly) = (goldens.name, goldens.form == .tree)
    options.recording.mode = goldens.recording
    options.selection.scenes = request.scenes
    (options.goldens, options.failures) = (goldens.path, goldens.failures)
    return try GoldenOutcome(GoldenRun(configuration, options, fonts: fonts).run())
  }

  private func configuration(
    _ request: ScreenRequest, root: String, _ goldens: GoldenFolder
  ) -> GoldenConfiguration {
    var configuration = GoldenConfiguration()
    configuration.root = root
    configuration.matching = matching
    configuration.assets = goldens.data.assets + assetFolders
    configuration.changes = goldens.data.set.compactMap { StateChange($0) }
    configuration.safeArea = goldens.data.safeArea ?? request.safeArea
    configuration.matching.ignoredClasses += goldens.data.ignoredClasses
    (configuration.tolerance, configuration.showsChrome) = (goldens.tolerance, goldens.showsChrome)
    var matrix = GoldenMatrix()
    if !request.devices.isEmpty { matrix.devices = request.devices }
    (matrix.appearances, matrix.languages) = ([request.appearance], [request.language])
    (matrix.textSizes, matrix.scales) = ([request.textSize], [request.scale])
    matrix.layoutDirections = [request.isRightToLeft]
    configuration.matrix = matrix
    return configuration
  }
}

/// A transition that has goldens: frames between two layouts of a screen.
public struct GoldenMotion: Hashable, Sendable {
  /// The layout at first: `portrait`, `landscape`, the name of a state, or both as `portrait/compact`.
  public var from: String
  /// The layout at last.
  public var to: String
  /// The time that it takes, in seconds; nil for that of the layout's animation, or the platform's.
  public var duration: Double?
  /// The relation between time and progress; nil for that of the layout's animation, or `easeInOut`.
  public var curve: TimingCurve?
  /// The fractions of the duration, 0 to 1, at which frames are kept.
  public var keyframes: [Double]
  /// The ids of views whose faults during the transition are known, and no failure.
  public var allowed: [String] = []

  /// Creates a transition.
  ///
  /// - Parameters:
  ///   - from: The layout at first: `portrait`, `landscape`, the name of a state, or both as `portrait/compact`.
  ///   - to: The layout at last.
  ///   - keyframes: The fractions of the duration, 0 to 1, at which frames are kept.
  public init(from: String, to: String, keyframes: [Double] = [0, 0.25, 0.5, 0.75, 1]) {
    (self.from, self.to, self.keyframes) = (from, to, keyframes)
  }

  func transition(in orientation: Orientation) -> GoldenTransition {
    var motion = MotionRequest()
    (motion.from, motion.to, motion.duration, motion.curve) = (from, to, duration, curve)
    var transition = GoldenTransition(
      motion, keyframes: keyframes, framesPerSecond: 60, orientation: orientation)
    transition.allowed = allowed
    return transition
  }
}

extension GoldenOutcome {
  init(_ result: GoldenRun.Result) {
    let report = result.report
    (passed, recorded) = (report.counts.passed, report.counts.recorded)
    (findings, faults) = (result.findings, result.faults)
    failures = report.items.map { item in
      let lines = ["\(item.place): \(item.headline)"] + item.effects() + [item.pictures()]
      return Failure(
        message: (lines + [report.acceptCommand(item)]).joined(separator: "\n"),
        pictures: item.failures.flatMap { failure in
          GoldenReport.pictures(of: failure).map { result.failures.file($0.path) }
        })
    }
  }
}
