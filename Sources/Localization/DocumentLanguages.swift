import Files

/// The languages in which a project has texts of a document.
package enum DocumentLanguages {
  /// What a project says of the languages of a document.
  package struct OfProject {
    /// The language in which documents are written; nil if it is not said.
    package let development: String?
    /// Whether the application has a language: its name, and the file that has the texts or is the document.
    package let has: (_ language: String, _ file: String) -> Bool

    /// Creates what a project says.
    package init(development: String?, has: @escaping (_ language: String, _ file: String) -> Bool) {
      (self.development, self.has) = (development, has)
    }

    /// Nothing is said.
    package init() { self.init(development: nil) { _, _ in true } }
  }

  /// Returns the languages of a document for which there are texts or a separate document: its own language first, as
  /// far as the folder, a catalog or the project specifies it, then the others by identifier.
  package static func of(
    _ path: String, project: OfProject = OfProject(), in files: FileSystem
  ) -> [ScreenLanguage] {
    guard path != "-" else { return [] }
    files.note(.languages, [DependencyTrace.portable(path)])
    let (own, others) = languages(of: path, project)
    return ([own].compactMap(\.self) + others).compactMap { ScreenLanguage($0) }
  }

  /// Returns the languages that a document is translated to: those of `of` without its own. `path` is the document's.
  package static func translations(of path: String, project: OfProject = OfProject()) -> [String] {
    let (own, others) = languages(of: path, project)
    // The development language of a document that is in no folder of a language is usually English.
    return others.filter { (own != nil || $0 != "en") && ScreenLanguage($0) != nil }
  }

  private static func languages(
    of path: String, _ project: OfProject
  ) -> (own: String?, others: [String]) {
    let places = TextPlaces(of: path)
    var own = places.isInLanguage ? String(places.last.dropLast(".lproj".count)) : nil
    var found = Set(
      places.languages.filter { language in
        var files = [places.strings(in: language)]
        if places.isInLanguage { files.append(places.document(in: language)) }
        return files.contains { FileSystem.untraced.exists($0) && project.has(language, $0) }
      })
    for catalog in places.catalogs {
      guard let file = try? FileSystem.untraced.read(catalog),
        let catalog = try? StringCatalog(file.bytes, file: file.path)
      else { continue }
      found.formUnion(catalog.languages)
      if own == nil || own == "Base" { own = catalog.sourceLanguage ?? own }
    }
    // The development language is usually English. `English.lproj` is the name that it had in the first projects.
    if own == "Base" || own == nil && !found.isEmpty { own = project.development ?? own }
    if own == "Base" || own == "English" { own = "en" }
    found.remove("English")
    let others = found.filter { $0 != own }.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    return (own, others)
  }
}
