import Diagnostics
import Localization
import Screens
import Views

/// The languages and text sizes in which `layoutshot render` shows a document.
struct RenderLanguages {
  /// What `--locale` asks for.
  private enum Choice {
    /// The request's language.
    case one
    /// All that the document has.
    case all
    /// Their names, and no pictures.
    case list
  }

  /// Whether all languages and text sizes of a screen go into one picture.
  let isSheet: Bool
  private let choice: Choice
  private let isDirectionGiven: Bool

  /// The text sizes of sheets: UIKit's default, the largest without accessibility, and one of those for accessibility.
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

  /// Whether only the names of the languages are asked for.
  var isListing: Bool { choice == .list }

  /// Whether it is looked for texts that are cut off, without being asked for.
  var looksForClippedTexts: Bool { isSheet || choice == .all }

  /// Returns the requests for a document: one for each language and text size.
  func requests(for path: String, _ request: ScreenRequest) -> [ScreenRequest] {
    let sizes = isSheet && request.textSize == nil ? Self.sheetSizes.map(Optional.some) : [request.textSize]
    return languages(of: path, request).flatMap { language in
      sizes.map { size in
        var own = request
        own.language = language
        own.textSize = size
        if !isDirectionGiven { own.isRightToLeft = language?.isRightToLeft ?? false }
        return own
      }
    }
  }

  private func languages(of path: String, _ request: ScreenRequest) -> [ScreenLanguage?] {
    guard choice != .one else { return [request.language] }
    let languages = DocumentLanguages.of(path)
    return languages.isEmpty ? [nil] : languages.map(Optional.some)
  }

  /// Returns the names of a document's languages, a line each, after the document's path if there are several
  /// documents.
  func list(_ paths: [String]) -> String {
    paths.map { path in
      let names = DocumentLanguages.of(path).map(\.identifier)
      let start = paths.count == 1 ? "" : path + ": "
      return names.map { start + $0 + "\n" }.joined()
    }.joined()
  }
}
