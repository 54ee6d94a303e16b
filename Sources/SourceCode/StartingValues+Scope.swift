// What methods do with what they are called with.
extension StartingValues {
  /// The object whose code runs.
  struct Scope {
    /// Its class and those that this inherits from.
    var lineage: Lineage
    /// The name that leads to it; nil for the object whose values these are.
    var receiver: String?
    /// Whether it is a type itself, none of its objects.
    var isType = false
    /// Whether it is another object, that screens do not show: what it has is its own, what it calls may be about this one.
    var isElsewhere = false
    /// Whether another object may be called instead.
    var isUncertain = false
    /// Whether its code runs whenever a screen appears, though which of several methods does may not be known.
    var isSure = true
    /// The class whose initializer runs; nil for any other method.
    var initialized: String?
    /// Whether it is the object whose values these are.
    var isOwn: Bool { receiver == nil && !isType && !isElsewhere }
    /// The calls that led to the method around, the first one first.
    var calls: [Place] = []
    /// What the method around was called with, by its names for that.
    var arguments: [String: Given] = [:]
    /// What files declare of other classes.
    let lineages: KnownLineages
    /// The values of constants of files.
    let constantOf: (SourceValue, String, Int) -> SourceValue?

    /// What an argument is.
    struct Given {
      var label: String
      /// The value; nil where it is not known.
      var value: SourceValue?
      /// The names that lead to an object; none for anything else.
      var path: [String]
      /// The expression, word by word.
      var words: String
      /// Where it stands; nil where it is not that of a call.
      var place: Place?
      /// Whether the call left it out.
      var isUsual = false

      /// The member of an enumeration that it may be, whatever goes with that.
      var member: String? {
        if let member = value?.member { return member }
        // `.rounded(color)`, `Style.rounded(color)`
        let words = ExpressionWords(words).words
        let point = words.first == ExpressionWords.point ? 0 : 1
        guard words.count > point + 1, words[point] == ExpressionWords.point,
          point == 0 || words[0].first?.isUppercase == true,
          words.count == point + 2 || words[point + 2] == ExpressionWords.opening
        else { return nil }
        return String(words[point + 1])
      }
    }

    /// What an assignment gives that is not known, word by word.
    func expanded(_ assignment: SourceStatement.Assignment) -> String {
      let stated =
        assignment.expression.isEmpty
        ? words(of: assignment.value)
        : substituted(assignment.expression, hasVariables: assignment.hasVariables)
      return ExpressionWords(stated).withConstants(of: lineage, lineages) + assignment.look
    }

    /// An argument, which may be one of the arguments of the method around.
    ///
    /// - Parameters:
    ///   - argument: The argument.
    ///   - level: Where in the lineage the method is.
    ///   - file: The file that it is in.
    func given(_ argument: SourceStatement.Argument, from level: Int, in file: String) -> Given {
      var path: [String] = []
      if let first = argument.path.first {
        if argument.value == .argument(first) {
          path = arguments[first]?.path ?? []
        } else if !isType, !isElsewhere, arguments[first] == nil {
          path = (receiver.map { [$0] } ?? []) + argument.path
        }
      }
      return Given(
        label: argument.label, value: argument.value.flatMap { value(of: $0, from: level, in: file) },
        path: path, words: substituted(argument.expression),
        place: place(of: argument.value, argument.expression) ?? Place(file: file, line: argument.line))
    }

    /// Where the argument stands that a value, or an expression, is; nil for anything else.
    func place(of value: SourceValue?, _ expression: String) -> Place? {
      if arguments.isEmpty { return nil }
      if case .argument(let name)? = value { return arguments[name]?.place }
      let words = expression.split(separator: " ")
      return value == nil && words.count == 1 ? arguments[String(words[0])]?.place : nil
    }

    /// The arguments that something is made of, by their names, and the expression that makes it.
    struct Handed {
      var expression: String
      var arguments: [String: (words: String, place: Place)]
    }

    /// What an assignment is made of that the method around it is called with; nil for nothing.
    func handed(in assignment: SourceStatement.Assignment) -> Handed? {
      if arguments.isEmpty { return nil }
      let parts = ExpressionWords(assignment.expression)
      var found: [String: (words: String, place: Place)] = [:]
      for (index, word) in parts.words.enumerated() where parts.isName(at: index) {
        guard let given = arguments[String(word)], let place = given.place else { continue }
        found[String(word)] = (given.words, place)
      }
      return found.isEmpty ? nil : Handed(expression: assignment.expression, arguments: found)
    }

