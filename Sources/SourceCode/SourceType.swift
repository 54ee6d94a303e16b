/// What a source file says of a type, in its declaration or an extension of it.
package struct SourceType: Hashable, Sendable {
  /// The name, as Interface Builder has it: that for Objective-C where one is given.
  package var name: String
  /// The names of the types that it is declared in, the outermost first.
  var outer: [String] = []
  /// Its name with those of the types that it is declared in: `Texts.Login`.
  var qualifiedName: String { (outer + [name]).joined(separator: ".") }
  /// What follows the colon, in order; the superclass, if there is one, is the first.
  package var inherited: [String] = []
  /// Whether it is a class, rather than a structure, an enumeration or a protocol.
  package var isClass = false
  /// Whether it adds to a type that is declared elsewhere.
  package var isExtension = false
  /// Whether it adds only to some of them: `extension UIView where Self: Badge`.
  package var isConstrained = false
  /// The class to whose kinds it does, where that is all: `Badge`; nil for anything else.
  package var constraint: String?
  /// Whether it is Objective-C, where each property and method can be found by name at run time.
  package var isObjectiveC = false
  /// The line where it begins, from 1.
  package var line = 0
  /// The path of the file.
  package var file = ""
  package var properties: [Property] = []
  package var methods: [Method] = []
  /// Values that do not change, of the type itself and of its objects, by name.
  package var constants: [String: SourceValue] = [:]
  /// Values that properties of its objects begin with, which only its file can change, or always return, by name.
  package var initial: [String: SourceValue] = [:]
  /// Values with which other properties begin, by name.
  package var defaults: [String: SourceValue] = [:]
  /// The names of what code of its file changes.
  package var changed: Set<String> = []
  /// Where the tokens of its cases are, where it is an enumeration: of those of one line together.
  var cases: [Range<Int>] = []
  /// The names that lead to the types for which it has other names.
  package var aliases: [String: [String]] = [:]
  /// What its methods do with rows and items of other types that they fill, as these would do it themselves, by the types: a list for each
  /// method.
  package var gifts: [String: [Gift]] = [:]
  /// The names that its code hands to functions, or gathers in lists, as they are: whatever gets them may change what they mean.
  package var passed: Set<String> = []
  /// The application's texts that its code looks up, each once, in their order.
  var lookups: [SourceValue] = []
  /// The words of its code outside of its methods in Swift, as numbers: see `SourceText.words(in:besides:)`.
  var words: Set<UInt64> = []
  /// Whether code makes its objects, not a document: they read a xib of which they are the owner themselves, or cannot be decoded.
  package var isMadeByCode = false
  /// The orientations in which a controller says that it can be shown; none where they depend on anything else, nil where it
  /// says nothing.
  package var supportedOrientations: Set<Orientation>?

  /// An orientation of an interface, either way round.
  package enum Orientation: Hashable, Sendable { case portrait, landscape }

  /// What a method does with an object of another type.
  package struct Gift: Hashable, Sendable {
    var statements: [SourceStatement]
    /// Whether code made the object of nothing: no document has it, unless its type reads one itself.
    var isToMade = false
    /// The method, where only code of its file can call it; nil for any other.
    var privateMethod: String?
  }

  /// A property.
  package struct Property: Hashable, Sendable {
    package var name: String
    /// Whether Interface Builder can connect it.
    package var isOutlet = false
    /// Whether reading it where it is nil ends the program: its type ends in `!`.
    package var isForced = false
    /// Whether Interface Builder can set it.
    package var isInspectable = false
    /// The type, where it is written as a single name.
    package var type: String?
    /// Whether it is one of the type.
    var isStatic = false
    /// The type of which it begins with a case; nil for anything else.
    var enumeration: String?
    /// The type of the literal that it begins with; nil for anything else.
    var literalType: String?
    /// Whether it never keeps anything but the object of that type which it begins with.
    package var isMade = false
    /// Whether it begins with an object that code makes of nothing, by an initializer or in a closure.
    package var isConstructed = false
    package var line: Int
    /// The expression of the list that it begins with, word by word; empty for anything else.
    package var list = ""
    /// What runs once it has another value.
    package var didSet: [SourceStatement] = []
    /// What runs instead, of a property that keeps no value itself: its new value is the argument `newValue`.
    package var setter: [SourceStatement] = []
    /// What that calls the new value.
    package var newValue = StartingValues.newValue
    /// Where the tokens of what it begins with are, or of its accessors; and whether it has these.
    var code = 0..<0
    var isComputed = false
    /// Where the tokens of what it runs once it has another value are, where it begins with one.
    var observers = 0..<0
    /// A number that differs with that code, and its last line, of one that makes an object or that others ask; 0 for any other.
    var digest: UInt64 = 0
    var lastLine = 0
  }

  /// A parameter: its label, `_` for none, and the name that the method's code has for it.
  package struct Parameter: Hashable, Sendable {
    package var label: String
    package var name: String
    /// Its type, where that is a single name.
    package var type: String?
    /// The value that it has where it is left out; nil for none, and for one that depends on anything else.
    package var usual: SourceValue?
    /// Whether it may be left out.
    package var hasUsual = false
    /// The expression of that value, word by word.
    var usualWords = ""
    /// Where the tokens of that value are.
    var usualCode = 0..<0
  }

  /// A method or initializer.
  package struct Method: Hashable, Sendable {
    /// The name without parameters: `init`, `viewDidLoad`.
    package var name: String
    /// The name at run time: `tap:`, `viewWillAppear:`.
    package var selector: String
    /// Its parameters, in order.
    package var parameters: [Parameter] = []
    /// Whether only code of its file can call it.
    package var isPrivate = false
    /// Whether it is one of the type itself.
    package var isStatic = false
    /// Whether somebody else may call it who does not say so in Swift: a document, Objective-C, or a class that it overrides a method of.
    package var isExposed = true
    package var line: Int
    /// The last line of its code; 0 for one without.
    var lastLine = 0
    /// Where the tokens of its code are.
    var code = 0..<0
    /// The type of what it returns, or of what a list that it returns is of, where that is a single name.
    var resultType: String?
    /// Whether it returns anything.
    var returns = false
    /// The words of its code, as numbers: see `SourceText.words(in:besides:)`.
    var words: Set<UInt64> = []
    package var body: [SourceStatement] = []
    /// What it returns, where that is all it does.
    package var result: SourceValue?
    /// The names of objects whose texts it reads.
    package var read: Set<String> = []
    /// The numbers that it returns.
    var numbers = ReturnedNumbers()
    /// The code of one that a table asks for its rows, word by word, or a number that differs with that of one by which a view draws, or
    /// which UIKit asks; nil for any other.
    package var answer: String?
    /// What it does for each of the tables that its conditions name, by these, and for any other one, by an empty name.
    var answersOfTables: [String: TableAnswer] = [:]

    /// What it does for a table that asks.
    struct TableAnswer: Hashable, Sendable {
      /// The code, word by word.
      var words = ""
      var numbers = ReturnedNumbers()
      var result: SourceValue?
    }

    /// The name of one that only code of its file can call; nil for any other.
    fileprivate var privateName: String? { isPrivate && !isExposed ? name : nil }

    /// What a table or collection asks by it, as Swift calls that: `heightForRowAt`; nil for any other method.
    var question: String? {
      guard selector.contains(":") else { return nil }
      // Collection views ask for their sections by the same name.
      let isOfCollection = parameters.first?.name.lowercased().contains("collection") ?? false
      if name.hasPrefix("numberOfSections"), selector != "numberOfSections" {
        return isOfCollection ? Self.sectionsOfCollections : Self.sections
      }
      let label = selector.split(separator: ":").last.map(String.init) ?? ""
      let ending = ["IndexPath", "Index"].first(where: label.hasSuffix) ?? ""
      let question = String(label.dropLast(ending.count))
      let isAsked =
        selector.hasPrefix("tableView:") && Self.questions.contains(question)
        || selector.hasPrefix("collectionView:") && Self.questionsOfCollections.contains(question)
      return isAsked ? question : nil
    }

    /// Whether tables ask it, or collections.
    package static func asks(_ name: String, ofCollection: Bool) -> Bool {
      (ofCollection ? questionsOfCollections : questions).contains(name)
    }

    private static let (sections, sectionsOfCollections) = ("numberOfSections", "numberOfSections(in:)")
    /// What tables ask, as Swift calls that.
    private static let questions: Set<String> = [
      sections, "numberOfRowsInSection", "cellForRowAt", "heightForRowAt", "titleForHeaderInSection",
      "titleForFooterInSection", "heightForHeaderInSection", "heightForFooterInSection",
      "viewForHeaderInSection", "viewForFooterInSection",
    ]
    /// What collections ask of how they lay out their items.
    private static let questionsOfCollections: Set<String> = [
      sectionsOfCollections, "numberOfItemsInSection",
      "sizeForItemAt", "minimumLineSpacingForSectionAt", "minimumInteritemSpacingForSectionAt",
      "insetForSectionAt", "referenceSizeForHeaderInSection", "referenceSizeForFooterInSection",
    ]
  }
}

