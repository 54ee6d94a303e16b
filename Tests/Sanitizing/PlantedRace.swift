import Glibc
import Synchronization

// Four threads that share a counter, with or without a lock, as requested. The sanitizer must be silent about the first
// and report the second; otherwise its silence about the tests means nothing.

final class Counter: @unchecked Sendable {
  let lock = Mutex(0)
  var guarded = 0
  var raced = 0
}

final class Work {
  let body: @Sendable () -> Void
  init(_ body: @escaping @Sendable () -> Void) { self.body = body }
}

func onThreads(_ body: @escaping @Sendable () -> Void) {
  let threads = (0..<4).map { _ in
    var thread = pthread_t()
    pthread_create(
      &thread, nil,
      { pointer in
        Unmanaged<Work>.fromOpaque(pointer!).takeRetainedValue().body()
        return nil
      }, Unmanaged.passRetained(Work(body)).toOpaque())
    return thread
  }
  for thread in threads { pthread_join(thread, nil) }
}

let counter = Counter()
let races = CommandLine.arguments.contains("race")
onThreads {
  for _ in 0..<10_000 {
    if races { counter.raced += 1 } else { counter.lock.withLock { _ in counter.guarded += 1 } }
  }
}
print(races ? counter.raced : counter.guarded)
