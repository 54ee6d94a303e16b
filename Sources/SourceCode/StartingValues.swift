/// The literal values that code gives the properties of an object for its screen to appear.
///
/// What runs is what UIKit calls then, in its order, and what that calls of the same object, of its properties, of types, and of what it
/// hands on. A value counts if nothing that runs later may give the property another.
package struct StartingValues: Sendable {
  /// The values by the names that lead to a property: `["titleLabel", "text"]`.
  package internal(set) var values: [[String]: Value] = [:]

  /// The xibs of which tables make their cells, by the names that lead to these, in order.
  package internal(set) var registrations: [[String]: [String]] = [:]

  /// The values that code gives properties, whatever happens, before it may give them others: what shows at first.
  package internal(set) var initial: [[String]: Value] = [:]

  /// The value of a property that shows, at first at least; nil where none is known.
  package func shown(_ path: [String]) -> Value? { values[path] ?? initial[path] }

  /// The values with the names that lead to their properties, in the order of their places, those which show at first among them.
  package internal(set) var sorted: [(path: [String], value: Value)] = []

  /// The names that lead to properties which may have any value: code gives them one that depends on something else.
  var unknown: Set<[String]> = []

  /// Whether code that runs for a screen to appear gives a property a value that is not known.
  package func isUnknown(_ path: [String]) -> Bool { unknown.contains(path) }

  /// The texts of the application that code may give properties, each once.
  package internal(set) var lookups: [[String]: [SourceValue]] = [:]

  /// The names of the images of the application that code may give properties, each once.
  package internal(set) var pictures: [[String]: [String]] = [:]

  /// The texts of the application that any code of the class looks up, each once.
  package internal(set) var mentioned: [SourceValue] = []

  /// Where code that runs for a screen to appear last gives each property a value.
  var places: [[String]: Place] = [:]
  /// The calls that lead there, the first one first.
  var calls: [[String]: [Place]] = [:]
  /// The names that lead to properties which any code of the class gives a value, and where the first does.
  package internal(set) var assigned: [[String]: Place] = [:]

  /// What any code of the class gives each property, each expression once of a method, in the order of the code.
  var everything: [[String]: [Given]] = [:]

  /// The same of properties that methods give what they are called with, as if these stood where they are called.
  var inlined: [[String]: Set<String>] = [:]

  /// What the method is called with that last gives each property a value which is made of it, and by what expression.
  var handed: [[String]: Scope.Handed] = [:]

  /// The names of the methods that give each property a value, of those that methods of the class call, of those that ran, and of all.
  var assigners: [[String]: Set<String>] = [:]
  var (callees, ran, methods): (Set<String>, Set<String>, Set<String>) = ([], [], [])

  /// The names of what any code of the class makes visible, in whatever way it was not.
  var revealed: Set<String> = []

  /// Whether code shows, at some time, what an outlet leads to and what is hidden until then.
  package func shows(_ outlet: String) -> Bool { revealed.contains(outlet) }
  /// The names of what any code of the class hides, or takes out of what it is in.
  var concealed: Set<String> = []
  /// Whether code hides, at some time, what an outlet leads to.
  package func hides(_ outlet: String) -> Bool { concealed.contains(outlet) }

  /// Whether code shows, at some time, an object of the class that is hidden until then.
  package var showsItself: Bool { revealed.contains(Self.itself) }
  /// What stands for the object itself.
  static let itself = "self"

  /// The classes of the objects that code gives properties as delegates and data sources, by the names that lead to these.
  package internal(set) var servers: [[String]: Set<String>] = [:]

  /// The names of the properties of which new values do something.
  package internal(set) var observers: Set<String> = []

  /// The properties that code gives values once others have new ones.
  var observed: Set<[String]> = []

  /// The constraints that code makes for a screen to appear, in the order of the code.
  package internal(set) var constraints: [SourceConstraint] = []

  /// The constraints that properties keep which code makes, by the names of these.
  private(set) var keptConstraints: [String: SourceConstraint] = [:]

  /// What code gives each property, whether or not that is what the screen shows.
  var given: [[String]: SourceValue] = [:]

  /// The properties that code gives values which are not known and do not depend on what they were, whatever happens.
  package internal(set) var overwritten: Set<[String]> = []

  /// The properties that the code of a row or item gives values which are not known when whoever shows it hands it something to show.
  package internal(set) var filled: Set<[String]> = []

  /// The classes of the properties that code gives objects itself, by their names.
  var madeClasses: [String: String] = [:]

  /// What code puts views into, whatever happens: the last, by the view's name.
  package internal(set) var superviews: [String: String] = [:]

  /// The properties that code gives values that are known, whatever happens, whether or not another one follows.
  private var replaced: Set<[String]> = []

  /// The expressions of values that depend on anything else, each once.
  var expressions: [[String]: [String]] = [:]

  /// How code answers what tables ask, word by word, and where, by the questions.
  package internal(set) var answers: [String: Answer] = [:]

  /// What is asked before code gives properties values by which something is seen or is not.
  var asked: [[String]: [Asked]] = [:]

  /// The lists that code gives properties which these answers name, word by word, and where.
  var lists: [String: (words: Set<String>, place: Place)] = [:]

  /// How many types fill its objects.
  private(set) var fillers = 0

  /// The names of objects whose texts code reads.
  var read: Set<String> = []
  /// The names that code hands to functions.
  var passed: Set<String> = []

  /// Whether the class is written in Objective-C; nil for a class that no source has.
  package let isObjectiveC: Bool?
  /// Whether a source has the class.
  package var hasSource: Bool { isObjectiveC != nil }

  /// What properties do with the values that documents give them, by their names.
  package var inspected: [String: [Inspected]] = [:]

  /// Where the code of a controller makes its view itself: no document's is shown. Nil for any other class.
  package var ownView: Place?

  /// Whether it is the class of a controller, whose screen code fills as it loads, rather than of a view, which others fill.
  let isController: Bool

  /// What is known of the properties that were given values so far: nil inside where it may be anything.
  var state: [[String]: Value?] = [:]
  private var left = Self.mostStatements
  /// The first statement that may give a property another value than the one it shows at first.
  private var doubts: [[String]: SourceStatement.Assignment] = [:]
  /// Whether what runs is called late: see `Value.isLate`.
  private var isLate = false
  /// The properties that were given values since it was last emptied.
  private var touched: Set<[String]> = []
  /// The most expressions that are kept of a property.
  static let mostExpressions = 32
  /// The most statements that run.
  static let mostStatements = 4_000
  /// The deepest nesting of calls.
  static let deepest = 16

  /// What the text of a view is called.
  package static let text = "text"

  /// What stands for the method of another type that fills an object.
  static let filler = "filler"

  /// - Parameters:
  ///   - lineage: The class and those it inherits from, the nearest first, each with its extensions.
  ///   - extensions: What files add to the classes of UIKit that the last one inherits from.
  ///   - kinds: The names of the class and all that it inherits from, UIKit's, too; none where they are not known.
  ///   - gifts: The types whose code does something with its objects that it gets from somewhere, as it fills rows.
  ///   - isController: Whether it is the class of a controller; nil where that is not known.
  ///   - isRow: Whether it is the class of rows or items, which are handed what they show.
  ///   - callers: Who may call its methods; nil for anybody.
  ///   - implementerOf: The class that conforms to a protocol, by its name and the file of the code that names it; nil for none.
  ///   - constantOf: The value of a constant of a file, or what a function of one returns, the file of the code that names it, and how many names led to it; nil for none.
  ///   - lineageOf: What files declare of another class, in the same way; of UIKit's these are extensions.
  package init(
    of lineage: [[SourceType]], extensions: [[SourceType]] = [], kinds: Set<String> = [],
    gifts: [SourceType] = [], isController: Bool? = nil, isRow: Bool = false,
    callers: PossibleCallers? = nil,
    implementerOf: @escaping (String, String) -> (name: String, isSole: Bool)? = { _, _ in nil },
    constantOf: @escaping (SourceValue, String, Int) -> SourceValue? = { _, _, _ in nil },
    _ lineageOf: @escaping (String) -> [[SourceType]] = { _ in [] }
  ) {
    var lineage = lineage
    if let uncalled = callers?.uncalled(in: lineage), !uncalled.isEmpty {
      lineage = lineage.map { $0.map { $0.without(uncalled) } }
    }
    let own = Lineage(lineage, extensions: extensions, takesDefaults: isController == false)
    let lineages = KnownLineages(
      of: own, isOfView: isController == false, kinds: kinds, lineageOf, implementerOf: implementerOf,
      constantOf: constantOf)
    let scope = Scope(lineage: own, lineages: lineages, constantOf: constantOf)
    (isObjectiveC, methods) = (lineage.first?.first?.isObjectiveC, own.methodNames)
    self.isController = isController ?? own.methodNames.contains("viewDidLoad")
    for types in lineage.reversed() {
      for type in types {
        for property in type.properties where !property.didSet.isEmpty {
          run(property.didSet, in: type, scope, level: 0, depth: 0, isCertain: property.isOutlet)
        }
      }
    }
    let file = lineage.first?.first?.file ?? ""
    let isMadeByCode = lineage.joined().contains(where: \.isMadeByCode)
    for (name, selectors) in Self.called {
      // Code that makes a screen without a document calls other initializers.
      guard name != "init" else {
        for (name, selector) in Self.initializers where self.isController || selector == "initWithCoder:" {
          call(name, selectors: [selector], scope, in: file, from: 0, depth: 0, isCertain: true)
        }
        if isMadeByCode { makeByCode(scope) }
        continue
      }
      // A view may have a method of that name which nobody calls.
      if name == "loadView", !self.isController { continue }
      isLate = isLate || name == Self.firstOfLate
      call(name, selectors: selectors, scope, in: file, from: 0, depth: 0, isCertain: true)
    }
    let name = own.levels.first?.first?.name ?? ""
    let all = gifts.flatMap { type in
      (type.gifts[name] ?? []).filter { isMadeByCode || self.isController || !$0.isToMade }.map {
        (type: type, statements: $0.statements)
      }
    }
    // What others do to a controller's outlets they do at any time.
    for (giver, statements) in all where self.isController {
      note(statements, of: Self.filler, in: giver, own)
    }
    let fillers = self.isController ? [] : all
    self.fillers = fillers.count
    touched = []
    for (filler, statements) in fillers {
      // Which of several fills it nobody knows.
      run(statements, in: filler, scope, level: 0, depth: 0, isCertain: fillers.count == 1)
      note(statements, of: Self.filler, in: filler, own)
    }
    // One of several that fill it does.
    if fillers.count > 1 { initial = initial.filter { !touched.contains($0.key) } }
    keptConstraints = Self.kept(in: lineage)
    ownView = Self.ownView(lineage)
    inspected = Self.inspected(lineage + extensions)
    let indirect = Self.indirect(scope)
    var seen: Set<SourceValue> = []
    for type in lineage.joined() {
      passed.formUnion(type.passed)
      mentioned += type.lookups.prefix(Self.mostMentioned - mentioned.count).filter {
        seen.insert($0).inserted
      }
      // What a controller reads once its screen has appeared is what code gave.
      for method in type.methods where !self.isController || ran.contains(method.name) {
        read.formUnion(method.read)
      }
    }
    for (path, value) in state {
      guard let value else {
        unknown.insert(path)
        // What is transparent at first appears with the screen.
        let isFaded = path.last == "alpha" && initial[path]?.value == .number(0)
        if let first = initial[path], isFaded || isFilledLater(first, path, own, indirect, constantOf) {
          initial[path] = nil
        }
        continue
      }
      initial[path] = nil
      given[path] = value.value
      if isFilledLater(value, path, own, indirect, constantOf) {
        unknown.insert(path)
      } else {
        values[path] = value
      }
    }
    // What was read before may be part of what is given.
    overwritten = overwritten.filter { !read.contains($0[0]) || !Self.texts.contains($0[$0.count - 1]) }
    // What is made of a value that code gave before is not the document's.
    overwritten.formUnion(replaced.filter { $0.count > 1 && unknown.contains($0) })
    for type in lineage.joined() {
      for method in type.methods { noteAnswer(of: method, in: type, own, lineages, constantOf) }
      for method in type.methods {
        note(
          method.body, of: method.isOtherInitializer ? nil : method.name, in: type,
          parameters: method.parameters, own, lineages)
        if isRow, method.takesContent { noteFilled(method.body) }
      }
      for property in type.properties {
        note(property.didSet, of: property.name, in: type, own, lineages)
        note(
          property.setter, of: property.name, in: type,
          parameters: [.init(label: "_", name: property.newValue, type: property.type)], own, lineages)
        if (property.didSet + property.setter).contains(where: \.givesAnything) {
          observers.insert(property.name)
        }
        for case .assignment(let given) in property.didSet { observed.insert(Self.property(given.path)) }
        if isRow, !property.isOutlet, !property.isInspectable { noteFilled(property.didSet) }
        if !property.isOutlet { madeClasses[property.name] = property.type }
      }
    }
    noteInlined(scope, lineages)
    noteSubviews()
    if self.isController { noteMembers(own) } else { noteDrawing(lineage) }
    noteLists(lineage)
    for given in indirect {
      note(given)
    }
    // What methods of properties call has run, at whatever depth.
    assigned.merge(places) { first, _ in first }
    // What anybody hands a row is shown whenever it is.
    initial = initial.filter { !filled.contains($0.key) }
    addIntrinsicSize(own, constantOf)
    sort()
  }

  /// Nothing.
  package init() { (isObjectiveC, isController) = (false, false) }

  /// Calls a method of the nearest class that has it, from a level of the lineage on. `arguments`: nil where they are not known.
  private mutating func call(
    _ name: String, selectors: [String], arguments: (() -> [Scope.Given])? = { [] }, _ scope: Scope,
    in file: String, from level: Int, depth: Int, isCertain: Bool
  ) {
    guard depth < Self.deepest, left > 0 else { return }
    for level in level..<max(level, scope.lineage.count) {
      var methods = scope.methods(named: name, selectors, in: file, level)
      var given = arguments?()
      // What Swift calls `show(withName:)` is `showWithName:` in Objective-C.
      if methods.isEmpty, let label = given?.first?.label, label != "_" {
        let objectiveC = name + label.prefix(1).uppercased() + label.dropFirst()
        methods = scope.methods(named: objectiveC, selectors, in: file, level).filter { $0.type.isObjectiveC }
        if !methods.isEmpty { given?[0].label = "_" }
      }
      if methods.isEmpty { continue }
      var isKnown = given != nil
      var fitting = methods.compactMap { type, method in
        given.flatMap(method.names).map { (type: type, method: method, names: $0) }
      }
      if fitting.isEmpty, scope.isOwn || methods.allSatisfy(\.type.isObjectiveC), given?.isEmpty != true {
        fitting = methods.map { ($0.type, $0.method, [:]) }
        // What of it depends on its arguments is not known in Objective-C.
        isKnown = given == nil && methods.count == 1 && methods[0].type.isObjectiveC
      }
      // Of several with the name those with as many parameters are meant, and those that are nearest.
      if let count = given?.count, fitting.contains(where: { $0.method.parameters.count == count }) {
        fitting.removeAll { $0.method.parameters.count != count }
      }
      let nearest = fitting.map(\.type.file).nearest(to: file)
      let near = fitting.filter { $0.type.file == nearest }
      guard let first = near.first else { continue }
      if scope.isOwn { ran.insert(name) }
      var scope = scope
      scope.arguments = first.names
      scope.initialized = first.method.name == "init" ? first.type.name : nil
      // Which of several is meant depends on types.
      let isOnly = scope.receiver == nil && !scope.isElsewhere ? near.count == 1 : fitting.count == 1
      run(
        first.method.body, in: first.type, scope, level: level, depth: depth + 1,
        isCertain: isCertain && isKnown && isOnly)
      return
    }
  }

  mutating func run(
    _ body: [SourceStatement], in type: SourceType, _ scope: Scope, level: Int, depth: Int, isCertain: Bool
  ) {
    for statement in body where left > 0 {
      left -= 1
      switch statement {
      case .call(let call):
        let runs = scope.running(call.condition, mayBeLeftOut: call.mayBeLeftOut)
        guard runs != .never, var called = scope.scope(of: call, in: type.file) else { continue }
        let isSure = call.isCertain || runs == .always
        called.isSure = scope.isSure && isSure && runs != .maybe
        called.calls = scope.calls + call.lines.map { Place(file: type.file, line: $0) }
        self.call(
          call.name, selectors: call.name == "init" ? ["initWithCoder:"] : [],
          arguments: call.arguments.map { own in { own.map { scope.given($0, from: level, in: type.file) } }
          }, called,
          in: type.file, from: call.isSuper ? level + 1 : 0, depth: depth,
          isCertain: isCertain && runs != .maybe && isSure && !called.isUncertain)
      case .registration(let path, let nibs, let isStatementCertain):
        guard isCertain, isStatementCertain else { continue }
        for nib in nibs where scope.isOwn && !(registrations[path] ?? []).contains(nib) {
          registrations[path, default: []].append(nib)
        }
      case .gift: continue
      case .constraint(let constraint, let condition):
        add(constraint, condition, in: type, scope, level, isCertain)
      case .argumentAssignment(let assignment):
        if scope.isElsewhere { continue }
        guard let object = assignment.path.first.flatMap({ scope.arguments[$0]?.path }), !object.isEmpty
        else { continue }
        assign(assignment, to: object + assignment.path.dropFirst(), in: type, scope, level, depth, isCertain)
      case .assignment(let assignment):
        if let setter = assignment.setter, scope.lineage.hasMethod(setter, assignment.setterLabels) {
          let runs = scope.running(assignment.condition, mayBeLeftOut: assignment.mayBeLeftOut)
          if runs == .never { continue }
          var scope = scope
          scope.isSure = scope.isSure && assignment.isCertain && runs != .maybe
          call(
            setter, selectors: [], arguments: nil, scope, in: type.file, from: 0, depth: depth,
            isCertain: false)
          continue
        }
        // The properties of a type, and of other objects, are none of the object's.
        if scope.isType || scope.isElsewhere { continue }
        assign(
          assignment, to: (scope.receiver.map { [$0] } ?? []) + assignment.path, in: type, scope, level,
          depth, isCertain)
      }
    }
  }

  /// Gives a property what a statement gives it.
  private mutating func assign(
    _ assignment: SourceStatement.Assignment, to path: [String], in type: SourceType, _ scope: Scope,
    _ level: Int, _ depth: Int, _ isCertain: Bool
  ) {
    var assignment = assignment
    let runs = scope.running(assignment.condition, mayBeLeftOut: assignment.mayBeLeftOut)
    if runs == .never || path.leadsThroughSubviews { return }
    if runs != .asWritten { assignment.isCertain = runs == .always }
    let path = Self.property(path)
    // What is handed on stands where it is handed.
    let stated = scope.place(of: assignment.value, assignment.expression)
    let place = stated ?? Place(file: type.file, line: assignment.line)
    places[path] = place
    calls[path] = scope.calls + assignment.furtherLines.map { Place(file: type.file, line: $0) }
    touched.insert(path)
    if scope.isOwn, let subview = assignment.subview(at: path) { places[subview] = places[path] }
    let isOwn = scope.isOwn && path == Self.property(assignment.path)
    let isSure = isCertain && assignment.isCertain && !assignment.mayBeLeftOut
    let isOfEach = isCertain && assignment.isOfEachBranch
    if isSure, isOwn, path.count == 2, path[1] == StatementReader.newSuperview {
      superviews[path[0]] = assignment.expression
    }
    let value = assignment.value.flatMap { scope.value(of: $0, from: level, in: type.file) }
      .map { scope.attributed($0, hasVariables: assignment.hasVariables) }
    // Each branch may be the one that runs.
    let words =
      value.map { "\($0)" } ?? scope.expanded(assignment)
    if let value { note(lookup: value, of: path) }
    let argument = Scope.Given(label: "_", value: value, path: [], words: words, place: place)
    observe(path, argument, scope, depth, isCertain: isCertain && assignment.isCertain)
    if isCertain && assignment.isCertain { expressions[path] = [] }
    let known = expressions[path] ?? []
    if known.count < Self.mostExpressions, !known.contains(words) {
      expressions[path, default: []].append(words)
    }
    handed[path] = scope.handed(in: assignment)
    if !(isCertain && assignment.isCertain) { doubt(path, assignment, value, scope) }
    guard let value else {
      if isCertain && assignment.isCertain || isOfEach { initial[path] = nil }
      state[path] = .some(nil)
      // Without an expression it may add to what is there.
      let isPlain = assignment.value != nil || !assignment.expression.isEmpty
      // What a guard asks for is there where there is anything to show.
      let isAfterGuard = assignment.isAfterGuard && assignment.condition?.isAfterGuard ?? true
      let isAlways =
        isCertain && assignment.isCertain
        && (!assignment.mayBeLeftOut && assignment.condition == nil || isAfterGuard)
      if isAlways || isOfEach, isPlain, scope.isOwn, path.count > 1 || !isController,
        !Self.reads(words, path)
      {
        overwritten.insert(path)
      }
      return
    }
    let isRepeated = state[path].flatMap(\.self)?.value == value
    if isCertain && assignment.isCertain {
      overwritten.remove(path)
      replaced.insert(path)
      doubts[path] = nil
      initial[path] = Value(
        value: value, file: place.file, line: place.line, calls: calls[path] ?? [], isLate: isLate)
      state[path] = .some(initial[path])
    } else if !isRepeated {
      state[path] = .some(nil)
      if isOfEach {
        initial[path] = nil
        overwritten.insert(path)
      }
    }
  }

  /// Notes that a property may have another value than the first: it has not that one where the other surely follows, nor where several
  /// may, one of which does.
  private mutating func doubt(
    _ path: [String], _ assignment: SourceStatement.Assignment, _ value: SourceValue?, _ scope: Scope
  ) {
    guard let known = initial[path], known.value != value else { return }
    let isSure = scope.isSure && assignment.isCertain && !assignment.mayBeLeftOut
    let isOther = doubts[path].map { $0 != assignment } ?? false
    guard isSure || assignment.isSoon || isOther else {
      doubts[path] = assignment
      return
    }
    // What the document has shows in no case.
    initial[path] = nil
    overwritten.insert(path)
  }
}
