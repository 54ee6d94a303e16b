/// A class with those that it inherits from, the nearest first, each with its extensions, and what is asked of them again and again.
final class Lineage: Sendable {
  /// The classes that files declare.
  let levels: [[SourceType]]
  /// How many levels there are with those of UIKit that files extend, after the others.
  let count: Int
  /// The names of the methods and properties of all that files declare.
  let methodNames, propertyNames: Set<String>
  private let outlets: Set<String>
  /// The names of the properties that are those of a type.
  let statics: Set<String>
  /// The methods by name, and the constants, of each level.
  private let methods: [[String: [(type: SourceType, method: SourceType.Method)]]]
  private let constants: [[String: SourceValue]]
  /// The types of the properties, as far as they are written as a single name.
  private let types: [String: String]
  /// What properties begin with or return that no code of their files gives anything else, those of the nearest class.
  private let initial: [String: SourceValue]
  /// The properties that keep an object that the code of the classes makes.
  private let initialTypes: Set<String>
  /// What methods, and what follows changes of properties, give values, with their files, by the names that lead to the properties.
  let assignments: [[String]: [(assignment: SourceStatement.Assignment, file: String)]]
  /// The names that lead to the types for which the classes have other names.
  private let aliases: [String: [String]]
  /// The methods of the names of those that do nothing but return a value: of the nearest class.
  private let results: [String: [SourceType.Method]]

  /// The most methods of one name that are told apart.
  private static let mostOverloads = 64

  /// - Parameters:
  ///   - levels: The classes, each with its extensions.
  ///   - extensions: What files add to those of UIKit that the last one inherits from.
  ///   - takesDefaults: Whether what others may give another value counts, too, as of a view, whose looks nobody knows better.
  init(_ levels: [[SourceType]], extensions: [[SourceType]] = [], takesDefaults: Bool = false) {
    self.levels = levels
    count = levels.count + extensions.count
    methodNames = Set(levels.joined().flatMap { $0.methods.map(\.name) })
    propertyNames = Set(levels.joined().flatMap { $0.properties.map(\.name) })
    // Another document may leave an optional one alone.
    outlets = Set(
      levels.joined().flatMap { $0.properties.lazy.filter { $0.isOutlet && $0.isForced }.map(\.name) })
    statics = Set(levels.joined().flatMap { $0.properties.lazy.filter(\.isStatic).map(\.name) })
    methods = (levels + extensions).map { types in
      var found: [String: [(SourceType, SourceType.Method)]] = [:]
      for type in types {
        for method in type.methods where !method.body.isEmpty {
          if found[method.name, default: []].count < Self.mostOverloads {
            found[method.name, default: []].append((type, method))
          }
        }
      }
      return found
    }
    constants = levels.map { types in
      types.reduce(into: [:]) { $0.merge($1.constants) { first, _ in first } }
    }
    types = levels.joined().reduce(into: [:]) { types, type in
      for property in type.properties where types[property.name] == nil {
        types[property.name] = property.type
      }
    }
    initialTypes = Set(levels.joined().flatMap(\.properties).filter(\.isMade).map(\.name))
    var results: [String: [SourceType.Method]] = [:]
    for types in levels {
      // Those of the nearest class that has any of the name.
      let own = Dictionary(grouping: types.flatMap(\.methods), by: \.name)
      results.merge(own) { nearest, _ in nearest }
    }
    self.results = results.filter { $0.value.contains { $0.result != nil } }
    // Of what is overridden the nearest counts, whether or not it is known.
    var (initial, seen) = ([String: SourceValue](), Set<String>())
    let changed = levels.joined().reduce(into: Set<String>()) { $0.formUnion($1.changed) }
    for types in levels {
      for type in types {
        let known = takesDefaults ? type.initial.merging(type.defaults) { first, _ in first } : type.initial
        for (name, value) in known where !seen.contains(name) && !changed.contains(name) {
          initial[name] = value
        }
      }
      seen.formUnion(types.flatMap { $0.properties.map(\.name) })
    }
    self.initial = initial
    assignments = levels.joined().reduce(into: [:]) { found, type in
      for body in type.methods.map(\.body) + type.properties.map(\.didSet) {
        for case .assignment(let own) in body {
          found[StartingValues.property(own.path), default: []].append((own, type.file))
        }
      }
    }
    aliases = levels.joined().reduce(into: [:]) { $0.merge($1.aliases) { first, _ in first } }
  }

