import Raster

/// The colors of a picture in the order in which they first appear, row by row from the top left, if they
/// are few.
struct Palette {
  /// PNG's limit.
  static let mostColors = 256

  /// Premultiplied words.
  private(set) var words: [UInt32] = []
  /// Open addressing, linear: the index of a word, or −1.
  private var slots: [Int16]

  private static let slotBits: UInt32 = 10

  /// Nil if there are more than 256 colors.
  init?(_ pixmap: Pixmap) {
    slots = Array(repeating: -1, count: 1 << Int(Palette.slotBits))
    for y in 0..<pixmap.height {
      if pixmap.isRowAsAbove(y) { continue }
      let fits = pixmap.withRow(y) { row in add(row) }
      guard fits else { return nil }
    }
  }

  /// Bits per index in the file: 1, 2, 4 or 8.
  var bitDepth: Int {
    switch words.count {
    case ...2: 1
    case ...4: 2
    case ...16: 4
    default: 8
    }
  }

  /// Straight R, G, B, A for each color.
  var entries: [UInt8] {
    words.flatMap { word in
      let color = PixelColor(premultiplied: word)
      return [color.red, color.green, color.blue, color.alpha]
    }
  }

  /// The number of leading colors that includes all colors that are not opaque.
  var alphaCount: Int {
    words.lastIndex { $0 >> 24 != 255 }.map { $0 + 1 } ?? 0
  }

  /// Writes the index of each pixel of a row.
  func write(_ row: UnsafeBufferPointer<UInt32>, into bytes: UnsafeMutableBufferPointer<UInt8>) {
    var last = words[0]
    var index: UInt8 = 0
    for x in row.indices {
      if row[x] != last {
        last = row[x]
        index = UInt8(truncatingIfNeeded: slots[slot(of: last)])
      }
      bytes[x] = index
    }
  }

  private mutating func add(_ row: UnsafeBufferPointer<UInt32>) -> Bool {
    var last = words.last ?? ~(row.first ?? 0)
    for word in row where word != last {
      last = word
      let slot = slot(of: word)
      guard slots[slot] < 0 else { continue }
      guard words.count < Palette.mostColors else { return false }
      slots[slot] = Int16(words.count)
      words.append(word)
    }
    return true
  }

  /// The slot of a word, whether present or not.
  private func slot(of word: UInt32) -> Int {
    // Fibonacci hashing: the upper bits of a product with 2³² / φ depend on all bits of the word.
    var slot = Int((word &* 0x9E37_79B9) >> (32 - Palette.slotBits))
    while slots[slot] >= 0, words[Int(slots[slot])] != word { slot = (slot + 1) & (slots.count - 1) }
    return slot
  }
}
