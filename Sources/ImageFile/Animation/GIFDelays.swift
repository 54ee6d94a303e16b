/// Times of a GIF: whole hundredths of a second, 2 at least, as readers show shorter ones for ten.
package enum GIFDelays {
  /// How long each frame is shown, hundredths; nil for frames that are left out as they would be too short. The first
  /// and the last one stay.
  ///
  /// Starts are rounded, not lengths, so that the whole does not drift.
  ///
  /// - Parameter seconds: How long each is to be shown.
  package static func hundredths(_ seconds: [Double]) -> [Int?] {
    var starts: [Int] = []
    var time = 0.0
    for length in seconds {
      starts.append(Int((time * 100).rounded()))
      time += max(0, length)
    }
    let end = Int((time * 100).rounded())
    var kept: [Int] = []
    for (index, start) in starts.enumerated() {
      if let last = kept.last, start - starts[last] < 2 {
        guard index == starts.count - 1 else { continue }
        if kept.count > 1 { kept.removeLast() }
      }
      kept.append(index)
    }
    var result = [Int?](repeating: nil, count: seconds.count)
    for (place, index) in kept.enumerated() {
      let next = place + 1 < kept.count ? starts[kept[place + 1]] : end
      result[index] = max(2, next - starts[index])
    }
    return result
  }
}
