import Diagnostics
import Files
import InterfaceFile

/// Where a document's texts in a language come from.
///
/// Looked for beside the document, or beside the `.lproj` folder that it stands in: a whole document or `.strings` in the
/// language's own `.lproj`, else a string catalogue. The nearest language that has something is taken: of `pt-BR` also
/// `pt`.
package struct LocalizedSource {
  /// The document to read: another one where the language has its own.
  package let document: String
  /// The texts in the language.
  private(set) var texts: [LocalizedText] = []
  /// The file that these are from; nil where there is none.
  package private(set) var file: String?
  /// Whether the language has something, be it that it is the document's own.
  package private(set) var isKnown = false
  /// Whether it is what the document itself is in.
  private var isOwnLanguage = false
  private var catalog: StringCatalog?
  private let pseudo: PseudoLanguage?

  /// Texts without an object that are told one by one: projects may translate all documents in one file.
  private static let mostTold = 20

  /// Looks for what there is.
  ///
  /// - Throws: `FileError` or `LocalizationError` of a file that is there.
  package init(_ path: String, _ language: ScreenLanguage?) throws {
    pseudo = language?.pseudo
    guard let language, pseudo == nil, path != "-" else {
      document = path
      // Nothing lies beside standard input.
      isKnown = language == nil || pseudo != nil
      return
    }
    let (folder, name) = Self.split(path)
    let (above, last) = Self.split(folder)
    let isInProject = last.hasSuffix(".lproj")
    let parent = isInProject ? above : folder
    let stem = InputFile.documentName(of: name)
    let catalogs = [
      Self.joined(folder, stem), Self.joined(Self.joined(parent, "mul.lproj"), stem),
      Self.joined(parent, stem),
    ]
    .map { $0 + ".xcstrings" }
    for language in language.names {
      let own = Self.joined(parent, language + ".lproj")
      if isInProject, last != language + ".lproj", InputFile.exists(Self.joined(own, name)) {
        document = Self.joined(own, name)
        isKnown = true
        return
      }
      let strings = Self.joined(own, stem + ".strings")
      if InputFile.exists(strings) {
        document = path
        texts = try StringsFile(Self.bytes(strings), file: strings).texts
        (file, isKnown) = (strings, true)
        return
      }
      for path in catalogs where InputFile.exists(path) {
        let catalog = try StringCatalog(Self.bytes(path), file: path)
        guard let texts = catalog.texts(in: language) else { continue }
        (self.texts, file, self.catalog, isKnown) = (texts, path, catalog, true)
        isOwnLanguage = catalog.sourceLanguage == language
        break
      }
      if isKnown || last == language + ".lproj" { break }
    }
    document = path
    // What projects are developed in is mostly English; only the project file says so.
    let isBase = last == "Base.lproj" && language.names.last == "en"
    isKnown = isKnown || isBase || language.names.contains { last == $0 + ".lproj" }
  }

  /// What stands in the place of a document's texts, and findings about what did not fit.
  package func texts(for document: InterfaceDocument) -> (texts: TextOverlay, findings: [Finding]) {
    if let pseudo { return (document.localized(pseudo), []) }
    guard let file else { return (TextOverlay(), []) }
    let outcome = document.localized(texts)
    return (outcome.texts, findings(of: outcome, in: document, file: file))
  }

  private func findings(
    of outcome: LocalizationOutcome, in document: InterfaceDocument, file: String
  ) -> [Finding] {
    func place(_ text: LocalizedText) -> SourceLocation { catalog?.location(of: text) ?? text.location }
    var findings = outcome.strangers.prefix(Self.mostTold).map { text in
      Finding(
        .warning, .reference, "\"\(text.objectID)\" is no object of \(document.file); its text is not used",
        at: place(text))
    }
    if outcome.strangers.count > Self.mostTold {
      let more = outcome.strangers.count - Self.mostTold
      findings.append(
        Finding(
          .warning, .reference, "and \(more) texts more are for objects that \(document.file) does not have",
          at: SourceLocation(file: file)))
    }
    findings += outcome.repeated.map { text in
      Finding(
        .warning, .value, "\"\(text.objectID).\(text.property)\" comes again; the last one is taken",
        at: place(text))
    }
    findings += outcome.misplaced.map { text in
      Finding(
        .warning, .ignored, "\"\(text.objectID)\" has no text \"\(text.property)\" in \(document.file)",
        at: place(text))
    }
    if let first = outcome.untranslated.first, !isOwnLanguage {
      let count = outcome.untranslated.count
      let words = count == 1 ? "1 text is" : "\(count) texts are"
      findings.append(
        Finding(.note, .request, "\(words) not in \(file), here the first; they stay as they are", at: first))
    }
    return findings
  }

  /// What is to be said where a language is asked for that there is nothing in.
  package func missing(_ language: ScreenLanguage, _ document: InterfaceDocument) -> [Finding] {
    guard !isKnown, let first = document.localized([]).untranslated.first else { return [] }
    return [
      Finding(
        .warning, .request,
        "there are no texts in \"\(language.identifier)\" beside the document; its own are shown", at: first)
    ]
  }

  /// Files with more bytes are refused.
  private static let largestFile = 64 << 20

  private static func bytes(_ path: String) throws -> [UInt8] {
    let bytes = try InputFile.read(path, limit: largestFile).bytes
    guard bytes.count <= largestFile else {
      throw LocalizationError(.tooLarge(largestFile), at: SourceLocation(file: path))
    }
    return bytes
  }

  // MARK: Paths

  private static func split(_ path: String) -> (folder: String, name: String) {
    guard let cut = path.lastIndex(of: "/") else { return ("", path) }
    let name = String(path[path.index(after: cut)...])
    return (cut == path.startIndex ? "/" : String(path[..<cut]), name)
  }

  private static func joined(_ folder: String, _ name: String) -> String {
    folder.isEmpty ? name : folder.hasSuffix("/") ? folder + name : folder + "/" + name
  }
}
