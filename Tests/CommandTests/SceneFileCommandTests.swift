import Foundation
import ImageFile
import TestSupport
import Testing

/// Scene files on the command line, and `convert`.
@Suite struct SceneFileCommandTests {
  private static let scene = """
    {
      "scene": 1,
      "device": "iphone-8",
      "view": { "subviews": [{ "is": "label", "id": "l", "text": "Hello", "frame": [20, 40, 200, 40] }] }
    }
    """

  @Test func examplesAreDrawnInBothOrientations() throws {
    let scratch = try Scratch()
    for name in ["Chat", "Keypad", "SignIn", "Tags"] {
      let outcome = try scratch.run(
        "render", "\(Checkout.root)/Examples/\(name).scene.json", "-o", ".", "--scale", "1")
      #expect(outcome.status == 0 && outcome.err == "", "\(outcome.err)")
      let states = name == "Chat" ? ["", "typing."] : [""]
      for way in states.flatMap({ [$0 + "portrait", $0 + "landscape"] }) {
        let picture = try PNGFile.decode(scratch.bytes("\(name).\(way).png"), name: name)
        try Golden.expect(picture, equals: "scenes/\(name)/\(way).png", scale: 1)
      }
    }
  }

  @Test func aConvertedDocumentRendersToTheSamePixels() throws {
    let scratch = try Scratch("Login.xib", "Screens.storyboard", "Controls.xib")
    let outcome = try scratch.run(
      "convert", "Login.xib", "Screens.storyboard", "Controls.xib", "-o", "scenes")
    #expect(outcome.status == 0 && outcome.err == "")
    #expect(
      outcome.lines == ["scenes/Login.scene.json", "scenes/Screens.scene.json", "scenes/Controls.scene.json"])
    #expect(
      try scratch.run("render", "Login.xib", "Screens.storyboard", "Controls.xib", "-o", "a", "--scale=1")
        .status == 0)
    #expect(try scratch.shell("\"$L\" render scenes/*.scene.json -o b --scale=1").status == 0)
    let pictures = scratch.files.filter { $0.hasPrefix("a/") }.map { String($0.dropFirst(2)) }
    #expect(pictures.count == 8)
    for name in pictures { #expect(try scratch.bytes("a/\(name)") == scratch.bytes("b/\(name)"), "\(name)") }
  }

  @Test func oneInputGoesToStandardOutput() throws {
    let scratch = try Scratch("Login.xib")
    let outcome = try scratch.run("convert", "Login.xib")
    #expect(outcome.status == 0 && outcome.out.hasPrefix("{\n  \"scene\": 1,\n"))
    #expect(scratch.files == ["Login.xib"])
    #expect(try scratch.run("convert", "Login.xib", "-o", "x/y.json", "-q").out == "")
    #expect(scratch.has("x/y.json"))
  }

  @Test func unconvertibleDocuments() throws {
    let scratch = try Scratch("Login.xib")
    #expect(try scratch.run("convert", "Login.xib", "Login.xib").status == 2)
    try scratch.write("<archive version=\"8.00\"></archive>", to: "Old.xib")
    let outcome = try scratch.run("convert", "Old.xib", "-o", "out")
    #expect(outcome.status == 2 && !scratch.has("out/Old.scene.json"))
  }

  @Test func errorsHavePlaceAndSuggestion() throws {
    let scratch = try Scratch()
    try scratch.write(Self.scene.replacing("\"text\"", with: "\"txet\""), to: "a.scene.json")
    let unknown = try scratch.run("render", "a.scene.json", "--scale=1")
    #expect(unknown.status == 2)
    #expect(
      unknown.err == """
        a.scene.json:4:54: error: [ignored] attribute "txet" of <label> is not understood and left out
        a.scene.json:4:54: note: did you mean "text"?

        """)
    try scratch.write(Self.scene.replacing("iphone-8", with: "iphone-6000"), to: "b.scene.json")
    let refused = try scratch.run("render", "b.scene.json")
    #expect(refused.status == 2 && refused.out == "")
    #expect(refused.err.hasPrefix("b.scene.json:3:13: error: unknown device \"iphone-6000\""))
  }

  /// Named layouts and states correspond to constraint templates in storyboards.
  @Test func namedLayoutsAreStates() throws {
    let scratch = try Scratch()
    try scratch.write(
      """
      {"scene": 1, "device": "iphone-8", "view": {"id": "root", "subviews": [{"is": "label", "id": "l", "text": "Hello"}]},
       "orientations": ["portrait"],
       "layouts": {"top": {"constraints": ["l.top = safeArea.top", "l.leading = margins.leading"]},
                   "middle": {"constraints": ["l.centerX = self.centerX", "l.centerY = self.centerY"], "animation": 0.5}},
       "states": {"bye": {"layout": "middle", "texts": {"l": "Bye"}}}}
      """, to: "a.scene.json")
    let outcome = try scratch.run("render", "a.scene.json", "--scale=1")
    #expect(outcome.status == 0 && outcome.err == "", "\(outcome.err)")
    #expect(
      outcome.lines == [
        "a.portrait.png", "a.top.portrait.png", "a.middle.portrait.png", "a.bye.portrait.png",
      ])
    let match = try scratch.run("match", "a.scene.json", "--state", "bye")
    #expect(
      match.out.contains("state bye\n")
        && match.out.contains("~ UILabel \"Hello\" (id l) text: \"Hello\" → \"Bye\""))
    #expect(match.out.contains("+ #l.centerX = #root.centerX"))
    let frames = try scratch.run(
      "frames", "a.scene.json", "--from", "top", "--to", "middle", "--format", "json", "-o", "f")
    #expect(frames.status == 0 && frames.err == "", "\(frames.err)")
    #expect(
      String(decoding: try scratch.bytes("f/a.top-to-middle/transition.json"), as: UTF8.self).contains(
        "\"duration\": 0.5,"))
    let slow = try scratch.run(
      "frames", "a.scene.json", "--from", "top", "--to", "middle", "--format", "json", "-o", "g",
      "--duration", "2")
    #expect(slow.status == 0)
    #expect(
      String(decoding: try scratch.bytes("g/a.top-to-middle/transition.json"), as: UTF8.self).contains(
        "\"duration\": 2,"))
    let unknown = try scratch.run("render", "a.scene.json", "--state", "botom")
    #expect(unknown.status != 0 && unknown.err.contains("botom"), "\(unknown.err)")
  }

  /// Any scene file results in an error with a place or in a picture.
  @Test(arguments: [
    (
      "{\"scene\": 1, \"include\": \"b.scene.json\", \"view\": {}}",
      "b.scene.json:1:26: error: a.scene.json includes itself"
    ),
    (
      "{\"scene\": 1, \"view\": {}, \"layouts\": {\"portrait\": {\"frames\": {\"x\": [0, 0, 1, 1]}}}}",
      "a.scene.json:1:62: error: unknown view \"x\""
    ),
    (
      "{\"scene\": 1, \"view\": {\"subviews\": [{\"id\": \"a\"}]}, \"layouts\": {\"portrait\": {\"frames\": {\"a\": [0, 0, -1, 1]}}}}",
      "a.scene.json:1:87: warning: [value] the size of <rect> is \"-1 × 1\", not positive; 0 is used"
    ),
  ])
  func hostileScenes(_ text: String, _ message: String) throws {
    let scratch = try Scratch()
    try scratch.write(text, to: "a.scene.json")
    try scratch.write("{\"scene\": 1, \"include\": [\"a.scene.json\"]}", to: "b.scene.json")
    let outcome = try scratch.run("render", "a.scene.json", "--scale=1")
    #expect(outcome.err.hasPrefix(message), "\(outcome.err)")
    #expect(outcome.status == (message.contains("error") ? 2 : 0))
  }

  @Test func sceneFromStandardInput() throws {
    let scratch = try Scratch()
    try scratch.write(Self.scene, to: "a.scene.json")
    let outcome = try scratch.shell("\"$L\" render - -o out --scale 1 < a.scene.json")
    #expect(outcome.status == 0 && outcome.err == "")
    #expect(scratch.has("out/stdin.portrait.png"))
    #expect(try scratch.run("inspect", "--stage", "document", "a.scene.json").out.contains("label"))
  }

  /// A layout that is in no tree before it is applied places the views in `inspect`, too.
  @Test(arguments: ["Tags", "Keypad", "SignIn"]) func arrangedFramesAreInspected(name: String) throws {
    let scratch = try Scratch()
    let outcome = try scratch.shell("\"$L\" inspect '\(Checkout.root)/Examples/\(name).scene.json'")
    #expect(outcome.status == 0 && outcome.out.contains(" [") && !outcome.out.contains("[0 0 0 0]"))
  }
}
