// The names that lead from one object to another.
extension SourceText {
  /// The name at an index and the index after it, where that of a view that is found by its tag has the tag behind it: `viewWithTag:7` of
  /// `viewWithTag(7)`. Nil for anything but a name.
  func member(_ index: Int) -> (name: String, end: Int)? {
    guard let name = word(index) else { return nil }
    if name == Self.proxy, isMark(index + 1, "("), word(index - 2)?.first?.isUppercase == true {
      if isMark(index + 2, ")") { return (name, afterBrackets(index + 1)) }
      return (proxy(containedIn: inside(index + 1)), afterBrackets(index + 1))
    }
    if name.hasPrefix(Self.olderContainedProxy), isMark(index + 1, "(") {
      return (proxy(containedIn: inside(index + 1)), afterBrackets(index + 1))
    }
    guard name == Self.taggedView, isMark(index + 1, "("), let tag = tag(index + 2), isMark(index + 3, ")")
    else { return (name, index + 1) }
    return ("\(name):\(tag)", index + 4)
  }

  /// What stands for the views of a class that are in some others: those that the system presents itself no document has.
  private func proxy(containedIn classes: Range<Int>) -> String {
    classes.contains { word($0).map(Self.systemScreens.contains) ?? false }
      ? Self.systemProxy : Self.containedProxy
  }

  private static let systemScreens: Set<String> = [
    "UIAlertController", "UIImagePickerController", "UIActivityViewController",
    "UIDocumentPickerViewController",
    "UIDocumentBrowserViewController", "MFMailComposeViewController", "MFMessageComposeViewController",
    "SFSafariViewController", "QLPreviewController", "UIPrintInteractionController",
  ]

  /// What stands for all views of a class in Objective-C, and the index after it: `appearance`, `appearanceWhenContainedIn:…`.
  func objectiveCAppearance(_ index: Int, before end: Int) -> (name: String, end: Int)? {
    guard let name = word(index), name.hasPrefix(Self.proxy), word(index - 1)?.first?.isUppercase == true
    else { return nil }
    if name == Self.proxy { return (name, index + 1) }
    return name.hasPrefix(Self.olderContainedProxy) ? (Self.containedProxy, end) : nil
  }

  /// The tag that is the only argument of a message in Objective-C, and the index after it: `viewWithTag:7`.
  func taggedMember(_ index: Int) -> (name: String, end: Int)? {
    guard word(index) == Self.taggedView, isMark(index + 1, ":"), let tag = tag(index + 2) else { return nil }
    return ("\(Self.taggedView):\(tag)", index + 3)
  }

  /// The names behind a place, each after a dot, and the index after the last one.
  ///
  /// - Parameters:
  ///   - start: The index after the first name.
  ///   - limit: The most names.
  func members(after start: Int, atMost limit: Int = .max) -> (names: [String], end: Int) {
    var (names, index) = ([String](), start)
    while names.count < limit {
      while isAny(index, "?!") { index += 1 }
      guard isMark(index, "."), let next = member(index + 1) else { break }
      names.append(next.name)
      index = next.end
    }
    return (names, index)
  }

  /// The index after what an object is taken for: `as? Row`; the same where it is not.
  func afterCast(_ index: Int) -> Int {
    guard isWord(index, "as") else { return index }
    let type = isAny(index + 1, "?!") ? index + 2 : index + 1
    guard word(type) != nil else { return index }
    return isAny(type + 1, "?!") ? type + 2 : type + 1
  }

  /// The object that brackets at an index enclose, taken for one of a class, and the index after them: `(row.viewWithTag(7) as? UILabel)`.
  /// Nil for anything else.
  func castObject(_ index: Int) -> (names: [String], end: Int)? {
    guard isMark(index, "("), let first = member(index + 1) else { return nil }
    let (names, end) = members(after: first.end, atMost: Self.longestPath)
    guard isWord(end, "as"), afterCast(end) + 1 == afterBrackets(index) else { return nil }
    return ([first.name] + names, afterBrackets(index))
  }

  /// The list by a place of which an object is meant that a statement at an index does something to, and the index after the brackets:
  /// `labels[0].text = name`. Nil for anything else.
  func subscripted(_ index: Int) -> (names: [String], end: Int)? {
    let name = isWord(index, "self") && isMark(index + 1, ".") ? index + 2 : index
    guard let list = word(name), list.first?.isLowercase == true, isMark(name + 1, "["),
      pieces[index].isFirstOnLine || isAny(index - 1, "{;") || isWord(index - 1, "in")
    else { return nil }
    let end = afterBrackets(name + 1)
    return isMark(end, ".") || isAny(end, "?!") && isMark(end + 1, ".") ? ([list], end) : nil
  }

  /// The row with which a closure is called for each of a list, as the last of its arguments, whose name is at an index: `.bind(to:
  /// table.rx.items(cellIdentifier: "row", cellType: Row.self)) { number, boat, row in`. Nil for anything else.
  func boundRow(_ index: Int) -> SourceRow? {
    let isLast =
      isWord(index + 1, "in") || isMark(index + 1, ")") && isWord(index + 2, "in")
      || isMark(index + 1, ":") && isMark(index + 3, ")") && isWord(index + 4, "in")
    guard isLast, let open = (max(0, index - Self.longestHead)..<index).last(where: { isMark($0, "{") }),
      isMark(open - 1, ")")
    else { return nil }
    for place in (max(0, open - Self.longestBinding)..<open).reversed() {
      if isAny(place, "{};") { return nil }
      if isWord(place, "cellType"), isMark(place + 1, ":"), let name = word(place + 2) {
        return .ofClass(name)
      }
    }
    return nil
  }

  /// The most tokens of what a closure is called with, and of what binds a list to it.
  private static let (longestHead, longestBinding) = (24, 48)

  private func tag(_ index: Int) -> Int? { word(index).flatMap { Int($0) } }

  /// What stands for all views of a class, and what for those of them that are in some others.
  static let (proxy, containedProxy) = ("appearance", "appearance in")
  /// What stands for those that are in screens of the system's own.
  static let systemProxy = "appearance in the system's"

  /// What the same begins with in Objective-C, and in Swift 2.
  private static let olderContainedProxy = "appearanceWhenContainedIn"

  /// What finds a view by its tag.
  private static let taggedView = "viewWithTag"
  /// The most names in brackets.
  private static let longestPath = 8

  /// The tag of a view that is found by it, as a name leads to that; nil for any other name.
  fileprivate static func tag(ofName name: String) -> Int? {
    name.hasPrefix(taggedView + ":") ? Int(name.dropFirst(taggedView.utf8.count + 1)) : nil
  }
}

extension StartingValues {
  /// The tag of a view that is found by it, as a name leads to that: 7 of `viewWithTag:7`; nil for any other name.
  package static func tag(of name: String) -> Int? { SourceText.tag(ofName: name) }
}
