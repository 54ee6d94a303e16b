// What methods of properties give these, wherever the object's code calls them.
extension StartingValues {
  struct Indirect {
    var path: [String]
    var value: SourceValue?
    /// The expression, word by word, with what the method is called with in place of its parameters.
    var words: String
    var place: Place
    /// The method of the object that calls it, or the property whose change does, and the lines of the call.
    var caller: String
    var calls: [Place]
  }

  /// What is found, and how many statements are still looked at: a stranger's methods may call each other.
  private struct Search {
    var found: [Indirect] = []
    var left = 10 * mostStatements
  }

  static func indirect(_ scope: Scope) -> [Indirect] {
    var search = Search()
    for type in scope.lineage.levels.joined() {
      for (caller, body) in type.methods.map({ ($0.name, $0.body) })
        + type.properties.map({ ($0.name, $0.didSet) })
      {
        for case .call(let call) in body {
          // Most methods are UIKit's own.
          guard let called = scope.followed(call, in: type.file) else { continue }
          follow(
            call, called, call.arguments?.map { scope.given($0, from: 0, in: type.file) }, from: type,
            (caller, call.lines.map { Place(file: type.file, line: $0) }), depth: 0, &search)
        }
      }
    }
    return search.found
  }

  /// The deepest nesting of what a method of a property calls.
  private static let deepestIndirect = 4

  /// Notes what a call of a method of a property gives it. `given`: what it is called with; nil where that is not known.
  private static func follow(
    _ call: SourceStatement.Call, _ called: Scope, _ given: [Scope.Given]?, from type: SourceType,
    _ caller: (name: String, lines: [Place]), depth: Int, _ search: inout Search
  ) {
    for (other, method) in called.lineage.all(named: call.name) {
      // Which of several is meant labels say, in Swift.
      let isAny = other.isObjectiveC || type.isObjectiveC || given == nil
      guard let names = given.flatMap(method.names) ?? (isAny ? [:] : nil) else { continue }
      var called = called
      called.arguments = names
      follow(method.body, of: other, called, caller, depth: depth, &search)
    }
  }

  private static func follow(
    _ body: [SourceStatement], of type: SourceType, _ called: Scope, _ caller: (name: String, lines: [Place]),
    depth: Int, _ search: inout Search
  ) {
    for statement in body where search.left > 0 && search.found.count < mostStatements {
      search.left -= 1
      switch statement {
      case .argumentAssignment(let own):
        guard let object = called.arguments[own.path[0]]?.path, !object.isEmpty,
          called.running(own.condition, mayBeLeftOut: own.mayBeLeftOut) != .never
        else { continue }
        note(own, of: object + own.path.dropFirst(), in: type, called, caller, &search)
      case .assignment(let own):
        guard let receiver = called.receiver else { continue }
        // What is declared of a type is no property: `let color: UIColor = …`.
        if own.path[0].first?.isUppercase == true { continue }
        if called.running(own.condition, mayBeLeftOut: own.mayBeLeftOut) == .never { continue }
        let words = called.words(of: own)
        note(own, of: [receiver] + own.path, in: type, called, caller, &search)
        // What the property does with it.
        guard own.path.count == 1, depth < deepestIndirect,
          called.lineage.propertyNames.contains(own.path[0])
        else { continue }
        for other in called.lineage.levels.joined() {
          for property in other.properties where property.name == own.path[0] && !property.isOutlet {
            var setter = called
            let given = Scope.Given(label: "_", value: nil, path: [], words: words)
            setter.arguments = [newValue: given, property.name: given]
            follow(property.setter + property.didSet, of: other, setter, caller, depth: depth + 1, &search)
          }
        }
      case .call(let call) where call.receiver == nil && called.receiver != nil && depth < deepestIndirect:
        if called.running(call.condition, mayBeLeftOut: call.mayBeLeftOut) == .never { continue }
        let given = call.arguments?.map { called.given($0, from: 0, in: type.file) }
        follow(call, called, given, from: type, caller, depth: depth + 1, &search)
      default: continue
      }
    }
  }

  private static func note(
    _ own: SourceStatement.Assignment, of path: [String], in type: SourceType, _ called: Scope,
    _ caller: (name: String, lines: [Place]), _ search: inout Search
  ) {
    if path.leadsThroughSubviews { return }
    search.found.append(
      Indirect(
        path: property(path), value: own.value, words: called.words(of: own),
        place: Place(file: type.file, line: own.line), caller: caller.name, calls: caller.lines))
  }
}

extension StartingValues.Scope {
  /// What an assignment gives, word by word, with what the method around is called with in place of its parameters.
  fileprivate func words(of own: SourceStatement.Assignment) -> String {
    own.expression.isEmpty
      ? StartingValues.words(of: own.value) : substituted(own.expression, hasVariables: own.hasVariables)
  }

  /// Whose method a call is of which the code may give properties of the object something: a property's, or any that one is handed to.
  /// Nil for any other.
  fileprivate func followed(_ call: SourceStatement.Call, in file: String) -> StartingValues.Scope? {
    if case .property(let receiver) = call.receiver {
      guard let called = scope(of: [receiver]), called.receiver != nil,
        called.lineage.methodNames.contains(call.name)
      else { return nil }
      return called
    }
    guard call.arguments?.contains(where: { !$0.path.isEmpty }) == true,
      let called = scope(of: call.receiver, in: file), called.lineage.methodNames.contains(call.name)
    else { return nil }
    return called
  }
}
