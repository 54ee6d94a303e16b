import Foundation
import Goldens
import ImageFile
import PictureComparison
import TestSupport
import Testing

/// Goldens of motions: `record`, `verify`, `accept`, `prune` process individual frames, and checks of the transition
/// fail.
@Suite struct GoldenMotionTests {
  /// A project with `Sign.xib`, whose button is pinned to the left, and a transition of it.
  private func project(_ transition: String = "{\"fps\": 10, \"checks\": []}") throws -> Scratch {
    let scratch = try Scratch()
    try scratch.write(GoldenCommandTests.document(leading: 16), to: "Sign.xib")
    try configure(scratch, transition)
    return scratch
  }

  private func configure(
    _ scratch: Scratch, _ transition: String, orientations: String = "[\"portrait\", \"landscape\"]"
  ) throws {
    try scratch.write(
      """
      {"matrix": {"devices": ["iphone-se"], "scales": ["1x"], "orientations": \(orientations)},
       "transitions": [\(transition)]}
      """, to: "layoutshot.json")
  }

  private let motion = "Sign/Sign.portrait-to-landscape.iphone-se.1x"
  private let stills = [
    "Goldens/Sign/Sign.iphone-se.landscape.1x.png", "Goldens/Sign/Sign.iphone-se.portrait.1x.png",
  ]

  private func pictures(_ scratch: Scratch, in folder: String = "Goldens") -> [String] {
    scratch.files.filter { $0.hasPrefix(folder + "/") && $0.hasSuffix(".png") }
  }

  private func frames(_ numbers: [Int]) -> [String] { numbers.map { "Goldens/\(motion)/000\($0).png" } }

  // MARK: From end to end

