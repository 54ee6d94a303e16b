import Diagnostics
import Goldens

extension GoldenRun {
  /// Puts together what became of all goldens, and writes the reports.
  func result(
    _ all: [DocumentResult], _ mistakes: [Finding], _ store: GoldenStore, _ origins: GoldenOrigins,
    _ failures: FailureFolder, settle: (inout Result) throws -> Void
  ) throws -> Result {
    let verdicts = all.flatMap(\.verdicts).sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
    var counts = GoldenReport.Counts()
    var passed: [String] = []
    var failed: [GoldenFailure] = []
    var rebasable = 0
    for verdict in verdicts {
      switch verdict.outcome {
      case .passed: counts.passed += 1
      case .withinTolerance:
        (counts.passed, counts.withinTolerance) = (counts.passed + 1, counts.withinTolerance + 1)
      case .recorded: counts.recorded += 1
      case .removed: continue
      case .failed(let failure):
        failed.append(failure)
        if failure.isRendererChange, let old = verdict.oldRenderer, old != failure.renderer { rebasable += 1 }
        continue
      }
      passed.append(verdict.path)
      if verdict.treeChange != nil { counts.treeChanged += 1 }
    }
    let sorted = GoldenItem.sorted(
      GoldenItem.items(of: placed(failed, origins)), isExpected: options.isExpected)
    var report = GoldenReport(
      goldens: options.goldens ?? configuration.goldens, items: sorted.failing, counts: counts, passed: passed
    )
    report.against = options.revision?.0
    if failures.path != configuration.path(configuration.failures) { report.folder = failures.path }
    report.pictureBase = options.pictureBase
    report.namesGoldens = options.goldens != nil
    report.faulty = all.flatMap(\.faulty)
    report.seconds = Dictionary(
      verdicts.compactMap { verdict in verdict.nanoseconds.map { (verdict.path, Double($0) / 1e9) } },
      uniquingKeysWith: { first, _ in first })
    report.renamed = Self.renamed(passed, origins)
    report.counts.renamed = report.renamed.reduce(0) { $0 + $1.goldens.count }
    report.reported = sorted.reported + GoldenItem.items(of: verdicts.compactMap(\.treeChange))
    var result = Result(
      report: report, findings: mistakes + all.flatMap(\.findings) + verdicts.flatMap(\.findings),
      faults: Finding.faults(all.flatMap(\.faults)), failures: failures)
    result.rebasable = rebasable
    try settle(&result)
    options.adjust(&result)
    let isComplete = mistakes.isEmpty && all.allSatisfy(\.isComplete)
    if !options.isFiltered, isComplete {
      let expected = verdicts.filter { !$0.outcome.isRemoval && $0.failure?.reason != .removed }.map(\.path)
      let read = expected.compactMap { origins.origin(of: $0) }
      result.expected = expected
      let gone = verdicts.compactMap(\.failure).filter { $0.reason == .removed }.map(\.path)
      result.orphans = GoldenOrphans.find(in: store, expected: Set(expected + read + gone))
    }
    if isComplete {
      let uses = all.reduce(into: ConfigurationUses()) { $0.add($1.uses) }
      result.findings += uses.unanswered(options.scenes)
      if !options.isFiltered { result.findings += uses.unusedEntries(of: configuration) }
    }
    result.report.errors = FindingSet(result.findings.filter { $0.severity == .error }).elements
    if !result.report.isGood || !result.report.renamed.isEmpty {
      do {
        try failures.write(result.report)
      } catch {
        // What is wrong is reported in any case, wherever else the report goes.
        result.findings.append(.failure(error, at: failures.path))
      }
    }
    // Several pictures may have one reason not to be written.
    result.findings = FindingSet(result.findings).elements
    result.report.errors = result.findings.filter { $0.severity == .error }
    return result
  }

  /// Says of screens that a revision has not whether it has their documents.
  private func placed(_ failures: [GoldenFailure], _ origins: GoldenOrigins) -> [GoldenFailure] {
    guard let folders = options.revision?.folders else { return failures }
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
}
