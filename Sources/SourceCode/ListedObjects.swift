/// The loops of a body over objects that the code lists, and what each of them is called there.
///
/// `[first, second].forEach { $0.isHidden = true }`, `for label in labels { … }`, and `for (UILabel *label in @[first, second]) { … }`: what
/// stands in such a loop is done to each object.
struct ListedObjects {
  /// A loop.
  private struct Loop {
    /// What stands between its braces.
    let body: Range<Int>
    /// What it calls each object: `0` for `$0`.
    let name: String
    /// The names that lead to the objects.
    let paths: [[String]]
  }

  private var loops: [Loop] = []
  /// The brackets of those that do the same to all objects, whatever these are.
  private var brackets: Set<Int> = []
  /// Where something is done to one object of several, of which nobody knows which.
  private var oneOfSeveral: Set<Int> = []

  /// The most loops of a body, objects of a list, and passes through loops in one another: a stranger may have written the body.
  private static let (mostLoops, mostObjects, mostPasses) = (64, 128, 128)
  /// The most tokens of a list, and of a name before `in`.
  private static let (longestList, longestName) = (1_024, 8)
  /// How many more statements loops may make of those of the body.
  private var left = 2_048

  /// The name of what a closure is called with that gives it none.
  static let unnamed = "0"

  /// The loops of a body in Swift. `constant`: the expression that a constant of the body is; nil for any other name.
  init(swift text: SourceText, _ body: Range<Int>, constant: (String) -> Range<Int>?) {
    for index in body where loops.count < Self.mostLoops {
      if text.isWord(index, "for"), text.isWord(index + 2, "in"), let name = text.word(index + 1) {
        guard let list = Self.swiftList(text, index + 3, constant) else { continue }
        let open = Self.afterCast(text, list.end)
        if text.isMark(open, "{") { add(text, open, name, list.paths) }
      } else if text.isWord(index, "for"), text.isMark(index + 1, "(") {
        addPairs(text, index + 1, constant)
      } else if text.isWord(index, "forEach"), text.isMark(index - 1, ".") {
        let isInBrackets = text.isMark(index + 1, "(")
        let open = isInBrackets ? index + 2 : index + 1
        let isNumbered = Self.isNumbered(text, index - 5)
        let last = isNumbered ? index - 5 : index - 1
        guard text.isMark(open, "{"), let start = Self.start(text, before: last, in: body),
          let list = Self.swiftList(text, start, constant), list.end == last
        else { continue }
        let isNamed = text.isWord(open + 2, "in") && text.word(open + 1) != nil
        let name =
          isNumbered
          ? Self.secondName(text, open) ?? "1" : isNamed ? text.word(open + 1) ?? "" : Self.unnamed
        add(text, open, name, list.paths)
        if isInBrackets, brackets.contains(open) {
          brackets.formUnion([index + 1, text.afterBrackets(index + 1) - 1])
        }
      } else if let (open, path) = Self.objectOfClosure(text, index, in: body) {
        let isNamed = text.isWord(open + 2, "in") && text.word(open + 1) != nil
        add(text, open, isNamed ? text.word(open + 1) ?? "" : Self.unnamed, [path])
      } else if let list = text.subscripted(index) {
        addSubscript(text, index, list, constant)
      }
    }
  }

  /// Adds what is done to an object of a list by its place there: `labels[0].text = name`, to any of them where the place is not written.
  private mutating func addSubscript(
    _ text: SourceText, _ index: Int, _ list: (names: [String], end: Int),
    _ constant: (String) -> Range<Int>?
  ) {
    let name = list.names[0]
    var paths = [[name]]
    if let range = constant(name) {
      guard text.isMark(range.lowerBound, "["),
        let list = Self.swiftList(text, range.lowerBound, { _ in nil })
      else { return }
      paths = list.paths
      let place = text.inside(text.isMark(index + 1, "[") ? index + 1 : index + 3)
      if place.count == 1, let number = text.word(place.lowerBound).flatMap({ Int($0) }) {
        guard paths.indices.contains(number) else { return }
        paths = [paths[number]]
      }
    }
    guard !paths.isEmpty, paths.count <= Self.mostObjects else { return }
    loops.append(Loop(body: index..<index + 1, name: name, paths: paths))
    if paths.count > 1 || constant(name) == nil { oneOfSeveral.insert(index) }
  }