  @Test func recordVerifyChangeAccept() throws {
    let scratch = try project()
    let recorded = try scratch.run("record")
    #expect(recorded.status == 0 && recorded.out == "0 passed, 4 recorded\n" && recorded.err == "")
    // 0.3 s are four frames, of which two are the stills.
    #expect(pictures(scratch) == stills.sorted() + frames([1, 2]))
    #expect(try scratch.run("verify").out == "4 passed\n")
    #expect(try scratch.run("prune", "--check").status == 0)

    try scratch.write(GoldenCommandTests.document(leading: 24), to: "Sign.xib")
    let failed = try scratch.run("verify")
    #expect(failed.status == 1)
    #expect(
      failed.out.contains(
        """
        Sign.xib:17: UIButton "Go" (id go): leading constraint 16 → 24
          moved: UIButton "Go" (id go) x 16 → 24
          4 pictures of "Sign": iphone-se portrait @1x; iphone-se landscape @1x; \
        portrait → landscape iphone-se @1x, frames 1 to 2 of 4 (0.100 s to 0.200 s)
        """), "\(failed.out)")
    let failures = "layoutshot-failures/" + motion
    let left = pictures(scratch, in: failures)
    #expect(
      left
        == ["0001-actual", "0001-diff", "0001-expected", "0002-actual", "0002-diff", "0002-expected"]
        .map { "\(failures)/\($0).png" })
    // The animated difference includes both ends.
    let animation = try scratch.bytes(failures + "-diff.png")
    #expect(chunks(of: "fcTL", in: animation) == 4)
    try Golden.expect(
      PNGFile.decode(scratch.bytes(failures + "-strip.png"), name: "strip"),
      equals: "motion/golden-strip.png",
      scale: 2)
    let accepted = try scratch.run("accept", "--all")
    #expect(accepted.status == 0 && accepted.lines.count == 4)
    #expect(!scratch.has("layoutshot-failures"))
    #expect(try scratch.run("verify").out == "4 passed\n")
  }

  private func chunks(of type: String, in bytes: [UInt8]) -> Int {
    let wanted = Array(type.utf8)
    return bytes.indices.dropLast(4).count { Array(bytes[$0..<$0 + 4]) == wanted }
  }

  /// A single frame is accepted; its strip remains as long as another frame does.
  @Test func acceptsOneFrame() throws {
    let scratch = try project()
    _ = try scratch.run("record")
    try scratch.write(GoldenCommandTests.document(leading: 24), to: "Sign.xib")
    _ = try scratch.run("verify")
    let strip = "layoutshot-failures/\(motion)-strip.png"
    #expect(try scratch.run("accept", "\(motion)/0001.png").lines.count == 1)
    #expect(scratch.has(strip))
    // Reports that mention removed frames are removed.
    #expect(!scratch.has("layoutshot-failures/comment.md") && !scratch.has("layoutshot-failures/junit.xml"))
    #expect(try scratch.run("accept", "\(motion)/0002.png").lines.count == 1)
    #expect(!scratch.has(strip) && scratch.has("layoutshot-failures/report.json"))
    let rest = try scratch.run("verify")
    #expect(rest.out.hasSuffix("2 passed, 2 differ (1 cause)\n"))
    #expect(!scratch.has(strip))
  }

  // MARK: Which frames

  @Test func anotherTiming() throws {
    let scratch = try project()
    _ = try scratch.run("record")
    try configure(scratch, "{\"fps\": 10, \"checks\": [], \"curve\": \"linear\"}")
    let outcome = try scratch.run("verify")
    #expect(outcome.status == 1)
    #expect(
      outcome.out.hasPrefix(
        "Sign.xib: portrait → landscape: timing 0.300 s, ease-in-out → 0.300 s, linear\n"), "\(outcome.out)")
    #expect(
      outcome.out.contains(
        "\n  2 pictures of \"Sign\": portrait → landscape iphone-se @1x, frames 1 to 2 of 4"))
    #expect(outcome.out.hasSuffix("2 passed, 2 differ (1 cause)\n"))
  }

  @Test func fewerFrames() throws {
    let scratch = try project("{\"fps\": 20, \"checks\": []}")
    _ = try scratch.run("record")
    #expect(pictures(scratch).count == 7)
    try configure(scratch, "{\"fps\": 10, \"checks\": []}")
    for command in ["verify", "record"] {
      let outcome = try scratch.run(command)
      #expect(outcome.status == 1 && outcome.err.contains("layoutshot-failures"))
      #expect(
        outcome.out.hasPrefix(
          "Sign.xib: \"Sign\" portrait → landscape iphone-se @1x: 4 frames where 7 are recorded\n"))
      #expect(outcome.out.contains("frames 1 to 2 of 4 (0.100 s to 0.200 s), frames 3 to 5 no more"))
    }
    #expect(pictures(scratch).count == 7)
    let other = try Scratch()
    for file in scratch.files { try other.write(scratch.bytes(file), to: file) }
    #expect(try scratch.run("accept", "--all").status == 0)
    #expect(try other.run("record", "--mode", "failed").status == 0)
    for scratch in [scratch, other] {
      #expect(pictures(scratch) == stills.sorted() + frames([1, 2]))
      #expect(!String(decoding: try scratch.bytes("Goldens/goldens.lock"), as: UTF8.self).contains("0003"))
      #expect(try scratch.run("verify").out == "4 passed\n")
    }
  }

  @Test func moreFrames() throws {
    let scratch = try project()
    _ = try scratch.run("record")
    try configure(scratch, "{\"fps\": 20, \"checks\": []}")
    // Frames belong to different motions if some are missing.
    let outcome = try scratch.run("record")
    #expect(
      outcome.status == 1
        && outcome.out.hasPrefix(
          "Sign.xib: \"Sign\" portrait → landscape iphone-se @1x: 7 frames where 4 are recorded\n")
    )
    #expect(pictures(scratch).count == 4)
    #expect(try scratch.run("accept", "--all").lines.count == 5)
    #expect(try scratch.run("verify").out == "7 passed\n")
  }

  /// A lost frame is restored, as the others are unchanged.
  @Test func lostFrames() throws {
    let scratch = try project()
    _ = try scratch.run("record")
    try FileManager.default.removeItem(atPath: "\(scratch.path)/\(frames([1])[0])")
    let outcome = try scratch.run("verify")
    #expect(outcome.status == 1 && outcome.out.contains("4 frames where 3 are recorded"))
    #expect(try scratch.run("record").out == "3 passed, 1 recorded\n")
    #expect(try scratch.run("verify").out == "4 passed\n")
  }

  @Test func keyframes() throws {
    let scratch = try project("{\"keyframes\": [0, 0.5, 1], \"checks\": []}")
    _ = try scratch.run("record")
    #expect(pictures(scratch) == stills.sorted() + frames([1]))
    try configure(scratch, "{\"keyframes\": [0, 0.6, 1], \"checks\": []}")
    let outcome = try scratch.run("verify")
    #expect(outcome.out.contains("portrait → landscape: time 0.150 s → 0.180 s"), "\(outcome.out)")
  }

  /// An end that is not a still of the matrix is stored with the frames.
  @Test func endsWithoutStills() throws {
    let scratch = try project()
    try configure(scratch, "{\"fps\": 10, \"checks\": []}", orientations: "[\"portrait\"]")
    #expect(try scratch.run("record").out == "0 passed, 4 recorded\n")
    #expect(pictures(scratch) == [stills[1]] + frames([1, 2, 3]))
    // It equals the picture of that still.
    let end = try scratch.bytes(frames([3])[0])
    try configure(scratch, "{\"fps\": 10, \"checks\": []}")
    #expect(try scratch.run("record").out == "3 passed, 1 recorded\n")
    #expect(
      try ImageComparer.areEqual(
        PNGFile.decode(end, name: "a"), PNGFile.decode(scratch.bytes(stills[0]), name: "b")))
    let pruned = try scratch.run("prune")
    #expect(pruned.lines.count == 2 && pruned.out.hasPrefix(frames([3])[0]))
    #expect(try scratch.run("verify").out == "4 passed\n")
  }

  // MARK: Checks

  @Test func checksFail() throws {
    let scratch = try Scratch()
    try scratch.write(Checkout.bytes(Checkout.fixture("motion/crossing/input.xib")), to: "Way.xib")
    try configure(scratch, "{\"fps\": 20}")
    let recorded = try scratch.run("record")
    #expect(
      recorded.status == 0 && recorded.err.contains("Way.xib:")
        && recorded.err.contains("warning: [crossing]"))
    let outcome = try scratch.run("verify", "--reporter", "github")
    #expect(outcome.status == 1 && outcome.err.contains("error: [crossing]"))
    #expect(
      outcome.out.contains("title=layoutshot crossing::")
        && outcome.out.hasSuffix(", 1 fault in transitions\n"))
    let strips = pictures(scratch, in: "layoutshot-failures")
    #expect(strips.count == 1 && strips[0].hasSuffix("portrait-to-landscape.iphone-se.1x-filmstrip.png"))
    try configure(scratch, "{\"fps\": 20, \"checks\": [\"overlap\", \"jump\"]}")
    #expect(try scratch.run("verify").status == 0)
    #expect(!scratch.has("layoutshot-failures"))
  }

  @Test func knownFaultsAreAllowed() throws {
    let scratch = try Scratch()
    let document = String(
      decoding: try Checkout.bytes(Checkout.fixture("motion/crossing/input.xib")), as: UTF8.self)
    try scratch.write(document, to: "Way.xib")
    try configure(scratch, "{\"fps\": 20}")
    _ = try scratch.run("record")
    let told = try scratch.run("verify").err
    let id = try #require(told.firstMatch(of: /\(id ([^)]*)\)/)?.output.1)
    try configure(scratch, "{\"fps\": 20, \"allow\": [\"\(id)\"]}")
    let outcome = try scratch.run("verify")
    #expect(outcome.status == 0 && outcome.err == "", "\(outcome.err)")
  }

  // MARK: Errors

  @Test func transitionsWithoutScreens() throws {
    let scratch = try project("{\"to\": \"wide\"}")
    let outcome = try scratch.run("verify")
    #expect(outcome.status == 2)
    #expect(
      outcome.err.contains(
        "layoutshot.json:2:18: error: [request] no screen has both ends of this transition"), "\(outcome.err)"
    )
  }

  @Test(arguments: [
    ("{\"duration\": 0}", "has no frame between its ends, so nothing is recorded of it"),
    ("{\"keyframes\": [0, 1]}", "has no frame between its ends, so nothing is recorded of it"),
    ("{\"from\": \"portrait\", \"to\": \"portrait\"}", "begins and ends with the same layout"),
    ("{\"duration\": 3600, \"fps\": 1000}", "has more than 99999 frames"),
    (
      "{\"allow\": [\"nobody\"], \"fps\": 10}",
      "\"allow\" names \"nobody\", which is not a view of its screens"
    ),
  ])
  func uselessTransitions(_ transition: String, _ words: String) throws {
    let outcome = try project(transition).run("record")
    #expect(outcome.status == 2)
    #expect(outcome.err.contains("layoutshot.json:2:18: error: [request] \(words)\n"), "\(outcome.err)")
  }

  @Test func transitionsWithEqualEnds() throws {
    let scratch = try project("{\"fps\": 10, \"checks\": []}, {\"fps\": 20, \"checks\": []}")
    let outcome = try scratch.run("record")
    #expect(
      outcome.status == 2
        && outcome.err.contains("error: [request] another transition of these screens has the same ends"))
    #expect(pictures(scratch).count == 4)
    try configure(
      scratch, "{\"fps\": 10, \"checks\": []}, {\"fps\": 20, \"checks\": [], \"name\": \"slowly\"}")
    #expect(try scratch.run("record").out == "4 passed, 5 recorded\n")
    #expect(pictures(scratch).contains("Goldens/Sign/Sign.slowly.iphone-se.1x/0005.png"))
    // The expected goldens are unknown: nothing is removed.
    try configure(scratch, "{\"fps\": 10, \"checks\": []}, {\"fps\": 20, \"checks\": []}")
    let pruned = try scratch.run("prune")
    #expect(pruned.status == 2 && pruned.err.contains("nothing is removed") && pictures(scratch).count == 9)
    // The order of the list does not affect names.
    try configure(
      scratch, "{\"fps\": 20, \"checks\": [], \"name\": \"slowly\"}, {\"fps\": 10, \"checks\": []}")
    #expect(try scratch.run("verify").out == "9 passed\n")
  }

  @Test func unrelatedFiles() throws {
    let scratch = try project()
    _ = try scratch.run("record")
    for name in ["00099.png", "99.png", "x001.png"] {
      try scratch.write(scratch.bytes(frames([1])[0]), to: "Goldens/\(motion)/\(name)")
    }
    #expect(try scratch.run("verify").out == "4 passed\n")
    #expect(try scratch.run("prune").lines == [])
  }

  /// A golden that is not a picture of this motion: the verdict is unchanged, whatever can be shown of it.
  @Test func goldensOfAnotherSize() throws {
    let scratch = try project()
    _ = try scratch.run("record")
    let wide = try PNGFile.decode(scratch.bytes(frames([1])[0]), name: "a").padded(
      width: 16_000, height: 2, with: .init(red: 1, green: 2, blue: 3))
    try scratch.write(PNGFile.encode(wide, scale: 1), to: frames([2])[0])
    let outcome = try scratch.run("verify", "--pictures")
    #expect(
      outcome.status == 1 && outcome.out.contains("3 passed, 1 differ"), "\(outcome.out) \(outcome.err)")
    #expect(scratch.has("layoutshot-failures/\(motion)-strip.png"))
  }

  @Test func faultsCannotBeAccepted() throws {
    let scratch = try Scratch()
    try scratch.write(Checkout.bytes(Checkout.fixture("motion/crossing/input.xib")), to: "Way.xib")
    try configure(scratch, "{\"fps\": 20}")
    _ = try scratch.run("record")
    _ = try scratch.run("verify")
    let outcome = try scratch.run("accept", "--all")
    #expect(outcome.status == 0 && outcome.out == "")
    #expect(
      outcome.err.contains("note: [request] 1 motion has faults in the transition, which cannot be accepted"))
    #expect(scratch.has("layoutshot-failures/report.json"))
  }

  @Test func brokenFrames() throws {
    let scratch = try project()
    _ = try scratch.run("record")
    try scratch.write("nonsense", to: frames([2])[0])
    // The lock file records that it is unchanged.
    #expect(try scratch.run("verify").status == 0)
    let outcome = try scratch.run("verify", "--pictures")
    #expect(outcome.status == 1 && outcome.out.contains("the golden is broken"), "\(outcome.out)")
    #expect(scratch.has("layoutshot-failures/\(motion)-strip.png"))
  }

  @Test func threadsDoNotMatter() throws {
    let scratch = try project("{\"fps\": 60, \"checks\": []}")
    _ = try scratch.run("record", "-j", "1")
    let lock = try scratch.bytes("Goldens/goldens.lock")
    try FileManager.default.removeItem(atPath: scratch.path + "/Goldens")
    _ = try scratch.run("record", "-j", "4")
    #expect(try scratch.bytes("Goldens/goldens.lock") == lock)
  }
}
