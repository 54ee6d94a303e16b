import Foundation
import ImageFile
import TestSupport
import Testing

/// `frames` end to end: the files, that the ends equal the stills, that the reverse transition is mirrored.
@Suite struct FramesTests {
  private static let sound = Checkout.fixture("motion/sound/input.xib")
  private static let states = Checkout.fixture("screens/States.storyboard")

  @Test func everythingIsWritten() throws {
    let scratch = try Scratch()
    let outcome = try scratch.run("frames", "--scale", "1", "--format", "all", Self.sound)
    #expect(outcome.status == 0 && outcome.err == "")
    let folder = "input.portrait-to-landscape"
    let frames = (0..<10).map { "\(folder)/000\($0).png" }
    let others = [
      "animation.gif", "animation.png", "filmstrip.png", "onion.png", "paths.png", "transition.json",
      "transition.txt",
    ]
    #expect(scratch.files == frames + others.map { "\(folder)/\($0)" })
    #expect(outcome.lines.first == "\(folder)/")
    let report = try json(String(decoding: try scratch.bytes("\(folder)/transition.json"), as: UTF8.self))
    #expect((report["frames"] as? [Any])?.count == 10)
    #expect((report["views"] as? [Any])?.count == 3)
    #expect((report["timing"] as? [String: Any])?["duration"] as? Double == 0.3)
    let schema = try SchemaChecker("transition.schema.json")
    let text = String(decoding: try scratch.bytes("\(folder)/transition.json"), as: UTF8.self)
    #expect(try schema.violations(in: text) == [])
    #expect(try schema.violations(in: text.replacing("\"share\"", with: "\"part\"")) != [])
    try Golden.expect(
      String(decoding: try scratch.bytes("\(folder)/transition.txt"), as: UTF8.self),
      equalsFixture: "motion/sound/transition.txt")
  }

