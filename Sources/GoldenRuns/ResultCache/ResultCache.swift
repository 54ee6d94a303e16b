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
package final class ResultCache: Sendable {
  /// Where results are looked for, in this order; the first one takes new results.
  package let caches: [ContentCache]
  private let values: DependencyValues
  private let found = Mutex<[ContentDigest: Lookup]>([:])

  /// What an earlier run stored about work.
  package struct Lookup: Sendable {
    /// What its result depends on.
    package var dependencies: [Dependency]
    /// The key of its result.
    package var key: ContentDigest
    /// Processor time that it took, in seconds.
    package var seconds: Double
  }

  /// A result with its dependencies.
  package struct Traced<Result> {
    /// The result.
    package var result: Result
    /// What it depends on, sorted.
    package var dependencies: [Dependency]
    /// Processor time that it took, in seconds.
    package var seconds: Double
    /// Whether the files that it read stayed as they were; otherwise they do not determine the result.
    package var isReproducible: Bool
  }

  /// Results in caches, with the present values of dependencies.
  package init(_ caches: [ContentCache], values: DependencyValues) {
    (self.caches, self.values) = (caches, values)
  }

  // MARK: Finding

  /// Prefetches results: a remote cache is asked twice in all, not twice for each.
  ///
  /// - Parameters:
  ///   - count: How much work there is.
  ///   - threads: How many threads look for it.
  ///   - first: Returns the first key of work by its index.
  package func prefetch(
    _ count: Int, threads: Int, _ first: @escaping @Sendable (Int) -> ContentDigest
  ) {
    if caches.isEmpty { return }
    let first = Workers.map(count, width: threads, first)
    for cache in caches { cache.prefetch(first) }
    let found = Workers.map(count, width: threads) { [self] in lookup(first[$0]) }
    for cache in caches { cache.prefetch(found.compactMap { $0?.key }) }
  }

  /// Looks up the dependencies of work by its first key; nil if none are stored.
  package func lookup(_ first: ContentDigest) -> Lookup? {
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
  package func contains(_ known: Lookup) -> Bool { caches.contains { $0.entry(known.key) != nil } }

  /// The entries of a result that are whole, each with the contents of its files.
  package func entries(of known: Lookup) -> some Sequence<(entry: CacheEntry, contents: [[UInt8]])> {
    caches.lazy.compactMap { $0.entry(known.key) }.compactMap { [self] entry in
      contents(of: entry).map { (entry, $0) }
    }
  }

  private func contents(of entry: CacheEntry) -> [[UInt8]]? {
    var contents: [[UInt8]] = []
    for file in entry.files {
      guard let bytes = caches.lazy.compactMap({ $0.content(file.digest) }).first else { return nil }
      contents.append(bytes)
    }
    return contents
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

  /// Does work and traces its dependencies.
  ///
  /// - Parameter body: The work; it reads files through what it gets.
  package func trace<Result>(_ body: (FileSystem) -> Result) -> Traced<Result> {
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

  /// Stores the result of work that is reproducible.
  ///
  /// - Returns: Whether it is stored.
  package func store<Result>(
    _ entry: CacheEntry, _ contents: [[UInt8]], of done: Traced<Result>, _ first: ContentDigest
  ) -> Bool {
    guard done.isReproducible, let cache = caches.first,
      cache.store(entry, for: key(first, done.dependencies), contents)
    else { return false }
    let list = done.dependencies.map { JSONValue.texts([$0.kind.rawValue] + $0.subject) }
    let summary = JSONValue.object([("seconds", .number(done.seconds)), ("dependencies", .array(list))])
    return cache.store(CacheEntry(text: summary.text(isIndented: false)), for: first)
  }
}
