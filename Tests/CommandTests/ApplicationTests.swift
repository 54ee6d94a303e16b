import Testing

/// What the project says of how its application shows screens.
@Suite struct ApplicationTests {
  private static let document = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21507" \
    targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
    <device id="retina4_7" orientation="portrait"/><objects>
    <view id="root"><rect key="frame" x="0" y="0" width="375" height="667"/>
    <color key="backgroundColor" systemColor="systemBackgroundColor"/></view></objects></document>
    """

  private static func list(style: String = "Dark", _ orientations: String...) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
    <plist version="1.0"><dict><key>UIUserInterfaceStyle</key><string>\(style)</string>
    <key>UISupportedInterfaceOrientations</key><array>
    \(orientations.map { "<string>UIInterfaceOrientation\($0)</string>" }.joined())
    </array></dict></plist>
    """
  }

  private static func project(_ list: String) throws -> Scratch {
    let scratch = try Scratch()
    try scratch.write(
      """
      { objects = {
        P = { isa = PBXProject; targets = (T); };
        T = { isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application";
          buildConfigurationList = L; buildPhases = (R); };
        L = { isa = XCConfigurationList; buildConfigurations = (C); };
        C = { isa = XCBuildConfiguration; name = Release; buildSettings = {
          SDKROOT = iphoneos; INFOPLIST_FILE = Info.plist; }; };
        R = { isa = PBXResourcesBuildPhase; files = (B); };
        B = { isa = PBXBuildFile; fileRef = F; };
        F = { isa = PBXFileReference; path = A.xib; sourceTree = SOURCE_ROOT; };
      }; rootObject = P; }
      """, to: "App.xcodeproj/project.pbxproj")
    try scratch.write(list, to: "Info.plist")
    try scratch.write(document, to: "A.xib")
    return scratch
  }

  private static let note =
    "Info.plist: note: [project] the application shows screens in portrait only, in dark only"

  /// What a cache depends on is the same text in every run, for applications of two kinds of devices too.
  @Test func cachesKnowTheApplication() throws {
    let scratch = try Self.project(
      Self.list("Portrait").replacing(
        "<key>UIUserInterfaceStyle",
        with:
          "<key>UIDeviceFamily</key><array><integer>1</integer><integer>2</integer></array><key>UIUserInterfaceStyle"
      ))
    for _ in 0..<8 { #expect(try scratch.run("render", "A.xib", "--cache=cache").status == 0) }
    #expect(scratch.cachedResults == 1)
  }

  private static func commit(_ scratch: Scratch) throws {
    let outcome = try scratch.shell(
      "git init -q -b main; printf '.run*\\n' > .gitignore; git add -A && git -c user.name=T -c user.email=t@example.org commit -qm change"
    )
    try #require(outcome.status == 0, "\(outcome.err)")
  }

  /// That screens turn is seen in no picture of both sides, which have the orientations that both have.
  @Test func orientationsThatChangeAreReported() throws {
    let scratch = try Self.project(Self.list("Portrait"))
    try Self.commit(scratch)
    try scratch.write(Self.list("Portrait", "LandscapeLeft"), to: "Info.plist")
    let outcome = try scratch.run("diff")
    #expect(outcome.status == 1)
    #expect(
      outcome.lines == [
        "Info.plist: seen only in a running app",
        "  the application: orientations portrait → portrait and landscape (Info.plist:4)",
      ])
    #expect(try scratch.run("diff", "HEAD", "--", "A.xib").status == 0)
  }

  /// On one device, which other systems an application runs on shows nowhere.
  @Test func theOldestSystemIsOne() throws {
    let scratch = try Self.project(Self.list("Portrait"))
    let project = String(decoding: try scratch.bytes("App.xcodeproj/project.pbxproj"), as: UTF8.self)
    func write(_ version: String) throws {
      try scratch.write(
        project.replacing("SDKROOT", with: "IPHONEOS_DEPLOYMENT_TARGET = \(version).0; SDKROOT"),
        to: "App.xcodeproj/project.pbxproj")
    }
    try write("12")
    try scratch.write(
      Self.document.replacing("21507", with: "14490").replacing(
        "</view>",
        with:
          "<subviews><navigationBar id=\"n\"><rect key=\"frame\" x=\"0\" y=\"20\" width=\"375\" height=\"44\"/></navigationBar></subviews></view>"
      ), to: "A.xib")
    try Self.commit(scratch)
    try write("15")
    let outcome = try scratch.run("diff")
    #expect(outcome.status == 0, "\(outcome.out)")
  }

  /// An application without a status bar has no room for one, unless its controllers decide.
  @Test(arguments: [("NO", 0), ("YES", 20)])
  func applicationsWithoutAStatusBar(controllersDecide: String, top: Int) throws {
    let scratch = try Self.project(
      Self.list("Portrait").replacing(
        "<key>UIUserInterfaceStyle",
        with:
          "<key>UIStatusBarHidden</key><true/><key>UIViewControllerBasedStatusBarAppearance</key><string>\(controllersDecide)</string><key>UIUserInterfaceStyle"
      ))
    try scratch.write(
      Self.document.replacing(
        "</view>",
        with: """
          <subviews><view id="bar" translatesAutoresizingMaskIntoConstraints="NO"><constraints>
          <constraint firstAttribute="height" constant="10" id="h"/></constraints></view></subviews>
          <constraints><constraint firstItem="bar" firstAttribute="top" secondItem="safe" secondAttribute="top" id="t"/>
          <constraint firstItem="bar" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="l"/>
          <constraint firstItem="bar" firstAttribute="trailing" secondItem="root" secondAttribute="trailing" id="r"/>
          </constraints><viewLayoutGuide key="safeArea" id="safe"/></view>
          """), to: "A.xib")
    let outcome = try scratch.run("inspect", "--stage", "frames", "A.xib")
    #expect(outcome.out.contains("[0 \(top) 375 10]"), "\(outcome.out)\(outcome.err)")
  }

  @Test func screensAreDrawnAsTheApplicationShowsThem() throws {
    let scratch = try Self.project(Self.list("Portrait", "PortraitUpsideDown"))
    let own = try scratch.shell("\"$L\" render -v A.xib -o out")
    #expect(own.out == "out/A.portrait.png\n" && own.err.contains(Self.note), "\(own.err)")
    // Options go before it.
    let dark = try scratch.shell(
      "\"$L\" render A.xib --appearance dark -o dark && cmp dark/*.png out/A.portrait.png")
    #expect(dark.status == 0, "\(dark.err)")
    let asked = try scratch.shell(
      "\"$L\" render A.xib --orientation landscape --appearance light -o light; \"$L\" compare light/*.png out/*.png"
    )
    #expect(asked.out.contains("out/A.portrait.png") || asked.status != 0)
    #expect(scratch.has("light/A.landscape.png"))
    // Interface Builder's canvas is not the application.
    let designed = try scratch.shell(
      "\"$L\" render A.xib --as-designed -o designed; cmp designed/*.png out/A.portrait.png")
    #expect(designed.status == 1)
  }

  @Test func everyOrientation() throws {
    let scratch = try Self.project(Self.list(style: "Automatic", "Portrait", "LandscapeLeft"))
    let own = try scratch.shell("\"$L\" render -v A.xib -o out")
    #expect(
      own.out == "out/A.portrait.png\nout/A.landscape.png\n" && !own.err.contains("[project]"), "\(own.err)")
  }

  /// Folders of languages that a project neither lists nor copies are not the application's, and documents in `Base.lproj` are
  /// in the language in which the project is developed.
  @Test func languagesOfTheProject() throws {
    let scratch = try Self.project(Self.list("Portrait"))
    let text = try String(decoding: scratch.bytes("App.xcodeproj/project.pbxproj"), as: UTF8.self)
      .replacing("path = A.xib", with: "path = Base.lproj/A.xib")
      .replacing(
        "isa = PBXProject;", with: "isa = PBXProject; developmentRegion = fr; knownRegions = (fr, Base, de);")
    try scratch.write(text, to: "App.xcodeproj/project.pbxproj")
    let labelled = Self.document.replacing(
      "<color key", with: "<subviews><label id=\"l\" text=\"Bonjour\"/></subviews><color key")
    try scratch.write(labelled, to: "Base.lproj/A.xib")
    for language in ["de", "it"] {
      try scratch.write("\"l.text\" = \"x\";", to: "\(language).lproj/A.strings")
    }
    #expect(try scratch.shell("\"$L\" render --locale list Base.lproj/A.xib").out == "fr\nde\n")
    let all = try scratch.shell("\"$L\" render --locale all Base.lproj/A.xib -o out")
    #expect(all.out.contains("fr") && !all.err.contains("there are no texts"), "\(all.out)\(all.err)")
    let facts = try scratch.shell("\"$L\" project")
    #expect(facts.status == 0 && facts.err == "")
    #expect(
      facts.out == """
        App: Info.plist
          on a phone      portrait
          on a tablet     portrait
          appearance      dark
        App.xcodeproj/project.pbxproj
          languages       fr (documents), de
          documents       1
          in no target    1

        """, "\(facts.out)")
    let json = try scratch.shell("\"$L\" project --format json Base.lproj")
    #expect(
      json.out.contains(#""documentLanguage" : "fr""#) || json.out.contains(#""documentLanguage": "fr""#))
  }

  /// A font that the project has and the application does not make available.
  @Test func fontsOfTheApplication() throws {
    let scratch = try Self.project(Self.list("Portrait"))
    let named = Self.document.replacing(
      "<objects>",
      with:
        "<customFonts key=\"customFonts\"><array key=\"Own.ttf\"><string>Own</string></array></customFonts>"
        + "<objects>")
    try scratch.write(named, to: "A.xib")
    try scratch.write("class A {}", to: "A.swift")
    let lint = "\"$L\" lint --rule only --rule font-unlisted A.xib"
    // A font of the system is no file of the project.
    #expect(try scratch.shell(lint).out == "")
    try scratch.write("", to: "Fonts/Own.ttf")
    let found = try scratch.shell(lint).out
    #expect(
      found.contains("A.xib:2:") && found.contains("[font-unlisted] \"Own.ttf\" is not among"), "\(found)")
    try scratch.write("CTFontManagerRegisterFontsForURL(url, .process, nil)", to: "B.swift")
    #expect(try scratch.shell(lint).out == "")
    try scratch.write("", to: "B.swift")
    let listed = Self.list("Portrait").replacing(
      "<dict>", with: "<dict><key>UIAppFonts</key><array><string>Fonts/Own.ttf</string></array>")
    try scratch.write(listed, to: "Info.plist")
    #expect(try scratch.shell(lint).out == "")
  }

  /// The case of letters in a project's paths does not count, as on a Mac.
  @Test func pathsInOtherCase() throws {
    let scratch = try Self.project(Self.list("Portrait"))
    let renamed =
      "mkdir Sources && mv A.xib Sources/a.xib && mv Info.plist Sources/INFO.plist && "
      + "sed -i 's,A.xib,sources/A.xib,; s,Info.plist,sources/Info.plist,' App.xcodeproj/project.pbxproj"
    #expect(try scratch.shell(renamed).status == 0)
    let facts = try scratch.shell("\"$L\" project")
    #expect(
      facts.out.contains("on a phone      portrait\n") && !facts.out.contains("in no target"), "\(facts.out)")
  }

  /// A project that cannot be read says nothing, and is reported where it is broken.
  @Test func brokenProject() throws {
    let scratch = try Self.project(Self.list("Portrait"))
    try scratch.write("{ objects = {\n a = ; }; }", to: "App.xcodeproj/project.pbxproj")
    let own = try scratch.shell("\"$L\" render A.xib -o out")
    #expect(own.out == "out/A.portrait.png\nout/A.landscape.png\n")
    #expect(
      own.err.contains("App.xcodeproj/project.pbxproj:2:6: warning: [project] a value is missing here"),
      "\(own.err)")
  }

  /// `init` writes what the application has, and leaves out what no target has. Goldens of a tablet and of a phone are those
  /// that each has.
  @Test func goldens() throws {
    let scratch = try Self.project(Self.list("Portrait"))
    try scratch.write(Self.document, to: "Old/B.xib")
    let start = try scratch.shell("\"$L\" init && \"$L\" record && \"$L\" verify")
    #expect(start.status == 0, "\(start.err)")
    #expect(start.err.contains("in no target of the project, so that they are excluded: Old/B.xib"))
    let goldens = try scratch.shell("find Goldens -name '*.png'").out
    #expect(
      goldens.split(separator: "\n").count == 1 && goldens.contains(".portrait.dark.png"), "\(goldens)")
    // What a configuration has beside what the application has is left out.
    let text = String(decoding: try scratch.bytes("layoutshot.json"), as: UTF8.self)
    try scratch.write(
      text.replacing("[\"portrait\"]", with: "[\"portrait\", \"landscape\"]"), to: "layoutshot.json")
    #expect(try scratch.shell("\"$L\" verify").status == 0)
    // A document that a package's manifest is beside may be in a package.
    try scratch.write("", to: "Old/Package.swift")
    try scratch.write("", to: "layoutshot.json")
    let again = try scratch.shell("rm layoutshot.json && \"$L\" init")
    #expect(!again.err.contains("in no target"), "\(again.err)")
  }

  /// Documents of no target get no goldens unless they are named or have some; `lint` says of them only that, and what
  /// the sources lack.
  @Test func documentsOfNoTarget() throws {
    let scratch = try Self.project(Self.list("Portrait"))
    try scratch.write(Self.document, to: "Old/B.xib")
    try scratch.write("{}", to: "layoutshot.json")
    let record = try scratch.shell("\"$L\" record")
    #expect(record.status == 0 && !scratch.has("Goldens/Old"), "\(record.err)")
    let note = "this document is in no target of the project and left out: Old/B.xib"
    #expect(try scratch.shell("\"$L\" verify -v").err.contains(note))
    #expect(try scratch.shell("\"$L\" record Old/B.xib").status == 0)
    let again = try scratch.shell("\"$L\" verify -v")
    #expect(scratch.has("Goldens/Old/B") && !again.err.contains(note), "\(again.err)")
    try scratch.write(Self.document.replacing("useAutolayout=\"YES\"", with: ""), to: "Old/B.xib")
    let all = try scratch.shell("\"$L\" lint --rule enable_autolayout .")
    #expect(all.out.contains("Old/B.xib:1:1: warning: [document-untargeted]"), "\(all.out)")
    #expect(!all.out.contains("Old/B.xib:1:1: warning: [enable_autolayout]"), "\(all.out)")
  }

  private static let targets = """
    { objects = {
      P = { isa = PBXProject; targets = (T, U); };
      T = { isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application";
        buildConfigurationList = L; buildPhases = (R); };
      L = { isa = XCConfigurationList; buildConfigurations = (C); };
      C = { isa = XCBuildConfiguration; name = Release; buildSettings = { SDKROOT = iphoneos;
        GENERATE_INFOPLIST_FILE = YES; TARGETED_DEVICE_FAMILY = 2;
        INFOPLIST_KEY_UISupportedInterfaceOrientations_iPad = UIInterfaceOrientationLandscapeLeft; }; };
      U = { isa = PBXNativeTarget; name = Lite; productType = "com.apple.product-type.application";
        buildConfigurationList = M; buildPhases = (R); };
      M = { isa = XCConfigurationList; buildConfigurations = (D); };
      D = { isa = XCBuildConfiguration; name = Release; buildSettings = { SDKROOT = iphoneos;
        GENERATE_INFOPLIST_FILE = YES; TARGETED_DEVICE_FAMILY = 1;
        INFOPLIST_KEY_UISupportedInterfaceOrientations = UIInterfaceOrientationPortrait; }; };
      R = { isa = PBXResourcesBuildPhase; files = (B); };
      B = { isa = PBXBuildFile; fileRef = F; };
      F = { isa = PBXFileReference; path = A.xib; sourceTree = SOURCE_ROOT; };
    }; rootObject = P; }
    """

  /// One target of several, and the devices that it is made for.
  @Test func targets() throws {
    let scratch = try Self.project(Self.list("Portrait"))
    try scratch.write(Self.targets, to: "App.xcodeproj/project.pbxproj")
    let both = try scratch.shell("\"$L\" render A.xib -o both")
    #expect(both.out == "both/A.portrait.png\n", "\(both.out)")
    let pad = try scratch.shell("\"$L\" render A.xib --target App -o pad")
    #expect(pad.out == "pad/A.landscape.png\n", "\(pad.out)")
    let size = try scratch.shell("file pad/A.landscape.png").out
    #expect(size.contains("2388 x 1668"), "\(size)")
    let phone = try scratch.shell("\"$L\" render A.xib --target Lite -o phone")
    #expect(phone.out == "phone/A.portrait.png\n", "\(phone.out)")
    let none = try scratch.shell("\"$L\" render A.xib --target Nobody -o none")
    #expect(
      none.err.contains("no target called \"Nobody\" is an application") && none.err.contains("App, Lite"),
      "\(none.err)")
    #expect(try scratch.shell("\"$L\" init --target Lite").status == 0)
    let text = String(decoding: try scratch.bytes("layoutshot.json"), as: UTF8.self)
    #expect(text.contains("\"target\": \"Lite\""), "\(text)")
    #expect(try scratch.shell("\"$L\" record").status == 0)
    let goldens = try scratch.shell("find Goldens -name '*.png'").out
    #expect(goldens.split(separator: "\n").count == 1 && goldens.contains("portrait"), "\(goldens)")
  }

  /// A controller that supports one orientation is shown in no other, and caches depend on it.
  @Test func orientationsInCode() throws {
    let scratch = try Self.project(Self.list(style: "Light", "Portrait", "LandscapeLeft"))
    let owned = Self.document.replacing(
      "<objects>",
      with: "<objects><placeholder placeholderIdentifier=\"IBFilesOwner\" id=\"-1\" customClass=\"Login\">"
        + "<connections><outlet property=\"view\" destination=\"root\" id=\"o\"/></connections></placeholder>"
    )
    try scratch.write(owned, to: "A.xib")
    func code(_ mask: String) -> String {
      "class Base: UIViewController { override var supportedInterfaceOrientations: "
        + "UIInterfaceOrientationMask { \(mask) } }\nclass Login: Base {}\n"
    }
    try scratch.write(code("return .landscape"), to: "Login.swift")
    let render = "\"$L\" render A.xib --cache cache -o out"
    #expect(try scratch.shell(render).out == "out/A.landscape.png\n")
    try scratch.write(code("[.portrait, .portraitUpsideDown]"), to: "Login.swift")
    #expect(try scratch.shell(render).out == "out/A.portrait.png\n")
    try scratch.write(code("isLarge ? .all : .portrait"), to: "Login.swift")
    #expect(try scratch.shell(render).out == "out/A.portrait.png\nout/A.landscape.png\n")
    try scratch.write(code("return .landscape"), to: "Login.swift")
    #expect(try scratch.shell(render + " --no-code").out == "out/A.portrait.png\nout/A.landscape.png\n")
  }

  /// A cached picture depends on the information property list; a difference of revisions is compared in every document.
  @Test func changesAreSeen() throws {
    let scratch = try Self.project(Self.list("Portrait"))
    #expect(try scratch.shell("\"$L\" render A.xib --cache cache -o out").out == "out/A.portrait.png\n")
    let commit = "git init -q . && git add -A && git -c user.name=a -c user.email=a@b commit -qm a"
    #expect(try scratch.shell(commit).status == 0)
    try scratch.write(Self.list("Portrait", "LandscapeLeft"), to: "Info.plist")
    let both = try scratch.shell("\"$L\" render A.xib --cache cache -o out")
    #expect(both.out == "out/A.portrait.png\nout/A.landscape.png\n")
    try scratch.write(Self.list(style: "Light", "Portrait"), to: "Info.plist")
    let difference = try scratch.shell("\"$L\" diff HEAD")
    #expect(difference.status == 1 && difference.out.contains("A.xib"), "\(difference.out) \(difference.err)")
  }

  /// An application may keep the design of before iOS 26 (Apple, `UIDesignRequiresCompatibility`): a switch has its width of then.
  @Test func theEarlierDesignIsKept() throws {
    let key = "<key>UIDesignRequiresCompatibility</key><true/>"
    let kept = Self.list("Portrait").replacing(
      "<key>UIUserInterfaceStyle", with: key + "<key>UIUserInterfaceStyle")
    let scratch = try Self.project(kept)
    let views = """
      <subviews><switch translatesAutoresizingMaskIntoConstraints="NO" id="s"><rect key="frame" x="0" y="0" width="9" height="9"/></switch></subviews>
      <constraints><constraint firstItem="s" firstAttribute="top" secondItem="root" secondAttribute="top" id="a"/>
      <constraint firstItem="s" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="b"/></constraints></view>
      """
    func document(_ tools: Int) -> String {
      Self.document.replacing("21507", with: "\(tools)").replacing("</view>", with: views)
    }
    func width(_ options: String...) throws -> String? {
      try scratch.run(["inspect", "A.xib"] + options).out.split(separator: "\n").first {
        $0.contains("(id s)")
      }
      .flatMap { $0.split(separator: " ").dropLast(2).last }.map(String.init)
    }
    try scratch.write(document(24_127), to: "A.xib")
    #expect(try width() == "51" && width("--system", "26") == "63")
    try Self.commit(scratch)
    try scratch.write(Self.list("Portrait"), to: "Info.plist")
    #expect(try width() == "63")
    let change = try scratch.run("diff")
    #expect(change.out.contains("UIDesignRequiresCompatibility YES → none"), "\(change.out)")
    // Tools of before say nothing else.
    try scratch.write(document(21_507), to: "A.xib")
    #expect(try width() == "51")
    try scratch.write(kept, to: "Info.plist")
    #expect(try width() == "51")
  }
}
