import Geometry
import Raster
import Typography
import Views

/// Tree + frames → drawing.
package struct TreePainter: Sendable {
  /// The fonts that texts are set in.
  package let fonts: FontLibrary
  /// Whether system colors are for a bright or a dark surrounding.
  package let appearance: Appearance
  /// The project's images and colors.
  package let assets: PaintAssets
  /// The era whose metrics apply: the document's.
  package let era: Era

  package init(
    fonts: FontLibrary, appearance: Appearance = .light, assets: PaintAssets = .none, era: Era = .iOS16
  ) {
    self.fonts = fonts
    self.appearance = appearance
    self.assets = assets
    self.era = era
  }

  /// Draws what the device shows over a screen on a clear canvas: status bar, Dynamic Island, home indicator. `around`: what
  /// surrounds the screen, with the device.
  package func device(over tree: ViewTree, frames: Frames, around: Surroundings) -> Drawing {
    let canvas = Rect(origin: .zero, size: frames.canvas)
    let recorder = DrawingRecorder(grid: PixelGrid(scale: frames.scale), canvas: canvas)
    let brush = Brush(
      recorder: recorder, fonts: fonts, visible: canvas, isRightToLeft: frames.isRightToLeft)
    let context = PaintContext(
      view: tree.root, rect: canvas, tint: Color.system(.systemBlue).resolved(in: appearance),
      appearance: appearance, era: era, assets: assets, brush: brush)
    SurroundingsPainter(context: context).paintDevice(around)
    return Drawing(canvas: frames.canvas, scale: frames.scale, commands: recorder.commands)
  }

  /// Draws every visible view of a tree, back to front, on a canvas of the window's background color. `frames`: the
  /// frames of its views; the drawing has their canvas and scale. `around`: the bars over the views; nil for none.
  package func drawing(of tree: ViewTree, frames: Frames, around: Surroundings? = nil) -> Drawing {
    let canvas = Rect(origin: .zero, size: frames.canvas)
    let recorder = DrawingRecorder(grid: PixelGrid(scale: frames.scale), canvas: canvas)
    // A translucent root shows the window, which is black; a root without a color is left for code to color.
    let own = tree.root.backgroundColor.map { assets.value(of: $0, in: appearance).alpha } ?? 0
    let isSeenThrough = around?.isInWindow == true && own > 0 && own < 1
    let ground =
      isSeenThrough ? RGBA(white: 0) : assets.value(of: .system(.systemBackground), in: appearance)
    let card = CardPainter(
      card: around?.card ?? CardSurroundings(frame: canvas), era: era, appearance: appearance,
      recorder: recorder)
    card.begin(on: canvas, ground: ground)
    let visible = around?.card?.frame ?? canvas
    let windowTint = around?.chrome.windowTint.map { assets.value(of: $0, in: appearance) }
    // A root with a tint hides the window's tint from all views, so the project need not be searched.
    let bars = [around?.navigationBar, around?.toolbar, around?.tabBar]
    let isAsked = windowTint == nil && (tree.root.tintColor == nil || bars.contains { $0 != nil })
    let tint =
      windowTint ?? (isAsked ? assets.accentColor() : nil)
      ?? Color.system(.systemBlue).resolved(in: appearance)
    paint(tree.root, frames, tint: tint, visible: visible, on: recorder)
    if let around {
      let brush = Brush(
        recorder: recorder, fonts: fonts, visible: canvas, isRightToLeft: frames.isRightToLeft)
      var context = PaintContext(
        view: tree.root, rect: canvas, tint: tint, appearance: appearance, era: era, assets: assets,
        brush: brush)
      context.barViews = BarViewPainter(painter: self, views: around.views)
      let painter = SurroundingsPainter(context: context)
      painter.paintBars(around, over: era.drawnBarsAreGlass ? tree.root.scrollingAreas(frames) : [])
      card.end()
      painter.paintDevice(around)
    }
    var drawing = Drawing(canvas: frames.canvas, scale: frames.scale, commands: recorder.commands)
    drawing.missingImages = recorder.missingImages
    drawing.plainEffects = recorder.plainEffects
    drawing.firstUndrawn = recorder.firstUndrawn
    drawing.barParts = recorder.barParts
    return drawing
  }

  /// Draws a view and its subviews, clipped to what its superviews leave visible.
  func paint(
    _ view: View, _ frames: Frames, tint: RGBA, visible: Rect, on recorder: DrawingRecorder
  ) {
    guard !view.isHidden, view.alpha > 0.001 else { return }
    guard !view.layer.transform.isIdentity else {
      return paintUpright(view, frames, tint: tint, visible: visible, on: recorder)
    }
    let rect = frames[view.id]
    let map = view.layer.transform.map(about: Point(x: rect.midX, y: rect.midY))
    // A view scaled to nothing is invisible.
    guard let inverse = map.inverse else { return }
    recorder.add(.pushTransform(map))
    paintUpright(view, frames, tint: tint, visible: inverse.bounds(of: visible), on: recorder)
    recorder.add(.popTransform)
  }

  private func paintUpright(
    _ view: View, _ frames: Frames, tint: RGBA, visible: Rect, on recorder: DrawingRecorder
  ) {
    let tint = view.tintColor.map { assets.value(of: $0, in: appearance) } ?? tint
    let context = context(of: view, frames, tint: tint, visible: visible, on: recorder)
    let painter = view.painter(context)
    let layer = LayerPainter(context: context)
    let canBeSeen = layer.canReach(visible, overhang: painter.overhang)
    if view.clipsToBounds || view.subviews.isEmpty, !canBeSeen { return }
    func paintAll() {
      if canBeSeen {
        recorder.add(.view(view.id, view.phrase))
        layer.paintShadow()
        painter.paintGround()
      }
      if view.clipsToBounds { recorder.add(.pushClip(layer.outline)) }
      if canBeSeen { painter.paintContent(frames) }
      let visible = view.clipsToBounds ? context.rect.intersection(visible) : visible
      for subview in view.subviews {
        paint(subview, frames, tint: tint, visible: visible, on: recorder)
      }
      if view.clipsToBounds { recorder.add(.popClip) }
      guard canBeSeen else { return }
      painter.paintOverSubviews(frames)
      layer.paintBorder()
    }
    let alpha = UInt8(share: view.alpha)
    if alpha < 255 { recorder.group(alpha: alpha, within: visible, paintAll) } else { paintAll() }
  }

  /// The context for a view's painter; `tint` is the view's own tint color.
  func context(
    of view: View, _ frames: Frames, tint: RGBA, visible: Rect, on recorder: DrawingRecorder
  ) -> PaintContext {
    let brush = Brush(
      recorder: recorder, fonts: fonts, visible: visible,
      isRightToLeft: view.isRightToLeft(in: frames.isRightToLeft))
    return PaintContext(
      view: view, rect: frames[view.id], tint: tint, appearance: appearance, era: era, assets: assets,
      brush: brush)
  }
}

extension TreePainter {
  /// Returns the value of a color as it is drawn: from the project, else the document's, in the painter's appearance.
  package func value(of color: Color) -> RGBA { assets.value(of: color, in: appearance) }
}
