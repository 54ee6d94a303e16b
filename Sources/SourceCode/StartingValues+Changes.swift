/// What code gives otherwise than another version of it, where one of the values is not known.
extension StartingValues {
  /// A property that code gives a value in one version alone, or by other code.
  package struct Change: Hashable, Sendable {
    /// What code does with the property.
    package enum Kind: Hashable, Sendable { case isNew, isOther, isGone }

    /// The names that lead to the property.
    package var path: [String]
    package var kind: Kind
    /// Where the code is; that of the older version where it is gone.
    package var place: Place
    /// The calls that lead there, the first one first.
    package var calls: [Place] = []
    /// The lines of the same file where code gives the property something else that it did not give, too.
    package var otherLines: [Int] = []
    /// Whether it is under another condition that code gives the property the same.
    package var isOfCondition = false
    /// Whether the same code gives the property what is made of something that other code gives otherwise.
    package var isTraced = false
    /// Whether it is a view that both versions put into another one, and make by other code.
    package var isMadeElsewise = false
    /// Whether other code gives the property values still, of what is gone.
    package var isPart = false
    /// Where the code of the older version is, of what both versions give by other code; nil where that is not known.
    package var was: Place?

    /// What the code of the older version and this one gives the property, as it is written; none where that is not short.
    package var expressions: [String] = []

    /// Whether it is about a method by which a view draws.
    package var isOfDrawing: Bool { path.count == 1 && StartingValues.isOfDrawing(path[0]) }
  }

  /// What code does besides giving values that are known, as text, sorted: two versions that say the same show the same.
  package var answersAsText: [String] {
    let computed = expressions.filter { unknown.contains($0.key) }.map {
      "\($0.key.joined(separator: ".")) \($0.value.joined(separator: " "))"
    }
    let later = everything.map { "\($0.key) \($0.value.map { "\($0.method) \($0.words)" })" }
    let made = constraints.map { "\($0.withoutPlace)" }
    let answered = answers.map { question, answer in
      "\(question) \(answer.words) \(answer.value.map { "\($0)" } ?? "") \(answer.parts.map(\.words))"
    }
    let listed = lists.map { "\($0.key) \($0.value.words.sorted())" }
    let conditions = asked.map { "\($0.key) if \($0.value.map(\.words))" }
    let attributes = inspected.map { "\($0.key) \($0.value)" }
    return
      (computed + later + made + answered + conditions + listed + attributes + [ownView == nil ? "" : "view"])
      .sorted()
  }

  /// What code gives properties of what outlets lead to, as something new, by the outlets' names and in the order of the places.
  package var givenByOutlet: [String: [Change]] {
    let all = assigned.merging(places) { _, last in last }.filter { $0.key.count > 1 }
    let changes = all.map { Change(path: $0.key, kind: .isNew, place: $0.value) }.sorted {
      ($0.place.line, $0.path.joined(separator: ".")) < ($1.place.line, $1.path.joined(separator: "."))
    }
    return Dictionary(grouping: changes) { $0.path[0] }
  }

  /// Returns that a controller makes its view itself and does not in another version, or the other way round; nil for the same in both.
  package func ownViewChange(from older: StartingValues) -> Change? {
    switch (ownView, older.ownView) {
    case (let place?, nil): Change(path: ["view"], kind: .isNew, place: place)
    case (nil, let place?): Change(path: ["view"], kind: .isGone, place: place)
    default: nil
    }
  }

