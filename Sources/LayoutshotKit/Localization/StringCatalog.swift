import Diagnostics
import InterfaceFile
import JSON

/// A string catalogue of Xcode 15 and later (`.xcstrings`): all languages of a document in one JSON file.
///
/// Apple publishes no format; as files of projects have it: `strings.<key>.localizations.<language>.stringUnit.value`, in
/// its place `variations.<device or plural>.<case>.stringUnit.value`.
struct StringCatalog {
  private let root: JSONValue
  private let file: String

  init(_ bytes: [UInt8], file: String) throws(LocalizationError) {
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

  /// The language that the document itself is in.
  var sourceLanguage: String? { root["sourceLanguage"]?.string }

  /// The texts in a language, in the file's order; nil where it has none in it.
  func texts(in language: String) -> [LocalizedText]? {
    var isThere = language == sourceLanguage
    var texts: [LocalizedText] = []
    for member in root["strings"]?.members ?? [] {
      // Keys whose objects are gone stay until somebody tidies up.
      if member.value["extractionState"]?.string == "stale" { continue }
      guard let localization = member.value["localizations"]?[language] else { continue }
      isThere = true
      guard let text = Self.text(of: localization),
        let entry = LocalizedText(key: member.key, text: text, at: SourceLocation(file: file))
      else { continue }
      texts.append(entry)
    }
    return isThere ? texts : nil
  }

  /// Where a key stands.
  func location(of text: LocalizedText) -> SourceLocation {
    let key = "\(text.objectID).\(text.property)"
    return SourceLocation(file: file, root["strings"]?.members.first { $0.key == key }?.place)
  }

  private static func text(of localization: JSONValue) -> String? {
    if let text = localization["stringUnit"]?["value"]?.string { return text }
    let variations = localization["variations"]
    let cases = [("device", "iphone"), ("device", "other"), ("plural", "other")]
    for (kind, name) in cases {
      if let inner = variations?[kind]?[name], let text = text(of: inner) { return text }
    }
    return nil
  }
}
