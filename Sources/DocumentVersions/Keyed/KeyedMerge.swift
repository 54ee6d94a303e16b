/// Merges three versions of a text whose parts have keys. What neither side changed stays byte for byte, what one side changed
/// is that side's; where both changed the same, ours stands.
struct KeyedMerge {
  private enum Side: Int { case base, ours, theirs }

  private let texts: [[UInt8]]
  /// Whether two versions of a value are the same although their bytes differ, such as by space between them.
  private let isSame: (ArraySlice<UInt8>, ArraySlice<UInt8>) -> Bool
  /// The order that all versions have, if they have one.
  private let isBefore: ((String, String) -> Bool)?
  private(set) var conflicts: [KeyedConflict] = []
  /// Where the lines of ours end.
  private lazy var lineBreaks = texts[1].indices.filter { texts[1][$0] == 0x0A }

  init(
    _ texts: [[UInt8]], isBefore: ((String, String) -> Bool)? = nil,
    isSame: @escaping (ArraySlice<UInt8>, ArraySlice<UInt8>) -> Bool = { $0 == $1 }
  ) {
    (self.texts, self.isBefore, self.isSame) = (texts, isBefore, isSame)
  }

  /// Merges the lists that the texts are.
  mutating func merged(_ base: KeyedList?, _ ours: KeyedList, _ theirs: KeyedList) -> [UInt8] {
    value(base.map { .list($0) }, .list(ours), .list(theirs), [])
  }

  // MARK: Values

  private func bytes(_ value: KeyedValue?, _ side: Side) -> ArraySlice<UInt8>? {
    value.map { texts[side.rawValue][$0.range] }
  }

  private mutating func value(
    _ base: KeyedValue?, _ ours: KeyedValue, _ theirs: KeyedValue, _ path: [String]
  ) -> [UInt8] {
    let (here, there) = (bytes(ours, .ours)!, bytes(theirs, .theirs)!)
    let old = bytes(base, .base)
    if here == there || there == old { return Array(here) }
    if here == old { return Array(there) }
    if case .list(let one) = ours, case .list(let other) = theirs {
      let first = base.flatMap { if case .list(let list) = $0 { list } else { nil } }
      if texts[1][one.open] == texts[2][other.open] { return list(first, one, other, path) }
    }
    if isSame(here, there) || old.map({ isSame($0, there) }) ?? false { return Array(here) }
    if old.map({ isSame($0, here) }) ?? false { return Array(there) }
    conflict(.value, path, old, here, there, at: ours)
    return Array(here)
  }

  private mutating func list(
    _ base: KeyedList?, _ ours: KeyedList, _ theirs: KeyedList, _ path: [String]
  ) -> [UInt8] {
    let (old, here, there) = (base.map(Self.byKey) ?? [:], Self.byKey(ours), Self.byKey(theirs))
    var kept: Set<String> = []
    for item in ours.items {
      if there[item.key] != nil {
        kept.insert(item.key)
      } else if keeps(item, old, path) {
        kept.insert(item.key)
      }
    }
    for item in theirs.items where here[item.key] == nil {
      guard let was = old[item.key] else {
        kept.insert(item.key)
        continue
      }
      let (before, now) = (bytes(was.value, .base)!, bytes(item.value, .theirs)!)
      if !isSame(before, now) {
        conflict(.removedByOurs, path + [item.key], before, nil, now, at: nil)
      }
    }
    var contested: [String] = []
    func keys(_ list: KeyedList?) -> [String] { list?.items.map(\.key).filter(kept.contains) ?? [] }
    let lists = (keys(base), keys(ours), keys(theirs))
    var order = SequenceMerge.merged(lists.0, lists.1, lists.2, contested: &contested)
    if let isBefore, [lists.0, lists.1, lists.2].allSatisfy({ Self.isSorted($0, isBefore) }) {
      order = order.enumerated().sorted {
        isBefore($0.element, $1.element) || !isBefore($1.element, $0.element) && $0.offset < $1.offset
      }.map(\.element)
    }
    var result = pick(base?.open, ours.open, theirs.open)
    for (place, key) in order.enumerated() {
      if place > 0 { result += ours.separator }
      write(old[key], here[key], there[key], path + [key], isOfLines: ours.isOfLines, &result)
    }
    return result + pick(base?.close, ours.close, theirs.close)
  }

  private static func byKey(_ list: KeyedList) -> [String: KeyedList.Item] {
    Dictionary(list.items.map { ($0.key, $0) }, uniquingKeysWith: { first, _ in first })
  }

  private static func isSorted(_ keys: [String], _ isBefore: (String, String) -> Bool) -> Bool {
    zip(keys, keys.dropFirst()).allSatisfy { !isBefore($1, $0) }
  }

  /// Whether an item that theirs has not remains: we added it, or changed what they removed.
  private mutating func keeps(_ item: KeyedList.Item, _ old: [String: KeyedList.Item], _ path: [String])
    -> Bool
  {
    guard let was = old[item.key] else { return true }
    let (before, now) = (bytes(was.value, .base)!, bytes(item.value, .ours)!)
    if isSame(before, now) { return false }
    conflict(.removedByTheirs, path + [item.key], before, now, nil, at: item.value)
    return true
  }

  private mutating func write(
    _ base: KeyedList.Item?, _ ours: KeyedList.Item?, _ theirs: KeyedList.Item?, _ path: [String],
    isOfLines: Bool, _ result: inout [UInt8]
  ) {
    let head = pick(base?.head, ours?.head, theirs?.head)
    if isOfLines, let last = result.last, last != 0x0A, head.first.map({ !KeyedScanner.isSpace($0) }) ?? true
    {
      result.append(0x0A)
    }
    result += head
    if let ours, let theirs {
      result += value(base?.value, ours.value, theirs.value, path)
    } else {
      result += ours.map { bytes($0.value, .ours)! } ?? theirs.map { bytes($0.value, .theirs)! } ?? []
    }
    result += pick(base?.tail, ours?.tail, theirs?.tail)
  }

  /// Of the bytes of three versions those that a side wrote; ours where both did.
  private func pick(_ base: Range<Int>?, _ ours: Range<Int>?, _ theirs: Range<Int>?) -> [UInt8] {
    guard let here = ours.map({ texts[1][$0] }) else { return theirs.map { Array(texts[2][$0]) } ?? [] }
    guard let there = theirs.map({ texts[2][$0] }) else { return Array(here) }
    return Array(base.map { texts[0][$0] } == here ? there : here)
  }

  /// How many of some places, in their order, are before one.
  private static func count(of places: [Int], before place: Int) -> Int {
    var (low, high) = (0, places.count)
    while low < high {
      let middle = (low + high) / 2
      if places[middle] < place { low = middle + 1 } else { high = middle }
    }
    return low
  }

  private mutating func conflict(
    _ kind: KeyedConflict.Kind, _ path: [String], _ base: ArraySlice<UInt8>?, _ ours: ArraySlice<UInt8>?,
    _ theirs: ArraySlice<UInt8>?, at value: KeyedValue?
  ) {
    let line = value.map { value in
      1 + Self.count(of: lineBreaks, before: value.range.lowerBound)
    }
    func text(_ bytes: ArraySlice<UInt8>?) -> String? { bytes.map { String(decoding: $0, as: UTF8.self) } }
    conflicts.append(
      KeyedConflict(
        kind: kind, path: path.filter { !$0.isEmpty }, base: text(base), ours: text(ours),
        theirs: text(theirs), line: line ?? 0))
  }
}
