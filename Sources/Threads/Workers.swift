import Glibc
import Synchronization

/// Threads with sufficient stacks.
package enum Workers {
  /// The number of cores.
  package static var coreCount: Int { max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))) }

  /// A stack size in bytes for documents nested to the maximum depth: 512 views take 10 MB in a debug build, and a
  /// thread's default of 8 MB depends on `ulimit -s`. Only the used part of a stack takes memory.
  package static let deepStack = 64 << 20
  /// A stack size for work that is not nested: the C library caches such stacks, which halves the start time of the
  /// next threads.
  package static let shallowStack = 1 << 20

  /// Runs `body` on a new thread and returns its result.
  package static func run(_ body: @escaping @Sendable () -> Int32) -> Int32 {
    let result = Mutex<Int32>(2)
    let work: @Sendable () -> Void = {
      let value = body()
      result.withLock { $0 = value }
    }
    if let thread = start(work, deepStack) { pthread_join(thread, nil) } else { work() }
    return result.withLock { $0 }
  }

  /// Runs `body` for 0 ..< count on up to `width` threads; sequentially if one is enough. `width`: the maximum number
  /// of threads, including the calling one. `stackSize`: the stack of each additional thread, in bytes; the calling
  /// thread keeps its own. `body`: the work for an index; called once for each, concurrently on any of the threads.
  package static func forEach(
    _ count: Int, width: Int, stackSize: Int = deepStack, _ body: @escaping @Sendable (Int) -> Void
  ) {
    let next = Atomic(0)
    let work: @Sendable () -> Void = {
      while true {
        let index = next.add(1, ordering: .relaxed).oldValue
        if index >= count { return }
        body(index)
      }
    }
    let threads = (0..<max(0, min(width, count) - 1)).compactMap { _ in start(work, stackSize) }
    work()
    for thread in threads { pthread_join(thread, nil) }
  }

  /// Returns the results of `body` for 0 ..< count, in the order of the indices; it runs as in `forEach`. `width`: the
  /// maximum number of threads, including the calling one. `stackSize`: the stack of each additional thread, in bytes;
  /// the calling thread keeps its own. `body`: the work for an index; called once for each, concurrently on any of the
  /// threads.
  package static func map<Result: Sendable>(
    _ count: Int, width: Int, stackSize: Int = deepStack, _ body: @escaping @Sendable (Int) -> Result
  ) -> [Result] {
    let results = Mutex([Result?](repeating: nil, count: count))
    forEach(count, width: width, stackSize: stackSize) { index in
      let result = body(index)
      results.withLock { $0[index] = result }
    }
    return results.withLock { $0.map { $0! } }
  }

  /// Starts a thread; returns nil if the system cannot create more, which leaves the work to the running threads.
  private static func start(_ body: @escaping @Sendable () -> Void, _ stackSize: Int) -> pthread_t? {
    var attributes = pthread_attr_t()
    guard pthread_attr_init(&attributes) == 0 else { return nil }
    defer { pthread_attr_destroy(&attributes) }
    pthread_attr_setstacksize(&attributes, stackSize)
    var thread = pthread_t()
    let box = Unmanaged.passRetained(Box(body))
    let code = pthread_create(
      &thread, &attributes,
      { argument in
        Unmanaged<Box>.fromOpaque(argument!).takeRetainedValue().body()
        return nil
      }, box.toOpaque())
    guard code == 0 else {
      box.release()
      return nil
    }
    return thread
  }

  private final class Box: Sendable {
    let body: @Sendable () -> Void
    init(_ body: @escaping @Sendable () -> Void) { self.body = body }
  }
}
