extension StartingValues {
  /// A value, and the place in the code that gives it.
  package struct Value: Hashable, Sendable {
    package var value: SourceValue
    package var file: String
    package var line: Int
    /// The calls that lead there, the first one first.
    package var calls: [Place] = []
    /// Whether it is that of the version that this one is compared with.
    package var isOfOtherVersion = false
    /// Whether the view that is given it, or is in what is, is laid out by then, rather than only loaded.
    package var isLate = false
    /// Where it is given.
    package var place: Place { Place(file: file, line: line) }
  }

  /// A place in a source: the path of the file, and the line from 1.
  package struct Place: Hashable, Sendable {
    package var file: String
    package var line: Int
    /// Whether it is in what a member returns that a value is made of, rather than in what gives the value or leads there.
    package var isOfMember = false
  }

  /// The expression of what code gives a property, word by word, in what method, and where.
  struct Given: Hashable {
    var words: String
    let method: String
    let place: Place
    /// The lines of the call that leads there, and those of the statement after its first.
    var calls: [Place] = []
    /// The types of what the method is called with: others have its name.
    var overload = ""
    /// Whether it is one side of a choice.
    var isOfChoice = false
    /// The method, told from others of its name.
    var wholeMethod: [String] { [method, overload] }
    /// What the words of a value begin with that is known.
    static let literal = "Optional("
  }

  /// What code answers, whatever is asked for.
  package struct Answer: Hashable, Sendable {
    /// The code, word by word.
    var words: String
    package var place: Place
    /// The further lines of that code, and those of what it calls.
    var further: [Place] = []
    /// The value; nil where it depends on anything.
    package var value: SourceValue?
    /// The numbers one of which it is; none where it may be any other.
    package var numbers: [Double] = []
    /// The numbers that it may be, of how many there are of something, whatever else it may be.
    package var counts: [Double] = []
    /// What code gives the properties that it is made of.
    var parts: [Given] = []
    /// What it is for each of the tables that the code tells apart, by the names of these, and for any other one, by an empty name.
    var ofTables: [String: Answer] = [:]

    /// What it is for a table to which some outlets lead.
    package func answer(to outlets: Set<String>) -> Answer {
      outlets.sorted().lazy.compactMap { ofTables[$0] }.first ?? ofTables[""] ?? self
    }

    /// Whether the code tells a table from others to which some outlets lead.
    package func names(oneOf outlets: Set<String>) -> Bool { !outlets.isDisjoint(with: ofTables.keys) }
    /// Whether it is the same but for names: that of other data.
    package func isShaped(like other: Answer) -> Bool {
      func shape(_ words: String) -> [Substring] {
        ExpressionWords(words).words.filter { !$0.hasPrefix("#") && $0 != "return" }.map { word in
          word.first?.isNumber == true
            || ["if", "else", "for", "switch", "case", "guard"].contains(word)
            ? word : "name"
        }
      }
      return shape(words) == shape(other.words)
    }

    /// Whether it makes rows of UIKit's own, which no document has.
    package var makesRows: Bool {
      let own = ["textLabel", "detailTextLabel", "accessoryType", "accessoryView", "UITableViewCellStyle"]
      return words.split(separator: " ").contains { word in own.contains { word.hasPrefix($0) } }
    }

    /// Whether all that it may be is literal, or made of what an enumeration has.
    package var isLiteral: Bool {
      value != nil || !numbers.isEmpty || words.split(separator: " ").contains("allCases")
        || !parts.isEmpty && parts.allSatisfy { $0.words.hasPrefix(Given.literal) }
    }
  }
}

extension StartingValues {
  /// What the name of a property ends in that stands for a method which nobody knows.
  package static let calling = StatementReader.calling

  /// The truth value that all code of the class gives a property, wherever; nil where it gives another one, too, or any that is not stated.
  package func onlyFlag(_ path: [String]) -> Bool? {
    let words = Set((everything[path] ?? []).map(\.words))
    guard words.count == 1, let given = words.first else { return nil }
    return [true, false].first { given == Self.words(of: .flag($0)) }
  }

  /// A value that is stated, as what code gives a property is noted.
  static func words(of value: SourceValue?) -> String {
    switch value {
    // What is put into a text stands in it word by word.
    case .format(let text, let arguments): "\(words(of: text)) with \(arguments)"
    case .attributed(let text, let attributes): "\(words(of: text)) attributed \(attributes)"
    default: "\(value as Any)"
    }
  }
}
