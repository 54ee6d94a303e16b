import Views

/// The axes along which the goldens of each screen are drawn; `GoldenAxis` says what each of them is.
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
  /// Whether reading goes from right to left; not so is the default. A language may ask for it, too.
  public var layoutDirections = [false]
  /// Whether only as many combinations are drawn as show each pair of values at least once.
  public var isPairwise = false

  /// Both orientations of everything at its default.
  public init() {}

  /// The combinations: devices before orientations before everything else.
  public var cells: [GoldenCell] {
    let axes = GoldenAxis.combined
    let sizes = axes.map { $0.count(self) }
    let rows = isPairwise ? PairwiseSelection.rows(sizes) : PairwiseSelection.product(sizes)
    return rows.map { row in
      var cell = GoldenCell()
      for (axis, place) in zip(axes, row) { axis.choose(self, place, &cell) }
      return cell
    }
  }
}

/// One combination of a matrix.
public struct GoldenCell: Sendable {
  /// The request for the pictures of this combination.
  public internal(set) var request = ScreenRequest()
  /// What each axis adds to a golden's name, by its place there; nil for nothing.
  var parts = [String?](repeating: nil, count: GoldenAxis.all.count)

  /// A combination of no values yet.
  init() {}

  /// What it adds to a golden's name, in this order; defaults add nothing.
  public var nameParts: [String] { parts.compactMap(\.self) }

  /// As `nameParts`, for a motion that turns the screen: it has no orientation of its own.
  var namePartsWithoutOrientation: [String] {
    var parts = parts
    parts[GoldenAxis.orientations.placeInNames] = nil
    return parts.compactMap(\.self)
  }

  /// The same with another orientation.
  func turned(to orientation: Orientation) -> GoldenCell {
    var matrix = GoldenMatrix()
    matrix.orientations = [orientation]
    var cell = self
    GoldenAxis.orientations.choose(matrix, 0, &cell)
    return cell
  }
}
