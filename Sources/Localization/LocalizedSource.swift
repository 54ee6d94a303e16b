import Diagnostics
import Files
import InterfaceFile

/// The source of a document's texts in a language.
///
/// Files are searched for next to the document, or next to the `.lproj` folder that contains it: a whole document or a
/// `.strings` file in the language's own `.lproj`, or else a string catalog. The closest available language is used:
/// for `pt-BR`, also `pt`.
package struct LocalizedSource {
  /// The document to read, which may be specific to the language.
  package let document: String
  /// The texts in the language.
  private(set) var texts: [LocalizedText] = []
  /// The file that the texts come from, if any.
  package private(set) var file: String?
  /// Whether there are texts in the language, including the case that it is the document's own language.
  package private(set) var isKnown = false
  /// Whether it is the language of the document itself.
  private var isOwnLanguage = false
  private var catalog: StringCatalog?
  private let pseudo: PseudoLanguage?
  /// Files of the language that are links out of the project, which are not read.
  private var linksOut: [String] = []

  /// The maximum number of texts without a matching object that are reported individually: projects may keep the
  /// translations of all documents in one file.
  private static let mostTold = 20

  /// Searches for the texts of a document in a language; nil for the document's own.
  ///
  /// - Parameters:
  ///   - path: The document.
  ///   - language: The language; nil for the document's own.
  ///   - development: The language in which the project's documents are written.
  ///   - files: The files of the work.
  /// - Throws: `FileError` or `LocalizationError` for a file that exists but cannot be read.
  package init(
    _ path: String, _ language: ScreenLanguage?, development: String? = nil, in files: FileSystem
  ) throws {
    pseudo = language?.pseudo
    guard let language, pseudo == nil, path != "-" else {
      document = path
      // Standard input has no neighboring files.
      isKnown = language == nil || pseudo != nil
      return
    }
    let places = TextPlaces(of: path)
    let enclosure = Enclosure(ofDocument: path, in: files)
    for language in language.names {
      let own = places.document(in: language)
      if places.isInLanguage, places.last != language + ".lproj",
        Self.exists(own, in: enclosure, files, &linksOut)
      {
        document = own
        isKnown = true
        return
      }
      let strings = places.strings(in: language)
      if Self.exists(strings, in: enclosure, files, &linksOut) {
        document = path
        texts = try StringsFile(Self.bytes(strings, in: files), file: strings).texts
        (file, isKnown) = (strings, true)
        return
      }
      for path in places.catalogs where Self.exists(path, in: enclosure, files, &linksOut) {
        let catalog = try StringCatalog(Self.bytes(path, in: files), file: path)
        guard let texts = catalog.texts(in: language) else { continue }
        (self.texts, file, self.catalog, isKnown) = (texts, path, catalog, true)
        isOwnLanguage = catalog.sourceLanguage == language
        break
      }
      if isKnown || places.last == language + ".lproj" { break }
    }
    document = path
    // The development language is usually English.
    let isBase = places.last == "Base.lproj" && language.names.contains(development ?? "en")
    isKnown = isKnown || isBase || language.names.contains { places.last == $0 + ".lproj" }
  }

  /// A text that differs between two versions of a file.
  package struct DifferingText: Hashable, Sendable {
    package let key: String
    package let objectID: String
    /// The text before and now; nil where there is none.
    package let old, new: String?
    /// Where it stands now, or else stood.
    package let location: SourceLocation

    /// Returns this text, which is new in its file, with what another file had instead before.
    package func replacing(_ gone: DifferingText) -> DifferingText {
      DifferingText(key: key, objectID: objectID, old: gone.old, new: new, location: location)
    }
  }

  /// Returns by language the texts that differ between two versions of a file, in no order; a `.strings` file has the empty
  /// language. A version that is not there, or cannot be read, has no texts.
  package static func differingTexts(_ old: String?, _ new: String?) -> [String: Set<DifferingText>] {
    let (was, now) = (textsByKey(old), textsByKey(new))
    var differing: [String: Set<DifferingText>] = [:]
    for language in Set(was.keys).union(now.keys) {
      let (before, after) = (was[language] ?? [:], now[language] ?? [:])
      for text in Array(before.values) + Array(after.values) {
        let (old, new) = (before[text.key], after[text.key])
        if old?.text == new?.text { continue }
        differing[language, default: []].insert(
          DifferingText(
            key: text.key, objectID: text.objectID, old: old?.text, new: new?.text,
            location: (new ?? text).location))
      }
    }
    return differing
  }

  private static func textsByKey(_ path: String?) -> [String: [String: LocalizedText]] {
    guard let path, let bytes = try? bytes(path, in: .untraced) else { return [:] }
    var texts: [String: [LocalizedText]] = [:]
    if path.hasSuffix(".xcstrings") {
      let catalog = try? StringCatalog(bytes, file: path)
      for language in catalog?.languages ?? [] { texts[language] = catalog?.texts(in: language) }
    } else {
      texts[""] = (try? StringsFile(bytes, file: path))?.texts
    }
    return texts.mapValues { Dictionary($0.map { ($0.key, $0) }, uniquingKeysWith: { $1 }) }
  }

  /// The texts in the language by object ID, each with its place in the file.
  package var translations: [String: [LocalizedText]] {
    Dictionary(grouping: texts, by: \.objectID)
  }

  /// Returns the texts that replace those of a document, and findings about texts that match no object.
  package func texts(for document: InterfaceDocument) -> (texts: TextOverlay, findings: [Finding]) {
    if let pseudo { return (document.localized(pseudo), []) }
    let links = FindingSet(linksOut.map { .leadsOut($0) }).elements
    guard let file else { return (TextOverlay(), links) }
    let outcome = document.localized(texts)
    return (outcome.texts, links + findings(of: outcome, in: document, file: file))
  }

  /// Whether a file exists and may be read; records one that may not.
  private static func exists(
    _ path: String, in enclosure: Enclosure, _ files: FileSystem, _ linksOut: inout [String]
  ) -> Bool {
    guard files.exists(path) else { return false }
    if enclosure.admits(path, in: files) { return true }
    linksOut.append(path)
    return false
  }

  private func findings(
    of outcome: LocalizationOutcome, in document: InterfaceDocument, file: String
  ) -> [Finding] {
    func place(_ text: LocalizedText) -> SourceLocation { catalog?.location(of: text) ?? text.location }
    var findings = outcome.strangers.prefix(Self.mostTold).map { text in
      Finding(
        .warning, .orphanKey,
        "\"\(text.objectID)\" does not match an object in \(document.file); its text is not used",
        at: place(text))
    }
    if outcome.strangers.count > Self.mostTold {
      let more = outcome.strangers.count - Self.mostTold
      findings.append(
        Finding(
          .warning, .orphanKey, "and \(more) more texts are for objects that \(document.file) does not have",
          at: SourceLocation(file: file)))
    }
    findings += outcome.repeated.map { text in
      Finding(
        .warning, .value, "\"\(text.objectID).\(text.property)\" is duplicated; the last value is used",
        at: place(text))
    }
    findings += outcome.misplaced.map { text in
      Finding(
        .warning, .orphanKey, "\"\(text.objectID)\" has no text \"\(text.property)\" in \(document.file)",
        at: place(text),
        notes: outcome.objects[text.objectID].map { [Finding.Note("the object", at: $0)] } ?? [])
    }
    return isOwnLanguage ? findings : findings + Self.findings(of: outcome.untranslated, file: file)
  }

  /// Returns findings about texts without a translation; numbers and signs need none.
  private static func findings(of texts: [LocalizationOutcome.Untranslated], file: String) -> [Finding] {
    let texts = texts.filter { $0.text.contains(where: \.isLetter) }
    var findings = texts.prefix(mostTold).map { text in
      Finding(
        .note, .unlocalized, "no key \"\(text.key)\" is in \(file); the text stays as it is",
        at: text.location, notes: [Finding.Note("the keys", at: SourceLocation(file: file, line: 1))])
    }
    if texts.count > mostTold {
      findings.append(
        Finding(
          .note, .unlocalized, "and \(texts.count - mostTold) more texts are not in \(file)",
          at: texts[mostTold].location))
    }
    return findings
  }

  /// Returns findings about words that UIKit shows in the language but pictures show in English.
  package static func systemWords(_ language: ScreenLanguage, _ document: InterfaceDocument) -> [Finding] {
    language.pseudo != nil || language.names.last == "en" ? [] : document.systemWords
  }

  /// Returns findings about a requested language for which there are no texts.
  package func missing(_ language: ScreenLanguage, _ document: InterfaceDocument) -> [Finding] {
    guard !isKnown, let first = document.localized([]).untranslated.first?.location else { return [] }
    return [
      Finding(
        .warning, .request,
        "there are no texts in \"\(language.identifier)\" next to the document; its own are shown", at: first)
    ]
  }

  /// The maximum file size in bytes.
  private static let largestFile = 64 << 20

  private static func bytes(_ path: String, in files: FileSystem) throws -> [UInt8] {
    let bytes = try files.read(path, limit: largestFile).bytes
    guard bytes.count <= largestFile else {
      throw LocalizationError(.tooLarge(largestFile), at: SourceLocation(file: path))
    }
    return bytes
  }
}
