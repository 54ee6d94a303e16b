import Files
import Goldens
import Localization
import Screens

/// Texts of a language that a renamed document left behind: their file still has its former name. So all of its screens
/// lose the language by one cause.
struct LeftTexts: Sendable {
  /// The language, in which the document has no texts now.
  let language: ScreenLanguage
  let configuration: GoldenConfiguration
  let files: FileSystem

  /// Returns changes with those of texts as one edit of the file that was left behind, if there is one. `former` and
  /// `document`: what the document was called and is called, relative to the project's root.
  func explaining(_ changes: [TreeChange], former: String?, document: String?) -> [TreeChange] {
    guard let former, let document, former != document, changes.contains(where: Self.isLost),
      let file = file(of: former)
    else { return changes }
    let root = "texts \(language.identifier)"
    var head = TreeChange(
      kind: .text, viewID: root, view: "the texts in \"\(language.identifier)\"", path: "",
      property: "left behind: the document is now called \(Self.name(document))", old: "", new: "", line: 0,
      root: root)
    head.file = file
    let lost = changes.filter(Self.isLost).map { change in
      var change = change
      (change.root, change.file, change.line) = (root, file, 0)
      return change
    }
    return [head] + lost + changes.filter { !Self.isLost($0) }
  }

  /// Whether a change is of a text that the document itself states now.
  private static func isLost(_ change: TreeChange) -> Bool {
    change.kind == .text && change.file == nil && change.root.isEmpty
  }

  /// The file with the texts of a document that was there, as messages show it.
  private func file(of former: String) -> String? {
    (try? LocalizedSource(configuration.path(former), language, in: files))?.file
  }

  private static func name(_ path: String) -> String { PathText.names(path).last ?? path }
}
