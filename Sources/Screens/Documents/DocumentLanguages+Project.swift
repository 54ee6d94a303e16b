import Assets
import Files
import Localization
import XcodeProjects

extension DocumentLanguages {
  /// Returns the languages of a document that its application has: see `of`. Folders of languages that a project neither
  /// lists nor copies are not the application's.
  ///
  /// - Parameters:
  ///   - path: The document, or `-`.
  ///   - library: What is known of its project.
  ///   - files: The files of the work.
  package static func of(_ path: String, _ library: AssetLibrary, in files: FileSystem) -> [ScreenLanguage] {
    of(path, project: said(of: path, library), in: files)
  }

  /// Returns the languages that a document is translated to in its application: see `translations(of:)`.
  package static func translations(of path: String, _ library: AssetLibrary) -> [String] {
    translations(of: path, project: said(of: path, library))
  }

  /// Returns the language in which the project of a document has its documents written; nil if it does not say so.
  package static func development(of path: String, _ library: AssetLibrary, in files: FileSystem) -> String? {
    guard path != "-" else { return nil }
    return ProjectAssets(document: path, library: library, in: files).developmentLanguage(of: name(of: path))
  }

  /// Returns the languages that the project of a document lists; none where it lists none.
  package static func listed(by path: String, _ library: AssetLibrary, in files: FileSystem) -> [String] {
    guard path != "-" else { return [] }
    return ProjectAssets(document: path, library: library, in: files).listedLanguages(of: name(of: path))
  }

  private static func name(of path: String) -> String {
    path.split(separator: "/").last.map(String.init) ?? path
  }

  /// Whether the application of a document has a language, as far as its project says: it lists it, or copies the texts of the
  /// document in it. A catalog of texts has all its languages.
  package static func has(
    _ language: ScreenLanguage, of path: String, _ library: AssetLibrary, in files: FileSystem
  ) -> Bool {
    let places = TextPlaces(of: path)
    let project = said(of: path, library)
    let own = [places.strings(in: language.identifier), places.document(in: language.identifier)]
    return own.contains { project.has(language.identifier, $0) }
      || of(path, project: project, in: files).contains(language)
  }

  private static func said(of path: String, _ library: AssetLibrary) -> OfProject {
    guard path != "-" else { return OfProject() }
    let assets = ProjectAssets(document: path, library: library, in: .untraced)
    let applications = assets.applications
    let name = path.split(separator: "/").last.map(String.init) ?? path
    guard let languages = applications.languages(of: assets.path(inFolder: name)) else { return OfProject() }
    return OfProject(development: languages.development) { language, file in
      languages.known.isEmpty || languages.lists(language)
        || InputFile.resolved(file).map(applications.haveFile) ?? false
    }
  }
}
