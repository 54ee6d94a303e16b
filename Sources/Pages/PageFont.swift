/// The typeface of pages: Inter's Latin letters; other scripts have the browser's own fonts.
enum PageFont {
  private static let faces = [(400, regular), (500, medium), (650, semiBold)]

  static let style = faces.map { weight, data in
    "@font-face { font-family: Inter; font-weight: \(weight); font-display: block;"
      + " src: url(data:font/woff2;base64,\(data)) format(\"woff2\"); }"
  }.joined(separator: "\n")
}
