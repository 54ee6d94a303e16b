import Foundation
import ImageFile
import TestSupport
import Testing

/// `--presented`: screens that code presents, as sheets, popovers and over another screen.
@Suite struct PresentedTests {
  /// The frames of the root on the screen and of the view in it, in portrait and then in landscape.
  private func frames(_ options: String, controller: String = "") throws -> [String] {
    let scratch = try Scratch()
    try scratch.write(BarScreen.storyboard(controller: controller), to: "S.storyboard")
    return try BarScreen.frames(in: scratch, options)
  }

  /// The sheet begins 10 points below the safe area, or at 40 on phones with a home button; its bar is 56 high.
  @Test(arguments: [
    ("page-sheet --device iphone-15", ["0 69 393 783", "0 56 393 693", "0 0 852 393", "59 32 734 340"]),
    ("page-sheet --device iphone-x", ["0 54 375 758", "0 56 375 668", "0 0 812 375", "44 32 724 322"]),
    ("page-sheet --device iphone-8", ["0 40 375 627", "0 56 375 571", "0 0 667 375", "0 32 667 343"]),
    ("page-sheet", ["0 58 414 838", "0 56 414 748", "0 0 896 414", "48 44 800 349"]),
    (
      "page-sheet --device iphone-15 --system 26",
      ["0 59 393 793", "0 70 393 689", "0 0 852 393", "59 32 734 340"]
    ),
    ("form-sheet --device iphone-15", ["0 69 393 783", "0 56 393 693", "0 0 852 393", "59 32 734 340"]),
    ("popover --device iphone-15", ["0 69 393 783", "0 56 393 693", "0 0 852 393", "59 32 734 340"]),
    ("full-screen --device iphone-15", ["0 0 393 852", "0 98 393 720", "0 0 852 393", "59 32 734 340"]),
    (
      "over-current-context --device iphone-15",
      ["0 0 393 852", "0 98 393 720", "0 0 852 393", "59 32 734 340"]
    ),
    ("page-sheet --device ipad-11", ["61 34 712 1126", "0 56 712 1070", "241 34 712 766", "0 56 712 710"]),
    ("form-sheet --device ipad-11", ["127 277 580 640", "0 56 580 584", "307 97 580 640", "0 56 580 584"]),
    ("popover --device ipad-11", ["257 357 320 480", "0 50 320 430", "437 177 320 480", "0 50 320 430"]),
    (
      "page-sheet --size 320x568 --safe-area 20,0,0,0",
      ["0 40 320 528", "0 56 320 472", "0 0 568 320", "0 64 568 256"]
    ),
    (
      "page-sheet --device iphone-15 --safe-area none",
      ["0 69 393 783", "0 0 393 783", "0 0 852 393", "0 0 852 393"]
    ),
  ])
  func cards(_ options: String, _ expected: [String]) throws {
    #expect(try frames("--presented \(options)") == expected)
  }

  @Test func sizesThatControllersPrefer() throws {
    let size = #"<size key="preferredContentSize" width="300" height="400"/>"#
    let value = #"<value key="contentSizeForViewInPopover" type="size" width="300" height="400"/>"#
    for text in [size, value] {
      for (style, inside) in [("form-sheet", "0 56 300 344"), ("popover", "0 50 300 350")] {
        let found = try frames("--presented \(style) --device ipad-11", controller: text)
        #expect(found.prefix(2) == ["267 397 300 400", inside])
      }
      let phone = try frames("--presented page-sheet --device iphone-15", controller: text)
      #expect(phone.first == "0 69 393 783")
    }
  }

