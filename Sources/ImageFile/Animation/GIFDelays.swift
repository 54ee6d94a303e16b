/// Delays of a GIF: whole hundredths of a second, at least 2, as readers replace shorter ones by ten.
package enum GIFDelays {
  /// The delay of each frame in hundredths; nil for frames that are dropped because they would be too short. The first
  /// and the last one are kept.
  ///
  /// Start times are rounded, not durations, so that the total does not drift.
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
