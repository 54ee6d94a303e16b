import Geometry
import Raster
import Views

/// Styles of iOS 15: plain, gray, tinted, filled; and of iOS 26: glass. Contents are inset 7 points from top and bottom, 12 from the sides.
///
/// While pressed, background and contents fade to three quarters; that figure is not verified.
struct ConfiguredButtonPainter: Painter {
  let context: PaintContext
  let button: Button
  let configuration: Button.Configuration

  func paint() {
    let isHighlighted = isEnabled && view.control?.isHighlighted == true
    if configuration.isGlass, era.drawnBarsAreGlass {
      paintGlass()
    } else if let body {
      let color = isHighlighted ? body.faded(0.75) : body
      brush.fillRounded(rect, radius: configuration.radius(for: rect), color)
    }
    if let image = configuration.backgroundImage, let picture = images.picture(for: image) {
      brush.clipped(to: .roundedRect(rect, radius: configuration.radius(for: rect))) {
        images.paint(picture, image, in: rect, mode: .scaleToFill, tint: tint)
      }
    }
    if configuration.strokeWidth > 0 {
      let color = configuration.strokeColor.map { self.color($0) } ?? tint
      brush.border(rect, width: configuration.strokeWidth, radius: configuration.radius(for: rect), color)
    }
    let ink = foreground
    var content = ButtonContent(
      title: button.shownTitle, image: button.shownImage?.beside(button.titleFont.size),
      font: button.titleFont,
      color: isHighlighted && configuration.isBodyless ? ink.faded(0.75) : ink)
    if let attributed = configuration.attributedTitle {
      content.runs = runs(of: attributed, default: content.color, isOverruled: !isEnabled)
    }
    if let subtitle = configuration.subtitle, !subtitle.isEmpty { content.subtitle = subtitle }
    content.insets = brush.directional(configuration.insets)
    content.placement = configuration.imagePlacement ?? .leading
    content.imagePadding = configuration.imagePadding
    content.titlePadding = configuration.titlePadding
    content.subtitleFont = configuration.subtitleFont
    content.titleAlignment = titleAlignment
    if configuration.showsPopUpIndicator {
      content.indicator = ImageReference(name: "chevron.up.chevron.down", isSystem: true)
    }
    content.lineBreak = button.lineBreakMode
    // Whether configurations of custom buttons treat pictures as templates is not verified.
    content.tintsPictures = true
    ButtonContentPainter(context: context, content: content).paint()
  }

  /// The alignment of title and subtitle. Automatic is towards an image beside them, else centered; that is not verified.
  private var titleAlignment: Button.Configuration.TitleAlignment {
    if let own = configuration.titleAlignment, own != .automatic { return own }
    guard button.shownImage != nil, !configuration.isImageStacked else { return .center }
    return configuration.imagePlacement == .trailing ? .trailing : .leading
  }

  private func paintGlass() {
    let own = configuration.backgroundColor.map { color($0) }
    let tinted = isEnabled ? own ?? tint : color("tertiarySystemFill")
    var piece = GlassPainter.Piece(box: rect, tint: configuration.isFilled ? tinted : own)
    let radius = configuration.radius(for: rect)
    piece.radius = radius < min(rect.width, rect.height) / 2 ? radius : nil
    piece.isClear = configuration.style == .clearGlass || configuration.style == .prominentClearGlass
    GlassPainter(context: context).paint([piece])
  }

  private var body: RGBA? {
    let own = configuration.backgroundColor.map { color($0) }
    switch configuration.style {
    case .filled, .borderedProminent, .prominentGlass, .prominentClearGlass:
      return isEnabled ? own ?? tint : color("tertiarySystemFill")
    case .tinted, .borderedTinted:
      return isEnabled ? (own ?? tint).faded(0.18) : color("tertiarySystemFill")
    case .gray, .bordered, .glass, .clearGlass: return own ?? color("tertiarySystemFill")
    case .plain, .borderless: return own
    }
  }

  private var foreground: RGBA {
    if !isEnabled { return color("tertiaryLabel") }
    if let color = configuration.foregroundColor { return self.color(color) }
    if configuration.isFilled { return RGBA(white: 1) }
    return configuration.isGlass && era.drawnBarsAreGlass ? GlassPainter(context: context).ink : tint
  }
}

extension Button.Configuration {
  /// Whether the title is on a background of the tint color.
  var isFilled: Bool {
    switch style {
    case .filled, .borderedProminent, .prominentGlass, .prominentClearGlass: true
    default: false
    }
  }

  /// Whether the background is glass in iOS 26; before, such a style is drawn as gray or filled.
  var isGlass: Bool {
    switch style {
    case .glass, .prominentGlass, .clearGlass, .prominentClearGlass: true
    default: false
    }
  }

  /// Whether there is no background behind the title.
  var isBodyless: Bool { (style == .plain || style == .borderless) && backgroundColor == nil }

  /// Radius of the background's corners, in points; those of the styles other than `capsule` are not verified. Glass is a
  /// capsule: 1 picture of iOS 26, with SwiftUI.
  func radius(for rect: Rect) -> Double {
    if let cornerRadius { return min(max(0, cornerRadius), min(rect.width, rect.height) / 2) }
    return switch cornerStyle {
    case .capsule: min(rect.width, rect.height) / 2
    case .large: 10
    case .medium: 8
    case .small: 4
    case .fixed, .dynamic, nil: isGlass ? min(rect.width, rect.height) / 2 : 5.95
    }
  }
}
