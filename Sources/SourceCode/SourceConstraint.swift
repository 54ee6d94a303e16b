/// A constraint that code makes: `label.topAnchor.constraint(equalTo: view.topAnchor, constant: 8).isActive = true`.
package struct SourceConstraint: Hashable, Sendable {
  /// A side of it.
  package struct Side: Hashable, Sendable {
    /// The names that lead to the view or layout guide, without `self`: none for the object itself.
    package var path: [String]
    /// The attribute, as its anchor is called: `top` of `topAnchor`.
    package var attribute: String
  }

  /// The property that says whether a constraint counts.
  package static let isActive = "isActive"

  package enum Relation: Hashable, Sendable { case equal, lessThanOrEqual, greaterThanOrEqual }

  package var first: Side
  package var relation: Relation
  /// Nil compares with the constant only.
  package var second: Side?
  package var multiplier: SourceValue = .number(1)
  package var constant: SourceValue = .number(0)
  /// 1 … 1000; 1000 is required.
  package var priority = 1000.0
  package var line: Int
  /// The path of the file.
  package var file = ""
  /// What it is made of that is not known, word by word; empty where all is.
  package var unknown = ""
  /// What it is called: a property that keeps it, or a constant of the method; nil for nothing.
  package var name: String?
  /// Whether it holds whenever the method around runs, and where a screen has appeared whenever it is shown.
  package var isCertain = true

  /// The same wherever it stands, and whatever it is called.
  package var withoutPlace: SourceConstraint {
    var constraint = self
    (constraint.file, constraint.line, constraint.name) = ("", 0, nil)
    return constraint
  }

  init(first: Side, _ relation: Relation, line: Int) {
    (self.first, self.relation, self.line) = (first, relation, line)
  }
}

/// Reads the constraints that a body in Swift makes and activates.
struct ConstraintReader {
  private let text: SourceText
  private let body: Range<Int>
  /// The constraints that have a name, which are not active yet.
  private var named: [String: SourceConstraint] = [:]

  init(_ text: SourceText, _ body: Range<Int>) { (self.text, self.body) = (text, body) }

  private static let relations: [String: SourceConstraint.Relation] = [
    "equalTo": .equal, "equalToConstant": .equal, "lessThanOrEqualTo": .lessThanOrEqual,
    "lessThanOrEqualToConstant": .lessThanOrEqual, "greaterThanOrEqualTo": .greaterThanOrEqual,
    "greaterThanOrEqualToConstant": .greaterThanOrEqual,
  ]
  /// How often the body has each word, once that was asked for.
  private var uses: [String: Int]?

  /// The most constraints with names in a body.
  private static let mostNamed = 128
  /// The most names that lead to an anchor, backwards from it.
  private static let longestPath = 12

  /// The constraints that become active at an index: those that are made there and those that were before; none for anything else.
  ///
  /// - Parameters:
  ///   - index: The word that is read.
  ///   - start: Where the statement begins that it is in.
  ///   - value: Returns the value of an expression.
  mutating func activated(
    at index: Int, in start: Int, _ value: (Range<Int>) -> SourceValue?
  ) -> [SourceConstraint] {
    if text.isWord(index, "constraint"), text.isMark(index - 1, "."), text.isMark(index + 1, "(") {
      return made(at: index, in: start, value).map { [$0] } ?? []
    }
    if text.isWord(index, "isActive"), text.isMark(index + 1, "="), text.isWord(index + 2, "true"),
      let name = nameBefore(index)
    {
      return taken(name)
    }
    if text.isWord(index, "priority"), text.isMark(index + 1, "="), let name = nameBefore(index),
      named[name] != nil
    {
      // One that nobody understands is none.
      if let priority = SourceExpression(
        text, index + 2..<StatementReader.endOfSwift(text, index + 2, limit: Self.longestPath)
      ).value?.layoutPriority {
        named[name]?.priority = priority
      } else {
        named[name] = nil
      }
      return []
    }
    // One that is made in the list is found where that is.
    if !named.isEmpty, text.isWord(start, "NSLayoutConstraint"), let name = text.word(index),
      isActivated(index, index + 1, in: start)
    {
      return taken(name)
    }
    return []
  }

  /// The constraint of a name, which is active now: for certain only if nothing else is done with it.
  private mutating func taken(_ name: String) -> [SourceConstraint] {
    guard var constraint = named.removeValue(forKey: name) else { return [] }
    let uses = self.uses ?? countUses()
    self.uses = uses
    if uses[name, default: 0] > 2 { constraint.isCertain = false }
    return [constraint]
  }

  /// How often the body has each word, but for what is given a priority.
  private func countUses() -> [String: Int] {
    var uses: [String: Int] = [:]
    for index in body.clamped(to: text.pieces.indices) {
      if let word = text.word(index) { uses[word, default: 0] += 1 }
      if text.isWord(index, "priority"), let name = nameBefore(index) { uses[name, default: 0] -= 1 }
    }
    return uses
  }

