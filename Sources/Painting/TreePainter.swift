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
  /// The project's images and colours.
  public let assets: PaintAssets
  /// Whose figures hold: the era of the document.
  public let era: Era

  /// A painter with a library of fonts.
  public init(
    fonts: FontLibrary, appearance: Appearance = .light, assets: PaintAssets = .none, era: Era = .iOS16
  ) {
    self.fonts = fonts
    self.appearance = appearance
    self.assets = assets
    self.era = era
  }

  /// Draws every visible view of a tree, back to front, on a canvas of the window's background colour.
  ///
  /// - Parameter around: the bars that stand over the views.
  public func drawing(of tree: ViewTree, frames: Frames, around: Surroundings? = nil) -> Drawing {
    let recorder = DrawingRecorder(grid: PixelGrid(scale: frames.scale))
    let canvas = Rect(origin: .zero, size: frames.canvas)
    let ground = Color.system(.systemBackground).resolved(in: appearance)
    recorder.add(.fillRect(canvas, PixelColor(ground)))
    let tint = Color.system(.systemBlue).resolved(in: appearance)
    paint(tree.root, frames, tint: tint, visible: canvas, on: recorder)
    if let around {
      let tint = tree.root.tintColor.map { assets.value(of: $0, in: appearance) } ?? tint
      var context = PaintContext(
        view: tree.root, rect: canvas, tint: tint, appearance: appearance, era: era, fonts: fonts,
        grid: recorder.grid, visible: canvas, recorder: recorder, assets: assets,
        isRightToLeft: frames.isRightToLeft)
      context.barViews = BarViewPainter(painter: self, views: around.views)
      context.paint(around)
    }
    var drawing = Drawing(canvas: frames.canvas, scale: frames.scale, commands: recorder.commands)
    drawing.missingImages = recorder.missingImages
    return drawing
  }

  /// Draws a view and what is in it, within what its superviews leave visible.
  func paint(
    _ view: View, _ frames: Frames, tint: RGBA, visible: Rect, on recorder: DrawingRecorder
  ) {
    guard !view.isHidden, view.alpha > 0.001 else { return }
    guard !view.layer.transform.isIdentity else {
      return paintUpright(view, frames, tint: tint, visible: visible, on: recorder)
    }
    let rect = frames[view.id]
    let map = view.layer.transform.map(about: Point(x: rect.midX, y: rect.midY))
    // What is flattened cannot be seen.
    guard let inverse = map.inverse else { return }
    recorder.add(.pushTransform(map))
    paintUpright(view, frames, tint: tint, visible: inverse.bounds(of: visible), on: recorder)
    recorder.add(.popTransform)
  }

  private func paintUpright(
    _ view: View, _ frames: Frames, tint: RGBA, visible: Rect, on recorder: DrawingRecorder
  ) {
    let tint = view.tintColor.map { assets.value(of: $0, in: appearance) } ?? tint
    let context = PaintContext(
      view: view, rect: frames[view.id], tint: tint, appearance: appearance, era: era, fonts: fonts,
      grid: recorder.grid, visible: visible, recorder: recorder, assets: assets,
      textHeight: frames.textHeights[view.id.index],
      isRightToLeft: view.isRightToLeft(in: frames.isRightToLeft))
    if context.clips || view.subviews.isEmpty, !context.canBeSeen { return }
    let alpha = UInt8((min(view.alpha, 1) * 255).rounded())
    guard alpha < 255 else { return paint(context, frames) }
    recorder.group(alpha: alpha, within: visible) { paint(context, frames) }
  }

  private func paint(_ context: PaintContext, _ frames: Frames) {
    let (view, canBeSeen) = (context.view, context.canBeSeen)
    if canBeSeen {
      context.recorder.add(.view(view.id, view.phrase))
      context.paintBackground()
    }
    if context.clips { context.recorder.add(.pushClip(context.outline)) }
    if canBeSeen { context.paintContent(frames) }
    let visible = context.clips ? context.rect.intersection(context.visible) : context.visible
    for subview in view.subviews {
      paint(subview, frames, tint: context.tint, visible: visible, on: context.recorder)
    }
    if context.clips { context.recorder.add(.popClip) }
    if canBeSeen { context.paintOverSubviews(frames) }
  }
}

extension PaintContext {
  /// Whether subviews and content are cut at the outline.
  var clips: Bool { view.clipsToBounds || view.layer.masksToBounds }

  /// Whether anything that the view itself draws can reach what is visible.
  var canBeSeen: Bool {
    let reach = (clips ? 0 : overhang + max(0, (textHeight ?? 0) - rect.height)) + shadowReach
    guard reach.isFinite else { return true }
    return !rect.insetBy(dx: -reach, dy: -reach).intersection(visible).isEmpty
  }

