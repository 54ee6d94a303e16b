// What code has for keys that are texts.
extension SourceText {
  /// What some code has for a key that is a text: `"title": "Boats"`.
  struct Entry {
    /// Where all of it stands, with the comma behind it.
    let whole: Range<Int>
    /// Where what belongs to the key stands.
    let value: Range<Int>
  }

  /// What some code has for keys that are texts, by these as expressions have them; none for a key that it has twice.
  func entries(in body: Range<Int>) -> [String: Entry] {
    var (found, doubled) = ([String: Entry](), Set<String>())
    for index in body where found.count < Self.mostEntries && isAny(index - 1, "[,{") {
      let key = isMark(index, "@") ? index + 1 : index
      guard let name = literal(key)?.replacing(" ", with: "_"), isMark(key + 1, ":") else { continue }
      var end = key + 2
      while end < body.upperBound, !isAny(end, ",]}") {
        end = isAny(end, "([{") ? afterBrackets(end) : end + 1
      }
      end = max(key + 2, min(end, body.upperBound))
      let entry = Entry(whole: index..<(isMark(end, ",") ? end + 1 : end), value: key + 2..<end)
      if found.updateValue(entry, forKey: name) != nil { doubled.insert(name) }
    }
    return found.filter { !doubled.contains($0.key) }
  }

  /// The cases of enumerations in some code, each with what goes with it: `a = "A"` and `b` of `case a = "A", b`.
  func namedCases(in range: Range<Int>) -> [(name: String, range: Range<Int>)] {
    var (found, start) = ([(name: String, range: Range<Int>)](), range.lowerBound)
    var index = start
    func add(_ end: Int) {
      let first = isWord(start, "case") ? start + 1 : start
      if first < end, let name = word(first) { found.append((name, first..<end)) }
    }
    while index < range.upperBound, found.count < Self.mostEntries {
      if isMark(index, ",") {
        add(index)
        start = index + 1
      }
      index = isAny(index, "([{") ? afterBrackets(index) : index + 1
    }
    add(range.upperBound)
    return found
  }

  /// A number that differs with some code, but not with what it has for keys.
  func digest(of body: Range<Int>, besides entries: [String: Entry]) -> UInt64 {
    var (result, start) = (UInt64(0), body.lowerBound)
    func add(_ range: Range<Int>) {
      if !range.isEmpty { result = result &* 31 &+ digest(of: range) }
    }
    for entry in entries.values.map(\.whole).sorted(by: { $0.lowerBound < $1.lowerBound })
    where entry.lowerBound >= start {
      add(start..<entry.lowerBound)
      start = entry.upperBound
    }
    add(start..<max(start, body.upperBound))
    return result
  }

  /// The most keys of some code that are told apart.
  private static let mostEntries = 4_096
}