  /// Whether a name is that of a constraint which the body makes.
  func isNamed(_ name: String) -> Bool { named[name] != nil }

  /// The name of what has a member at an index: `top` of `top?.isActive`.
  private func nameBefore(_ index: Int) -> String? {
    guard text.isMark(index - 1, ".") else { return nil }
    return text.word(text.isAny(index - 2, "?!") ? index - 3 : index - 2)
  }

  /// Whether an expression is an element of the one list of constraints that a statement makes active:
  /// `NSLayoutConstraint.activate([…])`. `end`: the index after it.
  private func isActivated(_ first: Int, _ end: Int, in start: Int) -> Bool {
    guard text.isWord(start, "NSLayoutConstraint"), text.isMark(start + 1, "."),
      text.isWord(start + 2, "activate"),
      text.isMark(start + 3, "("), text.isMark(start + 4, "["),
      text.isMark(text.afterBrackets(start + 4), ")")
    else { return false }
    let list = text.inside(start + 4)
    guard list.contains(first), list.count <= Self.longestList else { return false }
    let last = text.isMark(end, "!") ? end + 1 : end
    var element = list.lowerBound
    while element < first {
      while element < first, !text.isMark(element, ",") {
        element = text.isAny(element, "([{") ? text.afterBrackets(element) : element + 1
      }
      element += 1
    }
    return element == first && text.isAny(last, ",]")
  }

  /// The most tokens of a list of constraints.
  private static let longestList = 4_096

  /// The constraint that is made at an index, where it becomes active at once; one that gets a name is kept for later.
  private mutating func made(
    at index: Int, in start: Int, _ value: (Range<Int>) -> SourceValue?
  ) -> SourceConstraint? {
    guard let first = side(endingAt: index - 2) else { return nil }
    let arguments = SourceExpression.arguments(text, text.inside(index + 1))
    guard let relation = arguments.first?.label.flatMap({ Self.relations[$0] }) else { return nil }
    var constraint = SourceConstraint(first: first.side, relation, line: text.line(index))
    for (number, argument) in arguments.enumerated() {
      switch argument.label {
      case "constant", "equalToConstant", "lessThanOrEqualToConstant", "greaterThanOrEqualToConstant":
        if let constant = value(argument.range) {
          constraint.constant = constant
        } else {
          constraint.unknown += text.expression(argument.range)
        }
      case "multiplier":
        if let multiplier = value(argument.range) {
          constraint.multiplier = multiplier
        } else {
          constraint.unknown += " \(UInt8(ascii: "*"))" + text.expression(argument.range)
        }
      case _ where number == 0:
        var last = argument.range.upperBound - 1
        while text.isAny(last, "?!") { last -= 1 }
        guard let second = side(endingAt: last), second.start == argument.range.lowerBound else { return nil }
        constraint.second = second.side
      default: return nil
      }
    }
    let end = text.afterBrackets(index + 1)
    if text.isMark(end, "."), text.isWord(end + 1, "isActive") {
      return text.isMark(end + 2, "=") && text.isWord(end + 3, "true") ? constraint : nil
    }
    if isActivated(first.start, end, in: start) { return constraint }
    if text.isMark(first.start - 1, "="), let name = text.word(first.start - 2), named.count < Self.mostNamed
    {
      constraint.name = name
      named[name] = constraint
    }
    return nil
  }

  /// The anchor that ends at an index, with what it is one of, and where that begins.
  private func side(endingAt end: Int) -> (side: SourceConstraint.Side, start: Int)? {
    guard let anchor = text.word(end), anchor.hasSuffix("Anchor"), anchor.count > 6 else { return nil }
    var (path, start) = ([String](), end)
    while text.isMark(start - 1, "."), path.count < Self.longestPath {
      let name = text.isAny(start - 2, "?!") ? start - 3 : start - 2
      guard let word = text.word(name) else { return nil }
      path.insert(word, at: 0)
      start = name
    }
    if path.first == "self" { path.removeFirst() }
    return (.init(path: path, attribute: String(anchor.dropLast(6))), start)
  }
}

extension SourceValue {
  /// The layout priority that it is, 1 … 1000; nil for anything else.
  ///
  /// Source: Apple's documentation of `UILayoutPriority`.
  var layoutPriority: Double? {
    if case .number(let number) = self { return (1...1000).contains(number) ? number : nil }
    return EnumerationMember(self).flatMap { Self.layoutPriorities[$0.name] }
  }

  private static let layoutPriorities = [
    "required": 1000.0, "defaultHigh": 750, "defaultLow": 250, "fittingSizeLevel": 50,
  ]
}
