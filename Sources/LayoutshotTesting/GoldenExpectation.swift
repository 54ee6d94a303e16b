import Foundation
import GoldenRuns
import Goldens
import Localization
import Views

/// Which way up a screen is.
public typealias Orientation = Views.Orientation
/// Bright or dark surrounding.
public typealias Appearance = Views.Appearance
/// How large text styles are.
public typealias TextSizeCategory = Views.TextSizeCategory
/// How much two pictures may differ and still pass.
public typealias Tolerance = Goldens.Tolerance
/// Which goldens are written.
public typealias RecordMode = GoldenRuns.RecordMode

/// Expects a screen of an Interface Builder document to look like its golden.
///
/// Goldens lie in a folder `Goldens` beside the test's file. One that is not there is recorded, and the test fails so
/// that somebody looks at it; where `CI` is set nothing is recorded. A difference fails the test with its cause and the
/// command that accepts it; expected, actual and difference are attached, and left in `layoutshot-failures` at the
/// package's root, or below the folder that `SNAPSHOT_ARTIFACTS` names. The trait `.goldens(record:tolerance:)` says
/// otherwise for a test or suite.
///
/// - Parameters:
///   - document: the .xib or .storyboard, relative to the test's file or to the package's root.
///   - scene: title, storyboard id, class or object id; nil for every screen.
///   - device: a name out of `layoutshot devices`; nil is the document's own canvas.
///   - orientation: which way up.
///   - appearance: bright or dark.
///   - locale: the language of texts, such as `de` or `pseudo-double`; nil leaves them as the document has them.
///   - textSize: how large text styles are; nil is as the document has them.
///   - scale: pixels to a point; nil is the device's.
///   - isRightToLeft: whether reading goes from right to left.
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
