import Assets
import Diagnostics
import SourceCode
import Views

// What code gives otherwise than in the version of the project that this one is compared with.
extension CodeValues {
  /// Notes what of a view code gives otherwise than in the other version, where that is not known.
  func noteChanges(ofClass name: String, in view: View, after outlet: String?) {
    let own = outlet.map { names(of: $0, in: name).flatMap { groups(ofClass: name).changes[$0] ?? [] } }
    let connected = outlet.map { changes(ofNewOutlet: $0, to: view.objectID, in: name) } ?? []
    for change in (own ?? changes(ofClass: name)) + connected {
      let path = outlet == nil ? change.path[...] : change.path.dropFirst()
      let (view, names) = view.part(path)
      guard let last = names.last else { continue }
      let property = (names.dropLast() + [Self.keyPath(last)]).joined(separator: ".")
      // Another object fills a table: that code connects one may have been the document's matter.
      let isOtherServer = property == StartingValues.roles[0] && change.kind == .isOther && view.showsItems
      guard
        isOtherServer || view.hasProperty(property)
          || outlet != nil && property.hasSuffix(SourceConstraint.suffix)
          || outlet != nil
            && (view.isOfOwnLooks(property) || CodeChange.isCall(property)
              || setsOthers(property, of: view, besides: change.path, in: name)
              || mayShow(property, view)
              || isObserved(Array(names), of: view, given: change.path, in: name))
          || outlet == nil && (change.isOfDrawing || values(ofClass: name).isOfOwnLayer(change.path))
      else { continue }
      // Its own class may do so anyway.
      if outlet != nil, change.kind == .isGone, let own = view.customClass, !project.isApples(own),
        self.values(ofClass: own).assigned[Array(names)] != nil
      {
        continue
      }
      // Code gave what the document has.
      if change.kind == .isGone, let flag = otherValues(ofClass: name)?.onlyFlag(change.path),
        view.value(of: property) == .boolean(flag)
      {
        continue
      }
      guard let kept = besideOthers(change, names[...], of: view, CodeOwner(className: name, outlet: outlet))
      else { continue }
      var change = codeChange(kept, property, of: view.objectID, in: name)
      change.path = Array(path)
      resources.note(change)
    }
  }

  /// Whether a view's class is one of a library, and may show a property: no source says what it does with that.
  private func mayShow(_ property: String, _ view: View) -> Bool {
    guard let own = view.customClass, !project.isApples(own), !property.contains("."),
      !project.startingValues(ofClass: own).hasSource
    else { return false }
    let name = property.lowercased()
    return !SourceType.isUnseen(property) && !Self.unseen.contains(where: name.hasSuffix)
  }

  /// What the names of properties end in, besides others, that show nothing themselves.
  private static let unseen = ["block", "validator", "id", "model", "controller", "queue", "manager"]

  /// Whether it is a property of the view's own class which does something with new values, and code gives it one that it states: a state,
  /// rather than what the view shows.
  private func isObserved(_ names: [String], of view: View, given path: [String], in name: String) -> Bool {
    guard names.count == 1, let own = view.customClass else { return false }
    return values(ofClass: own).observers.contains(names[0])
      && (values(ofClass: name).givesLiterals(path)
        || otherValues(ofClass: name)?.givesLiterals(path) == true)
  }

  /// Whether a property of the application's own gives others of a view values, of which nothing else is reported.
  private func setsOthers(_ property: String, of view: View, besides path: [String], in name: String) -> Bool
  {
    guard let set = project.startingValues(ofClass: view.customClass ?? view.className).inspected[property]
    else {
      return false
    }
    let known = groups(ofClass: name).changes[path[0]] ?? []
    return !set.contains { other in known.contains { $0.path == path.dropLast() + other.path } }
  }

