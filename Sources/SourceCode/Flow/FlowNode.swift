/// Something in code that has a value: what is made of it has another value, too, once it has.
///
/// Types are names, nil where code does not say them.
enum FlowNode: Hashable, Sendable {
  /// A property of a type, or what a method returns.
  case member(type: String?, name: String)
  /// What a method of a type is called with: by its label, or by its place where it has none.
  case parameter(type: String?, method: String, label: String)
  /// What a method has a name for. `scope`: the type and the method.
  case local(scope: String, name: String)
  /// A property of what a property of an object leads to, such as that of a view: `["titleLabel", "text"]`.
  case given(type: String, path: [String])
  /// A property of what a method is called with, to which the method gives something.
  case effect(type: String?, method: String, label: String, path: [String])

  /// The name by which other code may mean it; nil for what nobody else names.
  var name: String? {
    switch self {
    case .member(_, let name), .local(_, let name):
      name.hasPrefix(Self.ofType) ? String(name.dropFirst(Self.ofType.count)) : name
    case .parameter(_, let method, _), .effect(_, let method, _, _): method
    case .given: nil
    }
  }

  /// The type whose it is; nil where it is not known.
  var type: String? {
    switch self {
    case .member(let type, _), .parameter(let type, _, _), .effect(let type, _, _, _): type
    case .given(let type, _): type
    case .local: nil
    }
  }

  /// The same of any type.
  var ofAnyType: FlowNode {
    switch self {
    case .member(_, let name): .member(type: nil, name: name)
    case .parameter(_, let method, let label): .parameter(type: nil, method: method, label: label)
    case .effect(_, let method, let label, let path):
      .effect(type: nil, method: method, label: label, path: path)
    case .local, .given: self
    }
  }

  /// What the names of members begin with that are a type's own: an object may inherit another one of the name.
  static let ofType = "static "

  /// What stands for the label of the object whose method it is.
  static let itself = "self"

  /// Whether a type is one of Apple's, as its name says.
  static func isApples(_ type: String) -> Bool {
    ["UI", "NS", "CG", "CA"].contains { type.hasPrefix($0) && type.dropFirst(2).first?.isUppercase == true }
  }

  /// What stands for the label of an argument without one.
  static func label(_ label: String?, at place: Int) -> String {
    label.flatMap { $0 == "_" ? nil : $0 } ?? "_\(place)"
  }
}

/// What code of a file makes of what.
struct SourceFlows: Sendable {
  /// Code that gives something a value.
  struct Definition: Sendable {
    let target: FlowNode
    /// What the value is made of.
    let uses: [FlowNode]
    /// A number that differs with the expression.
    let digest: UInt64
    let line: Int
    /// Whether the expression says anything itself, such as a text or a number, rather than passing on what others say.
    var isStated = false
  }

  /// An object that is handed to a method: the names that lead to it from an object of a type.
  struct Handed: Sendable {
    let method: FlowNode
    let type: String
    let path: [String]
    /// What the method around calls it with, where that is what is handed on: its method and label.
    var parameter: (method: String, label: String)?
  }

  var path = ""
  private(set) var definitions: [Definition] = []
  private(set) var handed: [Handed] = []
  /// The numbers of the definitions that use something of a name.
  private(set) var byUse: [String: [Int]] = [:]
  /// The names of the methods and properties that the file's types declare, and the types.
  var declared: [String: Set<String>] = [:]

  mutating func add(_ definition: Definition) {
    guard definitions.count < Self.most else { return }
    for name in Set(definition.uses.compactMap(\.name)).sorted() {
      byUse[name, default: []].append(definitions.count)
    }
    definitions.append(definition)
  }

  mutating func add(_ object: Handed) {
    if handed.count < Self.most { handed.append(object) }
  }

  /// The most definitions of a file.
  private static let most = 16_384
}