  /// Adds loops over pairs, of which a list has one part: `for (number, label) in labels.enumerated()`, `for (label, name) in zip(labels,
  /// names)`.
  private mutating func addPairs(_ text: SourceText, _ open: Int, _ constant: (String) -> Range<Int>?) {
    let (end, start) = (text.afterBrackets(open), text.afterBrackets(open) + 1)
    let names = text.inside(open).prefix(Self.longestName).compactMap { text.word($0) }
    guard names.count == 2, text.isWord(end, "in") else { return }
    if text.isWord(start, "zip"), text.isMark(start + 1, "(") {
      let (lists, block) = (text.inside(start + 1), text.afterBrackets(start + 1))
      guard text.isMark(block, "{"), lists.count <= Self.longestList else { return }
      var first = lists.lowerBound
      for name in names {
        guard let list = Self.swiftList(text, first, constant) else {
          // What is no list of views is passed over, up to the other one.
          var comma = first
          while comma < lists.upperBound, !text.isMark(comma, ",") {
            comma = text.isAny(comma, "([{") ? text.afterBrackets(comma) : comma + 1
          }
          first = comma + 1
          continue
        }
        if text.isMark(list.end, ",") || list.end == lists.upperBound { add(text, block, name, list.paths) }
        first = list.end + 1
      }
    } else if let list = Self.swiftList(text, start, constant), Self.isNumbered(text, list.end),
      text.isMark(list.end + 4, "{")
    {
      add(text, list.end + 4, names[1], list.paths)
    }
  }

  /// Whether `.enumerated()` stands at an index.
  private static func isNumbered(_ text: SourceText, _ index: Int) -> Bool {
    text.isMark(index, ".") && text.isWord(index + 1, "enumerated") && text.isMark(index + 2, "(")
      && text.isMark(index + 3, ")")
  }

  /// The second name of what a closure is called with, whose brace is at an index: `{ number, label in`.
  private static func secondName(_ text: SourceText, _ open: Int) -> String? {
    let first = text.isMark(open + 1, "(") ? open + 2 : open + 1
    guard text.word(first) != nil, text.isMark(first + 1, ","), let name = text.word(first + 2) else {
      return nil
    }
    let end = text.isMark(first + 3, ")") ? first + 4 : first + 3
    return text.isWord(end, "in") ? name : nil
  }

  /// The names that lead to the object for which a function at an index calls the closure after it, at once, and where that begins:
  /// `label.then { $0.text = "Boats" }`, `with(label) { $0.text = "Boats" }`. Nil for anything else.
  private static func objectOfClosure(
    _ text: SourceText, _ index: Int, in body: Range<Int>
  ) -> (open: Int, path: [String])? {
    guard let name = text.word(index), callsAtOnce(name) else { return nil }
    if text.isMark(index - 1, ".") {
      guard text.isMark(index + 1, "{"), let start = start(text, before: index - 1, in: body) else {
        return nil
      }
      return names(text, start..<index - 1).map { (index + 1, $0) }
    }
    let open = text.afterBrackets(index + 1)
    guard text.isMark(index + 1, "("), text.isMark(open, "{") else { return nil }
    return names(text, text.inside(index + 1)).map { (open, $0) }
  }

  /// Whether a function of a name calls the closure after it with the object whose it is, or which it is called with.
  static func callsAtOnce(_ name: String) -> Bool {
    ["with", "then", "do", "apply", "also", "configure", "setup", "customize", "tap"].contains(name)
  }

