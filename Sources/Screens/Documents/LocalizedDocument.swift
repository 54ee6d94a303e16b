import Diagnostics
import InterfaceFile
import Localization
import Views

/// A document with its texts in a language.
package struct LocalizedDocument {
  let source: LocalizedSource
  let document: InterfaceDocument
  /// The texts that replace the document's own.
  let texts: TextOverlay
  /// What was found about texts that match no object.
  let findings: [Finding]

  /// Reads a document and its texts in a language, nil for its own. Throws `FileError`, `ReadError` or
  /// `LocalizationError`.
  init(_ path: String, _ language: ScreenLanguage?, parsed: inout ParsedDocuments) throws {
    let development =
      language == nil
      ? nil
      : parsed.library.flatMap { [files = parsed.files] in
        DocumentLanguages.development(of: path, $0, in: files)
      }
    source = try LocalizedSource(path, language, development: development, in: parsed.files)
    document = try parsed.document(at: source.document)
    (texts, findings) = source.texts(for: document)
  }

  /// What a tab bar shows for controllers, by object ID.
  func tabItems(of controllers: Set<String>) -> [String: TabBarItem] {
    document.tabItems(of: controllers, texts: texts)
  }
}
