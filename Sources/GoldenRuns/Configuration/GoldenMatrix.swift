import Localization
import Screens
import Views

/// The axes along which the goldens of each screen vary; `GoldenAxis` describes each axis.
package struct GoldenMatrix: Hashable, Sendable {
  /// The devices; nil, the default, is the document's own canvas.
  package var devices: [Device?] = [nil]
  package var orientations = Orientation.allCases
  /// The appearances; the default is light.
  package var appearances = [Appearance.light]
  /// The languages of texts; nil, the default, is the document's own.
  package var languages: [ScreenLanguage?] = [nil]
  /// The content size categories of text styles; nil, the default, is that of the document's canvas.
  package var textSizes: [TextSizeCategory?] = [nil]
  /// Pixels per point; nil, the default, is the device's scale.
  package var scales: [Double?] = [nil]
  /// Whether the layout direction is right to left; the default is false. A language may imply it as well.
  package var layoutDirections = [false]
  /// What of screens that scroll is shown; the default is what a screen shows.
  package var contents = [PictureContent.screen]
  /// The states of each screen; all of them by default. Those that a screen does not have are skipped.
  package var states = ScreenRequest.States.all
  /// Whether to draw only as many combinations as are needed to cover each pair of values.
  package var isPairwise = false

  /// Creates a matrix with both orientations and default values for all other axes.
  package init() {}

  /// The number of combinations, none of which is made for it; of a selection, a number that there are at least.
  package var count: Int {
    let sizes = GoldenAxis.all.map { $0.count(self) }
    // Every pair of values of two axes is in a combination of its own.
    return (isPairwise ? Array(sizes.sorted().suffix(2)) : sizes).reduce(1, Self.product)
  }

  /// A product that is the largest number where it would be larger.
  static func product(_ left: Int, _ right: Int) -> Int {
    let (product, isTooLarge) = left.multipliedReportingOverflow(by: right)
    return isTooLarge ? .max : product
  }

  /// The combinations, ordered by device, then orientation, then the remaining axes.
  package var cells: [GoldenCell] {
    let axes = GoldenAxis.combined
    let sizes = axes.map { $0.count(self) }
    let rows = isPairwise ? PairwiseSelection.rows(sizes) : PairwiseSelection.product(sizes)
    return rows.map(cell)
  }

  /// The first combination; nil where there is none.
  var firstCell: GoldenCell? { count == 0 ? nil : cell(GoldenAxis.combined.map { _ in 0 }) }

  private func cell(_ row: [Int]) -> GoldenCell {
    var cell = GoldenCell()
    cell.request.states = states
    for (axis, place) in zip(GoldenAxis.combined, row) { axis.choose(self, place, &cell) }
    return cell
  }
}

/// A combination of a matrix's values.
package struct GoldenCell: Sendable {
  /// The request for the pictures of this combination.
  package internal(set) var request = ScreenRequest()
  /// What each axis adds to a golden's name, by its position there; nil for nothing.
  var parts = [String?](repeating: nil, count: GoldenAxis.all.count)

  /// Creates a combination without values.
  init() {}

  /// The parts that the combination adds to a golden's name, in order; defaults add nothing.
  package var nameParts: [String] { parts.compactMap(\.self) }

  /// The name parts for a transition that rotates the screen, which has no orientation of its own.
  var namePartsWithoutOrientation: [String] {
    var parts = parts
    parts[GoldenAxis.orientations.placeInNames] = nil
    return parts.compactMap(\.self)
  }

  /// Returns the combination with another orientation.
  func turned(to orientation: Orientation) -> GoldenCell {
    var matrix = GoldenMatrix()
    matrix.orientations = [orientation]
    var cell = self
    GoldenAxis.orientations.choose(matrix, 0, &cell)
    return cell
  }
}