  /// The index after the type that a list is taken for: `as [UIView]`, `as! [UIView]`.
  private static func afterCast(_ text: SourceText, _ index: Int) -> Int {
    guard text.isWord(index, "as") else { return index }
    let type = text.isAny(index + 1, "?!") ? index + 2 : index + 1
    return text.isMark(type, "[") ? text.afterBrackets(type) : text.afterCast(index)
  }

  /// The loops of a body in Objective-C. `constant`: the expression that a constant of the body is; nil for any other name.
  init(
    objectiveC text: SourceText, _ body: Range<Int>, constant: (String) -> Range<Int>?,
    path: (Range<Int>) -> [String]?
  ) {
    for index in body where loops.count < Self.mostLoops {
      guard text.isWord(index, "for"), text.isMark(index + 1, "(") else { continue }
      let head = text.inside(index + 1)
      guard let mark = head.prefix(Self.longestName).first(where: { text.isWord($0, "in") }),
        let name = text.word(mark - 1), text.isMark(head.upperBound + 1, "{")
      else { continue }
      let list = Self.objectiveCList(text, mark + 1..<head.upperBound, constant)
      let paths = list.map { $0.compactMap(path) } ?? []
      guard !paths.isEmpty, paths.count == list?.count else { continue }
      add(text, head.upperBound + 1, name, paths)
    }
  }

  private mutating func add(_ text: SourceText, _ open: Int, _ name: String, _ paths: [[String]]) {
    guard !paths.isEmpty, paths.count <= Self.mostObjects else { return }
    let body = text.inside(open)
    loops.append(Loop(body: body, name: name, paths: paths))
    let mayLeave = body.contains { index in
      text.isWord(index, "guard") || text.isWord(index, "return") || text.isWord(index, "break")
        || text.isWord(index, "continue")
    }
    if !mayLeave { brackets.formUnion([open, text.afterBrackets(open) - 1]) }
  }

  /// Whether what is done at an index is done to an object of which it is known which it is.
  func isOfKnown(_ index: Int) -> Bool { !oneOfSeveral.contains(index) }

  /// Whether what stands behind a bracket, or before it, is done to all objects of a list.
  func isBracket(_ index: Int) -> Bool { brackets.contains(index) }

  /// The statements at an index, for each pass through the loops around it: those that are the same in several once, and none where loops
  /// make too many of a body. `read`: returns the statements for what names of loops stand for, which is nothing outside of all loops.
  mutating func statements(
    at index: Int, _ read: (_ pass: [String: [String]]) -> [SourceStatement]
  ) -> [SourceStatement] {
    let passes = passes(at: index)
    if passes == [[:]] { return read([:]) }
    var found: [SourceStatement] = []
    for pass in passes {
      for statement in read(pass) where !found.contains(statement) { found.append(statement) }
    }
    guard left >= found.count else { return [] }
    left -= found.count
    return found
  }

  /// What the names of the loops around an index stand for, for each pass through them; a single empty one outside of all loops.
  private func passes(at index: Int) -> [[String: [String]]] {
    var passes: [[String: [String]]] = [[:]]
    for loop in loops where loop.body.contains(index) {
      guard passes.count * loop.paths.count <= Self.mostPasses else { return [] }
      passes = passes.flatMap { pass in
        loop.paths.map { path in
          var pass = pass
          // A loop may be over something of the object of one around it.
          pass[loop.name] = path.first.flatMap { pass[$0] }.map { $0 + path.dropFirst() } ?? path
          return pass
        }
      }
    }
    return passes
  }

  /// Where the expression begins that ends before an index: with the bracket of a list, or the first of names that dots connect.
  private static func start(_ text: SourceText, before end: Int, in body: Range<Int>) -> Int? {
    if text.isMark(end - 1, "]") {
      let first = max(body.lowerBound, end - longestList)
      return (first..<max(first, end)).first { text.isMark($0, "[") && text.afterBrackets($0) == end }
    }
    var start = end
    while start > body.lowerBound {
      let isName = text.word(start - 1) != nil && (start == end || text.isAny(start, "?!."))
      guard isName || text.isAny(start - 1, "?!.") else { break }
      start -= 1
    }
    return start < end ? start : nil
  }

