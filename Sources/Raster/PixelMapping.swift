import Glibc
import Synchronization

/// The memory of a large pixmap, mapped so that the kernel can use huge pages, and reused for later pixmaps.
///
/// Touching a fresh 11.85 MB for the first time takes 6.1 ms with pages of 4 KiB and 2.3 ms with huge ones, as much as
/// the drawing; clearing memory that has been touched takes 0.6 ms.
struct PixelMapping: @unchecked Sendable {
  let start: UnsafeMutableRawPointer
  let byteCount: Int

  /// The minimum size of buffers that are mapped, in bytes.
  static let smallest = 1 << 20
  /// The maximum number of bytes kept for reuse: a batch of frames of a large screen.
  private static let mostKept = 3 << 25
  /// The mappings kept for reuse, latest last.
  private static let kept = Mutex<[PixelMapping]>([])

  /// Returns at least the given number of bytes; nil if out of memory. `isClear`: whether all have to be 0. Otherwise
  /// they have the contents of an earlier pixmap.
  static func make(_ byteCount: Int, isClear: Bool) -> PixelMapping? {
    let used = kept.withLock { kept -> PixelMapping? in
      // A mapping that is much too large is left for those that need it.
      let index = kept.lastIndex { $0.byteCount >= byteCount && $0.byteCount <= 2 * byteCount }
      return index.map { kept.remove(at: $0) }
    }
    guard let used else { return fresh(byteCount) }
    if isClear { memset(used.start, 0, byteCount) }
    return used
  }

  private static func fresh(_ byteCount: Int) -> PixelMapping? {
    let start = mmap(nil, byteCount, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0)
    guard let start, start != MAP_FAILED else { return nil }
    madvise(start, byteCount, MADV_HUGEPAGE)
    return PixelMapping(start: start, byteCount: byteCount)
  }

  /// Keeps the memory for reuse, unmapping the oldest kept memory if there is too much.
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

extension Pixmap {
  /// Calls `body` with memory for some bytes of arbitrary content; large memory is that of earlier pixmaps.
  package static func withMemory<R>(
    byteCount: Int, _ body: (_ bytes: UnsafeMutablePointer<UInt8>) -> R
  ) -> R {
    if byteCount >= PixelMapping.smallest, let mapping = PixelMapping.make(byteCount, isClear: false) {
      defer { mapping.release() }
      return body(mapping.start.bindMemory(to: UInt8.self, capacity: byteCount))
    }
    let bytes = UnsafeMutablePointer<UInt8>.allocate(capacity: max(1, byteCount))
    defer { bytes.deallocate() }
    return body(bytes)
  }
}
