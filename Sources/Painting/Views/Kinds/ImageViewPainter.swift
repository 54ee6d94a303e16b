import Views

/// An image view: the project's picture, or a stand-in of the size recorded in the document, fitted by content mode.
struct ImageViewPainter: KindPainter {
  let context: PaintContext
  let imageView: ImageView

  var overhang: Double { .infinity }

  func paintContent(_ frames: Frames) {
    guard let image = imageView.image else { return }
    images.paint(image, in: rect, mode: view.contentMode)
  }
}
