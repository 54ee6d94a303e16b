/// The colors of a frame of a GIF: at most 255, and a transparent one for unchanged pixels.
///
/// Exact if there are no more. Otherwise colors are fully distinguished up to some thousand of them, beyond that by 5
/// bits per channel, and the box with the largest error is split at its mean until there are 255, after Wiśniewski's
/// "variance based" and Heckbert's "median cut": large uniform areas, typical of screens, keep their color, and nothing
/// is dithered.
struct GIFColors {
  /// R, G, B of each color.
  private(set) var entries: [UInt8] = []

  /// The maximum number of colors of a frame besides the transparent one.
  static let most = 255
  /// The index of the transparent color.
  static let unchanged: UInt8 = 255

  /// Chooses the colors of runs of pixels. `indices`: receives the index of each pixel's color, or `unchanged`.
  init(_ runs: PixelRuns, indices: UnsafeMutableBufferPointer<UInt8>) {
    var table = ColorTable(mask: 0x00FF_FFFF)
    // If there are few colors, as in most frames, the entries keep their order.
    Self.write(runs, indices) { UInt8(truncatingIfNeeded: table.add($0, $1)) }
    let isWritten = !table.isFull && table.count <= Self.most
    if table.isFull {
      table = ColorTable(mask: 0x00F8_F8F8)
      runs.forEach { length, run in
        if let run { _ = table.add(run[0], length) }
      }
    }
    let boxes = table.count <= Self.most ? (0..<table.count).map { [$0] } : ColorBoxes(table, Self.most).boxes
    var places = [UInt8](repeating: 0, count: table.count)
    for (place, box) in boxes.enumerated() {
      for slot in box { places[slot] = UInt8(place) }
      let mean = table.mean(of: box)
      entries += [mean.0, mean.1, mean.2]
    }
    if !isWritten { Self.write(runs, indices) { word, _ in places[table.place(of: word)] } }
  }

  /// Writes an index for every pixel, given the pixels of a run.
  private static func write(
    _ runs: PixelRuns, _ indices: UnsafeMutableBufferPointer<UInt8>, _ index: (UInt32, Int) -> UInt8
  ) {
    var place = 0
    runs.forEach { length, run in
      indices[place..<place + length].update(repeating: run.map { index($0[0], length) } ?? unchanged)
      place &+= length
    }
  }
}

/// Colors with their frequencies: open addressing, in order of occurrence.
struct ColorTable {
  /// The sums of the colors in a slot.
  struct Slot {
    var key: UInt32
    var count: Int
    var red, green, blue: Int
  }

  private(set) var slots: [Slot] = []
  private var places: [Int32]
  private let mask: UInt32
  private(set) var isFull = false

  private static let bits: UInt32 = 16
  /// The maximum number of colors that are distinguished.
  private static let most = 1 << 15

  init(mask: UInt32) {
    self.mask = mask
    places = [Int32](repeating: -1, count: 1 << Int(Self.bits))
  }

  var count: Int { slots.count }

  /// Adds pixels of one color; does nothing once it is full.
  mutating func add(_ word: UInt32, _ count: Int) -> Int {
    if isFull { return 0 }
    let place = find(word & mask)
    if places[place] < 0 {
      guard slots.count < Self.most else {
        isFull = mask == 0x00FF_FFFF
        return 0
      }
      places[place] = Int32(slots.count)
      slots.append(Slot(key: word & mask, count: 0, red: 0, green: 0, blue: 0))
    }
    let slot = Int(places[place])
    slots[slot].count += count
    slots[slot].red += count * Int(word & 0xFF)
    slots[slot].green += count * Int(word >> 8 & 0xFF)
    slots[slot].blue += count * Int(word >> 16 & 0xFF)
    return slot
  }

  /// The slot of a previously added color.
  @inline(__always) func place(of word: UInt32) -> Int { max(0, Int(places[find(word & mask)])) }

  @inline(__always) private func find(_ key: UInt32) -> Int {
    var place = Int((key &* 0x9E37_79B9) >> (32 - Self.bits))
    while places[place] >= 0, slots[Int(places[place])].key != key {
      place = (place + 1) & (places.count - 1)
    }
    return place
  }

  /// The mean of some slots' colors, rounded.
  func mean(of box: [Int]) -> (UInt8, UInt8, UInt8) {
    let count = max(1, box.reduce(0) { $0 + slots[$1].count })
    func mean(_ channel: KeyPath<Slot, Int>) -> UInt8 {
      UInt8((box.reduce(0) { $0 + slots[$1][keyPath: channel] } + count / 2) / count)
    }
    return (mean(\.red), mean(\.green), mean(\.blue))
  }
}

/// Slots of a table grouped in boxes, each of which becomes one color.
struct ColorBoxes {
  private(set) var boxes: [[Int]]

  init(_ table: ColorTable, _ most: Int) {
    let colors = table.slots.map { slot -> [Double] in
      let count = Double(slot.count)
      return [Double(slot.red) / count, Double(slot.green) / count, Double(slot.blue) / count]
    }
    let weights = table.slots.map { Double($0.count) }
    boxes = [Array(0..<table.count)]
    var spreads = [Self.spread(boxes[0], colors, weights)]
    while boxes.count < most {
      guard let worst = spreads.indices.max(by: { spreads[$0].error < spreads[$1].error }),
        spreads[worst].error > 0
      else { return }
      let (axis, mean) = (spreads[worst].axis, spreads[worst].mean)
      let low = boxes[worst].filter { colors[$0][axis] <= mean }
      let high = boxes[worst].filter { colors[$0][axis] > mean }
      if low.isEmpty || high.isEmpty {
        spreads[worst].error = 0
        continue
      }
      boxes[worst] = low
      spreads[worst] = Self.spread(low, colors, weights)
      boxes.append(high)
      spreads.append(Self.spread(high, colors, weights))
    }
  }

  /// The weighted squared distance of a box's colors from their mean, and the channel that contributes most.
  private static func spread(
    _ box: [Int], _ colors: [[Double]], _ weights: [Double]
  ) -> (error: Double, axis: Int, mean: Double) {
    guard box.count > 1 else { return (0, 0, 0) }
    let total = box.reduce(0) { $0 + weights[$1] }
    var result = (error: 0.0, axis: 0, mean: 0.0)
    var largest = -1.0
    for axis in 0..<3 {
      let mean = box.reduce(0) { $0 + weights[$1] * colors[$1][axis] } / total
      let error = box.reduce(0) { sum, slot in
        let distance = colors[slot][axis] - mean
        return sum + weights[slot] * distance * distance
      }
      result.error += error
      if error > largest { (largest, result.axis, result.mean) = (error, axis, mean) }
    }
    return result
  }
}
