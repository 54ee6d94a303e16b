import Geometry
import Raster
import Typography
import Views

extension Brush {
  /// Draws a block of text in a rectangle in window points.
  func draw(_ block: TextBlock, in rect: Rect) {
    guard !block.text.isEmpty else { return }
    guard mirror == nil else { return upright.draw(block, in: placed(rect)) }
    guard !rect.isEmpty else { return note(block, isCut: true) }
    let fitted = fitter.fit(block, in: rect)
    let isTooLarge = fitted.isLarger(than: rect)
    note(block, isCut: fitted.layout.isTruncated || isTooLarge)
    let isCut = block.isClipped && isTooLarge
    let bounds = fitted.bounds(in: rect, isRightToLeft)
    recorder.texts.append(isCut ? bounds.intersection(rect) : bounds)
    if isCut {
      // A label draws on a layer of its own size, which cuts the text.
      clipped(to: .rect(rect)) { draw(fitted, in: rect) }
    } else {
      draw(fitted, in: rect)
    }
  }

  /// Width of a text on one line, points.
  func width(of text: String, _ font: FontDescription) -> Double { fitter.width(of: text, font) }

  /// The font that a description of the tree names.
  func font(_ description: FontDescription) -> Font { fitter.font(description) }

  private var fitter: TextFitter { TextFitter(fonts: fonts, scale: grid.scale) }

  private func note(_ block: TextBlock, isCut: Bool) {
    if isCut, block.isContent { recorder.cutsText = true }
  }

  private func draw(_ fitted: FittedText, in rect: Rect) {
    if let shadow = fitted.block.shadow {
      let offset = Point(x: shadow.offset.width, y: shadow.offset.height)
      draw(fitted, in: rect, offset: offset, shadow.color)
    }
    draw(fitted, in: rect, offset: .zero, fitted.block.color)
  }

  private func draw(_ fitted: FittedText, in rect: Rect, offset: Point, _ color: RGBA) {
    let top = fitted.top(in: rect)
    let reach = fitted.font.size * 2.5
    for (index, line) in fitted.layout.lines.enumerated() where !line.glyphs.isEmpty {
      let baseline = top + line.baseline + fitted.drop(ofLine: index) + offset.y
      guard baseline + reach > visible.minY, baseline - reach < visible.maxY else { continue }
      recorder.add(
        .glyphs(
          Drawing.GlyphRun(
            font: fitted.font, glyphs: fitted.glyphs(of: line),
            origin: Point(x: fitted.left(of: line, in: rect, isRightToLeft) + offset.x, y: baseline),
            color: PixelColor(color), text: fitted.block.text, missing: fitted.layout.missing)))
    }
  }
}
