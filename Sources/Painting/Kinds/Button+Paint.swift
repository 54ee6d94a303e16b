import Geometry
import Raster
import Typography
import Views

extension PaintContext {
  /// A button of any type, in the state that its control has.
  func paint(_ button: Button) {
    if let configuration = button.configuration { return paint(button, configuration) }
    switch button.kind {
    case .detailDisclosure, .infoLight, .infoDark: paintInfoSign()
    case .contactAdd: paintAddSign()
    case .close: paintCloseSign()
    case .custom, .system: paintClassic(button)
    }
  }

  // MARK: Classic buttons

  private func paintClassic(_ button: Button) {
    let shown = button.shown(in: view.control ?? ControlState())
    if let image = shown.backgroundImage { paintImage(image, in: rect, mode: .scaleToFill) }
    paintTitleAndImage(
      title: shown.title, image: shown.image, button: button, color: titleColor(button, shown),
      shadow: titleShadow(button, shown))
  }

  private func titleColor(_ button: Button, _ shown: Button.Appearance) -> RGBA {
    let control = view.control ?? ControlState()
    if !control.isEnabled, button.disabled.titleColor == nil {
      return shown.titleColor == nil ? color("systemGray", alpha: 0.6) : color(shown.titleColor!).faded(0.5)
    }
    if let color = shown.titleColor { return self.color(color) }
    return button.kind == .custom ? RGBA(white: 1) : tint
  }

  /// A shadow shows only where the file gives it an offset.
  private func titleShadow(_ button: Button, _ shown: Button.Appearance) -> (color: RGBA, offset: Size)? {
    guard button.titleShadowOffset != .zero, let color = shown.titleShadowColor else { return nil }
    return (self.color(color), button.titleShadowOffset)
  }

  /// Image, then title, as one block in the content rectangle.
  private func paintTitleAndImage(
    title: String?, image: ImageReference?, button: Button, color: RGBA, shadow: (color: RGBA, offset: Size)?
  ) {
    let content = rect.inset(by: button.contentInsets)
    let imageSize = image.map { self.size(of: $0, in: content.size) } ?? .zero
    let titleFont = font(button.font)
    let natural = title.map { width(of: $0, button.font) } ?? 0
    let titleWidth = min(natural, max(0, content.width - imageSize.width))
    let total = imageSize.width + titleWidth
    let control = view.control ?? ControlState()
    let x: Double =
      switch control.horizontalAlignment {
      case .center, .fill: content.midX - total / 2
      case .left, .leading: content.minX
      case .right, .trailing: content.maxX - total
      }
    func top(_ height: Double) -> Double {
      switch control.verticalAlignment {
      case .center, .fill: content.midY - height / 2
      case .top: content.minY
      case .bottom: content.maxY - height
      }
    }
    if let image {
      let box = Rect(x: x, y: top(imageSize.height), width: imageSize.width, height: imageSize.height)
      paintImage(image, in: moved(box, by: button.imageInsets), mode: .scaleAspectFit, tint: color)
    }
    guard let title, !title.isEmpty else { return }
    let lines = button.lineBreakMode == .wordWrap || button.lineBreakMode == .characterWrap ? 0 : 1
    var box = Rect(
      x: x + imageSize.width, y: top(titleFont.lineHeight), width: titleWidth, height: titleFont.lineHeight)
    if lines == 0, natural > titleWidth {
      box = Rect(x: box.minX, y: content.minY, width: titleWidth, height: content.height)
    }
    var block = TextBlock(text: title, font: button.font, color: color, alignment: .center)
    block.lineBreak = button.lineBreakMode
    block.maximumLines = lines
    block.shadow = shadow
    draw(block, in: moved(box, by: button.titleInsets))
  }

  /// Half of a pair of insets moves the block, as it stays centred in what they leave.
  private func moved(_ box: Rect, by insets: EdgeInsets) -> Rect {
    box.offset(by: Point(x: (insets.left - insets.right) / 2, y: (insets.top - insets.bottom) / 2))
  }

  // MARK: Configurations

