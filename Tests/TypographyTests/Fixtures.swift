import Geometry
import Typography

/// The bundled fonts and shorthands for measuring with them.
enum Fixtures {
  static let directory = parent(parent(parent(#filePath))) + "/Fonts"
  static let library: FontLibrary = {
    do { return try FontLibrary(directory: directory) } catch { fatalError("\(error)") }
  }()

  static func parent(_ path: String) -> String {
    String(path[..<(path.lastIndex(of: "/") ?? path.endIndex)])
  }

  static func system(_ size: Double, _ weight: FontWeight = .regular, leading: Double? = nil) -> Font {
    library.font(FontRequest(family: .system, weight: weight, size: size, leading: leading))
  }

  static func named(_ name: String, _ size: Double) -> Font {
    library.font(FontRequest(family: .named(name), size: size))
  }

  static func layOut(
    _ text: String, _ font: Font = system(17), width: Double? = nil, lines: Int = 1,
    _ mode: LineBreak = .truncateTail
  ) -> TextLayout {
    library.layOut(text, font: font, width: width, maximumLines: lines, lineBreak: mode, scale: 2)
  }

  static func width(_ text: String, _ font: Font = system(17)) -> Double {
    layOut(text, font).size.width
  }

  /// The text shown by a line, found by comparing glyphs with those of the text's own characters.
  static func glyphs(_ line: TextLine) -> [UInt32] { line.glyphs.map(\.glyph) }

  static func glyphs(_ text: String, _ font: Font = system(17)) -> [UInt32] {
    layOut(text, font).lines.flatMap(glyphs)
  }
}
