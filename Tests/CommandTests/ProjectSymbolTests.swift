import ImageFile
import TestSupport
import Testing

/// Custom symbols and WebP images as screens show them.
@Suite struct ProjectSymbolTests {
  /// A screen of one image view, 100 points square, whose middle is at 70, 70.
  private func scratch(_ view: String) throws -> Scratch {
    let scratch = try Scratch()
    for (fixture, set, key) in [
      ("flag-symbols.svg", "flag.symbolset", "symbols"), ("lossless.webp", "photo.imageset", "images"),
    ] {
      try scratch.write(
        Checkout.bytes(Checkout.fixture("images/\(fixture)")), to: "A.xcassets/\(set)/\(fixture)")
      try scratch.write(
        #"{ "\#(key)" : [ { "filename" : "\#(fixture)", "idiom" : "universal" } ] }"#,
        to: "A.xcassets/\(set)/Contents.json")
    }
    try scratch.write(
      #"{"scene": 1, "device": "iphone-15", "view": {"backgroundColor": "white", "tintColor": "systemRed", "subviews":"#
        + #" [{"is": "imageView", "frame": [20, 20, 100, 100], "contentMode": "center", \#(view)}]}}"#,
      to: "S.scene.json")
    return scratch
  }

  private func counts(_ view: String) throws -> (red: Int, width: Int, height: Int) {
    let scratch = try scratch(view)
    let outcome = try scratch.run(
      "render", "S.scene.json", "--orientation", "portrait", "--scale", "1", "--assets", ".", "-o", "a.png")
    #expect(outcome.status == 0 && outcome.err == "", "\(outcome.err)")
    let picture = try PNGFile.decode(scratch.bytes("a.png"), name: "a.png")
    var (columns, rows, red): (Set<Int>, Set<Int>, Int) = ([], [], 0)
    for y in 20..<120 {
      for x in 20..<120 where picture[x, y].green < 128 {
        if picture[x, y].red > 250 { red += 1 }
        columns.insert(x)
        rows.insert(y)
      }
    }
    return (red, columns.count, rows.count)
  }

  private func configured(_ configuration: String) -> String {
    #""image": "flag", "preferredSymbolConfiguration": {"is": "preferredSymbolConfiguration", \#(configuration)}"#
  }

  /// The flag is 66 units wide and 84 high; a point size has 100.
  @Test func symbolsHaveTheTintAndTheirPointSize() throws {
    let small = try counts(#""image": "flag""#)
    #expect(abs(small.width - 11) <= 1 && abs(small.height - 14) <= 1 && small.red > 60)
    let large = try counts(configured(#""pointSize": 60"#))
    #expect(abs(large.width - 40) <= 1 && abs(large.height - 50) <= 1)
    #expect(try counts(configured(#""pointSize": 60, "weight": "black""#)).red > large.red)
    #expect(try counts(configured(#""pointSize": 60, "scale": "large""#)).height > 60)
  }

  /// The lower half is transparent.
  @Test func webP() throws {
    let photo = try counts(#""image": "photo""#)
    #expect(photo.width == 16 && photo.height == 4)
  }

  /// What is to be installed is the last line of a run.
  @Test func missingPackagesAreNamedAtTheEnd() throws {
    let scratch = try Scratch()
    for (name, text) in [("A", "日本"), ("B", "日本語"), ("C", "ok")] {
      try scratch.write(
        #"{"scene": 1, "view": {"subviews": [{"is": "label", "text": "\#(text)", "frame": [0, 0, 90, 30]}]}}"#,
        to: "\(name).scene.json")
    }
    let outcome = try scratch.run("render", "A.scene.json", "B.scene.json", "C.scene.json")
    let lines = outcome.err.split(separator: "\n")
    #expect(
      lines.last
        == "layoutshot: note: [request] a package is missing, without which pictures have boxes or placeholders; as root, this installs it: apt-get install -y --no-install-recommends fonts-noto-cjk"
    )
    #expect(lines.count { $0.contains("a package is missing") } == 1)
    #expect(try !scratch.run("render", "C.scene.json").err.contains("missing"))
    #expect(try scratch.run("render", "A.scene.json", "-q").err == "")
    // From a cache, too.
    for _ in 0..<2 {
      #expect(try scratch.run("render", "A.scene.json", "--cache", "cache").err.contains("fonts-noto-cjk\n"))
    }
    // And in sheets.
    let sheet = try scratch.run("render", "A.scene.json", "--sheet", "-o", ".")
    #expect(sheet.status == 0 && sheet.err.hasSuffix("fonts-noto-cjk\n"))
  }
}
