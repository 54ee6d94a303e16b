import Glibc
import Synchronization

/// Memory of a large pixmap, mapped so that the kernel can back it with huge pages, and kept for the next one.
///
/// The first touch of a fresh 11.85 MB costs 6.1 ms in pages of 4 KiB and 2.3 ms in huge ones, as much as the drawing;
/// clearing what has been touched costs 0.6.
struct PixelMapping: @unchecked Sendable {
  let start: UnsafeMutableRawPointer
  let byteCount: Int

  /// Buffers from this size on are mapped.
  static let smallest = 1 << 20
  /// So many bytes are kept in all: the screens of two cores.
  private static let mostKept = 1 << 25
  /// The latest one last.
  private static let kept = Mutex<[PixelMapping]>([])

  /// At least so many bytes, all 0; nil where there is no memory.
  static func clear(_ byteCount: Int) -> PixelMapping? {
    let used = kept.withLock { kept -> PixelMapping? in
      // One that is far too large is left for those that need it.
      let index = kept.lastIndex { $0.byteCount >= byteCount && $0.byteCount <= 2 * byteCount }
      return index.map { kept.remove(at: $0) }
    }
    guard let used else { return fresh(byteCount) }
    memset(used.start, 0, byteCount)
    return used
  }

  private static func fresh(_ byteCount: Int) -> PixelMapping? {
    let start = mmap(nil, byteCount, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0)
    guard let start, start != MAP_FAILED else { return nil }
    madvise(start, byteCount, MADV_HUGEPAGE)
    return PixelMapping(start: start, byteCount: byteCount)
  }

  /// Keeps the memory, and gives the kernel back what was kept longest where that makes too much.
  func release() {
    let unwanted = PixelMapping.kept.withLock { kept in
      kept.append(self)
      var sum = kept.reduce(0) { $0 + $1.byteCount }
      var unwanted: [PixelMapping] = []
      while sum > PixelMapping.mostKept {
        unwanted.append(kept.removeFirst())
        sum -= unwanted[unwanted.count - 1].byteCount
      }
      return unwanted
    }
    for mapping in unwanted { munmap(mapping.start, mapping.byteCount) }
  }
}
