/// The literal values that code gives the properties of an object before its screen appears.
///
/// What runs is what UIKit calls then, in its order, and what that calls without arguments of the same object, and of its own
/// properties' extensions. A value counts if nothing that runs later may give the property another.
package struct StartingValues: Sendable {
  /// A value, and the place in the code that gives it.
  package struct Value: Hashable, Sendable {
    package var value: SourceValue
    package var file: String
    package var line: Int
    /// Whether it is that of the version that this one is compared with.
    package var isOfOtherVersion = false
  }

  /// The values by the names that lead to a property: `["titleLabel", "text"]`.
  package private(set) var values: [[String]: Value] = [:]

  /// The xibs of which tables make their cells, by the names that lead to these, in order.
  package private(set) var registrations: [[String]: [String]] = [:]

  /// The values with the names that lead to their properties, in the order of their places.
  package private(set) var sorted: [(path: [String], value: Value)] = []

  /// The names that lead to properties which may have any value: code gives them one that depends on something else.
  private var unknown: Set<[String]> = []

  /// Where code that runs before a screen appears last gives each property a value.
  private(set) var places: [[String]: Place] = [:]
  /// The names that lead to properties which any code of the class gives a value, and where the first does.
  package private(set) var assigned: [[String]: Place] = [:]

  /// What code gives each property, whether or not that is what the screen shows.
  private(set) var given: [[String]: SourceValue] = [:]

  /// The expressions of values that depend on anything else, each once.
  private(set) var expressions: [[String]: [String]] = [:]

  /// The names that code hands to functions.
  private(set) var passed: Set<String> = []

  /// A place in a source: the path of the file, and the line from 1.
  package struct Place: Hashable, Sendable {
    package var file: String
    package var line: Int
  }

  /// Whether the class is written in Objective-C; nil for a class that no source has.
  let isObjectiveC: Bool?
  /// Whether a source has the class.
  package var hasSource: Bool { isObjectiveC != nil }

  /// What is known of the properties that were given values so far: nil inside where it may be anything.
  private var state: [[String]: Value?] = [:]
  private var left = Self.mostStatements
  /// The most expressions that are kept of a property.
  private static let mostExpressions = 32
  /// The most statements that run.
  private static let mostStatements = 4_000
  /// The deepest nesting of calls.
  private static let deepest = 16

  /// What UIKit calls before a screen appears, in its order.
  private static let called = ["init", "awakeFromNib", "viewDidLoad", "viewWillAppear", "viewIsAppearing"]

  /// - Parameters:
  ///   - lineage: The class and those it inherits from, the nearest first, each with its extensions.
  ///   - lineageOf: What files declare of another class, in the same way; of UIKit's these are extensions.
  package init(of lineage: [[SourceType]], _ lineageOf: @escaping (String) -> [[SourceType]] = { _ in [] }) {
    let scope = Scope(lineage: lineage, lineageOf: lineageOf)
    isObjectiveC = lineage.first?.first?.isObjectiveC
    for types in lineage.reversed() {
      for type in types {
        for property in type.properties where !property.didSet.isEmpty {
          run(property.didSet, in: type, scope, level: 0, depth: 0, isCertain: property.isOutlet)
        }
      }
    }
    for name in Self.called {
      // Code that makes a screen without a document calls other initializers.
      guard name != "init" else {
        call("init", selectors: ["initWithCoder:"], scope, from: 0, depth: 0, isCertain: true)
        continue
      }
      call(name, selectors: [], scope, from: 0, depth: 0, isCertain: true)
    }
    for (path, value) in state {
      guard let value else {
        unknown.insert(path)
        continue
      }
      given[path] = value.value
      if isFilledLater(value, path, lineage) { unknown.insert(path) } else { values[path] = value }
    }
    for type in lineage.joined() {
      passed.formUnion(type.passed)
      for case .assignment(let assignment) in (type.methods.map(\.body) + type.properties.map(\.didSet))
        .joined()
      {
        let path = Self.property(assignment.path)
        if assigned[path] == nil { assigned[path] = Place(file: type.file, line: assignment.line) }
      }
    }
    addIntrinsicSize(lineage)
    sort()
  }

  /// Adds what the nearest class that overrides it returns as its intrinsic content size.
  private mutating func addIntrinsicSize(_ lineage: [[SourceType]]) {
    let name = SourceText.intrinsicSizeMember
    for type in lineage.joined() {
      let line =
        type.properties.first { $0.name == name }?.line ?? type.methods.first { $0.name == name }?.line
      guard let line else { continue }
      if let size = type.constants[name], case .size = size {
        values[[name]] = Value(value: size, file: type.file, line: line)
      } else {
        unknown.insert([name])
      }
      return
    }
  }

  /// Whether a property is a color of something with a background that is not known: white may be on any.
  ///
  /// - Parameters:
  ///   - path: The names that lead to the property.
  ///   - isKnown: Whether it is known what a value is.
  package func isOnUnknownGround(_ path: [String], _ isKnown: (Value) -> Bool) -> Bool {
    guard let name = path.last, name.lowercased().hasSuffix("color"), name != "backgroundColor" else {
      return false
    }
    return path.indices.contains { end in
      let ground = Array(path[..<end]) + ["backgroundColor"]
      return unknown.contains(ground) || values[ground].map { !isKnown($0) } ?? false
    }
  }

  /// The values with those of another version of the code for the properties that are unknown here and known there: that
  /// they are others is not known. In another language code runs from other places, so that all those are unknown which
  /// nothing gives; and so they are of a class that no source has here.
  ///
  /// - Parameters:
  ///   - other: The values of the other version.
  ///   - isKnown: Whether it is known what a value is.
  package func completed(by other: StartingValues, _ isKnown: (Value) -> Bool) -> StartingValues {
    let isRewritten = other.isObjectiveC != nil && isObjectiveC != other.isObjectiveC
    let missing = other.values.filter { path, _ in
      unknown.contains(path) || isRewritten && values[path] == nil
        || values[path].map { !isKnown($0) } ?? false
    }
    // What is on a ground that only one version knows is told from it in neither.
    let grounds = other.unknown.filter { $0.last == "backgroundColor" }.subtracting(unknown)
    if missing.isEmpty, grounds.isEmpty { return self }
    var result = self
    result.unknown.formUnion(grounds)
    for (path, value) in missing {
      var value = value
      value.isOfOtherVersion = true
      result.values[path] = value
    }
    result.sort()
    return result
  }

  private mutating func sort() {
    sorted = values.map { ($0.key, $0.value) }.sorted { one, other in
      (one.1.file, one.1.line, one.0.joined(separator: "."))
        < (other.1.file, other.1.line, other.0.joined(separator: "."))
    }
  }

  /// Whether a value is not what a screen shows: a text is only cleared until there is something to show, a view transparent
  /// until it fades in, or a border has a color that is not known.
  private func isFilledLater(_ value: Value, _ path: [String], _ lineage: [[SourceType]]) -> Bool {
    /// Whether any method gives a property a value, other than a literal that is the given one.
    func isGivenAnother(_ path: [String], than value: SourceValue?) -> Bool {
      lineage.joined().contains { type in
        (type.methods.map(\.body) + type.properties.map(\.didSet)).joined().contains { statement in
          guard case .assignment(let own) = statement, Self.property(own.path) == path else { return false }
          let given = own.value.flatMap { Self.resolved($0, in: lineage[...]) }
          return given == nil || given != value
        }
      }
    }
    switch value.value {
    case .text(""), .nothing:
      if isGivenAnother(path, than: value.value) { return true }
      // What cells and other views clear is filled by whoever shows them.
      return !lineage.joined().contains { type in type.methods.contains { $0.name == "viewDidLoad" } }
    case .number(0) where path.last == "alpha": return isGivenAnother(path, than: value.value)
    case .number where path.last == "borderWidth":
      let color = Array(path.dropLast()) + ["borderColor"]
      return state[color] == .some(nil) || state[color] == nil && isGivenAnother(color, than: nil)
    default: return false
    }
  }

  /// The object whose code runs.
  private struct Scope {
    /// Its class and those that this inherits from, the nearest first, each with its extensions.
    var lineage: [[SourceType]]
    /// The name that leads to it; nil for the object whose values these are.
    var receiver: String?
    /// The truth values that the method around has as arguments, by its names for them.
    var flags: [String: Bool] = [:]
    /// What files declare of another class.
    let lineageOf: (String) -> [[SourceType]]

    /// Whether a branch runs: nil for one that does not. What is in none runs as often as it says itself.
    func runs(_ condition: SourceStatement.Condition?) -> Running? {
      guard let condition, let flag = flags[condition.parameter] else { return .maybe }
      return flag == condition.isTrue ? .always : nil
    }

    /// What a property of the object leads to; nil for a property of it whose class is not known.
    func scope(of property: String) -> Scope? {
      guard receiver == nil,
        let type = lineage.joined().lazy.flatMap(\.properties).first(where: { $0.name == property })?.type
      else { return nil }
      return Scope(lineage: lineageOf(type), receiver: property, lineageOf: lineageOf)
    }
  }

  /// Whether a branch runs.
  private enum Running { case always, maybe }

  /// Calls a method of the nearest class that has it, from a level of the lineage on.
  private mutating func call(
    _ name: String, selectors: [String], flags: [String: Bool] = [:], _ scope: Scope, from level: Int,
    depth: Int,
    isCertain: Bool
  ) {
    guard depth < Self.deepest, left > 0 else { return }
    for level in level..<max(level, scope.lineage.count) {
      for type in scope.lineage[level] {
        guard
          let method = type.methods.first(where: {
            $0.name == name && !$0.body.isEmpty && (selectors.isEmpty || selectors.contains($0.selector))
          })
        else { continue }
        var scope = scope
        scope.flags = [:]
        for (label, flag) in flags { if let name = method.parameters[label] { scope.flags[name] = flag } }
        run(method.body, in: type, scope, level: level, depth: depth + 1, isCertain: isCertain)
        return
      }
    }
  }

  private mutating func run(
    _ body: [SourceStatement], in type: SourceType, _ scope: Scope, level: Int, depth: Int, isCertain: Bool
  ) {
    for statement in body where left > 0 {
      left -= 1
      switch statement {
      case .call(let call):
        guard let runs = scope.runs(call.condition), let called = call.receiver.map(scope.scope) ?? scope
        else { continue }
        self.call(
          call.name, selectors: call.name == "init" ? ["initWithCoder:"] : [], flags: call.flags ?? [:],
          called,
          from: call.isSuper ? level + 1 : 0, depth: depth,
          isCertain: isCertain && (call.isCertain || runs == .always && call.flags != nil))
      case .registration(let path, let nibs, let isStatementCertain):
        guard isCertain, isStatementCertain else { continue }
        for nib in nibs where scope.receiver == nil && !(registrations[path] ?? []).contains(nib) {
          registrations[path, default: []].append(nib)
        }
      case .assignment(var assignment):
        guard let runs = scope.runs(assignment.condition) else { continue }
        if runs == .always { assignment.isCertain = true }
        if let setter = assignment.setter, scope.lineage.joined().contains(where: { $0.has(setter) }) {
          call(setter, selectors: [], scope, from: 0, depth: depth, isCertain: false)
          continue
        }
        let path = Self.property((scope.receiver.map { [$0] } ?? []) + assignment.path)
        places[path] = Place(file: type.file, line: assignment.line)
        // Each branch may be the one that runs.
        let words = assignment.expression.isEmpty ? "\(assignment.value as Any)" : assignment.expression
        if isCertain && assignment.isCertain { expressions[path] = [] }
        let known = expressions[path] ?? []
        if known.count < Self.mostExpressions, !known.contains(words) {
          expressions[path, default: []].append(words)
        }
        guard let value = assignment.value.flatMap({ Self.resolved($0, in: scope.lineage[level...]) })
        else {
          state[path] = .some(nil)
          continue
        }
        let isRepeated = state[path].flatMap(\.self)?.value == value
        if isCertain && assignment.isCertain {
          state[path] = .some(Value(value: value, file: type.file, line: assignment.line))
        } else if !isRepeated {
          state[path] = .some(nil)
        }
      }
    }
  }

  /// A value with the constants of a class, or of those that it inherits from, in place of their names; nil where there is no
  /// such constant.
  private static func resolved(_ value: SourceValue, in lineage: ArraySlice<[SourceType]>) -> SourceValue? {
    switch value {
    case .accessor(let path) where path.count == 1:
      lineage.joined().lazy.compactMap { $0.constants[path[0]] }.first.flatMap { constant in
        // A constant that is another one, whichever that is.
        if case .accessor(let inner) = constant, inner.count == 1 { return nil }
        return constant
      }
    case .letters(let inner, let letters): resolved(inner, in: lineage).map { .letters($0, letters) }
    default: value
    }
  }

  /// The names under which values of one property are compared.
  private static func property(_ path: [String]) -> [String] {
    // Before a screen appears, its item is the top one of the bar that it is in.
    if path == ["navigationController", "navigationBar", "topItem", "title"] {
      return ["navigationItem", "title"]
    }
    guard path.last == "attributedText" else { return path }
    return path.dropLast() + ["text"]
  }
}

extension SourceType {
  /// Whether it has a method of its own with a name.
  fileprivate func has(_ method: String) -> Bool {
    methods.contains { $0.name == method && !$0.body.isEmpty }
  }
}
