import Views

extension ImageView {
  /// Reads an `<imageView>`.
  static func content(_ reader: ElementReader) -> ViewContent {
    var view = ImageView()
    view.image = reader.image("image")
    view.highlightedImage = reader.image("highlightedImage")
    reader.configureSymbol(&view.image)
    return .imageView(view)
  }

  /// Reads an `IBUIImageView`.
  static func content(_ reader: ArchiveReader) -> ViewContent {
    var view = ImageView()
    view.image = reader.image("IBUIImage")
    view.highlightedImage = reader.image("IBUIHighlightedImage")
    return .imageView(view)
  }
}