  /// How far the view itself may draw beyond its rectangle, points; controls and images keep their own sizes.
  private var overhang: Double {
    switch view.content {
    case .label(let label):
      4 + textOverhang(label.font) + max(abs(label.shadowOffset.width), abs(label.shadowOffset.height))
    case .textField(let field): 4 + textOverhang(field.font)
    case .plain, .stackView, .collectionView, .textView, .progressView, .pickerView, .calendarView,
      .visualEffect, .standIn,
      .placeholder, .unknown:
      4
    case .navigationBar, .toolbar, .tabBar, .searchBar: 60
    // A sign of 21 points on a cell that is lower.
    case .tableViewCell: 12
    case .button, .imageView, .toggle, .slider, .segmentedControl, .tableView, .stepper, .pageControl,
      .activityIndicator, .refreshControl, .datePicker, .colorWell:
      .infinity
    }
  }

  /// How far the layer's shadow reaches, points; it is not cut by the layer's own mask where that cuts subviews only.
  private var shadowReach: Double {
    let shadow = view.layer.shadow
    guard shadow.opacity > 0 else { return 0 }
    return shadow.radius * 3 + max(abs(shadow.offset.width), abs(shadow.offset.height))
  }

  /// Text is cut only where it is larger than its frame by a quarter of a line.
  private func textOverhang(_ font: FontDescription) -> Double { font.size.isFinite ? font.size / 2 : 0 }

  /// The shape of the layer.
  var outline: Path {
    view.layer.cornerRadius > 0 ? .roundedRect(rect, radius: view.layer.cornerRadius) : .rect(rect)
  }

  /// Background colour; a cell's has the corners of its section.
  func paintBackground() {
    paintShadow()
    if case .tableViewCell = view.content { return paintCellGround() }
    if let background = view.backgroundColor {
      fillRounded(rect, radius: view.layer.cornerRadius, color(background))
    }
  }

  /// What the layer throws behind itself: the shadow of its background, as strong as that; masks cut it off.
  ///
  /// `CALayer` also throws the shadow of what a layer without background holds, which is not drawn.
  private func paintShadow() {
    let shadow = view.layer.shadow
    guard shadow.opacity > 0, !clips, let background = view.backgroundColor else { return }
    var ink = shadow.color.map { color($0) } ?? RGBA(white: 0)
    ink.alpha *= shadow.opacity * color(background).alpha
    guard ink.alpha > 0 else { return }
    let offset = Point(x: shadow.offset.width, y: shadow.offset.height)
    // The canvas' blur is twice the standard deviation, which is what a layer calls its radius.
    self.shadow(outline, ink, offset: offset, blur: shadow.radius * 2)
  }

  /// What the class draws between its background and its subviews.
  func paintContent(_ frames: Frames) {
    switch view.content {
    case .plain, .stackView, .collectionView: paintPlainView()
    case .label(let label): paint(label)
    case .button(let button): paint(button)
    case .textField(let field): arranged(in: rect).paint(field)
    case .textView(let textView): paint(textView)
    case .imageView(let imageView): paint(imageView)
    case .toggle(let toggle): paint(toggle)
    case .slider(let slider): arranged(in: rect).paint(slider)
    case .segmentedControl(let control): arranged(in: rect).paint(control)
    case .progressView(let progress): arranged(in: rect).paint(progress)
    case .tableView(let table): arranged(in: rect).paint(table, frames)
    case .tableViewCell(let cell):
      let row = arranged(in: rect)
      if let list = cell.list { row.paint(list, accessory: cell.accessory) }
      row.paintAccessory(cell.accessory)
    case .stepper, .pageControl, .activityIndicator, .refreshControl, .pickerView, .datePicker, .colorWell,
      .calendarView:
      paintSmallControl()
    case .searchBar(let bar): arranged(in: rect).paint(bar)
    case .visualEffect(let effect): paint(effect)
    case .navigationBar(let bar): arranged(in: rect).paint(bar)
    case .toolbar(let bar): arranged(in: rect).paint(bar)
    case .tabBar(let bar): arranged(in: rect).paint(bar)
    case .standIn(let standIn): paint(standIn)
    case .placeholder: paintPlaceholder()
    case .unknown: paintUnknown()
    }
  }

  private func paintSmallControl() {
    switch view.content {
    case .stepper(let stepper): paint(stepper)
    case .pageControl(let pages): arranged(in: rect).paint(pages)
    case .activityIndicator(let indicator): paint(indicator)
    case .refreshControl(let control): paint(control)
    case .pickerView: paintPicker()
    case .datePicker(let picker): paint(picker)
    case .colorWell(let well): paint(well)
    case .calendarView: paintMonth(.example, time: nil)
    default: break
    }
  }

  /// What lies over the subviews: the layer's border, and lines between rows.
  func paintOverSubviews(_ frames: Frames) {
    if case .tableView(let table) = view.content { arranged(in: rect).paintSeparators(table, frames) }
    if view.layer.borderWidth > 0 {
      let color = view.layer.borderColor.map { self.color($0) } ?? RGBA(white: 0)
      border(rect, width: view.layer.borderWidth, radius: view.layer.cornerRadius, color)
    }
  }
}

extension TreePainter {
  /// The value of a colour as it is drawn: the project's own, else the document's, in the painter's appearance.
  public func value(of color: Color) -> RGBA { assets.value(of: color, in: appearance) }
}
