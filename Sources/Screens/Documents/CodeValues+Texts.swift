import Assets
import Diagnostics
import Localization
import SourceCode
import Views

// The application's texts that code looks up.
extension CodeValues {
  /// Notes the texts that code of both versions may give a view, and that are others in this one: which of several it gives is not known.
  func noteTexts(ofClass name: String, in view: View, after outlet: String?) {
    guard let older = otherValues(ofClass: name) else { return }
    let values = values(ofClass: name)
    let found = groups(ofClass: name).lookups
    // Of its own a view has few.
    let own =
      outlet.map { names(of: $0, in: name) } ?? found.keys.filter { Self.ownTexts.contains($0) }.sorted()
    for (path, lookups) in own.flatMap({ found[$0] ?? [] }) where values.shown(path) == nil {
      let (part, names) = view.part(outlet == nil ? path[...] : path.dropFirst())
      guard names.count == 1, let property = names.first, part.hasProperty(property) else { continue }
      for value in lookups where older.lookups[path]?.contains(value) == true {
        guard case .text(let new)? = resolved(value, isOther: false),
          case .text(let old)? = resolved(value, isOther: true), old != new, let place = place(of: value)
        else { continue }
        resources.note(
          CodeChange(
            view: part.objectID, property: property, path: Array(names), className: name, kind: .isOther,
            file: place.file, line: place.line, texts: .init(old: old, new: new)))
      }
    }
  }

  /// Notes the images that code may give a property of a view in both versions, and that are other pictures in this one. `outlet`: what leads
  /// to the view; nil for its own class.
  func notePictures(ofClass name: String, in view: View, after outlet: String?) {
    guard let other = resources.otherVersion, let older = otherValues(ofClass: name) else { return }
    let values = values(ofClass: name)
    let names = outlet.map { self.names(of: $0, in: name) }
    for (path, pictures) in values.pictures.sorted(by: { $0.key.lexicographicallyPrecedes($1.key) })
    where names?.contains(path[0]) ?? (path.count == 1)
      && values.shown(path).map({ resolved($0) != nil }) != true
    {
      let (part, rest) = view.part(outlet == nil ? path[...] : path.dropFirst())
      guard let property = rest.last, part.hasProperty(rest.joined(separator: ".")) else { continue }
      for picture in pictures where older.pictures[path]?.contains(picture) == true {
        guard let file = otherPicture(picture, than: other) else { continue }
        var change = CodeChange(
          view: part.objectID, property: property, path: Array(rest), className: name, kind: .isOther,
          file: file, line: 0)
        change.picture = picture
        resources.note(change)
      }
    }
  }

  /// The file of an image, as it is shown, which is another picture than in the other version; nil for the same, and for none.
  private func otherPicture(_ name: String, than other: ProjectAssets) -> String? {
    if let known = otherPictures[name] { return known }
    let traits = AssetTraits()
    let sides = [project, other].compactMap { $0.bytes(ofImage: name, for: traits) }
    let file = sides.count == 2 && sides[0] != sides[1] ? project.file(ofImage: name, for: traits) : nil
    otherPictures[name] = .some(file)
    return file
  }

  /// Notes the texts that code of both versions looks up, and that are others in this one, of which nobody knows what shows them.
  func noteMentioned(in scene: Scene) {
    var objects: [(name: String, object: String)] = scene.tree.views.compactMap { view in
      view.customClass.map { ($0, view.objectID) }
    }
    if let controller = scene.controller { objects.insert((controller, scene.tree.root.objectID), at: 0) }
    for (name, object) in objects {
      guard let older = otherValues(ofClass: name), !older.mentioned.isEmpty else { continue }
      let was = Set(older.mentioned)
      for value in values(ofClass: name).mentioned where was.contains(value) {
        guard let key = lookup(of: value)?.key, !stated.contains(key),
          case .text(let new)? = resolved(value, isOther: false),
          case .text(let old)? = resolved(value, isOther: true), old != new, let place = place(of: value)
        else { continue }
        resources.note(
          CodeChange(
            view: object, property: CodeChange.mentioned, path: [CodeChange.mentioned], className: name,
            kind: .isOther, file: place.file, line: place.line, texts: .init(old: old, new: new)))
      }
    }
  }

  /// What the texts of a view are called by its own class.
  private static let ownTexts: Set<String> = ["text", "title", "placeholder"]

  /// Where the text of a value is stated that both versions of the code look up by the same key: another one is another text of
  /// the table. Nil for any other value.
  func place(ofText value: SourceValue, _ path: [String], _ name: String) -> SourceLocation? {
    otherValues(ofClass: name)?.values[path]?.value == value ? place(of: value) : nil
  }

  /// Where the text is stated that a value looks up; nil for any other value.
  func place(of value: SourceValue) -> SourceLocation? {
    guard let (key, table, hasFallback) = lookup(of: value),
      var place = texts.place(
        of: key, in: table, language: language, near: project.documentFolder, hasFallback: hasFallback)
    else { return nil }
    stated.insert(key)
    place.file = project.display(place.file)
    return place
  }
}