extension SourceType {
  /// Whether two names may be those of one type: `Texts.Login` and `Login`.
  static func areOne(_ type: String, _ other: String) -> Bool {
    type == other || type.hasSuffix("." + other) || other.hasSuffix("." + type)
  }

  /// The name of a type without those of the types around it.
  package static func plain(_ type: String) -> String {
    type.split(separator: ".").last.map(String.init) ?? type
  }

  /// The name of a function of a file, of what stands for that among types: `round` of `round(`. Nil for a type's own.
  package static func function(_ name: String) -> String? {
    name.hasSuffix(call) ? String(name.dropLast(call.count)) : nil
  }

  /// The name of what stands for a file with its functions.
  static let ofFile = ""

  /// What follows the name of a method that is called: properties may be called like it.
  static let call = "("

  /// What enumerations have that depends on all of their cases.
  static let membersOfCases = ["rawValue", allCases]
  /// All of them.
  static let allCases = "allCases"

  /// Whether a property shows nothing of the object, as its name says: it tells others what happens to that.
  package static func isUnseen(_ property: String) -> Bool {
    let name = property.lowercased()
    return unseen.contains(where: name.hasSuffix)
      || ["on", "did", "will"].contains { start in
        property.hasPrefix(start) && property.dropFirst(start.count).first?.isUppercase == true
          // `onTintColor`
          && !["color", "image", "text"].contains(where: name.hasSuffix)
      }
  }

