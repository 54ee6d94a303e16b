import Foundation
import Testing

/// `layoutshot gallery`: the page, its pictures, and what it leaves out.
@Suite struct GalleryTests {
  private static func board(_ title: String = "First") -> String {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="21507" \
    targetRuntime="iOS.CocoaTouch" useAutolayout="YES" initialViewController="nav"><device id="retina4_7" \
    orientation="portrait"/><scenes>
    <scene sceneID="s0"><objects><navigationController id="nav"><navigationBar key="navigationBar" id="bar"/><connections>
    <segue destination="a" kind="relationship" relationship="rootViewController" id="r"/></connections></navigationController>
    </objects><point key="canvasLocation" x="0" y="0"/></scene>
    <scene sceneID="s1"><objects><viewController id="a" sceneMemberID="viewController">
    <view key="view" id="va"><rect key="frame" x="0" y="0" width="375" height="667"/><subviews>
    <button id="go" buttonType="system"><rect key="frame" x="20" y="200" width="100" height="30"/>
    <state key="normal" title="Go"/><connections><segue destination="b" kind="show" id="sg"/></connections></button></subviews>
    <color key="backgroundColor" systemColor="systemBackgroundColor"/></view>
    <navigationItem key="navigationItem" title="\(title)" id="ni"/></viewController></objects>
    <point key="canvasLocation" x="900" y="0"/></scene>
    <scene sceneID="s2"><objects><viewController id="b" sceneMemberID="viewController">
    <view key="view" id="vb"><rect key="frame" x="0" y="0" width="375" height="667"/><subviews>
    <label id="lb" text="There"><rect key="frame" x="20" y="200" width="100" height="30"/></label></subviews>
    <color key="backgroundColor" systemColor="systemBackgroundColor"/></view></viewController></objects>
    <point key="canvasLocation" x="1800" y="0"/></scene></scenes></document>
    """
  }

  private static func data(_ scratch: Scratch) throws -> [String: Any] {
    let page = String(decoding: try scratch.bytes("site/index.html"), as: UTF8.self)
    let start = try #require(page.range(of: "id=\"data\">"))
    let end = try #require(page.range(of: "</script>", range: start.upperBound..<page.endIndex))
    let value = try JSONSerialization.jsonObject(with: Data(page[start.upperBound..<end.lowerBound].utf8))
    return try #require(value as? [String: Any])
  }

  @Test func pageAndPictures() throws {
    let scratch = try Scratch()
    try scratch.write(Self.board(), to: "Main.storyboard")
    try scratch.write(#""lb.text" = "Dort";"#, to: "de.lproj/Main.strings")
    let made = try scratch.shell("\"$L\" gallery -o site Main.storyboard")
    #expect(made.status == 0 && made.out == "site/index.html\n", "\(made.out)\(made.err)")
    let data = try Self.data(scratch)
    let screens = try #require(data["screens"] as? [[String: Any]])
    #expect(screens.compactMap { $0["id"] as? String } == ["a", "b"])
    let variants = try #require(screens[1]["variants"] as? [[String: Any]])
    #expect(
      variants.compactMap { $0["traits"] as? String } == [
        "portrait", "landscape", "portrait dark", "landscape dark", "portrait de", "landscape de",
      ])
    for file in screens.flatMap({ ($0["variants"] as? [[String: Any]]) ?? [] }).compactMap({
      $0["file"] as? String
    }) {
      #expect(scratch.has("site/\(file)"), "\(file)")
    }
    // What has no text of its own looks the same in German.
    #expect((screens[0]["variants"] as? [Any])?.count == 4)
    let details = String(decoding: try scratch.bytes("site/details/0.js"), as: UTF8.self)
    #expect(details.contains(#""text":"Dort""#) && details.contains(#""class":"UILabel""#))
    let map = try #require(data["map"] as? [String: Any])
    let arrows = try #require(map["arrows"] as? [[String: Any]])
    #expect(Set(arrows.compactMap { $0["words"] as? String }) == ["contains", "show · Go"])
    #expect(
      (map["nodes"] as? [[String: Any]])?.compactMap { $0["kind"] as? String } == [
        "content", "content", "navigation",
      ])
  }

  /// The walk taps what has a segue, goes back and rotates; its steps are those of a script.
  @Test func walk() throws {
    let scratch = try Scratch()
    try scratch.write(Self.board(), to: "Main.storyboard")
    #expect(try scratch.shell("\"$L\" gallery -q -o site Main.storyboard").status == 0)
    let walk = try #require(try Self.data(scratch)["walk"] as? [String: Any])
    let states = try #require(walk["states"] as? [[String: Any]])
    let steps = try #require(walk["steps"] as? [[String: Any]])
    #expect(
      states.count == 4 && (states[2]["stack"] as? [String])?.count == 2
        || (states[1]["stack"] as? [String])?.count == 2)
    let tap = try #require(steps.first { ($0["words"] as? String) == "tap Go" })
    #expect((tap["step"] as? [String: String]) == ["tap": "Go"])
    let frame = try #require(tap["frame"] as? [Double])
    #expect(frame[2] == 100 && frame[3] == 30)
    let frames = try #require(tap["frames"] as? [String])
    #expect(frames.count > 3 && frames.allSatisfy { scratch.has("site/\($0)") })
    let back = try #require(
      steps.first { ($0["words"] as? String) == "back" && ($0["to"] as? Int) == (tap["from"] as? Int) })
    // The way back shows the same frames in the other order.
    #expect((back["frames"] as? [String]) == frames.reversed() && back["frame"] != nil)
    #expect(steps.contains { ($0["words"] as? String) == "rotate landscape" })
  }

  /// The same documents give the same files; what is not shown any more is removed, and nothing else.
  @Test func runsAgain() throws {
    let scratch = try Scratch()
    try scratch.write(Self.board(), to: "Main.storyboard")
    try scratch.write("mine", to: "site/pictures/mine.png")
    let make =
      "\"$L\" gallery -q -o site Main.storyboard && cd site && find . -type f | sort | xargs sha256sum"
    let first = try scratch.shell(make)
    let again = try scratch.shell(make)
    #expect(first.status == 0 && first.out == again.out)
    #expect(try scratch.shell(make.replacing("-q", with: "-q -j 1")).out == first.out)
    try scratch.write(Self.board("Second"), to: "Main.storyboard")
    let second = try scratch.shell(make)
    #expect(second.out != first.out && scratch.has("site/pictures/mine.png"))
    let count = { (text: String) in text.split(separator: "\n").count }
    #expect(count(second.out) == count(first.out), "old pictures are removed")
  }

  /// Screens that look different at a revision are shown as they were there.
  @Test func againstARevision() throws {
    let scratch = try Scratch()
    try scratch.write(Self.board(), to: "App/Main.storyboard")
    let commit = "git init -q . && git add -A && git -c user.name=a -c user.email=a@b commit -qm a"
    #expect(try scratch.shell(commit).status == 0)
    try scratch.write(Self.board().replacing("There", with: "Here"), to: "App/Main.storyboard")
    try scratch.write(Self.board("New"), to: "App/New.storyboard")
    let made = try scratch.shell("\"$L\" gallery -q --against HEAD -o site App")
    #expect(made.status == 0, "\(made.err)")
    let screens = try #require(try Self.data(scratch)["screens"] as? [[String: Any]])
    let older = screens.map { screen in
      ((screen["variants"] as? [[String: Any]]) ?? []).compactMap { $0["traits"] as? String }.filter {
        $0.contains("HEAD")
      }
    }
    #expect(older == [[], ["portrait HEAD", "landscape HEAD"], [], []])
    #expect(screens.map { $0["isNew"] as? Bool } == [false, false, true, true])
    let wrong = try scratch.shell("\"$L\" gallery --against nowhere -o site App")
    #expect(wrong.status == 2 && wrong.err.contains("nowhere"), "\(wrong.err)")
    // What cannot be read at the revision is named as git names it.
    try scratch.write("<", to: "App/Main.storyboard")
    #expect(try scratch.shell("\(commit.replacing("git init -q . && ", with: "")) -a").status == 0)
    try scratch.write(Self.board(), to: "App/Main.storyboard")
    let broken = try scratch.shell("\"$L\" gallery -q --against HEAD -o site App")
    #expect(
      broken.status == 2 && broken.err.hasPrefix("HEAD:App/Main.storyboard:1:1: error: "), "\(broken.err)")
  }

  /// A cache gives the same files; what it depends on is drawn anew.
  @Test func cache() throws {
    let scratch = try Scratch()
    try scratch.write(Self.board(), to: "Main.storyboard")
    try scratch.write(Self.board("Other"), to: "Other.storyboard")
    try scratch.write(#""lb.text" = "Dort";"#, to: "de.lproj/Main.strings")
    let digests = "cd site && find . -type f | sort | xargs sha256sum"
    func make(_ options: String = "") throws -> String {
      let made = try scratch.shell("\"$L\" gallery -q \(options) -o site *.storyboard && \(digests)")
      #expect(made.status == 0, "\(made.err)")
      return made.out
    }
    let first = try make()
    #expect(try make("--cache=cache") == first)
    let count = scratch.cachedResults
    #expect(count == 6, "two documents light and dark, one in German, the walk")
    #expect(try make("--cache=cache") == first && scratch.cachedResults == count)
    try scratch.write(#""lb.text" = "Da drüben";"#, to: "de.lproj/Main.strings")
    #expect(try make("--cache=cache") != first && scratch.cachedResults == count + 1)
    try scratch.write(Self.board("Second"), to: "Other.storyboard")
    let second = try make("--cache=cache")
    #expect(try make() == second && scratch.cachedResults == count + 4)
    // A script that is new is a walk more.
    try scratch.write(#"{"documents": ["Main.storyboard"], "steps": []}"#, to: "own.flow.json")
    let options = "--cache=cache own.flow.json"
    #expect(try make(options) != second)
    let walk = try Self.data(scratch)["walk"] as? [String: Any]
    #expect(
      (walk?["starts"] as? [[String: Any]])?.contains { $0["name"] as? String == "own.flow.json" } == true)
  }

  /// Folders with several projects have no application's name, and each is shown in its own appearances.
  @Test func severalProjects() throws {
    let scratch = try Scratch()
    for (name, style) in [("One", "Dark"), ("Two", "Automatic")] {
      try scratch.write(
        """
        { objects = { P = { isa = PBXProject; targets = (T); };
          T = { isa = PBXNativeTarget; name = \(name); productType = "com.apple.product-type.application";
            buildConfigurationList = L; buildPhases = (R); };
          R = { isa = PBXResourcesBuildPhase; files = (B); }; B = { isa = PBXBuildFile; fileRef = F; };
          F = { isa = PBXFileReference; path = \(name).storyboard; sourceTree = SOURCE_ROOT; };
          L = { isa = XCConfigurationList; buildConfigurations = (C); };
          C = { isa = XCBuildConfiguration; name = Release; buildSettings = { SDKROOT = iphoneos;
            INFOPLIST_KEY_UIUserInterfaceStyle = \(style); GENERATE_INFOPLIST_FILE = YES; }; };
        }; rootObject = P; }
        """, to: "Apps/\(name)/\(name).xcodeproj/project.pbxproj")
      try scratch.write(Self.board(), to: "Apps/\(name)/\(name).storyboard")
    }
    #expect(try scratch.shell("\"$L\" gallery -q -o site Apps").status == 0)
    let data = try Self.data(scratch)
    #expect(data["name"] as? String == "Apps")
    let screens = try #require(data["screens"] as? [[String: Any]])
    #expect(screens.map { ($0["variants"] as? [Any])?.count } == [2, 2, 4, 4])
    #expect(try scratch.shell("\"$L\" gallery -q -o site Apps/One").status == 0)
    #expect(try Self.data(scratch)["name"] as? String == "One")
  }

  /// The states of a screen are steps of a walk, and a screen outside of storyboards that has some is walked through.
  @Test func states() throws {
    let scratch = try Scratch()
    try scratch.write(
      """
      {"scene": 1, "device": "iphone-8", "name": "Chat", "view": {"id": "root", "subviews": [
        {"id": "field", "class": "UILabel", "frame": [20, 100, 200, 30], "text": "One"}]},
       "states": {"typing": {"texts": {"field": "Two"}}}}
      """, to: "Chat.scene.json")
    let made = try scratch.shell("\"$L\" gallery -q -o site Chat.scene.json")
    #expect(made.status == 0, "\(made.err)")
    let walk = try #require(try Self.data(scratch)["walk"] as? [String: Any])
    let steps = try #require(walk["steps"] as? [[String: Any]])
    let words = steps.compactMap { $0["words"] as? String }
    #expect(words.contains("state typing") && words.contains("state initial"), "\(words)")
    let typing = try #require(steps.first { $0["words"] as? String == "state typing" })
    #expect(typing["step"] as? [String: String] == ["state": "typing"])
    #expect(((typing["frames"] as? [Any]) ?? []).count > 1)
  }

  /// A page of somebody else's is not replaced.
  @Test func foldersOfOthers() throws {
    let scratch = try Scratch()
    try scratch.write(Self.board(), to: "Main.storyboard")
    try scratch.write("<h1>mine</h1>", to: "docs/index.html")
    let refused = try scratch.shell("\"$L\" gallery -o docs Main.storyboard")
    #expect(
      refused.status == 2 && refused.err.contains("docs/index.html is not the page of a gallery"),
      "\(refused.err)")
    #expect(scratch.files == ["Main.storyboard", "docs/index.html"])
  }

  /// What a document says is text, wherever it is put.
  @Test func textsOfStrangers() throws {
    let scratch = try Scratch()
    try scratch.write(
      Self.board("&lt;/script&gt;&lt;script&gt;alert(1)&lt;/script&gt;"), to: "Main.storyboard")
    try scratch.write("not a document", to: "Broken.xib")
    let made = try scratch.shell("\"$L\" gallery -o site Main.storyboard Broken.xib")
    #expect(made.status == 2 && scratch.has("site/index.html"), "\(made.err)")
    #expect(made.err.hasPrefix("Broken.xib:1:1: error: "), "\(made.err)")
    let steps = try #require((try Self.data(scratch)["walk"] as? [String: Any])?["steps"] as? [Any])
    #expect(!steps.isEmpty, "the others can be walked through")
    let page = String(decoding: try scratch.bytes("site/index.html"), as: UTF8.self)
    #expect(!page.contains("<script>alert") && page.contains(#"\u003c/script>"#))
    let documents = try #require(try Self.data(scratch)["documents"] as? [[String: Any]])
    #expect((documents[1]["messages"] as? [String])?.first?.contains("Broken.xib") == true)
  }

  @Test func budget() throws {
    let scratch = try Scratch()
    var views = ""
    for index in 0..<40 {
      views +=
        "<view id=\"v\(index)\"><rect key=\"frame\" x=\"\(index * 9)\" y=\"\(index * 13)\" width=\"77\" height=\"91\"/>"
        + "<color key=\"backgroundColor\" red=\"0.\(index)\" green=\"0.5\" blue=\"0.2\" alpha=\"0.7\"/></view>"
    }
    for number in 0..<12 {
      let text = Self.board().replacing(
        "<label id=\"lb\"",
        with: views.replacing("id=\"v", with: "id=\"w\(number)").replacing(
          "\"91\"", with: "\"\(91 + number)\"") + "<label id=\"lb\"")
      try scratch.write(text, to: "B\(number).storyboard")
    }
    let made = try scratch.shell("\"$L\" gallery --budget 1 --scale 3 -o site .")
    #expect(made.status == 0 && made.err.contains("left out: "), "\(made.err)")
    let left = try #require(try Self.data(scratch)["leftOut"] as? [String])
    #expect(!left.isEmpty)
    let wrong = try scratch.shell("\"$L\" gallery --budget 0 -o site .")
    #expect(wrong.status == 2 && wrong.err.contains("--budget"))
    #expect(try scratch.shell("\"$L\" gallery -o a.png .").status == 2)
    #expect(try scratch.shell("mkdir empty && \"$L\" gallery -o site empty").status == 2)
  }
}
