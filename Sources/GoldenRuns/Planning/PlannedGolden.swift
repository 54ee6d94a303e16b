import Goldens
import InterfaceFile
import Localization
import PictureComparison
import Screens
import Views

/// A golden that should exist: a screen of a document in one combination of the matrix and one state.
struct PlannedGolden {
  /// The path relative to the goldens' folder.
  let path: String
  let screen: Screen
  let cell: GoldenCell
  let traits: ScreenTraits
  let tolerance: Tolerance
  let kinds: KindPolicy
  let resources: DocumentResources
  /// The texts of the combination's language, by object id.
  let translations: [String: [LocalizedText]]
  /// The views whose pixels do not count.
  let masks: [ViewMask]
  /// The combination's language, if the document has no texts in it.
  let untranslated: ScreenLanguage?

  /// A description that distinguishes it from the screen's other goldens.
  var words: String {
    ((traits.state.map { ["state \($0)"] } ?? []) + GoldenPlan.words(cell.nameParts, cell))
      .joined(separator: " ")
  }
}
