// What is put into views, and how stack views arrange it.
extension StatementReader {
  /// What puts a view into another one, wherever it was.
  static let insertions: Set<String> = [
    "addSubview", "insertSubview", "addArrangedSubview", "insertArrangedSubview",
  ]

  /// What a view is put into, as if that were a property of its own.
  static let newSuperview = "newSuperview"
  /// What leads to a view that a body makes, and has a name for.
  static let ownView = "let"

  /// A view that a body makes: its class, or what the body calls it, how it is made, word by word, and the lines that do.
  typealias MadeView = (name: String, words: String, lines: [Int])

  /// What puts the view of a name into another one, as if it were given a new superview; nil for one without a name. `isArgument`: whether
  /// a name is that of an argument of the method; `made`: the view that the body makes and puts there; nil for any other.
  static func insertion(
    _ text: SourceText, _ method: String, _ argument: Range<Int>?, into superview: some Collection<String>,
    _ isCertain: Bool, _ line: Int, listed: [String: [String]] = [:],
    isArgument: (String) -> Bool = { _ in false }, made: (Range<Int>) -> MadeView?
  ) -> SourceStatement? {
    guard var start = argument?.lowerBound, let argument else { return nil }
    let own = made(argument)
    if text.isWord(start, "self"), text.isMark(start + 1, ".") { start += 2 }
    if text.isMark(start, "$") { start += 1 }
    guard var name = own?.name ?? text.word(start) else { return nil }
    // The view of another controller is called by that.
    let point = text.isAny(start + 1, "?!") ? start + 2 : start + 1
    let isOfController =
      text.isMark(point, ".") && text.isWord(point + 1, "view")
      && (text.isAny(point + 2, "?!") ? point + 3 : point + 2) == argument.upperBound
    guard start + 1 == argument.upperBound || isOfController || own != nil else { return nil }
    if let listed = listed[name], listed.count == 1 { name = listed[0] }
    let isGiven = own == nil && !isOfController && isArgument(name)
    // No outlet leads to a view that the body makes.
    let path = isGiven ? [name] : own != nil || isOfController ? [ownView, name] : [SourceText.plain(name)]
    var assignment = SourceStatement.Assignment(
      path: path + [newSuperview],
      expression: superview.isEmpty ? "self" : superview.joined(separator: "."), isCertain: isCertain,
      line: line, setter: superview.isEmpty && !isGiven ? method : nil)
    (assignment.making, assignment.linesOfMaking) = (own?.words ?? "", own?.lines ?? [])
    return isGiven ? .argumentAssignment(assignment) : .assignment(assignment)
  }

  /// What puts a layer into the layer of a view.
  static let layerInsertions: Set<String> = ["addSublayer", "insertSublayer"]

  /// That a layer is put into that of a view, as if its layers were a property; nil for any other layer. `path`: what leads to the layer
  /// that it is put into; `expression`: what is put into that.
  static func layerInsertion(
    into path: [String], _ expression: String, _ isCertain: Bool, _ line: Int
  ) -> SourceStatement? {
    guard path.last == "layer" else { return nil }
    return .assignment(
      .init(
        path: path + [SourceStatement.Assignment.sublayers], expression: expression, isCertain: isCertain,
        line: line))
  }

  /// The statements of a body that take out all that is in a view, as if that were given a property: `box.subviews.forEach {
  /// $0.removeFromSuperview() }`, `for (UIView *view in [box subviews]) { [view removeFromSuperview]; }`.
  static func emptying(_ text: SourceText, _ body: Range<Int>, isOwn: (String) -> Bool) -> [SourceStatement] {
    body.compactMap { index -> SourceStatement? in
      guard text.isWord(index, "removeFromSuperview"),
        let place = (max(body.lowerBound, index - farthestSubviews)..<index).last(where: {
          text.isWord($0, "subviews")
        }),
        (place..<index).contains(where: {
          text.isMark($0, "{") || text.isWord($0, "makeObjectsPerformSelector")
        }),
        (max(body.lowerBound, place - 8)..<place).contains(where: { text.isWord($0, "in") })
          || ["forEach", "map", "makeObjectsPerformSelector"].contains(text.word(place + 2))
      else { return nil }
      // `[box subviews]`, `box.subviews`, `self.box.subviews`
      var name = text.isMark(place - 1, ".") ? place - 2 : place - 1
      while text.isAny(name, "?!") { name -= 1 }
      guard let view = text.word(name), !["self", "in"].contains(view), !isOwn(view) else { return nil }
      let path = [SourceText.plain(view), SourceStatement.Assignment.emptied]
      return .assignment(.init(path: path, expression: " all", isCertain: false, line: text.line(index)))
    }
  }

  /// How many tokens before it is taken out what is in a view may be asked for.
  private static let farthestSubviews = 24

  /// The method of stack views that gives a member a distance of its own to the next one.
  static let spacingSetter = "setCustomSpacing"

  /// The distance that a stack view keeps after a member, as if that were a property of the member.
  static func spacing(
    _ arguments: [SourceExpression.Argument], _ text: SourceText, _ isCertain: Bool, _ line: Int,
    _ value: (Range<Int>) -> SourceValue?
  ) -> SourceStatement? {
    guard arguments.count == 2, let name = arguments[1].range.last.flatMap({ text.word($0) }) else {
      return nil
    }
    let distance = value(arguments[0].range)
    return .assignment(
      .init(
        path: [SourceText.plain(name), "customSpacing"], value: distance,
        expression: distance == nil ? text.expression(arguments[0].range) : "", isCertain: isCertain,
        line: line))
  }
}

extension SourceStatement.Assignment {
  /// What the layers are called that are put into that of a view.
  package static let sublayers = "sublayers"
  /// What stands for that all is taken out of a view.
  package static let emptied = "emptied"

  /// What a view has in it, as if that were a property.
  static let subviews = "subviews"

  /// The names that lead to what is put into a view, as if that were a property of the view around it: `["stack", "subviews", "note"]`;
  /// nil for any other assignment.
  /// `path`: those that lead to its new superview.
  func subview(at path: [String]) -> [String]? {
    guard path.last == StatementReader.newSuperview, path.count > 1 else { return nil }
    // What a view shows, and what it holds for that, are one.
    let around =
      expression == "self"
      ? [] : expression.split(separator: ".").map(String.init).filter { $0 != "contentView" }
    return around + [Self.subviews, path[path.count - 2]]
  }
}

extension [String] {
  /// Whether it leads to something of one of the views that are in another one, whichever that is: `box.subviews.first.isHidden`.
  var leadsThroughSubviews: Bool {
    firstIndex(of: SourceStatement.Assignment.subviews).map { $0 + 2 < count } ?? false
  }
}