  /// Notes what code gave a view by outlets that do not lead to it any longer, where that is not known, and no other one gives it still.
  func noteGoneOutlets(of view: View, besides owners: [(className: String, outlet: String)]) {
    for (name, views) in resources.reconnected.sorted(by: { $0.key < $1.key }) {
      guard let gone = views[view.objectID]?.gone, !gone.isEmpty, let older = otherValues(ofClass: name)
      else {
        continue
      }
      let own = owners.filter { RowClass($0.className).name == name }.map(\.outlet)
      let values = project.startingValues(ofClass: name)
      let given = Set(self.given(to: own, by: values, of: name).map { Array($0.path.dropFirst()) })
      for change in self.given(to: gone.sorted(), by: older, of: "\(name) before")
      where !given.contains(Array(change.path.dropFirst())) {
        let rest = Array(change.path.dropFirst())
        let (part, names) = view.part(rest[...])
        guard let last = names.last else { continue }
        let property = (names.dropLast() + [Self.keyPath(last)]).joined(separator: ".")
        guard part.hasProperty(property), !isKnown(change.path, of: older) else { continue }
        var gone = change
        gone.kind = .isGone
        let owner = CodeOwner(className: name, outlet: change.path[0])
        guard let kept = besideOthers(gone, names[...], of: part, owner) else { continue }
        var noted = codeChange(kept, property, of: part.objectID, in: name)
        (noted.path, noted.isOfGoneOutlet) = (rest, true)
        resources.note(noted)
      }
    }
  }

  /// What code gives properties of what some outlets lead to: see `StartingValues.givenByOutlet`. `key`: the class, and which version.
  private func given(
    to outlets: [String], by values: StartingValues, of key: String
  ) -> [StartingValues.Change] {
    let found = givenByOutlet[key] ?? values.givenByOutlet
    givenByOutlet[key] = found
    return outlets.flatMap { found[$0] ?? [] }
  }

  /// Whether it is known what code gives a property.
  private func isKnown(_ path: [String], of values: StartingValues) -> Bool {
    values.values[path].map { value in
      known(value, as: path[path.count - 1]) != nil
    } ?? false
  }

  /// What code gives what an outlet leads to that the document of the other version does not connect, or not to a view, where that is not
  /// known.
  func changes(ofNewOutlet outlet: String, to object: String, in name: String) -> [StartingValues.Change] {
    let className = RowClass(name).name
    let isMoved = resources.reconnected[className]?[object]?.new.contains(outlet) ?? false
    guard isMoved || resources.newOutlets[className]?.contains(outlet) ?? false else { return [] }
    let (own, names) = (project.startingValues(ofClass: name), names(of: outlet, in: name))
    let known = Set(names.flatMap { groups(ofClass: name).changes[$0] ?? [] }.map(\.path))
    return given(to: names, by: own, of: name).filter { change in
      // Of a view that came it is said that it may not be there.
      let isOfAbsence = ["isHidden", "hidden", "superview"].contains(change.path.last)
      return !isKnown(change.path, of: own) && !isOfAbsence && !known.contains(change.path)
    }
  }

  /// Notes that a controller makes its view itself in one of the versions alone.
  func noteOwnView(of controller: String, to tree: ViewTree) {
    guard let older = otherValues(ofClass: controller),
      let change = project.startingValues(ofClass: controller).ownViewChange(from: older)
    else { return }
    resources.note(codeChange(change, CodeChange.ownView, of: tree.root.objectID, in: controller))
  }

  /// Notes that only one of the versions has the source of a class of an object. `id`: the object.
  func noteSource(ofClass name: String, of id: String) {
    guard let other = resources.otherVersion, !project.isApples(name),
      project.startingValues(ofClass: name).hasSource != other.startingValues(ofClass: name).hasSource
    else { return }
    for (version, kind) in [(project, StartingValues.Change.Kind.isNew), (other, .isGone)] {
      guard let place = version.placeOfDeclaration(ofClass: name) else { continue }
      resources.note(
        CodeChange(
          view: id, property: CodeChange.declaration, path: [CodeChange.declaration], className: name,
          kind: kind, file: version.display(place.file), line: place.line))
    }
  }

  /// Notes that the code of a controller has it shown in other orientations than that of the other version.
  func noteOrientations(of controller: String, to tree: ViewTree) {
    guard let other = resources.otherVersion, project.startingValues(ofClass: controller).hasSource,
      other.startingValues(ofClass: controller).hasSource
    else { return }
    let (now, was) = (project.orientations(ofClass: controller), other.orientations(ofClass: controller))
    guard now != was else { return }
    let isGone = now.isEmpty
    guard let place = (isGone ? other : project).placeOfOrientations(ofClass: controller) else { return }
    resources.note(
      CodeChange(
        view: tree.root.objectID, property: CodeChange.orientations, path: [CodeChange.orientations],
        className: controller, kind: isGone ? .isGone : was.isEmpty ? .isNew : .isOther,
        file: (isGone ? other : project).display(place.file), line: place.line))
  }

