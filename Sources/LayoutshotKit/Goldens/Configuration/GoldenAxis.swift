import Views

/// An axis of the matrix: its row in `all` is everything that there is to it, beside the property of `GoldenMatrix` that
/// holds its values.
///
/// Each axis has a value by default that adds nothing to a golden's name, so that adding an axis renames nothing. The
/// orientation is always in the name.
struct GoldenAxis: Sendable {
  /// Its key in `matrix` of `layoutshot.json`, with what may stand there.
  let key: ConfigurationKey
  /// Its place among the parts of a golden's name, from 0. Names of goldens that are there depend on it: it is never changed,
  /// and a new axis takes the next one.
  let placeInNames: Int
  /// Its place in the order in which values are combined, from 0: the last one varies fastest. Which combinations are
  /// chosen pairwise depends on it: it is never changed, and a new axis takes the next one.
  let placeInCombinations: Int
  /// How many values a matrix has.
  let count: @Sendable (GoldenMatrix) -> Int
  /// Gives a matrix the values of the configuration's words, which were checked.
  let read: @Sendable ([String], inout GoldenMatrix) -> Void
  /// Puts one of a matrix's values into a combination.
  let choose: @Sendable (GoldenMatrix, Int, inout GoldenCell) -> Void

  /// A row of the table.
  ///
  /// - Parameters:
  ///   - values: where a matrix has the axis' values.
  ///   - value: the value of a word of the configuration.
  ///   - part: what a value adds to a golden's name; nil of the one by default.
  ///   - ask: how a value goes into the request for a picture.
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

  /// The document's own canvas, texts or text size.
  static let ofDocument = "document"
  /// The device's own scale.
  static let ofDevice = "device"

  // MARK: The table

  /// All axes, in the order of the schema.
  static let all = [devices, orientations, appearances, locales, textSizes, scales, layoutDirections]
  /// All axes, in the order in which values are combined.
  static let combined = all.sorted { $0.placeInCombinations < $1.placeInCombinations }

  static let devices = GoldenAxis(
    "devices", \.devices, .words([ofDocument] + Device.all.map(\.name)),
    "Devices; \"document\" is the canvas that a document was saved with.", inNames: 0, inCombinations: 0,
    value: { Device(named: $0) }, part: { $0?.name }, ask: { $1.devices = $0.map { [$0] } ?? [] })

  static let orientations = GoldenAxis(
    "orientations", \.orientations, .words(Orientation.allCases.map(\.rawValue)), "Which ways up.",
    inNames: 1, inCombinations: 1,
    value: { Orientation(rawValue: $0) }, part: { $0.rawValue }, ask: { $1.orientations = [$0] })

  static let appearances = GoldenAxis(
    "appearances", \.appearances, .words(Appearance.allCases.map(\.rawValue)), "Bright and dark.",
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
    "Sizes of Dynamic Type; \"document\" is as the document's canvas has them.", inNames: 4,
    inCombinations: 3,
    value: { TextSizeCategory(named: $0) }, part: { $0?.name }, ask: { $1.textSize = $0 })

  static let scales = GoldenAxis(
    "scales", \.scales, .words([ofDevice, "1x", "2x", "3x"]), "Pixels to a point.",
    inNames: 6, inCombinations: 4,
    value: { $0 == ofDevice ? .some(nil) : Double($0.dropLast()) }, part: { $0.map { "\(Int($0))x" } },
    ask: { $1.scale = $0 })

  static let layoutDirections = GoldenAxis(
    "layoutDirections", \.layoutDirections, .words(["ltr", "rtl"]), "Where leading is.",
    inNames: 5, inCombinations: 5,
    value: { $0 == "rtl" }, part: { $0 ? "rtl" : nil },
    // A language may ask for it, too.
    ask: { $1.isRightToLeft = $1.isRightToLeft || $0 })
}
