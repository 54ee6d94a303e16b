// What properties that Interface Builder sets do with their values.
extension StartingValues {
  /// What a property gives another one when a document sets it.
  package struct Inspected: Hashable, Sendable {
    /// The names that lead to the other property.
    package var path: [String]
    /// The value, made of what the document gives: the argument `newValue`.
    package var value: SourceValue
  }

  /// What the code of a property that keeps no value itself calls the one that it is given.
  package static let newValue = "newValue"

  /// The most methods that a property calls, and properties that it gives something.
  private static let mostCalled = 64

  /// What properties do with the values that they are given, whatever happens, by their names.
  static func inspected(_ lineage: [[SourceType]]) -> [String: [Inspected]] {
    var found: [String: [Inspected]] = [:]
    let bodies = Dictionary(
      lineage.joined().flatMap(\.methods).filter { !$0.body.isEmpty }.map { ($0.name, $0.body) },
      uniquingKeysWith: { nearest, _ in nearest })
    for property in lineage.joined().flatMap(\.properties) where found[property.name] == nil {
      /// A value that the document's is part of.
      func shown(_ value: SourceValue) -> SourceValue? {
        switch value {
        case .accessor([property.name]), .accessor([property.newValue]), .argument: .argument(newValue)
        case .accessor(let path) where path.count == 1: nil
        default: value.rebuilt(shown)
        }
      }
      var all: [Inspected] = []
      func note(_ body: [SourceStatement], literals: Bool) {
        for case .assignment(let given) in body {
          // `if let key = newValue`: a document that sets it has one.
          let isAsked = given.condition.map { asked in
            asked.isTrue && asked.members.isEmpty
              && [property.name, property.newValue].contains(asked.parameter)
          }
          guard given.isCertain || isAsked == true, !given.mayBeLeftOut || given.isAfterGuard else {
            continue
          }
          guard all.count < mostCalled else { return }
          guard let value = given.value.flatMap(shown), literals || !value.isLiteral else { continue }
          all.append(Inspected(path: StartingValues.property(given.path), value: value))
        }
      }
      var called: Set<String> = []
      for body in [property.didSet, property.setter] {
        note(body, literals: true)
        for case .call(let call) in body where call.receiver == nil && call.isCertain && !call.mayBeLeftOut {
          guard called.count < mostCalled, called.insert(call.name).inserted else { continue }
          note(bodies[call.name] ?? [], literals: false)
        }
      }
      if !all.isEmpty { found[property.name] = all }
    }
    return found
  }
}