  /// Styles of iOS 15: plain, gray, tinted, filled; corner radius 5.95 and capsule.
  ///
  /// Sources: `UIButton.Configuration`; the radius of the dynamic corner style is not verified.
  private func paint(_ button: Button, _ configuration: Button.Configuration) {
    let isEnabled = view.control?.isEnabled ?? true
    let base = configuration.backgroundColor.map { color($0) } ?? tint
    let body: RGBA? =
      switch configuration.style {
      case "filled", "borderedProminent": isEnabled ? base : color("tertiarySystemFill")
      case "tinted", "borderedTinted": isEnabled ? base.faded(0.18) : color("tertiarySystemFill")
      case "gray", "bordered": configuration.backgroundColor.map { color($0) } ?? color("tertiarySystemFill")
      default: configuration.backgroundColor.map { color($0) }
      }
    if let body { fillRounded(rect, radius: configuration.radius(for: rect), body) }
    var foreground = tint
    if ["filled", "borderedProminent"].contains(configuration.style) { foreground = RGBA(white: 1) }
    if let color = configuration.foregroundColor { foreground = self.color(color) }
    if !isEnabled { foreground = color("tertiaryLabel") }
    var shown = button
    shown.font =
      configuration.titleFont
      ?? TextStyle(named: "Body").map(FontDescription.init(style:)) ?? FontDescription(systemSize: 17)
    shown.contentInsets = EdgeInsets(top: 7, left: 12, bottom: 7, right: 12)
    let title = configuration.title ?? button.normal.title
    let image = configuration.image ?? button.normal.image
    guard let subtitle = configuration.subtitle, !subtitle.isEmpty else {
      return paintTitleAndImage(title: title, image: image, button: shown, color: foreground, shadow: nil)
    }
    paintTitle(title ?? "", over: subtitle, shown.font, foreground)
  }

  private func paintTitle(_ title: String, over subtitle: String, _ font: FontDescription, _ color: RGBA) {
    let small = FontDescription(systemSize: 12)
    let above = self.font(font).lineHeight
    let below = self.font(small).lineHeight
    let top = rect.midY - (above + 1 + below) / 2
    let box = rect.insetBy(dx: 12, dy: 0)
    draw(
      TextBlock(text: title, font: font, color: color, alignment: .center),
      in: Rect(x: box.minX, y: top, width: box.width, height: above))
    draw(
      TextBlock(text: subtitle, font: small, color: color, alignment: .center),
      in: Rect(x: box.minX, y: top + above + 1, width: box.width, height: below))
  }

  // MARK: Signs

  private var signBox: Rect { Rect(x: rect.midX - 11, y: rect.midY - 11, width: 22, height: 22) }

  private func paintInfoSign() {
    let box = signBox.insetBy(dx: 1, dy: 1)
    stroke(.ellipse(in: box.insetBy(dx: 0.75, dy: 0.75)), width: 1.5, tint)
    fill(.ellipse(in: Rect(x: rect.midX - 1.2, y: rect.midY - 6.2, width: 2.4, height: 2.4)), tint)
    fillRounded(Rect(x: rect.midX - 0.9, y: rect.midY - 2, width: 1.8, height: 7.5), radius: 0.9, tint)
  }

  private func paintAddSign() {
    let box = signBox.insetBy(dx: 1, dy: 1)
    stroke(.ellipse(in: box.insetBy(dx: 0.75, dy: 0.75)), width: 1.5, tint)
    fillRounded(Rect(x: rect.midX - 5, y: rect.midY - 0.75, width: 10, height: 1.5), radius: 0.75, tint)
    fillRounded(Rect(x: rect.midX - 0.75, y: rect.midY - 5, width: 1.5, height: 10), radius: 0.75, tint)
  }

  private func paintCloseSign() {
    let box = Rect(x: rect.midX - 15, y: rect.midY - 15, width: 30, height: 30)
    fill(.ellipse(in: box), color("tertiarySystemFill"))
    var cross = Path()
    cross.move(to: Point(x: rect.midX - 5, y: rect.midY - 5))
    cross.line(to: Point(x: rect.midX + 5, y: rect.midY + 5))
    cross.move(to: Point(x: rect.midX + 5, y: rect.midY - 5))
    cross.line(to: Point(x: rect.midX - 5, y: rect.midY + 5))
    stroke(cross, width: 2.2, color("secondaryLabel"), cap: .round)
  }
}

extension Button {
  /// What the button shows in a state; what the state leaves out is the ordinary look's.
  func shown(in control: ControlState) -> Appearance {
    var shown = normal
    let state =
      !control.isEnabled
      ? disabled : control.isSelected ? selected : control.isHighlighted ? highlighted : normal
    shown.title = state.title ?? shown.title
    shown.titleColor = state.titleColor ?? shown.titleColor
    shown.titleShadowColor = state.titleShadowColor ?? shown.titleShadowColor
    shown.image = state.image ?? shown.image
    shown.backgroundImage = state.backgroundImage ?? shown.backgroundImage
    return shown
  }
}

extension Button.Configuration {
  func radius(for rect: Rect) -> Double {
    switch cornerStyle {
    case "capsule": min(rect.width, rect.height) / 2
    case "large": 10
    case "medium": 8
    case "small": 4
    case "fixed": 5.95
    default: 5.95
    }
  }
}
