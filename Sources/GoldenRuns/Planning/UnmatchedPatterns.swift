import Assets
import Diagnostics
import Files

/// Patterns of a configuration's documents that match nothing: misspelled ones would silently change what has goldens.
struct UnmatchedPatterns {
  private let configuration: GoldenConfiguration
  /// All documents, whether a pattern matches them or not.
  private let documents: [String]

  /// - Parameters:
  ///   - configuration: The configuration.
  ///   - documents: The files that `inputs` could match, relative to the root.
  init(_ configuration: GoldenConfiguration, documents: [String]) {
    (self.configuration, self.documents) = (configuration, documents)
  }

  /// Returns an error for each pattern of `inputs` that matches no file. One that only names a kind of file may do so, as
  /// long as another matches, and so may one that matches a document which has goldens and is gone.
  func inputs(matching files: [String], recorded: () -> [String]) -> [Finding] {
    let patterns = configuration.inputs.map { GlobPattern($0) }
    var former: [String]?
    return zip(patterns, configuration.patternLocations.inputs).compactMap { pattern, place in
      if files.contains(where: pattern.matches) || pattern.namesOnlyAKind && !files.isEmpty { return nil }
      let gone = former ?? recorded()
      former = gone
      if gone.contains(where: pattern.matches) { return nil }
      return finding("\"inputs\" has \"\(pattern.text)\", which matches no document", pattern, place)
    }
  }

  /// Returns an error for each pattern of `exclude` that passes over nothing.
  ///
  /// - Parameter used: The patterns that passed over a file or folder.
  func excluded(_ used: Set<String>) -> [Finding] {
    zip(configuration.excluded, configuration.patternLocations.excluded).compactMap { text, place in
      let pattern = GlobPattern(text)
      let mayBeAbsent = GoldenConfiguration.generatedFolders.contains(text) || pattern.isOfHiddenNames
      if used.contains(text) || mayBeAbsent || isBelowExcluded(pattern) { return nil }
      return finding("\"exclude\" has \"\(text)\", which matches no file", pattern, place)
    }
  }

  /// Returns an error for each pattern of overrides and transitions that matches no document.
  ///
  /// - Parameter chosen: The documents that have goldens, relative to the root.
  func scopes(matching chosen: [String]) -> [Finding] {
    let scopes =
      configuration.overrides.map { ($0.documents, $0.location) }
      + configuration.transitions.map { ($0.documents, $0.location) }
    return assets()
      + scopes.flatMap { patterns, place in
        patterns.filter { pattern in !chosen.contains(where: pattern.matches) }.map { pattern in
          finding("\"documents\" has \"\(pattern.text)\", which matches no document", pattern, place)
        }
      }
  }

  /// Returns an error for each folder of assets that is not there.
  private func assets() -> [Finding] {
    let whole = SourceLocation(file: configuration.file ?? GoldenConfiguration.fileName)
    let named =
      configuration.assets.map { ($0, whole) }
      + configuration.overrides.flatMap { override in override.assets.map { ($0, override.location) } }
    return named.compactMap { folder, place in
      let path = configuration.path(folder)
      let isFolder = AssetLibrary.isFolder(path)
      if isFolder, configuration.enclosure.admits(path, in: .untraced) { return nil }
      let words = isFolder ? "which is outside of the project" : "which is not a folder"
      return Finding(.error, .request, "\"assets\" has \"\(folder)\", \(words)", at: place)
    }
  }

  private func finding(_ words: String, _ pattern: GlobPattern, _ place: SourceLocation) -> Finding {
    let hint = nearest(pattern).map { "; did you mean \"\($0)\"?" } ?? ""
    return Finding(.error, .request, words + hint, at: place)
  }

  /// Returns the document, or the folder, that a pattern was probably meant to name.
  private func nearest(_ pattern: GlobPattern) -> String? {
    let literal = pattern.literalPrefix
    if literal.isEmpty { return nil }
    if literal.joined(separator: "/") == pattern.text, let name = literal.last {
      let moved = documents.first { $0.split(separator: "/").last.map(String.init) == name }
      return moved ?? NearestName.of(pattern.text, in: documents)
    }
    let folders = documents.compactMap { path -> String? in
      let parts = path.split(separator: "/").dropLast()
      return parts.count < literal.count ? nil : parts.prefix(literal.count).joined(separator: "/")
    }
    return NearestName.of(literal.joined(separator: "/"), in: Array(Set(folders)).sorted())
  }

  /// Whether what a pattern names is there, inside a folder that is passed over as a whole.
  private func isBelowExcluded(_ pattern: GlobPattern) -> Bool {
    let path = pattern.literalPrefix.joined(separator: "/")
    return !path.isEmpty && FileSystem.untraced.exists(configuration.path(path))
      && configuration.excluded.contains { $0 != pattern.text && GlobPattern($0).matches(path + "/x") }
  }
}
