/// Who may call the methods of an object, as far as sources say it.
package struct PossibleCallers {
  /// Whether code may ask another object than its own for a member of some name: that of a file, or of any where it is nil.
  let isAsked: (_ name: String, _ file: String?) -> Bool
  /// What files declare of a type.
  let types: (String) -> [SourceType]
  /// Whether files declare a protocol.
  let isProtocol: (String) -> Bool
  /// Whether a type is one of Apple's, as its name says.
  let isApples: (String) -> Bool

  /// - Parameter isApples: Whether a type is one of Apple's, as its name says.
  package init(_ classes: SourceClasses, isApples: @escaping (String) -> Bool) {
    isAsked = { classes.isAsked(forMember: $0, inFile: $1) }
    (types, isProtocol, self.isApples) = (classes.all, classes.isProtocol, isApples)
  }

  /// The names of the methods of a class that nothing calls of its objects: no code of the class and of those that it inherits from,
  /// nobody who has such an object, and not UIKit. Those of the class itself that others can call are there for somebody.
  ///
  /// - Parameter lineage: The class and those it inherits from, each with its extensions.
  func uncalled(in lineage: [[SourceType]]) -> Set<String> {
    let types = Array(lineage.joined())
    // Nobody knows what a library asks for.
    let isOfLibrary = Set(types.flatMap(\.inherited)).subtracting(types.map(\.name)).contains { name in
      !isProtocol(name) && !isApples(name) && !Self.valuesOfSwift.contains(name) && self.types(name).isEmpty
    }
    let own = lineage.first?.count ?? 0
    var (waiting, called) = ([String: [SourceType.Method]](), Set<String>())
    for (index, type) in types.enumerated() {
      for method in type.methods {
        waiting[method.name, default: []].append(method)
        if index < own && !method.isPrivate || mayBeCalled(method, in: type, isOfLibrary: isOfLibrary) {
          called.insert(method.name)
        }
      }
    }
    let names = Dictionary(
      waiting.keys.map { (SourceText.digest(of: $0.utf8), $0) }, uniquingKeysWith: { first, _ in first })
    var words = types.map(\.words)
    /// Takes out what is called, and what that calls.
    func call(_ name: String) { words += (waiting.removeValue(forKey: name) ?? []).map(\.words) }
    func follow() {
      while let next = words.popLast() { for word in next { names[word].map(call) } }
    }
    called.forEach(call)
    follow()
    // Others are asked for what the class does not call itself.
    for name in waiting.keys.sorted() {
      guard let methods = waiting[name], isAskedByOthers(name, types, methods) else { continue }
      call(name)
      follow()
    }
    return Set(waiting.keys)
  }

  /// Whether somebody may call a method who does not ask for it by its name in Swift.
  private func mayBeCalled(_ method: SourceType.Method, in type: SourceType, isOfLibrary: Bool) -> Bool {
    type.isObjectiveC || method.isExposed || StartingValues.isCalled(method.name)
      || isOfLibrary && !method.isPrivate
        && (method.parameters.isEmpty || !method.parameters.allSatisfy { isOwn($0.type ?? "") })
      || method.parameters.contains { parameter in
        // Delegates of Apple's classes are told who asks.
        parameter.type.map { isApples($0) && !Self.values.contains($0) } ?? false
      }
  }

  /// Whether a type of a parameter is none that a library has.
  private func isOwn(_ type: String) -> Bool {
    Self.values.contains(type) || Self.valuesOfSwift.contains(type) || !types(type).isEmpty
  }

  private func isAskedByOthers(
    _ name: String, _ types: [SourceType], _ methods: [SourceType.Method]
  ) -> Bool {
    guard methods.allSatisfy(\.isPrivate) else { return isAsked(name, nil) }
    let files = types.filter { $0.methods.contains { $0.name == name } }.map(\.file)
    return Set(files).sorted().contains { isAsked(name, $0) }
  }

  /// Classes of Apple's that say nothing of who calls.
  private static let values: Set<String> = [
    "UIColor", "UIFont", "UIImage", "NSAttributedString", "NSMutableAttributedString", "NSString", "NSNumber",
    "NSDate", "NSURL", "NSError", "NSDictionary", "NSArray", "NSLayoutConstraint",
  ]
  /// Types and protocols of Swift's and Foundation's that ask for no methods with parameters of an application's.
  static let valuesOfSwift: Set<String> = [
    "Bool", "CGFloat", "CGPoint", "CGRect", "CGSize", "Double", "Float", "Int", "String", "Date", "URL",
    "Data",
    "Error", "AnyObject", "Sendable", "Hashable", "Equatable", "Identifiable", "Codable", "Encodable",
    "Decodable", "CaseIterable", "Comparable", "CustomStringConvertible",
  ]
}

extension SourceType {
  /// The same without what some of its methods do.
  func without(_ names: Set<String>) -> SourceType {
    guard methods.contains(where: { names.contains($0.name) }) else { return self }
    var type = self
    type.gifts = gifts.mapValues { $0.filter { !names.contains($0.privateMethod ?? "") } }
    for index in methods.indices where names.contains(methods[index].name) {
      (type.methods[index].body, type.methods[index].read) = ([], [])
    }
    return type
  }
}
