import Geometry
import Glibc
import ImageFile
import Painting
import Raster
import Screens
import Typography

/// The measured screen: that of the command line as a drawing, and its fonts.
package struct Subject: Sendable {
  /// The screen.
  package let screen: ReferenceScreen
  /// The screen's drawing.
  package let drawing: Drawing
  /// The font library of the drawing.
  package let fonts: FontLibrary
  /// The file of the screen; nil for the built-in one.
  package let file: String?
  /// A program that paints the same file; nil for no comparison.
  package let peer: Peer?

  /// Parses the arguments `[FILE.ops [PEER]]`; a file's folder may contain `avatar.png` and `fonts`.
  package init(arguments: [String]) throws {
    let bundled = try Fonts.library()
    file = arguments.first
    peer = Peer(program: arguments.dropFirst().first, file: arguments.first)
    guard let file else {
      screen = .builtIn
      fonts = bundled
      drawing = screen.drawing(fonts: bundled, picture: ReferenceScreen.picture(side: 120))
      return
    }
    guard let screen = ReferenceScreen(contentsOf: file) else { fatalError("\(file) is not a screen") }
    self.screen = screen
    let folder = file.contains("/") ? String(file[..<file.lastIndex(of: "/")!]) : "."
    let faces = ["Regular", "Bold"].map { "\(folder)/fonts/LiberationSans-\($0).ttf" }
    let hasFaces = faces.allSatisfy { access($0, R_OK) == 0 }
    fonts = hasFaces ? FontLibrary(extending: bundled, files: { faces }) : bundled
    let avatar = try bytes(of: "\(folder)/avatar.png").map { try PNGFile.decode($0, name: "avatar.png") }
    drawing = screen.drawing(
      fonts: fonts, family: hasFaces ? "Liberation Sans" : nil,
      picture: avatar ?? ReferenceScreen.picture(side: 120))
  }
}
