import Painting
import TestSupport
import Testing

/// The appearance of every kind of view.
struct GoldenTests {
  static let cases: [PaintingCase] =
    PaintingCase.views + PaintingCase.appearances + PaintingCase.labels + PaintingCase.attributedTexts
    + PaintingCase.buttons
    + PaintingCase.configurations
    + PaintingCase.textInputs + PaintingCase.pictures + PaintingCase.images + PaintingCase.controls
    + PaintingCase.tables + PaintingCase.placeholders + PaintingCase.sheets + PaintingCase.smallControls
    + PaintingCase.bars + PaintingCase.standIns + PaintingCase.readingOrders

  @Test(arguments: cases)
  func `is drawn as it was looked at`(_ picture: PaintingCase) throws {
    let pixmap = picture.drawing().paint(with: TestFonts.library)
    #expect(pixmap.width <= 440)
    try Golden.expect(pixmap, equals: "painting/\(picture.name).png", scale: picture.scale)
  }

  @Test(arguments: HighlightCase.all)
  func `marks are drawn as they were looked at`(_ picture: HighlightCase) throws {
    let pixmap = picture.drawing().paint(with: TestFonts.library)
    try Golden.expect(pixmap, equals: "painting/highlight/\(picture.name).png", scale: picture.scale)
  }

  @Test
  func `names are unique`() {
    #expect(Set(Self.cases.map(\.name)).count == Self.cases.count)
  }
}