  /// With findings about views that appear and disappear.
  @Test(arguments: ["one-sided", "overlap", "large-title"]) func reportsMatchTheSchema(_ fixture: String)
    throws
  {
    let scratch = try Scratch()
    let folder = Checkout.fixture("motion/\(fixture)")
    let input = ["xib", "storyboard", "scene.json"].map { "\(folder)/input.\($0)" }.first {
      FileManager.default.fileExists(atPath: $0)
    }
    _ = try scratch.run("frames", "--check", "--format", "json", "--fps", "4", "-oo", try #require(input))
    let file = try #require(scratch.files.first { $0.hasSuffix("transition.json") })
    let text = String(decoding: try scratch.bytes(file), as: UTF8.self)
    #expect(try SchemaChecker("transition.schema.json").violations(in: text) == [])
  }

  /// Legends of the two ends differ, and fade: they are never transparent to what is below, in any picture.
  @Test func legendsAreOpaque() throws {
    let scratch = try Scratch()
    let outcome = try scratch.run(
      "frames", "-q", "--scale", "1", "--fps", "5", "--format", "png,filmstrip,onion", "--highlight", "all",
      "--from", "portrait/initial", "--to", "landscapeLayout", "-oo", Self.states)
    #expect(outcome.status == 0, "\(outcome.err)")
    let pictures = scratch.files.filter { $0.hasSuffix(".png") }
    #expect(pictures.count == 5)
    for name in pictures {
      // The color type in the header (PNG, 11.2.1): opaque pictures are written without alpha.
      #expect(try scratch.bytes(name)[25] & 4 == 0, "\(name)")
    }
  }

  /// Bit for bit, for a rotation and a state change; with highlights, like stills.
  @Test(arguments: [
    (sound, [], "input.portrait", "input.landscape", "input.portrait-to-landscape", 9),
    (
      states, ["--from", "initial", "--to", "compactLayout"], "States.portrait",
      "States.compactLayout.portrait", "States.initial-to-compactLayout", 6
    ),
    (
      states, ["--from", "portrait/initial", "--to", "landscapeLayout", "--highlight", "all"],
      "States.portrait",
      "States.landscapeLayout.landscape", "States.portrait-initial-to-landscape-landscapeLayout", 9
    ),
  ])
  func endsEqualTheStills(
    _ document: String, _ ends: [String], _ first: String, _ last: String, _ folder: String, _ count: Int
  ) throws {
    let scratch = try Scratch()
    let marks = ends.contains("--highlight") ? " --highlight all" : ""
    _ = try scratch.shell("\"$L\" render -q --scale 1\(marks) '\(document)'")
    let words = ends.map { "'\($0)'" }.joined(separator: " ")
    let outcome = try scratch.shell("\"$L\" frames -q --scale 1 --format png \(words) '\(document)'")
    #expect(outcome.status == 0, "\(outcome.err)")
    #expect(try scratch.bytes("\(folder)/0000.png") == scratch.bytes("\(first).png"))
    #expect(try scratch.bytes("\(folder)/000\(count).png") == scratch.bytes("\(last).png"))
  }

  /// The stills have different legends; all frames of a state change have room for both.
  @Test func stateChangesKeepTheCanvas() throws {
    let scratch = try Scratch()
    let options = "-q --scale 1 --highlight all"
    _ = try scratch.shell("\"$L\" render \(options) '\(Self.states)'")
    _ = try scratch.shell(
      "\"$L\" frames \(options) --format png --from initial --to compactLayout '\(Self.states)'")
    func height(_ path: String) throws -> Int {
      try PNGFile.decode(scratch.bytes(path), name: path).height
    }
    let ends = try [height("States.portrait.png"), height("States.compactLayout.portrait.png")]
    #expect(ends[0] != ends[1])
    for number in 0...6 {
      #expect(try height("States.initial-to-compactLayout/000\(number).png") == ends.max())
    }
  }

  @Test func reverseIsMirrored() throws {
    let scratch = try Scratch()
    _ = try scratch.run("frames", "--scale=1", "--format=png", "-oa", "--fps", "20", Self.sound)
    _ = try scratch.run("frames", "--scale=1", "--format=png", "-ob", "--fps", "20", "--reverse", Self.sound)
    _ = try scratch.run(
      "frames", "--scale=1", "--format=png", "-oc", "--fps", "20", "--there-and-back", Self.sound)
    func frame(_ folder: String, _ number: Int) throws -> [UInt8] {
      let digits = String(String(10_000 + number).dropFirst())
      return try scratch.bytes("\(folder)/input.portrait-to-landscape/\(digits).png")
    }
    for number in 0...6 {
      #expect(try frame("a", number) == frame("b", 6 - number))
      #expect(try frame("a", number) == frame("c", number))
      #expect(try frame("a", number) == frame("c", 12 - number))
    }
    #expect(!scratch.has("c/input.portrait-to-landscape/0013.png"))
  }

  @Test(arguments: [
    (["--duration", "0"], 1), (["--fps", "1000"], 301), (["--keyframes", "0,.25,.5,1"], 4),
    (["--frame", "9"], 1),
    (["--duration=0.001", "--fps=1000"], 2),
  ])
  func unusualNumbers(_ options: [String], _ count: Int) throws {
    let scratch = try Scratch()
    let words = options.joined(separator: " ")
    let outcome = try scratch.shell(
      "\"$L\" frames -q --size 30x40 --scale 1 --format png,apng,gif \(words) '\(Self.sound)'")
    #expect(outcome.status == 0, "\(outcome.err)")
    #expect(scratch.files.count { $0.hasSuffix(".png") } == count + 1)
    let last = try scratch.files.filter { $0.contains("/0") }.max().map { try scratch.bytes($0) }
    _ = try scratch.shell("\"$L\" render -q --size 30x40 --scale 1 '\(Self.sound)'")
    #expect(try last == scratch.bytes("input.landscape.png"))
  }

  /// Leftovers of a longer run are removed after the last frame; nothing else is, and nothing for a single frame.
  @Test func theFolderContainsOnlyTheSequence() throws {
    let scratch = try Scratch()
    let folder = "input.portrait-to-landscape"
    func names() -> [String] { scratch.files.map { String($0.dropFirst(folder.count + 1)) } }
    let others = ["12.png", "0004.PNG", "0004.png.bak", "0005.jpg", "1234567.png", "00a5.png", "notes.txt"]
    for name in others + ["0009.png", "00003.png"] { try scratch.write("mine", to: "\(folder)/\(name)") }
    func run(_ options: String) throws {
      let outcome = try scratch.shell("\"$L\" frames -q --scale 1 \(options) '\(Self.sound)'")
      #expect(outcome.status == 0, "\(outcome.err)")
    }
    try run("--format png --frame 2")
    #expect(names() == (others + ["0002.png", "0009.png", "00003.png"]).sorted())
    try run("--format text")
    #expect(names() == (others + ["0002.png", "0009.png", "00003.png", "transition.txt"]).sorted())
    try run("--format png --keyframes 0,.5,1")
    #expect(names() == (others + ["0000.png", "0001.png", "0002.png", "transition.txt"]).sorted())
  }

  @Test func identicalEnds() throws {
    let scratch = try Scratch()
    let outcome = try scratch.run(
      "frames", "--check", "--scale=1", "--from", "portrait", "--to", "portrait", Self.sound)
    #expect(outcome.status == 0, "\(outcome.err)")
    let folder = "input.portrait-to-portrait"
    let stills = try Set((0..<7).map { try scratch.bytes("\(folder)/000\($0).png") })
    #expect(stills.count == 1)
  }

  @Test func emptyCanvas() throws {
    let scratch = try Scratch()
    let text = String(decoding: try Checkout.bytes(Self.sound), as: UTF8.self)
    let empty = text.replacingOccurrences(
      of: "width=\"667\" height=\"375\"", with: "width=\"0\" height=\"0\"")
    try scratch.write(
      empty.replacingOccurrences(of: "<device id=\"retina4_7\" orientation=\"portrait\"/>", with: ""),
      to: "Empty.xib")
    let outcome = try scratch.run("frames", "Empty.xib")
    #expect(outcome.status == 2)
    #expect(!scratch.files.contains { $0.hasSuffix("animation.png") || $0.hasSuffix(".tmp") })
  }

  /// An interruption during an animation leaves no partial file, and keeps the previous one.
  @Test(arguments: [("INT", 124), ("KILL", 137)])
  func interrupted(_ signal: String, _ status: Int) throws {
    let scratch = try Scratch()
    let folder = "input.portrait-to-landscape"
    try scratch.write("earlier", to: "\(folder)/animation.png")
    let outcome = try scratch.shell(
      "timeout --foreground -s \(signal) 1.5 \"$L\" frames -q --scale 1 --format apng,gif"
        + " --fps 1000 --duration 60 '\(Self.sound)'")
    #expect(outcome.status == status, "\(outcome.err)")
    #expect(scratch.files == ["\(folder)/animation.png"])
    #expect(try scratch.bytes("\(folder)/animation.png") == Array("earlier".utf8))
  }

  @Test func unrelatedFilesAreReported() throws {
    let scratch = try Scratch()
    let outcome = try scratch.run("frames", "--to", "wide", Self.states)
    #expect(outcome.status == 2 && outcome.err.contains("no state \"wide\"; there is \"initial\""))
  }
}
