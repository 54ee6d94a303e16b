/// A class with those that it inherits from, the nearest first, each with its extensions, and what is asked of them again and again.
final class Lineage {
  /// The classes that files declare.
  let levels: [[SourceType]]
  /// How many levels there are with those of UIKit that files extend, after the others.
  let count: Int
  /// The names of the methods and properties of all that files declare.
  let methodNames, propertyNames: Set<String>
  /// The methods by name, and the constants, of each level.
  private let methods: [[String: [(type: SourceType, method: SourceType.Method)]]]
  private let constants: [[String: SourceValue]]
  /// The types of the properties, as far as they are written as a single name.
  private let types: [String: String]
  /// What properties begin with or return that no code of the classes gives anything else, those of the nearest class.
  private let initial: [String: SourceValue]
  /// The properties that keep an object that the code of the classes makes.
  private let initialTypes: Set<String>
  /// The methods that do nothing but return a value, by name, the nearest class' first.
  private let results: [String: [SourceType.Method]]

  /// The most methods of one name that are told apart.
  private static let mostOverloads = 64

  /// - Parameters:
  ///   - levels: The classes, each with its extensions.
  ///   - extensions: What files add to those of UIKit that the last one inherits from.
  init(_ levels: [[SourceType]], extensions: [[SourceType]] = []) {
    self.levels = levels
    count = levels.count + extensions.count
    methodNames = Set(levels.joined().flatMap { $0.methods.map(\.name) })
    propertyNames = Set(levels.joined().flatMap { $0.properties.map(\.name) })
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
    results = Dictionary(
      grouping: levels.joined().flatMap { $0.methods.filter { $0.result != nil } }, by: \.name)
    let found = levels.joined().reduce(into: [:]) { $0.merge($1.initial) { first, _ in first } }
    initial =
      found.isEmpty ? found : found.filter { [changed = Self.changed(levels)] in !changed.contains($0.key) }
  }

  /// The names of what code of the classes gives a value.
  private static func changed(_ levels: [[SourceType]]) -> Set<String> {
    levels.joined().reduce(into: []) { names, type in
      for body in type.methods.map(\.body) + type.properties.map(\.didSet) {
        for case .assignment(let assignment) in body
        where assignment.path.count == 1 && assignment.setter == nil {
          names.insert(assignment.path[0])
        }
      }
    }
  }

  /// The type of a property; nil for one that is not known.
  func type(ofProperty name: String) -> String? { types[name] }

  /// The methods of a name of one level, with bodies.
  func methods(
    named name: String, at level: Int
  ) -> [(type: SourceType, method: SourceType.Method)] {
    methods[level][name] ?? []
  }

  /// Whether one of the classes has a method that a call may mean. `labels`: those of what it is called with; nil for any.
  func hasMethod(_ name: String, _ labels: [String]?) -> Bool {
    guard methodNames.contains(name) else { return false }
    guard let labels else { return true }
    return levels.joined().contains { type in
      type.methods.contains {
        $0.name == name && (type.isObjectiveC || $0.admits(labels))
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
  ///   - constantOf: The value of a constant of a file, or what a function of one returns.
  func resolved(
    _ value: SourceValue, from level: Int = 0, depth: Int = 0,
    argument: (String) -> SourceValue? = { _ in nil }, constantOf: (SourceValue) -> SourceValue?
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
        ?? (propertyNames.contains(path[0]) ? nil : constantOf(value))
      return constant.flatMap {
        self.resolved($0, from: level, depth: depth + 1, constantOf: constantOf)
      }
    case .accessor(let path) where path[0].first?.isLowercase == true:
      // A member of what a property of the object begins with.
      guard argument(path[0]) == nil, initialTypes.contains(path[0]), let type = types[path[0]] else {
        return nil
      }
      return constantOf(.accessor([type] + path.dropFirst()))
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
      guard case .made(_, let arguments)? = value.rebuilt(resolved)?.ifSmall else { return nil }
      guard path.count == 1 else { return .made(path, arguments) }
      let made = (results[path[0]] ?? []).lazy.compactMap { method in
        method.values(of: arguments).map { (method.result, $0) }
      }.first
      guard let (result, values) = made else {
        if methodNames.contains(path[0]) { return nil }
        let call = SourceValue.made(path, arguments)
        return constantOf(call) ?? (arguments.first?.value.isText == true ? call : nil)
      }
      return result.flatMap {
        self.resolved($0, from: level, depth: depth + 1, argument: { values[$0] }, constantOf: constantOf)
      }
    default: return value.rebuilt(resolved)?.ifSmall
    }
  }

  /// The most names that lead to a value.
  private static let deepest = 8
}

extension SourceType.Method {
  /// Whether it can be called with arguments of some labels.
  fileprivate func admits(_ labels: [String]) -> Bool {
    var next = 0
    for label in labels {
      while next < parameters.count, parameters[next].label != label { next += 1 }
      if next >= parameters.count { return false }
      next += 1
    }
    return true
  }

  /// The values of what it is called with by the names that its code has for them; nil where it does not have such parameters.
  func values(of arguments: [SourceValue.Labeled]) -> [String: SourceValue]? {
    var (values, next) = (usual, 0)
    for argument in arguments {
      while next < parameters.count, parameters[next].label != argument.label { next += 1 }
      guard next < parameters.count else { return nil }
      values[parameters[next].name] = argument.value
      next += 1
    }
    return values
  }

  /// The values of parameters that are left out, by the names that the code has for them.
  var usual: [String: SourceValue] {
    parameters.reduce(into: [:]) { $0[$1.name] = $1.usual }
  }
}
