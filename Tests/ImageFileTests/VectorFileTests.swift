import Foundation
import Geometry
import ImageFile
import Raster
import TestSupport
import Testing

/// The fixtures are 10 × 10 points: red above half blue at the left, nothing above green at the right.
@Suite struct VectorFileTests {
  private func fixture(_ name: String) throws -> [UInt8] {
    try Checkout.bytes(Checkout.fixture("images/\(name)"))
  }

  private func draw(
    _ bytes: [UInt8], as format: ImageFormat, _ extent: VectorFile.Extent = .natural(scale: 1)
  ) throws -> VectorFile.Drawn {
    try VectorFile.draw(bytes, as: format, extent, name: "a", seconds: 1)
  }

  private func draw(_ name: String, _ extent: VectorFile.Extent = .natural(scale: 1)) throws
    -> VectorFile.Drawn
  {
    try draw(fixture(name), as: name.hasSuffix("pdf") ? .pdf : .svg, extent)
  }

  private let red = PixelColor(red: 255, green: 0, blue: 0)
  private let green = PixelColor(red: 0, green: 255, blue: 0)

  @Test(arguments: ["quarters.pdf", "quarters.svg"], [1, 2, 3])
  func everyScaleIsRedrawn(_ name: String, _ scale: Int) throws {
    let drawn = try draw(name, .natural(scale: Double(scale)))
    #expect(drawn.size == Size(width: 10, height: 10) && !drawn.lacksFonts)
    let pixmap = drawn.pixmap
    #expect(pixmap.width == 10 * scale && pixmap.height == 10 * scale)
    let (low, high) = (5 * scale - 1, 5 * scale)
    #expect(pixmap[0, 0] == red && pixmap[low, low] == red)
    for x in [0, low] {
      let blue = pixmap[x, high]
      #expect(blue.red == 0 && blue.green == 0 && blue.blue == 255 && (127...128).contains(blue.alpha))
    }
    #expect(pixmap[high, low].alpha == 0 && pixmap[high, high] == green)
  }

  @Test(arguments: ["quarters.pdf", "quarters.svg"])
  func stretchedToPixels(_ name: String) throws {
    let drawn = try draw(name, .pixels(width: 4, height: 30))
    #expect(drawn.size == Size(width: 10, height: 10))
    let pixmap = drawn.pixmap
    #expect(pixmap.width == 4 && pixmap.height == 30)
    #expect(pixmap[1, 14] == red && pixmap[2, 14].alpha == 0 && pixmap[2, 15] == green)
  }

  @Test func sidesAreRounded() throws {
    #expect(try draw("quarters.svg", .natural(scale: 0.25)).pixmap.width == 3)
    #expect(try draw("quarters.svg", .natural(scale: 0.24)).pixmap.width == 2)
    #expect(try draw("quarters.svg", .natural(scale: 0.01)).pixmap.width == 1)
  }