    /// A value with what stands for the names of arguments and constants; nil where that is not known.
    func value(of value: SourceValue, from level: Int, in file: String) -> SourceValue? {
      lineage.resolved(value, from: level, argument: { arguments[$0]?.value ?? ownText($0) }) {
        constantOf($0, file, $1)
      }
    }

    /// The text that the document gives a view, which its own class reads by that name.
    private func ownText(_ name: String) -> SourceValue? {
      guard isOwn, lineages.isOfView, name == StartingValues.text, !lineage.propertyNames.contains(name)
      else {
        return nil
      }
      return .argument(name)
    }

    /// The most characters of an expression.
    private static let longestExpression = 512

    /// An expression with the arguments' own in place of their names; with all of them behind it where it has variables of the method,
    /// which may be made of them.
    func substituted(_ expression: String, hasVariables: Bool = false) -> String {
      if arguments.isEmpty || expression.isEmpty { return expression }
      let parts = ExpressionWords(expression)
      var result = ""
      var place = 0
      while place < parts.words.count, result.utf8.count < Self.longestExpression {
        let part = parts.words[place]
        place += 1
        guard parts.isName(at: place - 1), let given = arguments[String(part)]?.words else {
          result += " " + part
          continue
        }
        // Of what an initializer makes a member is what it was given for that.
        if place + 1 < parts.words.count, parts.words[place] == ExpressionWords.point,
          let member = ExpressionWords(given).argument(parts.words[place + 1])
        {
          result += " " + member
          place += 2
        } else {
          result += " " + given
        }
      }
      if hasVariables {
        for (_, given) in arguments.sorted(by: { $0.key < $1.key })
        where !given.isUsual && result.utf8.count < Self.longestExpression {
          result += " " + given.words
        }
      }
      return String(result.prefix(Self.longestExpression))
    }

    /// A text with the attributes that it has here: they may be made of arguments.
    func attributed(_ value: SourceValue, hasVariables: Bool) -> SourceValue {
      guard case .attributed(let text, let words) = value, !arguments.isEmpty else { return value }
      let given = hasVariables ? arguments.filter { !$1.isUsual }.sorted { $0.key < $1.key } : []
      let parts = given.map { $1.value.map { " \($0)" } ?? $1.words }
      return .attributed(text, with: substituted(words) + parts.joined().prefix(Self.longestExpression))
    }

    /// The expression of a value that is not known.
    func words(of value: SourceValue?) -> String {
      if case .argument(let name) = value { return arguments[name]?.words ?? name }
      return "\(value as Any)"
    }

    /// How often a statement runs where the method around it does.
    func running(_ condition: SourceStatement.Condition?, mayBeLeftOut: Bool) -> Running {
      // What was asked before it depends on the arguments, too.
      if mayBeLeftOut, !arguments.isEmpty { return .maybe }
      guard let condition else { return .asWritten }
      if !condition.members.isEmpty {
        if condition.parameter == SourceValue.itself {
          guard isOwn, let isKind = lineages.isKind(ofAny: condition.members) else { return .maybe }
          return isKind == condition.isTrue ? .always : .never
        }
        guard let member = arguments[condition.parameter]?.member else { return .asWritten }
        return condition.members.contains(member) == condition.isTrue ? .always : .never
      }
      guard let flag = flag(condition) else {
        return condition.isAfterGuard && !arguments.isEmpty ? .maybe : .asWritten
      }
      if flag != condition.isTrue { return .never }
      return condition.isWhole ? .always : .asWritten
    }

    /// The truth value that an argument is: what is nil counts as false. What a document connects is there.
    private func flag(_ condition: SourceStatement.Condition) -> Bool? {
      let name = condition.parameter
      if condition.ownProperty != nil || arguments[name] == nil {
        return isOwn && lineage.isOutlet(condition.ownProperty ?? name) ? true : nil
      }
      return switch arguments[name]?.value {
      case .flag(let flag): flag
      case .nothing: false
      // Only of what may be nil it is asked whether it is there.
      case .text, .localized, .number, .size, .insets, .rgba, .systemFont, .namedFont, .styleFont, .letters,
        .image:
        true
      default: nil
      }
    }

