import Glibc
import Numerals
import Synchronization

/// The time spent in each stage, summed over all threads.
package final class Timings: Sendable {
  private let sums = Mutex<[(stage: String, nanoseconds: UInt64, count: Int)]>([])

  /// Creates empty timings.
  package init() {}

  /// Adds time to a stage. `nanoseconds`: the time to add, in nanoseconds.
  package func add(_ stage: String, nanoseconds: UInt64) {
    sums.withLock { sums in
      if let index = sums.firstIndex(where: { $0.stage == stage }) {
        sums[index].nanoseconds += nanoseconds
        sums[index].count += 1
      } else {
        sums.append((stage, nanoseconds, 1))
      }
    }
  }

  /// One line per stage, in the order in which they first ended: milliseconds and the number of runs.
  package var text: String {
    sums.withLock { sums in
      sums.map { sum in
        let milliseconds = Numeral.fixed(Double(sum.nanoseconds) / 1e6, decimals: 2)
        let name = sum.stage + String(repeating: " ", count: max(0, 10 - sum.stage.count))
        return "\(name) \(milliseconds) ms in \(sum.count)\n"
      }.joined()
    }
  }

  /// Nanoseconds of a monotonic clock.
  package static func now() -> UInt64 {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
  }

  /// Processor time of this thread, in seconds.
  package static func processorTime() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}

extension Optional where Wrapped == Timings {
  /// Runs a stage, recording its time unless `self` is nil.
  package func measure<Result, Failure: Error>(
    _ stage: String, _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    guard let self else { return try body() }
    let start = Timings.now()
    defer { self.add(stage, nanoseconds: Timings.now() - start) }
    return try body()
  }
}
