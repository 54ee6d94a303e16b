extension SourceText {
  /// The member of a controller that says in which orientations it can be shown.
  static let orientationsMember = "supportedInterfaceOrientations"

  /// The orientations that the body of a method or property returns: none where they depend on anything else than names of
  /// `UIInterfaceOrientationMask`.
  func orientations(in body: Range<Int>) -> Set<SourceType.Orientation> {
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
}