  /// Returns the changes from another version in which a value is not known, in the order of their places. Those of known values show.
  ///
  /// - Parameters:
  ///   - older: The values of the other version.
  ///   - normalized: An expression, word by word, with literals in place of constants; and whether it is one of the other version.
  ///   - isKnown: Whether it is known what the value of a property is, in either version.
  package func changes(
    from older: StartingValues, normalized: (String, Bool) -> String = { words, _ in words },
    _ isKnown: ([String], Value) -> Bool
  ) -> [Change] {
    // In another language code runs from other places.
    guard hasSource, isObjectiveC == older.isObjectiveC else { return [] }
    let now = Set(values.filter(isKnown).keys)
    let was = Set(
      older.values.filter { path, value in
        var value = value
        value.isOfOtherVersion = true
        return isKnown(path, value)
      }.keys)
    let found = Set(places.keys).union(older.places.keys).compactMap { path -> Change? in
      if let place = places[path] {
        if older.places[path] != nil,
          isOther(path, than: older, now.contains(path), was.contains(path), normalized)
        {
          let others = self.others(path, than: older, normalized)
          if let other = others.first {
            return Change(
              path: path, kind: .isOther, place: other.place, calls: other.calls,
              otherLines: Self.lines(others.map(\.place), beside: other.place))
          }
          if let given = otherMethod(everything[path] ?? [], older.everything[path] ?? [], normalized) {
            return Change(path: path, kind: .isOther, place: given.place, calls: given.calls)
          }
          if let handed = placeOfOtherArgument(path, than: older) {
            return Change(path: path, kind: .isOther, place: handed, calls: calls[path] ?? [])
          }
          if let gone = placeOfGone(path, since: older, normalized) {
            // Of a view that is still put into another one something else is gone.
            if path.isOfSubview {
              return Change(path: path, kind: .isOther, place: place, calls: calls[path] ?? [])
            }
            return Change(path: path, kind: .isGone, place: gone, isPart: true)
          }
          return Change(path: path, kind: .isOther, place: place, calls: calls[path] ?? [])
        }
        guard
          older.assigned[path] == nil || older.isOnlyGivenLater(path)
            || isController && initial[path] == nil && older.isOnlyGivenUncalled(path, since: self),
          !now.contains(path) || mayHideLater(path),
          !older.puts(like: path, of: self)
        else { return nil }
        let isNew =
          !older.mayHaveGiven(path) && older.likeness(of: path, besides: self) == nil
          && !older.handsOutOnly(path, not: self)
        return Change(path: path, kind: isNew ? .isNew : .isOther, place: place, calls: calls[path] ?? [])
      }
      // Whoever shows a view may call what now gives it the value, so that pictures leave it the one that it had.
      if !isController, was.contains(path), !now.contains(path), let place = assigned[path],
        !isOnlyGivenUncalled(path, since: older), !gives(path, theSameAs: older, normalized)
      {
        let other = everything[path]?.first
        return Change(
          path: path, kind: .isOther, place: other?.place ?? place, calls: other?.calls ?? [])
      }
      guard let place = older.places[path], assigned[path] == nil || isOnlyGivenUncalled(path, since: older),
        !was.contains(path), !handsOutOnly(path, not: older), !puts(like: path, of: older)
      else { return nil }
      // What another library calls `theme_textColor` is the text's color, too.
      if let other = likeness(of: path, besides: older) {
        return Change(path: path, kind: .isOther, place: other)
      }
      return Change(path: path, kind: .isGone, place: place, calls: older.calls[path] ?? [])
    }
    let later = laterChanges(from: older, besides: Set(found.map(\.path)), known: now.union(was), normalized)
    // The versions may be anywhere, so that their files stand in no order.
    func precedes(_ one: Change, _ other: Change) -> Bool {
      (one.place.file, one.place.line, one.path.joined(separator: "."))
        < (other.place.file, other.place.line, other.path.joined(separator: "."))
    }
    let drawing = answerChanges(from: older).filter(\.isOfDrawing)
    let asked = conditionChanges(from: older, besides: Set((found + later).map(\.path)), normalized)
    let changed = (found + later + drawing + asked).filter { change in
      change.kind != .isOther || !givesInlined(change.path, theSameAs: older, normalized)
    }
    let all = changed.map { change in
      guard change.kind == .isOther, !change.isOfCondition else { return change }
      var change = change
      change.isMadeElsewise =
        change.path.isOfSubview && everything[change.path] != nil && older.everything[change.path] != nil
      let path = change.path
      // Of several that are left nobody knows which it replaces.
      let areSingle = [everything[path], older.everything[path]].allSatisfy { given in
        Set((given ?? []).map(\.place)).count < 2
      }
      let others = older.others(path, than: self) { normalized($0, !$1) }.map(\.place)
      let last = older.places[path].flatMap { others.contains($0) ? $0 : nil }
      change.was =
        (others.count > 1 ? last : others.first)
        ?? (areSingle ? older.places[path] ?? older.assigned[path] : nil)
      return change
    }
    return all.filter { $0.kind != .isGone }.sorted(by: precedes)
      + all.filter { $0.kind == .isGone }.sorted(by: precedes)
  }