  /// A number that differs with the code of a member, and where that is, of one that makes an object or that others ask: that of the nearest
  /// class. Nil for any other.
  func code(of name: String) -> (digest: String, places: [StartingValues.Place])? {
    func places(_ lines: ClosedRange<Int>, _ type: SourceType) -> [StartingValues.Place] {
      StartingValues.Place.all(of: lines, in: type.file)
    }
    for type in levels.joined() {
      if let own = type.properties.first(where: { $0.name == name && $0.digest != 0 }) {
        return ("\(own.digest)", places(own.line...max(own.line, own.lastLine), type))
      }
      if let own = type.methods.first(where: { $0.name == name }), let answer = own.answer {
        return (answer, places(own.line...max(own.line, own.lastLine), type))
      }
    }
    return nil
  }

  /// The type of a property; nil for one that is not known.
  func type(ofProperty name: String) -> String? { types[name] }

  /// What a property begins with or returns; nil for one that is not known.
  func initial(_ name: String) -> SourceValue? { initial[name] }

  /// Whether a property is one that documents have to connect.
  func isOutlet(_ name: String) -> Bool { outlets.contains(name) }

  /// Whether a branch never runs for an object that a document connects: it asks for an outlet to be nil.
  func neverRuns(_ condition: SourceStatement.Condition?, _ parameters: [SourceType.Parameter]) -> Bool {
    guard let condition, !condition.isTrue, condition.members.isEmpty else { return false }
    if let own = condition.ownProperty { return isOutlet(own) }
    return isOutlet(condition.parameter) && !parameters.contains { $0.name == condition.parameter }
  }

  /// The methods of a name of one level, with bodies.
  func methods(
    named name: String, at level: Int
  ) -> [(type: SourceType, method: SourceType.Method)] {
    methods[level][name] ?? []
  }

  /// All methods of a name, with bodies.
  func all(named name: String) -> [(type: SourceType, method: SourceType.Method)] {
    methods.flatMap { $0[name] ?? [] }
  }

  /// Whether one of the classes has a method that a call may mean. `labels`: those of what it is called with; nil for any.
  func hasMethod(_ name: String, _ labels: [String]?) -> Bool {
    guard methodNames.contains(name) else { return false }
    guard let labels else { return true }
    return levels.joined().contains { type in
      type.methods.contains {
        $0.name == name && (type.isObjectiveC || $0.parameters(for: labels) != nil)
      }
    }
  }

  /// The value of a constant of the nearest class that has it, from a level on.
  func constant(_ name: String, from level: Int) -> SourceValue? {
    constants[min(level, constants.count)...].lazy.compactMap { $0[name] }.first
  }

