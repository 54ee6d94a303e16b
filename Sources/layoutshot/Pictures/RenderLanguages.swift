import Assets
import Diagnostics
import Files
import Localization
import Screens
import Views

/// The languages and text sizes in which `layoutshot render` shows a document.
struct RenderLanguages {
  /// The value of `--locale`.
  private enum Choice {
    /// The request's language.
    case one
    /// All languages of the document.
    case all
    /// Only a list of their names.
    case list
  }

  /// Whether all languages and text sizes of a screen are combined in one picture.
  let isSheet: Bool
  private let choice: Choice
  private let isDirectionGiven: Bool

  /// The text sizes of sheets: UIKit's default, the largest standard one, and one of the accessibility sizes.
  private static let sheetSizes: [TextSizeCategory] = [.l, .xxxL, .ax3]

  init(_ parsed: ParsedArguments) throws(UsageError) {
    isSheet = parsed.has("sheet")
    switch parsed.value("locale") {
    case "all": choice = .all
    case "list": choice = .list
    case nil: choice = isSheet ? .all : .one
    default: choice = .one
    }
    isDirectionGiven = parsed.has("layout-direction")
    if isSheet, parsed.value("output") == "-" {
      throw UsageError("--sheet may give several pictures; --output - takes one").naming("render")
    }
    if isSheet, parsed.has("as-designed") { throw UsageError("--sheet and --as-designed exclude each other") }
  }

  /// Whether only the names of the languages are requested.
  var isListing: Bool { choice == .list }

  /// Whether truncated texts are searched for by default.
  var looksForClippedTexts: Bool { isSheet || choice == .all }

  /// Returns the requests for a document: one for each language and text size.
  func requests(
    for path: String, _ request: ScreenRequest, _ library: AssetLibrary, in files: FileSystem
  ) -> [ScreenRequest] {
    let sizes = isSheet && request.textSize == nil ? Self.sheetSizes.map(Optional.some) : [request.textSize]
    return languages(of: path, request, library, in: files).flatMap { language in
      sizes.map { size in
        var own = request
        own.language = language
        own.textSize = size
        if !isDirectionGiven { own.isRightToLeft = language?.isRightToLeft ?? false }
        return own
      }
    }
  }

  private func languages(
    of path: String, _ request: ScreenRequest, _ library: AssetLibrary, in files: FileSystem
  ) -> [ScreenLanguage?] {
    guard choice != .one else { return [request.language] }
    let languages = DocumentLanguages.of(path, library, in: files)
    return languages.isEmpty ? [nil] : languages.map(Optional.some)
  }

  /// Returns the names of a document's languages, one per line, after the document's path if there are several
  /// documents.
  func list(_ paths: [String], _ library: AssetLibrary) -> String {
    paths.map { path in
      let names = DocumentLanguages.of(path, library, in: .untraced).map(\.identifier)
      let start = paths.count == 1 ? "" : path + ": "
      return names.map { start + $0 + "\n" }.joined()
    }.joined()
  }
}
