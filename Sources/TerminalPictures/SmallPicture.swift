import Raster

/// Pixels on a white background: three bytes each, row by row.
struct SmallPicture {
  let width: Int
  let height: Int
  var bytes: [UInt8]

  /// The color of a pixel.
  func color(_ x: Int, _ y: Int) -> (red: UInt8, green: UInt8, blue: UInt8) {
    let place = 3 * (y * width + x)
    return (bytes[place], bytes[place + 1], bytes[place + 2])
  }
}

extension Pixmap {
  /// The picture reduced to at most this many pixels, each the mean of the original ones; never enlarged.
  func shrunk(width most: Int, height mostRows: Int) -> SmallPicture {
    let scale = min(Double(most) / Double(width), Double(mostRows) / Double(height), 1)
    let wide = max(1, Int((Double(width) * scale).rounded()))
    let high = max(1, Int((Double(height) * scale).rounded()))
    var result = SmallPicture(
      width: wide, height: high, bytes: [UInt8](repeating: 255, count: 3 * wide * high))
    for y in 0..<high {
      var sums = [UInt32](repeating: 0, count: 3 * wide)
      var counts = [UInt32](repeating: 0, count: wide)
      let (top, bottom) = (y * height / high, max(y * height / high + 1, (y + 1) * height / high))
      for row in top..<min(bottom, height) {
        withRow(row) { words in
          for x in 0..<wide {
            let (left, right) = (x * width / wide, max(x * width / wide + 1, (x + 1) * width / wide))
            for column in left..<min(right, width) {
              let word = words[column]
              let ground = 255 - (word >> 24)
              for channel in 0..<3 { sums[3 * x + channel] += ((word >> UInt32(8 * channel)) & 255) + ground }
              counts[x] += 1
            }
          }
        }
      }
      for x in 0..<wide where counts[x] > 0 {
        for channel in 0..<3 {
          result.bytes[3 * (y * wide + x) + channel] = UInt8(min(255, sums[3 * x + channel] / counts[x]))
        }
      }
    }
    return result
  }
}
