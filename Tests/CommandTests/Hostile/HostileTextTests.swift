import Foundation
import FoundationXML
import TestSupport
import Testing

/// A document's text is data in every output: it cannot move the cursor, reverse the order of letters, add a line, or
/// give commands to readers of the output.
@Suite struct HostileTextTests {
  /// All kinds of special content in one text: a line break, a bidirectional override, an XML control character,
  /// commands of a build server, Markdown and HTML.
  private static let text =
    "a&#10;::error::owned&#13;&#x202E;b&#x2066;&#x9B;31m##[error]c&#x2028;`](x)&lt;script&gt;&amp;#x202E;@all%0A|"

  private static func document(leading: Int) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21507" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
    <device id="retina4_7" orientation="portrait"/>
    <objects>
    <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="\(text)">
    <connections><outlet property="\(text)" destination="go" id="o-1"/></connections>
    </placeholder>
    <view contentMode="\(text)" id="root" userLabel="\(text)" customClass="::error::class" odd="\(text)">
    <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
    <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
    <subviews>
    <button opaque="NO" buttonType="system" translatesAutoresizingMaskIntoConstraints="NO" id="go">
    <rect key="frame" x="16" y="40" width="80" height="44"/>
    <fontDescription key="fontDescription" name="\(text)" family="\(text)" pointSize="15"/>
    <state key="normal" title="\(text)" image="\(text)"/>
    <connections>
    <action selector="\(text)" destination="none\(text)" eventType="touchUpInside" id="o-2"/>
    <outlet property="titleLabel" destination="none\(text)" id="o-3"/>
    </connections>
    </button>
    <label text="\(text)" translatesAutoresizingMaskIntoConstraints="NO" id="l\(text)" userLabel="##[x]">
    <rect key="frame" x="x\(text)" y="100" width="80" height="20"/>
    <color key="textColor" name="\(text)"/>
    </label>
    <unknownView key="\(text)"/>
    </subviews>
    <constraints>
    <constraint firstItem="go" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="\(leading)" id="c-l"/>
    <constraint firstItem="go" firstAttribute="top" secondItem="none\(text)" secondAttribute="top" id="c-t"/>
    </constraints>
    </view>
    </objects>
    </document>
    """
  }

  /// The name of the document: anything a file system allows, which is more than XML.
  private static let file = "a`\n::error::f\u{1B}[31m\u{202E}%0A<b>.xib"

  private func project() throws -> Scratch {
    let scratch = try Scratch()
    try scratch.write(Self.document(leading: 16), to: Self.file)
    try scratch.write(
      "{\"matrix\": {\"devices\": [\"iphone-se\"], \"scales\": [\"1x\"]}}", to: "layoutshot.json")
    return scratch
  }

  /// The problems of a text for a terminal or a log.
  private func faults(_ text: String) -> [String] {
    let controls = text.unicodeScalars.filter { scalar in
      switch scalar.value {
      case 0x0A: false
      case 0..<0x20, 0x7F..<0xA0, 0x061C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069: true
      default: false
      }
    }
    var faults = controls.isEmpty ? [] : ["controls: \(Set(controls.map(\.value)).sorted())"]
    for line in text.split(separator: "\n") {
      let scalars = line.unicodeScalars.drop { $0.properties.isWhitespace }
      if scalars.starts(with: "::".unicodeScalars) || line.contains("##[") {
        faults.append("command: \(line)")
      }
    }
    return faults
  }

  /// Each line of messages is a finding, or a note for one.
  private func check(_ outcome: Outcome, _ command: String) {
    #expect(faults(outcome.err) == [], "\(command)")
    for line in outcome.err.split(separator: "\n") {
      #expect([": error: ", ": warning: ", ": note: "].contains { line.contains($0) }, "\(command): \(line)")
    }
  }

  @Test(arguments: [
    "render -o out --highlight=all", "match", "inspect --stage=document", "inspect --stage=tree",
    "inspect --stage=frames --highlight=all", "inspect --stage=drawing",
    "render --set='x.text=y' --scene=none",
    "frames -o out --format=text,json --check --keyframes=0,1",
  ])
  func listings(_ command: String) throws {
    let scratch = try project()
    let outcome = try scratch.shell(
      "\"$L\" \(command) -- \"$(printf 'a`\\n::error::f\\033[31m\u{202E}%%0A<b>.xib')\"")
    check(outcome, command)
    // The listing of elements has locations in a separate column.
    #expect(faults(outcome.out.replacing(/(?m)^\d+:\d+\t/, with: "")) == [], "\(command)")
    #expect((outcome.out + outcome.err).contains("owned"), "the text is quoted nowhere")
    for name in scratch.files where name.hasPrefix("out/") {
      #expect(faults(name) == [] && !name.contains("\n") && !name.contains("%"))
      if name.hasSuffix(".txt") || name.hasSuffix(".json") {
        let text = String(decoding: try scratch.bytes(name), as: UTF8.self)
        // Build servers read no files.
        #expect(faults(text.replacing("##[", with: "")) == [], "\(name)")
      }
    }
  }

  @Test func json() throws {
    let scratch = try project()
    for command in [["match"], ["inspect", "--stage=document"], ["inspect", "--stage=tree"], ["inspect"]] {
      let outcome = try scratch.shell("\"$L\" \(command.joined(separator: " ")) --format=json -- *.xib")
      let value = try CommandTests.json(outcome.out)
      #expect(value["file"] as? String == Self.file)
      // Escaped, and lossless.
      #expect(faults(outcome.out.replacing("##[", with: "")) == [], "\(command)")
      #expect(outcome.out.contains("\\u202e"))
    }
  }

  @Test func translations() throws {
    let scratch = try Scratch()
    try scratch.write(GoldenCommandTests.document(leading: 16), to: "Base.lproj/Sign.xib")
    let text = "x\n::error::y\u{1B}[31m\u{202E}"
    try scratch.write("\"gone\(text).text\" = \"x\";\n\"go.\(text)\" = \"x\";", to: "de.lproj/Sign.strings")
    try scratch.write("\"a\(text)\" \(text)", to: "it.lproj/Sign.strings")
    try scratch.write("{\"a\(text)\": 1, \u{1B}", to: "Base.lproj/Sign.xcstrings")
    for language in ["de", "it", "fr"] {
      let outcome = try scratch.run("inspect", "--locale=\(language)", "Base.lproj/Sign.xib")
      #expect(outcome.err != "")
      check(outcome, language)
    }
  }

  @Test func reports() throws {
    let scratch = try project()
    let recorded = try scratch.run("record", "-v")
    #expect(recorded.status != 2, "\(recorded.err)")
    check(recorded, "record")
    try scratch.write(Self.document(leading: 24).replacing("title=\"a", with: "title=\"z"), to: Self.file)
    let plain = try scratch.run("verify", "--junit", "all.xml")
    #expect(
      plain.status == 1 && faults(plain.out) == [] && plain.out.contains("z ::error::owned"), "\(plain.out)")
    check(plain, "verify")

    let github = try scratch.run("verify", "--reporter", "github")
    let commands = github.out.split(separator: "\n").filter { $0.hasPrefix("::") }
    #expect(
      commands.count == 1 && commands.allSatisfy { $0.hasPrefix("::error file=a` %3A%3Aerror") },
      "\(github.out)")
    // JSON is lossless, and harmless for a build server that reads it from the log.
    let told = try scratch.run("verify", "--reporter", "json")
    #expect(faults(told.out) == [] && told.out.contains("\\u005berror]c"))
    #expect(try CommandTests.json(told.out)["items"] is [Any])
    let inert = github.out.split(separator: "\n").filter { !$0.hasPrefix("::") }.joined(separator: "\n")
    #expect(
      faults(inert) == [] && faults(commands.map { String($0.dropFirst(2)) }.joined(separator: "\n")) == [])
    #expect(commands.allSatisfy { !$0.dropFirst(2).contains("%0A::") })

    let folder = "layoutshot-failures"
    for name in ["all.xml", "\(folder)/junit.xml", "\(folder)/comment.md", "\(folder)/report.json"] {
      let text = String(decoding: try scratch.bytes(name), as: UTF8.self)
      #expect(faults(text.replacing("##[", with: "")) == [], "\(name)")
      #expect(name.hasSuffix(".json") || !text.contains("<script>"), "\(name)")
      if name.hasSuffix(".md") {
        #expect(
          !text.contains(/[^\\]<script/) && !text.contains(/[^\\]`\\?\]\(x/)
            && !text.replacing("&#8203;", with: "").contains("&#"),
          "\(text)")
        // Nobody is notified, and nothing elsewhere is referenced.
        let shown = text.replacing("&#8203;", with: "\u{200B}")
        #expect(text.contains("all") && !shown.contains(/@\w|#\d/), "\(text)")
      }
      if name.hasSuffix(".xml") { #expect(XMLParser(data: Data(text.utf8)).parse(), "\(name)") }
      if name.hasSuffix(".json") { _ = try CommandTests.json(text) }
    }
    for name in scratch.files where name.hasPrefix("Goldens/") {
      #expect(faults(name) == [])
      if name.hasSuffix(".png") { continue }
      let text = String(decoding: try scratch.bytes(name), as: UTF8.self)
      #expect(faults(text.replacing("##[", with: "")) == [], "\(name)")
    }
    let accepted = try scratch.run("accept", "--all")
    #expect(accepted.status == 0 && faults(accepted.out) == [])
    try scratch.write("x", to: "Goldens/old\n::error::x\u{1B}[31m.png")
    // No golden has this name: whatever the file is, it is kept.
    let pruned = try scratch.run("prune")
    #expect(pruned.status == 0 && pruned.lines == [] && scratch.has("Goldens/old\n::error::x\u{1B}[31m.png"))
    check(try scratch.run("verify", "-v"), "verify")
  }

  /// Hosts of comments make links of these, and would of a stranger's text.
  @Test func linksInCommentsAreBroken() throws {
    let scratch = try Scratch()
    let hash = "0123456789abcdef0123456789ABCDEF01234567"
    let title = "https://e.io WWW.e.io GH-12 \(hash)"
    for leading in [16, 24] {
      let title = leading == 16 ? "a" + title : title
      try scratch.write(GoldenCommandTests.document(leading: leading, title: title), to: "A.xib")
      _ = try scratch.run(leading == 16 ? "record" : "verify")
    }
    let comment = String(decoding: try scratch.bytes("layoutshot-failures/comment.md"), as: UTF8.self)
    #expect(
      comment.contains("https:&#8203;//e.io WWW&#8203;.e.io GH&#8203;-12 012345&#8203;6789ab&#8203;"),
      "\(comment)")
    for part in ["https://", "WWW.", "GH-", hash] {
      #expect(!comment.contains(part))
    }
  }
}
