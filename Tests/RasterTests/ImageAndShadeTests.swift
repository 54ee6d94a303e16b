import Geometry
import Raster
import TestSupport
import Testing

@Suite struct ImageTests {
  private func noise(_ width: Int, _ height: Int, seed: UInt64) -> Pixmap {
    var random = SeededGenerator(seed: seed)
    let pixmap = Pixmap(width: width, height: height)
    for y in 0..<height {
      pixmap.withMutableRow(y) { row in
        for x in row.indices { row[x] = random.color().premultiplied }
      }
    }
    return pixmap
  }

  @Test func unscaledImagesAreCopied() {
    let image = noise(7, 5, seed: 1)
    let pixmap = picture(7, 5, scale: 2) { $0.draw(image, in: Rect(x: 0, y: 0, width: 3.5, height: 2.5)) }
    #expect(pixmap.allWords == image.allWords)
  }

  @Test func generalPathEqualsTheCopy() {
    let image = noise(7, 5, seed: 2)
    let turned = picture(5, 7) { canvas in
      canvas.transform = AffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 5, ty: 0)
      canvas.draw(image, in: Rect(x: 0, y: 0, width: 7, height: 5))
    }
    let mirrored = picture(7, 5) { canvas in
      canvas.transform = AffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 7, ty: 0)
      canvas.draw(image, in: Rect(x: 0, y: 0, width: 7, height: 5))
    }
    for y in 0..<5 {
      for x in 0..<7 {
        #expect(turned[4 - y, x] == image[x, y])
        #expect(mirrored[6 - x, y] == image[x, y])
      }
    }
  }

  @Test func shrinkingAverages() {
    let image = Pixmap(width: 4, height: 2)
    for y in 0..<2 {
      image.withMutableRow(y) { row in
        for x in 0..<4 { row[x] = PixelColor(red: UInt8(x * 60 + y * 20), green: 0, blue: 9).premultiplied }
      }
    }
    let pixmap = picture(2, 1) { $0.draw(image, in: Rect(x: 0, y: 0, width: 2, height: 1)) }
    #expect(pixmap[0, 0] == PixelColor(red: 40, green: 0, blue: 9))
    #expect(pixmap[1, 0] == PixelColor(red: 160, green: 0, blue: 9))
  }

  @Test func enlargingIsBilinear() {
    let image = Pixmap(width: 2, height: 1)
    image.withMutableRow(0) { row in
      row[0] = PixelColor.black.premultiplied
      row[1] = PixelColor(red: 200, green: 200, blue: 200).premultiplied
    }
    let pixmap = picture(4, 1) { $0.draw(image, in: Rect(x: 0, y: 0, width: 4, height: 1)) }
    #expect((0..<4).map { pixmap[$0, 0].red } == [0, 50, 150, 200])
  }

  @Test(arguments: [0.3, 0.77, 1.9, 13]) func uniformColorsArePreserved(factor: Double) {
    let color = PixelColor(red: 201, green: 7, blue: 99)
    let image = picture(9, 9, background: color) { _ in }
    let pixmap = picture(20, 20) {
      $0.draw(image, in: Rect(x: 1, y: 2, width: 9 * factor, height: 9 * factor))
    }
    #expect(Set(pixmap.allWords.filter { $0 >> 24 == 255 }).isSubset(of: [color.premultiplied]))
    #expect(pixmap.coveredArea > 4)
  }

  @Test func aClipDoesNotChangeThePixelsInside() {
    let image = noise(30, 30, seed: 3)
    let rect = Rect(x: 0, y: 0, width: 13.7, height: 11.2)
    let whole = picture(16, 16) { $0.draw(image, in: rect) }
    let tiled = picture(16, 16) { canvas in
      for x in [0.0, 5, 9] {
        canvas.save()
        canvas.clip(to: Rect(x: x, y: 0, width: x == 0 ? 5 : x == 5 ? 4 : 9, height: 16))
        canvas.draw(image, in: rect)
        canvas.restore()
      }
    }
    #expect(whole.allWords == tiled.allWords)
  }
}

@Suite struct ShadowTests {
  private let rect = Rect(x: 20, y: 20, width: 30, height: 24)

  @Test func withoutBlurItIsTheOffsetShape() {
    let shadow = picture(80, 70) { canvas in
      canvas.fillShadow(of: .rect(rect), color: .black, offset: Point(x: 2, y: 3), blur: 0)
    }
    let shape = picture(80, 70) { $0.fill(rect.offset(by: Point(x: 2, y: 3)), color: .black) }
    #expect(shadow.allWords == shape.allWords)
  }

  @Test(arguments: [1.0, 3, 5, 6, 11]) func blurKeepsAreaAndSymmetry(blur: Double) {
    let pixmap = picture(70, 64) { canvas in
      canvas.fillShadow(of: .rect(rect), color: .black, offset: .zero, blur: blur)
    }
    #expect(abs(pixmap.coveredArea - 30 * 24) < 8)
    for y in 0..<64 {
      for x in 0..<70 {
        #expect(pixmap[x, y] == pixmap[69 - x, y])
        #expect(pixmap[x, y] == pixmap[x, 63 - y])
      }
    }
    if blur < 8 { #expect(pixmap[35, 32].alpha == 255) }
  }

  @Test func edgesFadeOverTheBlur() {
    let pixmap = picture(100, 100) { canvas in
      canvas.fillShadow(
        of: .rect(Rect(x: 50, y: -50, width: 100, height: 200)), color: .black, offset: .zero, blur: 20)
    }
    // The normal distribution at −1 and −2 standard deviations of 10 pixels.
    #expect(abs(Double(pixmap[40, 50].alpha) / 255 - 0.159) < 0.02)
    #expect(abs(Double(pixmap[30, 50].alpha) / 255 - 0.023) < 0.01)
    #expect(abs(Int(pixmap[49, 50].alpha) + Int(pixmap[50, 50].alpha) - 255) <= 1)
  }

  @Test func aClipDoesNotChangeThePixelsInside() {
    let path = Path.roundedRect(rect, radius: 9)
    let whole = picture(70, 64) { canvas in
      canvas.fillShadow(of: path, color: .black, offset: Point(x: 1, y: 4), blur: 8)
    }
    let part = picture(70, 64) { canvas in
      canvas.clip(to: Rect(x: 30, y: 30, width: 9, height: 13))
      canvas.fillShadow(of: path, color: .black, offset: Point(x: 1, y: 4), blur: 8)
    }
    for y in 30..<43 {
      for x in 30..<39 { #expect(whole[x, y] == part[x, y]) }
    }
    #expect(part[29, 35] == .clear)
  }
}