  /// The crop box is used, rotated as the page specifies; everything outside is magenta.
  @Test func rotatedPages() throws {
    let drawn = try draw("turned.pdf", .natural(scale: 2))
    #expect(drawn.size == Size(width: 10, height: 20))
    for y in 0..<40 { for x in 0..<20 { #expect(drawn.pixmap[x, y] == (y < 20 ? red : green)) } }
  }

  /// A page's width is rounded up to whole points, unless it exceeds one only slightly; the page fills all of them.
  @Test(
    arguments: [("0 0 7.07 12.3", 7, 13), ("0 0 20.918 11.9946", 21, 12), ("0 0 0.05 5", 1, 5)]
      as [(String, Double, Double)])
  func fractionalPageSizes(_ box: String, _ width: Double, _ height: Double) throws {
    let drawn = try draw(pdf("1 0 0 rg 0 0 40 40 re f", box: box), as: .pdf, .natural(scale: 2))
    #expect(drawn.size == Size(width: width, height: height))
    #expect(drawn.pixmap.width == Int(width) * 2 && drawn.pixmap.height == Int(height) * 2)
    #expect(drawn.pixmap[drawn.pixmap.width - 1, drawn.pixmap.height - 1].alpha > 250)
  }

  @Test func viewBoxProportions() throws {
    let drawn = try draw("aspect.svg")
    #expect(drawn.size == Size(width: 20, height: 10))
    #expect(drawn.pixmap[4, 5].alpha == 0 && drawn.pixmap[5, 0] == red && drawn.pixmap[14, 9] == red)
    #expect(drawn.pixmap[15, 5].alpha == 0)
  }

  @Test(
    arguments: [
      ("width='12' height='8'", 12, 8), ("viewBox='0 0 16 24'", 16, 24),
      ("width='8' viewBox='0 0 16 24'", 8, 12), ("height='12px' viewBox='0 0 16 24'", 8, 12),
      ("width='100%' height='100%' viewBox='0 0 16 24'", 16, 24), ("width='1in' height='36pt'", 96, 48),
    ] as [(String, Double, Double)])
  func svgSizes(_ attributes: String, _ width: Double, _ height: Double) throws {
    let size = try draw(svg(attributes), as: .svg).size
    #expect(abs(size.width - width) < 1e-9 && abs(size.height - height) < 1e-9)
  }

  @Test func missingFonts() throws {
    let page = pdf(
      "BT /F 8 Tf 1 1 Td (Hi) Tj ET",
      resources: "/Font << /F << /Type /Font /Subtype /Type1 /BaseFont /Helvetica >> >>")
    let words = svg("width='9' height='9'", "<text y='8'>Hi</text>")
    for (bytes, format) in [(page, ImageFormat.pdf), (words, .svg)] {
      let drawn = try draw(bytes, as: format)
      #expect(drawn.lacksFonts && drawn.pixmap.isOpaque == false)
      #expect((0..<9).allSatisfy { y in (0..<9).allSatisfy { drawn.pixmap[$0, y].alpha == 0 } })
    }
  }

  @Test(
    arguments: [
      ("<text>a</text>", true), ("<s:text xmlns:s='http://www.w3.org/2000/svg'\n/>", true),
      ("<g style='cursor:text'/>", false), ("<g style='cursor:text '/>", false), ("<texture/>", false),
      ("<g id='text '/>", false), ("<!-- text -->", false),
    ])
  func textIsDetected(_ content: String, _ isText: Bool) throws {
    #expect(try draw(svg("width='4' height='4'", content), as: .svg).lacksFonts == isText)
  }

  /// An embedded picture is drawn, an external one is not.
  @Test func noExternalFilesAreRead() throws {
    let pixmap = Pixmap(width: 4, height: 4)
    pixmap.fill(red)
    let bytes = try PNGFile.encode(pixmap, scale: 1)
    let path = FileManager.default.temporaryDirectory.appending(path: "layoutshot-\(UUID().uuidString).png")
    try Data(bytes).write(to: path)
    defer { try? FileManager.default.removeItem(at: path) }
    func color(_ address: String) throws -> PixelColor {
      try draw(
        svg("width='4' height='4'", "<image width='4' height='4' href='\(address)'/>"), as: .svg
      ).pixmap[1, 1]
    }
    #expect(try color("data:image/png;base64,\(Data(bytes).base64EncodedString())") == red)
    #expect(try color(path.absoluteString).alpha == 0 && color(path.path).alpha == 0)
  }

  @Test func manyThreads() async throws {
    let bytes = try fixture("quarters.svg")
    let wanted = try draw(bytes, as: .svg).pixmap
    try await withThrowingTaskGroup(of: Pixmap.self) { group in
      for _ in 0..<12 { group.addTask { try draw(bytes, as: .svg).pixmap } }
      for try await pixmap in group {
        #expect(
          (0..<10).allSatisfy { y in pixmap.withRow(y) { Array($0) } == wanted.withRow(y) { Array($0) } })
      }
    }
  }
}

// MARK: Invalid files

extension VectorFileTests {
  private func message(_ bytes: [UInt8], as format: ImageFormat) -> String {
    do { _ = try draw(bytes, as: format) } catch { return (error as? ImageFileError)?.message ?? "?" }
    return "drawn"
  }

  @Test func damagedPages() throws {
    let whole = try fixture("quarters.pdf")
    for length in [0, 8, 60, whole.count / 3] {
      #expect(message(Array(whole.prefix(length)), as: .pdf).hasPrefix("not a readable PDF: "))
    }
    #expect(message(pdf("", kids: ""), as: .pdf) == "not a readable PDF: it has no page")
    let locked = pdf(
      "",
      trailer:
        "/ID [<00> <00>] /Encrypt << /Filter /Standard /V 1 /R 2 /P -4 /O <\(hex("41"))> /U <\(hex("42"))> >>"
    )
    #expect(message(locked, as: .pdf).hasPrefix("not a readable PDF: "))
    #expect(
      message(pdf("", box: "0 0 1000000 10"), as: .pdf).hasPrefix("the picture has 1000000 × 10 pixels;"))
    // A page that includes itself is cut short, without endless recursion.
    let circle = pdf("1 0 0 rg 0 0 10 10 re f /X Do", resources: "/XObject << /X 4 0 R >>")
    #expect(try draw(circle, as: .pdf).pixmap[5, 5] == red)
  }

