import JSON
import Pages

/// The page of a gallery.
package struct GalleryPage {
  /// The names of the page, and of what it loads besides pictures.
  package static let fileName = "index.html"
  /// Whether a file is a page of ours, which may be replaced.
  package static func isOwn(_ bytes: [UInt8]) -> Bool {
    String(decoding: bytes, as: UTF8.self).contains("window.layoutshotDetails")
  }

  static let detailsFolder = "details"
  /// The script that says which state of a watched gallery is the newest.
  static let stateName = "state.js"
  /// The script with what a watched gallery shows.
  static let dataName = "data.js"

  /// The script with the views of a document.
  static func detailsName(_ document: Int) -> String { "\(detailsFolder)/\(document).js" }

  private let data: JSONValue
  private let title: String

  /// - Parameters:
  ///   - data: What the page shows.
  ///   - title: The name of the application.
  init(data: JSONValue, title: String) { (self.data, self.title) = (data, title) }

  /// JSON as part of a script, in which two characters end a line that JSON may have as they are.
  static func embedded(_ value: JSONValue) -> String {
    var text = value.text(isIndented: false)
    if text.hasSuffix("\n") { text.removeLast() }
    // Both begin with this byte; looking for them in all texts would take as long as making them.
    guard text.utf8.contains(0xE2) else { return text }
    return text.replacing("\u{2028}", with: "\\u2028").replacing("\u{2029}", with: "\\u2029")
  }

  /// The file.
  package var html: String {
    Page(
      title: "Gallery", at: .folderWithScripts,
      styles: [
        PageShell.style, PageList.style, PageStage.style, PageMatrix.style, PageInspector.style, Self.style,
      ],
      body: PageShell.body(noScript: "This page needs JavaScript. The pictures are in the folder beside it."),
      scripts: [
        PageShell.script, PageList.script, PageStage.script, PageStage.fitScript, PageMatrix.script,
        PageInspector.script, PageKeys.script, Self.detailsScript, Self.mapScript, Self.screenScript,
        Self.walkScript, Self.searchScript, Self.script,
      ], data: data
    ).html
  }
}
