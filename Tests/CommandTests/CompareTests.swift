import Foundation
import ImageFile
import Raster
import TestSupport
import Testing

/// `compare`: exit status, messages and their destination, written files.
@Suite struct CompareTests {
  private static let white = PixelColor.white
  private static let blue = PixelColor(red: 0, green: 0x7A, blue: 0xFF)

  private func png(_ width: Int, _ height: Int, _ color: (Int, Int) -> PixelColor) throws -> [UInt8] {
    let pixmap = Pixmap(width: width, height: height)
    for y in 0..<height {
      pixmap.withMutableRow(y) { row in for x in row.indices { row[x] = color(x, y).premultiplied } }
    }
    return try PNGFile.encode(pixmap, scale: 1)
  }

  /// `white.png`, `dot.png` with 2 × 3 other pixels, `wide.png` with a column more.
  private func folder() throws -> Scratch {
    let scratch = try Scratch()
    try scratch.write(png(20, 10) { _, _ in Self.white }, to: "white.png")
    try scratch.write(
      png(20, 10) { x, y in x / 2 == 3 && y / 3 == 1 ? Self.blue : Self.white }, to: "dot.png")
    try scratch.write(png(21, 10) { _, _ in Self.white }, to: "wide.png")
    return scratch
  }

  @Test func equalPictures() throws {
    let scratch = try folder()
    try scratch.write(scratch.bytes("white.png"), to: "copy.png")
    for other in ["white.png", "copy.png"] {
      let outcome = try scratch.run("compare", "white.png", other)
      #expect(outcome.status == 0 && outcome.out == "equal: 20 × 10 pixels\n" && outcome.err == "")
    }
    let piped = try scratch.shell("\"$L\" compare - copy.png < white.png")
    #expect(piped.status == 0 && piped.err == "")
  }

