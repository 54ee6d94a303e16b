/// A growable array of trivial values in manually managed memory.
///
/// The inner loops of the solver access these through `base`: an `Array` in a class requires a bounds check, an
/// exclusivity check and a uniqueness check for each element. The classes that own slabs mark their properties
/// `@exclusivity(unchecked)`: the checks took 40% of the time to build a system, and no client code runs during an
/// access.
struct Slab<Element: BitwiseCopyable>: ~Copyable {
  private(set) var base: UnsafeMutablePointer<Element>
  private(set) var count = 0
  private var capacity: Int

  init() {
    capacity = 4
    base = .allocate(capacity: 4)
  }

  init(count: Int, repeating value: Element) {
    capacity = max(count, 4)
    base = .allocate(capacity: capacity)
    base.initialize(repeating: value, count: count)
    self.count = count
  }

  init(copying other: borrowing Slab<Element>) {
    capacity = max(other.count, 4)
    base = .allocate(capacity: capacity)
    base.initialize(from: other.base, count: other.count)
    count = other.count
  }

  deinit { base.deallocate() }

  subscript(index: Int) -> Element {
    @inline(__always) get {
      assert(index >= 0 && index < count)
      return base[index]
    }
    @inline(__always) nonmutating set {
      assert(index >= 0 && index < count)
      base[index] = newValue
    }
  }

  /// Accesses an element by a stored 32-bit index.
  subscript(index: Int32) -> Element {
    @inline(__always) get { self[Int(index)] }
    @inline(__always) nonmutating set { self[Int(index)] = newValue }
  }

  @inline(__always) mutating func append(_ value: Element) {
    if count == capacity { reserve(capacity * 2) }
    base[count] = value
    count += 1
  }

  mutating func reserve(_ wanted: Int) {
    guard wanted > capacity else { return }
    let grown = UnsafeMutablePointer<Element>.allocate(capacity: wanted)
    grown.moveInitialize(from: base, count: count)
    base.deallocate()
    base = grown
    capacity = wanted
  }

  /// Removes all values after the first `length`.
  mutating func truncate(to length: Int) { count = min(count, length) }

  /// Sets the length to `length` and all values to `value`.
  mutating func reset(_ length: Int, to value: Element) {
    count = 0
    reserve(length)
    base.initialize(repeating: value, count: length)
    count = length
  }
}
