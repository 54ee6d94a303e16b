/// The properties that code of a class, or of those that it inherits from, may give other values than a document has, at any
/// time.
package struct ChangedProperties: Sendable {
  /// The names that lead to what is given values.
  private var paths: Set<[String]> = []
  /// The names of objects that are handed to other code.
  private var passed: Set<String> = []
  /// Whether files declare each class up to one of UIKit's.
  private let isComplete: Bool

  /// - Parameters:
  ///   - classes: The class and those it inherits from, the nearest first, each with its extensions.
  ///   - isComplete: Whether these are all up to UIKit's own.
  package init(of classes: [[SourceType]], isComplete: Bool) {
    self.isComplete = isComplete
    for type in classes.joined() {
      passed.formUnion(type.passed)
      for body in type.methods.map(\.body) + type.properties.map(\.didSet) {
        for case .assignment(let assignment) in body { paths.insert(assignment.path) }
      }
    }
  }

  /// Whether code may change one of some properties of the object itself.
  package func mayChange(own properties: [String]) -> Bool {
    !isComplete || properties.contains { paths.contains([$0]) }
  }

  /// Whether code may change one of some properties of what an outlet leads to.
  package func mayChange(_ properties: [String], of outlet: String) -> Bool {
    passed.contains(outlet) || properties.contains { paths.contains([outlet, $0]) }
  }
}

extension SourceText {
  /// The names that stand alone as arguments of calls or in lists: `theme.apply(to: titleLabel)`, `[titleLabel, self.button]`.
  func passedNames(in body: Range<Int>) -> Set<String> {
    var result: Set<String> = []
    for index in body where pieces.indices.contains(index) {
      guard case .word(let range) = pieces[index].token else { continue }
      let isOfSelf = isAny(index - 1, ".") && isWord(index - 2, "self")
      let before = index - (isOfSelf ? 3 : 1)
      var after = index + 1
      while isAny(after, "?!") { after += 1 }
      // `labels.forEach { … }`, `for label in labels { … }`
      let isList =
        isMark(index + 1, ".") && isWord(index + 2, "forEach")
        || isWord(before, "in") && isMark(index + 1, "{")
        || isWord(before, "in") && isMark(index + 1, ")")
      // Whom a message is sent to is handed to nobody, and what a branch asks for is not either.
      let isReceiver = isMark(before, "[") && !isAny(after, ",]")
      let isAsked = isMark(before, "(") && ["if", "while"].contains(self.word(before - 1))
      let isArgument =
        isAny(before, "(,:[") && !isReceiver && !isAsked
        && (isAny(after, ",)]") || self.word(after) != nil && isMark(after + 1, ":"))
      guard isList || isArgument && !isInAskedList(from: index) && !isAskedFor(before) else { continue }
      // Only now is a text made of it: there are as many words as in the whole file.
      let word = tokens.text(range)
      result.insert(Self.plain(word))
    }
    return result
  }

  /// What gets a view, and does nothing with it but find out or say where it is.
  private static let asking: Set<String> = [
    "location", "translation", "velocity", "convert", "isDescendant", "constraint", "addSubview",
    "insertSubview",
    "addArrangedSubview", "insertArrangedSubview", "bringSubviewToFront", "sendSubviewToBack", "print",
    "index", "firstIndex", "contains", "isEqual", "addGestureRecognizer", "constraintWithItem", "toItem",
    "indexOfObject", "containsObject", "convertPoint", "convertRect", "toView", "fromView", "locationInView",
    "isDescendantOfView", "NSLog", "keypath", "selector",
  ]

  /// Whether an argument after a mark is the first one of such a function: `tap.location(in: field)`, `[page addSubview:field]`.
  private func isAskedFor(_ mark: Int) -> Bool {
    if isMark(mark, ":"), let label = word(mark - 1), !isAny(mark - 2, "(,"), Self.asking.contains(label) {
      return true
    }
    let open = isMark(mark, ":") ? mark - 2 : mark
    return isMark(open, "(") && word(open - 1).map(Self.asking.contains) ?? false
  }

  /// Whether a word is in a list of names of which code only asks something: `[nameField, codeField].first { $0.isFirstResponder }`.
  private func isInAskedList(from index: Int) -> Bool {
    var end = index
    while end < index + Self.longestList, word(end) != nil || isAny(end, ",.?!") { end += 1 }
    guard isMark(end, "]"), isMark(end + 1, ".") else { return false }
    // Who has the keyboard is only looked for.
    let isSearch = isWord(end + 2, "first") && (end + 3..<end + 9).contains { isWord($0, "isFirstResponder") }
    return isSearch || ["contains", "allSatisfy", "firstIndex"].contains(word(end + 2))
  }

  /// The most tokens of a list that is looked at: a stranger may have written it.
  private static let longestList = 64

  /// The names of objects of which code reads the texts, rather than gives them one: `field` of `field.text ?? ""`.
  func namesOfReadTexts(in body: Range<Int>) -> Set<String> {
    var result: Set<String> = []
    for index in body where isWord(index, "text") || isWord(index, "attributedText") {
      // `[field text]`
      if let name = word(index - 1), isMark(index + 1, "]") { result.insert(Self.plain(name)) }
      guard isMark(index - 1, ".") else { continue }
      var before = index - 2
      while isAny(before, "?!") { before -= 1 }
      var after = index + 1
      while isAny(after, "?!") { after += 1 }
      let isGiven = isMark(after, "=") && !isMark(after + 1, "=")
      if !isGiven, let name = word(before) { result.insert(Self.plain(name)) }
    }
    return result
  }

  /// Whether a body reads a xib of which the object itself is the owner: `loadNibNamed("Card", owner: self)`.
  func readsOwnDocument(in body: Range<Int>) -> Bool {
    body.contains { index in
      guard isMark(index + 1, ":"), isWord(index + 2, "self") else { return false }
      return isWord(index, "owner") || isWord(index, "withOwner") || isWord(index, "instantiateWithOwner")
    }
  }

  /// The name of a property, as that of its variable in Objective-C leads to it: `top` of `_top`.
  static func plain(_ name: String) -> String {
    name.hasPrefix("_") ? String(name.dropFirst()) : name
  }
}
