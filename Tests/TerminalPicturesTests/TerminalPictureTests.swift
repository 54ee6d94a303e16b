import Raster
import Testing

@testable import TerminalPictures

struct TerminalPictureTests {
  private func pixmap(_ width: Int, _ height: Int, _ color: PixelColor) -> Pixmap {
    let pixmap = Pixmap(width: width, height: height)
    pixmap.fill(color)
    return pixmap
  }

  @Test(arguments: [
    (["TERM": "xterm-kitty"], TerminalPicture.Form.kitty),
    (["TERM": "xterm", "KITTY_WINDOW_ID": "1"], .kitty),
    (["TERM": "xterm-256color", "TERM_PROGRAM": "iTerm.app"], .iterm2), (["TERM": "foot"], .sixel),
    (["TERM": "xterm-256color"], .blocks), (["TERM": "dumb"], .none), ([:], .none),
    (["TERM": "xterm-kitty", "TMUX": "socket,1,0"], .blocks),
  ])
  func formFollowsFromVariables(_ variables: [String: String], _ form: TerminalPicture.Form) {
    #expect(TerminalPicture.form { variables[$0] } == form)
  }

  @Test func proportionsAreKept() {
    #expect(TerminalPicture.size(of: (800, 400), columns: 80, rows: 40) == (80, 20))
    #expect(TerminalPicture.size(of: (100, 1000), columns: 80, rows: 20) == (4, 20))
    #expect(TerminalPicture.size(of: (10, 10), columns: 80, rows: 20) == (10, 5))
    #expect(TerminalPicture.size(of: (0, 10), columns: 80, rows: 20) == (0, 0))
  }

  @Test func blocksHaveBothColors() {
    let picture = SmallPicture(width: 1, height: 2, bytes: [255, 0, 0, 0, 0, 255])
    #expect(
      BlockText.encode(picture, hasTrueColor: true) == "\u{1B}[38;2;255;0;0;48;2;0;0;255m▀\u{1B}[0m\n")
    #expect(BlockText.encode(picture, hasTrueColor: false) == "\u{1B}[38;5;196;48;5;21m▀\u{1B}[0m\n")
  }

  @Test func shrinkingAveragesOverWhite() {
    let half = pixmap(4, 4, PixelColor(red: 0, green: 0, blue: 0, alpha: 255))
    half.withMutableRow(0) { $0[0] = 0 }
    let small = half.shrunk(width: 2, height: 2)
    #expect(small.color(0, 0) == (63, 63, 63))
    #expect(small.color(1, 1) == (0, 0, 0))
  }

  @Test func sixelsAreRuns() {
    let picture = SmallPicture(width: 5, height: 1, bytes: [UInt8](repeating: 255, count: 15))
    let text = SixelText.encode(picture)
    #expect(text.hasPrefix("\u{1B}P0;1;0q\"1;1;5;1#0;2;0;0;0"))
    #expect(text.hasSuffix("#255!5@$-\u{1B}\\"))
  }

  /// xterm does not show pictures that are wider or higher.
  @Test(arguments: [(2000, 500), (500, 2000), (300, 300)])
  func sixelsAreLimitedInSize(_ width: Int, _ height: Int) throws {
    let picture = pixmap(width, height, PixelColor(red: 1, green: 2, blue: 3, alpha: 255))
    let text = TerminalPicture.text(png: [], picture, as: .sixel, columns: 400, rows: 200)
    let raster = try #require(text.split(separator: "#").first).split(separator: ";").suffix(2).compactMap {
      Int($0)
    }
    #expect(raster.count == 2 && raster.allSatisfy { (100...1000).contains($0) }, "\(raster)")
  }

  @Test func kittyUsesChunks() {
    let picture = pixmap(20, 20, PixelColor(red: 1, green: 2, blue: 3, alpha: 255))
    let png = [UInt8](repeating: 7, count: 5000)
    let text = TerminalPicture.text(png: png, picture, as: .kitty, columns: 10, rows: 10)
    let chunks = text.split(separator: "\u{1B}_G")
    #expect(chunks.count == 2)
    #expect(chunks[0].hasPrefix("a=T,f=100,c=10,r=5,q=2,m=1;"))
    #expect(chunks[1].hasPrefix("m=0;"))
  }

  @Test(arguments: [("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foobar", "Zm9vYmFy")])
  func base64(_ text: String, _ encoded: String) {
    #expect(Base64Text.encode(Array(text.utf8)) == encoded)
  }
}
