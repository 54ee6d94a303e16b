import Geometry
import Raster
import Typography
import Views

extension Brush {
  /// Draws a block of text in a rectangle in window points.
  func draw(_ block: TextBlock, in rect: Rect) {
    guard !block.text.isEmpty else { return }
    guard mirror == nil else { return upright.draw(block, in: placed(rect)) }
    guard !rect.isEmpty else {
      if recorder.measuresShortage, block.isContent {
        recorder.shortage.include(fitter.shortage(of: block, in: rect))
      }
      return note(block, isCut: true)
    }
    let fitted = fitter.fit(block, in: rect)
    let isTooLarge = fitted.isLarger(than: rect)
    let isCutOff = fitted.layout.isTruncated || isTooLarge
    note(block, isCut: isCutOff)
    if isCutOff, recorder.measuresShortage, block.isContent {
      recorder.shortage.include(fitter.shortage(of: block, in: rect))
    }
    let isCut = block.isClipped && isTooLarge
    let bounds = fitted.bounds(in: rect, isRightToLeft)
    recorder.texts.append(isCut ? bounds.intersection(rect) : bounds)
    if isCut {
      // A label draws into a layer of its own size, which clips the text.
      clipped(to: .rect(rect)) { draw(fitted, in: rect) }
    } else {
      draw(fitted, in: rect)
    }
  }

  /// The size of a block on one line, points.
  func size(of block: TextBlock) -> Size { fitter.size(of: block) }

  /// Width of a text on one line, points.
  func width(of text: String, _ font: FontDescription) -> Double { fitter.width(of: text, font) }

  /// The font for a description in the tree.
  func font(_ description: FontDescription) -> Font { fitter.font(description) }

  private var fitter: TextFitter { TextFitter(fonts: fonts, scale: grid.scale) }

  private func note(_ block: TextBlock, isCut: Bool) {
    // Nobody misses what is transparent.
    if block.runs.isEmpty, block.color.alpha <= 0 { return }
    if isCut, block.isContent, !block.text.allSatisfy(\.isWhitespace) { recorder.cutsText = true }
  }

  private func draw(_ fitted: FittedText, in rect: Rect) {
    if let shadow = fitted.block.shadow {
      let offset = Point(x: shadow.offset.width, y: shadow.offset.height)
      draw(fitted, in: rect, offset: offset, shadow.color)
    }
    draw(fitted, in: rect, offset: .zero, nil)
  }

  /// - Parameter color: The color of the whole text; nil for its own colors.
  private func draw(_ fitted: FittedText, in rect: Rect, offset: Point, _ color: RGBA?) {
    let top = fitted.top(in: rect)
    let reach = (fitted.fonts.map(\.size).max() ?? 0) * 2.5
    for line in fitted.layout.lines where !line.pieces.isEmpty {
      let baseline = top + line.baseline + offset.y
      guard baseline + reach > visible.minY, baseline - reach < visible.maxY else { continue }
      let left = fitted.left(of: line, in: rect, isRightToLeft) + offset.x
      if fitted.block.runs.isEmpty {
        add(
          line.glyphs[...], of: fitted, fitted.font, color ?? fitted.block.color, Point(x: left, y: baseline))
      } else {
        draw(line, of: fitted, Point(x: left, y: baseline), color)
      }
    }
  }

  /// Draws a line run by run: background, underline, glyphs and strikethrough, in TextKit's order.
  private func draw(_ line: TextLine, of fitted: FittedText, _ start: Point, _ color: RGBA?) {
    let squeeze = fitted.squeeze
    for piece in line.pieces where piece.run < fitted.block.runs.count && color == nil {
      guard let ground = fitted.block.runs[piece.run].background else { continue }
      // As high as the line, without the spacing to the next one.
      let box = Rect(
        x: start.x + piece.left * squeeze, y: start.y - line.baseline + line.top,
        width: (piece.right - piece.left) * squeeze, height: line.height)
      fill(onGrid(box), ground)
    }
    for piece in line.pieces where piece.run < fitted.block.runs.count {
      let look = fitted.block.runs[piece.run]
      let font = fitted.fonts[piece.run]
      let figures =
        look.underline == nil && look.strikethrough == nil ? nil : fonts.lineFigures(of: font)
      let ends = (start.x + piece.left * squeeze, start.x + piece.right * squeeze)
      let y = start.y - look.run.baselineOffset
      if let figures, let style = look.run.underline, let ink = look.underline {
        draw(style, from: ends.0, to: ends.1, at: y - figures.underline, figures, color ?? ink)
      }
      add(line.glyphs[piece.glyphs], of: fitted, font, color ?? look.color, start)
      if let figures, let style = look.run.strikethrough, let ink = look.strikethrough {
        draw(style, from: ends.0, to: ends.1, at: y - figures.strikethrough, figures, color ?? ink)
      }
    }
  }

