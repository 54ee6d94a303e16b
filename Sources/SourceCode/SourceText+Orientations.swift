extension SourceText {
  /// The member of a view that says how large it is by itself.
  static let intrinsicSizeMember = "intrinsicContentSize"

  /// The member of a controller that says in which orientations it can be shown.
  static let orientationsMember = "supportedInterfaceOrientations"

  /// The orientations that the body of a method or property returns on a phone: none where they depend on anything else than
  /// the kind of device and names of `UIInterfaceOrientationMask`.
  func orientations(in body: Range<Int>) -> Set<SourceType.Orientation> {
    guard let (before, chosen) = onPhone(body) else { return [] }
    // What runs before a choice may be anything but another one.
    guard before.allSatisfy({ word($0) == "get" || isAny($0, "{}(") }) else { return [] }
    return masks(in: chosen)
  }

  private func masks(in body: Range<Int>) -> Set<SourceType.Orientation> {
    var result: Set<SourceType.Orientation> = []
    for index in body where pieces.indices.contains(index) {
      if pieces[index].isConditional { return [] }
      guard let word = word(index) else {
        if isAny(index, "{}()[].,|;") { continue }
        return []
      }
      if Self.wordsAround.contains(word) { continue }
      let prefix = "UIInterfaceOrientationMask"
      let name = (word.hasPrefix(prefix) ? word.dropFirst(prefix.count) : word[...]).lowercased()
      switch name {
      case "portrait", "portraitupsidedown": result.insert(.portrait)
      case "landscape", "landscapeleft", "landscaperight": result.insert(.landscape)
      case "all", "allbutupsidedown": result = [.portrait, .landscape]
      default: return []
      }
    }
    return result
  }

  private static let wordsAround: Set<String> = [
    "return", "get", "UIInterfaceOrientationMask", "rawValue", "Int", "UInt", "NSUInteger",
  ]

  // MARK: Kinds of devices

  /// What runs on a phone of a body that chooses by the kind of device, and what stands before the choice; all of a body
  /// without a choice; nil where the choice is by something else.
  private func onPhone(_ body: Range<Int>) -> (before: Range<Int>, chosen: Range<Int>)? {
    guard let choice = body.first(where: { ["if", "switch"].contains(word($0)) || isMark($0, "?") }) else {
      return (body.lowerBound..<body.lowerBound, body)
    }
    let before = body.lowerBound..<choice
    if isMark(choice, "?") {
      guard let colon = (choice..<body.upperBound).first(where: { isMark($0, ":") }),
        let isPhone = isPhone(before)
      else { return nil }
      return (choice..<choice, isPhone ? choice + 1..<colon : colon + 1..<body.upperBound)
    }
    guard let open = (choice..<body.upperBound).first(where: { isMark($0, "{") || isWord($0, "return") })
    else { return nil }
    if isWord(choice, "switch") {
      guard isMark(open, "{"), (choice..<open).contains(where: { Self.idioms.contains(word($0) ?? "") }),
        let chosen = caseOfPhone(inside(open))
      else { return nil }
      return (before, chosen)
    }
    guard let isPhone = isPhone(choice + 1..<open) else { return nil }
    // A branch without braces ends with its statement.
    let end =
      isMark(open, "{")
      ? afterBrackets(open) : ((open..<body.upperBound).first { isMark($0, ";") } ?? body.upperBound - 1) + 1
    if isPhone { return (before, isMark(open, "{") ? inside(open) : open..<end) }
    var rest = min(end, body.upperBound)..<body.upperBound
    if isWord(rest.lowerBound, "else") {
      let next = rest.lowerBound + 1
      rest = isMark(next, "{") ? inside(next) : next..<body.upperBound
    }
    return onPhone(rest).map { (before, $0.chosen) }
  }

  /// The statements of the case of a `switch` over kinds of devices that runs on a phone.
  private func caseOfPhone(_ body: Range<Int>) -> Range<Int>? {
    let starts = body.filter { isWord($0, "case") || isWord($0, "default") }
    var other: Range<Int>?
    for (place, start) in starts.enumerated() {
      guard let colon = (start..<body.upperBound).first(where: { isMark($0, ":") }) else { return nil }
      let end = place + 1 < starts.count ? starts[place + 1] : body.upperBound
      if isWord(start, "default") { other = colon + 1..<end }
      if (start..<colon).contains(where: { Self.phones.contains(word($0) ?? "") }) { return colon + 1..<end }
    }
    return other
  }

  /// Whether a condition is true on a phone; nil where it asks for anything else than the kind of device.
  private func isPhone(_ condition: Range<Int>) -> Bool? {
    let words = condition.compactMap { word($0) }.filter { $0 != "return" }
    guard let last = words.last, !condition.contains(where: { isAny($0, "&|<>") }) else { return nil }
    let isNegated = condition.contains { isMark($0, "!") }
    if words.contains(where: Self.idioms.contains) {
      if Self.phones.contains(last) { return !isNegated }
      if Self.pads.contains(last) { return isNegated }
      return nil
    }
    switch last.lowercased() {
    case "ispad", "isipad": return isNegated
    case "isphone", "isiphone": return !isNegated
    default: return nil
    }
  }

  private static let idioms: Set<String> = ["userInterfaceIdiom", "UI_USER_INTERFACE_IDIOM"]
  private static let phones: Set<String> = ["phone", "Phone", "UIUserInterfaceIdiomPhone"]
  private static let pads: Set<String> = ["pad", "Pad", "UIUserInterfaceIdiomPad"]
}