  /// Whether code of the class gives a property a value, whether or not anything calls that, or only what keeps its objects does: of an
  /// object that is of another class now it may do so still.
  package func mayStillGive(_ path: [String], as older: StartingValues) -> Bool {
    assigned[path] != nil || older.isOnlyFilled(path)
  }

  /// Whether code states a frame as the screen is loaded, and nothing else that places the view: nil where it gives it no place at all.
  /// `path`: what leads to the frame.
  package func placesOnce(_ path: [String]) -> Bool? {
    let view = path.dropLast()
    let placed = assigned.keys.filter { own in
      own.count > view.count && own.starts(with: view) && Self.geometry.contains(own[view.count])
    }
    if placed.isEmpty { return nil }
    return placed == [path] && everything[path]?.count == 1 && values[path].map { !$0.isLate } ?? false
  }

  /// What places a view, or makes it as large as it is.
  private static let geometry: Set<String> = ["frame", "center", "bounds", "transform"]

  /// Whether code shows a view first, and says by the same statement whether it is hidden later.
  private func mayHideLater(_ path: [String]) -> Bool {
    guard let last = path.last, Self.hiding.contains(last), values[path]?.value == .flag(false) else {
      return false
    }
    return everything[path]?.contains { !$0.words.hasPrefix(Given.literal) } ?? false
  }

  /// Whether only those give a property a value who get objects of the class from somewhere.
  package func isOnlyFilled(_ path: [String]) -> Bool { assigners[path] == [Self.filler] }

  /// Whether code gives a property any value that is stated: a member of an enumeration, a number, a text.
  package func givesLiterals(_ path: [String]) -> Bool {
    everything[path]?.contains { $0.words.hasPrefix(Given.literal) } ?? false
  }

  /// Whether code does just the same as that of another class, whatever that is called.
  package func isLike(_ other: StartingValues) -> Bool {
    answersAsText == other.answersAsText && values.mapValues(\.value) == other.values.mapValues(\.value)
      && initial.mapValues(\.value) == other.initial.mapValues(\.value)
  }

  /// What code gives a property that it does not in another version.
  private func others(
    _ path: [String], than older: StartingValues, _ normalized: (String, Bool) -> String
  ) -> [Given] {
    let before = Set((older.everything[path] ?? []).map { normalized($0.words, true) })
    return (everything[path] ?? []).filter { !before.contains(normalized($0.words, false)) }
  }

  /// The lines of some places in the file of another one, without its own.
  private static func lines(_ places: [Place], beside place: Place) -> [Int] {
    places.filter { $0.file == place.file && $0.line != place.line }.map(\.line)
  }

  /// Where what a method is called with stands that is another one than in another version, where the method gives a property what is made
  /// of it by the same code; nil for anything else.
  private func placeOfOtherArgument(_ path: [String], than older: StartingValues) -> Place? {
    guard let now = handed[path], let was = older.handed[path], now.expression == was.expression else {
      return nil
    }
    return now.arguments.keys.sorted().lazy.compactMap { name -> Place? in
      guard let argument = now.arguments[name], argument.words != was.arguments[name]?.words else {
        return nil
      }
      return argument.place
    }.first
  }

