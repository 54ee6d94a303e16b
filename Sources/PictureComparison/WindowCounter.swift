import Geometry

/// Finds the window with the most differing pixels.
///
/// Column sums with the height of the window move down with it, and a sum over its width moves along each row: a few
/// operations per pixel, regardless of the window's size.
struct WindowCounter {
  private let mask: DifferenceMask
  private let width: Int
  private let height: Int

  init(_ mask: DifferenceMask) {
    self.mask = mask
    width = min(Tolerance.windowSide, mask.width)
    height = min(Tolerance.windowSide, mask.height)
  }

  /// The window with the most; nil if the picture is empty.
  func fullest() -> FullestWindow? {
    guard width > 0, height > 0 else { return nil }
    var columns = [Int32](repeating: 0, count: mask.width)
    var best = (count: -1, x: 0, y: 0)
    for y in 0..<mask.height {
      mask.withRow(y) { add($0, 1, to: &columns) }
      if y >= height { mask.withRow(y - height) { add($0, -1, to: &columns) } }
      guard y >= height - 1 else { continue }
      let (count, x) = fullest(of: columns)
      if count > best.count { best = (count, x, y - height + 1) }
    }
    let box = PixelRect(x: best.x, y: best.y, width: width, height: height)
    return FullestWindow(box: box, pixelCount: best.count)
  }

  private func add(_ row: UnsafeBufferPointer<UInt8>, _ step: Int32, to columns: inout [Int32]) {
    columns.withUnsafeMutableBufferPointer { columns in
      for x in columns.indices {
        columns[x] = columns[x] &+ (row[x] == DifferenceMask.differing ? step : 0)
      }
    }
  }

  private func fullest(of columns: [Int32]) -> (count: Int, x: Int) {
    columns.withUnsafeBufferPointer { columns in
      var sum: Int32 = 0
      for x in 0..<width { sum &+= columns[x] }
      var best = (count: sum, x: 0)
      for x in width..<max(width, columns.count) {
        sum = sum &+ columns[x] &- columns[x - width]
        if sum > best.count { best = (sum, x - width + 1) }
      }
      return (Int(best.count), best.x)
    }
  }
}
