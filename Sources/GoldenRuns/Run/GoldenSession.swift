import Assets
import Diagnostics
import Goldens
import Painting
import Screens
import Threads
import Typography

/// What a run works with: the documents, their goldens and the results that caches have.
struct GoldenSession: Sendable {
  let project: GoldenProject
  let options: GoldenRun.Options
  let store: GoldenStore
  /// The documents of the configuration.
  let known: GoldenDocuments
  /// Those that the run is about.
  let documents: [GoldenDocuments.Document]
  var failures: FailureFolder { judge.failures }
  let knownFaults: KnownFaults
  /// The cached results; nil without caches.
  let cache: DocumentResultCache?
  var judge: GoldenJudge
  private let timings: Timings?
  /// The number of threads that work on a document.
  private let width: Int

  var configuration: GoldenConfiguration { project.configuration }

  /// Prepares a run. Throws `GoldenRunError`, or an error if the goldens' folder cannot be read.
  init(
    _ configuration: GoldenConfiguration, _ options: GoldenRun.Options, fonts: FontLibrary,
    timings: Timings?
  ) throws {
    let project = GoldenProject(configuration, options.subject, fonts: fonts)
    (self.project, self.options, self.timings) = (project, options, timings)
    let store = GoldenStore(folder: options.goldens ?? configuration.path(configuration.goldens))
    let lock = try store.lock()
    let recorded = { [store] in RecordedDocument.all(in: store, lock, configuration) }
    // What has goldens keeps them.
    let folders = Set(lock.paths.map { GoldenScene.split($0).scene.folder })
    let skipsUnbuilt = options.subject.isProject && options.baseline == nil && !options.recording.isTemporary
    let library = project.libraries.whole(in: .untraced)
    known = GoldenDocuments(configuration, options.subject, recorded: recorded) { document in
      !skipsUnbuilt || folders.contains(document.folder)
        || !ProjectAssets.leavesOut(document: document.path, library)
    }
    documents = try options.selection.documents(of: known, configuration, recorded: recorded)
    if options.selection.scenes.isEmpty { try project.count.check(documents, configuration) }
    let fingerprint = LazyFingerprint(fonts)
    judge = GoldenJudge(
      GoldenComparator(
        store: store, lock: lock, recording: options.recording, opensPictures: options.opensPictures,
        treeChanges: configuration.treeChanges, keepsTreesOnly: options.subject.keepsTreesOnly,
        isOfRevision: options.baseline != nil, renderer: { fingerprint.text }),
      failures: FailureFolder(options.failures ?? configuration.path(configuration.failures)))
    judge.failures.titlePainter = {
      PaneTitle.pixmap($0, width: $1, height: $2, ground: $3, fonts)
    }
    let faults = try KnownFaults(of: store)
    knownFaults = faults
    if !options.recording.knownFaults {
      judge.knownFaults = faults.adding(options.baseline?.faults ?? [])
    }
    width = max(1, (options.jobs + documents.count - 1) / max(1, documents.count))
    self.store = store
    let values = DependencyValues(
      fonts: fonts, storyboards: project.storyboards, library: { project.libraries.library(of: $0) },
      frames: { GoldenStore.frames(inFolder: $0) })
    cache = options.usableCache.map { policy in
      DocumentResultCache(
        policy,
        ResultKeys(
          configuration, options, lock, faults, values: values, fonts: fonts, renderer: fingerprint.text))
    }
  }

  // MARK: Work

  /// Returns the outcome of a document, whose missing goldens may be stored under former names: a cached one, or else a
  /// new one.
  func outcome(of document: GoldenDocuments.Document, followsNames: Bool = false) -> DocumentOutcome {
    guard let cache else {
      return documentRun(document, judge).run(width: width, followsNames: followsNames)
    }
    if let outcome = cache.outcome(of: document, failures) { return outcome }
    guard cache.policy.drawsMissing else { return DocumentOutcome(result: cache.missingResult(of: document)) }
    return cache.work(on: document, judge) { documentRun(document, $0).run(width: width).result }
  }

  func run(_ document: GoldenDocuments.Document) -> DocumentResult {
    documentRun(document, judge).run(width: width).result
  }

  /// Returns which goldens a document should have.
  func expectation(of document: GoldenDocuments.Document) -> DocumentResult {
    documentRun(document, judge).expectation()
  }

  /// Lays out the screens of a document, to find out what they were called.
  func drawnScenes(of document: GoldenDocuments.Document) -> [RenamedScenes.Drawn] {
    documentRun(document, judge).drawnScenes()
  }

  private func documentRun(_ document: GoldenDocuments.Document, _ judge: GoldenJudge) -> GoldenDocumentRun {
    GoldenDocumentRun(
      document: document, project: project, scenes: options.selection.scenes, judge: judge, timings: timings)
  }
}

extension GoldenRun.Options.Selection {
  /// Returns the documents that a run is about.
  fileprivate func documents(
    of known: GoldenDocuments, _ configuration: GoldenConfiguration, recorded: () -> [String]
  ) throws(GoldenRunError) -> [GoldenDocuments.Document] {
    if let only { return known.all.filter { only.contains($0.relativePath) } }
    if inputs.isEmpty {
      // Patterns that match nothing are reported one by one, and documents that are gone by their goldens.
      let inputs = configuration.inputs.map { GlobPattern($0) }
      if known.all.isEmpty, known.findings.isEmpty,
        known.unbuilt.isEmpty, !recorded().contains(where: { path in inputs.contains { $0.matches(path) } })
      {
        throw .noDocuments(configuration.inputs)
      }
      return known.all
    }
    var chosen: [GoldenDocuments.Document] = []
    for input in inputs {
      guard let document = known.document(named: input) else {
        throw .notAmongInputs(input, near: known.nearest(to: input))
      }
      if !chosen.contains(document) { chosen.append(document) }
    }
    return chosen
  }
}