  /// Where another version gives a property what this one does not, where all that this one gives it is given there, too; nil for anything
  /// else.
  private func placeOfGone(
    _ path: [String], since older: StartingValues, _ normalized: (String, Bool) -> String
  ) -> Place? {
    let after = Set((everything[path] ?? []).map { normalized($0.words, false) })
    let before = older.everything[path] ?? []
    if after.isEmpty || after.count >= before.count { return nil }
    return before.first { !after.contains(normalized($0.words, true)) }?.place
  }

  /// Returns what methods do otherwise than in another version that run at any time: those of cells get what these show, those of
  /// controllers wait for something to happen. `found`: the properties of which that is reported; `known`: those of which enough is known.
  private func laterChanges(
    from older: StartingValues, besides found: Set<[String]>, known: Set<[String]>,
    _ normalized: (String, Bool) -> String
  ) -> [Change] {
    guard isController == older.isController else { return [] }
    return Set(everything.keys).union(older.everything.keys).compactMap { path in
      // Who shows a row may call any of its methods.
      let further = furtherMethod(path, since: older)
      let isKnown = known.contains(path)
      if found.contains(path) || isKnown && further == nil && !givesLater(path, otherThan: older, normalized)
      {
        return nil
      }
      // Where views of a screen are put, and what they show at first, is known.
      // What is put into a view later is not there at first.
      if isController,
        initial[path] != nil && further == nil
          || !path.isOfSubview && path.contains(where: Self.ofPlaces.contains)
      {
        return nil
      }
      // So is what moved to code that runs at another time.
      if isController, (places[path] == nil) != (older.places[path] == nil) { return nil }
      let (now, was) = (everything[path] ?? [], older.everything[path] ?? [])
      if Set(now.map(\.words)) == Set(was.map(\.words)) {
        return (otherMethod(now, was, normalized) ?? further).map {
          Change(path: path, kind: .isOther, place: $0.place, calls: $0.calls)
        }
      }
      let before = Set(was.map { normalized($0.words, true) })
      let after = Set(now.map { normalized($0.words, false) })
      if after == before || fillers != older.fillers && !before.isDisjoint(with: after) { return nil }
      // What is known shows.
      let other = others(path, than: older, normalized).first { !isKnown || runsLater($0) }
      if other == nil, let given = otherMethod(now, was, normalized) {
        return Change(path: path, kind: .isOther, place: given.place, calls: given.calls)
      }
      if other == nil, let gone = placeOfGone(path, since: older, normalized) {
        return Change(path: path, kind: .isGone, place: gone, isPart: true)
      }
      guard let place = other?.place ?? assigned[path] else {
        if handsOutOnly(path, not: older) || likeness(of: path, besides: older) != nil { return nil }
        return older.assigned[path].map { Change(path: path, kind: .isGone, place: $0) }
      }
      let isNew =
        was.isEmpty && older.likeness(of: path, besides: self) == nil && !older.handsOutOnly(path, not: self)
      return Change(
        path: path, kind: isNew ? .isNew : .isOther, place: place, calls: other?.calls ?? [])
    }
  }

  /// Whether methods that do not run as a view appears give a property what neither they nor others gave in another version.
  private func givesLater(
    _ path: [String], otherThan older: StartingValues, _ normalized: (String, Bool) -> String
  ) -> Bool {
    guard values[path] != nil, older.values[path] != nil else { return false }
    let before = Set((older.everything[path] ?? []).map { normalized($0.words, true) })
    return (everything[path] ?? []).contains { given in
      runsLater(given) && !before.contains(normalized(given.words, false))
    }
  }

  /// Whether a method does not run as a view appears.
  private func runsLater(_ given: Given) -> Bool {
    !ran.contains(given.method) && given.method != Self.filler
  }

