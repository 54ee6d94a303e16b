import Views

/// The columns or the rows of a grid.
struct GridTracks {
  let lengths: [GridLength]
  /// The spacing between neighboring tracks, in points.
  let spacing: Double

  /// The size that an item needs from the tracks starting at `start`, in points.
  struct Need {
    var start: Int
    var span: Int
    /// What it prefers.
    var length: Double
    /// What it cannot be shorter than.
    var least = 0.0
  }

  /// The length of all tracks including the spacing between them, in points.
  func total(_ sizes: [Double]) -> Double {
    sizes.reduce(0, +) + spacing * Double(max(0, sizes.count - 1))
  }

  /// The sizes of the tracks, in points. `total` is the length of all tracks including the spacing between them; nil if
  /// unlimited: tracks with weights are then in proportion to these, and as small as the items allow.
  func sizes(for needs: [Need], total: Double?) -> [Double] {
    var sizes = lengths.map { if case .points(let points) = $0 { points } else { 0.0 } }
    for need in needs where need.span == 1 && lengths[need.start] == .auto {
      sizes[need.start] = max(sizes[need.start], need.length)
    }
    let spanning = needs.filter { $0.span > 1 }
    if !spanning.isEmpty { widen(&sizes, for: spanning) }
    guard let total else {
      let unit = unit(needs, sizes)
      return zip(sizes, lengths).map { $0 + $1.weight * unit }
    }
    let room = total - spacing * Double(max(0, lengths.count - 1))
    return fit(sizes, least: leastSizes(for: needs, sizes), to: room)
  }

  /// The start of each track, and the start after the last one, in points.
  func starts(_ sizes: [Double], at start: Double) -> [Double] {
    var starts = [start]
    for size in sizes { starts.append(starts[starts.count - 1] + size + spacing) }
    return starts
  }

  /// Shrinks `auto` tracks that exceed the available space, the largest first, down to what their items cannot be shorter
  /// than; distributes the remaining space by weight.
  private func fit(_ sizes: [Double], least: [Double], to total: Double) -> [Double] {
    var sizes = sizes
    let autos = lengths.indices.filter { lengths[$0] == .auto }
    let fixed = lengths.indices.reduce(0) { $0 + (lengths[$1] == .auto ? 0 : sizes[$1]) }
    let fitted = LengthSharing.lowered(
      autos.map { sizes[$0] }, to: max(0, total - fixed), minima: autos.map { least[$0] })
    for (track, size) in zip(autos, fitted) { sizes[track] = size }
    let weight = lengths.reduce(0) { $0 + $1.weight }
    let rest = total - fixed - fitted.reduce(0, +)
    guard weight > 0, rest > 0 else { return sizes }
    for (track, length) in lengths.enumerated() where length.weight > 0 {
      sizes[track] = rest * (length.weight / weight)
    }
    return sizes
  }

  // MARK: Items that span tracks

  /// Widens `auto` tracks for items that span several of them but no weighted one: the missing space is divided evenly
  /// among the `auto` tracks that it spans, and each gets the maximum over all items. So the order of items has no
  /// influence.
  private func widen(_ sizes: inout [Double], for needs: [Need]) {
    let before = Prefix(self, sizes)
    var wishes: [Wish] = []
    for need in needs {
      let end = need.start + need.span
      guard before.weights[end] == before.weights[need.start] else { continue }
      let autos = before.autos[end] - before.autos[need.start]
      let missing =
        need.length - before.lengths[end] + before.lengths[need.start] - spacing * Double(need.span - 1)
      if autos > 0, missing > 0 {
        wishes.append(Wish(addition: missing / Double(autos), start: need.start, end: end))
      }
    }
    for (track, addition) in largest(wishes).enumerated() { sizes[track] += addition }
  }

  /// The sizes that `auto` tracks keep when there is too little space: what their items cannot be shorter than. What an
  /// item needs that spans several tracks, they keep in proportion to what they could give up, so that none keeps more
  /// than its size. A weighted track gives up everything.
  private func leastSizes(for needs: [Need], _ sizes: [Double]) -> [Double] {
    var least = zip(lengths, sizes).map { $0 == .auto ? 0 : $1 }
    for need in needs where need.span == 1 && lengths[need.start] == .auto {
      least[need.start] = max(least[need.start], min(need.least, sizes[need.start]))
    }
    let spanning = needs.filter { $0.span > 1 && $0.least > 0 }
    if spanning.isEmpty { return least }
    let (before, full) = (Prefix(self, least), Prefix(self, sizes))
    var wishes: [Wish] = []
    for need in spanning {
      let end = need.start + need.span
      guard before.weights[end] == before.weights[need.start] else { continue }
      let own = before.lengths[end] - before.lengths[need.start]
      let free = full.lengths[end] - full.lengths[need.start] - own
      let missing = need.least - own - spacing * Double(need.span - 1)
      if free > 0, missing > 0 {
        wishes.append(Wish(addition: min(1, missing / free), start: need.start, end: end))
      }
    }
    for (track, share) in largest(wishes).enumerated() {
      least[track] += share * (sizes[track] - least[track])
    }
    return least
  }

  /// What an item asks for of each `auto` track that it spans.
  private struct Wish {
    var addition: Double
    var start, end: Int
  }

  /// The most that any item asks for of each `auto` track.
  private func largest(_ wishes: [Wish]) -> [Double] {
    var additions = [Double](repeating: 0, count: lengths.count)
    // The largest first, so that each track is set once.
    let wishes = wishes.sorted { ($0.addition, $1.start, $1.end) > ($1.addition, $0.start, $0.end) }
    var unset = NextUnset(count: lengths.count)
    for wish in wishes {
      var track = unset.next(from: wish.start)
      while track < wish.end {
        if lengths[track] == .auto { additions[track] = wish.addition }
        unset.set(track)
        track = unset.next(from: track)
      }
    }
    return additions
  }

  /// The points for a weight of 1, as few as the items allow.
  private func unit(_ needs: [Need], _ sizes: [Double]) -> Double {
    let before = Prefix(self, sizes)
    var unit = 0.0
    for need in needs {
      let end = need.start + need.span
      let weight = before.weights[end] - before.weights[need.start]
      guard weight > 0 else { continue }
      let given = before.lengths[end] - before.lengths[need.start] + spacing * Double(need.span - 1)
      unit = max(unit, (need.length - given) / weight)
    }
    return unit
  }

  /// The total length of the tracks before one.
  private struct Prefix {
    var lengths = [0.0]
    var weights = [0.0]
    var autos = [0]

    init(_ tracks: GridTracks, _ sizes: [Double]) {
      for (length, size) in zip(tracks.lengths, sizes) {
        lengths.append(lengths[lengths.count - 1] + size)
        weights.append(weights[weights.count - 1] + length.weight)
        autos.append(autos[autos.count - 1] + (length == .auto ? 1 : 0))
      }
    }
  }

  /// Finds the next track that has not been set, in almost constant time (a disjoint-set forest with path halving).
  private struct NextUnset {
    private var links: [Int]

    init(count: Int) { links = Array(0...count) }

    mutating func next(from track: Int) -> Int {
      var track = track
      while links[track] != track {
        links[track] = links[links[track]]
        track = links[track]
      }
      return track
    }

    mutating func set(_ track: Int) { links[track] = track + 1 }
  }
}

extension GridLength {
  /// The share of the remaining space; 0 if the track is not weighted.
  var weight: Double { if case .star(let weight) = self { weight } else { 0 } }
}
