import Diagnostics
import Files
import Git
import Goldens
import Localization

/// The texts that code looks up and that are others than before, as far as no document is known to show them: a model may have the key, or
/// code may show it that no document has anything to do with.
struct ChangedTexts {
  /// A table of texts in several languages.
  private struct Table: Hashable {
    var folder: String
    var name: String
  }

  /// A text of a key in a language.
  private struct Text {
    var language: String
    var file: String
    var line: Int
    var old, new: String
    /// As messages have it.
    var words: String {
      let (old, new) = PrintedText.shortened(old, new)
      return "\"\(old)\" → \"\(new)\""
    }
  }

  /// What is said of texts of documents: the lines that are named, and the words.
  private var places: Set<String> = []
  private var words: Set<String> = []

  /// - Parameter documents: What is known of the documents.
  init(besides documents: [DocumentDifference]) {
    for document in documents {
      for cause in document.items.flatMap(\.causes) {
        note(cause.phrase, cause.file ?? document.document, [cause.line] + cause.otherLines)
      }
      for edit in document.hidden {
        note(edit.phrase, edit.file ?? document.document, [edit.line] + edit.otherLines)
      }
    }
  }

  private mutating func note(_ phrase: String, _ file: String, _ lines: [Int]) {
    for line in lines where line > 0 { places.insert("\(file):\(line)") }
    if let quote = phrase.firstIndex(of: "\"") { words.insert(String(phrase[quote...])) }
  }

  /// Returns what changed, a table each.
  ///
  /// - Parameters:
  ///   - changes: The files that changed.
  ///   - documents: The names of documents, without extensions: tables that are called so are theirs.
  ///   - places: Where a file is on either side.
  ///   - shown: What messages call a file.
  func differences(
    _ changes: [GitChange], documents: Set<String>,
    places: (was: (String) -> String, now: (String) -> String),
    shown: (String) -> String
  ) -> [DocumentDifference] {
    var tables: [Table: [String: [Text]]] = [:]
    for change in changes {
      guard let old = change.old, let new = change.new, let (table, language) = Self.table(at: new),
        !documents.contains(table.name)
      else { continue }
      func bytes(_ path: String) -> [UInt8] { (try? FileSystem.untraced.read(path).bytes) ?? [] }
      let texts = ApplicationTexts.differences(
        from: bytes(places.was(old)), to: bytes(places.now(new)), at: new)
      for text in texts where !text.old.isEmpty && !text.new.isEmpty {
        tables[table, default: [:]][text.key, default: []].append(
          Text(
            language: language ?? text.language, file: shown(new), line: text.line, old: text.old,
            new: text.new))
      }
    }
    return tables.sorted { ($0.key.folder, $0.key.name) < ($1.key.folder, $1.key.name) }.compactMap {
      difference(of: $0.value)
    }
  }

  /// What changed in a table. `keys`: the texts by their keys.
  private func difference(of keys: [String: [Text]]) -> DocumentDifference? {
    let left = keys.filter { _, texts in !texts.contains(where: isKnown) }
      .mapValues { $0.sorted { Self.precedes($0, $1) } }
      .sorted {
        Self.precedes($0.value[0], $1.value[0]) || !Self.precedes($1.value[0], $0.value[0]) && $0.key < $1.key
      }
    guard let first = left.first?.value[0] else { return nil }
    var difference = DocumentDifference(first.file, was: nil, .changed)
    difference.hidden = left.map { key, texts in
      let others = texts.dropFirst().map(\.language)
      let isOwn = Self.isOwn(texts[0].language)
      var edit = HiddenEdit(
        id: "", subject: "\"\(PrintedText.shortened(key))\"" + (isOwn ? "" : " in \(texts[0].language)"),
        phrase: texts[0].words
          + (others.isEmpty ? "" : ", another text in \(DifferenceItem.list(others, most: 6)), too"),
        line: texts[0].line, file: texts[0].file == first.file ? nil : texts[0].file)
      edit.showsInApp = true
      return edit
    }
    return difference
  }

  private func isKnown(_ text: Text) -> Bool {
    // Of a catalog no lines are known.
    text.line > 0 ? places.contains("\(text.file):\(text.line)") : words.contains(text.words)
  }

  /// The table that a file has texts of, and the language, which a catalog has several of; nil for no table that code looks texts up in.
  private static func table(at path: String) -> (Table, language: String?)? {
    let parts = path.split(separator: "/")
    let isOfOthers = parts.contains { part in
      Self.others.contains(String(part)) || part.hasSuffix("Tests") || part.hasSuffix(".bundle")
    }
    guard RevisionTree.isNeeded(path), !isOfOthers else { return nil }
    guard let file = parts.last, let dot = file.lastIndex(of: ".") else { return nil }
    let name = String(file[..<dot])
    if name.hasSuffix("InfoPlist") { return nil }
    switch file[dot...] {
    case ".xcstrings": return (Table(folder: parts.dropLast().joined(separator: "/"), name: name), nil)
    case ".strings":
      guard let folder = parts.dropLast().last, folder.hasSuffix(".lproj") else { return nil }
      return (
        Table(folder: parts.dropLast(2).joined(separator: "/"), name: name),
        String(folder.dropLast(".lproj".count))
      )
    default: return nil
    }
  }

  /// The folders of what is none of the application's.
  private static let others: Set<String> = [
    "Pods", "Carthage", "fastlane", "Tests", "node_modules", ".build", "vendor",
  ]

  private static func isOwn(_ language: String) -> Bool {
    language.isEmpty || language == "Base" || language == "en" || language.hasPrefix("en-")
  }

  /// The application's own language comes first.
  private static func precedes(_ one: Text, _ other: Text) -> Bool {
    (isOwn(one.language) ? 0 : 1, one.language, one.line) < (
      isOwn(other.language) ? 0 : 1, other.language, other.line
    )
  }
}
