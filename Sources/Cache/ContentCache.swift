import Diagnostics
import Digests
import Files
import Synchronization

/// A store for results by their inputs: `ac/<key>` holds entries, `cas/<SHA-256>` contents.
///
/// Cache errors never stop the work: items that are unreadable or invalid count as missing, and write errors are
/// reported once.
package final class ContentCache: Sendable {
  /// The reason why something could not be stored.
  struct Failure: Error {
    /// The message after the name of the cache.
    var message: String
    /// Whether the cache should not be used any more.
    var isLast = false
  }

  /// Its location as given by the user.
  package let name: String
  private let place: any CachePlace
  private let state = Mutex(State())

  private struct State {
    var findings = FindingSet()
    var hasFailed = false
    var isGivenUp = false
  }

  /// The default for the maximum silence of a server, in seconds.
  package static let usualPatience = 30.0

  /// A cache in a folder, or on a server with a URL, which may be silent for `patience` seconds. It is not accessed
  /// before the first use.
  package init(_ name: String, patience: Double = usualPatience) {
    self.name = name
    let isServer = name.hasPrefix("http://") || name.hasPrefix("https://")
    place = isServer ? CacheServer(name, patience: patience) : CacheFolder(name)
  }

  /// A cache in memory, for what one process does again and again.
  package init() {
    name = "memory"
    place = CacheMemory()
  }

  /// Forgets what was not asked for since the last call; only a cache in memory does.
  package func forgetUnused() { place.forgetUnused() }

  /// The findings, without duplicates.
  package var findings: [Finding] { state.withLock { $0.findings.elements } }

  /// Whether something could not be stored.
  package var hasFailed: Bool { state.withLock { $0.hasFailed } }

  /// Returns the entry for a key; nil if there is no complete one.
  package func entry(_ key: ContentDigest) -> CacheEntry? {
    guard let bytes = read(.entry(key)) else { return nil }
    if let entry = CacheEntry(bytes, for: key) { return entry }
    place.forget(.entry(key))
    return nil
  }

  /// Returns the content with a digest; nil if it is missing or invalid.
  package func content(_ digest: ContentDigest) -> [UInt8]? {
    guard let bytes = read(.content(digest)) else { return nil }
    if ContentDigest(bytes) == digest { return bytes }
    place.forget(.content(digest))
    return nil
  }

  /// Stores contents, then the entry that they belong to. Returns whether everything was stored.
  @discardableResult
  package func store(_ entry: CacheEntry, for key: ContentDigest, _ contents: [[UInt8]] = []) -> Bool {
    if isGivenUp {
      state.withLock { $0.hasFailed = true }
      return false
    }
    do throws(Failure) {
      let items = zip(entry.files, contents).map { (CacheItem.content($0.digest), $1) }
      try place.write(items + [(.entry(key), entry.encoded(for: key))])
      return true
    } catch {
      report(error, "cannot be written, results are not kept")
      state.withLock { $0.hasFailed = true }
      return false
    }
  }

  /// Prefetches entries that will be read soon, so that a remote cache can return them all at once.
  package func prefetch(_ keys: [ContentDigest]) {
    if isGivenUp { return }
    do throws(Failure) { try place.fetch(keys.map { .entry($0) }) } catch { report(error, "cannot be read") }
  }

  private var isGivenUp: Bool { state.withLock { $0.isGivenUp } }

  private func read(_ item: CacheItem) -> [UInt8]? {
    if isGivenUp { return nil }
    do throws(Failure) { return try place.read(item) } catch {
      report(error, "cannot be read")
      return nil
    }
  }

  /// Records an error; once a cache is given up, only that.
  private func report(_ failure: Failure, _ effect: String) {
    let message =
      failure.isLast
      ? "is not used for the rest of the run: \(failure.message)" : "\(effect): \(failure.message)"
    let finding = Finding(.warning, .cache, message, at: SourceLocation(file: name))
    state.withLock { state in
      if state.isGivenUp { return }
      state.isGivenUp = failure.isLast
      _ = state.findings.append(finding)
    }
  }
}

extension Category {
  /// Findings about caches.
  package static let cache = Category("cache")
}

/// An item of a cache.
enum CacheItem: Hashable, Sendable {
  /// An entry, by its key.
  case entry(ContentDigest)
  /// Contents, by their digest.
  case content(ContentDigest)

  /// The path below the cache.
  var path: String {
    switch self {
    case .entry(let key): "ac/" + key.text
    case .content(let digest): "cas/" + digest.text
    }
  }
}

/// The storage of a cache's items.
protocol CachePlace: Sendable {
  /// Returns an item; nil if it is missing.
  func read(_ item: CacheItem) throws(ContentCache.Failure) -> [UInt8]?
  /// Stores items in this order. Existing ones need not be written again.
  func write(_ items: [(CacheItem, [UInt8])]) throws(ContentCache.Failure)
  /// Prefetches items that will be read soon.
  func fetch(_ items: [CacheItem]) throws(ContentCache.Failure)
  /// Removes an invalid item, if possible.
  func forget(_ item: CacheItem)
  /// Forgets what was not asked for since the last call, if items are kept for one process only.
  func forgetUnused()
}

extension CachePlace {
  func forgetUnused() {}
}
