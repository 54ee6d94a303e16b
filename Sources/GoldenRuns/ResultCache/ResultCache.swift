import Cache
import Digests
import Files
import JSON
import Screens
import Synchronization
import Threads

/// Results of work in caches.
///
/// Two things are known of work before it is done: what all work of a run has in common, and what the document holds.
/// They make the first key, under which the dependencies of the work are stored. With the present values of these they
/// make the second key, that of the result.
final class ResultCache: Sendable {
  /// Where results are looked for, in this order; the first one takes new results.
  let caches: [ContentCache]
  private let values: DependencyValues
  private let found = Mutex<[ContentDigest: Lookup]>([:])

  /// What an earlier run stored about work.
  struct Lookup: Sendable {
    /// What its result depends on.
    var dependencies: [Dependency]
    var key: ContentDigest
    /// Processor time that it took, in seconds.
    var seconds: Double
  }

  /// A result with its dependencies.
  struct Traced<Result> {
    var result: Result
    /// What it depends on, sorted.
    var dependencies: [Dependency]
    /// Processor time that it took, in seconds.
    var seconds: Double
    /// Whether the files that it read stayed as they were; otherwise they do not determine the result.
    var isReproducible: Bool
  }

  /// Results in caches, with the present values of dependencies.
  init(_ caches: [ContentCache], values: DependencyValues) {
    (self.caches, self.values) = (caches, values)
  }

  typealias File = (name: String, bytes: [UInt8])

  // MARK: Finding

  /// Prefetches the results of `count` pieces of work, whose first keys `first` returns by their indices: a remote
  /// cache is asked twice in all, not twice for each.
  func prefetch(
    _ count: Int, threads: Int, _ first: @escaping @Sendable (Int) -> ContentDigest
  ) {
    if caches.isEmpty { return }
    let first = Workers.map(count, width: threads, first)
    for cache in caches { cache.prefetch(first) }
    let found = Workers.map(count, width: threads) { [self] in lookup(first[$0]) }
    for cache in caches { cache.prefetch(found.compactMap { $0?.key }) }
  }

  /// Looks up the dependencies of work by its first key; nil if none are stored.
  func lookup(_ first: ContentDigest) -> Lookup? {
    if let known = found.withLock({ $0[first] }) { return known }
    var known: [Lookup] = []
    for cache in caches {
      guard let text = cache.entry(first)?.text, let json = try? JSONValue.read(Array(text.utf8)),
        let dependencies = Self.dependencies(json), let seconds = json["seconds"]?.number
      else { continue }
      known.append(
        Lookup(dependencies: dependencies, key: key(first, dependencies), seconds: seconds))
    }
    // Where caches have other dependencies, those count that lead to a result.
    let best = known.count > 1 ? known.first(where: contains) ?? known[0] : known.first
    found.withLock { $0[first] = best }
    return best
  }

  /// Whether there is a result for work as it would be done now.
  func contains(_ known: Lookup) -> Bool { caches.contains { $0.entry(known.key) != nil } }

  /// Returns the result of work as it would be done now, if it is stored with all of its files, and can be used with files
  /// of their names.
  func result<Result: CachedForm>(
    _ first: ContentDigest, where isUsable: (Result, [String]) -> Bool = { _, _ in true }
  ) -> (result: Result, files: [File])? {
    guard let known = lookup(first) else { return nil }
    for cache in caches {
      guard let entry = cache.entry(known.key), let files = files(of: entry),
        let json = try? JSONValue.read(Array(entry.text.utf8)), let result = try? Result(form: json),
        isUsable(result, files.map(\.name))
      else { continue }
      values.noteFonts(of: known.dependencies)
      return (result, files)
    }
    return nil
  }

  private func files(of entry: CacheEntry) -> [File]? {
    var files: [File] = []
    for file in entry.files {
      guard let bytes = caches.lazy.compactMap({ $0.content(file.digest) }).first else { return nil }
      files.append((file.name, bytes))
    }
    return files
  }

  private func key(_ first: ContentDigest, _ dependencies: [Dependency]) -> ContentDigest {
    let lines = dependencies.map { dependency in
      ([dependency.kind.rawValue] + dependency.subject + [values.value(of: dependency)]).joined(
        separator: "\u{0}")
    }
    return ContentDigest(of: first.text + "\n" + lines.joined(separator: "\n"))
  }

  private static func dependencies(_ json: JSONValue) -> [Dependency]? {
    var dependencies: [Dependency] = []
    for item in json["dependencies"]?.items ?? [] {
      let words = item.items.compactMap(\.string)
      guard let word = words.first, let kind = Dependency.Kind(rawValue: word) else { return nil }
      dependencies.append(Dependency(kind, Array(words.dropFirst())))
    }
    return dependencies
  }

  // MARK: Storing

  /// Does work, which reads files through what it gets, and traces its dependencies.
  func trace<Result>(_ body: (FileSystem) -> Result) -> Traced<Result> {
    let trace = DependencyTrace()
    let start = Timings.processorTime()
    let result = body(FileSystem(trace))
    let seconds = Timings.processorTime() - start
    values.remember(trace.contents)
    let isReproducible =
      !trace.isTorn
      && trace.contents.allSatisfy { dependency, content in values.value(of: dependency) == content }
    return Traced(
      result: result, dependencies: trace.dependencies, seconds: seconds, isReproducible: isReproducible)
  }

  /// Stores what is to be kept of reproducible work, with the files that belong to it, by the work's first key. Returns
  /// whether it is stored.
  func store<Result>(
    _ result: some CachedForm, _ files: [File], of done: Traced<Result>, _ first: ContentDigest
  ) -> Bool {
    let entry = CacheEntry(
      files: files.map { CacheEntry.File($0.name, $0.bytes) }, text: result.form.text(isIndented: false))
    guard done.isReproducible, let cache = caches.first,
      cache.store(entry, for: key(first, done.dependencies), files.map(\.bytes))
    else { return false }
    let list = done.dependencies.map { ([$0.kind.rawValue] + $0.subject).form }
    let summary = JSONValue.object([("seconds", .number(done.seconds)), ("dependencies", .array(list))])
    return cache.store(CacheEntry(text: summary.text(isIndented: false)), for: first)
  }
}