  /// What is seen behind.
  @Test func neutralScreenBehind() throws {
    let clear =
      #"<color key="backgroundColor" white="0.0" alpha="0.0" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/>"#
    func pixel(_ style: String, _ x: Int, _ y: Int, root: String = "", _ device: String = "iphone-15") throws
      -> String
    {
      let scratch = try Scratch()
      try scratch.write(BarScreen.storyboard(root: root), to: "S.storyboard")
      let outcome = try scratch.run(
        "render", "S.storyboard", "--scene", "Only", "--presented", style, "--device", device,
        "--orientation",
        "portrait", "--scale", "1", "--chrome", "-o", "a.png")
      #expect(outcome.status == 0, "\(outcome.err)")
      let picture = try PNGFile.decode(scratch.bytes("a.png"), name: "a.png")
      let color = picture[x, y]
      return "\(color.red) \(color.green) \(color.blue)"
    }
    // Black at the corner, the screen that is pushed back above the card, and the card.
    #expect(try pixel("page-sheet", 4, 62) == "0 0 0")
    #expect(try pixel("page-sheet", 200, 62) == "194 194 198")
    #expect(try pixel("page-sheet", 200, 400) == "255 255 255")
    #expect(try pixel("page-sheet", 0, 69) == "0 0 0")
    #expect(try pixel("over-current-context", 200, 400, root: clear) == "194 194 198")
    #expect(try pixel("full-screen", 200, 400, root: clear) == "255 255 255")
    #expect(try pixel("form-sheet", 100, 600, "ipad-11") == "194 194 198")
    #expect(try pixel("popover", 100, 600, "ipad-11") == "242 242 247")
    // The tip of the arrow.
    #expect(try pixel("popover", 417, 352, "ipad-11") == "255 255 255")
  }

  /// Dark backgrounds are lighter on sheets and popovers, but not on a whole screen.
  @Test(arguments: [
    ("page-sheet", "iphone-15", "28 28 30"), ("full-screen", "iphone-15", "0 0 0"),
    ("form-sheet", "ipad-11", "28 28 30"), ("over-current-context", "iphone-15", "0 0 0"),
  ])
  func elevatedBackgrounds(_ style: String, _ device: String, _ expected: String) throws {
    let scratch = try Scratch()
    try scratch.write(
      #"{"scene": 1, "device": "iphone-15", "view": {"backgroundColor": "systemBackground", "subviews":"#
        + #" [{"is": "view", "backgroundColor": "secondarySystemBackground", "frame": [20, 20, 40, 40]}]}}"#,
      to: "A.scene.json")
    let outcome = try scratch.run(
      "render", "A.scene.json", "--presented", style, "--device", device, "--appearance", "dark", "--scale",
      "1",
      "--orientation", "portrait", "-o", "a.png")
    #expect(outcome.status == 0, "\(outcome.err)")
    let picture = try PNGFile.decode(scratch.bytes("a.png"), name: "a.png")
    let color = picture[picture.width / 2, picture.height / 2]
    #expect("\(color.red) \(color.green) \(color.blue)" == expected)
  }

  @Test func sceneFilesAndConfigurationsSayTheSame() throws {
    let scratch = try Scratch()
    let scene = #"{"scene": 1, "device": "iphone-15", WORD "view": {"frame": [0, 0, 393, 852]}}"#
    func write(_ word: String) throws {
      try scratch.write(scene.replacingOccurrences(of: "WORD", with: word), to: "A.scene.json")
    }
    try write(#""presented": "page-sheet","#)
    let inspect = ["inspect", "A.scene.json", "--orientation", "portrait"]
    #expect(try scratch.run(inspect).out.contains("[0 69 393 783]"))
    #expect(try scratch.run(inspect + ["--presented", "full-screen"]).out.contains("[0 0 393 852]"))
    try write(#""presented": "page-shet","#)
    let outcome = try scratch.run(inspect)
    #expect(outcome.status == 2 && outcome.err.contains("A.scene.json:1:"))
    #expect(outcome.err.contains("page-sheet"))
    try write("")
    for settings in [
      #""presented": "page-sheet""#, #""overrides": [{"presented": "page-sheet"}]"#,
    ] {
      try scratch.write(
        "{\"inputs\": [\"A.scene.json\"], \"matrix\": {\"orientations\": [\"portrait\"]}, \(settings)}",
        to: "layoutshot.json")
      #expect(try scratch.run("record", "--mode", "all").status < 2)
      let picture = try scratch.shell("find Goldens -name '*.png'").lines.first.map(String.init)
      #expect(try PNGFile.decode(scratch.bytes(picture ?? ""), name: "golden")[2, 2] == .black)
    }
    try scratch.write(#"{"presented": "sheet"}"#, to: "layoutshot.json")
    let refused = try scratch.run("record")
    #expect(refused.status == 2 && refused.err.contains("layoutshot.json:1:"), "\(refused.err)")
  }
}
