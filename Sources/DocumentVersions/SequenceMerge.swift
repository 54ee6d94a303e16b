/// Merges the orders of one list's versions. No version has an item twice.
enum SequenceMerge {
  /// Returns what `ours` and `theirs` have, in the order that either side gave it. Each list has what remains of it.
  ///
  /// - Parameters:
  ///   - base: The order before.
  ///   - ours: The order on our side, which wins where both sides moved an item.
  ///   - theirs: The order on their side.
  ///   - accepts: Whether a move of theirs is taken; nil for all.
  ///   - takesTheirs: Whether their move of an item that both moved is taken.
  ///   - contested: Gets the items that both sides moved.
  static func merged<Item: Hashable>(
    _ base: [Item], _ ours: [Item], _ theirs: [Item], accepts: ((Item) -> Bool)? = nil,
    takesTheirs: (Item) -> Bool = { _ in false }, contested: inout [Item]
  ) -> [Item] {
    // What remains although one side has it not, as the other one changed it, is in the other's list alone.
    if ours == theirs || theirs == base && Set(ours).isSuperset(of: theirs) { return ours }
    if ours == base, accepts == nil, Set(theirs).isSuperset(of: ours) { return theirs }
    let (movedHere, movedThere) = (Set(moved(base, ours)), moved(base, theirs))
    if accepts == nil, movedHere.isEmpty, !movedThere.isEmpty { return inserting(ours, into: theirs) }
    var moving: Set<Item> = []
    for item in movedThere where accepts?(item) ?? true {
      if movedHere.contains(item) { contested.append(item) }
      if !movedHere.contains(item) || takesTheirs(item) { moving.insert(item) }
    }
    return inserting(theirs, into: ours.filter { !moving.contains($0) })
  }

  /// Puts the items of a list that another one has not into it, each after the item that it follows in its own.
  private static func inserting<Item: Hashable>(_ list: [Item], into master: [Item]) -> [Item] {
    let known = Set(master)
    guard list.contains(where: { !known.contains($0) }) else { return master }
    let others = Set(list)
    // What follows each item of the master, nil for its beginning.
    var after: [Item?: [Item]] = [:]
    var last: Item?
    for item in list {
      if known.contains(item) { last = item } else { after[last, default: []].append(item) }
    }
    var result: [Item] = []
    var waiting = after[nil] ?? []
    for item in master {
      // What the master alone has comes before what is new at the same place.
      if others.contains(item) {
        result += waiting
        waiting = []
      }
      result.append(item)
      if let next = after[item] { waiting += next }
    }
    return result + waiting
  }

  /// The items that do not stand in the order that they had: the fewest whose move explains the new one.
  static func moved<Item: Hashable>(_ base: [Item], _ now: [Item]) -> [Item] {
    let places = Dictionary(base.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
    let common = now.filter { places[$0] != nil }
    // The longest rising run of old places, by patience sorting: `ends[n]` ends the lowest of length n + 1.
    var ends: [Int] = []
    var before = [Int](repeating: -1, count: common.count)
    for (index, item) in common.enumerated() {
      let place = places[item]!
      var (low, high) = (0, ends.count)
      while low < high {
        let middle = (low + high) / 2
        if places[common[ends[middle]]]! < place { low = middle + 1 } else { high = middle }
      }
      if low > 0 { before[index] = ends[low - 1] }
      if low == ends.count { ends.append(index) } else { ends[low] = index }
    }
    var stays: Set<Int> = []
    var place = ends.last ?? -1
    while place >= 0 {
      stays.insert(place)
      place = before[place]
    }
    return common.indices.filter { !stays.contains($0) }.map { common[$0] }
  }
}
