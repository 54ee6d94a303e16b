/// Takes apart a file of golden images, `goldens.lock`: a line each, whose key is its path; fonts by name.
enum KeyedLines {
  static func list(_ bytes: [UInt8]) throws(KeyedTextError) -> KeyedList {
    var list = KeyedList(open: 0..<0, close: bytes.count..<bytes.count, isOfLines: true)
    var (start, comments) = (0, 0)
    while start < bytes.count {
      let end = bytes[start...].firstIndex(of: 0x0A) ?? bytes.count
      let next = min(end + 1, bytes.count)
      let line = String(decoding: bytes[start..<end], as: UTF8.self)
      if line.hasPrefix("<<<<<<<") || line.hasPrefix(">>>>>>>") || line.hasPrefix("=======") {
        throw KeyedTextError(message: "contains conflict markers of an unfinished merge", place: start)
      }
      var key = key(of: line)
      if key.isEmpty {
        key = "# \(comments)"
        comments += 1
      }
      list.items.append(
        KeyedList.Item(key: key, head: start..<start, value: .leaf(start..<end), tail: end..<next))
      start = next
    }
    return list
  }

  /// The path of a golden image, or `font` and its name; empty for a comment.
  private static func key(of line: String) -> String {
    if line.hasPrefix("#") { return "" }
    let words = line.utf8.split(separator: UInt8(ascii: " "), maxSplits: 3).map { String(Substring($0)) }
    if words.count == 3, words[0] == "font" { return "font \(words[2])" }
    return words.count == 4 ? "/\(words[3])" : ""
  }

  /// The order in which such a file is written: comments, fonts, paths, by their bytes.
  static func isBefore(_ one: String, _ other: String) -> Bool {
    func rank(_ key: String) -> Int { key.hasPrefix("#") ? 0 : key.hasPrefix("font ") ? 1 : 2 }
    if rank(one) != rank(other) { return rank(one) < rank(other) }
    return rank(one) > 0 && one.utf8.lexicographicallyPrecedes(other.utf8)
  }
}
