import Diagnostics
import Files
import Goldens
import Motion
import MotionExport
import Views

/// The verdicts on all goldens of a run, from which its result follows without drawing or writing anything.
struct RunVerdicts {
  let documents: [GoldenDocuments.Document]
  let results: [DocumentResult]
  /// The results of screens that are gone.
  let removed: [DocumentResult]

  private var all: [DocumentResult] { results + removed }

  /// The new entries of the lock file, by paths.
  var entries: [(path: String, entry: GoldenLock.Entry)] {
    all.flatMap(\.verdicts).compactMap { verdict in verdict.entry.map { (verdict.path, $0) } }
  }

  /// The goldens that were removed.
  var removedPaths: [String] { all.flatMap(\.verdicts).filter { $0.outcome.isRemoval }.map(\.path) }

  /// What was drawn, as the lock file would have it.
  func drawn(by renderer: String) -> GoldenLock {
    var lock = GoldenLock()
    for verdict in all.flatMap(\.verdicts) {
      guard let pixels = verdict.pixels else { continue }
      lock[verdict.path] = GoldenLock.Entry(pixels: pixels, tree: verdict.tree, renderer: renderer)
    }
    return lock
  }

  /// Puts the result together, with findings about the fonts of the goldens.
  func result(of session: GoldenSession, _ fonts: [Finding]) -> GoldenRun.Result {
    let (options, origins) = (session.options, session.judge.store.origins)
    // One array for all, sorted where it is: there may be many.
    var verdicts: [GoldenVerdict] = []
    verdicts.reserveCapacity(all.reduce(0) { $0 + $1.verdicts.count })
    for result in all { verdicts += result.verdicts }
    verdicts.sort { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
    let mistakes = session.known.findings + fonts
    let unlocked = unlocked(verdicts, session)
    var result = GoldenRun.Result(
      report: report(of: verdicts, session),
      findings: mistakes + all.flatMap(\.findingsAndRefusals) + verdicts.flatMap(\.findings) + unlocked,
      faults: Finding.faults(all.flatMap(\.faults)), failures: session.failures)
    result.rebasable = verdicts.count(where: \.isRebasable)
    result.cacheFindings = session.cache?.findings ?? []
    settle(session.knownFaults, options, &result)
    guard mistakes.isEmpty, all.allSatisfy(\.isComplete) else { return result }
    if !options.selection.isPartial {
      result.expected = verdicts.filter { !$0.outcome.isRemoval && $0.failure?.reason != .removed }.map(
        \.path)
      let read = result.expected.compactMap { origins.origin(of: $0) }
      let gone = verdicts.compactMap(\.failure).filter { $0.reason == .removed }.map(\.path)
      result.orphans = GoldenOrphans.find(in: session.store, expected: Set(result.expected + read + gone))
    }
    let uses = all.reduce(into: Set<ConfigurationUse>()) { $0.formUnion($1.uses) }
    result.findings += uses.unanswered(options.selection.scenes)
    if !options.selection.isPartial { result.findings += uses.unusedEntries(of: session.configuration) }
    return result
  }

  /// Returns a warning if the lock file lacks goldens, so that it is unknown what was recorded. Those of a revision are not kept.
  private func unlocked(_ verdicts: [GoldenVerdict], _ session: GoldenSession) -> [Finding] {
    guard session.options.recording.isOff, session.options.baseline == nil,
      !session.project.subject.keepsTreesOnly
    else { return [] }
    let (store, lock) = (session.judge.store, session.judge.comparator.lock)
    let paths = verdicts.filter(\.isOfStoredGolden).compactMap { store.origins.origin(of: $0.path) }
      .filter { lock[$0] == nil }
    guard let first = paths.first else { return [] }
    let file = store.file(GoldenLock.fileName)
    let goldens = paths.count == 1 ? "1 golden image" : "\(paths.count) golden images"
    return [
      Finding(
        .warning, .value,
        (FileSystem.untraced.exists(file)
          ? "has no line of \(goldens), such as \(first)" : "is missing, for \(goldens)")
          + "; 'layoutshot record' adds what is missing",
        at: SourceLocation(file: file))
    ]
  }

  // MARK: Report

  private func report(of verdicts: [GoldenVerdict], _ session: GoldenSession) -> GoldenReport {
    let (configuration, options) = (session.configuration, session.options)
    let origins = session.judge.store.origins
    let passed = verdicts.filter(\.isPassed).map(\.path)
    let items = GoldenItem.sorted(
      GoldenItem.items(of: placed(verdicts.compactMap(\.failure), origins, options.baseline)),
      isExpected: { options.expected?.contains($0) ?? false })
    var report = GoldenReport(
      goldens: options.goldens ?? configuration.goldens, items: items.failing, counts: Self.counts(verdicts),
      passed: passed)
    report.against = options.baseline?.revision
    if session.failures.path != configuration.path(configuration.failures) {
      report.folder = session.failures.path
    }
    report.pictureBase = options.pictureBase
    report.namesGoldens = options.goldens != nil
    report.faulty = all.flatMap(\.faulty)
    report.words = all.flatMap(\.words)
    report.seconds = Dictionary(
      verdicts.compactMap { verdict in verdict.nanoseconds.map { (verdict.path, Double($0) / 1e9) } },
      uniquingKeysWith: { first, _ in first })
    report.renamed = Self.renamed(passed, origins)
    report.counts.renamed = report.renamed.reduce(0) { $0 + $1.goldens.count }
    report.screens = Self.screens(of: verdicts)
    report.reported = items.reported + GoldenItem.items(of: verdicts.compactMap(\.treeChange))
    return report
  }

  /// The pictures of the screens of which some differ, frames of transitions aside.
  private static func screens(of verdicts: [GoldenVerdict]) -> [ScreenVariants] {
    let stills = verdicts.filter { verdict in
      let name = GoldenPath.names(verdict.path).last ?? ""
      return !verdict.outcome.isRemoval && FrameSchedule.number(ofFile: name) == nil
    }
    let differing = Set(stills.filter(\.isFailure).map { GoldenScene.split($0.path).scene })
    if differing.isEmpty { return [] }
    var order: [GoldenScene] = []
    var found: [GoldenScene: [ScreenVariants.Variant]] = [:]
    for verdict in stills {
      let (scene, rest) = GoldenScene.split(verdict.path)
      guard differing.contains(scene) else { continue }
      if found[scene] == nil { order.append(scene) }
      // Names of devices have dots, too.
      let name = String(rest.dropLast(GoldenPath.picture.count)) + "."
      let device = Device.all.map(\.name).filter { name.contains(".\($0).") }.max { $0.count < $1.count }
      let traits = device.map { name.replacing(".\($0).", with: ".") } ?? name
      found[scene, default: []].append(
        ScreenVariants.Variant(
          path: verdict.path, device: device ?? "",
          traits: traits.split(separator: ".").joined(separator: " ")))
    }
    return order.map { ScreenVariants(screen: $0.path(""), variants: found[$0]!) }
  }

  private static func counts(_ verdicts: [GoldenVerdict]) -> GoldenReport.Counts {
    var counts = GoldenReport.Counts()
    for verdict in verdicts {
      switch verdict.outcome {
      case .passed: counts.passed += 1
      case .withinTolerance:
        (counts.passed, counts.withinTolerance) = (counts.passed + 1, counts.withinTolerance + 1)
      case .recorded: counts.recorded += 1
      case .removed, .failed: continue
      }
      if verdict.treeChange != nil { counts.treeChanged += 1 }
    }
    counts.maskedViews =
      Set(
        verdicts.flatMap { verdict in
          verdict.masked.map { [GoldenScene.split(verdict.path).scene.folder, $0] }
        }
      ).count
    return counts
  }

  /// Says of screens that a revision has not whether it has their documents.
  private func placed(
    _ failures: [GoldenFailure], _ origins: GoldenOrigins, _ baseline: GoldenBaseline?
  ) -> [GoldenFailure] {
    guard let folders = baseline?.folders else { return failures }
    let followed = Set(origins.scenes.compactMap { new, old in old == nil ? nil : new.folder })
    return failures.map { failure in
      var failure = failure
      let folder = GoldenScene.split(failure.path).scene.folder
      failure.isOfWholeDocument =
        failure.reason == .added
        ? !folders.contains(folder) && !followed.contains(folder) : failure.isOfWholeDocument
      return failure
    }
  }

  /// The goldens that pass and are stored under earlier names, a group for each screen.
  private static func renamed(_ passed: [String], _ origins: GoldenOrigins) -> [RenamedGoldens] {
    var order: [GoldenScene] = []
    var moves: [GoldenScene: [RenamedGoldens.Move]] = [:]
    for path in passed {
      guard let origin = origins.origin(of: path), origin != path else { continue }
      let scene = GoldenScene.split(path).scene
      if moves[scene] == nil { order.append(scene) }
      moves[scene, default: []].append(RenamedGoldens.Move(from: origin, to: path))
    }
    return order.map { scene in
      let own = moves[scene]!
      return RenamedGoldens(
        from: GoldenScene.split(own[0].from).scene.path(""), to: scene.path(""), goldens: own)
    }
  }

  // MARK: Faults

  /// The faults of transitions that were found.
  private var foundFaults: Set<KnownFault> { all.reduce(into: []) { $0.formUnion($1.foundFaults) } }

  /// Whether all transitions were checked, so that it is known which faults there are.
  private func knowsFaults(_ options: GoldenRun.Options) -> Bool {
    options.baseline == nil && options.selection.scenes.isEmpty && all.allSatisfy(\.isComplete)
  }

  /// The documents whose transitions were checked, if those are not all.
  private func checked(_ options: GoldenRun.Options) -> Set<String>? {
    guard options.selection.isPartial else { return nil }
    return Set(zip(documents, results).filter(\.1.isComplete).map(\.0.relativePath))
  }

  /// Compares the known faults with those that were found.
  private func settle(
    _ known: KnownFaults, _ options: GoldenRun.Options, _ result: inout GoldenRun.Result
  ) {
    result.foundFaults = foundFaults
    if options.baseline != nil { return }
    if options.recording.knownFaults {
      guard knowsFaults(options) else { return }
      // Expectations of flows are no faults that a list could name.
      result.faults.removeAll { $0.category != .flow }
      result.report.faulty.removeAll { $0.kind == .transition }
      result.report.counts.knownFaults = foundFaults.count
      return
    }
    result.report.counts.knownFaults = foundFaults.count { known.contains($0) }
    if knowsFaults(options), !options.recording.rebases {
      result.settledFaults = known.settled(foundFaults, in: checked(options))
    }
  }

  /// Writes the list of known faults, if it is to be written and all are known.
  func write(_ known: KnownFaults, to store: GoldenStore, _ options: GoldenRun.Options) throws {
    guard options.recording.knownFaults, knowsFaults(options) else { return }
    try known.write(foundFaults, checked: checked(options), to: store)
  }
}

extension GoldenVerdict {
  /// Whether there is a golden, whatever it is like.
  fileprivate var isOfStoredGolden: Bool {
    !outcome.isRemoval && failure?.reason != .missing && failure?.reason != .added
  }

  /// Whether the golden is as it should be: it passed, or was written.
  fileprivate var isPassed: Bool { !outcome.isRemoval && !isFailure }

  /// Whether another renderer drew the golden, and only pixels changed.
  fileprivate var isRebasable: Bool {
    guard let failure, failure.isRendererChange, let oldRenderer else { return false }
    return oldRenderer != failure.renderer
  }
}
