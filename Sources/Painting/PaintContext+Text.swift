import Geometry
import Raster
import Typography
import Views

/// How a block of text is fitted into a rectangle.
struct TextBlock {
  /// Where the block stands from top to bottom.
  enum VerticalAlignment { case top, center, bottom }

  var text: String
  var font: FontDescription
  var color: RGBA
  var alignment = TextAlignment.natural
  var vertical = VerticalAlignment.center
  var maximumLines = 1
  var lineBreak = LineBreakMode.tailTruncation
  /// The smallest share of the font's size that a single line may shrink to; 1 never shrinks.
  var minimumScale = 1.0
  var shadow: (color: RGBA, offset: Size)?
}

extension PaintContext {
  /// Draws a block of text in a rectangle in window points.
  func draw(_ block: TextBlock, in rect: Rect) {
    guard !block.text.isEmpty, !rect.isEmpty else { return }
    let (font, layout) = fit(block, width: rect.width)
    let top: Double =
      switch block.vertical {
      case .top: rect.minY
      case .center: rect.midY - layout.size.height / 2
      case .bottom: rect.maxY - layout.size.height
      }
    if let shadow = block.shadow {
      let offset = Point(x: shadow.offset.width, y: shadow.offset.height)
      draw(layout, font, block, in: rect, top: top, offset: offset, color: shadow.color)
    }
    draw(layout, font, block, in: rect, top: top, offset: .zero, color: block.color)
  }

  /// Width of a text on one line, points.
  func width(of text: String, _ font: FontDescription) -> Double {
    layOut(text, self.font(font), width: nil, lines: 1, .clip).size.width
  }

  private func draw(
    _ layout: TextLayout, _ font: Font, _ block: TextBlock, in rect: Rect, top: Double, offset: Point,
    color: RGBA
  ) {
    for line in layout.lines where !line.glyphs.isEmpty {
      let x: Double =
        switch block.alignment {
        case .left, .natural, .justified: rect.minX
        case .center: rect.midX - line.width / 2
        case .right: rect.maxX - line.width
        }
      recorder.add(
        .glyphs(
          Drawing.GlyphRun(
            font: font, glyphs: line.glyphs,
            origin: Point(x: x + offset.x, y: top + line.baseline + offset.y),
            color: PixelColor(color), text: block.text)))
    }
  }

  /// The layout of a block, with the font shrunk where a single line may shrink.
  ///
  /// Letter spacing depends on the size, so the fit is searched for, not computed; six steps bring it within 2 %.
  private func fit(_ block: TextBlock, width: Double) -> (Font, TextLayout) {
    let full = font(block.font)
    let lineBreak = LineBreak(block.lineBreak)
    if block.minimumScale < 1, block.maximumLines == 1 {
      let natural = layOut(block.text, full, width: nil, lines: 1, .clip)
      if natural.size.width > width + 1 {
        let size = shrunk(block, from: natural.size.width, to: width)
        let font = font(size)
        return (font, layOut(block.text, font, width: width, lines: 1, lineBreak))
      }
    }
    return (full, layOut(block.text, full, width: width, lines: block.maximumLines, lineBreak))
  }

  private func shrunk(_ block: TextBlock, from natural: Double, to width: Double) -> FontDescription {
    var description = block.font
    var low = max(block.minimumScale, 0.05)
    var high = 1.0
    var best = low
    for _ in 0..<6 {
      let middle = (low + high) / 2
      description.size = block.font.size * middle
      if layOut(block.text, font(description), width: nil, lines: 1, .clip).size.width <= width {
        best = middle
        low = middle
      } else {
        high = middle
      }
    }
    description.size = block.font.size * best
    return description
  }

  /// Text that fits but for a point is not cut: widths that Interface Builder recorded are those of Apple's own font.
  private func layOut(
    _ text: String, _ font: Font, width: Double?, lines: Int, _ lineBreak: LineBreak
  ) -> TextLayout {
    fonts.layOut(
      text, font: font, width: width, maximumLines: lines, lineBreak: lineBreak, scale: grid.scale,
      slack: 1)
  }
}

extension LineBreak {
  /// The tree's mode in the words of typography.
  init(_ mode: LineBreakMode) {
    switch mode {
    case .wordWrap: self = .wordWrap
    case .characterWrap: self = .characterWrap
    case .clip: self = .clip
    case .headTruncation: self = .truncateHead
    case .tailTruncation: self = .truncateTail
    case .middleTruncation: self = .truncateMiddle
    }
  }
}
