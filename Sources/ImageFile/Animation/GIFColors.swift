import Raster

/// The colors of a frame of a GIF: 255 at most, and one for what stays as it was.
///
/// Exact where there are no more. Otherwise colors are distinguished fully up to some thousand of them, beyond that by
/// 5 bits a channel, and the box that errs most is cut at its mean until there are 255, after Wiśniewski's "variance
/// based" and Heckbert's "median cut": large even areas, which screens are made of, keep their color, and nothing is
/// dithered.
struct GIFColors {
  /// R, G, B of each.
  private(set) var entries: [UInt8] = []
  private var table: ColorTable
  private var indices: [UInt8]

  /// How many colors a frame may have beside the one that shows what was there.
  static let most = 255

  /// The colors of pixels; `pixels` calls its argument with every row of them.
  init(_ pixels: ((UnsafeBufferPointer<UInt32>) -> Void) -> Void) {
    var table = ColorTable(mask: 0x00FF_FFFF)
    pixels { table.add($0) }
    if table.isFull {
      table = ColorTable(mask: 0x00F8_F8F8)
      pixels { table.add($0) }
    }
    self.table = table
    let boxes = table.count <= Self.most ? (0..<table.count).map { [$0] } : ColorBoxes(table, Self.most).boxes
    indices = [UInt8](repeating: 0, count: table.count)
    for (place, box) in boxes.enumerated() {
      for slot in box { indices[slot] = UInt8(place) }
      let mean = table.mean(of: box)
      entries += [mean.0, mean.1, mean.2]
    }
  }

  /// The place of a pixel's color among the entries.
  @inline(__always) func index(of word: UInt32) -> UInt8 { indices[table.place(of: word)] }
}

/// Colors with how often they occur: open addressing, in the order in which they came.
struct ColorTable {
  /// The sums of what fell into a slot.
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
  /// More than this are not kept apart.
  private static let most = 1 << 15

  init(mask: UInt32) {
    self.mask = mask
    places = [Int32](repeating: -1, count: 1 << Int(Self.bits))
  }

  var count: Int { slots.count }

  mutating func add(_ row: UnsafeBufferPointer<UInt32>) {
    var start = 0
    while start < row.count, !isFull {
      let word = row[start]
      var end = start + 1
      while end < row.count, row[end] == word { end &+= 1 }
      add(word, end - start)
      start = end
    }
  }

  private mutating func add(_ word: UInt32, _ count: Int) {
    var place = find(word & mask)
    if places[place] < 0 {
      guard slots.count < Self.most else { return isFull = mask == 0x00FF_FFFF }
      places[place] = Int32(slots.count)
      slots.append(Slot(key: word & mask, count: 0, red: 0, green: 0, blue: 0))
    }
    place = Int(places[place])
    slots[place].count += count
    slots[place].red += count * Int(word & 0xFF)
    slots[place].green += count * Int(word >> 8 & 0xFF)
    slots[place].blue += count * Int(word >> 16 & 0xFF)
  }

  /// The slot of a color that was added.
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

/// Slots of a table in boxes, each of which becomes one color.
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

  /// How far a box's colors are from their mean, squared and weighted, and along which channel most.
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