  private func add(
    _ glyphs: ArraySlice<PositionedGlyph>, of fitted: FittedText, _ font: Font, _ color: RGBA, _ start: Point
  ) {
    let set = shown(fitted.set(glyphs), font, start)
    guard !set.isEmpty else { return }
    // Emoji have their own colors and are not part of a run of letters.
    let pictures = set.filter { fonts.isColored($0.face) }
    let letters = pictures.isEmpty ? set : set.filter { !fonts.isColored($0.face) }
    for glyphs in [letters, pictures] where !glyphs.isEmpty {
      let run = Drawing.GlyphRun(
        font: font, glyphs: glyphs, origin: start, color: PixelColor(color), text: fitted.block.text,
        missing: fitted.layout.missing)
      add(run)
    }
  }

  /// In scripts with joining letters, glyphs overlap where they join; the overlap must not show through.
  private func add(_ run: Drawing.GlyphRun) {
    let alpha = run.color.alpha
    guard alpha > 0, alpha < 255, run.glyphs.contains(where: { fonts.joinsLetters($0.face) }) else {
      return recorder.add(.glyphs(run))
    }
    var opaque = run
    opaque.color.alpha = 255
    recorder.group(alpha: alpha, within: visible) { recorder.add(.glyphs(opaque)) }
  }

  /// Only the visible glyphs of a very long line.
  private func shown(_ glyphs: [PositionedGlyph], _ font: Font, _ start: Point) -> [PositionedGlyph] {
    guard glyphs.count > 1024 else { return glyphs }
    let reach = font.size * 4
    let (low, high) = (visible.minX - reach - start.x, visible.maxX + reach - start.x)
    guard low <= high else { return glyphs }
    return glyphs.filter { $0.x >= low && $0.x <= high }
  }

  /// Draws a line along a text: on whole pixels, at least one. The gap of a double line and the lengths of dots and
  /// dashes are not verified.
  private func draw(
    _ style: TextLineStyle, from left: Double, to right: Double, at y: Double, _ figures: TextLineFigures,
    _ color: RGBA
  ) {
    guard right > left else { return }
    let pixels = max(1, (figures.thickness * grid.scale).rounded())
    let single = pixels / grid.scale
    let width = style.width == .thick ? single * 2 : single
    let top = ((y - width / 2) * grid.scale).rounded(.toNearestOrAwayFromZero) / grid.scale
    for top in style.width == .double ? [top, top + single * 2] : [top] {
      if style.pattern == .solid {
        fill(onGrid(Rect(x: left, y: top, width: right - left, height: width)), color)
      } else {
        var path = Path()
        path.move(to: Point(x: left, y: top + width / 2))
        path.line(to: Point(x: right, y: top + width / 2))
        stroke(path, width: width, color, dash: style.pattern.dashes(width))
      }
    }
  }
}

extension TextLineStyle.Pattern {
  /// Alternating lengths of lines and gaps for a line width.
  fileprivate func dashes(_ width: Double) -> [Double] {
    switch self {
    case .solid: []
    case .dot: [width * 2, width * 2]
    case .dash: [width * 6, width * 3]
    case .dashDot: [width * 6, width * 3, width * 2, width * 3]
    case .dashDotDot: [width * 6, width * 3, width * 2, width * 3, width * 2, width * 3]
    }
  }
}
