import Geometry
import Raster
import Views

extension ImagePainter {
  /// The project's picture for an image named in the document, for the view's own reading direction
  /// (`UIImage.flipsForRightToLeftLayoutDirection`); a missing image is recorded in the drawing.
  func picture(for image: ImageReference) -> Picture? {
    guard !image.isSystem else { return nil }
    let picture =
      context.assets.picture(image.name, brush.isRightToLeft)
      ?? context.assets.symbol(image.name, image.ownSymbolConfiguration)
    if picture == nil {
      brush.recorder.missingImages.append(Drawing.MissingImage(name: image.name, view: view.id))
    }
    return picture
  }

  /// Draws a picture, placed in a box by content mode. `image`: the reference; its rendering mode takes precedence over
  /// the picture's. `template`: the color if neither has a rendering mode, for places that tint by themselves; nil
  /// draws the picture's own colors.
  func paint(
    _ picture: Picture, _ image: ImageReference, in box: Rect, mode: ContentMode, template: RGBA? = nil,
    tint: RGBA
  ) {
    // On whole pixels: an unscaled picture keeps its sharpness.
    let place = brush.onGrid(
      box.fitting(size(of: picture, image), picture.isSymbol ? mode.withoutStretching : mode))
    guard !place.isEmpty, !place.intersection(brush.visible).isEmpty else { return }
    let ink: RGBA? =
      switch (image.renderingMode, picture.isTemplate) {
      case (.template, _): tint
      case (.original, _): nil
      case (_, true?): tint
      case (_, false?): nil
      case (_, nil): template
      }
    let pixels = brush.grid.pixels(place)
    guard brush.recorder.pictureWork.admits(picture, in: pixels, tint: ink.map { PixelColor($0) }) else {
      brush.recorder.missingImages.append(
        Drawing.MissingImage(name: image.name, view: view.id, isTooMuch: true))
      return paintStandIn(image.name, in: place)
    }
    brush.draw(picture, in: place, template: ink)
  }

  /// The size of a picture by itself, in points: a symbol's follows its configuration.
  private func size(of picture: Picture, _ image: ImageReference) -> Size {
    let pointSize = picture.isSymbol ? image.symbolConfiguration?.pointSize : nil
    return picture.size * ((pointSize ?? ImageReference.symbolPointSize) / ImageReference.symbolPointSize)
      * image.enlargement
  }

  /// The size of a picture in a button, in points: no side exceeds the available room.
  ///
  /// That sides are limited one by one, not in proportion, is `UIButton`'s behavior from memory; it is not verified.
  func size(of picture: Picture, _ image: ImageReference, in available: Size) -> Size {
    let size = size(of: picture, image)
    return Size(
      width: min(size.width, max(0, available.width)), height: min(size.height, max(0, available.height)))
  }
}