  /// A value with constants in place of their names; nil where there is no such constant, or what stands for a name is not known.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - level: The level whose code has it.
  ///   - depth: How many names led to it.
  ///   - argument: The value of an argument of the method around, by its name.
  ///   - constantOf: The value of a constant of a file, or what a function of one returns; and how many names led to it.
  func resolved(
    _ value: SourceValue, from level: Int = 0, depth: Int = 0,
    argument: (String) -> SourceValue? = { _ in nil }, constantOf: (SourceValue, Int) -> SourceValue?
  ) -> SourceValue? {
    guard depth < Self.deepest else { return nil }
    func resolved(_ value: SourceValue) -> SourceValue? {
      self.resolved(value, from: level, depth: depth + 1, argument: argument, constantOf: constantOf)
    }
    switch value {
    case .accessor(let path) where path.count == 1:
      // What a property was given, as it is observed.
      if let given = argument(path[0]) { return given }
      // A property has the name for itself.
      let constant =
        self.constant(path[0], from: level) ?? initial[path[0]]
        ?? (propertyNames.contains(path[0]) ? nil : constantOf(value, depth + 1))
      return constant.flatMap {
        self.resolved($0, from: level, depth: depth + 1, constantOf: constantOf)
      }
    case .accessor(let path) where path[0].first?.isLowercase == true:
      // A member of what a property of the object begins with.
      guard argument(path[0]) == nil, initialTypes.contains(path[0]), let type = types[path[0]] else {
        return nil
      }
      return constantOf(.accessor([type] + path.dropFirst()), depth + 1)
    case .accessor(let path):
      // Another name of a type, which is the class' own.
      return aliases[path[0]].map { .accessor($0 + path.dropFirst()) } ?? value
    case .argument(let name): return argument(name)
    case .opposite(let inner):
      guard case .flag(let flag) = resolved(inner) else { return nil }
      return .flag(!flag)
    case .choice(let flag, let first, let second):
      guard case .flag(let flag) = resolved(flag) else { return nil }
      return resolved(flag ? first : second)
    case .lookup(let inner, let table):
      guard let inner = resolved(inner) else { return nil }
      if case .text(let key) = inner { return .localized(key: key, table: table, fallback: nil) }
      return .lookup(inner, table: table)
    case .made(let path, _):
      guard case .made(_, var arguments)? = value.rebuilt(resolved)?.ifSmall else { return nil }
      guard path.count == 1 else { return .made(path, arguments) }
      let receiver = arguments.first.flatMap { $0.label == SourceValue.itself ? $0.value : nil }
      if receiver != nil { arguments.removeFirst() }
      let made = (results[path[0]] ?? []).compactMap { method in
        method.values(of: arguments).map { (method.result, $0) }
      }
      // Which of several is meant depends on types.
      if made.count > 1 { return nil }
      func result(_ value: SourceValue, _ values: [String: SourceValue]) -> SourceValue? {
        self.resolved(
          value, from: level, depth: depth + 1,
          argument: { values[$0] ?? ($0 == SourceValue.itself ? receiver : nil) }, constantOf: constantOf)
      }
      guard let (known, values) = made.first else {
        if methodNames.contains(path[0]) { return nil }
        if receiver != nil {
          let property = constant(path[0], from: level) ?? initial[path[0]]
          return arguments.isEmpty ? property.flatMap { result($0, [:]) } : nil
        }
        let call = SourceValue.made(path, arguments)
        let isKept = arguments.first?.value.isText == true && SourceValue.isFunction(path[0])
        return constantOf(call, depth + 1) ?? (isKept ? call : nil)
      }
      return known.flatMap { result($0, values) }
    default: return value.rebuilt(resolved)?.ifSmall
    }
  }

  /// The most names that lead to a value.
  private static let deepest = 8
}

extension SourceType.Method {
  /// The parameters that arguments of some labels are for, in their order; nil where it does not have such parameters. Those that are left
  /// out have values of their own.
  func parameters(for labels: some Sequence<String>) -> [SourceType.Parameter]? {
    var (found, next) = ([SourceType.Parameter](), 0)
    for label in labels {
      // Swift 2 calls the first parameter by no label.
      if label == "_", found.isEmpty, let first = parameters.first,
        !parameters.contains(where: { $0.label == "_" })
      {
        (found, next) = ([first], 1)
        continue
      }
      while next < parameters.count, parameters[next].label != label { next += 1 }
      guard next < parameters.count else { return nil }
      found.append(parameters[next])
      next += 1
    }
    return found
  }

  /// The values of what it is called with by the names that its code has for them; nil where it does not have such parameters.
  func values(of arguments: [SourceValue.Labeled]) -> [String: SourceValue]? {
    guard let given = parameters(for: arguments.map(\.label)) else { return nil }
    let values = zip(given, arguments).reduce(into: usual) { $0[$1.0.name] = $1.1.value }
    let isWhole = parameters.allSatisfy { values[$0.name] != nil || $0.hasUsual }
    return isWhole ? values : nil
  }

  /// The values of parameters that are left out, by the names that the code has for them.
  var usual: [String: SourceValue] {
    parameters.reduce(into: [:]) { $0[$1.name] = $1.usual }
  }
}
