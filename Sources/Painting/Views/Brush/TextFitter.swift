import Geometry
import Typography
import Views

/// Breaks, shrinks and tightens text until it fits a rectangle, as far as its block allows.
struct TextFitter {
  let fonts: FontLibrary
  /// Pixels per point.
  let scale: Double

  /// How much text may exceed its rectangle before it is broken or truncated, in points: rectangles that Interface
  /// Builder recorded were made for Apple's own fonts.
  static let widthSlack = 1.0
  static let heightSlack = 2.0

  func font(_ description: FontDescription) -> Font { fonts.font(FontRequest(description)) }

  /// Width of a text on one line, points.
  func width(of text: String, _ font: FontDescription) -> Double {
    layOut(TextSource(text, font: self.font(font)), width: nil, lines: 1, .clip).size.width
  }

  /// The size of a block on one line, points.
  func size(of block: TextBlock) -> Size {
    layOut(block.source(fonts), width: nil, lines: 1, .clip).size
  }

  /// The lines of a block, with the font shrunk where a single line may shrink.
  func fit(_ block: TextBlock, in rect: Rect) -> FittedText {
    let full = block.source(fonts)
    let lineBreak = LineBreak(block.lineBreak)
    if block.minimumScale < 1, block.maximumLines == 1 {
      if isFarTooLong(block, for: rect.width) {
        let source = block.source(fonts, scale: leastScale(of: block))
        return FittedText(block, source, layOut(source, width: rect.width, lines: 1, lineBreak), full: full)
      }
      let natural = layOut(full, width: nil, lines: 1, .clip)
      if natural.size.width > rect.width + Self.widthSlack {
        let source = block.source(fonts, scale: share(of: block, fitting: rect.width))
        let layout = layOut(source, width: rect.width, lines: 1, lineBreak)
        return FittedText(block, source, layout, full: full)
      }
    }
    let lines = block.isLimitedByHeight ? lines(of: block, full, in: rect) : block.maximumLines
    let layout = layOut(full, width: rect.width, lines: lines, lineBreak)
    let fitted = FittedText(block, full, layout, full: full)
    guard layout.isTruncated else { return fitted }
    return setTight(block, full, lines: lines, width: rect.width) ?? shrunk(block, full, in: rect) ?? fitted
  }

  /// Several lines that would be truncated, in a smaller font; nil if they may not shrink. Text that does not fit at
  /// its smallest size is set at that size and truncated.
  private func shrunk(_ block: TextBlock, _ full: TextSource, in rect: Rect) -> FittedText? {
    guard block.minimumScale < 1, block.maximumLines != 1 else { return nil }
    func fitted(_ scale: Double) -> FittedText {
      let source = block.source(fonts, scale: scale)
      let lines = block.isLimitedByHeight ? lines(of: block, source, in: rect) : block.maximumLines
      let layout = layOut(source, width: rect.width, lines: lines, LineBreak(block.lineBreak))
      return FittedText(block, source, layout, full: full)
    }
    var (low, high) = (leastScale(of: block), 1.0)
    var best = fitted(low)
    guard !best.layout.isTruncated, block.text.utf8.count <= Self.longText else { return best }
    for _ in 0..<Self.shareSteps {
      let middle = (low + high) / 2
      let candidate = fitted(middle)
      if candidate.layout.isTruncated {
        high = middle
      } else {
        (low, best) = (middle, candidate)
      }
    }
    return best
  }

  /// A longer text, in bytes, is not tried at several sizes.
  private static let longText = 8192

  /// How often the range of sizes is halved: to 2 % of it.
  private static let shareSteps = 6

  /// By how much a truncated block does not fit: horizontally for one line, vertically for several.
  func shortage(of block: TextBlock, in rect: Rect) -> TextShortage {
    var shortage = TextShortage()
    let scale = block.minimumScale < 1 ? leastScale(of: block) : 1
    let source = block.source(fonts, scale: scale)
    if block.maximumLines == 1 {
      shortage.width = max(
        0, fonts.measure(source, width: nil, maximumLines: 1, scale: self.scale).size.width - rect.width)
      if shortage.width > 0 { return shortage }
    }
    let all = fonts.measure(source, width: rect.width, maximumLines: 0, scale: self.scale).size
    shortage.width = max(0, all.width - rect.width)
    shortage.height = max(0, all.height - rect.height)
    return shortage
  }