  /// Notes what a controller answers otherwise than in the other version of what shows around its view.
  func noteMembers(of controller: String, to tree: ViewTree) {
    guard let older = otherValues(ofClass: controller) else { return }
    for change in answerChanges(ofClass: controller, from: older)
    where StartingValues.membersOfControllers.contains(change.path[0]) {
      resources.note(codeChange(change, change.path[0], of: tree.root.objectID, in: controller))
    }
  }

  /// Notes a value that is known but stands for nothing here, where the other version has another one.
  func noteUnset(
    _ path: [String], _ property: String, _ value: StartingValues.Value, of object: String,
    in className: String
  ) {
    // What may be followed by another value is compared with all that may.
    guard !value.isOfOtherVersion, values(ofClass: className).initial[path] == nil,
      let other = otherValues(ofClass: className), other.values[path]?.value != value.value,
      !values(ofClass: className).gives(path, theSameAs: other, { normalized($0, isOther: $1) })
    else { return }
    resources.note(
      CodeChange(
        view: object, property: property, path: path, className: className,
        kind: other.assigned[path] == nil ? .isNew : .isOther, file: project.display(value.file),
        line: value.line, isCertain: true))
  }

  /// Notes the values that are known which code of the other version alone gives a view, where these stand for nothing here. `outlet`: what
  /// leads to the view; nil for its own class.
  func noteGoneUnset(_ outlet: String?, of view: View, in className: String) {
    guard let outlet, view.customClass != nil, let older = otherValues(ofClass: className) else { return }
    if goneByOutlet[className] == nil {
      let (values, known) = (values(ofClass: className), Set(changes(ofClass: className).map(\.path)))
      let gone = older.sorted.filter { path, _ in
        path.count == 2 && values.assigned[path] == nil && !known.contains(path)
      }
      goneByOutlet[className] = Dictionary(grouping: gone) { $0.path[0] }
    }
    for (path, value) in names(of: outlet, in: className).flatMap({ goneByOutlet[className]?[$0] ?? [] }) {
      let property = Self.keyPath(path[1])
      guard view.isOfOwnLooks(property), view.row(of: property) == nil, !view.hasProperty(property) else {
        continue
      }
      resources.note(
        CodeChange(
          view: view.objectID, property: property, path: [path[1]], className: className, kind: .isGone,
          file: (resources.otherVersion ?? project).display(value.file), line: value.line))
    }
  }

  func codeChange(
    _ change: StartingValues.Change, _ property: String, of object: String, in className: String
  ) -> CodeChange {
    let shown = change.kind == .isGone ? resources.otherVersion ?? project : project
    // Values are those that nothing else may give.
    let isCertain =
      change.kind != .isGone && project.startingValues(ofClass: className).values[change.path] != nil
    let other = change.kind == .isGone ? project : resources.otherVersion
    let path = change.kind == .isGone ? nil : change.path
    let place = cause(change.place, change.calls, of: path, in: className, shown, other)
    var found = CodeChange(
      view: object, property: property, path: change.path, className: RowClass(className).name,
      kind: change.kind,
      file: shown.display(place.file), line: place.line, isCertain: isCertain)
    (found.isPart, found.isOfCondition) = (change.isPart, change.isOfCondition)
    (found.isMadeElsewise, found.isTraced) = (change.isMadeElsewise, change.isTraced)
    if place == change.place { found.otherLines = change.otherLines }
    if change.expressions.count == 2 {
      found.expressions = CodeChange.Texts(old: change.expressions[0], new: change.expressions[1])
    }
    return found
  }

  /// The place that is another one than in the other version, of where a value is given, of the calls that lead there, the nearest one, and
  /// of what the value is made of; where a value is given if none is.
  ///
  /// - Parameters:
  ///   - place: Where the value is given.
  ///   - calls: The calls that lead there, the first one first.
  ///   - path: The names that lead to the property; nil where the newer version does not give it anything.
  ///   - className: The class from whose objects they do.
  ///   - project: The version that has them.
  ///   - other: The other one.
  func cause(
    _ place: StartingValues.Place, _ calls: [StartingValues.Place], of path: [String]?,
    in className: String, _ project: ProjectAssets, _ other: ProjectAssets?
  ) -> StartingValues.Place {
    guard let other else { return place }
    func isChanged(_ place: StartingValues.Place) -> Bool {
      place.line > 0 && !other.hasLine(like: place.line, ofSource: place.file, in: project)
        && project.line(place.line, ofSource: place.file).map {
          $0.drop(while: \.isWhitespace).hasPrefix("//")
        }
          != true
    }
    let (leading, members) = (calls.filter { !$0.isOfMember }, calls.filter(\.isOfMember))
    let changed = ([place] + leading.reversed()).filter(isChanged)
    // What others are asked for by another call is said of that.
    let outermost = leading.first
    return changed.first { $0.file == outermost?.file } ?? changed.first ?? members.first(where: isChanged)
      ?? path.flatMap { origin(of: $0, in: className) } ?? place
  }

