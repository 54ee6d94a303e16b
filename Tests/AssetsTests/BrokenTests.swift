import Assets
import Glibc
import ImageFile
import Raster
import TestSupport
import Testing

/// Broken resources are reported with their place, and everything else is shown.
struct BrokenTests {
  @Test func invalidJSON() throws {
    let project = try ProjectFolder()
    try project.imageSet("A.xcassets/Logo", [("logo.png", 10, "")])
    try project.write(
      "{\n  \"images\" : [\n    { \"filename\" : \"logo.png\" },\n    oops\n  ]\n}",
      to: "A.xcassets/Logo.imageset/Contents.json")
    let assets = project.assets()
    // The file's own name suffices.
    #expect(assets.gray("Logo") == 10)
    #expect(
      project.lines(assets) == [
        "A.xcassets/Logo.imageset/Contents.json:4:5: warning: [asset] not readable as JSON:"
          + " invalid token near 'oops'"
      ])
  }

  @Test func missingContents() throws {
    let project = try ProjectFolder()
    try project.picture("A.xcassets/Logo.imageset/logo@2x.png", gray: 10)
    let assets = project.assets()
    #expect(assets.gray("Logo") == 10)
    #expect(
      project.lines(assets) == [
        "A.xcassets/Logo.imageset/Contents.json: warning: [asset] cannot be read: No such file or directory"
      ])
  }

  @Test(arguments: [
    "[]", "{}", "{ \"images\" : 7 }", "{ \"images\" : [ 1, null, [], {} ] }",
    "{ \"images\" : [ { \"filename\" : 3 } ], \"properties\" : [] }",
    "{ \"images\" : [ { \"filename\" : \"\" } ] }",
  ])
  func unexpectedShapes(_ text: String) throws {
    let project = try ProjectFolder()
    try project.write(text, to: "A.xcassets/Logo.imageset/Contents.json")
    let assets = project.assets()
    #expect(assets.found("Logo") == nil && !assets.isMissing("Logo"))
    #expect(
      project.lines(assets) == [
        "A.xcassets/Logo.imageset: warning: [asset] the image \"Logo\" has no file that can be read"
      ])
  }

  @Test func missingFiles() throws {
    let project = try ProjectFolder()
    try project.imageSet("A.xcassets/Logo", [("a.png", 10, #""scale" : "1x""#)])
    try project.write(
      """
      { "images" : [
        { "filename" : "gone.png", "scale" : "2x" }, { "filename" : "../Logo.imageset/a.png", "scale" : "2x" },
        { "filename" : "a.png", "scale" : "1x" } ] }
      """, to: "A.xcassets/Logo.imageset/Contents.json")
    let assets = project.assets()
    #expect(assets.gray("Logo") == 10)
    #expect(
      project.lines(assets) == [
        "A.xcassets/Logo.imageset/Contents.json:2:18: warning: [asset] there is no file \"gone.png\" in the set",
        "A.xcassets/Logo.imageset/Contents.json:2:63: warning: [asset] there is no file"
          + " \"../Logo.imageset/a.png\" in the set",
      ])
  }

  /// If the best variant is broken, the next best is shown.
  @Test func brokenPictures() throws {
    let project = try ProjectFolder()
    try project.imageSet(
      "A.xcassets/Logo", [("a.png", 10, #""scale" : "1x""#), ("b.jpg", 0, #""scale" : "2x""#)])
    let whole = try Checkout.bytes(Checkout.fixture("images/color.jpg"))
    try project.write(Array(whole.dropLast(120)), to: "A.xcassets/Logo.imageset/b.jpg")
    try project.write("GIF89a", to: "anim.png")
    let assets = project.assets()
    #expect(assets.gray("Logo") == 10 && assets.gray("Logo") == 10 && assets.found("anim") == nil)
    #expect(
      project.lines(assets) == [
        "A.xcassets/Logo.imageset/b.jpg: warning: [asset] not a readable JPEG: Premature end of JPEG file",
        "anim.png: warning: [asset] GIF is not read; PNG, JPEG and WebP are",
      ])
  }

  @Test func bombs() throws {
    let project = try ProjectFolder()
    let pixmap = Pixmap(width: 1, height: 1)
    var file = try PNGFile.encode(pixmap, scale: 1)
    file.replaceSubrange(16..<24, with: [0, 1, 0x86, 0xA0, 0, 1, 0x86, 0xA0])
    file.replaceSubrange(29..<33, with: crc(Array(file[12..<29])))
    try project.write(file, to: "bomb.png")
    let deep = String(repeating: "[", count: 100_000)
    try project.write(deep, to: "A.xcassets/Deep.imageset/Contents.json")
    let wide = "{ \"images\" : [\(String(repeating: "{},", count: 500_000)) {}] }"
    try project.write(wide, to: "A.xcassets/Wide.imageset/Contents.json")
    let assets = project.assets()
    #expect(["bomb", "Deep", "Wide"].allSatisfy { assets.found($0) == nil })
    let lines = project.lines(assets)
    #expect(
      lines.count == 3 && lines[0].hasPrefix("bomb.png: warning: [asset] the picture has 100000 × 100000"))
    #expect(lines[1].contains("Deep.imageset/Contents.json:1:") && lines[1].contains("maximum parsing depth"))
    #expect(lines[2].hasSuffix("cannot be read: it has more than 1 MB"))
  }

  private func crc(_ bytes: [UInt8]) -> [UInt8] {
    var sum: UInt32 = 0xFFFF_FFFF
    for byte in bytes {
      sum ^= UInt32(byte)
      for _ in 0..<8 { sum = sum & 1 == 1 ? sum >> 1 ^ 0xEDB8_8320 : sum >> 1 }
    }
    return [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: ~sum >> $0) }
  }

  @Test func mutatedContentsNeverTrap() throws {
    let project = try ProjectFolder()
    let name = "A.xcassets/Logo"
    try project.imageSet(
      name,
      [("a.png", 10, #""scale" : "2x", "resizing" : { "mode" : "9-part", "cap-insets" : { "top" : 1 } }"#)])
    let bytes = try Checkout.bytes("\(project.path)/\(name).imageset/Contents.json")
    var generator = SeededGenerator(seed: 7)
    for _ in 0..<300 {
      var changed = bytes
      for _ in 0..<3 {
        changed[Int.random(in: changed.indices, using: &generator)] = .random(in: 32...126, using: &generator)
      }
      try project.write(changed, to: "\(name).imageset/Contents.json")
      let assets = project.assets()
      #expect(!assets.isMissing("Logo"))
    }
  }

  @Test func pipesDoNotBlock() throws {
    let project = try ProjectFolder()
    try project.write("x", to: "Art/a.txt")
    #expect(mkfifo("\(project.path)/Art/pipe.png", 0o600) == 0)
    #expect(project.assets().isMissing("pipe"))
  }
}