    /// What has a method that is called; nil for something of which the class is not known.
    /// `file`: the file of the code that calls it.
    func scope(of called: SourceStatement.Receiver?, in file: String) -> Scope? {
      switch called {
      case nil: self
      case .property(let name):
        isOwn ? scope(of: [name]) : elsewhere(name, in: file)
      case .argument(let name): arguments[name].flatMap { scope(of: $0.path) }
      case .type("Self"): Scope(lineage: lineage, isType: true, lineages: lineages, constantOf: constantOf)
      case .type(let name):
        Scope(lineage: lineages.lineage(of: name), isType: true, lineages: lineages, constantOf: constantOf)
      }
    }

    /// What a call is about; nil for something of which the class is not known.
    func scope(of call: SourceStatement.Call, in file: String) -> Scope? {
      scope(ofFunction: call) ?? scope(of: call.receiver, in: file)
    }

    /// What a function of a file is called in, of what stands for a method of the object itself that no class has; nil for any other.
    private func scope(ofFunction call: SourceStatement.Call) -> Scope? {
      guard call.receiver == nil, !call.isSuper, !lineage.methodNames.contains(call.name) else { return nil }
      let function = lineages.lineage(of: call.name + SourceType.call)
      if function.methodNames.isEmpty { return nil }
      return Scope(lineage: function, isType: true, lineages: lineages, constantOf: constantOf)
    }

    /// What a property of another object leads to; nil for a type, and for something of which the class is not known.
    private func elsewhere(_ name: String, in file: String) -> Scope? {
      guard !isType, let type = lineage.type(ofProperty: name) else { return nil }
      let implementer = lineages.implementer(of: type, near: file)
      return scope(ofClass: implementer?.name ?? type, isSole: implementer?.isSole ?? true)
    }

    /// Another object of a class; the object whose values these are where it is of that class.
    /// `isSole`: whether it can be of no other class.
    private func scope(ofClass name: String, isSole: Bool) -> Scope {
      var scope = Scope(lineage: lineages.root, lineages: lineages, constantOf: constantOf)
      if !lineages.root.levels.contains(where: { $0.first?.name == name }) {
        (scope.lineage, scope.isElsewhere) = (lineages.lineage(of: name), true)
      }
      scope.isUncertain = isUncertain || !isSole
      return scope
    }

    /// What a property of the object whose values these are leads to.
    func scope(of path: [String]) -> Scope? {
      guard path.count == 1, let name = path.first, let type = lineages.type(ofProperty: name) else {
        return nil
      }
      // A screen may leave it to another object what it shows, which calls it by a protocol.
      if let implementer = lineages.implementer(of: type, near: lineages.file) {
        return scope(ofClass: implementer.name, isSole: implementer.isSole)
      }
      return Scope(
        lineage: lineages.lineage(of: type), receiver: name, lineages: lineages, constantOf: constantOf)
    }

    /// The methods of a name of one level of the lineage, with bodies.
    func methods(
      named name: String, _ selectors: [String], in file: String, _ level: Int
    ) -> [(type: SourceType, method: SourceType.Method)] {
      lineage.methods(named: name, at: level).filter { type, method in
        method.isStatic == isType && (selectors.isEmpty || selectors.contains(method.selector))
          && (!method.isPrivate || type.file == file)
      }
    }
  }

  /// How often a statement runs; `asWritten` where nothing more is known than that it is in a branch, or in none.
  enum Running { case always, maybe, never, asWritten }

  /// What files declare of classes, each asked for once.
  final class KnownLineages {
    private let find: (String) -> [[SourceType]]
    private let implementerOf: (String, String) -> (name: String, isSole: Bool)?
    private var known: [String: Lineage] = [:]
    private var implementers: [String: (name: String, isSole: Bool)?] = [:]
    private let constantOf: (SourceValue, String, Int) -> SourceValue?
    private var constants: [String: SourceValue?] = [:]
    /// That of the object whose values are looked for.
    let root: Lineage
    /// The file of its class.
    let file: String
    /// Whether that is one of views.
    let isOfView: Bool
    /// The names of its class and all that this inherits from, as far as they are known.
    let kinds: Set<String>

