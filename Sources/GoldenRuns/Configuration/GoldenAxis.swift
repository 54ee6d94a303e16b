import Localization
import Screens
import Views

/// An axis of the matrix, fully described by its row in `all` and the property of `GoldenMatrix` that holds its values.
///
/// The default value of each axis adds nothing to a golden's name, so that adding an axis renames no existing goldens.
/// The orientation is always part of the name.
struct GoldenAxis: Sendable {
  /// The axis's key in `matrix` of `layoutshot.json`, with the values it accepts.
  let key: ConfigurationKey
  /// The position among the parts of a golden's name, from 0. It must never change, because the names of existing
  /// goldens depend on it; a new axis takes the next position.
  let placeInNames: Int
  /// The position in the order in which values are combined, from 0; the last axis varies fastest. It must never
  /// change, because pairwise selection depends on it; a new axis takes the next position.
  let placeInCombinations: Int
  /// Returns the number of values in a matrix.
  let count: @Sendable (GoldenMatrix) -> Int
  /// Sets the values of a matrix from validated words of the configuration.
  let read: @Sendable ([String], inout GoldenMatrix) -> Void
  /// Sets one of a matrix's values, by index, in a combination.
  let choose: @Sendable (GoldenMatrix, Int, inout GoldenCell) -> Void

  /// Creates a row of the table: the key in `matrix`, the property that holds the axis's values, the values that the
  /// key accepts, and the description in the schema.
  ///
  /// `inNames` is the position among the parts of a golden's name, `inCombinations` the one in the order of
  /// combination. `value` converts a word of the configuration, `part` returns what a value adds to a golden's name,
  /// nil for the default value, and `ask` applies a value to the request for a picture.
  init<Value: Sendable>(
    _ name: String, _ values: WritableKeyPath<GoldenMatrix, [Value]> & Sendable,
    _ shape: ConfigurationKey.Shape, _ help: String, inNames: Int, inCombinations: Int,
    value: @escaping @Sendable (String) -> Value?, part: @escaping @Sendable (Value) -> String?,
    ask: @escaping @Sendable (Value, inout ScreenRequest) -> Void
  ) {
    key = ConfigurationKey(name, shape, help)
    (placeInNames, placeInCombinations) = (inNames, inCombinations)
    count = { $0[keyPath: values].count }
    read = { $1[keyPath: values] = $0.compactMap(value) }
    choose = { matrix, place, cell in
      let chosen = matrix[keyPath: values][place]
      cell.parts[inNames] = part(chosen)
      ask(chosen, &cell.request)
    }
  }

  /// The word for the document's own canvas, texts or text size.
  static let ofDocument = "document"
  /// The word for the device's own scale.
  static let ofDevice = "device"

  // MARK: The table

  /// All axes, in the order of the schema.
  static let all = [
    devices, orientations, appearances, locales, textSizes, scales, layoutDirections, content,
  ]
  /// All axes, in the order in which values are combined.
  static let combined = all.sorted { $0.placeInCombinations < $1.placeInCombinations }

  static let devices = GoldenAxis(
    "devices", \.devices, .words([ofDocument] + Device.all.map(\.name)),
    "Devices; \"document\" is the canvas that a document was saved with.", inNames: 0, inCombinations: 0,
    value: { Device(named: $0) }, part: { $0?.name }, ask: { $1.devices = $0.map { [$0] } ?? [] })

  static let orientations = GoldenAxis(
    "orientations", \.orientations, .words(Orientation.allCases.map(\.rawValue)), "Orientations.",
    inNames: 1, inCombinations: 1,
    value: { Orientation(rawValue: $0) }, part: { $0.rawValue }, ask: { $1.orientations = [$0] })

  static let appearances = GoldenAxis(
    "appearances", \.appearances, .words(Appearance.allCases.map(\.rawValue)), "Light and dark.",
    inNames: 2, inCombinations: 2,
    value: { Appearance(rawValue: $0) }, part: { $0 == .light ? nil : $0.rawValue },
    ask: { $1.appearance = $0 })

  static let locales = GoldenAxis(
    "locales", \.languages, .list(of: .language, least: 1, isUnique: true),
    "Languages such as de or pt-BR, pseudo-double, pseudo-accented; \"document\" leaves texts as they are.",
    inNames: 3, inCombinations: 6,
    value: { $0 == ofDocument ? .some(nil) : ScreenLanguage($0) }, part: { $0?.identifier },
    ask: { language, request in
      request.language = language
      if let language { request.isRightToLeft = request.isRightToLeft || language.isRightToLeft }
    })

  static let textSizes = GoldenAxis(
    "textSizes", \.textSizes, .words([ofDocument] + TextSizeCategory.allCases.map(\.name)),
    "Dynamic Type sizes; \"document\" is that of the document's canvas.", inNames: 4,
    inCombinations: 3,
    value: { TextSizeCategory(named: $0) }, part: { $0?.name }, ask: { $1.textSize = $0 })

  static let scales = GoldenAxis(
    "scales", \.scales, .words([ofDevice, "1x", "2x", "3x"]), "Pixels per point.",
    inNames: 6, inCombinations: 4,
    value: { $0 == ofDevice ? .some(nil) : Double($0.dropLast()) }, part: { $0.map { "\(Int($0))x" } },
    ask: { $1.scale = $0 })

  static let layoutDirections = GoldenAxis(
    "layoutDirections", \.layoutDirections, .words(["ltr", "rtl"]), "Layout directions.",
    inNames: 5, inCombinations: 5,
    value: { $0 == "rtl" }, part: { $0 ? "rtl" : nil },
    // The language may already imply right-to-left layout.
    ask: { $1.isRightToLeft = $1.isRightToLeft || $0 })

  static let content = GoldenAxis(
    "content", \.contents, .words(PictureContent.allCases.map(\.rawValue)),
    "Which part of screens that scroll is shown: what fits on the screen, or \"full\", all of it in a picture as"
      + " high as needed.",
    inNames: 7, inCombinations: 7,
    value: { PictureContent(rawValue: $0) }, part: { $0 == .full ? $0.rawValue : nil },
    ask: { $1.showsAllContent = $0 == .full })
}

/// What of a screen that scrolls is in a picture.
public enum PictureContent: String, Hashable, Sendable, CaseIterable {
  /// What the screen shows.
  case screen
  /// All of it, in a picture as high as it takes.
  case full
}
