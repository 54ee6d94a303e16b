import Goldens
import Threads

/// Screens that were renamed or removed, as the goldens and the documents of a run show.
extension GoldenSession {
  /// Looks for goldens of documents under the names that their screens had before, and returns the folders of the
  /// documents for which there are some. Goldens are read from there; a run that writes goldens moves them first.
  mutating func followNames(
    of lacking: [GoldenDocuments.Document], _ results: [DocumentResult]
  ) throws -> Set<String> {
    if lacking.isEmpty { return [] }
    let gone = gone(after: results)
    let drawn = Workers.map(lacking.count, width: options.jobs) { [self] in drawnScenes(of: lacking[$0]) }
    let origins = RenamedScenes(judge.store, judge.comparator.lock)
      .origins(of: drawn.flatMap(\.self), among: gone)
    try follow(origins)
    return Set(origins.scenes.keys.map(\.folder))
  }

  private mutating func follow(_ origins: GoldenOrigins) throws {
    if origins.scenes.isEmpty { return }
    guard options.recording.mode != .never, !options.recording.rebases else {
      judge.comparator.store.origins = origins
      return
    }
    let sources = Dictionary(
      origins.scenes.compactMap { new, old in old.map { ($0, new) } }, uniquingKeysWith: { first, _ in first }
    )
    let moves = judge.comparator.lock.paths.compactMap { path -> (from: String, to: String)? in
      let (scene, rest) = GoldenScene.split(path)
      return sources[scene].map { (path, $0.path(rest)) }
    }
    try judge.store.move(moves)
    judge.comparator.lock = try judge.store.lock()
  }

  /// Returns a verdict for each golden of a screen that is gone, of the documents that the run is about.
  func removedScreens(_ results: [DocumentResult]) -> [DocumentResult] {
    let selection = options.selection
    guard options.subject.isProject, selection.scenes.isEmpty, !selection.leavesRemoved,
      known.unmatchedInputs.isEmpty, known.unreachable.isEmpty, !options.recording.rebases
    else { return [] }
    let followed = Set(judge.store.origins.scenes.values.compactMap(\.self))
    var gone = gone(after: results)
    gone.removeAll { followed.contains(GoldenScene.split($0).scene) }
    if !selection.inputs.isEmpty {
      let folders = Set(documents.map(\.folder))
      gone.removeAll { !folders.contains(GoldenScene.split($0).scene.folder) }
    }
    let present = results.reduce(into: Set<GoldenScene>()) { $0.formUnion($1.screens) }
    // What is left at a place that another screen has now is no screen of its own.
    return RemovedScreens(configuration, judge.store.inPlace, documents: known.all, present: present)
      .failures(among: gone).map { failure in
        DocumentResult(of: failure.path, in: failure.document) { try judge.judge(removed: failure) }
      }
  }

  /// Returns the goldens that belong to no screen. Those of documents that are not part of the run, or could not be
  /// read, are not among them.
  private func gone(after results: [DocumentResult]) -> [String] {
    let expected = results.reduce(into: Set<String>()) { $0.formUnion($1.expected) }
    let read = Set(zip(documents, results).filter(\.1.isRead).map(\.0.folder))
    let others = Set(known.all.map(\.folder)).subtracting(read)
    return judge.comparator.lock.paths.filter { path in
      !expected.contains(path) && !others.contains(GoldenScene.split(path).scene.folder)
    }
  }
}