  /// What a method gives that it did not, where some other one did; nil where each gives what it gave.
  private func otherMethod(
    _ now: [Given], _ was: [Given], _ normalized: (String, Bool) -> String
  ) -> Given? {
    let methods = Set(was.map(\.wholeMethod)).intersection(now.map(\.wholeMethod))
    return now.first { given in
      methods.contains(given.wholeMethod)
        && !was.contains {
          $0.wholeMethod == given.wholeMethod && normalized($0.words, true) == normalized(given.words, false)
        }
    }
  }

  /// What a method gives a property of those that both versions have, and that did not before, where all that did give it what they gave: of
  /// several values that is another one at some time. Nil for none.
  private func furtherMethod(_ path: [String], since older: StartingValues) -> Given? {
    let (now, was) = (everything[path] ?? [], older.everything[path] ?? [])
    let (before, words) = (Set(was.map(\.wholeMethod)), Set(now.map(\.words)))
    guard words.count > 1, words == Set(was.map(\.words)), before.isSubset(of: now.map(\.wholeMethod)) else {
      return nil
    }
    return now.first { !before.contains($0.wholeMethod) && older.methods.contains($0.method) }
  }

  /// What is given to views as these are put into others.
  private static let ofPlaces: Set<String> = [
    SourceStatement.Assignment.subviews, StatementReader.newSuperview, "superview",
  ]

  /// Whether code puts a view of the same class into the same one as another version does, under whatever name. `path`: what leads to it
  /// there.
  private func puts(like path: [String], of version: StartingValues) -> Bool {
    guard path.count > 1, path[path.count - 2] == SourceStatement.Assignment.subviews else { return false }
    func name(_ path: [String], in values: StartingValues) -> String {
      values.madeClasses[path[path.count - 1]] ?? path[path.count - 1]
    }
    let wanted = name(path, in: version)
    return places.keys.contains { own in
      own.count == path.count && own != path && own.dropLast() == path.dropLast()
        && name(own, in: self) == wanted
    }
  }

  /// Whether code hands what an outlet leads to to a function, or puts it into a list.
  package func isHandedOut(_ outlet: String) -> Bool { passed.contains(outlet) }

  /// Whether code hands the object of a property to a function, which may give it any value.
  func handsOut(_ path: [String]) -> Bool { path.count > 1 && passed.contains(path[0]) }

  /// Whether code hands the object of a property to a function as another version does not: that may give it what is gone.
  private func handsOutOnly(_ path: [String], not other: StartingValues) -> Bool {
    handsOut(path) && !other.handsOut(path)
  }

  /// Whether only methods give a property a value that another version calls as a screen appears, and this one does not call.
  func isOnlyGivenUncalled(_ path: [String], since older: StartingValues) -> Bool {
    guard let methods = assigners[path] else { return false }
    return methods.allSatisfy { older.ran.contains($0) && !ran.contains($0) && !callees.contains($0) }
  }

  /// Whether methods give a property a value of which none runs as a screen appears, but later: what only others call may run at any time.
  private func isOnlyGivenLater(_ path: [String]) -> Bool {
    guard places[path] == nil, let methods = assigners[path], !methods.contains(Self.filler),
      !observed.contains(path)
    else {
      return false
    }
    return methods.isDisjoint(with: ran) && methods.isSubset(of: callees)
  }

  /// Whether code of the class calls what gives a property a value, whenever that is.
  private func mayHaveGiven(_ path: [String]) -> Bool {
    assigners[path].map { !$0.isDisjoint(with: callees) } ?? false
  }

  /// The most properties among which one like another is looked for.
  private static let mostCompared = 2_000

  /// What names of properties of UIKit's begin with that are not those which they end like: `backgroundImage`, `placeholderTextColor`.
  private static let ofUIKit: Set<String> = [
    "background", "placeholder", "highlighted", "selected", "bar", "on", "thumb", "minimumtrack",
    "maximumtrack",
    "currentpageindicator", "pageindicator", "separator", "shadow", "section", "estimatedrow", "row",
  ]

