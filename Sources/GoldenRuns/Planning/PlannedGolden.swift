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
  /// Its place among the screen's combinations, from 0.
  let place: Int
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

  /// How far it is from the variant that the document was saved in: first by the number of traits that differ, then by its
  /// place in the matrix.
  var distance: Int {
    let (canvas, request) = (screen.canvas, cell.request)
    var differing = [
      traits.orientation != canvas.orientation, traits.appearance != (canvas.application.style ?? .light),
      request.language != nil,
      request.textSize != nil, request.scale != nil, request.isRightToLeft, request.showsAllContent,
      traits.state != nil,
    ].count { $0 }
    if let device = request.devices.first, let own = canvas.knownDevice, device != own {
      // A phone is nearer to another phone than to an iPad.
      differing += device.isPad == own.isPad ? 1 : 2
    }
    return differing * 10_000 + min(place, 9_999)
  }

  /// A description that distinguishes it from the screen's other goldens.
  var words: String {
    ((traits.state.map { ["state \($0)"] } ?? []) + GoldenPlan.words(cell.nameParts, cell))
      .joined(separator: " ")
  }
}
