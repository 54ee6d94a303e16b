import Geometry

/// The alternating lengths of dashes and gaps.
struct DashPattern {
  /// An even number of lengths, at least one of them above 0, beginning with a dash.
  private let lengths: [Double]
  private let total: Double
  private let phase: Double

  /// The maximum number of dashes of a line: more would be invisible, and could take any amount of memory.
  private static let mostDashes = 10_000.0

  /// Creates a pattern; returns nil if the lengths describe a solid line: none, all 0, or an invalid length.
  init?(_ dash: [Double], phase: Double) {
    guard dash.allSatisfy({ $0 >= 0 && $0.isFinite }), phase.isFinite else { return nil }
    lengths = dash.count.isMultiple(of: 2) ? dash : dash + dash
    total = lengths.reduce(0, +)
    guard total > 0, total.isFinite else { return nil }
    let rest = phase.truncatingRemainder(dividingBy: total)
    self.phase = rest < 0 ? rest + total : rest
  }

  /// Returns the dashes of a line; those at the two ends of a closed line are joined where they meet.
  func cut(_ line: Polyline) -> [Polyline] {
    let corners = line.isClosed ? line.points + line.points.prefix(1) : line.points
    guard length(corners) / total * Double(lengths.count) < DashPattern.mostDashes else { return [line] }
    var (index, left) = firstDash()
    let startsInStroke = index.isMultiple(of: 2)
    var pieces: [Polyline] = []
    var current = startsInStroke ? Array(corners.prefix(1)) : []
    for (start, end) in zip(corners, corners.dropFirst()) {
      let way = end - start
      let distance = (way.x * way.x + way.y * way.y).squareRoot()
      guard distance > 0 else { continue }
      var done = 0.0
      while distance - done > left {
        done += left
        let cut = Point(x: start.x + way.x * (done / distance), y: start.y + way.y * (done / distance))
        if index.isMultiple(of: 2) {
          pieces.append(Polyline(points: current + [cut], isClosed: false))
          current = []
        } else {
          current = [cut]
        }
        index = (index + 1) % lengths.count
        left = lengths[index]
      }
      left -= distance - done
      if index.isMultiple(of: 2) { current.append(end) }
    }
    guard !current.isEmpty else { return pieces }
    if pieces.isEmpty, startsInStroke { return [line] }
    if line.isClosed, startsInStroke {
      pieces[0].points = current + pieces[0].points.dropFirst()
    } else {
      pieces.append(Polyline(points: current, isClosed: false))
    }
    return pieces
  }

  /// Returns the dash at the phase, and the remaining part of its length.
  private func firstDash() -> (index: Int, left: Double) {
    var rest = phase
    for (index, length) in lengths.enumerated() {
      if rest < length { return (index, length - rest) }
      rest -= length
    }
    return (0, lengths[0])
  }

  private func length(_ corners: [Point]) -> Double {
    zip(corners, corners.dropFirst()).reduce(0) { sum, pair in
      let way = pair.1 - pair.0
      return sum + (way.x * way.x + way.y * way.y).squareRoot()
    }
  }
}
