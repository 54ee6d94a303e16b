// What code gives properties whenever it runs.
extension StartingValues {
  /// Notes what a method, or what follows a change of a property, gives values and calls, whenever it runs. `name`: that of the method or
  /// property; nil for an initializer that makes other objects than a document's.
  mutating func note(
    _ body: [SourceStatement], of name: String?, in type: SourceType, parameters: [SourceType.Parameter] = [],
    _ lineage: Lineage, _ lineages: KnownLineages? = nil
  ) {
    let overload = parameters.map { "\($0.label):\($0.type ?? "")" }.joined(separator: " ")
    for statement in body {
      switch statement {
      case .assignment(let assignment):
        if lineage.neverRuns(assignment.condition, parameters) { continue }
        // A method of the class' own is no setter.
        if let setter = assignment.setter, lineage.hasMethod(setter, assignment.setterLabels) { continue }
        let place = Place(file: type.file, line: assignment.line)
        var own = Self.property(assignment.path)
        if own.leadsThroughSubviews { continue }
        if own.count == 2, let kept = keptConstraints[own[0]]?.path { own = kept }
        noteShown(own, assignment.value)
        noteServer(own, assignment, lineage)
        notePictures(own, assignment)
        for path in [own, assignment.subview(at: own)].compactMap(\.self) {
          if assigned[path] == nil { assigned[path] = place }
          guard let name else { continue }
          assigners[path, default: []].insert(name)
          // What is cleared before a view is used again is filled then.
          if name == "prepareForReuse" || Self.showsTouches(name) { continue }
          let further = assignment.furtherLines.map { Place(file: type.file, line: $0) }
          // Each side of a choice is given as if it stood in a branch.
          let parts =
            assignment.sides.isEmpty
            ? [(assignment.value, assignment.expression, assignment.circumstances)]
            : assignment.sides.map { ($0.value, $0.expression, $0.circumstances) }
          for (value, expression, circumstances) in parts {
            let expanded = ExpressionWords(expression).withConstants(
              of: lineage, parameters: parameters, lineages)
            let words =
              expression.isEmpty
              ? Self.words(of: value) : Self.placed(parameters, in: expanded) + assignment.look
            var given = Given(words: words, method: name, place: place, calls: further)
            // How a property makes the view that it keeps.
            if own.count == 2, own[1] == StatementReader.newSuperview, let made = lineage.code(of: own[0]) {
              given.words += " #\(made.digest)"
              given.calls += made.places.map(\.ofMember)
            }
            given.isOfChoice = parts.count > 1
            given.overload = overload
            note(given, of: path)
            note(value, words, under: circumstances, of: assignment, path, in: type.file)
          }
        }
      case .call(let call):
        if call.receiver == nil { callees.insert(call.name) }
        if let lineages, let name { note(unknown: call, of: name, in: type, lineages) }
      case .constraint(let constraint, _): note(constraint, of: name, in: type)
      case .registration, .argumentAssignment, .gift: break
      }
    }
  }

  /// Notes a call of a method of a property that no source has, as far as a screen may look different for it.
  private mutating func note(
    unknown call: SourceStatement.Call, of name: String, in type: SourceType, _ lineages: KnownLineages
  ) {
    guard case .property(let receiver) = call.receiver,
      let kind = lineages.type(ofProperty: receiver),
      isUnknown(call, in: lineages.lineage(of: kind)),
      let unknown = StatementReader.unknownCall(
        [receiver, call.name],
        (call.arguments ?? []).map { "\($0.label) \($0.value.map { "\($0)" } ?? $0.expression)" }
          .joined(separator: " "), isCertain: call.isCertain, line: call.line)
    else { return }
    let place = Place(file: type.file, line: call.line)
    if assigned[unknown.path] == nil { assigned[unknown.path] = place }
    assigners[unknown.path, default: []].insert(name)
    note(Given(words: unknown.expression, method: name, place: place), of: unknown.path)
  }

  /// Whether no source has a method, or one does something with views which another document has: those that outlets of a view of the
  /// application's lead to.
  private func isUnknown(_ call: SourceStatement.Call, in lineage: Lineage) -> Bool {
    let names = [call.name, call.objectiveCName].filter(lineage.methodNames.contains)
    return names.allSatisfy { name in
      let known = lineage.all(named: name)
      return !known.isEmpty
        && known.allSatisfy { _, method in
          method.body.contains { statement in
            guard case .assignment(let given) = statement, given.path.count > 1 else { return false }
            return lineage.levels.joined().contains { type in
              type.properties.contains { $0.name == given.path[0] && $0.isOutlet }
            }
          }
        }
    }
  }

