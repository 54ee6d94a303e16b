import Diagnostics
import Digests
import Files
import Synchronization

/// A place where results are kept by what they were made of: `ac/<key>` holds entries, `cas/<SHA-256>` contents.
///
/// Nothing that is wrong with a cache stops the work: what cannot be read, or is not what it should be, is as good as
/// absent, and what cannot be written is reported once.
package final class ContentCache: Sendable {
  /// Why something could not be stored.
  struct Failure: Error {
    /// The words behind the name of the cache.
    var message: String
    /// Whether nothing more is to be expected of the place.
    var isLast = false
  }

  /// Where it is, as it was named.
  package let name: String
  private let place: any CachePlace
  private let state = Mutex(State())

  private struct State {
    var findings = FindingSet()
    var hasFailed = false
    var isGivenUp = false
  }

  /// The seconds that a server may be silent, unless it is said.
  package static let usualPatience = 30.0

  /// A cache in a folder, or on a server with a URL. Nothing is looked at before the first use.
  ///
  /// - Parameters:
  ///   - name: The folder or the URL.
  ///   - patience: The seconds that a server may be silent.
  package init(_ name: String, patience: Double = usualPatience) {
    self.name = name
    let isServer = name.hasPrefix("http://") || name.hasPrefix("https://")
    place = isServer ? CacheServer(name, patience: patience) : CacheFolder(name)
  }

  /// What was found to be wrong, each once.
  package var findings: [Finding] { state.withLock { $0.findings.elements } }

  /// Whether something could not be stored.
  package var hasFailed: Bool { state.withLock { $0.hasFailed } }

  /// Returns the entry of a key; nil where there is none that is whole.
  package func entry(_ key: ContentDigest) -> CacheEntry? {
    guard let bytes = read(.entry(key)) else { return nil }
    if let entry = CacheEntry(bytes, for: key) { return entry }
    place.forget(.entry(key))
    return nil
  }

  /// Returns the content of a digest; nil where there is none that has it.
  package func content(_ digest: ContentDigest) -> [UInt8]? {
    guard let bytes = read(.content(digest)) else { return nil }
    if ContentDigest(bytes) == digest { return bytes }
    place.forget(.content(digest))
    return nil
  }

  /// Stores contents, then the entry that they belong to.
  ///
  /// - Returns: Whether all of it is stored.
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

  /// Says which entries will be asked for, so that a distant cache can give them all at once.
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

  /// Notes what is wrong; of a place that is given up, nothing but that.
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

/// What a cache holds.
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

/// Where the items of a cache are.
protocol CachePlace: Sendable {
  /// Returns an item; nil where there is none.
  func read(_ item: CacheItem) throws(ContentCache.Failure) -> [UInt8]?
  /// Stores items in this order. What is there already need not be written again.
  func write(_ items: [(CacheItem, [UInt8])]) throws(ContentCache.Failure)
  /// Gets items that will be read soon.
  func fetch(_ items: [CacheItem]) throws(ContentCache.Failure)
  /// Removes an item that is not what it should be, if possible.
  func forget(_ item: CacheItem)
}
