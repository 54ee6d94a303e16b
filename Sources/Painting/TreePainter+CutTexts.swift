import Geometry
import Views

extension TreePainter {
  /// The labels, buttons, text fields and segmented controls whose text does not fit where it is drawn, in document
  /// order; hidden and clear ones show none.
  ///
  /// Views that are scrolled or cut away are asked as well: what matters is the room that they themselves have.
  public func viewsWithCutText(in tree: ViewTree, frames: Frames) -> [ViewID] {
    let everywhere = Rect(x: -1e8, y: -1e8, width: 2e8, height: 2e8)
    return tree.views.filter { view in
      guard view.content.showsText, !frames.isHidden[view.id.index], view.alpha > 0.001 else { return false }
      let recorder = DrawingRecorder(grid: PixelGrid(scale: frames.scale))
      PaintContext(
        view: view, rect: frames[view.id], tint: RGBA(white: 0), appearance: appearance, fonts: fonts,
        grid: recorder.grid, visible: everywhere, recorder: recorder, assets: assets
      ).paintContent(frames)
      return recorder.cutsText
    }.map(\.id)
  }
}

extension ViewContent {
  /// Whether the author's text stands on one or a few lines; longer texts scroll.
  fileprivate var showsText: Bool {
    switch self {
    case .label, .button, .textField, .segmentedControl: true
    default: false
    }
  }
}
