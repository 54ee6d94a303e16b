import Foundation
@_exported import LayoutshotKit
import Views

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
///   - state: The name of a state; nil for the initial state and every other.
///   - device: A device name listed by `layoutshot devices`; nil for the document's own canvas.
///   - orientation: The way up in which the device is held, even if the screen does not support it.
///   - appearance: Light or dark.
///   - locale: The language of texts, such as `de` or `pseudo-double`; nil for that of the document.
///   - textSize: The content size category of text styles; nil for that of the document.
///   - scale: Pixels per point; nil for the device's scale.
///   - isRightToLeft: Whether the layout direction is right to left.
///   - named: What tells the golden apart from others of the same screen and variant; nil for nothing.
///   - form: Whether the picture and the tree are kept, or the tree alone.
///   - data: What is shown besides what the document says.
///   - layoutshot: The library with rules and attributes of one's own; nil for the default one.
///   - fileID: The module and file of the expectation, which failures are reported at.
///   - filePath: The test's source file; the goldens are in the folder `Goldens` beside it.
///   - line: The line of the expectation, which failures are reported at.
///   - column: The column of the expectation, which failures are reported at.
public func expectGolden(
  of document: String, scene: String? = nil, state: String? = nil, device: GoldenDevice? = nil,
  orientation: Orientation = .portrait, appearance: Appearance = .light, locale: String? = nil,
  textSize: TextSizeCategory? = nil, scale: Double? = nil, isRightToLeft: Bool = false,
  named: String? = nil, as form: GoldenForm = .picture, data: GoldenData = GoldenData(),
  with layoutshot: Layoutshot? = nil, fileID: String = #fileID, filePath: StaticString = #filePath,
  line: Int = #line, column: Int = #column
) {
  let place = TestPlace(fileID: fileID, file: filePath, line: line, column: column)
  var variant = GoldenVariant(state: state, device: device, orientation, appearance, scale)
  (variant.name, variant.form, variant.data) = (named, form, data)
  (variant.scene, variant.locale, variant.textSize) = (scene, locale, textSize)
  variant.isRightToLeft = isRightToLeft
  variant.expect(.document(document), layoutshot, at: place)
}

/// Expects a screen that is described in code to match its golden, as `expectGolden(of:)` does for documents.
///
/// - Parameters:
///   - screen: The views, layouts and states; its name begins that of the golden.
///   - state: The name of a state; nil for the initial state and every other.
///   - device: A device name listed by `layoutshot devices`; nil for the canvas that the screen is designed on.
///   - orientation: The way up in which the device is held, even if the screen does not support it.
///   - appearance: Light or dark.
///   - textSize: The content size category of text styles; nil to leave them as described.
///   - scale: Pixels per point; nil for the device's scale.
///   - isRightToLeft: Whether the layout direction is right to left.
///   - named: What tells the golden apart from others of the same screen and variant; nil for nothing.
///   - form: Whether the picture and the tree are kept, or the tree alone.
///   - data: What is shown besides what the document says.
///   - layoutshot: The library with rules and attributes of one's own; nil for the default one.
///   - fileID: The module and file of the expectation, which failures are reported at.
///   - filePath: The test's source file; the goldens are in the folder `Goldens` beside it.
///   - line: The line of the expectation, which failures are reported at.
///   - column: The column of the expectation, which failures are reported at.
public func expectGolden(
  of screen: ScreenDescription, state: String? = nil, device: GoldenDevice? = nil,
  orientation: Orientation = .portrait,
  appearance: Appearance = .light, textSize: TextSizeCategory? = nil, scale: Double? = nil,
  isRightToLeft: Bool = false, named: String? = nil, as form: GoldenForm = .picture,
  data: GoldenData = GoldenData(), with layoutshot: Layoutshot? = nil, fileID: String = #fileID,
  filePath: StaticString = #filePath, line: Int = #line, column: Int = #column
) {
  let place = TestPlace(fileID: fileID, file: filePath, line: line, column: column)
  var variant = GoldenVariant(state: state, device: device, orientation, appearance, scale)
  (variant.name, variant.form, variant.data) = (named, form, data)
  (variant.textSize, variant.isRightToLeft) = (textSize, isRightToLeft)
  variant.expect(.screen(screen), layoutshot, at: place)
}

/// Expects the frames of a transition of a screen that is described in code to match their goldens, and to have no faults:
/// overlaps, jumps, cut texts.
///
/// - Parameters:
///   - screen: The views, layouts and states; its name begins those of the goldens.
///   - transition: The layouts, the timing and the frames that are kept.
///   - device: A device name listed by `layoutshot devices`; nil for the canvas that the screen is designed on.
///   - orientation: The orientation in which a state changes; a rotation begins and ends with those that it names.
///   - appearance: Light or dark.
///   - scale: Pixels per point; nil for the device's scale.
///   - named: What tells the golden apart from others of the same screen and variant; nil for nothing.
///   - form: Whether the picture and the tree are kept, or the tree alone.
///   - data: What is shown besides what the document says.
///   - layoutshot: The library with rules and attributes of one's own; nil for the default one.
///   - fileID: The module and file of the expectation, which failures are reported at.
///   - filePath: The test's source file; the goldens are in the folder `Goldens` beside it.
///   - line: The line of the expectation, which failures are reported at.
///   - column: The column of the expectation, which failures are reported at.
public func expectGolden(
  of screen: ScreenDescription, transition: GoldenMotion, device: GoldenDevice? = nil,
  orientation: Orientation = .portrait, appearance: Appearance = .light, scale: Double? = nil,
  named: String? = nil, as form: GoldenForm = .picture, data: GoldenData = GoldenData(),
  with layoutshot: Layoutshot? = nil, fileID: String = #fileID, filePath: StaticString = #filePath,
  line: Int = #line, column: Int = #column
) {
  let place = TestPlace(fileID: fileID, file: filePath, line: line, column: column)
  var variant = GoldenVariant(state: nil, device: device, orientation, appearance, scale)
  (variant.name, variant.form, variant.data) = (named, form, data)
  variant.expect(.screen(screen), transition, layoutshot, at: place)
}

