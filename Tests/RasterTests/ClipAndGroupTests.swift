import Geometry
import Raster
import Testing

@Suite struct ClipTests {
  private let circle = Path.ellipse(in: Rect(x: 3.3, y: 2.1, width: 20, height: 17))

  @Test func clippingEqualsMaskingAfterwards() {
    let all = Rect(x: 0, y: 0, width: 26, height: 22)
    let clipped = picture(26, 22) { canvas in
      canvas.clip(to: circle)
      canvas.fill(all, color: .white)
    }
    let mask = picture(26, 22) { $0.fill(circle, color: .white) }
    #expect(clipped.allWords == mask.allWords)
  }

  @Test func clipsMultiply() {
    let other = Path.roundedRect(Rect(x: 8.5, y: 0, width: 12.2, height: 15.7), radius: 4)
    let clipped = picture(26, 22) { canvas in
      canvas.clip(to: circle)
      canvas.clip(to: other)
      canvas.fill(Rect(x: 0, y: 0, width: 26, height: 22), color: .black)
    }
    let a = picture(26, 22) { $0.fill(circle, color: .black) }.alphas
    let b = picture(26, 22) { $0.fill(other, color: .black) }.alphas
    #expect(clipped.alphas == zip(a, b).map { UInt8(product(Int($0), Int($1))) })
  }

  @Test func alignedRectanglesAreExact() {
    let pixmap = picture(12, 12, scale: 3) { canvas in
      canvas.clip(to: .rect(Rect(x: 1, y: 1, width: 2, height: 1)))
      #expect(canvas.clipBounds == PixelRect(x: 3, y: 3, width: 6, height: 3))
      canvas.fill(.ellipse(in: Rect(x: -50, y: -50, width: 100, height: 100)), color: .black)
    }
    #expect(pixmap.coveredArea == 18)
    #expect(pixmap[3, 3] == .black && pixmap[9, 3] == .clear)
  }

  @Test func fractionalRectanglesClipPartially() {
    let pixmap = picture(3, 1) { canvas in
      canvas.clip(to: Rect(x: 0.5, y: 0, width: 2, height: 1))
      canvas.fill(Rect(x: 0, y: 0, width: 3, height: 1), color: .black)
    }
    #expect(pixmap.alphas == [128, 255, 128])
  }

  @Test func restoreRestoresTransformAndClip() {
    let pixmap = picture(8, 8) { canvas in
      let before = canvas.transform
      canvas.save()
      canvas.transform = .scale(x: 9, y: 9)
      canvas.clip(to: circle)
      canvas.clip(to: Rect(x: 50, y: 50, width: 1, height: 1))
      #expect(canvas.clipBounds.isEmpty)
      canvas.fill(Rect(x: 0, y: 0, width: 99, height: 99), color: .black)
      canvas.restore()
      #expect(canvas.transform == before)
      canvas.restore()
      canvas.fill(Rect(x: 0, y: 0, width: 8, height: 8), color: .white)
    }
    #expect(pixmap.allWords.allSatisfy { $0 == PixelColor.white.premultiplied })
  }

  @Test func glyphsAndImagesAreClippedToo() {
    let ink = GlyphMask(left: -2, top: 3, width: 40, height: 40, coverage: Array(repeating: 255, count: 1600))
    let image = picture(26, 22, background: .black) { _ in }
    let mask = picture(26, 22) { $0.fill(circle, color: .black) }
    let glyphs = picture(26, 22) { canvas in
      canvas.clip(to: circle)
      canvas.fill(glyph: ink, atPixelX: 1, pixelY: 2, color: .black)
    }
    let images = picture(26, 22) { canvas in
      canvas.clip(to: circle)
      canvas.draw(image, in: Rect(x: 0, y: 0, width: 26, height: 22))
    }
    #expect(glyphs.allWords == mask.allWords)
    #expect(images.allWords == mask.allWords)
  }
}

@Suite struct GroupTests {
  private let shape = Path.roundedRect(Rect(x: 2.2, y: 1.7, width: 15, height: 12), radius: 5)
  private let background = PixelColor(red: 30, green: 200, blue: 90)

  @Test func singleShapeInAGroupHasLessAlpha() {
    for alpha in [UInt8(1), 77, 128, 254, 255] {
      let grouped = picture(20, 16, background: background) { canvas in
        canvas.beginGroup(alpha: alpha)
        canvas.fill(shape, color: .white)
        canvas.endGroup()
      }
      let direct = picture(20, 16, background: background) { canvas in
        canvas.fill(shape, color: PixelColor(red: 255, green: 255, blue: 255, alpha: alpha))
      }
      #expect(grouped.allWords == direct.allWords)
    }
  }

  @Test func shapesInAGroupHideOneAnotherFirst() {
    let rect = Rect(x: 0, y: 0, width: 4, height: 4)
    let pixmap = picture(4, 4, background: .white) { canvas in
      canvas.beginGroup(alpha: 128)
      canvas.fill(rect, color: PixelColor(red: 255, green: 0, blue: 0))
      canvas.fill(rect, color: .black)
      canvas.endGroup()
    }
    #expect(pixmap[1, 1] == PixelColor(red: 127, green: 127, blue: 127))
  }

  @Test func theClipAppliesToTheGroupAsAWhole() {
    let clipped = picture(20, 16, background: background) { canvas in
      canvas.clip(to: shape)
      canvas.beginGroup(alpha: 255)
      canvas.fill(Rect(x: 0, y: 0, width: 20, height: 16), color: .black)
      canvas.fill(Rect(x: 0, y: 0, width: 20, height: 16), color: .white)
      canvas.endGroup()
    }
    let direct = picture(20, 16, background: background) { $0.fill(shape, color: .white) }
    #expect(clipped.allWords == direct.allWords)
  }

  @Test func groupsNestAndRestoreTheState() {
    let pixmap = picture(4, 1) { canvas in
      let before = canvas.transform
      canvas.endGroup()
      canvas.save()
      canvas.beginGroup(alpha: 255)
      canvas.restore()
      canvas.save()
      canvas.clip(to: Rect(x: 1, y: 0, width: 2, height: 1))
      canvas.transform = .scale(x: 7, y: 7)
      canvas.beginGroup(alpha: 255)
      canvas.fill(Rect(x: 0, y: 0, width: 9, height: 9), color: .black)
      canvas.endGroup()
      canvas.endGroup()
      #expect(canvas.transform == before)
      #expect(canvas.clipBounds == PixelRect(x: 0, y: 0, width: 4, height: 1))
    }
    #expect(pixmap.alphas == [0, 255, 255, 0])
  }
}
