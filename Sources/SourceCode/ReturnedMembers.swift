// What an expression is made of that other code returns.
extension SourceType {
  /// What a method or property that returns something is made of.
  package struct Returned: Hashable, Sendable {
    /// A number that differs with its code.
    var digest: UInt64
    /// The lines of its code; of several of a name those of the first.
    var lines: ClosedRange<Int>
    /// The path of the file.
    var file = ""
    /// Numbers that differ with what its code has for keys that are texts, by these: `"title": "Boats"`. The other number says nothing of
    /// them.
    var entries: [String: UInt64] = [:]
    /// The texts that stand in its code, which may be keys of what that asks.
    var texts: Set<String> = []
    /// The members that its code names, of its own type or of others.
    var members: [Member] = []

    /// A member of a type, or of the object itself, that code names.
    struct Member: Hashable {
      /// The type; nil for the object's own.
      let type: String?
      let name: String
      let isCalled: Bool
    }

    /// Where its code is, line by line.
    var places: [StartingValues.Place] {
      StartingValues.Place.all(of: lines, in: file).map { place in
        var place = place
        place.isOfMember = true
        return place
      }
    }
  }
}

extension StartingValues.Place {
  /// Some lines of a file, as many as are looked at to find out what changed.
  static func all(of lines: ClosedRange<Int>, in file: String) -> [StartingValues.Place] {
    lines.prefix(mostLines).map { StartingValues.Place(file: file, line: $0) }
  }

  private static let mostLines = 60
}

/// An expression, word by word, with the code of the members that it names.
struct ExpandedExpression {
  /// The words, with a number for each member that differs with the code of that.
  private(set) var words: String
  /// Where the code of the members is, line by line.
  private(set) var places: [StartingValues.Place] = []

  /// The texts that stand in it, which may be keys of what it asks.
  private let keys: Set<String>

  /// - Parameters:
  ///   - expression: The expression, word by word.
  ///   - lineage: The class in whose code it stands: it may name members of that.
  ///   - property: The property that is given it, by which members without a type are known: `.title` of `font`. Nil for none.
  ///   - parameters: The parameters of the method around: it may name members of their types.
  ///   - lineages: What files declare of other types: it may name members of these. Nil for those of none.
  init(
    _ expression: String, in lineage: Lineage, for property: String? = nil,
    parameters: [SourceType.Parameter] = [],
    _ lineages: StartingValues.KnownLineages? = nil
  ) {
    let parts = ExpressionWords(expression)
    // Those in what is interpolated, too.
    keys = Set(expression.split(separator: "\"").map { String($0.last == "\\" ? $0.dropLast() : $0) })
    words = parts.withConstants { word, isOfType in
      let name = String(word)
      if parameters.contains(where: { $0.name == name }) { return nil }
      if isOfType { return lineage.constant(name, from: 0) }
      // A type's own property needs the type; a name of UIKit's is that of the object.
      if lineage.propertyNames.contains(name) {
        return lineage.statics.contains(name) ? nil : lineage.constant(name, from: 0)
      }
      return Self.ofUIKit.contains(name) ? nil : lineages?.constant(name)
    }
    if let lineages, let type = property.flatMap(Self.type(of:)) {
      for place in parts.implicitMembers {
        let owner = lineages.lineage(of: type)
        let member = parts.memberNames(at: place).lazy.compactMap { owner.returned($0) }.first
        add(member, of: owner, lineages)
        if member == nil, let value = owner.constant(String(parts.words[place]), from: 0) {
          words += " =\(StartingValues.words(of: value))"
        }
      }
    }
    for (place, word) in parts.words.enumerated() where parts.isName(at: place) {
      let parameter = parameters.first { $0.name == word }
      let known =
        parameter.map(\.type) ?? lineage.type(ofProperty: String(word))
        ?? lineage.enumeration(ofProperty: String(word)) ?? Self.typeName(word)
      if parameter == nil {
        add(
          parts.memberNames(at: place).lazy.compactMap { lineage.returned($0) }.first, of: lineage, lineages)
      }
      guard let lineages, var type = known, Self.mayBeDeclared(type) else { continue }
      var last = place
      for _ in 0..<Self.longestPath {
        guard let member = parts.member(at: last) else { break }
        // `Texts.Login.title`
        if Self.typeName(parts.words[member.place]) != nil {
          (last, type) = (member.place, "\(type).\(parts.words[member.place])")
          continue
        }
        let owner = lineages.lineage(of: type)
        let before = parts.words[last]
        // Of what is made anew its member is looked at.
        let rest = parts.member(at: member.place).flatMap { next in
          parts.words[member.place + 1] == ExpressionWords.point ? parts.words[next.place] : nil
        }
        let found = member.names.lazy.compactMap { name in
          owner.returned(SourceType.name(name, ofCase: before))
            ?? rest.flatMap { owner.returned(SourceType.name(name, ofCase: $0)) } ?? owner.returned(name)
        }.first
        add(found, of: owner, lineages)
        // The cases of an enumeration are of its own type, and so is the one object of a class.
        let isOfType = last == place && found == nil && parameter == nil && before.first?.isUppercase == true
        guard let next = owner.type(ofProperty: String(parts.words[member.place])) ?? (isOfType ? type : nil),
          Self.mayBeDeclared(next)
        else { break }
        (last, type) = (member.place, next)
      }
    }
  }

  /// What a value adds that is the member of a type which a property has: the code of that. Nothing for any other value.
  static func member(
    _ value: SourceValue?, in lineage: Lineage, for property: String?,
    _ lineages: StartingValues.KnownLineages?
  ) -> String {
    guard case .systemColor(let name) = value else { return "" }
    let stated = " \(ExpressionWords.point) \(name)"
    return String(
      ExpandedExpression(stated, in: lineage, for: property, lineages).words.dropFirst(stated.count))
  }