  /// Notes a constraint that a method makes which pictures do not have: what it is made of is not known, or nobody knows when the method
  /// runs.
  private mutating func note(_ constraint: SourceConstraint, of name: String?, in type: SourceType) {
    guard let name, !constraint.unknown.isEmpty || !constraint.isCertain || !ran.contains(name),
      let path = constraint.path
    else { return }
    let place = Place(file: type.file, line: constraint.line)
    if assigned[path] == nil { assigned[path] = place }
    assigners[path, default: []].insert(name)
    note(Given(words: constraint.words, method: name, place: place), of: path)
  }

  /// Notes the images by whose names code gives a property one or another.
  private mutating func notePictures(_ path: [String], _ assignment: SourceStatement.Assignment) {
    guard path.count > 1 || isController == false, path.last?.lowercased().hasSuffix("image") == true else {
      return
    }
    var names = ExpressionWords(assignment.expression).imageNames
    for case .image(let name, isSystem: false)? in [assignment.value] + assignment.sides.map(\.value) {
      names.append(name)
    }
    for name in names {
      let known = pictures[path] ?? []
      if known.count < Self.mostExpressions, !known.contains(name) {
        pictures[path, default: []].append(name)
      }
    }
  }

  /// The states in which controls may show something else than by themselves.
  ///
  /// Source: Apple, `UIControl.State`.
  package static let states = ["selected", "highlighted", "disabled", "focused"]

  /// What tables and collections call the objects that they ask for what they show.
  package static let roles = ["dataSource", "delegate"]

  /// Notes the class of an object that is asked for what a table shows: that of a property, or of what code makes.
  private mutating func noteServer(
    _ path: [String], _ assignment: SourceStatement.Assignment, _ lineage: Lineage
  ) {
    guard path.count > 1, let role = path.last, Self.roles.contains(role) else { return }
    let words = ExpressionWords(assignment.expression).words
    var name = words.count == 1 ? lineage.type(ofProperty: String(words[0])) : nil
    if case .accessor(let own)? = assignment.value, own.count == 1 { name = lineage.type(ofProperty: own[0]) }
    if words.count > 1, words[1] == ExpressionWords.opening, words[0].first?.isUppercase == true {
      name = String(words[0])
    }
    if let name { servers[path, default: []].insert(name) }
  }

  /// What UIKit asks controllers that shows around their views.
  ///
  /// Source: Apple, `UIViewController`.
  package static let membersOfControllers = [
    "preferredStatusBarStyle", "prefersStatusBarHidden", "prefersHomeIndicatorAutoHidden",
    "hidesBottomBarWhenPushed",
  ]

  /// Notes what a controller answers to that, but for what one answers that says nothing of it: its code, where what it answers is not
  /// known.
  mutating func noteMembers(_ lineage: Lineage) {
    for name in Self.membersOfControllers {
      guard let member = lineage.code(of: name) else { continue }
      let words: String
      switch lineage.initial(name) {
      case .flag(false), .systemColor("default"), .accessor(["UIStatusBarStyle", "default"]): continue
      case .systemColor(let style): words = style
      case .accessor(let path) where path.count == 2: words = path[1]
      case let value?: words = value.words
      case nil: words = " #\(member.digest)"
      }
      answers[name] = Answer(
        words: words, place: member.places[0], further: [], value: nil, numbers: [], counts: [])
    }
  }

  /// Notes what code does to views of its own as what it does to the views that it puts these into: a document has only those.
  mutating func noteSubviews() {
    var homes: [String: [String]] = [:]
    for path in everything.keys {
      guard let name = path.last, path.suffix(2).first == SourceStatement.Assignment.subviews,
        madeClasses[name] != nil
      else { continue }
      // Of a view that is put into several nobody knows where it is.
      homes[name] = homes[name] == nil ? path : []
    }
    if homes.isEmpty { return }
    for (path, all) in everything.sorted(by: { $0.key.lexicographicallyPrecedes($1.key) }) {
      guard path.count > 1, path[1] != StatementReader.newSuperview, let home = homes[path[0]], !home.isEmpty
      else { continue }
      for given in all where !(path.last == Self.text && given.words == Self.words(of: .text(""))) {
        var own = given
        own.words = path.dropFirst().joined(separator: ".") + " " + given.words
        note(own, of: home)
      }
    }
  }

  /// The constraints that properties keep, by the names of these.
  static func kept(in lineage: [[SourceType]]) -> [String: SourceConstraint] {
    lineage.joined().reduce(into: [:]) { kept, type in
      for case .constraint(let constraint, _) in type.methods.flatMap(\.body) {
        if let name = constraint.name, type.properties.contains(where: { $0.name == name }) {
          kept[name] = constraint
        }
      }
    }
  }

  /// Notes what a method of a property gives it.
  mutating func note(_ given: Indirect) {
    noteShown(given.path, given.value)
    if assigned[given.path] == nil { assigned[given.path] = given.calls.first }
    // What is transparent at first appears.
    let isFaded = given.path.last == "alpha" && given.value == .number(0)
    guard !isFaded, !Self.showsTouches(given.caller), given.caller != "prepareForReuse" else { return }
    note(
      Given(words: given.words, method: given.caller, place: given.place, calls: given.calls), of: given.path)
  }

