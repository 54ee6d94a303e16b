/// A change of what a named color or image is, whichever view shows it.
struct AssetChange {
  let name: String
  /// The change of the asset rather than of the view.
  let change: TreeChange

  /// Nil where a change is one of the view itself.
  init?(_ change: TreeChange) {
    var asset = change
    guard let was = Self.named(change.old), let now = Self.named(change.new), was.name == now.name else {
      return nil
    }
    name = was.name
    (asset.view, asset.property) = (Self.words("color", now.name[...]), "value")
    (asset.old, asset.new) = (was.value, now.value)
    asset.kind = .restyled
    (asset.viewID, asset.path, asset.root) = (TreeChange.colorRoot + name, "", TreeChange.colorRoot + name)
    self.change = asset
  }

  /// The change of an image that is another one under its name, or that came or went while a view names it.
  static func change(
    ofImage image: String, isNew: Bool, isGone: Bool, _ node: TreeRecord.Node
  ) -> TreeChange {
    let name = TreeChange.imageRoot + image
    let kind: TreeChange.Kind = isGone ? .removed : isNew ? .added : .restyled
    return TreeChange(
      kind: kind, viewID: name, view: words("image", image[...]), path: "",
      property: kind == .restyled ? "changed" : TreeChange.existence, old: "", new: "", line: node.line,
      root: name)
  }

  private static func words(_ kind: String, _ name: Substring) -> String { "\(kind) \"\(name)\"" }

  /// The name and value of a named color in print: `"Accent" (#FF0000)`.
  static func named(_ text: String) -> (name: String, value: String)? {
    guard text.hasPrefix("\""), text.hasSuffix(")"), let cut = text.range(of: "\" (") else { return nil }
    return (
      String(text[text.index(after: text.startIndex)..<cut.lowerBound]),
      String(text[cut.upperBound...].dropLast())
    )
  }
}

extension String {
  /// The range of the last occurrence of a text.
  fileprivate func range(of text: String) -> Range<String.Index>? {
    var start = endIndex
    while start > startIndex {
      start = index(before: start)
      if self[start...].hasPrefix(text) { return start..<index(start, offsetBy: text.count) }
    }
    return nil
  }
}
