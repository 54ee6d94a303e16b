/// The languages that a project says its texts are in.
package struct ProjectLanguages: Hashable, Sendable {
  /// The language in which documents in a `Base.lproj` are written; nil if the project does not say so.
  package let development: String?
  /// The languages, in the order of the project, without `Base`.
  package let known: [String]

  /// - Parameter file: The project.
  package init(of file: ProjectFile) {
    let project = file.project
    development = project?["developmentRegion"]?.text.map(Self.identifier)
    var seen: Set<String> = []
    known = (project?["knownRegions"]?.texts ?? []).map(Self.identifier).filter {
      $0 != "Base" && seen.insert($0).inserted
    }
  }

  /// Whether the project lists a language. `name`: as in the name of a folder, such as `pt_BR` of `pt_BR.lproj`.
  package func lists(_ name: String) -> Bool {
    let wanted = Self.identifier(name).lowercased()
    return known.contains { $0.lowercased() == wanted } || development?.lowercased() == wanted
  }

  /// The identifier of a language: `en` for `English`, as in the first projects, `pt-BR` for `pt_BR`.
  package static func identifier(_ name: String) -> String {
    formerNames[name] ?? name.split(separator: "_", omittingEmptySubsequences: false).joined(separator: "-")
  }

  private static let formerNames = [
    "English": "en", "French": "fr", "German": "de", "Italian": "it", "Japanese": "ja", "Spanish": "es",
    "Dutch": "nl",
  ]
}
