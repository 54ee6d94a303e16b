import Geometry
import Views

/// A button of any type, in its control's state.
struct ButtonPainter: KindPainter {
  let context: PaintContext
  let button: Button

  var overhang: Double { .infinity }
  var showsText: Bool { true }
  var showsInkAlone: Bool { true }

  func paintContent(_ frames: Frames) {
    if let configuration = button.configuration {
      ConfiguredButtonPainter(context: context, button: button, configuration: configuration).paint()
    }
    let signs = ButtonSigns(context: context)
    switch button.sign {
    case .detailDisclosure, .infoLight, .infoDark: signs.paintInfo()
    case .contactAdd: signs.paintAdd()
    case .close: signs.paintClose()
    case .custom, .system, nil: if button.configuration == nil { paintClassic() }
    }
  }

  private func paintClassic() {
    let control = view.control ?? ControlState()
    let shown = button.shown(in: control)
    // UIKit dims the images of a disabled button without one for this state; that it halves them is not verified.
    let isDimmed = !control.isEnabled
    if let image = shown.backgroundImage {
      let fades = isDimmed && button.disabled.backgroundImage == nil
      brush.faded(to: fades ? 0.5 : 1) { images.paintBackdrop(image, in: rect) }
    }
    var content = ButtonContent(
      title: shown.title, image: shown.image?.beside(button.font.size), font: button.font,
      color: titleColor(shown))
    if let attributed = shown.attributedTitle { content.runs = titleRuns(attributed) }
    // A symbol has the tint color regardless of the title's.
    content.imageColor = isEnabled ? tint : content.color
    // A system button treats pictures as templates; a custom one shows them as they are.
    content.tintsPictures = button.kind == .system
    content.fadesImage = isDimmed && button.disabled.image == nil && shown.image?.isSystem == false
    content.insets = button.contentInsets
    content.imageInsets = button.imageInsets
    content.titleInsets = button.titleInsets
    content.lineBreak = button.lineBreakMode
    content.shadow = titleShadow(shown)
    if button.kind == .system, control.isEnabled, control.isSelected, shown.image == nil,
      button.selected.titleColor == nil
    {
      // UIKit draws a tinted plate behind the title; its size and radius are not verified.
      content.plate = content.color
      content.color = color("systemBackground")
    }
    ButtonContentPainter(context: context, content: content).paint()
  }

  /// Title color of a state. A system button's title fades to 0.2 while pressed and is gray while disabled, as in
  /// Flutter's replica.
  private func titleColor(_ shown: Button.Appearance) -> RGBA {
    let control = view.control ?? ControlState()
    if !control.isEnabled, button.disabled.titleColor == nil {
      return shown.titleColor.map { color($0).faded(0.5) } ?? RGBA(white: 0.52, alpha: 0.45)
    }
    let ink = shown.titleColor.map { color($0) } ?? (button.kind == .custom ? RGBA(white: 1) : tint)
    let isFading = button.kind == .system && control.isHighlighted && button.highlighted.titleColor == nil
    return isFading ? ink.faded(0.2) : ink
  }

  /// The runs of a title; those of the normal state fade like a single-colored title.
  private func titleRuns(_ title: AttributedText) -> [TextBlockRun] {
    let control = view.control ?? ControlState()
    var normal = control
    (normal.isEnabled, normal.isHighlighted, normal.isSelected) = (true, false, false)
    let isOwn = button.shown(in: normal).attributedTitle != title
    let color = titleColor(button.shown(in: control))
    return runs(of: title, default: color) { ink in
      if isOwn { return ink }
      if !control.isEnabled { return ink.faded(0.5) }
      return button.kind == .system && control.isHighlighted ? ink.faded(0.2) : ink
    }
  }

  /// A shadow shows only where the file gives it an offset.
  private func titleShadow(_ shown: Button.Appearance) -> (color: RGBA, offset: Size)? {
    guard button.titleShadowOffset != .zero, let color = shown.titleShadowColor else { return nil }
    return (self.color(color), button.titleShadowOffset)
  }
}
