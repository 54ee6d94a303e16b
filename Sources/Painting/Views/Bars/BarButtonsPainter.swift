import Geometry
import Views

/// The buttons of a bar.
struct BarButtonsPainter: Painter {
  let context: PaintContext
  /// The width of every symbol, in points; nil is that of its sign on glass, and one for all else.
  var symbolWidth: Double?

  /// The width of an item in points; flexible space has none.
  func width(of item: BarButtonItem) -> Double {
    if item.isFlexible { return 0 }
    if let id = item.customView { return context.barViews?.size(of: id)?.width ?? item.width }
    if item.systemItem == .fixedSpace { return item.width }
    var natural = 0.0
    if let image = shownImage(of: item) {
      natural = (image.isSystem ? symbolWidth : nil) ?? size(of: image).width
    }
    if let title = item.shownTitle { natural = brush.width(of: title, item.font) }
    return max(item.width, natural)
  }

  /// The image of an item; a symbol on glass has its own size.
  private func shownImage(of item: BarButtonItem) -> ImageReference? {
    let image = item.shownImage
    return era.drawnBarsAreGlass ? image?.beside(era.drawnGlassSymbolSize) : image
  }

  /// The size of an image in a bar, at most as high as the row of buttons.
  private func size(of image: ImageReference) -> Size {
    let side = era.drawnBarSignSide
    if image.isSystem, !era.drawnBarsAreGlass { return Size(width: side, height: side) }
    return images.size(of: image, in: Size(width: 120, height: era.drawnBarRowHeight - 8))
  }

  /// Draws an item centered in its box; a custom view that is a subview of the bar draws itself.
  func paint(_ item: BarButtonItem, in box: Rect, tint: RGBA, isBack: Bool = false) {
    if item.customView == nil, item.systemItem != .fixedSpace {
      brush.recorder.note(isBack ? .back(item) : .item(item), in: brush.placed(box))
    }
    if let id = item.customView {
      context.barViews?.paint(id, in: box, tint: tint, context)
      return
    }
    let own = item.tintColor.map { color($0) } ?? tint
    // Disabled items are gray, like disabled buttons.
    let ink = item.isEnabled ? own : color("tertiaryLabel")
    if let image = shownImage(of: item) {
      let size = size(of: image)
      let place = Rect(
        x: box.midX - size.width / 2, y: box.midY - size.height / 2, width: size.width, height: size.height)
      images.paint(image, in: brush.onGrid(place), mode: .scaleAspectFit, tint: ink, isInBar: true)
    } else if let title = item.shownTitle {
      brush.draw(TextBlock(text: title, font: item.font, color: ink, alignment: .center), in: box)
    }
  }

  /// Draws items from one end of a row inwards; returns the width they occupy, in points.
  func paint(_ items: [BarButtonItem], in row: Rect, fromRight: Bool, tint: RGBA) -> Double {
    var used = 0.0
    for item in items where !item.isFlexible {
      let width = min(width(of: item), max(0, row.width - used))
      guard width > 0 else { continue }
      if used > 0, item.systemItem != .fixedSpace { used += era.drawnBarGap }
      let x = fromRight ? row.maxX - used - width : row.minX + used
      paint(item, in: Rect(x: x, y: row.minY, width: width, height: row.height), tint: tint)
      used += width
    }
    return used
  }
}