  /// The names that lead to the objects of a list that begins at an index, and the index after it; nil for anything else.
  private static func swiftList(
    _ text: SourceText, _ start: Int, _ constant: (String) -> Range<Int>?
  ) -> (paths: [[String]], end: Int)? {
    if text.isMark(start, "[") {
      let list = text.inside(start)
      guard list.count <= longestList else { return nil }
      let parts = list.split { text.isMark($0, ",") }
      let paths = parts.compactMap { names(text, $0) }
      var end = list.upperBound + 1
      // `[first, second].compactMap { $0 }`
      if text.isMark(end, "."), text.isWord(end + 1, "compactMap"), text.isMark(end + 2, "{"),
        text.afterBrackets(end + 2) == end + 6
      {
        end += 6
      }
      return paths.count == parts.count ? (paths, end) : nil
    }
    var end = start
    while text.word(end) != nil
      || text.isAny(end, "?!.") && !["forEach", "enumerated"].contains(text.word(end + 1) ?? "")
    {
      end += 1
    }
    if text.isAny(end, "?!") { end += 1 }
    guard end > start, let path = names(text, start..<end) else { return nil }
    if path.count == 1, end == start + 1, let range = constant(path[0]) {
      guard text.isMark(range.lowerBound, "["), let list = swiftList(text, range.lowerBound, { _ in nil })
      else {
        return nil
      }
      return (list.paths, end)
    }
    // What an outlet collection holds; not what is in a view.
    return path.count == 1 ? ([path], end) : nil
  }

  /// The words of an expression that is nothing but names with dots between them; nil for any other.
  private static func names(_ text: SourceText, _ range: some Collection<Int>) -> [String]? {
    let marked = range.filter { !text.isAny($0, "?!") }
    let path = marked.compactMap { text.word($0) }
    guard !path.isEmpty, path.count * 2 - 1 == marked.count,
      marked.enumerated().allSatisfy({ $0 % 2 == 0 || text.isMark($1, ".") }),
      path[0].first?.isUppercase == false
    else { return nil }
    let own = path[0] == "self" ? Array(path.dropFirst()) : path
    return own.isEmpty ? nil : own
  }

  /// The expressions of the objects of a list: `@[first, second]`, `[NSArray arrayWithObjects:first, second, nil]`, or a constant or a
  /// property that is one. Nil for anything else.
  private static func objectiveCList(
    _ text: SourceText, _ range: Range<Int>, _ constant: (String) -> Range<Int>?
  ) -> [Range<Int>]? {
    guard !range.isEmpty, range.count <= longestList else { return nil }
    if range.count == 1, let stated = text.word(range.lowerBound).flatMap(constant) {
      return objectiveCList(text, stated, { _ in nil })
    }
    let objects: Range<Int>
    if text.isMark(range.lowerBound, "@"), text.isMark(range.lowerBound + 1, "[") {
      objects = text.inside(range.lowerBound + 1)
    } else if text.isMark(range.lowerBound, "["),
      text.word(range.lowerBound + 1)?.hasSuffix("Array") ?? false,
      text.isWord(range.lowerBound + 2, "arrayWithObjects")
    {
      objects = range.lowerBound + 4..<max(range.lowerBound + 4, text.inside(range.lowerBound).upperBound)
    } else {
      return range.count == 1 || range.count == 3 && text.isWord(range.lowerBound, "self") ? [range] : nil
    }
    var (parts, first, index) = ([Range<Int>](), objects.lowerBound, objects.lowerBound)
    while index < objects.upperBound {
      if text.isMark(index, ",") {
        parts.append(first..<index)
        first = index + 1
      }
      index = text.isAny(index, "([{") ? text.afterBrackets(index) : index + 1
    }
    if first < objects.upperBound { parts.append(first..<objects.upperBound) }
    return parts.filter { $0.count != 1 || !text.isWord($0.lowerBound, "nil") }
  }
}
