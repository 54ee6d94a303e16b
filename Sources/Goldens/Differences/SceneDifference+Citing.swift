// Which edit of the document is named for what a screen shows otherwise, where the difference itself does not say.
extension SceneDifference {
  /// Cites the outlets that lead to views otherwise instead of these. `lines`: of the outlets, by the views' ids; `gone`: of those
  /// that are gone, before. An outlet that went with what it began at is no edit.
  package mutating func cite(outlets lines: [String: Int], gone: [String: Int]) {
    removeItems { item in
      let isGone = item.kind == .name && item.causes.allSatisfy(\.isLostOutlet)
      return isGone && item.ids.allSatisfy { gone[$0] == nil }
    }
    for place in items.indices where items[place].kind == .name {
      let id = items[place].ids.first ?? ""
      for cause in items[place].causes.indices {
        if items[place].causes[cause].isLostOutlet, let line = gone[id] {
          items[place].causes[cause].phrase += " (line \(line) before)"
          (items[place].causes[cause].line, items[place].causes[cause].isGone) = (0, true)
        } else if let line = lines[id] {
          items[place].causes[cause].line = line
        }
      }
    }
  }

  /// Cites the edit of a value of a custom class for the size that this reported because of it.
  ///
  /// - Parameters:
  ///   - id: The view.
  ///   - phrase: What was done: `style title1 → title2`.
  ///   - line: The line now; 0 for none.
  /// - Returns: Whether there is such a size.
  package mutating func cite(designable id: String, _ phrase: String, line: Int) -> Bool {
    for place in items.indices where items[place].ids.contains(id) {
      guard let cause = items[place].causes.firstIndex(where: \.isOfDesignable) else { continue }
      (items[place].causes[cause].phrase, items[place].causes[cause].line) = (phrase, line)
      items[place].causes[cause].isOfDesignable = false
      return true
    }
    return false
  }

  /// Cites the edit of how the whole document is laid out for what moved and has no cause.
  ///
  /// - Parameters:
  ///   - phrase: What was done: `useAutolayout NO → YES`.
  ///   - line: The line now; 0 for none.
  /// - Returns: Whether something moved so.
  package mutating func cite(layout phrase: String, line: Int) -> Bool {
    let moved = items.indices.filter { items[$0].causes.isEmpty && !items[$0].own.isEmpty }
    for place in moved {
      items[place].causes = [DifferenceItem.Cause(phrase: phrase, file: nil, line: line)]
    }
    return !moved.isEmpty
  }

  /// Cites the edit of how the screen is shown for the bars that came or went around it.
  ///
  /// - Parameters:
  ///   - phrase: What was done: `segue "show" is gone`.
  ///   - line: The line now; 0 for none.
  /// - Returns: Whether there are such bars.
  package mutating func cite(showing phrase: String, line: Int) -> Bool {
    var isCited = false
    for place in items.indices {
      for cause in items[place].causes.indices where items[place].causes[cause].isOfBar {
        items[place].causes[cause].phrase += ", because \(phrase)"
        items[place].causes[cause].line = line
        isCited = true
      }
    }
    return isCited
  }

  /// Cites the edit of what a container shows for the view that came or went in it.
  ///
  /// - Parameters:
  ///   - phrase: What was done: `segue "list" is gone`.
  ///   - container: The container's object id.
  ///   - line: The line now; 0 for none.
  /// - Returns: Whether there is such a view.
  package mutating func cite(embedding phrase: String, in container: String, line: Int) -> Bool {
    let places = items.indices.filter { place in
      items[place].kind == .structure && items[place].ids.contains { homes[$0] == container }
    }
    for place in places {
      var cause = DifferenceItem.Cause(phrase: "because \(phrase)", file: nil, line: line)
      cause.isGone = line == 0
      items[place].causes.append(cause)
    }
    return !places.isEmpty
  }
}
