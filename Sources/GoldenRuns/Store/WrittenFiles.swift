import Synchronization

/// The files that were written to a failure folder on behalf of one document.
final class WrittenFiles: Sendable {
  private let state = Mutex<Set<String>>([])

  /// Notes a file, by its path in the folder.
  func add(_ name: String) { state.withLock { _ = $0.insert(name) } }

  /// The files, sorted.
  var names: [String] {
    state.withLock { $0.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) } }
  }
}
