import Views

extension SymbolCatalog {
  /// Names that share the sign of another name: earlier spellings, and names that are the same at our level of detail.
  static let synonyms: [String: String] = Dictionary(
    sameSigns.map { ($0.0, $0.1) }, uniquingKeysWith: { first, _ in first })

  /// The pairs, name first.
  static let sameSigns: [(String, String)] = TableText.lines(
    of: """
      xmark multiply
      rotate.right arrow.clockwise
      rotate.left arrow.counterclockwise
      line.horizontal.3 line.3.horizontal
      line.horizontal.3.decrease line.3.horizontal.decrease
      arrow.triangle.2.circlepath arrow.2.circlepath
      chevron.left.slash.chevron.right chevron.left.forwardslash.chevron.right
      bubble bubble.backward
      photo.on.rectangle.angled photo.on.rectangle
      photo.stack photo.on.rectangle
      text.viewfinder doc.text.viewfinder
      ellipsis.message ellipsis.bubble
      increase.quotelevel increase.indent
      doc.append doc.plaintext
      speaker.1 speaker.wave.1
      speaker.2 speaker.wave.2
      speaker.3 speaker.wave.3
      battery.75 battery.100
      gauge.medium gauge
      gauge.high gauge
      dial.min gauge
      wrench.and.screwdriver wrench
      pc desktopcomputer
      iphone.homebutton iphone
      ipad.homebutton ipad
      iphone.gen1 iphone
      ipad.gen1 ipad
      macbook laptopcomputer
      cloud.drizzle cloud.rain
      cloud.heavyrain cloud.rain
      hand.wave hand.raised
      figure.run figure.walk
      medal rosette
      chart.bar.xaxis chart.bar
      chart.xyaxis.line chart.line.uptrend.xyaxis
      heart.text.square heart.square
      pencil.and.outline pencil
      wand.and.rays wand.and.stars
      wand.and.stars.inverse wand.and.stars
      mosaic square.grid.3x3
      square.split.2x2 square.grid.2x2
      rectangle.grid.2x2 square.grid.2x2
      rectangle.grid.3x2 square.grid.3x3
      circle.grid.2x2 square.grid.2x2
      case briefcase
      latch.2.case briefcase
      arrow.up.bin archivebox
      xmark.bin archivebox
      doc.text.magnifyingglass doc.text.badge.magnifyingglass
      text.magnifyingglass magnifyingglass
      rectangle.and.pencil.and.ellipsis square.and.pencil
      rectangle.and.arrow.up.right.and.arrow.down.left arrow.up.left.and.arrow.down.right
      rectangle.portrait.and.arrow.right square.and.arrow.right
      lock.doc doc.badge.lock
      slider.vertical.3 slider.horizontal.3
      grid square.grid.3x3
      """
  ).map { line in
    let names = TableText.parts(of: line, at: " ")
    return (String(names[0]), String(names[1]))
  }
}
