import Diagnostics
import Files
import SourceCode
import Synchronization

/// The texts that an application's code looks up by key: tables in `.strings` files of languages and in string catalogs.
///
/// Of several tables with a name the one nearest to the document counts that has the key. A language that lacks the key
/// falls back to English or the base.
package final class ApplicationTexts: Sendable {
  /// The files by the names of their tables, sorted by path.
  private let tables: [String: [Table]]
  /// What was read, by path.
  private let known = Mutex<[String: [String: Texts]]>([:])

  /// A file with texts.
  private struct Table: Sendable {
    var path: String
    /// The language; nil for a catalog, which has several.
    var language: String?
  }

  /// Texts of a language.
  private struct Texts: Sendable {
    /// By key.
    var values: [String: String]
    /// By keys in small letters without signs: `id_pin_code` and `idPinCode` are both `idpincode`. Empty where several keys
    /// with different texts are the same then.
    var plain: [String: String]
    /// The lines of the keys; none of a catalog.
    var lines: [String: Int]

    init(_ values: [String: String], lines: [String: Int] = [:]) {
      (self.values, plain, self.lines) = (values, ApplicationTexts.plain(values), lines)
    }
  }

  /// The table of keys that code gives none for.
  private static let usual = "Localizable"
  /// The maximum file size in bytes.
  private static let largestFile = 16 << 20
  /// The languages of the application itself, in the order in which they are asked.
  private static let own = ["en", "Base", "en-US", "en-GB"]

  /// Creates tables, which are read when they are asked for.
  ///
  /// - Parameters:
  ///   - paths: The `.strings` and `.xcstrings` files.
  ///   - enclosure: What is outside of it is not read.
  package init(_ paths: [String], within enclosure: Enclosure) {
    var tables: [String: [Table]] = [:]
    for path in paths.sorted(by: { $0.utf8.lexicographicallyPrecedes($1.utf8) }) {
      let parts = path.split(separator: "/")
      guard let file = parts.last, enclosure.admits(path, in: .untraced) else { continue }
      let name = String(file[..<(file.lastIndex(of: ".") ?? file.endIndex)])
      var language: String?
      if !file.hasSuffix(".xcstrings") {
        guard parts.count > 1, parts[parts.count - 2].hasSuffix(".lproj") else { continue }
        language = String(parts[parts.count - 2].dropLast(".lproj".count))
      }
      tables[name, default: []].append(Table(path: path, language: language))
    }
    self.tables = tables
  }

  /// The texts of a file, by language; none of one that cannot be read.
  private func texts(of table: Table) -> [String: Texts] {
    known.withLock { known in
      if let texts = known[table.path] { return texts }
      let texts = Self.read(table)
      known[table.path] = texts
      return texts
    }
  }

  private static func read(_ table: Table) -> [String: Texts] {
    guard let bytes = try? FileSystem.untraced.read(table.path, limit: largestFile).bytes,
      bytes.count <= largestFile
    else { return [:] }
    if let language = table.language {
      guard let strings = try? StringsFile(bytes, file: table.path) else { return [:] }
      return [language: Texts(strings.values, lines: strings.lines)]
    }
    guard let catalog = try? StringCatalog(bytes, file: table.path) else { return [:] }
    var texts: [String: Texts] = [:]
    for language in Set(catalog.languages + [catalog.sourceLanguage].compactMap(\.self)) {
      texts[language] = Texts(catalog.values(in: language))
    }
    return texts
  }

  /// The languages in which a text that two versions of a table have is another, and those in which only one of them has a text; empty for
  /// the only one of a table without languages.
  ///
  /// - Parameters:
  ///   - old: The table before; empty where there was none.
  ///   - new: The table now; empty where there is none.
  ///   - path: The table's path.
  package static func languages(
    differing old: [UInt8], from new: [UInt8], at path: String
  ) -> (changed: Set<String>, ofOne: Set<String>) {
    let (was, now) = (values(old, path), values(new, path))
    var found = (changed: Set<String>(), ofOne: Set<String>())
    for language in Set(was.keys).union(now.keys) {
      let (before, after) = (was[language]?.values ?? [:], now[language]?.values ?? [:])
      let keys = Set(before.keys).union(after.keys).filter { before[$0] != after[$0] && !isOfObject($0) }
      if keys.contains(where: { before[$0] != nil && after[$0] != nil }) { found.changed.insert(language) }
      if keys.contains(where: { before[$0] == nil || after[$0] == nil }) { found.ofOne.insert(language) }
    }
    return found
  }

  /// The texts of a table by language: the empty one of the only one of a table without languages.
  private static func values(_ bytes: [UInt8], _ path: String) -> [String: Texts] {
    if bytes.isEmpty || bytes.count > largestFile { return [:] }
    if path.hasSuffix(".xcstrings") {
      guard let catalog = try? StringCatalog(bytes, file: path) else { return [:] }
      return Dictionary(
        uniqueKeysWithValues: Set(catalog.languages).map { ($0, Texts(catalog.values(in: $0))) })
    }
    return (try? StringsFile(bytes, file: path)).map { ["": Texts($0.values, lines: $0.lines)] } ?? [:]
  }

  /// A text that two versions of a table have and that is another one.
  package struct Difference: Sendable {
    /// The language; empty for the only one of a table without languages.
    package var language: String
    package var key: String
    package var old, new: String
    /// The line of the newer version, from 1; 0 where that is not known.
    package var line: Int
  }

  /// Returns the texts that both versions of a table have and that differ, by language and key. The parameters are those of
  /// `languages(differing:from:at:)`.
  package static func differences(from old: [UInt8], to new: [UInt8], at path: String) -> [Difference] {
    let (was, now) = (values(old, path), values(new, path))
    return now.sorted { $0.key < $1.key }.flatMap { language, texts in
      texts.values.sorted { $0.key < $1.key }.compactMap { key, text in
        guard let before = was[language]?.values[key], before != text, !isOfObject(key) else { return nil }
        return Difference(language: language, key: key, old: before, new: text, line: texts.lines[key] ?? 0)
      }
    }
  }

  /// Whether a key is that of an object's text, which no code looks up: `4eW-cB-JxY.text`, `go.normalTitle`.
  private static func isOfObject(_ key: String) -> Bool {
    guard let dot = key.firstIndex(of: ".") else { return false }
    if key.hasSuffix("Title") && stateTitles.contains(String(key[dot...])) { return true }
    let parts = key[..<dot].split(separator: "-", omittingEmptySubsequences: false)
    return parts.map(\.count) == [3, 2, 3]
  }

  private static let stateTitles: Set<String> = [
    ".normalTitle", ".highlightedTitle", ".selectedTitle", ".disabledTitle", ".headerTitle", ".footerTitle",
  ]

  private static func plain(_ values: [String: String]) -> [String: String] {
    var result: [String: String] = [:]
    for (key, value) in values {
      let plain = plain(key)
      // Two keys that read the same are ambiguous unless their texts are the same.
      if let other = result[plain], other != value { result[plain] = "" } else { result[plain] = value }
    }
    return result
  }

  private static func plain(_ key: some StringProtocol) -> String {
    guard key.utf8.allSatisfy({ $0 < 0x80 }) else {
      return key.lowercased().filter { $0.isLetter || $0.isNumber }
    }
    return String(
      decoding: key.utf8.compactMap { byte -> UInt8? in
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"): byte
        case UInt8(ascii: "A")...UInt8(ascii: "Z"): byte | 0x20
        default: nil
        }
      }, as: UTF8.self)
  }

  /// Returns the text of a key; nil if there is no such table. A key that the table lacks is itself the text, as for
  /// `NSLocalizedString` (Apple, Foundation).
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - table: The table's name; nil for the usual one.
  ///   - language: The language; nil for the application's own.
  ///   - folder: The folder of the document.
  ///   - hasFallback: Whether code gives the text that stands for a key which neither the language nor the application's own
  ///     has; else that of any other language does.
  package func text(
    of key: String, in table: String?, language: ScreenLanguage?, near folder: String, hasFallback: Bool
  ) -> String? {
    find(key, table, language, folder, hasFallback)?.text ?? (tables[table ?? Self.usual] == nil ? nil : key)
  }

  /// The name of the only table, besides the usual one, that has a key in any language; nil for none.
  package func onlyTable(with key: String) -> String? {
    let found = tables.filter { name, files in
      name != Self.usual
        && files.contains { file in texts(of: file).values.contains { $0.values[key] != nil } }
    }
    return found.count == 1 ? found.first?.key : nil
  }

  /// Whether a key is none that is shown itself: it is no words, and nothing is known of the language in which it has no text.
  private func isCode(_ key: String, in table: String) -> Bool {
    !key.contains(" ")
      && tables[table]?.contains { $0.language.map(Self.own.contains) ?? false } != true
  }

  private func find(
    _ key: String, _ table: String?, _ language: ScreenLanguage?, _ folder: String, _ hasFallback: Bool
  ) -> (text: String, path: String, texts: Texts)? {
    let name = table ?? Self.usual
    return find(name, language, folder, inAny: !hasFallback && isCode(key, in: name)) { $0.values[key] }
  }

  /// Returns where the text of a key is stated; nil if it is in no table. The parameters are those of `text`.
  package func place(
    of key: String, in table: String?, language: ScreenLanguage?, near folder: String, hasFallback: Bool
  ) -> SourceLocation? {
    guard let found = find(key, table, language, folder, hasFallback) else { return nil }
    guard let line = found.texts.lines[key] else { return SourceLocation(file: found.path) }
    return SourceLocation(file: found.path, line: line, column: 1)
  }

  /// Returns the text that a generated accessor stands for, such as `L10n.Login.title` or
  /// `R.string.localizable.loginTitle`; nil if it is no such accessor, or several keys could be meant.
  package func text(
    ofAccessor path: [String], language: ScreenLanguage?, near folder: String
  ) -> String? {
    var parts = path[...]
    var names = [Self.usual]
    if parts.starts(with: ["R", "string"]), parts.count > 3 {
      let table = parts[2]
      names = tables.keys.filter { Self.plain($0) == Self.plain(table) }.sorted()
      parts = parts.dropFirst(3)
    } else if let first = parts.first, Self.generated.contains(first), parts.count > 1 {
      parts = parts.dropFirst()
      names += tables.keys.filter { $0 != Self.usual && Self.plain($0) == Self.plain(parts.first ?? "") }
        .sorted()
    } else {
      return nil
    }
    for name in names {
      // SwiftGen puts the table's name before the keys where there are several.
      let isNamed = parts.count > 1 && Self.plain(parts.first ?? "") == Self.plain(name)
      for rest in isNamed ? [parts, parts.dropFirst()] : [parts] {
        let key = Self.plain(rest.joined())
        let found = find(name, language, folder) { $0.plain[key] }
        if let text = found?.text, !text.isEmpty { return text }
      }
    }
    return nil
  }

  /// What generators call the type of their accessors.
  private static let generated: Set<String> = [
    "L10n", "Strings", "L", "Localized", "Localizable", "LocalizedStrings",
  ]

  private func find(
    _ name: String, _ language: ScreenLanguage?, _ folder: String, inAny: Bool = true,
    _ value: (Texts) -> String?
  ) -> (text: String, path: String, texts: Texts)? {
    guard let tables = tables[name] else { return nil }
    var wanted = language.map { $0.pseudo == nil ? $0.names : [] } ?? []
    wanted += Self.own
    /// The text in a language of the nearest of the tables that have the key.
    func nearest(_ language: String) -> (String, String, Texts)? {
      var texts: [String: (String, String, Texts)] = [:]
      for table in tables where table.language == nil || table.language == language {
        guard let own = self.texts(of: table)[language], let text = value(own) else { continue }
        texts[table.path] = (text, table.path, own)
      }
      return tables.map(\.path).filter { texts[$0] != nil }.nearest(to: folder).flatMap { texts[$0] }
    }
    for language in wanted {
      if let found = nearest(language) { return found }
    }
    guard inAny else { return nil }
    let others = Set(tables.flatMap { table in table.language.map { [$0] } ?? Array(texts(of: table).keys) })
    for language in others.subtracting(wanted).sorted() {
      if let found = nearest(language) { return found }
    }
    return nil
  }
}
