import Synchronization

/// A cache in memory, which ends with the process. What is not asked for between two calls of `forgetUnused` is forgotten.
final class CacheMemory: CachePlace {
  private struct State {
    var items: [CacheItem: [UInt8]] = [:]
    var used: Set<CacheItem> = []
  }

  private let state = Mutex(State())

  func read(_ item: CacheItem) -> [UInt8]? {
    state.withLock { state in
      guard let bytes = state.items[item] else { return nil }
      state.used.insert(item)
      return bytes
    }
  }

  func write(_ items: [(CacheItem, [UInt8])]) {
    state.withLock { state in
      for (item, bytes) in items {
        state.items[item] = bytes
        state.used.insert(item)
      }
    }
  }

  func fetch(_ items: [CacheItem]) {}

  func forget(_ item: CacheItem) { state.withLock { _ = $0.items.removeValue(forKey: item) } }

  func forgetUnused() {
    state.withLock { state in
      state.items = state.items.filter { state.used.contains($0.key) }
      state.used = []
    }
  }
}
