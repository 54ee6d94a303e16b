import Geometry
import Typography
import Views

/// The content of a button: an image, then a title and possibly a subtitle below it.
struct ButtonContent {
  var title: String?
  /// The runs of a title with several styles; empty if font and color apply to all of it.
  var runs: [TextBlockRun] = []
  var subtitle: String?
  var image: ImageReference?
  var font: FontDescription
  /// Color of the texts.
  var color: RGBA
  /// Color of a symbol; nil uses that of the texts.
  var imageColor: RGBA?
  /// Whether a picture without a rendering mode is drawn in the color of symbols.
  var tintsPictures = false
  /// Whether the image is drawn at half strength.
  var fadesImage = false
  /// Color of a plate behind the title; nil draws none.
  var plate: RGBA?
  var insets = EdgeInsets.zero
  var imageInsets = EdgeInsets.zero
  var titleInsets = EdgeInsets.zero
  var lineBreak = LineBreakMode.middleTruncation
  var shadow: (color: RGBA, offset: Size)?
  /// The position of the image.
  var placement = Button.Configuration.ImagePlacement.leading
  /// Points between image and title: none, as in the configuration's default. Classic UIKit buttons have none either.
  var imagePadding = 0.0
  /// Points between title and subtitle.
  var titlePadding = 0.0
  /// The font below the title.
  var subtitleFont = FontDescription(systemSize: 12)
  /// The alignment of title and subtitle with each other.
  var titleAlignment = Button.Configuration.TitleAlignment.center
  /// The sign after the title; nil for none.
  var indicator: ImageReference?
}

extension ButtonContent {
  /// The title as text runs.
  var titleBlock: TextBlock? {
    guard let title else { return nil }
    var block = TextBlock(text: title, font: font, color: color, alignment: .center)
    block.runs = runs
    return block
  }
}

/// Image and title as one block in the content rectangle; side by side, the image comes first in reading direction.
struct ButtonContentPainter: Painter {
  let context: PaintContext
  let content: ButtonContent

  func paint() {
    let box = rect.inset(by: content.insets)
    // An image is limited to the area that the insets leave.
    let room = box.inset(by: content.imageInsets).size
    var imageSize = content.image.map { images.size(of: $0, in: room) } ?? .zero
    if content.title == nil { imageSize = filled(imageSize, in: room) }
    let hasBoth = content.image != nil && content.title?.isEmpty == false
    let padding = hasBoth ? content.imagePadding : 0
    switch content.placement {
    case .leading, .trailing: paintInRow(imageSize, padding, in: box)
    case .top, .bottom: paintInColumn(imageSize, padding, in: box)
    }
  }

  private func paintInRow(_ imageSize: Size, _ padding: Double, in box: Rect) {
    let natural = naturalTitleWidth
    let titleWidth = min(natural, max(0, box.width - imageSize.width - padding))
    let x = left(of: imageSize.width + padding + titleWidth, in: box)
    let imageIsLeft = (content.placement == .leading) != brush.isRightToLeft
    let place = Rect(
      x: imageIsLeft ? x : x + titleWidth + padding, y: top(of: imageSize.height, in: box),
      width: imageSize.width, height: imageSize.height)
    paintImage(in: place)
    let column = Rect(
      x: imageIsLeft ? x + imageSize.width + padding : x, y: box.minY, width: titleWidth, height: box.height)
    paintTitle(in: column, wraps: natural > titleWidth)
  }

  private func paintInColumn(_ imageSize: Size, _ padding: Double, in box: Rect) {
    let natural = naturalTitleWidth
    let titleWidth = min(natural, box.width)
    let titleHeight = naturalTitleHeight
    let y = top(of: imageSize.height + padding + titleHeight, in: box)
    let imageIsAbove = content.placement == .top
    let place = Rect(
      x: left(of: imageSize.width, in: box), y: imageIsAbove ? y : y + titleHeight + padding,
      width: imageSize.width, height: imageSize.height)
    paintImage(in: place)
    let column = Rect(
      x: left(of: titleWidth, in: box), y: imageIsAbove ? y + imageSize.height + padding : y,
      width: titleWidth, height: titleHeight)
    paintTitle(in: column, wraps: natural > titleWidth)
  }

  private func paintImage(in place: Rect) {
    guard let image = content.image else { return }
    let place = brush.onGrid(moved(place, by: content.imageInsets))
    brush.faded(to: content.fadesImage ? 0.5 : 1) {
      paint(image, in: place, content.imageColor ?? content.color)
    }
  }

  private func paint(_ image: ImageReference, in box: Rect, _ ink: RGBA) {
    guard let picture = images.picture(for: image) else {
      return images.paint(image, in: box, mode: .scaleAspectFit, tint: ink)
    }
    // The box has the picture's size, limited by the available room; the picture fills it.
    let template = content.tintsPictures ? ink : nil
    images.paint(picture, image, in: box, mode: .scaleToFill, template: template, tint: ink)
  }

  /// An image alone fills the whole area if the button's alignments are `fill`.
  private func filled(_ size: Size, in available: Size) -> Size {
    Size(
      width: size.width > 0 && view.control?.horizontalAlignment == .fill ? available.width : size.width,
      height: size.height > 0 && view.control?.verticalAlignment == .fill ? available.height : size.height)
  }

