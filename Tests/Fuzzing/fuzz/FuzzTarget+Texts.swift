@testable import InterfaceFile
@testable import JSON
@testable import Localization

extension FuzzTarget {
  /// Texts in other languages.
  static let texts = [
    FuzzTarget(name: "strings") { bytes in
      guard let file = try? StringsFile(bytes, file: "fuzz.strings") else { return }
      localize(file.texts)
    },
    FuzzTarget(name: "stringcatalogs") { bytes in
      guard let catalog = try? StringCatalog(bytes, file: "fuzz.xcstrings") else { return }
      for language in ["de", "en", "fuzz"] { localize(catalog.texts(in: language) ?? []) }
    },
    FuzzTarget(name: "json") { bytes in
      guard let value = try? JSONValue.read(bytes) else { return }
      for isIndented in [false, true] {
        let text = value.text(isIndented: isIndented)
        guard let again = try? JSONValue.read(Array(text.utf8)) else {
          preconditionFailure("what is written is not read")
        }
        precondition(again.text(isIndented: isIndented) == text, "what is read is not what was written")
      }
    },
  ]

  /// A document with an object for each ID in the seeds.
  private static let document: InterfaceDocument? = {
    let objects = ["a", "b", "c", "d", "e", "f", "go"].map { id in
      "<button id=\"\(id)\"><state key=\"normal\" title=\"x\"/></button>"
    }
    let text =
      "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\" version=\"3.0\" targetRuntime=\"iOS.CocoaTouch\">"
      + "<objects><view id=\"root\"><subviews>\(objects.joined())</subviews></view></objects></document>"
    return try? InterfaceDocument.read(Array(text.utf8), file: "fuzz.xib")
  }()

  private static func localize(_ texts: [LocalizedText]) {
    guard let document else { preconditionFailure("the document is not read") }
    _ = try? document.instantiate(texts: document.localized(texts).texts)
  }
}
