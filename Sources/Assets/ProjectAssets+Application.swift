import Diagnostics
import Files
import Views

extension ProjectAssets {
  /// The applications of the projects around the document.
  package var applications: ProjectApplications {
    guard let roots else { return ProjectApplications() }
    return library.applications(around: roots, within: enclosure, display: display)
  }

  /// Whether nothing builds a document: see `ProjectApplications.leavesOut`. Scene files are no part of any target.
  ///
  /// - Parameters:
  ///   - path: The path of the document.
  ///   - library: What is known of its project.
  package static func leavesOut(document path: String, _ library: AssetLibrary) -> Bool {
    guard [".xib", ".storyboard"].contains(where: path.lowercased().hasSuffix) else { return false }
    let assets = ProjectAssets(document: path, library: library, in: .untraced)
    let name = path.split(separator: "/").last.map(String.init) ?? path
    return assets.applications.leavesOut(assets.path(inFolder: name))
  }

  /// Whether an application that shows a document has a font file of the project available; nil where that is not known: the
  /// project has no such file, or code makes fonts available.
  ///
  /// - Parameters:
  ///   - file: The name of the font's file.
  ///   - name: The document's name in its folder.
  package func lists(fontFile file: String, for name: String) -> Bool? {
    let shown = applications.showing(path(inFolder: name))
    guard !shown.isEmpty, shown.allSatisfy(\.information.isKnown),
      fontFiles.contains(where: { $0.hasSuffix("/" + file) })
    else { return nil }
    let isListed = shown.contains { application in
      application.information.fontFiles.contains { $0 == file || $0.hasSuffix("/" + file) }
    }
    return !isListed && code?.registersFonts ?? true ? nil : isListed
  }

  /// How the applications that show a document show it; nil if no project says so.
  ///
  /// - Parameter name: The document's name in its folder.
  package func applicationTraits(of name: String) -> (traits: ApplicationTraits, source: String)? {
    note(.application, name)
    let applications = applications
    add(applications.findings)
    let shown = applications.showing(path(inFolder: name))
    guard let first = shown.first else { return nil }
    return (shown.dropFirst().reduce(first.traits) { $0.union($1.traits) }, first.source)
  }

  /// The languages that the project of a document lists, its `Base` not among them; none where it lists none.
  package func listedLanguages(of name: String) -> [String] {
    (applications.languages(of: path(inFolder: name))?.known ?? []).filter { $0 != "Base" }
  }

  /// The language in which the project of a document has its documents written; nil if it does not say so.
  ///
  /// - Parameter name: The document's name in its folder.
  package func developmentLanguage(of name: String) -> String? {
    note(.application, name)
    return applications.languages(of: path(inFolder: name))?.development
  }

  /// What the projects say of a document, as text.
  package func applicationEvidence(of name: String) -> String {
    let language = developmentLanguage(of: name).map { " \($0)" } ?? ""
    return applicationTraits(of: name).map { "\($0.traits) \($0.source)\(language)" } ?? language
  }
}
