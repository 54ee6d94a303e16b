// What methods give properties, with what the object's own code calls them with in place of their parameters.
extension StartingValues {
  /// The most calls that lead from a method to what gives a property something, and the most statements that are looked at.
  private static let (deepestInlined, mostInlined) = (4, 2 * mostStatements)

  /// Notes what code gives those properties that a method gives what it is called with, by the object's own code: as if the method
  /// stood where it is called. What moved into such a method is given as before.
  mutating func noteInlined(_ scope: Scope, _ lineages: KnownLineages) {
    let types = scope.lineage.levels.joined()
    var called: Set<String> = []
    for type in types {
      for case .call(let call) in type.methods.lazy.flatMap(\.body) where call.receiver == nil {
        if call.arguments?.isEmpty == false { called.insert(call.name) }
      }
    }
    let helpers = types.flatMap { type in
      type.methods.filter { !$0.parameters.isEmpty && called.contains($0.name) }
    }
    var paths: Set<[String]> = []
    for case .assignment(let own) in helpers.lazy.flatMap(\.body) { paths.insert(Self.property(own.path)) }
    if paths.isEmpty { return }
    var search = Inlining(paths: paths, helpers: called)
    for type in types {
      for method in type.methods where method.parameters.isEmpty || !called.contains(method.name) {
        var words: [[String]: Set<String>] = [:]
        search.follow(method.body, of: type, scope, depth: 0, into: &words)
        for (path, all) in words {
          search.found[path, default: []].formUnion(all.map { Self.placed(method.parameters, in: $0) })
        }
      }
      for property in type.properties {
        var words: [[String]: Set<String>] = [:]
        search.follow(property.didSet, of: type, scope, depth: 0, into: &words)
        search.found.merge(words) { $0.union($1) }
      }
    }
    inlined = search.left > 0 ? search.found : [:]
  }

  /// Whether code gives a property the same as another version by a method that only one of them has, or calls.
  func givesInlined(
    _ path: [String], theSameAs older: StartingValues, _ normalized: (String, Bool) -> String
  ) -> Bool {
    guard inlined[path] != nil || older.inlined[path] != nil, let given = everything[path],
      let other = older.everything[path], Set(given.map(\.words)) != Set(other.map(\.words))
    else { return false }
    let now = inlined[path] ?? Set(given.map(\.words))
    let was = older.inlined[path] ?? Set(other.map(\.words))
    return !now.isEmpty && Set(now.map { normalized($0, false) }) == Set(was.map { normalized($0, true) })
  }

  private struct Inlining {
    let paths: Set<[String]>
    /// The names of the methods that are called with something.
    let helpers: Set<String>
    var found: [[String]: Set<String>] = [:]
    /// How many statements are still looked at: a stranger's methods may call each other.
    var left = mostInlined

    mutating func follow(
      _ body: [SourceStatement], of type: SourceType, _ scope: Scope, depth: Int,
      into words: inout [[String]: Set<String>]
    ) {
      for statement in body {
        left -= 1
        guard left > 0 else { return }
        switch statement {
        case .assignment(let own):
          let path = StartingValues.property(own.path)
          guard paths.contains(path) else { continue }
          if let setter = own.setter, scope.lineage.hasMethod(setter, own.setterLabels) { continue }
          let parts =
            own.sides.isEmpty ? [(own.value, own.expression)] : own.sides.map { ($0.value, $0.expression) }
          for (value, expression) in parts {
            words[path, default: []].insert(scope.inlined(value, expression, look: own.look))
          }
        case .call(let call)
        where call.receiver == nil && helpers.contains(call.name) && depth < StartingValues.deepestInlined:
          let given = call.arguments?.map { scope.given($0, from: 0, in: type.file) }
          for (other, method) in scope.lineage.all(named: call.name) where !method.parameters.isEmpty {
            guard let names = given.flatMap(method.names) else { continue }
            var inner = scope
            inner.arguments = names
            follow(method.body, of: other, inner, depth: depth + 1, into: &words)
          }
        default: continue
        }
      }
    }
  }
}

extension StartingValues.Scope {
  /// What is given, word by word, with what the method around is called with in place of its parameters.
  fileprivate func inlined(_ value: SourceValue?, _ expression: String, look: String) -> String {
    if case .argument(let name)? = value, let given = arguments[name] {
      return given.value.map { StartingValues.words(of: $0) } ?? given.words + look
    }
    if expression.isEmpty { return StartingValues.words(of: value) }
    return ExpressionWords(substituted(expression)).withConstants(of: lineage, lineages) + look
  }
}
