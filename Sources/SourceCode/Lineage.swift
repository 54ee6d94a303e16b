/// A class with those that it inherits from, the nearest first, each with its extensions, and what is asked of them again and again.
final class Lineage {
  let levels: [[SourceType]]
  /// The names of the methods and properties of all of them.
  let methodNames, propertyNames: Set<String>
  /// The methods by name, and the constants, of each level.
  private let methods: [[String: [(type: SourceType, method: SourceType.Method)]]]
  private let constants: [[String: SourceValue]]

  /// The most methods of one name that are told apart.
  private static let mostOverloads = 64

  init(_ levels: [[SourceType]]) {
    self.levels = levels
    methodNames = Set(levels.joined().flatMap { $0.methods.map(\.name) })
    propertyNames = Set(levels.joined().flatMap { $0.properties.map(\.name) })
    methods = levels.map { types in
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
  }

  /// The methods of a name of one level, with bodies.
  func methods(
    named name: String, at level: Int
  ) -> [(type: SourceType, method: SourceType.Method)] {
    methods[level][name] ?? []
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
  ///   - argument: The value of an argument of the method around, by its name.
  ///   - constantOf: The value of a constant of a file, by its name.
  func resolved(
    _ value: SourceValue, from level: Int = 0, argument: (String) -> SourceValue? = { _ in nil },
    constantOf: (String) -> SourceValue?
  ) -> SourceValue? {
    func resolved(_ value: SourceValue) -> SourceValue? {
      self.resolved(value, from: level, argument: argument, constantOf: constantOf)
    }
    switch value {
    case .accessor(let path) where path.count == 1:
      // What a property was given, as it is observed.
      if let given = argument(path[0]) { return given }
      // A property has the name for itself.
      let constant =
        self.constant(path[0], from: level) ?? (propertyNames.contains(path[0]) ? nil : constantOf(path[0]))
      // One that is made of names is another one, whichever that is.
      guard let constant, constant.isLiteral || !constant.isOfOwnNames else { return nil }
      return constant
    case .argument(let name): return argument(name)
    case .opposite(let inner):
      guard case .flag(let flag) = resolved(inner) else { return nil }
      return .flag(!flag)
    case .choice(let flag, let first, let second):
      guard case .flag(let flag) = resolved(flag) else { return nil }
      return resolved(flag ? first : second)
    case .letters(let inner, let letters): return resolved(inner).map { .letters($0, letters) }
    case .lookup(let inner):
      guard let inner = resolved(inner) else { return nil }
      if case .text(let key) = inner { return .localized(key: key, table: nil, fallback: nil) }
      return .lookup(inner)
    default: return value
    }
  }
}

extension SourceValue {
  /// Whether it is made of names that mean something where it stands alone.
  fileprivate var isOfOwnNames: Bool {
    switch self {
    case .accessor(let path): path.count == 1
    case .argument, .opposite, .choice: true
    case .letters(let inner, _), .lookup(let inner): inner.isOfOwnNames
    default: false
    }
  }
}
