import Files
import GoldenRuns
import InterfaceFile
import InterfaceXML
import Localization
import Screens

/// A language in which texts of a document differ between two sides.
struct ChangedLanguage {
  let language: ScreenLanguage
  /// The object ids in the scenes that have these texts; nil for those of all scenes.
  var objects: Set<String>?
  /// The texts of the document's own files that differ.
  var texts: [LocalizedSource.DifferingText] = []

  /// The most languages that are looked at one by one.
  private static let most = 60

  /// Returns the languages, sorted.
  ///
  /// - Parameters:
  ///   - old: The path of the document before.
  ///   - new: Its path now.
  ///   - before: The document as it was read before.
  ///   - after: The document as it is read now.
  ///   - others: Languages in which code gives other texts.
  static func between(
    _ old: String, _ new: String, _ before: InterfaceDocument?, _ after: InterfaceDocument?,
    _ others: [ScreenLanguage]
  ) -> [ChangedLanguage] {
    let (was, now) = (tables(of: old), tables(of: new))
    let documents = [before, after].compactMap(\.self)
    let own = (was: before?.ownTexts ?? [:], now: after?.ownTexts ?? [:])
    var differing: [String: [LocalizedSource.DifferingText]] = [:]
    for name in Set(was.keys).union(now.keys) where contents(was[name]) != contents(now[name]) {
      for (language, texts) in LocalizedSource.differingTexts(was[name], now[name]) {
        // The language in which the document is written says the same again.
        let others = texts.filter { $0.old != own.was[$0.key] || $0.new != own.now[$0.key] }
        guard !others.isEmpty else { continue }
        differing[language.isEmpty ? name : language, default: []] += others
      }
    }
    let scenes = documents.flatMap(idsOfScenes)
    let names = Set(differing.keys).union(others.map(\.identifier)).sorted().prefix(most)
    return names.compactMap { name in
      guard let language = ScreenLanguage(name) else { return nil }
      let texts = movedTogether(differing[name] ?? [])
        .sorted { ($0.location.line, $0.key) < ($1.location.line, $1.key) }
      guard !texts.isEmpty, !scenes.isEmpty, !others.contains(where: { $0.identifier == name }) else {
        return ChangedLanguage(language: language, texts: texts)
      }
      let ids = Set(texts.map(\.objectID))
      let affected = scenes.filter { !$0.isDisjoint(with: ids) }
      return ChangedLanguage(
        language: language, objects: affected.reduce(into: []) { $0.formUnion($1) }, texts: texts)
    }
  }

  /// The texts that the `.strings` file of the language in which a document in `Base.lproj` is written has instead of the document's own,
  /// by object id, where those of all other languages have theirs, too: what the document says of these is seen nowhere.
  ///
  /// - Parameters:
  ///   - document: The path of the document.
  ///   - development: The language in which it is written; nil for English.
  static func textsInstead(in document: String, development: String?) -> [String: String] {
    let files = tables(of: document).keys.filter { $0 != "catalog" }
    let own = development ?? "en"
    // A language without a file of the document's shows the document's own texts.
    guard files.contains(own), document.split(separator: "/").dropLast().last == "Base.lproj",
      files.count <= most, Set(TextPlaces(of: document).languages).isSubset(of: files)
    else { return [:] }
    func texts(_ language: String) -> [String: String] {
      let source = try? LocalizedSource(document, ScreenLanguage(language), in: .untraced)
      return (source?.translations ?? [:]).compactMapValues { all in
        all.first { ["text", "normalTitle"].contains($0.property) }?.text
      }
    }
    let others = files.filter { $0 != own }.map { Set(texts($0).keys) }
    return texts(own).filter { object, _ in others.allSatisfy { $0.contains(object) } }
  }

  /// The texts, with those that went from one file into another, such as from `.strings` into a catalog, as one that differs, if it does.
  private static func movedTogether(_ texts: [LocalizedSource.DifferingText]) -> [LocalizedSource
    .DifferingText]
  {
    Dictionary(grouping: texts, by: \.key).values.flatMap { texts in
      guard texts.count == 2, let gone = texts.first(where: { $0.new == nil }),
        let added = texts.first(where: { $0.old == nil })
      else { return texts }
      return gone.old == added.new ? [] : [added.replacing(gone)]
    }
  }

  /// Whether a screen may show the texts: one that shows something of other screens may, if only their titles.
  func concerns(_ screen: Screens.Screen) -> Bool {
    // Bars show titles of other screens: of tabs, and of the one before.
    let showsTitles = screen.chrome.map { $0.backItem != nil || !$0.tabBar.items.isEmpty } ?? false
    let showsOthers = !screen.embeddedIDs.isEmpty || showsTitles
    return objects.map { $0.contains(screen.id) || showsOthers } ?? true
  }

  /// The object ids in each scene of a storyboard; none for other documents.
  private static func idsOfScenes(of document: InterfaceDocument) -> [Set<String>] {
    func add(_ element: Element, to ids: inout Set<String>) {
      if let id = element.peek("id") { ids.insert(id) }
      for child in element.children { add(child, to: &ids) }
    }
    let lists = document.root.children.filter { $0.name == "scenes" }
    return lists.flatMap(\.children).map { scene in
      var ids: Set<String> = []
      add(scene, to: &ids)
      return ids
    }
  }

  /// The files with texts of a document: by language, and catalogs by their paths in its folder.
  private static func tables(of document: String) -> [String: String] {
    let places = TextPlaces(of: document)
    // Texts of a language are shown in the document of all languages, not in that of another one.
    if let base = places.base, FileSystem.untraced.exists(base) { return [:] }
    var tables: [String: String] = [:]
    for language in places.languages where FileSystem.untraced.exists(places.strings(in: language)) {
      tables[language] = places.strings(in: language)
    }
    tables["catalog"] = places.catalogs.first { FileSystem.untraced.exists($0) }
    return tables
  }

  private static func contents(_ path: String?) -> [UInt8]? {
    path.flatMap { try? FileSystem.untraced.read($0).bytes }
  }
}

extension InterfaceDocument {
  /// The document's own texts, by the keys of their translations.
  fileprivate var ownTexts: [String: String] {
    Dictionary(localized([]).untranslated.map { ($0.key, $0.text) }, uniquingKeysWith: { first, _ in first })
  }
}