  private var naturalTitleWidth: Double {
    let title = content.titleBlock.map { brush.size(of: $0).width } ?? 0
    let subtitle = content.subtitle.map { brush.width(of: $0, content.subtitleFont) } ?? 0
    return max(title + indicatorWidth, subtitle)
  }

  /// The width of the sign after the title with its gap, in points; 0 without one.
  private var indicatorWidth: Double {
    guard content.indicator != nil else { return 0 }
    return Button.Configuration.indicatorGap + Button.Configuration.indicatorSize(beside: content.font).width
  }

  private var naturalTitleHeight: Double {
    let title = titleHeight
    let subtitle = content.subtitle == nil ? 0 : brush.font(content.subtitleFont).lineHeight
    return title + subtitle + (title > 0 && subtitle > 0 ? content.titlePadding : 0)
  }

  private var titleHeight: Double {
    guard let block = content.titleBlock else { return 0 }
    return content.runs.isEmpty ? brush.font(content.font).lineHeight : brush.size(of: block).height
  }

  private func left(of width: Double, in box: Rect) -> Double {
    let (first, last) = (box.minX, box.maxX - width)
    switch view.control?.horizontalAlignment ?? .center {
    case .center, .fill: return box.midX - width / 2
    case .left: return first
    case .right: return last
    case .leading: return brush.isRightToLeft ? last : first
    case .trailing: return brush.isRightToLeft ? first : last
    }
  }

  private func top(of height: Double, in box: Rect) -> Double {
    switch view.control?.verticalAlignment ?? .center {
    case .center, .fill: box.midY - height / 2
    case .top: box.minY
    case .bottom: box.maxY - height
    }
  }

  private func paintTitle(in column: Rect, wraps: Bool) {
    let titleHeight = titleHeight
    let below = content.subtitle == nil ? 0 : brush.font(content.subtitleFont).lineHeight
    let padding = titleHeight > 0 && below > 0 ? content.titlePadding : 0
    let y = top(of: titleHeight + padding + below, in: column)
    if var block = content.titleBlock, !block.text.isEmpty {
      let isBroken = content.lineBreak == .wordWrap || content.lineBreak == .characterWrap
      var box = aligned(brush.size(of: block).width + indicatorWidth, at: y, height: titleHeight, in: column)
      if isBroken, wraps, below == 0 { box = column }
      if content.indicator != nil { box = paintIndicator(in: box) }
      box = moved(box, by: content.titleInsets)
      if let plate = content.plate {
        brush.fillRounded(brush.onGrid(box.insetBy(dx: -4, dy: -2)), radius: 4, plate)
      }
      block.lineBreak = content.lineBreak
      block.maximumLines = isBroken ? 0 : 1
      block.isLimitedByHeight = isBroken
      block.shadow = content.shadow
      brush.draw(block, in: box)
    }
    if let subtitle = content.subtitle {
      let width = brush.width(of: subtitle, content.subtitleFont)
      let box = aligned(width, at: y + titleHeight + padding, height: below, in: column)
      let ink = content.color
      brush.draw(
        TextBlock(text: subtitle, font: content.subtitleFont, color: ink, alignment: .center), in: box)
    }
  }

  /// The place of a line in the column of title and subtitle, which is as wide as the wider of the two.
  private func aligned(_ width: Double, at y: Double, height: Double, in column: Rect) -> Rect {
    let free = content.subtitle == nil ? 0 : max(0, column.width - width)
    let isAtStart = content.titleAlignment == (brush.isRightToLeft ? .trailing : .leading)
    let isAtEnd = content.titleAlignment == (brush.isRightToLeft ? .leading : .trailing)
    let share = isAtStart ? 0 : isAtEnd ? 1 : 0.5
    return Rect(x: column.minX + free * share, y: y, width: column.width - free, height: height)
  }

  /// Draws the sign at the end of the title's place; returns the rest of it.
  private func paintIndicator(in box: Rect) -> Rect {
    guard let indicator = content.indicator else { return box }
    let size = Button.Configuration.indicatorSize(beside: content.font)
    let isAtLeft = brush.isRightToLeft
    let place = Rect(
      x: isAtLeft ? box.minX : box.maxX - size.width, y: box.midY - size.height / 2, width: size.width,
      height: size.height)
    paint(indicator, in: brush.onGrid(place), content.color)
    var rest = box
    rest.size.width = max(0, box.width - indicatorWidth)
    if isAtLeft { rest.origin.x += indicatorWidth }
    return rest
  }

  /// Centered content moves by half of a pair of insets; content at an edge moves by that edge's inset.
  private func moved(_ box: Rect, by insets: EdgeInsets) -> Rect {
    let isRightToLeft = brush.isRightToLeft
    let x =
      switch view.control?.horizontalAlignment ?? .center {
      case .center, .fill: (insets.left - insets.right) / 2
      case .left: insets.left
      case .right: -insets.right
      case .leading: isRightToLeft ? -insets.right : insets.left
      case .trailing: isRightToLeft ? insets.left : -insets.right
      }
    let y =
      switch view.control?.verticalAlignment ?? .center {
      case .center, .fill: (insets.top - insets.bottom) / 2
      case .top: insets.top
      case .bottom: -insets.bottom
      }
    return box.offset(by: Point(x: x, y: y))
  }
}
