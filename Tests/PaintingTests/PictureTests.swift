import Geometry
import Painting
import Raster
import TestSupport
import Testing
import Views

/// The pictures in a drawing, and their conversion to pixels.
struct PictureTests {
  @Test func missingPicturesAreRecorded() {
    let root = Make.canvas(
      100, 100,
      [
        Make.image(ImageReference(name: "Card"), 20, 20), Make.image(ImageReference(name: "Gone"), 20, 20),
        Make.image(ImageReference(name: "star", isSystem: true), 20, 20),
        Make.image(ImageReference(name: "Hidden"), 20, 20).with { $0.isHidden = true },
      ])
    let drawing = Paint.drawing(root, assets: TestPictures.assets)
    #expect(drawing.missingImages.map(\.name) == ["Gone"] && drawing.missingImages[0].view == ViewID(2))
  }

  @Test func listingsIncludePictureAndTint() {
    let root = Make.canvas(
      100, 100,
      [
        Make.image(ImageReference(name: "Ring"), 20, 20),
        Make.image(ImageReference(name: "Card"), 20, 30).at(5, 6),
      ])
    let lines = Paint.drawing(root, assets: TestPictures.assets).lines.filter { $0.contains("image") }
    #expect(
      lines == [
        "  image 0 0 20 20 \"Ring\" of 40 × 40 pixels tint #007AFF",
        "  image 5 6 20 30 \"Card\" of 80 × 48 pixels",
      ])
  }

  @Test func naturalSizeIsCopied() throws {
    let card = try #require(TestPictures.assets.picture("Card", false))
    let pixmap = Paint.drawing(
      Make.image(ImageReference(name: "Card"), 40, 24, color: nil), assets: TestPictures.assets
    ).paint(with: TestFonts.library)
    #expect(Golden.difference(card.pixmap, pixmap) == nil)
  }

  @Test func fractionalPositionsStaySharp() throws {
    let card = try #require(TestPictures.assets.picture("Card", false))
    for (width, height) in [(40.4, 24.3), (41, 25.5)] {
      let view = Make.image(ImageReference(name: "Card"), width, height, mode: .center, color: nil)
      let drawing = Paint.drawing(view, assets: TestPictures.assets)
      let rect = try #require(
        drawing.commands.compactMap { command in
          if case .image(let placed) = command { placed.rect } else { nil }
        }.first)
      let pixels = PixelGrid(scale: 2).pixels(rect)
      #expect(pixels.width == card.pixmap.width && pixels.height == card.pixmap.height)
      #expect(Double(pixels.x) / 2 == rect.minX)
    }
  }

  /// A picture not shown at its own size: a preserved vector is redrawn, another's pixels are scaled; a difference of
  /// one pixel is due to rounding and never blurs. Redrawn ones are black at their left edge.
  @Test(arguments: [
    (20.0, false, false, false), (20.5, false, true, false), (30, false, false, false),
    (30, true, true, false),
    (15, true, true, true),
  ])
  func vectors(_ row: (side: Double, isPreserved: Bool, isDrawn: Bool, isMirrored: Bool)) throws {
    let own = Pixmap(width: 40, height: 40)
    own.fill(PixelColor(red: 255, green: 0, blue: 0))
    let vector = Picture.Vector(isPreserved: row.isPreserved) { width, height in
      let pixmap = Pixmap(width: width, height: height)
      for y in 0..<height { pixmap.withMutableRow(y) { $0[0] = PixelColor.black.premultiplied } }
      return pixmap
    }
    let picture = Picture(
      name: "V", pixmap: own, scale: 2, size: Size(width: 20, height: 20), isMirrored: row.isMirrored,
      vector: vector)
    let assets = PaintAssets(picture: { _, _ in picture }, color: { _ in nil })
    let view = Make.image(ImageReference(name: "V"), row.side, row.side, color: .white)
    let pixmap = Paint.drawing(view, assets: assets).paint(with: TestFonts.library)
    let (left, right) = (pixmap[0, 5], pixmap[pixmap.width - 1, 5])
    let red = PixelColor(red: 255, green: 0, blue: 0)
    let expected: (PixelColor, PixelColor) =
      row.isDrawn ? (row.isMirrored ? (.white, .black) : (.black, .white)) : (red, red)
    #expect(left == expected.0 && right == expected.1)
  }

  /// At the accessibility sizes: content modes that do not stretch, and those that do.
  @Test func enlargedImagesTakeMoreSpace() throws {
    func place(_ enlargement: Double, _ mode: ContentMode) throws -> Rect {
      var image = ImageReference(name: "Card")
      image.enlargement = enlargement
      let drawing = Paint.drawing(
        Make.image(image, 200, 100, mode: mode, color: nil), assets: TestPictures.assets)
      return try #require(
        drawing.commands.compactMap { command in
          if case .image(let placed) = command { placed.rect } else { nil }
        }.first)
    }
    #expect(try place(1, .center) == Rect(x: 80, y: 38, width: 40, height: 24))
    #expect(try place(2, .center) == Rect(x: 60, y: 26, width: 80, height: 48))
    #expect(try place(2, .scaleAspectFit) == place(1, .scaleAspectFit))
  }

  /// A view in a file may have any size: nothing is created that is larger than the visible part.
  @Test func hugeRectanglesCostNoMore() {
    for side in [1e5, 1e7] {
      let view = Make.image(ImageReference(name: "Stretched"), side, side).at(-side / 2, -side / 2)
      let pixmap = Paint.drawing(Make.canvas(30, 30, [view]), assets: TestPictures.assets)
        .paint(with: TestFonts.library)
      #expect(pixmap.width == 60)
    }
    let ring = Make.image(ImageReference(name: "Ring"), 1e5, 3)
    #expect(
      Paint.drawing(Make.canvas(30, 30, [ring]), assets: TestPictures.assets).paint(with: TestFonts.library)[
        30, 2]
        != .white)
  }
}
