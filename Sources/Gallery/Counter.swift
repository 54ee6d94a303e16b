import Synchronization

/// Counts what several threads have done.
final class Counter: Sendable {
  private let done = Mutex(0)
  private let all: Int
  private let progress: @Sendable (_ done: Int, _ all: Int) -> Void

  /// `all`: how much there is to do. `progress`: called with what is done, one call at a time.
  init(_ all: Int, _ progress: @escaping @Sendable (_ done: Int, _ all: Int) -> Void) {
    (self.all, self.progress) = (all, progress)
  }

  func add() {
    done.withLock { done in
      done += 1
      progress(done, all)
    }
  }
}
