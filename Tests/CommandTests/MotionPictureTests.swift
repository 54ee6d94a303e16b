import Geometry
import ImageFile
import TestSupport
import Testing

/// Goldens of the pictures that summarize a motion.
@Suite struct MotionPictureTests {
  @Test(arguments: [
    ("small", "filmstrip", "--keyframes 0,.5,1"), ("small", "onion", "--fps 12"),
    ("small", "paths", ""), ("follows", "paths", ""),
    ("overlap", "filmstrip", "--keyframes 0,.5,1"),
    ("small", "device", "--canvas device --keyframes .4"), ("small", "middle", "--keyframes .5"),
    ("small", "fixed", "--canvas fixed --keyframes .5"),
  ])
  func pictures(_ fixture: String, _ name: String, _ options: String) throws {
    let scratch = try Scratch()
    let format = ["filmstrip", "onion", "paths"].contains(name) ? name : "png"
    let outcome = try scratch.shell(
      "\"$L\" frames -q --scale 1 --format \(format) \(options) '"
        + Checkout.fixture("motion/\(fixture)/input.xib") + "'")
    #expect(outcome.status == 0, "\(outcome.err)")
    let file = format == "png" ? "0000" : format
    let bytes = try scratch.bytes("input.portrait-to-landscape/\(file).png")
    try Golden.expect(PNGFile.decode(bytes, name: name), equals: "motion/\(fixture)/\(name).png", scale: 1)
  }

  /// A large title collapses below the buttons, which stay in their row, while the small one appears.
  @Test func largeTitles() throws {
    let scratch = try Scratch()
    let outcome = try scratch.run(
      "frames", "-q", "--check", "--scale=1", "--device=iphone-8", "--format=png", "--keyframes=0,.5,1",
      Checkout.fixture("motion/large-title/input.storyboard"))
    #expect(outcome.status == 0, "\(outcome.err)")
    let bytes = try scratch.bytes("input.portrait-to-landscape/0001.png")
    try Golden.expect(
      PNGFile.decode(bytes, name: "title").cropped(
        to: PixelRect(x: 0, y: 0, width: 400, height: 160)),
      equals: "motion/large-title/half.png", scale: 1)
  }

  /// Views that exist at one end only: their marks fade with them.
  @Test func marksCrossOver() throws {
    let scratch = try Scratch("Unmatched.xib")
    _ = try scratch.run("frames", "-q", "--scale=1", "--format=png", "--keyframes=.6", "Unmatched.xib")
    let bytes = try scratch.bytes("Unmatched.portrait-to-landscape/0000.png")
    try Golden.expect(PNGFile.decode(bytes, name: "marks"), equals: "motion/marks.png", scale: 1)
  }

  /// A view that only some size classes have fades, hatched, with its label.
  @Test func oneSideOnly() throws {
    let scratch = try Scratch()
    let document = Checkout.fixture("motion/one-sided/input.xib")
    let outcome = try scratch.run(
      "frames", "-q", "--scale=1", "--format=png,text", "--device=iphone-8", "--keyframes=.5", document)
    #expect(outcome.status == 0, "\(outcome.err)")
    let folder = "input.portrait-to-landscape"
    let table = String(decoding: try scratch.bytes("\(folder)/transition.txt"), as: UTF8.self)
    #expect(table.contains("fades out") && table.contains("fades in"))
    let bytes = try scratch.bytes("\(folder)/0000.png")
    try Golden.expect(PNGFile.decode(bytes, name: "fade"), equals: "motion/one-sided/half.png", scale: 1)
  }
}
