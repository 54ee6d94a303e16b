extension SourceText {
  /// The members of types, and the methods of the object itself, that some code names, each once: `Words.title`, `title(of: kind)`,
  /// `self.title`, `[self title]`.
  func namedMembers(in body: Range<Int>) -> [SourceType.Returned.Member] {
    var found: [SourceType.Returned.Member] = []
    for index in body.prefix(Self.longestNaming) where found.count < Self.mostNamed {
      guard let name = word(index), name.first?.isLowercase == true else { continue }
      let isCalled = isMark(index + 1, "(")
      var type: String?
      if isMark(index - 1, "."), let owner = word(index - 2) {
        if owner != "self" {
          guard owner.first?.isUppercase == true else { continue }
          type = owner == "Self" ? nil : owner
        }
      } else if let owner = word(index - 1), isMark(index - 2, "[") {
        // `[Words title]`, `[self title]`
        guard owner == "self" || owner.first?.isUppercase == true else { continue }
        type = owner == "self" ? nil : owner
      } else if !isCalled {
        continue
      }
      let member = SourceType.Returned.Member(type: type, name: name, isCalled: isCalled)
      if !found.contains(member) { found.append(member) }
    }
    return found
  }

  /// The most tokens of a body that are looked at, and the most members that are named.
  private static let (longestNaming, mostNamed) = (1_024, 16)
}
