import Diagnostics
import Files
import Screens

/// The documents of a configuration, and the folders of their goldens.
package struct GoldenDocuments: Sendable {
  /// A document.
  package struct Document: Hashable, Sendable {
    /// The path as shown in messages.
    package let path: String
    /// The path relative to the configuration's root.
    package let relativePath: String
    /// The folder of the document's goldens, relative to the goldens' folder: its path without extension.
    package let folder: String

    /// Whether it is the script of a flow, whose goldens are the pictures of its steps.
    package var isFlow: Bool { GoldenDocuments.isFlow(path) }
  }

  /// All documents, sorted by path.
  package let all: [Document]
  /// Those that no target of their project has: they are left out unless they are named.
  package let unbuilt: [Document]
  /// Errors for documents that no path leads to, and for patterns that match nothing.
  package var findings: [Finding] { unreachable + unmatchedInputs + unmatchedScopes }
  /// Those for documents whose names are not UTF-8, or not only their own: they are not among the documents.
  package let unreachable: [Finding]
  /// Those of `inputs` and `exclude`: other documents are meant than were found.
  let unmatchedInputs: [Finding]
  /// Those of overrides and transitions.
  private let unmatchedScopes: [Finding]

  /// Finds the documents that match a configuration's patterns.
  ///
  /// - Parameters:
  ///   - configuration: The configuration.
  ///   - subject: What code says besides.
  ///   - recorded: Returns the documents that have goldens: patterns that match one of these are no mistakes, though the
  ///     document may be gone.
  ///   - isBuilt: Whether a target has a document, or it counts without one.
  package init(
    _ configuration: GoldenConfiguration, _ subject: RunSubject = RunSubject(),
    recorded: () -> [String] = { [] }, isBuilt: (Document) -> Bool = { _ in true }
  ) {
    let files: Files =
      subject.names.map { ($0, [], []) } ?? Self.files(configuration, recorded: recorded)
    let found = files.found
    // Companion layouts are shown with their documents and have no goldens of their own.
    let companions = LoadedDocument.Companions()
    let shown = Set(found.compactMap { companions.conventional(for: configuration.path($0), in: .untraced) })
    let names = Set(found)
    var taken = UniqueNames()
    let documents = found.compactMap { path -> Document? in
      let place = configuration.path(path)
      if shown.contains(place) { return nil }
      let parts = PathText.names(path).filter { !$0.isEmpty }
      // A language's own version of a document is covered by the language axis of the base document.
      if parts.count > 1, parts[parts.count - 2].hasSuffix(".lproj"), parts[parts.count - 2] != "Base.lproj",
        names.contains((parts.dropLast(2) + ["Base.lproj", parts[parts.count - 1]]).joined(separator: "/"))
      {
        return nil
      }
      return Document(path: place, relativePath: path, folder: taken.claim(Self.folder(of: path)))
    }
    let built = documents.map(isBuilt)
    func having(_ wanted: Bool) -> [Document] {
      zip(documents, built).filter { $0.1 == wanted }.map(\.0)
    }
    (all, unbuilt) = (having(true), having(false))
    let scopes = UnmatchedPatterns(configuration, documents: found)
    (unreachable, unmatchedInputs) = (files.unreachable, files.unmatched)
    unmatchedScopes = configuration.file == nil ? [] : scopes.scopes(matching: documents.map(\.relativePath))
  }

  /// Returns the folder of a document's goldens, if no other document has it.
  static func folder(of path: String) -> String {
    let whole = InputFile.documentName(of: path)
    let stem = isFlow(path) ? String(whole.dropLast(".json".count)) : whole
    let folders = PathText.names(path).dropLast().filter { !$0.isEmpty }.map {
      OutputNames.plain($0, keeping: ".")
    }
    return (folders + [OutputNames.plain(stem, keeping: ".")]).joined(separator: "/")
  }

  /// What is found in the folder of a configuration, with errors.
  private typealias Files = (found: [String], unreachable: [Finding], unmatched: [Finding])

  /// Returns the files that match the patterns, and errors for those that are not to be had, and for patterns that match
  /// nothing.
  private static func files(_ configuration: GoldenConfiguration, recorded: () -> [String]) -> Files {
    let inputs = configuration.inputs.map { GlobPattern($0) }
    let excluded = configuration.excluded.map { GlobPattern($0) }
    let own = [configuration.goldens, configuration.failures]
    var used: Set<String> = []
    let files = FolderWalk.all(below: configuration.root) { folder in
      if own.contains(folder) { return false }
      let hits = excluded.filter { $0.matches(folder + "/x") && $0.matches(folder + "/x/x") }
      used.formUnion(hits.map(\.text))
      return hits.isEmpty
    }
    var found: [FolderWalk.File] = []
    for file in files {
      let hits = excluded.filter { $0.matches(file.path) }
      used.formUnion(hits.map(\.text))
      if hits.isEmpty, isDocument(file.path), inputs.contains(where: { $0.matches(file.path) }) {
        found.append(file)
      }
    }
    let unmatched = UnmatchedPatterns(configuration, documents: files.map(\.path).filter(isDocument))
    let inputMistakes = unmatched.inputs(matching: found.map(\.path), recorded: recorded)
    let (reachable, errors) = reachable(found, configuration)
    return (reachable, errors, inputMistakes + unmatched.excluded(used))
  }

  /// The documents that a path leads to, each by its own, and errors for the others.
  private static func reachable(
    _ files: [FolderWalk.File], _ configuration: GoldenConfiguration
  ) -> ([String], [Finding]) {
    var errors = files.compactMap { file in file.unreachable.map { PathError(.notText, path: $0) } }
    let texts = files.filter { $0.unreachable == nil }.map(\.path)
    let wrong = PathError.all(among: texts)
    errors += wrong.map(\.error)
    let indices = Set(wrong.map(\.index))
    let findings = errors.map { error in
      Finding(.error, .request, error.message, at: SourceLocation(file: configuration.path(error.path)))
    }
    return (texts.indices.filter { !indices.contains($0) }.map { texts[$0] }, findings)
  }

  private static func isDocument(_ path: String) -> Bool {
    [".xib", ".storyboard", ".scene.json"].contains { ends(path, in: $0) } || isFlow(path)
  }

  fileprivate static func isFlow(_ path: String) -> Bool { ends(path, in: ".flow.json") }

  private static func ends(_ path: String, in kind: String) -> Bool {
    path.lowercased().utf8.suffix(kind.utf8.count).elementsEqual(kind.utf8)
  }

  /// Returns the document named by a command-line input: by its path, or by that below the root; nil if it is not one of
  /// the documents.
  package func document(named input: String) -> Document? {
    func plain(_ path: String) -> [UInt8] {
      Array(PathText.names(path).filter { !["", "."].contains($0) }.joined(separator: "/").utf8)
    }
    let wanted = plain(input)
    let all = all + unbuilt
    if let known = all.first(where: { plain($0.path) == wanted }) { return known }
    if let real = InputFile.resolved(input),
      let known = all.first(where: { InputFile.resolved($0.path).map { PathText.areSame($0, real) } ?? false }
      )
    {
      return known
    }
    return input.hasPrefix("/") ? nil : all.first { plain($0.relativePath) == wanted }
  }

  /// Returns the document that was probably meant by a command-line input.
  package func nearest(to input: String) -> String? {
    let name = input.split(separator: "/").last.map(String.init) ?? input
    let names = all.map { $0.path.split(separator: "/").last.map(String.init) ?? $0.path }
    if let near = NearestName.of(input, in: all.map(\.path)) { return near }
    guard let near = NearestName.of(name, in: names) else { return nil }
    return zip(all, names).first { $0.1 == near }?.0.path
  }
}