  /// Where a property of the same object is given a value whose name ends like that of the given one; nil for none.
  /// `version`: the version that gives it none.
  private func likeness(of path: [String], besides version: StartingValues) -> Place? {
    guard let name = path.last?.lowercased(), name != "text" else { return nil }
    // A stranger may have written more than anybody compares.
    guard assigned.count <= Self.mostCompared else { return nil }
    let found = assigned.filter { other, _ in
      guard other.count == path.count, other.dropLast() == path.dropLast(), version.assigned[other] == nil,
        let own = other.last?.lowercased(), own.hasSuffix(name)
      else { return false }
      return !Self.ofUIKit.contains(String(own.dropLast(name.count)))
    }
    return found.min { ($0.value.file, $0.value.line) < ($1.value.file, $1.value.line) }?.value
  }

  /// Whether code gives a property just what that of another class gives the same one. `path`: what leads to it there.
  package func gives(_ own: [String], likeTheOther other: StartingValues, _ path: [String]) -> Bool {
    if let value = given[own], value == other.given[path] { return true }
    guard let now = everything[own], let was = other.everything[path] else { return false }
    return Set(now.map(\.words)) == Set(was.map(\.words))
  }

  /// Whether all that code gives a property is what another version gives it, but for the names of constants.
  package func gives(
    _ path: [String], theSameAs older: StartingValues, _ normalized: (String, Bool) -> String
  ) -> Bool {
    guard let now = everything[path], let was = older.everything[path] else { return false }
    // What is the same as it is written need not be looked up.
    if Set(now.map(\.words)) == Set(was.map(\.words)) { return true }
    return Set(now.map { normalized($0.words, false) }) == Set(was.map { normalized($0.words, true) })
  }

  /// Whether a property has another value than in another version, where one of them is not known. `isKnown`, `wasKnown`: whether
  /// the value here and there is.
  private func isOther(
    _ path: [String], than older: StartingValues, _ isKnown: Bool, _ wasKnown: Bool,
    _ normalized: (String, Bool) -> String
  ) -> Bool {
    if isKnown && wasKnown {
      // The same text may have other attributes.
      let sides = [given[path], older.given[path]].map { $0?.withAttributes }
      return sides[0]?.text == sides[1]?.text && sides[0]?.attributes != sides[1]?.attributes
    }
    if let value = given[path], let other = older.given[path] {
      // What it names may be something else.
      let isRedefined = isKnown != wasKnown && values[path] != nil && older.values[path] != nil
      return isRedefined || value != other && !gives(path, theSameAs: older, normalized)
    }
    // A choice of two is the same as two branches.
    if gives(path, theSameAs: older, normalized), everything[path]?.isEmpty == false,
      Set((asked[path] ?? []).map { normalized($0.words, false) })
        == Set((older.asked[path] ?? []).map { normalized($0.words, true) }),
      [everything[path], older.everything[path]].contains(where: {
        $0?.contains(where: \.isOfChoice) ?? false
      })
    {
      return false
    }
    let words = (expressions[path] ?? [], older.expressions[path] ?? [])
    // Who fills it besides changes nothing of what others do.
    if fillers != older.fillers, !Set(words.0).isDisjoint(with: words.1) { return false }
    // The same value is the same, whenever it is given.
    if isKnown != wasKnown { return words.0 != words.1 || words.0.count != 1 }
    if words.0 == words.1 || words.0.isEmpty || words.1.isEmpty { return false }
    return words.0.map { normalized($0, false) } != words.1.map { normalized($0, true) }
  }
}

extension [String] {
  /// Whether it leads to what is put into a view.
  fileprivate var isOfSubview: Bool { suffix(2).first == SourceStatement.Assignment.subviews && count > 1 }
}
