/// A change of what a named color or image is, whichever view shows it.
struct AssetChange {
  /// Its kind and name, as sources have it.
  let name: String
  /// The change of the asset rather than of the view.
  let change: TreeChange

  /// Nil where a change is one of the view itself.
  init?(_ change: TreeChange) {
    var asset = change
    if change.property.hasPrefix("picture "), change.old != PropertyRows.absent,
      change.new != PropertyRows.absent
    {
      name = "image " + change.property.dropFirst("picture ".count)
      (asset.view, asset.property) = (Self.words("image", name.dropFirst("image ".count)), "changed")
      (asset.old, asset.new) = ("", "")
    } else if change.property.hasPrefix("picture ") {
      // The document still names an image that came or went.
      name = "image " + change.property.dropFirst("picture ".count)
      asset.kind = change.new == PropertyRows.absent ? .removed : .added
      (asset.view, asset.property) = (
        Self.words("image", name.dropFirst("image ".count)), TreeChange.existence
      )
      (asset.old, asset.new) = ("", "")
    } else if let was = Self.named(change.old), let now = Self.named(change.new), was.name == now.name {
      name = "color " + was.name
      (asset.view, asset.property) = (Self.words("color", now.name[...]), "value")
      (asset.old, asset.new) = (was.value, now.value)
    } else {
      return nil
    }
    if asset.property != TreeChange.existence { asset.kind = .restyled }
    (asset.viewID, asset.path, asset.root) = (name, "", name)
    self.change = asset
  }

  private static func words(_ kind: String, _ name: Substring) -> String { "\(kind) \"\(name)\"" }

  /// The name and value of a named color in print: `"Accent" (#FF0000)`.
  private static func named(_ text: String) -> (name: String, value: String)? {
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