    /// `lineage`: that of the object whose values are looked for.
    init(
      of lineage: Lineage, isOfView: Bool, kinds: Set<String> = [],
      _ find: @escaping (String) -> [[SourceType]],
      implementerOf: @escaping (String, String) -> (name: String, isSole: Bool)?,
      constantOf: @escaping (SourceValue, String, Int) -> SourceValue? = { _, _, _ in nil }
    ) {
      (root, self.find, self.implementerOf) = (lineage, find, implementerOf)
      self.constantOf = constantOf
      (self.isOfView, self.kinds) = (isOfView, kinds)
      file = lineage.levels.first?.first?.file ?? ""
    }

    /// Whether the object is of one of some classes; nil where that is not known: protocols are none, and of a class that a library has
    /// nobody knows what it inherits from.
    func isKind(ofAny names: [String]) -> Bool? {
      if !kinds.isDisjoint(with: names) { return true }
      let isWhole = kinds.contains("UIView") || kinds.contains("UIViewController")
      let areUIKits = names.allSatisfy { $0.hasPrefix("UI") && $0 != "UIResponder" }
      return isWhole && areUIKits ? false : nil
    }

    /// The value of a constant of a file, as the file of the class sees it; nil for any other name.
    func constant(_ name: String) -> SourceValue? {
      if let known = constants[name] { return known }
      guard constants.count < StartingValues.mostStatements else { return nil }
      let value = constantOf(.accessor([name]), file, 0)
      constants[name] = .some(value)
      return value
    }

    func type(ofProperty name: String) -> String? {
      root.type(ofProperty: name) ?? Self.typesOfUIKitProperties[name] ?? SourceRow.type(ofName: name)
    }

    /// The class that conforms to a protocol; nil for a class.
    func implementer(of name: String, near file: String) -> (name: String, isSole: Bool)? {
      let key = "\(name) \(file)"
      if let known = implementers[key] { return known }
      let found = implementerOf(name, file)
      implementers[key] = .some(found)
      return found
    }

    private static let typesOfUIKitProperties = [
      "view": "UIView", "contentView": "UIView", "tableView": "UITableView",
      "collectionView": "UICollectionView",
      "imageView": "UIImageView", "textLabel": "UILabel", "detailTextLabel": "UILabel",
    ]

    func lineage(of name: String) -> Lineage {
      if let lineage = known[name] { return lineage }
      let found = find(name).map { $0.filter { !$0.isConstrained } }
      let isMeant = isMeant(among: found.flatMap(\.self))
      let lineage = Lineage(found.map { $0.filter(isMeant) })
      known[name] = lineage
      return lineage
    }

    /// Whether a type is the one that code of the class means, of several in other types that have it: `Kind` of `Page.Kind`, which code of `Page`
    /// calls by its last name.
    private func isMeant(among types: [SourceType]) -> (SourceType) -> Bool {
      if Set(types.map(\.outer)).count < 2 { return { _ in true } }
      let around = Set(root.levels.joined().map(\.name))
      let kinds: [(SourceType) -> Bool] = [
        { $0.outer.last.map(around.contains) ?? false }, { $0.outer.isEmpty },
      ]
      return kinds.first { isOne in types.contains(where: isOne) } ?? { _ in true }
    }
  }
}

extension SourceType.Method {
  /// The arguments by the names that the code has for them; nil where the method does not have such parameters.
  func names(_ arguments: [StartingValues.Scope.Given]) -> [String: StartingValues.Scope.Given]? {
    parameters(for: arguments.map(\.label)).map { parameters in
      let usual = self.parameters.filter(\.hasUsual).reduce(into: [String: StartingValues.Scope.Given]()) {
        $0[$1.name] = .init(label: "_", value: $1.usual, path: [], words: $1.usualWords, isUsual: true)
      }
      return zip(parameters, arguments).reduce(into: usual) { $0[$1.0.name] = $1.1 }
    }
  }
}

extension SourceValue {
  /// The member of an enumeration that it may be.
  fileprivate var member: String? {
    switch self {
    case .systemColor(let name): name
    case .accessor(let path) where path.count > 1: path.last
    default: nil
    }
  }
}