  /// Where code changed to which it is due that a property has another value than in the other version; nil for none.
  private func origin(of path: [String], in className: String) -> StartingValues.Place? {
    guard let other = resources.otherVersion,
      let origin = project.trace(from: other).places[RowClass(className).name]?[path], origin.kind != .isGone
    else { return nil }
    return origin.place
  }

  /// What code of a class gives otherwise than in the other version; nothing where there is none.
  func changes(ofClass name: String) -> [StartingValues.Change] {
    guard !project.isApples(name), let older = otherValues(ofClass: name) else { return [] }
    return resources.changes(of: "\(name) \(language?.identifier ?? "") \(textSize)") {
      let own = project.startingValues(ofClass: name)
      if (own.ownView != nil) != (older.ownView != nil) { return [] }
      let isOfOtherClass =
        resources.otherClasses[RowClass(name).name].map { $0 != RowClass(name).name } ?? false
      let found = own.changes(from: older, normalized: normalized) { path, value in
        known(value, as: path[path.count - 1]) != nil
      }
      return (found + tracedChanges(ofClass: name, own, older, besides: found)).filter { change in
        // What calls the one calls the other.
        !isOfOtherClass || change.kind != .isGone || !own.mayStillGive(change.path, as: older)
      }.map(withExpressions)
    }
  }

  /// The properties that the same code of a class gives values which are made of what other code gives otherwise.
  private func tracedChanges(
    ofClass name: String, _ own: StartingValues, _ older: StartingValues,
    besides known: [StartingValues.Change]
  ) -> [StartingValues.Change] {
    guard let other = resources.otherVersion,
      let places = project.trace(from: other).places[RowClass(name).name]
    else { return [] }
    return own.changes(tracedTo: places, from: older, besides: known) { path in
      isKnown(path, of: own) && isKnown(path, of: older)
    }
  }

  /// Whether a property is among what code of a class gives otherwise.
  func isChanged(_ path: [String], ofClass name: String) -> Bool {
    changes(ofClass: name).contains { $0.path == path }
  }

  /// A change with what both versions give, as it is written.
  private func withExpressions(_ change: StartingValues.Change) -> StartingValues.Change {
    guard let was = change.was, let old = expression(at: was, in: resources.otherVersion ?? project),
      let new = expression(at: change.place, in: project), old != new
    else { return change }
    var change = change
    change.expressions = [old, new]
    return change
  }

  /// What a line of a source gives a property, as it is written there; nil where the line does anything else, or is long.
  private func expression(at place: StartingValues.Place, in project: ProjectAssets) -> String? {
    guard let line = project.line(place.line, ofSource: place.file), line.utf8.count < Self.longestLine,
      let equals = line.firstRange(of: " = ")
    else { return nil }
    let stated = line[equals.upperBound...]
    let comment = stated.firstRange(of: stated.contains("\"") ? " //" : "//")
    let words = (comment.map { stated[..<$0.lowerBound] } ?? stated)
      .trimming { $0.isWhitespace || $0 == ";" }
    // What goes on in the next line is not read, and of several statements none.
    let isWhole =
      words.utf8.count <= Self.longestExpression && !words.contains(" = ") && !words.contains(";")
      && words.count(where: { "([{".contains($0) }) == words.count(where: { ")]}".contains($0) })
    return words.last.map { isWhole && !",+?:".contains($0) } == true ? String(words) : nil
  }

  /// The most bytes of a line, and of an expression that is quoted.
  private static let (longestLine, longestExpression) = (400, 60)
}

extension StringProtocol where SubSequence == Substring {
  /// The text without what it begins and ends with.
  fileprivate func trimming(_ isOutside: (Character) -> Bool) -> Substring {
    var rest = drop(while: isOutside)
    while let last = rest.last, isOutside(last) { rest.removeLast() }
    return rest
  }
}
