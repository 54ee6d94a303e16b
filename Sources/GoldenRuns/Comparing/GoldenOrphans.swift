import Diagnostics
import Files
import Glibc
import Goldens
import Typography

/// Goldens that no longer belong to any screen, determined from the documents and the matrix without drawing anything:
/// at most screens that may be renamed ones are laid out.
package enum GoldenOrphans {
  /// The result of searching a project for orphans.
  package struct Result: Sendable {
    /// Pictures, trees and leftovers of interrupted runs below the goldens' folder, and entries of the lock file,
    /// sorted.
    package var orphans: [String]
    package var findings: [Finding]
    /// The goldens of screens that were renamed or moved, at their former places; none of them is an orphan.
    package var followed: [String] = []
    /// Whether every document could be read; if not, nothing may be removed.
    package var isComplete: Bool
  }

  /// Finds the orphans in the store of a configuration's goldens. The fonts are for laying out screens that may be
  /// renamed ones. Throws if there is no document at all.
  package static func find(
    _ configuration: GoldenConfiguration, in store: GoldenStore, fonts: FontLibrary
  ) throws -> Result {
    let lock = try store.lock()
    let project = GoldenProject(configuration, RunSubject(), fonts: fonts)
    let documents = GoldenDocuments(configuration)
    try project.count.check(documents.all, configuration)
    // Without documents every golden would be an orphan: that is a mistake in the patterns, or in the working directory.
    if documents.all.isEmpty, documents.findings.isEmpty {
      throw GoldenRunError.noDocuments(configuration.inputs)
    }
    var (expected, uses) = (Set<String>(), Set<ConfigurationUse>())
    var findings = documents.findings
    var isComplete = findings.isEmpty
    // It judges nothing: it knows which goldens there are.
    let judge = GoldenJudge(GoldenComparator(store: store, lock: lock), failures: FailureFolder(""))
    func run(_ document: GoldenDocuments.Document) -> GoldenDocumentRun {
      GoldenDocumentRun(document: document, project: project, judge: judge)
    }
    for document in documents.all {
      let result = run(document).expectation()
      try project.count.check()
      expected.formUnion(result.expected)
      uses.formUnion(result.uses)
      if result.isComplete { continue }
      isComplete = false
      findings += result.findings.filter { $0.severity == .error }
    }
    let unused = isComplete ? uses.unusedEntries(of: configuration) : []
    findings += unused
    isComplete = isComplete && unused.isEmpty
    var result = Result(orphans: [], findings: findings, isComplete: isComplete)
    if isComplete {
      result.followed = followed(expected, store, lock) { folders in
        documents.all.filter { folders.contains($0.folder) }.flatMap { run($0).drawnScenes() }
      }
    }
    result.orphans = find(in: store, expected: expected.union(result.followed))
    return result
  }

  /// Returns the goldens whose screens are stored under former names. Only documents that lack goldens are laid out, and
  /// only if there are goldens that belong to no screen.
  private static func followed(
    _ expected: Set<String>, _ store: GoldenStore, _ lock: GoldenLock,
    _ drawn: (_ folders: Set<String>) -> [RenamedScenes.Drawn]
  ) -> [String] {
    let gone = lock.paths.filter { !expected.contains($0) }
    let missing = expected.filter { !store.has($0) }
    if gone.isEmpty || missing.isEmpty { return [] }
    let folders = Set(missing.map { GoldenScene.split($0).scene.folder })
    let origins = RenamedScenes(store, lock).origins(of: drawn(folders), among: gone)
    return expected.compactMap { path in origins.origin(of: path).flatMap { $0 == path ? nil : $0 } }.sorted()
  }

  /// Returns what is in a store and not expected: goldens that the lock file or a tree of theirs names, such trees, what a
  /// run that was ended left of any of them, and lines of the lock file. Whatever else is in the folder is not ours.
  static func find(in store: GoldenStore, expected: Set<String>) -> [String] {
    let lock = (try? store.lock()) ?? GoldenLock()
    let files = FolderWalk.files(below: store.folder).filter { file in
      guard let golden = golden(of: file) else {
        return file != GoldenLock.fileName && OutputFile.settled(file) == GoldenLock.fileName
      }
      // A leftover of a golden that is expected is none of it.
      if expected.contains(golden) { return file.hasSuffix(".tmp") }
      return store.isRecorded(golden, lock)
    }
    return Set(files + lock.paths.filter { !expected.contains($0) })
      .sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// The golden that a file is the picture, the tree or a leftover of, as its name says; nil for any other file.
  private static func golden(of file: String) -> String? {
    var name = OutputFile.settled(file)
    if name.hasSuffix(GoldenStore.movingEnding) { name.removeLast(GoldenStore.movingEnding.count) }
    if name.hasSuffix(GoldenPath.picture) { return name }
    guard name.hasSuffix(GoldenPath.tree) else { return nil }
    return name.dropLast(GoldenPath.tree.count) + GoldenPath.picture
  }
}

extension GoldenStore {
  /// Removes the orphans found by `GoldenOrphans`, and their folders if those become empty. Of lines of the lock file
  /// that lead out of the folder or name one, and of links, only the line is removed. Returns the links, which stay.
  package func removeOrphans(_ paths: [String]) throws -> [String] {
    if paths.isEmpty { return [] }
    let inside = paths.filter {
      GoldenPath.leadsDown($0) && enclosure.admits(OpenFolder.split(file($0)).folder, in: .untraced)
    }
    let links = inside.filter { OutputFile.isLink(file($0)) }
    let removed = inside.filter { InputFile.isRegular(file($0)) }
    for path in removed { try OutputFile.remove(file(path), within: enclosure) }
    try updateLock { lock in for path in paths { lock[path] = nil } }
    removeEmptyFolders(of: inside)
    return links
  }
}
