import Foundation
import TestSupport
import Testing

/// `--locale`: texts of a project's languages, and pseudolanguages.
@Suite struct LocaleTests {
  private func project() throws -> Scratch {
    let scratch = try Scratch()
    try scratch.write(GoldenCommandTests.document(leading: 16), to: "Base.lproj/Sign.xib")
    try scratch.write("\"go.normalTitle\" = \"Los\";", to: "de.lproj/Sign.strings")
    try scratch.write("\"go.normalTitle\" = \"اذهب\";", to: "ar.lproj/Sign.strings")
    return scratch
  }

  private func title(_ scratch: Scratch, _ arguments: String...) throws -> String? {
    let outcome = try scratch.shell(
      "\"$L\" inspect --stage tree " + arguments.joined(separator: " ") + " Base.lproj/Sign.xib")
    return outcome.out.firstMatch(of: /normal\.title: "([^"]*)"/).map { String($0.output.1) }
      ?? outcome.out.firstMatch(of: /UIButton "([^"]*)"/).map { String($0.output.1) }
  }

  @Test func textsAreReplaced() throws {
    let scratch = try project()
    #expect(try title(scratch) == "Go")
    #expect(try title(scratch, "--locale", "de-CH") == "Los")
    #expect(try title(scratch, "--locale", "pseudo-double") == "Go Go")
    #expect(try title(scratch, "--locale", "it") == "Go")
  }

  @Test func namesAndDirections() throws {
    let scratch = try project()
    func names(_ arguments: String) throws -> [String] {
      let outcome = try scratch.shell("\"$L\" render -q --scale 1 \(arguments) Base.lproj/Sign.xib")
      #expect(outcome.status == 0, "\(outcome.err)")
      return outcome.lines.map(String.init)
    }
    #expect(
      try names("--locale de --appearance dark --text-size L") == [
        "Sign.portrait.dark.de.L.png", "Sign.landscape.dark.de.L.png",
      ])
    #expect(try names("--locale ar --orientation portrait") == ["Sign.portrait.ar.png"])
    #expect(
      try names("--locale ar --layout-direction ltr --orientation portrait") == ["Sign.portrait.ar.ltr.png"])
    // Arabic is right-to-left.
    let (here, there) = (
      try scratch.bytes("Sign.portrait.ar.png"), try scratch.bytes("Sign.portrait.ar.ltr.png")
    )
    #expect(here != there)
  }

  /// Texts are only read inside the project; a link that stays inside is followed.
  @Test func linksOutOfTheProject() throws {
    let scratch = try Scratch()
    try scratch.write(GoldenCommandTests.document(leading: 16), to: "App/Base.lproj/Sign.xib")
    try scratch.write("\"go.normalTitle\" = \"Geheim\";", to: "secret/Sign.strings")
    try scratch.write(
      "{\"sourceLanguage\":\"en\",\"version\":\"1.0\",\"strings\":{\"go.normalTitle\":{\"localizations\":{"
        + "\"fr\":{\"stringUnit\":{\"state\":\"translated\",\"value\":\"Secret\"}}}}}}",
      to: "secret/Sign.xcstrings")
    try scratch.write("\"go.normalTitle\" = \"Los\";", to: "App/shared/Sign.strings")
    _ = try scratch.shell(
      """
      cd App && mkdir it.lproj nl.lproj && ln -s ../../secret/Sign.strings it.lproj/ && ln -s ../secret es.lproj
      ln -s ../../secret/Sign.xcstrings Base.lproj/ && ln -s ../shared/Sign.strings nl.lproj/
      """)
    for (language, link) in [
      ("it", "it.lproj/Sign.strings"), ("es", "es.lproj/Sign.strings"), ("fr", "Base.lproj/Sign.xcstrings"),
    ] {
      let outcome = try scratch.run(
        "inspect", "--stage=tree", "--locale=\(language)", "App/Base.lproj/Sign.xib")
      #expect(outcome.status == 0 && outcome.out.contains("UIButton \"Go\""), "\(outcome.out)")
      #expect(
        outcome.err.contains(
          "App/\(link): warning: [request] is a symbolic link to outside the project; it is not read\n"),
        "\(outcome.err)")
    }
    let near = try scratch.run("inspect", "--stage=tree", "--locale=nl", "App/Base.lproj/Sign.xib")
    #expect(near.out.contains("UIButton \"Los\""))
  }

  @Test func messages() throws {
    let scratch = try project()
    let unknown = try scratch.run("render", "--locale", "it", "Base.lproj/Sign.xib")
    #expect(unknown.status == 0)
    #expect(unknown.err.contains("warning: [request] there are no texts in \"it\" next to the document"))
    try scratch.write("\"go.normalTitle\" = \"Los\";\n\"gone.text\" = \"x\";", to: "de.lproj/Sign.strings")
    let stranger = try scratch.run("render", "--locale", "de", "Base.lproj/Sign.xib")
    #expect(
      stranger.err
        == "de.lproj/Sign.strings:2:1: warning: [orphan-key] \"gone\" does not match an object in Base.lproj/Sign.xib; its text is not used\n"
    )
    try scratch.write("\"go.normalTitle\" = \"Los\"", to: "de.lproj/Sign.strings")
    let broken = try scratch.run("render", "--locale", "de", "Base.lproj/Sign.xib")
    #expect(broken.status == 2 && broken.err == "de.lproj/Sign.strings:1:25: error: ';' is missing here\n")
    let wrong = try scratch.run("render", "--locale", "../x", "Base.lproj/Sign.xib")
    #expect(wrong.status == 2 && wrong.err.hasPrefix("layoutshot: error: --locale is \"../x\""))
  }

  @Test func allLanguages() throws {
    let scratch = try project()
    #expect(try scratch.run("render", "--locale", "list", "Base.lproj/Sign.xib").lines == ["en", "ar", "de"])
    let all = try scratch.run(
      "render", "--locale", "all", "--scale", "1", "--orientation", "portrait", "Base.lproj/Sign.xib")
    #expect(all.status == 0, "\(all.err)")
    #expect(all.lines == ["Sign.portrait.en.png", "Sign.portrait.ar.png", "Sign.portrait.de.png"])
    let sheet = try scratch.run("render", "--sheet", "Base.lproj/Sign.xib")
    #expect(sheet.status == 0 && sheet.lines == ["Sign.sheet.png"], "\(sheet.err)")
  }

  /// Nine languages in both directions, with bundled fonts; the other screen is verified at releases.
  @Test func theExampleLooksLikeItsGoldens() throws {
    let scratch = try Scratch()
    let outcome = try scratch.shell(
      "cp -r '\(Checkout.root)/Examples/Languages' . && cd Languages && \"$L\" verify --scene Ticket")
    #expect(outcome.status == 0 && outcome.out.contains("18 passed"), "\(outcome.out)\(outcome.err)")
  }

  @Test func truncatedTextsAreReportedWithTheirLanguage() throws {
    let scratch = try project()
    let long = String(repeating: "Donaudampfschifffahrt ", count: 12)
    try scratch.write("\"go.normalTitle\" = \"\(long)\";", to: "de.lproj/Sign.strings")
    let outcome = try scratch.run(
      "render", "--locale", "all", "--orientation", "portrait", "Base.lproj/Sign.xib")
    let lines = outcome.err.split(separator: "\n").filter { $0.contains("[clipped]") }
    #expect(lines.count == 1 && lines[0].contains(" points in width, in \"de\", portrait"), "\(outcome.err)")
  }

  @Test func textsWithoutKeysAndKeysWithoutTexts() throws {
    let scratch = try project()
    try scratch.write("\"go.text\" = \"Los\";", to: "de.lproj/Sign.strings")
    let outcome = try scratch.run("render", "--locale", "de", "Base.lproj/Sign.xib")
    #expect(
      outcome.err.contains(
        "note: [unlocalized] no key \"go.normalTitle\" is in de.lproj/Sign.strings; the text stays as it is"))
    #expect(
      outcome.err.contains("de.lproj/Sign.strings:1:1: warning: [orphan-key] \"go\" has no text \"text\""))
    // Both files are reported with their lines.
    #expect(
      outcome.err.contains("Base.lproj/Sign.xib:") && outcome.err.contains("de.lproj/Sign.strings:1: note"))
  }

  /// A language's own document may have its scenes in another order.
  @Test func screensAreFoundAgain() throws {
    func scene(_ id: String, _ text: String) -> String {
      """
      <scene sceneID="s\(id)"><objects><viewController id="c\(id)" title="T\(id)"><view key="view" id="v\(id)">
      <rect key="frame" x="0" y="0" width="320" height="480"/>
      <subviews><label id="l\(id)" text="\(text)"><rect key="frame" x="20" y="40" width="200" height="20"/></label></subviews>
      <color key="backgroundColor" white="1" alpha="1" colorSpace="calibratedWhite"/></view></viewController></objects></scene>
      """
    }
    func storyboard(_ scenes: String...) -> String {
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
      <scenes>\(scenes.joined())</scenes></document>
      """
    }
    let scratch = try Scratch()
    try scratch.write(storyboard(scene("A", "Alpha"), scene("B", "Beta")), to: "Base.lproj/M.storyboard")
    try scratch.write(storyboard(scene("B", "Zwei"), scene("A", "Eins")), to: "de.lproj/M.storyboard")
    try scratch.write(
      "{\"matrix\": {\"orientations\": [\"portrait\"], \"locales\": [\"document\", \"de\"]}}",
      to: "layoutshot.json")
    // The language's own document has no separate goldens.
    #expect(try scratch.run("record").out == "0 passed, 4 recorded\n")
    let tree = String(
      decoding: try scratch.bytes("Goldens/Base.lproj/M/TA.portrait.de.tree.json"), as: UTF8.self)
    #expect(tree.contains("Eins") && !tree.contains("Zwei"))
    try scratch.write(storyboard(scene("A", "Eins")), to: "de.lproj/M.storyboard")
    let outcome = try scratch.run("verify")
    #expect(
      outcome.status == 1
        && outcome.err.contains("de.lproj/M.storyboard: error: [unmatched] has no screen \"TB\""),
      "\(outcome.err)")
  }

  @Test func languagesWithoutTexts() throws {
    let scratch = try project()
    try scratch.write(
      "{\"matrix\": {\"locales\": [\"document\", \"de\", \"fr\"], \"scales\": [\"1x\"]}}",
      to: "layoutshot.json")
    let outcome = try scratch.run("record")
    #expect(outcome.status == 2)
    #expect(
      outcome.err == "layoutshot.json: error: [request] no document has texts in \"fr\", one of \"locales\"\n"
    )
    let input = try scratch.run(
      "render", "--locale", "de", "-", input: GoldenCommandTests.document(leading: 16))
    #expect(input.err.contains("there are no texts in \"de\" next to the document"))
    #expect(try scratch.run("render", "-q", "--strict", "--locale", "en", "Base.lproj/Sign.xib").status == 0)
  }

  /// A counterpart found by its text is lost if only one of the two texts is translated.
  @Test func matchingUsesShownTexts() throws {
    let scratch = try Scratch()
    try scratch.put("Login.xib", as: "Base.lproj/Login.xib")
    let plain = try scratch.run("match", "-q", "Base.lproj/Login.xib")
    #expect(plain.status == 0, "\(plain.out)")
    try scratch.write("\"p-go.normalTitle\" = \"Los\";", to: "de.lproj/Login.strings")
    let outcome = try scratch.run("match", "--locale", "de", "Base.lproj/Login.xib")
    #expect(outcome.out != plain.out && outcome.out.contains("Los"), "\(outcome.out)")
  }

  @Test func matrixAxis() throws {
    let scratch = try project()
    try scratch.write(
      """
      {"matrix": {"devices": ["iphone-se"], "scales": ["1x"], "orientations": ["portrait"],
        "locales": ["document", "de", "pseudo-accented"]}}
      """, to: "layoutshot.json")
    #expect(try scratch.run("record").out == "0 passed, 3 recorded\n")
    let goldens = scratch.files.filter { $0.hasSuffix(".png") }
    #expect(
      goldens
        == ["", ".de", ".pseudo-accented"].map {
          "Goldens/Base.lproj/Sign/Sign.iphone-se.portrait\($0).1x.png"
        }
        .sorted())
    try scratch.write("\"go.normalTitle\" = \"Weiter\";", to: "de.lproj/Sign.strings")
    let outcome = try scratch.run("verify")
    #expect(outcome.status == 1 && outcome.out.contains("text \"Los\" → \"Weiter\""))
    #expect(outcome.out.hasSuffix("2 passed, 1 differ\n"))
    try scratch.write("{\"matrix\": {\"locales\": [\"document\", \"d!\"]}}", to: "layoutshot.json")
    #expect(
      try scratch.run("verify").err.hasPrefix(
        "layoutshot.json:1:37: error: \"locales\" has \"d!\"; expected languages such as de or pt-BR")
    )
  }
}
