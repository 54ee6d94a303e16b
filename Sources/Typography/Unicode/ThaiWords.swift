import CThai
import Synchronization

/// Finds the words of Thai text, which are not separated by spaces, with libthai and its dictionary.
enum ThaiWords {
  /// libthai's dictionary; nil if it is not installed.
  private struct Breaker: @unchecked Sendable {
    let pointer: OpaquePointer?
  }

  private static let breaker = Mutex(Breaker(pointer: th_brk_new(nil)))

  /// Whether a character belongs to the script.
  static func isThai(_ scalar: UInt32) -> Bool { (0xE01...0xE5B).contains(scalar) }

  /// Returns the indices of the characters before which a line may break.
  static func breaks(_ scalars: ArraySlice<UInt32>) -> [Int] {
    var text = scalars.map { thwchar_t(bitPattern: $0) }
    text.append(0)
    var places = [Int32](repeating: 0, count: text.count)
    let count = breaker.withLock { breaker in
      breaker.pointer.map { th_brk_wc_find_breaks($0, text, &places, places.count) } ?? 0
    }
    return places.prefix(max(0, Int(count))).map { scalars.startIndex + Int($0) }
  }
}
