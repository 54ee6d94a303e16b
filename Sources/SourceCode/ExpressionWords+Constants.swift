// Expressions with the values of constants in place of their names.
extension ExpressionWords {
  /// The words, with texts and numbers in place of the names of constants: where a literal has a name is no matter of what it is.
  ///
  /// - Parameters:
  ///   - lineage: The class in whose code it stands.
  ///   - parameters: The parameters of the method around.
  ///   - lineages: What files declare of other types, and their constants. Nil for none.
  func withConstants(
    of lineage: Lineage, parameters: [SourceType.Parameter] = [],
    _ lineages: StartingValues.KnownLineages? = nil
  ) -> String {
    withConstants { word, isOfType in
      let name = String(word)
      if parameters.contains(where: { $0.name == name }) { return nil }
      if isOfType { return lineage.constant(name, from: 0) }
      // A type's own property needs the type; a name of UIKit's is that of the object.
      if lineage.propertyNames.contains(name) {
        return lineage.statics.contains(name) ? nil : lineage.constant(name, from: 0)
      }
      return Self.ofUIKit.contains(name) ? nil : lineages?.constant(name)
    }
  }

  /// What controllers and views of UIKit's have that constants may be called, too.
  private static let ofUIKit: Set<String> = [
    "title", "text", "tag", "view", "image", "font", "frame", "bounds", "center", "alpha", "window", "name",
    "description", "identifier", "placeholder", "tintColor", "textColor", "backgroundColor", "nibName",
    "reuseIdentifier", "selectedIndex", "value", "state", "isHidden", "isEnabled", "isSelected",
  ]

  /// The words, with texts and numbers in place of the names of constants that are these: where a literal has a name is no matter of what
  /// it is. `constant`: what one is, and whether it is called as one of the type; nil for any other name.
  private func withConstants(_ constant: (_ name: Substring, _ isOfType: Bool) -> SourceValue?) -> String {
    var (result, isChanged, place) = ([Substring](), false, 0)
    while place < words.count {
      // `Self.title` is that of the class, too.
      let isOfType = words[place] == "Self" && member(at: place) == place + 2
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

  /// The place of a member of what stands at a place: `title` of `page.title`, `[Page title]`, without the brackets. Nil for none.
  private func member(at place: Int) -> Int? {
    guard place + 1 < words.count else { return nil }
    let member = words[place + 1] == Self.point ? place + 2 : place + 1
    return member < words.count && words[member].first.map({ $0.isLetter || $0 == "_" }) == true
      ? member : nil
  }
}

extension StartingValues.Place {
  /// Some lines of a file, as many as are looked at to find out what changed.
  static func all(of lines: ClosedRange<Int>, in file: String) -> [StartingValues.Place] {
    lines.prefix(mostLines).map { StartingValues.Place(file: file, line: $0) }
  }

  /// The same, of something that a value is made of.
  var ofMember: StartingValues.Place {
    var place = self
    place.isOfMember = true
    return place
  }

  private static let mostLines = 60
}