  /// Text that would be truncated, set tighter; nil if that is not enough.
  private func setTight(_ block: TextBlock, _ source: TextSource, lines: Int, width: Double) -> FittedText? {
    let least = source.runs.reduce(0) { max($0, tightest($1.font)) }
    guard least < 1, width > 0, block.isClipped else { return nil }
    let layout = layOut(
      source, width: width / least - Self.widthSlack, lines: lines, LineBreak(block.lineBreak))
    guard !layout.isTruncated else { return nil }
    var fitted = FittedText(block, source, layout, full: source)
    fitted.squeeze = min(1, width / max(layout.size.width, 1))
    return fitted
  }

  /// The smallest factor by which text may be tightened.
  ///
  /// From 20 points on Apple's display cut is roughly 1.5 to 3.5 % of an em closer than the stand-in. Of 21 labels of
  /// 28 points and more in a few public documents, whose frames are about as wide as their text, 3 were 2.3 to 5.6 %
  /// too narrow for it; 6 % was chosen to hold these. The 3 % of other stand-ins are a guess.
  private func tightest(_ font: Font) -> Double {
    if font.isSystem { return font.size >= 20 ? 0.94 : 1 }
    guard let substitution = font.substitution, substitution.kind != .sameWidths else { return 1 }
    return 0.97
  }

  /// As many whole lines as fit the height, at least one and no more than the block allows.
  private func lines(of block: TextBlock, _ source: TextSource, in rect: Rect) -> Int {
    let height = rect.height + Self.heightSlack
    let fitting: Int
    if block.runs.isEmpty {
      let font = source.runs[0].font
      let further = ((height - font.lineHeight) / max(font.leading, 0.1)).rounded(.down)
      fitting = further > 0 ? 1 + Int(min(further, 1e6)) : 1
    } else {
      let all = layOut(source, width: rect.width, lines: 0, .wordWrap).lines
      fitting = max(1, all.prefix { $0.top + $0.height <= height }.count)
      // Whether more room would change nothing, as all lines fit.
      if fitting == all.count { return block.maximumLines }
    }
    return block.maximumLines > 0 ? min(block.maximumLines, fitting) : fitting
  }

  private func leastScale(of block: TextBlock) -> Double { max(block.minimumScale, 0.05) }

  /// Whether the beginning of a long text is too wide even at the smallest size, so that the rest need not be measured.
  private func isFarTooLong(_ block: TextBlock, for width: Double) -> Bool {
    guard block.text.utf8.count > Self.longText,
      let part = block.source(fonts, scale: leastScale(of: block)).prefix(4096)
    else { return false }
    return layOut(part, width: nil, lines: 1, .clip).size.width > width + Self.widthSlack
  }

  /// The factor by which a block shrinks to be at most `width` wide. Letter spacing depends on the size, so the fit is
  /// searched for, not computed; six steps bring it within 2 %.
  private func share(of block: TextBlock, fitting width: Double) -> Double {
    var low = leastScale(of: block)
    var high = 1.0
    var best = low
    for _ in 0..<Self.shareSteps {
      let middle = (low + high) / 2
      if layOut(block.source(fonts, scale: middle), width: nil, lines: 1, .clip).size.width <= width {
        best = middle
        low = middle
      } else {
        high = middle
      }
    }
    return best
  }

  /// Text that exceeds its box by less than a point is not truncated: widths that Interface Builder recorded are those
  /// of Apple's own font.
  private func layOut(
    _ source: TextSource, width: Double?, lines: Int, _ lineBreak: LineBreak
  ) -> TextLayout {
    fonts.layOut(
      source, width: width, maximumLines: lines, lineBreak: lineBreak, scale: scale, slack: Self.widthSlack)
  }
}

extension FittedText {
  /// A block broken into lines, at its full size or smaller.
  fileprivate init(_ block: TextBlock, _ source: TextSource, _ layout: TextLayout, full: TextSource) {
    self.init(
      block: block, font: source.runs[0].font, layout: layout, fonts: source.runs.map(\.font),
      fullFont: full.runs[0].font)
  }
}

extension LineBreak {
  /// The typography mode for the tree's mode.
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
