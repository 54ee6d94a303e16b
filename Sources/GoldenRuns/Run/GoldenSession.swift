import Diagnostics
import Goldens
import Screens
import Threads
import Typography

/// What the work on all documents of a run shares.
struct GoldenSession: Sendable {
  let configuration: GoldenConfiguration
  let options: GoldenRun.Options
  let store: GoldenStore
  /// The documents of the configuration.
  let known: GoldenDocuments
  /// Those that the run is about.
  let documents: [GoldenDocuments.Document]
  let failures: FailureFolder
  let knownFaults: KnownFaults
  /// The cached results; nil without caches.
  let cache: DocumentResultCache?
  var judge: GoldenJudge
  private let libraries: AssetLibraries
  private let storyboards: ProjectStoryboards
  private let count: PictureCount
  private let fonts: FontLibrary
  private let timings: Timings?
  /// The number of threads that work on a document.
  private let width: Int

  /// Prepares a run.
  ///
  /// - Throws: `GoldenRunError`, or an error if the goldens' folder cannot be read.
  init(
    _ configuration: GoldenConfiguration, _ options: GoldenRun.Options, fonts: FontLibrary,
    timings: Timings?
  ) throws {
    (self.configuration, self.options) = (configuration, options)
    (self.fonts, self.timings) = (fonts, timings)
    var store = GoldenStore(folder: options.goldens ?? configuration.path(configuration.goldens))
    store.isTemporary = options.isTemporary
    let lock = try store.lock()
    let recorded = { RecordedDocument.all(in: store, lock, configuration) }
    known = GoldenDocuments(configuration, recorded: recorded)
    documents = try options.documents(of: known, configuration, recorded: recorded)
    count = PictureCount(configuration)
    if options.scenes.isEmpty { try count.check(documents, configuration) }
    failures = FailureFolder(options.failures ?? configuration.path(configuration.failures))
    let fingerprint = LazyFingerprint(fonts)
    judge = GoldenJudge(
      store: store, lock: lock, mode: options.mode, opensPictures: options.opensPictures,
      rebases: options.rebases, failures: failures, treeChanges: configuration.treeChanges,
      renderer: { fingerprint.text })
    knownFaults = try KnownFaults(of: store)
    if !options.recordsFaults { judge.knownFaults = knownFaults.adding(options.knownFaults) }
    judge.isOfRevision = options.revision != nil
    libraries = AssetLibraries(configuration)
    storyboards = ProjectStoryboards()
    width = max(1, (options.jobs + documents.count - 1) / max(1, documents.count))
    self.store = store
    let values = DependencyValues(
      fonts: fonts, storyboards: storyboards, library: { [libraries] in libraries.library(of: $0) },
      frames: { GoldenStore.frames(inFolder: $0) })
    let (judge, knownFaults) = (judge, knownFaults)
    cache = options.usableCache.map { source in
      DocumentResultCache(
        source, configuration, options, judge, knownFaults, values: values, fonts: fonts,
        renderer: fingerprint.text)
    }
  }

  /// Checks that all documents together do not have too many pictures.
  ///
  /// - Throws: `GoldenRunError`.
  func checkCount() throws(GoldenRunError) { try count.check() }

  /// Prefetches all results from a remote cache.
  func prefetchResults() { cache?.prefetch(documents, threads: options.jobs) }

  /// Returns the result for a document: one that is kept, or else a new one.
  ///
  /// - Parameters:
  ///   - document: The document.
  ///   - defers: Whether to leave documents for later whose goldens are missing.
  func result(of document: GoldenDocuments.Document, defers: Bool) -> DocumentResult {
    guard let cache else { return run(document, defers: defers) }
    var result = cache.result(for: document, failures)
    if result == nil {
      guard cache.policy.drawsMissing else { return cache.missingResult(of: document) }
      result = cache.work(on: document, judge) { run(document, $0) }
    }
    result!.isDeferred = defers && result!.lacksGoldens
    result!.isAnswer = true
    return result!
  }

  /// Works on a document.
  func run(_ document: GoldenDocuments.Document, defers: Bool = false) -> DocumentResult {
    run(document, judge, defers: defers)
  }

  private func run(
    _ document: GoldenDocuments.Document, _ judge: GoldenJudge, defers: Bool = false
  ) -> DocumentResult {
    documentRun(document, judge).run(width: width, defers: defers)
  }

  /// Lays out the screens of a document, to find out what they were called.
  func drawnScenes(of document: GoldenDocuments.Document) -> [RenamedScenes.Drawn] {
    documentRun(document, judge).drawnScenes()
  }

  private func documentRun(_ document: GoldenDocuments.Document, _ judge: GoldenJudge) -> GoldenDocumentRun {
    GoldenDocumentRun(
      document: document, configuration: configuration, libraries: libraries, storyboards: storyboards,
      fonts: fonts, scenes: options.scenes, count: count, judge: judge, timings: timings)
  }
}

extension GoldenRun.Options {
  /// The caches, if they can be used: a run that writes nothing, about all scenes.
  var usableCache: CachePolicy? {
    let isPlain =
      mode == .never && !rebases && !recordsFaults && scenes.isEmpty && revision == nil && knownFaults.isEmpty
    return isPlain ? cache : nil
  }

  /// Returns the documents that a run is about.
  fileprivate func documents(
    of known: GoldenDocuments, _ configuration: GoldenConfiguration, recorded: () -> [String]
  ) throws(GoldenRunError) -> [GoldenDocuments.Document] {
    if let only { return known.all.filter { only.contains($0.relativePath) } }
    if inputs.isEmpty {
      // Patterns that match nothing are reported one by one, and documents that are gone by their goldens.
      let inputs = configuration.inputs.map { GlobPattern($0) }
      if known.all.isEmpty, known.findings.isEmpty,
        !recorded().contains(where: { path in inputs.contains { $0.matches(path) } })
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
