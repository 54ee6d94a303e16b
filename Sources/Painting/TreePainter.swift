import Geometry
import Raster
import Typography
import Views

/// Tree + frames → drawing.
public struct TreePainter {
  /// The fonts that texts are set in.
  public let fonts: FontLibrary
  /// Whether system colours are for a bright or a dark surrounding.
  public let appearance: Appearance

  /// A painter with a library of fonts.
  public init(fonts: FontLibrary, appearance: Appearance = .light) {
    self.fonts = fonts
    self.appearance = appearance
  }

  /// Draws every visible view of a tree, back to front, on a canvas of the window's background colour.
  public func drawing(of tree: ViewTree, frames: Frames) -> Drawing {
    let recorder = DrawingRecorder()
    let canvas = Rect(origin: .zero, size: frames.canvas)
    let ground = Color.system(.systemBackground).resolved(in: appearance)
    recorder.add(.fillRect(canvas, PixelColor(ground)))
    let tint = Color.system(.systemBlue).resolved(in: appearance)
    paint(tree.root, frames, tint: tint, visible: canvas, on: recorder)
    return Drawing(canvas: frames.canvas, scale: frames.scale, commands: recorder.commands)
  }

  /// Draws a view and what is in it, within what its superviews leave visible.
  private func paint(_ view: View, _ frames: Frames, tint: RGBA, visible: Rect, on recorder: DrawingRecorder)
  {
    guard !view.isHidden, view.alpha > 0.001 else { return }
    let rect = frames[view.id]
    let tint = view.tintColor?.resolved(in: appearance) ?? tint
    let clips = view.clipsToBounds || view.layer.masksToBounds
    let isOnCanvas = !rect.intersection(visible).isEmpty
    if !isOnCanvas, clips || view.subviews.isEmpty { return }
    let context = PaintContext(
      view: view, rect: rect, tint: tint, appearance: appearance, fonts: fonts,
      grid: PixelGrid(scale: frames.scale), recorder: recorder)
    let alpha = UInt8((view.alpha * 255).rounded())
    if alpha < 255 { recorder.add(.beginGroup(alpha: alpha)) }
    if isOnCanvas {
      recorder.add(.view(view.id, view.phrase))
      context.paintBackground()
    }
    if clips { recorder.add(.pushClip(context.outline)) }
    if isOnCanvas { context.paintContent(frames) }
    let inside = clips ? rect.intersection(visible) : visible
    for subview in view.subviews { paint(subview, frames, tint: tint, visible: inside, on: recorder) }
    if clips { recorder.add(.popClip) }
    if isOnCanvas { context.paintOverSubviews(frames) }
    if alpha < 255 { recorder.add(.endGroup) }
  }
}

extension PaintContext {
  /// The shape of the layer.
  var outline: Path {
    view.layer.cornerRadius > 0 ? .roundedRect(rect, radius: view.layer.cornerRadius) : .rect(rect)
  }

  /// Background colour and border.
  func paintBackground() {
    if let background = view.backgroundColor {
      fillRounded(rect, radius: view.layer.cornerRadius, color(background))
    }
  }

  /// What the class draws between its background and its subviews.
  func paintContent(_ frames: Frames) {
    switch view.content {
    case .plain: paintPlainView()
    case .label(let label): paint(label)
    case .button(let button): paint(button)
    case .textField(let field): paint(field)
    case .textView(let textView): paint(textView)
    case .imageView(let imageView): paint(imageView)
    case .toggle(let toggle): paint(toggle)
    case .slider(let slider): paint(slider)
    case .segmentedControl(let control): paint(control)
    case .progressView(let progress): paint(progress)
    case .tableView(let table): paint(table, frames)
    case .tableViewCell(let cell): paint(cell)
    case .placeholder: paintPlaceholder()
    case .unknown: paintUnknown()
    }
  }

  /// What lies over the subviews: the layer's border, and lines between rows.
  func paintOverSubviews(_ frames: Frames) {
    if case .tableView(let table) = view.content { paintSeparators(table, frames) }
    if view.layer.borderWidth > 0 {
      let color = view.layer.borderColor.map { self.color($0) } ?? RGBA(white: 0)
      border(rect, width: view.layer.borderWidth, radius: view.layer.cornerRadius, color)
    }
  }
}
