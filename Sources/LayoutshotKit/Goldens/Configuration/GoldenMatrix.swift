import Views

/// The axes along which the goldens of each screen are drawn.
///
/// Each axis has a value by default that adds nothing to a golden's name, so that adding an axis renames nothing. The
/// orientation is always in the name.
public struct GoldenMatrix: Hashable, Sendable {
  /// Devices; nil is the document's own canvas, the default.
  public var devices: [Device?] = [nil]
  /// Which ways up.
  public var orientations = Orientation.allCases
  /// Bright and dark surroundings; bright is the default.
  public var appearances = [Appearance.light]
  /// What texts are in; nil is as the document has them, the default.
  public var languages: [ScreenLanguage?] = [nil]
  /// How large text styles are; nil is as the document's canvas has them, the default.
  public var textSizes: [TextSizeCategory?] = [nil]
  /// Pixels to a point; nil is the device's, the default.
  public var scales: [Double?] = [nil]
  /// Whether reading goes from right to left; not so is the default.
  public var layoutDirections = [false]
  /// Whether only as many combinations are drawn as show each pair of values at least once.
  public var isPairwise = false

  /// Both orientations of everything at its default.
  public init() {}

  /// The combinations: devices before orientations before everything else.
  public var cells: [GoldenCell] {
    let sizes = [
      devices.count, orientations.count, appearances.count, textSizes.count, scales.count,
      layoutDirections.count, languages.count,
    ]
    let rows = isPairwise ? PairwiseSelection.rows(sizes) : PairwiseSelection.product(sizes)
    return rows.map { row in
      GoldenCell(
        device: devices[row[0]], orientation: orientations[row[1]], appearance: appearances[row[2]],
        language: languages[row[6]], textSize: textSizes[row[3]], scale: scales[row[4]],
        isRightToLeft: layoutDirections[row[5]])
    }
  }
}

/// One combination of a matrix.
public struct GoldenCell: Hashable, Sendable {
  /// The device; nil is the document's own canvas.
  public var device: Device?
  /// Which way up.
  public var orientation: Orientation
  /// Bright or dark.
  public var appearance = Appearance.light
  /// What texts are in; nil is as the document has them.
  public var language: ScreenLanguage?
  /// How large text styles are; nil is as the document has them.
  public var textSize: TextSizeCategory?
  /// Pixels to a point; nil is the device's.
  public var scale: Double?
  /// Whether reading goes from right to left, whatever the language.
  public var isRightToLeft = false

  /// A combination.
  public init(
    device: Device? = nil, orientation: Orientation, appearance: Appearance = .light,
    language: ScreenLanguage? = nil, textSize: TextSizeCategory? = nil, scale: Double? = nil,
    isRightToLeft: Bool = false
  ) {
    (self.device, self.orientation, self.appearance) = (device, orientation, appearance)
    self.language = language
    (self.textSize, self.scale, self.isRightToLeft) = (textSize, scale, isRightToLeft)
  }

  /// What it adds to a golden's name, in this order; defaults add nothing.
  public var nameParts: [String] { nameParts(withOrientation: true) }

  /// As `nameParts`; a motion that turns the screen has no orientation of its own.
  func nameParts(withOrientation: Bool) -> [String] {
    var parts: [String] = []
    if let device { parts.append(device.name) }
    if withOrientation { parts.append(orientation.rawValue) }
    if appearance != .light { parts.append(appearance.rawValue) }
    if let language { parts.append(language.identifier) }
    if let textSize { parts.append(textSize.name) }
    if isRightToLeft { parts.append("rtl") }
    if let scale { parts.append("\(Int(scale))x") }
    return parts
  }

  /// Whether reading goes from right to left.
  var readsRightToLeft: Bool { isRightToLeft || language?.isRightToLeft ?? false }

  /// The request for the pictures of this combination.
  var request: ScreenRequest {
    var request = ScreenRequest()
    request.devices = device.map { [$0] } ?? []
    request.orientations = [orientation]
    request.scale = scale
    request.appearance = appearance
    request.language = language
    request.textSize = textSize
    request.isRightToLeft = readsRightToLeft
    return request
  }
}