  @Test func differences() throws {
    let scratch = try folder()
    let outcome = try scratch.run("compare", "white.png", "dot.png")
    #expect(outcome.status == 1 && outcome.err == "")
    #expect(
      outcome.out == """
        different: 6 of 200 pixels (3 %, by up to 255 of 255)
          2 × 3 at 6, 3: 6 pixels, by up to 255

        """)
    let sizes = try scratch.run("compare", "white.png", "wide.png", "--max-diff-pixels=1000")
    #expect(sizes.status == 1 && sizes.err == "")
    #expect(
      sizes.out
        == "sizes differ: 20 × 10 pixels became 21 × 10; of what both have 0 of 200 pixels (0 %) differ\n"
    )
  }

  @Test(arguments: [
    ("--max-diff-pixels 6", 0), ("--max-diff-pixels 5", 1), ("--max-diff-ratio 0.03", 0),
    ("--max-diff-ratio=0.029", 1), ("--max-diff-pixels 6 --max-diff-ratio 0.029", 1),
    ("--color-delta 0.6", 0), ("--color-delta 0.1", 1), ("--max-window-density 0.03", 0),
    ("--max-window-density 0.02", 1), ("--ignore-antialiasing", 1),
  ])
  func tolerances(_ options: String, _ status: Int32) throws {
    let outcome = try folder().shell("\"$L\" compare white.png dot.png \(options)")
    #expect(outcome.status == status && outcome.err == "")
    #expect(outcome.out.hasPrefix(status == 0 ? "within tolerance: " : "different: "))
  }

  @Test func suggestions() throws {
    let scratch = try folder()
    let outcome = try scratch.run("compare", "white.png", "dot.png", "--suggest-tolerance")
    #expect(outcome.status == 1)
    let line = try #require(outcome.lines.last)
    #expect(
      line.hasPrefix(
        "  tightest tolerances, each sufficient by itself: --max-diff-pixels 6, --max-diff-ratio 0.03,"))
    // Each as it is printed makes the comparison pass.
    let options = line.split(separator: ": ").last!.split(separator: ", ")
    #expect(options.count == 4)
    for option in options {
      #expect(try scratch.shell("\"$L\" compare white.png dot.png \(option)").status == 0, "\(option)")
    }
    #expect(
      try scratch.run("compare", "white.png", "white.png", "--suggest-tolerance").out.hasSuffix(
        "  no tolerance is needed\n"))
    #expect(
      try scratch.run("compare", "white.png", "wide.png", "--suggest-tolerance").out.hasSuffix(
        "  no tolerance allows other sizes\n"))
  }

  @Test func manyRegions() throws {
    let scratch = try folder()
    try scratch.write(png(200, 80) { _, _ in Self.white }, to: "a.png")
    try scratch.write(
      png(200, 80) { x, y in x % 20 == 0 && y % 20 == 0 ? Self.blue : Self.white }, to: "b.png")
    let outcome = try scratch.run("compare", "a.png", "b.png")
    #expect(outcome.lines.count == 22 && outcome.lines[1] == "  1 × 1 at 0, 0: 1 pixel, by up to 255")
    #expect(outcome.lines.last == "  and 20 regions more")
    let all = try json(scratch.run("compare", "a.png", "b.png", "--format=json").out)
    #expect((all["regions"] as? [Any])?.count == 40 && all["regionCount"] as? Int == 40)
    // Noise is not listed completely.
    try scratch.write(png(400, 400) { _, _ in Self.white }, to: "a.png")
    try scratch.write(
      png(400, 400) { x, y in x % 12 == 0 && y % 12 == 0 ? Self.blue : Self.white }, to: "b.png")
    let noise = try json(scratch.run("compare", "a.png", "b.png", "--format=json").out)
    #expect((noise["regions"] as? [Any])?.count == 1000 && noise["regionCount"] as? Int == 1156)
  }

  @Test func asJSON() throws {
    let scratch = try folder()
    let outcome = try scratch.run(
      "compare", "white.png", "dot.png", "--format", "json", "--color-delta=0.1", "--suggest-tolerance")
    #expect(outcome.status == 1 && outcome.err == "")
    try Golden.expect(outcome.out, equalsFixture: "command/compare.json")
    let report = try json(outcome.out)
    #expect(report["layoutshot"] as? Int == 1 && report["verdict"] as? String == "different")
    #expect(report["accepted"] as? Bool == false)
    let equal = try json(scratch.run("compare", "white.png", "white.png", "--format=json").out)
    #expect(equal["verdict"] as? String == "equal" && equal["accepted"] as? Bool == true)
  }

  @Test func pictures() throws {
    let scratch = try folder()
    try scratch.write("old", to: "diff.png")
    let outcome = try scratch.run("compare", "white.png", "dot.png", "-o", "diff.png", "--triptych=three.png")
    #expect(outcome.status == 1 && outcome.err == "")
    #expect(scratch.files == ["diff.png", "dot.png", "three.png", "white.png", "wide.png"])
    let difference = try PNGFile.decode(scratch.bytes("diff.png"), name: "diff.png")
    #expect(difference.width == 20 && difference.height == 10)
    #expect(difference[6, 3] == PixelColor(red: 230, green: 0, blue: 60))
    let triptych = try PNGFile.decode(scratch.bytes("three.png"), name: "three.png")
    #expect(triptych.width == 3 * 20 + 4 * 16)
    // The same again; equal pictures remove the output of an earlier run.
    let bytes = try scratch.bytes("three.png")
    #expect(try scratch.run("compare", "white.png", "dot.png", "--triptych=three.png").status == 1)
    #expect(try scratch.bytes("three.png") == bytes)
    #expect(try scratch.run("compare", "white.png", "white.png", "-o", "diff.png").status == 0)
    #expect(try PNGFile.decode(scratch.bytes("diff.png"), name: "diff.png")[6, 3] == .white)
    let nowhere = try scratch.run("compare", "white.png", "dot.png", "-o", "none/diff.png")
    #expect(nowhere.status == 2)
    #expect(nowhere.err == "none/diff.png: error: cannot be written: No such file or directory\n")
  }

  @Test(arguments: [
    (Array("".utf8), "the file is empty"),
    (Array("hello".utf8), "not a picture that is read: neither PNG nor JPEG nor WebP"),
    (
      Array("version https://git-lfs.github.com/spec/v1\noid sha256:00\nsize 9\n".utf8),
      "the file is a Git LFS pointer, not a picture; 'git lfs pull' fetches it"
    ),
    (Array("GIF89a".utf8), "GIF is not read; PNG, JPEG and WebP are"),
    ([0x89, 0x50, 0x4E, 0x47], "not a readable PNG: "),
  ])
  func noPictures(_ bytes: [UInt8], _ message: String) throws {
    let scratch = try folder()
    try scratch.write(bytes, to: "bad.png")
    for (expected, actual) in [("bad.png", "white.png"), ("white.png", "bad.png")] {
      let outcome = try scratch.run("compare", expected, actual, "-o", "diff.png")
      #expect(outcome.status == 2 && outcome.out == "")
      #expect(outcome.err.hasPrefix("bad.png: error: \(message)"), "\(outcome.err)")
      #expect(outcome.err.split(separator: "\n").count == 1 && !scratch.has("diff.png"))
    }
    // Both are reported, and an invalid file does not equal itself.
    let both = try scratch.run("compare", "bad.png", "bad.png")
    #expect(both.status == 2 && both.err.split(separator: "\n").count == 2)
  }

  @Test func invalidPaths() throws {
    let scratch = try folder()
    try scratch.write("", to: "folder/inside")
    let outcome = try scratch.run("compare", "folder", "missing.png")
    #expect(outcome.status == 2 && outcome.out == "")
    #expect(
      outcome.err == """
        folder: error: is a directory, not a picture
        missing.png: error: cannot be read: No such file or directory

        """)
    let endless = try scratch.run("compare", "/dev/zero", "white.png")
    #expect(endless.status == 2 && endless.err == "/dev/zero: error: the file has more than 64 MiB\n")
  }

  @Test func truncatedAndOversizedFiles() throws {
    let scratch = try folder()
    let bytes = try scratch.bytes("dot.png")
    try scratch.write(Array(bytes.prefix(bytes.count / 2)), to: "cut.png")
    let cut = try scratch.run("compare", "white.png", "cut.png")
    #expect(cut.status == 2 && cut.err.hasPrefix("cut.png: error: not a readable PNG: "))
    for side in [8000, 16_000, 2_000_000_000] {
      var bomb = bytes
      let claim = [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: side >> $0) }
      bomb.replaceSubrange(16..<24, with: claim + claim)
      bomb.replaceSubrange(29..<33, with: crc(Array(bomb[12..<29])))
      try scratch.write(bomb, to: "bomb.png")
      let outcome = try scratch.shell(
        "\(Scratch.memoryLimit(megabytes: 700))\"$L\" compare bomb.png white.png")
      #expect(outcome.status == 2 && outcome.out == "", "\(side)")
      #expect(outcome.err.hasPrefix("bomb.png: error: "), "\(outcome.err)")
    }
  }

  @Test func ignoredContentIsReported() throws {
    let scratch = try folder()
    try scratch.write(Checkout.bytes(Checkout.fixture("images/deep.png")), to: "deep.png")
    let deep = try scratch.run("compare", "deep.png", "deep.png")
    #expect(deep.status == 0)
    #expect(deep.err.hasPrefix("deep.png: warning: [value] has 16 bits a channel, of which 8 are compared\n"))
    #expect(try scratch.run("compare", "deep.png", "deep.png", "--strict").status == 2 - 1)
    var profiled = try scratch.bytes("white.png")
    let chunk = Array("iCCP".utf8) + [65, 0, 0, 1, 2, 3]
    profiled.insert(contentsOf: [0, 0, 0, 6] + chunk + crc(chunk), at: 33)
    try scratch.write(profiled, to: "profile.png")
    let outcome = try scratch.run("compare", "white.png", "profile.png")
    #expect(outcome.status == 0)
    #expect(
      outcome.err == "profile.png: warning: [value] has a color profile, and white.png has none;"
        + " values are compared as they are\n")
    #expect(try scratch.run("compare", "profile.png", "profile.png").err == "")
  }

  @Test func allKindsOfPNGAreRead() throws {
    let scratch = try folder()
    // Gray of one bit, interlaced, made by hand: 8 × 8 white pixels, the seven passes stored without compression.
    let passes: [(rows: Int, bytes: Int)] = [(1, 1), (1, 1), (1, 1), (2, 1), (2, 1), (4, 1), (4, 1)]
    let raw = passes.flatMap { pass in
      (0..<pass.rows).flatMap { _ in [0] + [UInt8](repeating: 255, count: pass.bytes) }
    }
    var file: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    func add(_ name: String, _ body: [UInt8]) {
      let chunk = Array(name.utf8) + body
      file += [0, 0, 0, UInt8(body.count)] + chunk + crc(chunk)
    }
    add("IHDR", [0, 0, 0, 8, 0, 0, 0, 8, 1, 0, 0, 0, 1])
    let count = UInt8(raw.count)
    var (a, b): (UInt32, UInt32) = (1, 0)
    for byte in raw {
      a = (a + UInt32(byte)) % 65_521
      b = (b + a) % 65_521
    }
    let adler = [b >> 8, b, a >> 8, a].map { UInt8(truncatingIfNeeded: $0) }
    add("IDAT", [0x78, 0x01, 1, count, 0, ~count, 0xFF] + raw + adler)
    add("IEND", [])
    try scratch.write(file, to: "interlaced.png")
    try scratch.write(png(8, 8) { _, _ in Self.white }, to: "plain.png")
    let outcome = try scratch.run("compare", "interlaced.png", "plain.png")
    #expect(outcome.status == 0 && outcome.out == "equal: 8 × 8 pixels\n", "\(outcome.err)")
  }

  private func crc(_ bytes: [UInt8]) -> [UInt8] {
    var sum: UInt32 = 0xFFFF_FFFF
    for byte in bytes {
      sum ^= UInt32(byte)
      for _ in 0..<8 { sum = sum & 1 == 1 ? sum >> 1 ^ 0xEDB8_8320 : sum >> 1 }
    }
    return [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: ~sum >> $0) }
  }
}