  /// The type of UIKit's that a property has of which applications have members of their own; nil for any other.
  private static func type(of property: String) -> String? {
    let name = property.lowercased()
    return [("font", "UIFont"), ("color", "UIColor"), ("image", "UIImage")].first { name.hasSuffix($0.0) }?.1
  }

  /// What controllers and views of UIKit's have that constants may be called, too.
  private static let ofUIKit: Set<String> = [
    "title", "text", "tag", "view", "image", "font", "frame", "bounds", "center", "alpha", "window", "name",
    "description", "identifier", "placeholder", "tintColor", "textColor", "backgroundColor", "nibName",
    "reuseIdentifier", "selectedIndex", "value", "state", "isHidden", "isEnabled", "isSelected",
  ]

  /// The most members one after another of an expression.
  private static let longestPath = 8

  /// Whether sources of the application may declare a type, or add something to it: nearly all of UIKit's are left alone.
  private static func mayBeDeclared(_ type: String) -> Bool {
    !["UI", "NS", "CG", "CA"].contains { type.hasPrefix($0) && type.dropFirst(2).first?.isUppercase == true }
      || ["UIColor", "UIFont", "UIImage"].contains(type)
  }

  private mutating func add(_ member: SourceType.Returned?, asking further: Set<String> = []) {
    guard let member else { return }
    words += " #\(member.digest)"
    // Of a list of words those count that are asked for: all where nobody knows which.
    let asked = member.entries.keys.filter { keys.contains($0) || further.contains($0) }
    for key in (asked.isEmpty ? Array(member.entries.keys) : asked).sorted() {
      words += " #\(member.entries[key] ?? 0)"
    }
    places += member.places
  }

  /// Adds a member with all that its code names, as deep as that goes. `owner`: its type.
  private mutating func add(
    _ member: SourceType.Returned?, of owner: Lineage, _ lineages: StartingValues.KnownLineages?
  ) {
    guard let member else { return }
    add(member)
    var waiting = member.members.map { (owner: owner, named: $0, texts: member.texts) }[...]
    var seen: Set<SourceType.Returned.Member> = []
    while let (owner, named, texts) = waiting.popFirst(), seen.count < Self.mostMembers {
      guard seen.insert(named).inserted else { continue }
      var owner = owner
      if let type = named.type {
        guard let lineages, Self.mayBeDeclared(type) else { continue }
        owner = lineages.lineage(of: type)
      }
      let names = named.isCalled ? [named.name + SourceType.call, named.name] : [named.name]
      guard let found = names.lazy.compactMap({ owner.returned($0) }).first else { continue }
      add(found, asking: texts)
      waiting += found.members.map { (owner: owner, named: $0, texts: texts.union(found.texts)) }
    }
  }

  /// The most members that are followed from one.
  private static let mostMembers = 32

  /// The name of a type; nil for any other word.
  private static func typeName(_ word: Substring) -> String? {
    guard let first = word.first, first.isUppercase, word.contains(where: \.isLowercase) else { return nil }
    return String(word)
  }
}

extension ExpressionWords {
  /// The words, with texts and numbers in place of the names of constants that are these: where a literal has a name is no matter of what
  /// it is. `constant`: what one is, and whether it is called as one of the type; nil for any other name.
  func withConstants(_ constant: (_ name: Substring, _ isOfType: Bool) -> SourceValue?) -> String {
    var (result, isChanged, place) = ([Substring](), false, 0)
    while place < words.count {
      // `Self.title` is that of the class, too.
      let isOfType = words[place] == "Self" && member(at: place)?.place == place + 2
      let name = isOfType ? place + 2 : place
      let isPlain = words[place].first.map { $0.isLowercase || $0 == "_" } == true && isName(at: place)
      let isCalled = name + 1 < words.count && words[name + 1] == Self.opening
      if isPlain || isOfType, !isCalled, let word = constant(words[name], isOfType)?.word {
        result.append(word[...])
        (place, isChanged) = (name + 1, true)
        continue
      }
      result.append(words[place])
      place += 1
    }
    return isChanged ? " " + result.joined(separator: " ") : whole
  }

  /// The places of members that are named without the type that is expected: `title` of `isBold ? .title : .body`.
  var implicitMembers: [Int] {
    words.indices.dropLast().filter { place in
      guard words[place] == Self.point, words[place + 1].first?.isLetter == true else { return false }
      return place == 0 || ["?", ":", "(", ","].contains { words[place - 1] == Self.mark($0) }
    }.map { $0 + 1 }
  }

  /// What the member at a place may be called in `SourceType.returned`, the likeliest first.
  func memberNames(at place: Int) -> [String] {
    let (word, next) = (String(words[place]), place + 1 < words.count ? words[place + 1] : "")
    if next == Self.opening { return [word + SourceType.call] }
    // A colon may be that of a choice. What tables and collections ask has the same first name.
    if next == Self.colon, word != "tableView", word != "collectionView" {
      return [word + SourceType.message, word]
    }
    return [word]
  }

  /// The member of what stands at a place that follows it: `title` of `page.title`, `[Page title]`, without the brackets. Nil for none.
  func member(at place: Int) -> (names: [String], place: Int)? {
    guard place + 1 < words.count else { return nil }
    let isAfterPoint = words[place + 1] == Self.point
    let member = isAfterPoint ? place + 2 : place + 1
    guard member < words.count, words[member].first.map({ $0.isLetter || $0 == "_" }) == true else {
      return nil
    }
    return (memberNames(at: member), member)
  }
}
