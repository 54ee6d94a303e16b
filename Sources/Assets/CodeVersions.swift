import Files
import SourceCode

/// The names by which something is found in sources: see `SourceClasses.names(in:)`.
package struct ChangedNames: Sendable {
  fileprivate private(set) var names: Set<SourceClasses.Name> = []

  package init() {}

  package mutating func add(_ source: [UInt8]) { names.formUnion(SourceClasses.names(in: source)) }
}

/// Two versions of a repository that one run reads. Most of their code is the same: the older one has its answers from the newer one,
/// and reads sources of its own only for answers that depend on what changed.
package struct CodeVersions: Sendable {
  /// The folder of the older version, without links.
  let older: String
  /// Returns the path of a file of the newer version by that below the folder.
  let newer: @Sendable (String) -> String
  /// The names in the sources that changed, of both versions.
  let changedNames: Set<SourceClasses.Name>
  /// The sources that changed, came or went, with what they were.
  let changedSources: @Sendable () -> [ChangedSource]

  /// A source that changed: where it is in both versions, and its content there; nil where it is not there.
  package typealias ChangedSource = CodeTrace.ChangedSource

  /// - Parameters:
  ///   - older: The folder of the older version.
  ///   - newer: Returns the path of a file of the newer version by that below the folder of the older one.
  ///   - changed: The names in every source that changed, came or went, in both versions.
  ///   - changedSources: Returns these sources.
  package init(
    older: String, newer: @escaping @Sendable (String) -> String, changed: ChangedNames,
    changedSources: @escaping @Sendable () -> [ChangedSource]
  ) {
    (self.older, self.newer) = (SmallFile.resolved(older) ?? older, newer)
    (changedNames, self.changedSources) = (changed.names, changedSources)
  }

  /// The path below the older version's folder; nil for any other.
  func inner(_ path: String) -> Substring? {
    if path == older { return "" }
    return path.hasPrefix(older + "/") ? path.dropFirst(older.count + 1) : nil
  }
}

extension ProjectAssets {
  /// The same place in the newer of two versions of a repository.
  struct Newer: Sendable {
    let assets: ProjectAssets
    let changedNames: Set<SourceClasses.Name>
  }

  /// What a document of an older version asks; nil for a document of any other, and for one whose project or folder the newer version has
  /// not.
  func findNewer() -> Newer? {
    // Without a comparison nobody looks for the folders around the document here.
    guard library.comparesVersions, let root = roots?.roots.first,
      let versions = library.versions(of: root.path),
      let inner = versions.inner(folder)
    else { return nil }
    let place = versions.newer(inner.isEmpty ? "-" : inner + "/-")
    let assets = ProjectAssets(document: place, library: library, in: files)
    guard let other = assets.roots?.roots.first, other.isDeep == root.isDeep,
      assets.folder == other.path + folder.dropFirst(root.path.count)
    else { return nil }
    return Newer(assets: assets, changedNames: versions.changedNames)
  }

  /// Asks the project's sources.
  ///
  /// - Parameter question: Returns the answer of sources to a document in a folder.
  func ask<Answer>(_ question: (_ sources: SourceClasses, _ folder: String) -> Answer) -> Answer {
    guard let newer else { return question(sourceClasses, folder) }
    let (sources, asked) = newer.assets.sourceClasses.recorded()
    let answer = question(sources, newer.assets.folder)
    return asked.all.isDisjoint(with: newer.changedNames) ? answer : question(sourceClasses, folder)
  }

  /// The path in this version of a file that the newer one answered with.
  func own(_ path: String) -> String {
    guard let newer, let root = roots?.roots.first, let other = newer.assets.roots?.roots.first,
      path.hasPrefix(other.path + "/")
    else { return path }
    return root.path + path.dropFirst(other.path.count)
  }
}

extension ProjectAssets {
  /// What code that another version of the project has otherwise leads to in this one.
  package func trace(from older: ProjectAssets) -> CodeTrace {
    guard let root = roots?.roots.first, let other = older.roots?.roots.first else { return CodeTrace() }
    return library.made("trace \(display.text(other.path)) \(display.text(root.path))") {
      let changed = changedSources(since: older, root, other)
      // No source is looked through where none changed.
      return changed.isEmpty ? CodeTrace() : CodeTrace(changed, in: sourceClasses)
    }
  }

  private func changedSources(
    since older: ProjectAssets, _ root: SearchRoots.Root, _ other: SearchRoots.Root
  ) -> [CodeVersions.ChangedSource] {
    if let versions = library.versions(of: other.path) { return versions.changedSources() }
    func sources(_ root: SearchRoots.Root) -> Set<Substring> {
      Set(library.index(root, display: display).sources.map { $0.dropFirst(root.path.count) })
    }
    let read = (old: Self.reader(within: older.enclosure), new: Self.reader(within: enclosure))
    return sources(root).union(sources(other)).sorted().compactMap { inner in
      let (was, now) = (read.old(other.path + inner), read.new(root.path + inner))
      return was == now
        ? nil
        : CodeVersions.ChangedSource(
          old: was.map { .init(path: other.path + inner, bytes: $0) },
          new: now.map { .init(path: root.path + inner, bytes: $0) })
    }
  }
}
