/// Bits in the order of deflate (RFC 1951, 3.1.1): the first one is the lowest of its byte.
struct BitWriter: ~Copyable {
  private var bytes: UnsafeMutablePointer<UInt8>
  private var capacity: Int
  /// Bytes that are whole.
  private(set) var count = 0
  private var pending: UInt64 = 0
  private var pendingCount: UInt64 = 0

  init(capacity: Int) {
    self.capacity = max(64, capacity)
    bytes = .allocate(capacity: self.capacity)
  }

  deinit { bytes.deallocate() }

  /// Makes room for as many bytes more and a word.
  mutating func reserve(_ more: Int) {
    let wanted = count + more + 8
    guard wanted > capacity else { return }
    capacity = max(wanted, 2 * capacity)
    let larger = UnsafeMutablePointer<UInt8>.allocate(capacity: capacity)
    larger.update(from: bytes, count: count)
    bytes.deallocate()
    bytes = larger
  }

  /// Adds the lowest `length` bits, at most 56, the others being 0; room has been reserved.
  @inline(__always) mutating func add(_ bits: UInt64, _ length: UInt64) {
    pending |= bits &<< pendingCount
    pendingCount &+= length
    UnsafeMutableRawPointer(bytes + count).storeBytes(of: pending.littleEndian, as: UInt64.self)
    count &+= Int(truncatingIfNeeded: pendingCount &>> 3)
    pending &>>= pendingCount & 56
    pendingCount &= 7
  }

  /// Fills the byte that has begun with zeros.
  mutating func align() {
    if pendingCount > 0 { add(0, 8 - pendingCount) }
  }

  /// The whole bytes.
  func withBytes<R>(_ body: (UnsafeBufferPointer<UInt8>) -> R) -> R {
    body(UnsafeBufferPointer(start: bytes, count: count))
  }
}
