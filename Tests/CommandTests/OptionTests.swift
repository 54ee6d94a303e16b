import Foundation
import TestSupport
import Testing

/// The options for choosing, laying out and changing screens.
@Suite struct OptionTests {
  @Test(arguments: ["First", "one", "OneViewController", "v-1", "r-1"])
  func scenesByAnyName(_ name: String) throws {
    let scratch = try Scratch("Screens.storyboard")
    let outcome = try scratch.run("inspect", "Screens.storyboard", "--scene", name, "--orientation=portrait")
    #expect(outcome.status == 0 && outcome.err == "" && outcome.lines.first?.hasPrefix("First · ") == true)
    #expect(outcome.lines.count == 3)
  }

  /// Layout measures controls by the document's own tools, whichever era is drawn.
  @Test func systems() throws {
    let scratch = try Scratch()
    try scratch.write(
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21000" \
      targetRuntime="iOS.CocoaTouch">
        <objects><view contentMode="scaleToFill" id="r">
          <rect key="frame" x="0.0" y="0.0" width="100" height="50"/>
          <subviews><switch opaque="NO" contentMode="scaleToFill" on="YES" id="s">
            <rect key="frame" x="10" y="10" width="51" height="31"/>
          </switch></subviews>
        </view></objects>
      </document>
      """, to: "S.xib")
    func drawn(_ options: String, stage: String = "drawing") throws -> String {
      let command = "\"$L\" inspect S.xib --orientation portrait --stage \(stage) \(options)"
      let outcome = try scratch.shell(command)
      #expect(outcome.status == 0 && outcome.err == "")
      return outcome.out
    }
    let own = try drawn("")
    #expect(try drawn("--system 16") == own && drawn("--system 18") == own)
    #expect(try drawn("--system 26") != own)
    #expect(try drawn("--system 26", stage: "frames") == drawn("", stage: "frames"))
    let unknown = try scratch.run("inspect", "S.xib", "--system", "25")
    #expect(unknown.status == 2)
    #expect(
      unknown.err.hasPrefix("layoutshot: error: --system is \"25\"; it can be 13, 14, 15, 16, 17, 18, 26"))
  }

  @Test func missingScenes() throws {
    let scratch = try Scratch("Screens.storyboard", "Login.xib", "Empty.xib")
    let alone = try scratch.run("render", "Screens.storyboard", "--scene", "Third", "--scene", "two")
    #expect(alone.status == 2 && alone.lines.count == 2)
    #expect(
      alone.err == "Screens.storyboard: error: [request] no scene \"Third\"; there is \"First\", \"two\"\n")
    let none = try scratch.run("match", "Empty.xib", "--scene", "Third")
    #expect(none.status == 2 && none.err == "Empty.xib: error: [request] no scene \"Third\"; there is none\n")
    // A scene that exists in one of several documents is not an error for the others.
    let several = try scratch.run("render", "Screens.storyboard", "Login.xib", "--scene=two", "-o", "out")
    #expect(several.status == 0 && several.err == "")
    #expect(several.lines == ["out/Screens.two.portrait.png", "out/Screens.two.landscape.png"])
    let missing = try scratch.run("inspect", "Screens.storyboard", "Login.xib", "--scene=Third", "-q")
    #expect(missing.status == 2)
    #expect(
      missing.err == """
        layoutshot: error: [request] no input has a scene "Third"
        Login.xib: note: there is "LoginViewController"
        Screens.storyboard: note: there is "First", "two"

        """)
  }

  @Test func twoLayoutsWithoutAnInput() throws {
    let scratch = try Scratch("Card.xib", "Card-landscape.xib")
    let outcome = try scratch.run("render", "--portrait", "Card.xib", "--landscape", "Card-landscape.xib")
    #expect(outcome.status == 0 && outcome.out == "Card.portrait.png\nCard.landscape.png\n")
    let alone = try scratch.run("match", "--landscape=Card-landscape.xib")
    #expect(alone.status == 0 && alone.out.contains("one layout alone"))
  }

  private func heads(_ arguments: String, of fixture: String = "Login.xib") throws -> [Substring] {
    let scratch = try Scratch(fixture)
    let outcome = try scratch.shell("\"$L\" inspect \(fixture) \(arguments)")
    #expect(outcome.status == 0, "\(outcome.err)")
    return outcome.lines.filter { !$0.hasPrefix(" ") }.map { $0.drop { $0 != "·" }.dropFirst(2) }
  }

  @Test func canvases() throws {
    #expect(
      try heads("") == ["portrait · iphone-8 · 375 × 667 pt @2x", "landscape · iphone-8 · 667 × 375 pt @2x"])
    #expect(try heads("--orientation landscape") == ["landscape · iphone-8 · 667 × 375 pt @2x"])
    #expect(try heads("--size 300X500 --scale 3 --orientation=landscape") == ["landscape · 500 × 300 pt @3x"])
    #expect(
      try heads("--device 'iPhone 15' --device ipad9_7 --orientation=portrait") == [
        "portrait · iphone-15 · 393 × 852 pt @3x", "portrait · ipad-9.7 · 768 × 1024 pt @2x",
      ])
    #expect(try heads("--device iphone-15 --scale 1 --orientation=portrait").first?.hasSuffix("@1x") == true)
  }

  @Test func asDesigned() throws {
    #expect(try heads("--as-designed") == ["portrait · iphone-8 · 375 × 667 pt @2x"])
    #expect(
      try heads("--as-designed", of: "Card-landscape.xib") == ["landscape · iphone-se · 568 × 320 pt @2x"])
    let scratch = try Scratch("Login.xib")
    let designed = try scratch.run("inspect", "Login.xib", "--as-designed")
    #expect(try designed.out == scratch.run("inspect", "Login.xib", "--orientation=portrait").out)
  }

  @Test func separateLayoutFiles() throws {
    let scratch = try Scratch()
    try scratch.put("Card.xib", as: "Upright.xib")
    try scratch.put("Card-landscape.xib", as: "Turned.xib")
    func labels(_ lines: [Substring]) -> [Substring] {
      lines.filter { $0.contains("UILabel") }.map { $0.split(separator: "[")[1].prefix(8) }
    }
    let places: [Substring] = ["20 40 10", "300 8 10"]
    let frames = try scratch.run("inspect", "Upright.xib", "--landscape", "Turned.xib")
    #expect(labels(frames.lines) == places)
    let turned = try scratch.run("inspect", "Turned.xib", "--portrait", "Upright.xib")
    #expect(labels(turned.lines) == places)
    let missing = try scratch.run("match", "Turned.xib", "--portrait=none.xib")
    #expect(missing.status == 2)
    #expect(missing.err == "none.xib: error: cannot be read: No such file or directory\n")
  }

  @Test func opaqueClasses() throws {
    let scratch = try Scratch("Unmatched.xib")
    let ignored = try scratch.run("match", "Unmatched.xib", "--ignore-class", "UIView")
    #expect(ignored.status == 0 && ignored.err == "" && ignored.out.contains("1 matched, 0 unmatched"))
    #expect(try scratch.run("match", "Unmatched.xib", "--ignore-class=Other").status == 1)
  }

  @Test(arguments: [
    ("Greeting.text=Ana", "\"Ana\" (id c-label)"), ("c-label.text=Ben", "\"Ben\" (id c-label)"),
    ("7.title=Go", "\"Go\" (id c-button)"), ("Send.text=Halt", "\"Halt\" (id c-button)"),
    ("Name.placeholder=E-mail", "\"E-mail\" (id c-field)"), ("volume.alpha=0.5", "alpha 0.5, outlet volume"),
  ])
  func changes(_ change: String, _ expected: String) throws {
    let scratch = try Scratch("Controls.xib")
    let outcome = try scratch.run("inspect", "Controls.xib", "--set", change)
    #expect(outcome.status == 0 && outcome.err == "")
    // There is one tree: a set value shows in both layouts.
    #expect(outcome.lines.filter { $0.contains(expected) }.count == 2)
  }

  @Test(arguments: [
    ("nobody.text=x", "no view matches \"nobody\" (label, outlet, tag, object id or text)"),
    (
      "Greeting.on=yes",
      "a UILabel has no \"on\" to set; there is text, title, placeholder, on, value, progress,"
        + " selectedSegmentIndex, image, enabled, selected, highlighted, alpha"
    ),
    ("volume.value=loud", "\"loud\" cannot be \"value\"; expected a number"),
  ])
  func impossibleChanges(_ change: String, _ message: String) throws {
    let scratch = try Scratch("Controls.xib", "Login.xib")
    let outcome = try scratch.run("render", "Controls.xib", "--set", change)
    #expect(outcome.status == 2 && outcome.err == "Controls.xib: error: [request] \(message)\n")
    let several = try scratch.run("render", "Controls.xib", "Login.xib", "--set", change, "-o", "out")
    #expect(several.status == 2 && several.err.contains("error: [request] \(message)\n"))
    #expect(several.err.split(separator: "\n").count == 1)
  }

  @Test func changesApplyToDocumentsWithTheName() throws {
    let scratch = try Scratch("Controls.xib", "Login.xib")
    let outcome = try scratch.run("render", "Controls.xib", "Login.xib", "--set", "Greeting.text=Ana")
    #expect(outcome.status == 0 && outcome.err == "" && outcome.lines.count == 4)
  }

  @Test func changesAreVisible() throws {
    let scratch = try Scratch("Controls.xib")
    func picture(_ arguments: String) throws -> [UInt8] {
      try scratch.shell("\"$L\" render Controls.xib --orientation=portrait -o - \(arguments)").bytes
    }
    let plain = try picture("")
    #expect(plain.starts(with: [0x89, 0x50, 0x4E, 0x47]))
    for change in ["c-switch.on=no", "c-segments.selectedSegmentIndex=1", "c-progress.progress=1"] {
      #expect(try picture("--set \(change)") != plain, "\(change)")
    }
    #expect(try picture("--set c-switch.on=yes") == plain)
    #expect(try picture("--appearance dark") != plain)
  }
}