  @Test func damagedSVG() throws {
    #expect(message([], as: .svg).hasPrefix("not a readable SVG: "))
    #expect(message(Array("<svg".utf8), as: .svg).hasPrefix("not a readable SVG: "))
    #expect(message(svg(""), as: .svg) == "not a readable SVG: it has neither a size nor a view box")
    #expect(message(svg("width='0' height='nan'"), as: .svg).hasSuffix("neither a size nor a view box"))
    #expect(
      message(svg("width='1e9' height='1'"), as: .svg).hasPrefix("the picture has 1000000000 × 1 pixels;"))
    let deep = String(repeating: "<g>", count: 100_000) + String(repeating: "</g>", count: 100_000)
    #expect(message(svg("width='9' height='9'", deep), as: .svg).hasPrefix("not a readable SVG: "))
    let entity = "<!DOCTYPE svg [<!ENTITY a SYSTEM 'file:///etc/passwd'>]>"
    let secret = svg("width='9' height='9'", "<title>&a;</title>")
    #expect(message(Array(entity.utf8) + secret, as: .svg).hasPrefix("not a readable SVG: "))
  }

  /// 10¹² rectangles in a few lines.
  @Test func timeIsLimited() {
    var text = "<g id='a0'><rect width='1' height='1'/></g>"
    for level in 1...12 {
      let uses = String(repeating: "<use href='#a\(level - 1)'/>", count: 10)
      text += "<g id='a\(level)'>\(uses)</g>"
    }
    let bytes = svg("width='9' height='9'", "<defs>\(text)</defs><use href='#a12'/>")
    // Some versions of the library count operations, and stop earlier.
    let words = ["it takes more than 1 seconds of processor time", "it cannot be drawn"].map {
      "not a readable SVG: \($0)"
    }
    #expect(words.contains(message(bytes, as: .svg)))
  }

  @Test(arguments: ["quarters.pdf", "turned.pdf", "quarters.svg"]) func mutatedBytesNeverTrap(_ name: String)
    throws
  {
    var generator = SeededGenerator(seed: 5)
    let whole = try fixture(name)
    for _ in 0..<40 {
      var bytes = whole
      for _ in 0..<3 {
        bytes[Int.random(in: bytes.indices, using: &generator)] = .random(in: 0...255, using: &generator)
      }
      _ = message(bytes, as: name.hasSuffix("pdf") ? .pdf : .svg)
    }
  }

  /// A missing library, and a file that is not the right library.
  @Test(arguments: ["libnothing.so.1", "libm.so.6"]) func missingLibraries(_ library: String) throws {
    let libraries = VectorLibraries(pdf: library, svg: library)
    for (name, format) in [("quarters.pdf", ImageFormat.pdf), ("quarters.svg", .svg)] {
      let bytes = try fixture(name)
      let error = #expect(throws: ImageFileError.self) {
        try VectorFile.draw(bytes, as: format, .natural(scale: 1), name: name, with: libraries)
      }
      #expect(error == .noLibrary(name: name, format: format, library: library))
      #expect(error?.location?.file == name)
    }
  }

  @Test func lfsPointers() {
    let pointer = Array("version https://git-lfs.github.com/spec/v1\n".utf8)
    #expect(message(pointer, as: .pdf).hasPrefix("the file is a Git LFS pointer, not a picture"))
  }
}

/// An SVG with attributes on its root.
private func svg(_ attributes: String, _ content: String = "") -> [UInt8] {
  Array("<svg xmlns='http://www.w3.org/2000/svg' \(attributes)>\(content)</svg>".utf8)
}

/// A PDF with one page; its cross-reference table is left to the reader to rebuild.
private func pdf(
  _ content: String, box: String = "0 0 10 10", resources: String = "", kids: String = "3 0 R",
  trailer: String = ""
) -> [UInt8] {
  let text = """
    %PDF-1.4
    1 0 obj << /Type /Catalog /Pages 2 0 R >> endobj
    2 0 obj << /Type /Pages /Kids [\(kids)] /Count \(kids.isEmpty ? 0 : 1) >> endobj
    3 0 obj << /Type /Page /Parent 2 0 R /MediaBox [\(box)] /Resources << \(resources) >> /Contents 4 0 R >> endobj
    4 0 obj << /Length \(content.utf8.count) >> stream
    \(content)
    endstream endobj
    trailer << /Root 1 0 R /Size 5 \(trailer) >>
    %%EOF

    """
  return Array(text.utf8)
}

private func hex(_ byte: String) -> String { String(repeating: byte, count: 32) }
