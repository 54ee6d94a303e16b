import ImageFile
import Raster
import TestSupport
import Testing

/// `render --frame`, and what `--chrome` draws of the device.
@Suite struct FrameTests {
  private func scratch() throws -> Scratch {
    let scratch = try Scratch("Login.xib")
    try scratch.write(
      #"{"scene": 1, "device": "iphone-8", "view": {"backgroundColor": "white", "frame": [0, 0, 375, 667]}}"#,
      to: "A.scene.json")
    return scratch
  }

  private func picture(_ scratch: Scratch, _ arguments: String) throws -> Pixmap {
    let outcome = try scratch.shell("\"$L\" render A.scene.json --scale 1 -o a.png \(arguments)")
    #expect(outcome.status == 0 && outcome.err == "", "\(outcome.err)")
    return try PNGFile.decode(scratch.bytes("a.png"), name: "a.png")
  }

  private static let body = PixelColor(red: 0x1C, green: 0x1C, blue: 0x1E)

  /// The screen begins below the body and the room around it.
  @Test(arguments: [
    ("--device iphone-15", 393 + 52, 852 + 52, 26, 26), ("--device iphone-8", 375 + 60, 667 + 168, 30, 84),
    ("--device ipad-11", 834 + 72, 1194 + 72, 36, 36), ("--device ipad-10.2", 810 + 88, 1080 + 152, 44, 76),
    ("", 375 + 60, 667 + 168, 30, 84),
  ])
  func frames(_ device: String, _ width: Int, _ height: Int, _ x: Int, _ y: Int) throws {
    let scratch = try scratch()
    let upright = try picture(scratch, "--frame --orientation portrait \(device)")
    #expect(upright.width == width && upright.height == height)
    let turned = try picture(scratch, "--frame --orientation landscape \(device)")
    #expect(turned.width == height && turned.height == width)
    for (picture, x, y) in [(upright, x, y), (turned, y, x)] {
      // Outside, the body, and the middle of the screen.
      #expect(picture[0, 0].alpha == 0)
      #expect(
        picture[picture.width / 3, y - 4] == Self.body || device.isEmpty && picture.width > picture.height)
      #expect(picture[picture.width / 2, picture.height / 2] == .white)
      #expect(picture[x + 100, y + 100] == .white)
    }
  }

  @Test func whatIsNoWholeScreenHasNoFrame() throws {
    let scratch = try scratch()
    let sized = try picture(scratch, "--frame --orientation portrait --size 300x500")
    #expect(sized.width == 300 && sized.height == 500)
    for other in ["--sheet", "--highlight all", "--as-designed"] {
      let outcome = try scratch.shell("\"$L\" render A.scene.json --frame \(other)")
      #expect(outcome.status == 2 && outcome.err.contains("--frame and --"), "\(outcome.err)")
    }
  }

  /// The same pixels inside of the frame as without one.
  @Test func theScreenIsTheSame() throws {
    let scratch = try scratch()
    let options = "--orientation portrait --device iphone-15"
    let plain = try picture(scratch, "\(options) --chrome")
    let framed = try picture(scratch, "\(options) --frame")
    for y in stride(from: 100, to: 740, by: 7) {
      for x in 0..<393 { #expect(framed[x + 26, y + 26] == plain[x, y]) }
    }
  }

  @Test func islands() throws {
    let scratch = try scratch()
    let upright = try picture(scratch, "--chrome --orientation portrait --device iphone-15")
    #expect(upright[196, 29] == .black && upright[120, 29] == .white && upright[196, 5] == .white)
    let turned = try picture(scratch, "--chrome --orientation landscape --device iphone-15")
    #expect(turned[29, 196] == .black && turned[29, 100] == .white)
    let notched = try picture(scratch, "--chrome --orientation portrait --device iphone-14")
    #expect(notched[195, 20] == .white)
    let plain = try picture(scratch, "--orientation portrait --device iphone-15")
    #expect(plain[196, 29] == .white)
  }

  @Test func statusBarsOfPads() throws {
    let scratch = try scratch()
    func drawing(_ options: String) throws -> [Substring] {
      try scratch.shell("\"$L\" inspect A.scene.json --stage drawing --chrome \(options)").lines.filter {
        $0.contains("9:41")
      }
    }
    let both = try drawing("--device ipad-11")
    #expect(
      both.count == 2 && both.allSatisfy { $0.contains("9:41 AM  Tue Jan 9") && $0.contains(" 20 ") },
      "\(both)")
    // Phones have one in portrait only.
    let phone = try drawing("--device iphone-15")
    #expect(phone.count == 1 && phone[0].contains("\"9:41\""), "\(phone)")
  }
}
