import TestSupport
import Testing

/// The effect of `--safe-area` in place of a device's safe area.
@Suite struct SafeAreaTests {
  /// The frames of the view in portrait and in landscape.
  private func inside(_ options: String) throws -> [String] {
    let scratch = try Scratch()
    try scratch.write(BarScreen.storyboard(), to: "S.storyboard")
    let frames = try BarScreen.frames(in: scratch, options)
    return stride(from: 1, to: frames.count, by: 2).map { frames[$0] }
  }

  @Test(arguments: [
    ("", ["0 92 414 770", "48 44 800 349"]), ("--safe-area none", ["0 0 414 896", "0 0 896 414"]),
    ("--safe-area 10,1,20,2", ["1 54 411 822", "1 54 893 340"]),
    ("--device iphone-15 --safe-area none", ["0 0 393 852", "0 0 852 393"]),
    ("--size 300x500 --safe-area=0,0,0,0", ["0 44 300 456", "0 44 500 256"]),
  ])
  func insets(_ options: String, _ frames: [String]) throws {
    #expect(try inside(options) == frames)
  }

  @Test func noBarsOutsideOfAWindow() throws {
    let scratch = try Scratch()
    try scratch.write(BarScreen.storyboard(), to: "S.storyboard")
    let arguments = "inspect S.storyboard --scene Only --stage drawing --chrome"
    #expect(try scratch.shell("\"$L\" \(arguments)").out.contains("Title"))
    #expect(try !scratch.shell("\"$L\" \(arguments) --safe-area none").out.contains("Title"))
  }

  @Test(arguments: ["", "all", "1,2,3", "1,2,3,4,5", "1,2,3,x", "1,2,3,-4", "1,2,,4"])
  func invalidSafeAreas(_ text: String) throws {
    let scratch = try Scratch("Login.xib")
    let outcome = try scratch.run("render", "Login.xib", "--safe-area=\(text)")
    #expect(outcome.status == 2 && outcome.err.contains("expected none, or top,left,bottom,right in points"))
    let designed = try scratch.run("render", "Login.xib", "--as-designed", "--safe-area=none")
    #expect(designed.status == 2 && designed.err.contains("--as-designed and --safe-area exclude each other"))
  }
}