  /// What the names of such properties end in.
  private static let unseen = [
    "delegate", "datasource", "handler", "action", "callback", "completion", "closure", "identifier", "tag",
    "target",
  ]

  /// What UIKit asks objects for besides their rows: whoever answers it does so by code.
  static func isAsked(_ name: String) -> Bool {
    name == SourceText.intrinsicSizeMember || StartingValues.membersOfControllers.contains(name)
  }

  /// What controllers say of the orientations in which they can be shown.
  package static let orientations = SourceText.orientationsMember

  /// Where it says in which orientations its objects can be shown; nil where it says nothing.
  package var placeOfOrientations: StartingValues.Place? {
    if supportedOrientations == nil { return nil }
    let line =
      properties.first { $0.name == Self.orientations }?.line
      ?? methods.first { $0.name == Self.orientations }?.line
    return line.map { StartingValues.Place(file: file, line: $0) }
  }

  /// Notes what its methods do with the objects of other types that its properties keep: of a view of another document, say. When they do
  /// is not known. What an outlet leads to is in the same document.
  mutating func noteGiftsOfProperties() {
    let kept = Dictionary(
      properties.filter { !$0.isOutlet }.compactMap { property in
        property.type.map { (property.name, (type: $0, isConstructed: property.isConstructed)) }
      }, uniquingKeysWith: { first, _ in first })
    if kept.isEmpty { return }
    var constructed: Set<String> = []
    for case .assignment(let given) in methods.flatMap(\.body) + properties.flatMap(\.didSet) {
      guard given.path.count == 1, let type = kept[given.path[0]]?.type,
        given.expression.hasPrefix(" \(type) \(UInt8(ascii: "("))")
          || given.expression.hasPrefix(" \(type) alloc")
      else { continue }
      constructed.insert(given.path[0])
    }
    for (body, privateMethod) in methods.map({ ($0.body, $0.privateName) })
      + properties.map({ ($0.didSet, nil) })
    {
      var found: [String: [Bool: [SourceStatement]]] = [:]
      for statement in body {
        guard let name = statement.propertyOfOther, let (type, isConstructed) = kept[name],
          let given = statement.asGift(to: type, named: name)?.uncertain
        else { continue }
        found[type, default: [:]][isConstructed || constructed.contains(name), default: []].append(given)
      }
      noteGifts(found, privateMethod: privateMethod)
    }
  }

  /// Notes what a method does with rows and items of other types, and takes it out of what it does with its own object, and what it does
  /// with the outlets of what it is handed.
  ///
  /// `types`: the types of its parameters, by their names.
  mutating func takeGifts(of method: inout Method, handed types: [String: String]) {
    method.noteSender(types)
    for (index, statement) in method.body.enumerated() {
      if let given = statement.asAppearance { method.body[index] = given }
    }
    var found: [String: [Bool: [SourceStatement]]] = [:]
    for statement in method.body {
      switch statement {
      case .gift(let name, let statement, let isToMade):
        found[name, default: [:]][isToMade, default: []].append(statement)
      case .argumentAssignment(let assignment) where assignment.path.count > 2:
        guard let type = types[assignment.path[0]], type != self.name,
          let given = SourceStatement.assignment(assignment).asGift(to: type, named: assignment.path[0])?
            .uncertain
        else { continue }
        found[type, default: [:]][false, default: []].append(given)
      default: continue
      }
    }
    noteGifts(found, privateMethod: method.privateName)
    method.body.removeAll(where: \.isGift)
  }

  /// `found`: what is done, by the type of the object, and by whether that is made.
  private mutating func noteGifts(_ found: [String: [Bool: [SourceStatement]]], privateMethod: String?) {
    for (name, own) in found {
      for isToMade in [false, true] {
        guard let statements = own[isToMade] else { continue }
        gifts[name, default: []].append(
          Gift(statements: statements, isToMade: isToMade, privateMethod: privateMethod))
      }
    }
  }
}
