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
    case .member(_, let name), .local(_, let name): Self.plain(name)
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

  /// The same of any type, and of any block.
  var ofAnyType: FlowNode {
    switch self {
    case .local(let scope, let name):
      .local(scope: scope, name: name.split(separator: " ").first.map(String.init) ?? name)
    case .member(_, let name): .member(type: nil, name: name)
    case .parameter(_, let method, let label): .parameter(type: nil, method: method, label: label)
    case .effect(_, let method, let label, let path):
      .effect(type: nil, method: method, label: label, path: path)
    case .given: self
    }
  }

  /// The same, of a variable whichever block of its method has it.
  var ofAnyBlock: FlowNode {
    if case .local = self { ofAnyType } else { self }
  }

  /// What the names of members begin with that are a type's own: an object may inherit another one of the name.
  static let ofType = "static "

  /// The name of a member as code has it.
  static func plain(_ name: String) -> String {
    let own = name.hasPrefix(ofType) ? name.dropFirst(ofType.count) : name[...]
    return String(own.hasSuffix(SourceType.call) ? own.dropLast() : own)
  }

  /// What stands for the label of the object whose method it is.
  static let itself = "self"

  /// Whether a type is one of Apple's, as its name says.
  static func isApples(_ type: String) -> Bool {
    ["UI", "NS", "CG", "CA"].contains { type.hasPrefix($0) && type.dropFirst(2).first?.isUppercase == true }
  }

  /// Whether a type may be one of views, rather than of controllers or data, as its name says.
  static func isOfView(_ type: String) -> Bool {
    ["View", "Label", "Button", "Field", "Cell", "Control", "Bar", "Header", "Footer"].contains(
      where: type.hasSuffix)
  }

  /// Whether a type may be one of views or of controllers, as its name says.
  static func isOfMade(_ type: String) -> Bool { isOfView(type) || type.hasSuffix("Controller") }

  /// What stands for the label of an argument without one.
  static func label(_ label: String?, at place: Int) -> String {
    label.flatMap { $0 == "_" ? nil : $0 } ?? "_\(place)"
  }
}

/// What has to be asked for so that some code gives anything.
enum FlowKey: Hashable, Sendable {
  /// A text by which a list has something: `["title": "Boats"]`.
  case text(String)
  /// A case of an enumeration of which a member is something: `case .small: 12`.
  case member(type: String, name: String)
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
    /// The type whose code it is.
    let owner: String
    /// Whether the expression says anything itself, such as a text or a number, rather than passing on what others say.
    var isStated = false
    /// The number of the call that gives an argument the value, or of what gives a property of an object it; nil for anything else.
    var call: Int?
    /// Whether it is what a method returns.
    var isResult = false
    /// The lines of the code with numbers that differ with what stands there, where it is all of a body.
    var lines: [Line] = []
    /// What has to be asked for; nil where that is no matter.
    var key: FlowKey?
    /// The texts in the expression, which may be what it asks for.
    var texts: Set<String> = []

    /// A line of a body.
    struct Line: Hashable, Sendable {
      let number: Int
      let digest: UInt64
    }

    /// What has to be asked for still, by that for which something has to be asked that it is made of: nil for nothing any longer, and no value
    /// where it asks for something else.
    ///
    /// - Parameters:
    ///   - before: What has to be asked for so far.
    ///   - isMember: Whether an enumeration has a member.
    func key(after before: FlowKey?, isMember: (_ type: String, _ name: String) -> Bool) -> FlowKey?? {
      switch before {
      case nil: return .some(key)
      case .text(let name):
        return texts.isEmpty ? .some(before) : texts.contains(name) ? .some(key) : nil
      case .member(let type, let name):
        let asked = uses.compactMap { use -> String? in
          guard case .member(let owner, let member) = use, member.hasPrefix(FlowNode.ofType) else {
            return nil
          }
          let name = FlowNode.plain(member)
          // `.small` is that of whatever has it.
          return (owner.map { SourceType.areOne($0, type) } ?? isMember(type, name)) ? name : nil
        }
        return asked.isEmpty ? .some(before) : asked.contains(name) ? .some(key) : nil
      }
    }
  }

  /// A call of a method, or what gives a property of an object a value.
  struct Call: Sendable {
    /// The method, or the property, and the type whose it is.
    let name: String
    let type: String?
    /// The objects that are handed to it, by their labels, and that whose method it is.
    var objects: [String: Object] = [:]
  }

  /// An object by the names that lead to it from one of a type.
  struct Object: Sendable {
    let type: String
    let path: [String]
    /// What the method around is called with that it is part of: its method and label; nil for a property.
    var parameter: (method: String, label: String)?

    /// What gives a property of it a value. `rest`: the names that lead to that.
    func node(_ rest: [String]) -> FlowNode {
      if let (method, label) = parameter {
        return .effect(type: type, method: method, label: label, path: path + rest)
      }
      return .given(type: type, path: StartingValues.property(path + rest))
    }
  }

  var path = ""
  private(set) var definitions: [Definition] = []
  private(set) var calls: [Call] = []
  /// The numbers of the calls of methods of a name.
  private(set) var callsByName: [String: [Int]] = [:]
  /// The numbers of the definitions that use something of a name.
  private(set) var byUse: [String: [Int]] = [:]

  /// The members of enumerations of which something differs.
  private(set) var members: [String: Set<String>] = [:]

  mutating func note(member: String, of type: String) {
    if (members[type]?.count ?? 0) < Self.most { members[type, default: []].insert(member) }
  }

  mutating func add(_ definition: Definition) {
    guard definitions.count < Self.most else { return }
    for name in Set(definition.uses.compactMap(\.name)).sorted() {
      byUse[name, default: []].append(definitions.count)
    }
    definitions.append(definition)
  }

  /// Adds a call. Returns its number.
  mutating func add(_ call: Call) -> Int {
    if calls.count < Self.most {
      callsByName[call.name, default: []].append(calls.count)
      calls.append(call)
    }
    return calls.count - 1
  }

  /// The most definitions and calls of a file.
  private static let most = 16_384
}
