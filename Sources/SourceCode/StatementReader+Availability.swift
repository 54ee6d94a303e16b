/// The braces of a body that stand around what always runs, and what never does: an application that is seen now runs on systems of now,
/// and what a screen does with the container that it is in it does where it has one.
///
/// Source: The Swift Programming Language, Availability Condition.
struct AvailabilityBranches {
  /// Braces that make no branch.
  private var braces: Set<Int> = []
  /// Where what never runs ends, by its begin.
  private var ends: [Int: Int] = [:]
  /// What runs where there is a container.
  private var containers: [Range<Int>] = []

  /// Whether what stands at an index runs where there is a container, and nothing else is asked.
  func isInContainer(_ index: Int) -> Bool { containers.last?.contains(index) ?? false }

  /// Whether names lead to a container, or something of it.
  static func leadToContainer(_ path: [String]?) -> Bool {
    path?.first == "navigationController" || path?.first == "tabBarController"
  }

  /// Whether a mark is a brace that makes no branch.
  func isBrace(_ index: Int) -> Bool { braces.contains(index) }

  /// The index after what begins at an index and never runs; nil for anything else.
  func end(ofSkipped index: Int) -> Int? { ends[index] }

  /// The brace that opens `if let bar = navigationController?.navigationBar { … }`, without anything else that is asked.
  private func braceAfterContainer(_ text: SourceText, at index: Int) -> Int? {
    guard text.isWord(index + 1, "let"), text.isMark(index + 3, "=") else { return nil }
    var next = index + 4
    if text.isWord(next, "self"), text.isMark(next + 1, ".") { next += 2 }
    guard text.isWord(next, "navigationController") || text.isWord(next, "tabBarController") else {
      return nil
    }
    next += 1
    while text.isAny(next, "?!.") || text.isWord(next, "navigationBar") || text.isWord(next, "tabBar") {
      next += 1
    }
    return text.isMark(next, "{") ? next : nil
  }

  /// Notes the block that a statement has the main queue run, which runs before anybody sees anything: `DispatchQueue.main.async { … }`,
  /// `dispatch_async(dispatch_get_main_queue(), ^{ … })`, `Task { … }`. One that may be left is looked at as any other.
  private mutating func noteMainQueue(_ text: SourceText, at index: Int) {
    let open: Int
    if text.isWord(index, "dispatch_async"), text.isMark(index + 1, "("),
      text.isWord(index + 2, "dispatch_get_main_queue"), text.isMark(index + 6, "^")
    {
      open = index + 7
    } else if text.isWord(index, "DispatchQueue"), text.isWord(index + 2, "main"),
      text.isWord(index + 4, "async")
    {
      open = index + 5
    } else if text.isWord(index, "Task") {
      open = index + 1
    } else {
      return
    }
    // What is nested would be looked through for each block around it.
    guard text.isMark(open, "{"), text.inside(open).count <= StatementReader.longestScope else { return }
    // What waits for something runs later.
    let mayLeave = text.inside(open).contains { Self.leaving.contains(text.word($0) ?? "") }
    if !mayLeave { braces.formUnion([open, text.afterBrackets(open) - 1]) }
  }

  private static let leaving: Set<String> = ["return", "guard", "await"]

  /// Notes what a statement asks at its begin: `if #available(iOS 13, *) { … } else { … }`, `guard #available(iOS 13, *) else { … }`,
  /// `if (@available(iOS 13, *)) { … } else { … }`.
  mutating func note(_ text: SourceText, at index: Int) {
    noteMainQueue(text, at: index)
    let isGuard = text.isWord(index, "guard")
    guard isGuard || text.isWord(index, "if") else { return }
    if !isGuard, let open = braceAfterContainer(text, at: index) {
      containers.append(text.inside(open))
      return
    }
    var next = index + 1
    let isObjectiveC = text.isMark(next, "(")
    if isObjectiveC { next += 1 }
    // `if (self) { … }`, `if ((self = [super init])) { … }`
    if isObjectiveC, text.isWord(text.isMark(next, "(") ? next + 1 : next, "self"),
      text.isMark(text.afterBrackets(index + 1), "{"),
      text.isMark(next, "(") || text.isAny(next + 1, ")=")
    {
      let open = text.afterBrackets(index + 1)
      braces.formUnion([open, text.afterBrackets(open) - 1])
      return
    }
    guard text.isMark(next, isObjectiveC ? "@" : "#"), text.isWord(next + 1, "available"),
      text.isMark(next + 2, "("), text.inside(next + 2).contains(where: { text.isWord($0, "iOS") })
    else { return }
    next = text.afterBrackets(next + 2)
    if isObjectiveC {
      guard text.isMark(next, ")") else { return }
      next += 1
    }
    if isGuard {
      guard text.isWord(next, "else"), text.isMark(next + 1, "{") else { return }
      ends[index] = text.afterBrackets(next + 1)
      return
    }
    guard text.isMark(next, "{") else { return }
    let end = text.afterBrackets(next)
    braces.formUnion([next, end - 1])
    if text.isWord(end, "else"), text.isMark(end + 1, "{") { ends[end] = text.afterBrackets(end + 1) }
  }
}