/// Expects the frames of a transition of a document's screens to match their goldens, and to have no faults.
///
/// - Parameters:
///   - document: The .xib or .storyboard file, relative to the test's source file or the package's root.
///   - transition: The layouts, the timing and the frames that are kept.
///   - scene: A title, storyboard ID, class or object ID; nil for every screen that has both layouts.
///   - device: A device name listed by `layoutshot devices`; nil for the document's own canvas.
///   - orientation: The orientation in which a state changes; a rotation begins and ends with those that it names.
///   - appearance: Light or dark.
///   - scale: Pixels per point; nil for the device's scale.
///   - named: What tells the golden apart from others of the same screen and variant; nil for nothing.
///   - form: Whether the picture and the tree are kept, or the tree alone.
///   - data: What is shown besides what the document says.
///   - layoutshot: The library with rules and attributes of one's own; nil for the default one.
///   - fileID: The module and file of the expectation, which failures are reported at.
///   - filePath: The test's source file; the goldens are in the folder `Goldens` beside it.
///   - line: The line of the expectation, which failures are reported at.
///   - column: The column of the expectation, which failures are reported at.
public func expectGolden(
  of document: String, transition: GoldenMotion, scene: String? = nil, device: GoldenDevice? = nil,
  orientation: Orientation = .portrait, appearance: Appearance = .light, scale: Double? = nil,
  named: String? = nil, as form: GoldenForm = .picture, data: GoldenData = GoldenData(),
  with layoutshot: Layoutshot? = nil, fileID: String = #fileID, filePath: StaticString = #filePath,
  line: Int = #line, column: Int = #column
) {
  let place = TestPlace(fileID: fileID, file: filePath, line: line, column: column)
  var variant = GoldenVariant(state: nil, device: device, orientation, appearance, scale)
  (variant.name, variant.form, variant.data) = (named, form, data)
  variant.scene = scene
  variant.expect(.document(document), transition, layoutshot, at: place)
}

/// Expects every variation of a document's screens to match its golden, as `expectGolden(of:)` does for one of them.
///
/// - Parameters:
///   - document: The .xib or .storyboard file, relative to the test's source file or the package's root.
///   - variations: The pictures of each screen.
///   - scene: A title, storyboard ID, class or object ID; nil for every screen.
///   - state: The name of a state; nil for the initial state and every other.
///   - named: What tells the goldens apart from others of the same screen and variants; nil for nothing.
///   - form: Whether the pictures and the trees are kept, or the trees alone.
///   - data: What is shown besides what the document says.
///   - layoutshot: The library with rules and attributes of one's own; nil for the default one.
///   - fileID: The module and file of the expectation, which failures are reported at.
///   - filePath: The test's source file; the goldens are in the folder `Goldens` beside it.
///   - line: The line of the expectation, which failures are reported at.
///   - column: The column of the expectation, which failures are reported at.
public func expectGoldens(
  of document: String, _ variations: GoldenVariations, scene: String? = nil, state: String? = nil,
  named: String? = nil, as form: GoldenForm = .picture, data: GoldenData = GoldenData(),
  with layoutshot: Layoutshot? = nil, fileID: String = #fileID, filePath: StaticString = #filePath,
  line: Int = #line, column: Int = #column
) {
  let place = TestPlace(fileID: fileID, file: filePath, line: line, column: column)
  var variant = GoldenVariant(state: state, device: nil, .portrait, .light, nil)
  (variant.name, variant.form, variant.data) = (named, form, data)
  (variant.scene, variant.variations) = (scene, variations)
  variant.expect(.document(document), layoutshot, at: place)
}

/// Expects every variation of a screen that is described in code to match its golden.
///
/// - Parameters:
///   - screen: The views, layouts and states; its name begins those of the goldens.
///   - variations: The pictures of the screen; languages do not change texts of code.
///   - state: The name of a state; nil for the initial state and every other.
///   - named: What tells the goldens apart from others of the same screen and variants; nil for nothing.
///   - form: Whether the pictures and the trees are kept, or the trees alone.
///   - data: What is shown besides what the description says.
///   - layoutshot: The library with rules and attributes of one's own; nil for the default one.
///   - fileID: The module and file of the expectation, which failures are reported at.
///   - filePath: The test's source file; the goldens are in the folder `Goldens` beside it.
///   - line: The line of the expectation, which failures are reported at.
///   - column: The column of the expectation, which failures are reported at.
public func expectGoldens(
  of screen: ScreenDescription, _ variations: GoldenVariations, state: String? = nil, named: String? = nil,
  as form: GoldenForm = .picture, data: GoldenData = GoldenData(), with layoutshot: Layoutshot? = nil,
  fileID: String = #fileID, filePath: StaticString = #filePath, line: Int = #line, column: Int = #column
) {
  let place = TestPlace(fileID: fileID, file: filePath, line: line, column: column)
  var variant = GoldenVariant(state: state, device: nil, .portrait, .light, nil)
  (variant.name, variant.form, variant.data) = (named, form, data)
  variant.variations = variations
  variant.expect(.screen(screen), layoutshot, at: place)
}
