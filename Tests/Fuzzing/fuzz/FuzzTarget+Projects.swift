import Foundation
import Geometry

@testable import Assets
@testable import Files
@testable import ImageFile
@testable import Typography

extension FuzzTarget {
  /// Files of a project other than documents: catalogues, images, fonts.
  static let projects = [
    FuzzTarget(name: "catalogs") { bytes in
      write(bytes, to: "set/Contents.json")
      let folder = "\(scratch)/set"
      let enclosure = Enclosure([scratch])
      let images = ImageSet(folder: folder, within: enclosure, display: "set")
      for entry in images.candidates(for: AssetTraits()) {
        precondition(entry.path.hasPrefix(folder + "/"), "a file is outside of its set")
      }
      let colors = ColorSet(folder: folder, within: enclosure, display: "set")
      if let color = colors.color(for: AssetTraits()) {
        precondition(color.alpha.isFinite, "a color is not finite")
      }
    },
    FuzzTarget(name: "images") { bytes in
      guard let pixmap = try? ImageFormat.decode(bytes, name: "fuzz") else { return }
      precondition(pixmap.width > 0 && pixmap.height > 0, "a picture is empty")
    },
    FuzzTarget(name: "fonts") { bytes in
      write(bytes, to: "fuzz.ttf")
      // A library caches what it has opened; this one is for a single input.
      let library = FontLibrary(extending: bundled) { ["\(scratch)/fuzz.ttf"] }
      for name in ["Fuzz", "QuX Gyre Termes", "QuXGyreTermes-Regular"] {
        let font = library.font(FontRequest(family: .named(name), size: 20))
        let text = library.layOut(
          "Hamburg\u{E9}fi 漢 אב", font: font, width: 60, maximumLines: 3, lineBreak: .wordWrap, scale: 2)
        precondition(text.size.width.isFinite && text.size.height.isFinite, "a text is not finite")
        for glyph in text.lines.flatMap(\.glyphs) {
          _ = library.mask(GlyphKey.place(glyph, of: font, scale: 2, x: 0).key)
        }
      }
    },
  ]

  private static let bundled: FontLibrary = {
    do {
      return try FontLibrary(directory: ProcessInfo.processInfo.environment["LAYOUTSHOT_FONTS"] ?? "Fonts")
    } catch {
      fatalError("\(error)")
    }
  }()

  /// A folder of this process for input files.
  private static let scratch: String = {
    let path = "/dev/shm/layoutshot-fuzz-\(getpid())"
    try? FileManager.default.createDirectory(atPath: path + "/set", withIntermediateDirectories: true)
    atexit { try? FileManager.default.removeItem(atPath: "/dev/shm/layoutshot-fuzz-\(getpid())") }
    return path
  }()

  private static func write(_ bytes: [UInt8], to name: String) {
    _ = FileManager.default.createFile(atPath: "\(scratch)/\(name)", contents: Data(bytes))
  }
}