  /// Notes what a method gives a property, once.
  private mutating func note(_ given: Given, of path: [String]) {
    let known = everything[path] ?? []
    if known.count < Self.mostExpressions,
      !known.contains(where: {
        ($0.words, $0.method, $0.overload) == (given.words, given.method, given.overload)
      })
    {
      everything[path, default: []].append(given)
    }
  }

  /// The properties by which code hides views, and shows them.
  package static let hiding: Set<String> = ["isHidden", "hidden", "alpha"]

  /// What texts of views are called.
  static let texts: Set<String> = ["text", "title"]

  /// The most texts of a class that are kept because code looks them up.
  static let mostMentioned = 1_024

  /// Notes a text that the application has a key for, or what may stand for one.
  mutating func note(lookup value: SourceValue, of path: [String]) {
    guard let name = path.last, Self.texts.contains(name) || name == "placeholder", value.mayBeLookedUp else {
      return
    }
    let known = lookups[path] ?? []
    if known.count < Self.mostExpressions, !known.contains(value) { lookups[path, default: []].append(value) }
  }

  /// An expression, word by word, with the places of parameters instead of their names.
  static func placed(_ parameters: [SourceType.Parameter], in expression: String) -> String {
    if parameters.isEmpty { return expression }
    let places = Dictionary(
      parameters.enumerated().map { ($0.element.name, "$\($0.offset)") },
      uniquingKeysWith: { first, _ in first })
    return expression.split(separator: " ").map { " " + (places[String($0)] ?? String($0)) }.joined()
  }

  /// Notes what may become visible by what a property is given.
  mutating func noteShown(_ path: [String], _ value: SourceValue?) {
    // What leads to the object itself may be a weak reference.
    let object = path.dropLast().last ?? Self.itself
    switch path.last {
    // An indicator that is hidden when it stops is shown by what starts it.
    case "isHidden" where value != .flag(true), "hidden" where value != .flag(true),
      "alpha" where value != .number(0), "isAnimating" where value != .flag(false):
      revealed.insert(object)
    default: break
    }
    switch path.last {
    case "isHidden" where value != .flag(false), "hidden" where value != .flag(false),
      "alpha" where value == nil || value == .number(0), "superview":
      concealed.insert(object)
    default: break
    }
  }

  /// The names of what code of some types shows, at any time, of the objects of another one that it has.
  package static func shown(by types: [SourceType], of name: String) -> Set<String> {
    var values = StartingValues()
    for case .assignment(let given) in types.flatMap({ ($0.gifts[name] ?? []).flatMap(\.statements) }) {
      values.noteShown(property(given.path), given.value)
    }
    return values.revealed
  }

  /// Whether a method shows that somebody touches the object, rather than what that did.
  ///
  /// Source: Apple, `UIResponder`, `UIControl`.
  private static func showsTouches(_ name: String) -> Bool {
    ["touches", "presses", "motion"].contains { name.hasPrefix($0) } && !name.hasSuffix("Ended")
      || ["beginTracking", "continueTracking", "cancelTracking"].contains(name)
  }

  /// Whether an expression, word by word, is made of what a property is: `label.text! + " m"`.
  static func reads(_ expression: String, _ path: [String]) -> Bool {
    let property = path[path.count - 1]
    return names(expression, path[0])
      && (path.count < 2 || expression.split(separator: " ").contains { $0 == property })
  }

  /// Whether an expression, word by word, names an object, rather than a member of something else that is called so.
  static func names(_ expression: String, _ object: String) -> Bool {
    let parts = ExpressionWords(expression)
    return parts.words.indices.contains { parts.words[$0] == object && parts.isName(at: $0) }
  }

  /// The names under which values of one property are compared: see `SourceStatement.Assignment.look`.
  static func property(_ path: [String]) -> [String] {
    // Before a screen appears, its item is the top one of the bar that it is in.
    if path == ["navigationController", "navigationBar", "topItem", "title"] {
      return ["navigationItem", "title"]
    }
    // The color of a layer is that of its view.
    if path.suffix(2) == ["layer", "backgroundColor"] { return path.dropLast(2) + ["backgroundColor"] }
    // Apple, `CALayer.masksToBounds`: `clipsToBounds` of the view.
    if path.suffix(2) == ["layer", "masksToBounds"] { return path.dropLast(2) + ["clipsToBounds"] }
    guard path.last == "attributedText" else { return path }
    return path.dropLast() + ["text"]
  }
}

extension SourceStatement.Assignment {
  /// What of a value that is not known says which of two properties has it that are compared as one: a text with looks of its own is
  /// none without.
  var look: String { path.last == "attributedText" ? " attributed" : making }
}
