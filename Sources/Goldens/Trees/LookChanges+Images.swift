// The images of views.
extension LookChanges {
  /// Adds the images that are others under the same name; one that came or went with the name that a view gives follows.
  mutating func addPictures(_ was: TreeRecord.Node, _ node: TreeRecord.Node) {
    let names = node.pictures.map(\.name)
    for image in names + was.pictures.map(\.name).filter({ !names.contains($0) }) {
      let old = was.pictures.first { $0.name == image }?.value
      let new = node.pictures.first { $0.name == image }?.value
      if old == new { continue }
      // That a view, or an item of a bar, shows another image, or is gone, is an edit of its own.
      let isShown = [was, node].allSatisfy { Self.shows(image, $0) }
      if (old == nil || new == nil) && !isShown { continue }
      var change = AssetChange.change(ofImage: image, isNew: old == nil, isGone: new == nil, node)
      // Of an image that is gone where nobody knows where it was, the view that names it is left to look at.
      let side = change.kind == .removed ? was : node
      if let source = side.sources.first(where: { $0.subject == .image(image) }) {
        let before = was.sources.first { $0.subject == .image(image) }.flatMap(\.file)
        // Of an image set that names another file the list of its files is what was edited.
        let list =
          change.kind == .restyled
          ? before.flatMap { before in source.file.flatMap { Self.list(of: $0, insteadOf: before) } } : nil
        (change.file, change.line) = (list ?? source.file, source.line)
      }
      changes.append(change)
    }
  }

  /// The list of the files of an image set where another one of them is shown than before; nil for the same one, and elsewhere.
  private static func list(of file: String, insteadOf before: String) -> String? {
    let parts = [file, before].map { $0.split(separator: "/", omittingEmptySubsequences: false) }
    guard parts[0].last != parts[1].last, parts[0].count > 1,
      parts[0][parts[0].count - 2].hasSuffix(".imageset")
    else { return nil }
    return (parts[0].dropLast() + ["Contents.json"]).joined(separator: "/")
  }

  /// Whether a property of a view is an image, and not one whose name only begins like its name.
  private static func shows(_ image: String, _ node: TreeRecord.Node) -> Bool {
    func isValue(_ name: String, _ value: String) -> Bool { value == name || value.hasPrefix("\(name) ") }
    return node.properties.contains { property in
      isValue(image, property.value)
        && !node.pictures.contains { $0.name.count > image.count && isValue($0.name, property.value) }
    }
  }
}
