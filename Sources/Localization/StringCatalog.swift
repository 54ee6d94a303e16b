import Diagnostics
import InterfaceFile
import JSON
import Synchronization

/// A string catalog of Xcode 15 and later (`.xcstrings`): all languages of a document in one JSON file.
///
/// Apple does not document the format. As observed in projects, texts are at
/// `strings.<key>.localizations.<language>.stringUnit.value`, or at
/// `variations.<device or plural>.<case>.stringUnit.value` below the language.
struct StringCatalog {
  private let root: JSONValue
  private let file: String

  /// The catalogs that were read last, the newest first: a document is read in one language after the other.
  private static let known = Mutex<[(bytes: [UInt8], catalog: StringCatalog)]>([])
  private static let mostKnown = 4

  /// Reads a catalog, or finds it among those that were read last.
  init(_ bytes: [UInt8], file: String) throws(LocalizationError) {
    let found = Self.known.withLock { known in
      known.first { $0.catalog.file == file && $0.bytes == bytes }?.catalog
    }
    if let found {
      self = found
      return
    }
    try self.init(reading: bytes, file: file)
    Self.known.withLock { [self] known in known = Array(([(bytes, self)] + known).prefix(Self.mostKnown)) }
  }

  private init(reading bytes: [UInt8], file: String) throws(LocalizationError) {
    do throws(JSONError) {
      root = try JSONValue.read(bytes)
    } catch {
      throw LocalizationError(.catalog(error.reason), at: SourceLocation(file: file, error.place))
    }
    guard root["strings"] != nil else {
      throw LocalizationError(.catalog("it has no \"strings\""), at: SourceLocation(file: file))
    }
    self.file = file
  }

  /// The language of the document itself.
  var sourceLanguage: String? { root["sourceLanguage"]?.string }

  /// The languages that it has texts in, sorted.
  var languages: [String] {
    var languages: Set<String> = []
    for member in root["strings"]?.members ?? [] {
      languages.formUnion((member.value["localizations"]?.members ?? []).map(\.key))
    }
    return languages.sorted()
  }

  /// Returns the texts in a language, in file order; nil if the catalog does not contain the language.
  func texts(in language: String) -> [LocalizedText]? {
    var isThere = language == sourceLanguage
    var texts: [LocalizedText] = []
    for member in root["strings"]?.members ?? [] {
      // Keys of deleted objects remain until they are cleaned up.
      if member.value["extractionState"]?.string == "stale" { continue }
      guard let localization = member.value["localizations"]?[language] else { continue }
      isThere = true
      guard let (text, place) = Self.text(of: localization),
        let entry = LocalizedText(key: member.key, text: text, at: SourceLocation(file: file, place))
      else { continue }
      texts.append(entry)
    }
    return isThere ? texts : nil
  }

  /// Returns all texts in a language by key. In the catalog's own language a key without a text is the text.
  func values(in language: String) -> [String: String] {
    var values: [String: String] = [:]
    for member in root["strings"]?.members ?? [] {
      if let text = member.value["localizations"]?[language].flatMap(Self.text) {
        values[member.key] = text.text
      } else if language == sourceLanguage {
        values[member.key] = member.key
      }
    }
    return values
  }

  /// Returns the location of a key.
  func location(of text: LocalizedText) -> SourceLocation {
    SourceLocation(file: file, root["strings"]?.members.first { $0.key == text.key }?.place)
  }

  private static func text(of localization: JSONValue) -> (text: String, place: JSONPlace?)? {
    if let value = localization["stringUnit"]?["value"], let text = value.string {
      return (text, value.place)
    }
    let variations = localization["variations"]
    let cases = [("device", "iphone"), ("device", "other"), ("plural", "other")]
    for (kind, name) in cases {
      if let inner = variations?[kind]?[name], let text = text(of: inner) { return text }
    }
    return nil
  }
}
