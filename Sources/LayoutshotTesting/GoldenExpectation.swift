import Foundation
import GoldenRuns
import Goldens
import Localization
import Views

/// The orientation of a screen.
public typealias Orientation = Views.Orientation
/// Light or dark.
public typealias Appearance = Views.Appearance
/// The content size category of text styles.
public typealias TextSizeCategory = Views.TextSizeCategory
/// The difference between two pictures that is tolerated.
public typealias Tolerance = Goldens.Tolerance
/// A policy for which goldens are written.
public typealias RecordMode = GoldenRuns.RecordMode

/// Expects a screen of an Interface Builder document to match its golden.
///
/// Goldens are stored in a folder `Goldens` next to the test's source file. A missing golden is recorded, and the test
/// fails so that the picture is reviewed; if `CI` is set, nothing is recorded. A difference fails the test with its
/// cause and the command that accepts it. The expected and actual pictures and their difference are attached to the
/// test, and written to `layoutshot-failures` at the package's root or below the folder named by `SNAPSHOT_ARTIFACTS`.
/// The trait `.goldens(record:tolerance:)` changes this behavior for a test or suite.
///
/// - Parameters:
///   - document: The .xib or .storyboard file, relative to the test's source file or the package's root.
///   - scene: A title, storyboard ID, class or object ID; nil for every screen.
///   - device: A device name listed by `layoutshot devices`; nil for the document's own canvas.
///   - orientation: The orientation.
///   - appearance: Light or dark.
///   - locale: The language of texts, such as `de` or `pseudo-double`; nil for that of the document.
///   - textSize: The content size category of text styles; nil for that of the document.
///   - scale: Pixels per point; nil for the device's scale.
///   - isRightToLeft: Whether the layout direction is right to left.
public func expectGolden(
  of document: String, scene: String? = nil, device: String? = nil, orientation: Orientation = .portrait,
  appearance: Appearance = .light, locale: String? = nil, textSize: TextSizeCategory? = nil,
  scale: Double? = nil, isRightToLeft: Bool = false, fileID: String = #fileID,
  filePath: StaticString = #filePath, line: Int = #line, column: Int = #column
) {
  let place = TestPlace(fileID: fileID, file: filePath, line: line, column: column)
  do {
    guard
      var matrix = matrix(
        device, orientation, appearance, textSize, scale, isRightToLeft: isRightToLeft)
    else { return place.fail("no device \"\(device ?? "")\"; 'layoutshot devices' lists them") }
    if let locale {
      guard let language = ScreenLanguage(locale) else {
        return place.fail("locale is \"\(locale)\"; it wants a language such as de or pt-BR")
      }
      matrix.languages = [language]
    }
    let run = try TestRun(document, scene: scene, matrix, at: place)
    try run.run()
  } catch {
    place.fail("\(document): \(TestRun.words(for: error))")
  }
}

private func matrix(
  _ device: String?, _ orientation: Orientation, _ appearance: Appearance, _ textSize: TextSizeCategory?,
  _ scale: Double?, isRightToLeft: Bool
) -> GoldenMatrix? {
  var matrix = GoldenMatrix()
  if let device {
    guard let known = Device(named: device) else { return nil }
    matrix.devices = [known]
  }
  (matrix.orientations, matrix.appearances) = ([orientation], [appearance])
  (matrix.textSizes, matrix.scales, matrix.layoutDirections) = ([textSize], [scale], [isRightToLeft])
  return matrix
}
