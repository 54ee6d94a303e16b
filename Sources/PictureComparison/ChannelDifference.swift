/// Differences of the channels of pixel words.
enum ChannelDifference {
  /// The largest difference of a channel, including alpha, of two runs of pixels.
  ///
  /// A plain loop over bytes, which the compiler vectorizes by 16.
  static func largest(_ left: UnsafePointer<UInt32>, _ right: UnsafePointer<UInt32>, count: Int) -> UInt8 {
    let left = UnsafeRawPointer(left).assumingMemoryBound(to: UInt8.self)
    let right = UnsafeRawPointer(right).assumingMemoryBound(to: UInt8.self)
    var largest: UInt8 = 0
    for index in 0..<count &* 4 {
      let (a, b) = (left[index], right[index])
      largest = max(largest, max(a, b) &- min(a, b))
    }
    return largest
  }
}
