import Testing
import Views

@testable import XcodeProjects

/// What a project file says of its targets.
@Suite struct ProjectFileTests {
  static let text = """
    // !$*UTF8*$!
    {
      archiveVersion = 1;
      objects = {
        P0 = { isa = PBXProject; buildConfigurationList = CLP; mainGroup = G0; targets = (T1, T2); };
        G0 = { isa = PBXGroup; children = (G1, XC); sourceTree = "<group>"; };
        G1 = { isa = PBXGroup; children = (F1, V1, D1, UP); path = App; sourceTree = "<group>"; };
        F1 = { isa = PBXFileReference; path = Login.xib; sourceTree = "<group>"; };
        V1 = { isa = PBXVariantGroup; children = (F2, F3); name = Main.storyboard; sourceTree = "<group>"; };
        F2 = { isa = PBXFileReference; name = Base; path = Base.lproj/Main.storyboard; sourceTree = "<group>"; };
        F3 = { isa = PBXFileReference; name = de; path = de.lproj/Main.strings; sourceTree = "<group>"; };
        D1 = { isa = PBXFileReference; lastKnownFileType = folder; path = Screens; sourceTree = SOURCE_ROOT; };
        UP = { isa = PBXFileReference; path = ../Shared/Card.xib; sourceTree = "<group>"; };
        XC = { isa = PBXFileReference; path = Release.xcconfig; sourceTree = "<group>"; };
        B1 = { isa = PBXBuildFile; fileRef = F1; };
        B2 = { isa = PBXBuildFile; fileRef = V1; };
        B3 = { isa = PBXBuildFile; fileRef = D1; };
        B4 = { isa = PBXBuildFile; fileRef = UP; };
        R1 = { isa = PBXResourcesBuildPhase; files = (B1, B2, B3, B4); };
        S1 = { isa = PBXFileSystemSynchronizedRootGroup; exceptions = (E1, E2); path = Modern; sourceTree = "<group>"; };
        E1 = { isa = PBXFileSystemSynchronizedBuildFileExceptionSet; membershipExceptions = (Info.plist, Old/A.xib); target = T1; };
        E2 = { isa = PBXFileSystemSynchronizedBuildFileExceptionSet; membershipExceptions = (Old/D.xib); target = T2; };
        T1 = { isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application"; buildConfigurationList = CL1; buildPhases = (R1); fileSystemSynchronizedGroups = (S1); };
        T2 = { isa = PBXNativeTarget; name = Mac; productType = "com.apple.product-type.application"; buildConfigurationList = CL2; buildPhases = (); };
        CLP = { isa = XCConfigurationList; buildConfigurations = (CP); };
        CP = { isa = XCBuildConfiguration; name = Release; buildSettings = { SDKROOT = iphoneos; TARGETED_DEVICE_FAMILY = 1; }; };
        CL1 = { isa = XCConfigurationList; buildConfigurations = (CD, CR); defaultConfigurationName = Release; };
        CD = { isa = XCBuildConfiguration; name = Debug; buildSettings = { INFOPLIST_FILE = Wrong.plist; }; };
        CR = {
          isa = XCBuildConfiguration; name = Release; baseConfigurationReference = XC;
          buildSettings = {
            INFOPLIST_FILE = "$(SRCROOT)/${PLACE:c99}/Info.plist"; LOOP = "$(LOOP) $(OTHER)"; OTHER = "$(LOOP)";
            TARGETED_DEVICE_FAMILY = "$(inherited),2"; "DEVICE[sdk=iphoneos*]" = yes; DEVICE = no;
            GENERATE_INFOPLIST_FILE = YES; INFOPLIST_KEY_UIUserInterfaceStyle = Dark;
            INFOPLIST_KEY_UISupportedInterfaceOrientations_iPad = "UIInterfaceOrientationPortrait UIInterfaceOrientationLandscapeLeft";
          };
        };
        CL2 = { isa = XCConfigurationList; buildConfigurations = (CM); };
        CM = { isa = XCBuildConfiguration; name = Release; buildSettings = { SDKROOT = macosx; }; };
      };
      rootObject = P0;
    }
    """
  private static let settings =
    "#include? \"Base.xcconfig\"\nPLACE = App // where\nIPHONEOS_DEPLOYMENT_TARGET = 15.2\n"

  private func file() throws -> ProjectFile {
    try ProjectFile(Array(Self.text.utf8), path: "/p/App.xcodeproj/project.pbxproj")
  }

  private func targets() throws -> [ProjectTarget] {
    try file().targets { $0 == "/p/Release.xcconfig" ? Array(Self.settings.utf8) : nil }
  }

  @Test func targetsAndSettings() throws {
    let targets = try targets()
    #expect(targets.map(\.name) == ["App", "Mac"])
    #expect(targets.map(\.isApplication) == [true, true] && targets.map(\.isForIOS) == [true, false])
    let settings = targets[0].settings
    #expect(targets[0].infoPlist == "/p/App/Info.plist")
    #expect(settings["TARGETED_DEVICE_FAMILY"] == "1,2" && settings["DEVICE"] == "yes")
    #expect(settings["IPHONEOS_DEPLOYMENT_TARGET"] == "15.2" && settings["NONE"] == nil)
    #expect(settings["LOOP"] != nil, "settings that name each other have an end")
  }

  @Test func filesOfTargets() throws {
    let members = try file().members
    let own = [
      "/p/App/Login.xib", "/p/App/Base.lproj/Main.storyboard", "/p/App/de.lproj/Main.strings",
      "/p/Shared/Card.xib",
      "/p/Screens/Deep/A.xib", "/p/Modern/B.xib", "/p/Modern/Old/C.xib",
    ]
    for path in own { #expect(members[0].contains(path), "\(path)") }
    #expect(members[0].contains("/p/app/login.xib"), "case does not count")
    for path in ["/p/App/Other.xib", "/p/Modern/Info.plist", "/p/Modern/Old/A.xib", "/p/ScreensB/A.xib"] {
      #expect(!members[0].contains(path), "\(path)")
    }
    #expect(own.allSatisfy { !members[1].contains($0) })
    // The exceptions of a target that does not have a folder are what it has of it.
    #expect(members[1].contains("/p/Modern/Old/D.xib") && members[0].contains("/p/Modern/Old/D.xib"))
  }

  @Test func traits() throws {
    let target = try targets()[0]
    let list = PropertyList.table([
      "UISupportedInterfaceOrientations": .list([.text("UIInterfaceOrientationPortrait")])
    ])
    let traits = InformationList(list, settings: target.settings).traits
    #expect(traits.phoneOrientations == [.portrait] && traits.padOrientations == [.portrait, .landscape])
    #expect(traits.style == .dark && traits.leastSystem == 15 && traits.idioms == [.phone, .pad])
    #expect(traits.words == "the application shows screens in portrait only on a phone, in dark only")
    let nothing = InformationList(nil, settings: BuildSettings(levels: [], known: [:])).traits
    #expect(nothing == ApplicationTraits() && nothing.words == nil)
    #expect(traits.union(nothing) == ApplicationTraits())
    #expect(traits.union(traits) == traits)
  }

  /// Xcode 16 names a configuration file by a folder that targets take as it is, and its place there.
  @Test func configurationFileInAFolder() throws {
    let text = """
      { objects = {
        P = { isa = PBXProject; mainGroup = G; targets = (T); };
        G = { isa = PBXGroup; children = (S); sourceTree = "<group>"; };
        S = { isa = PBXFileSystemSynchronizedRootGroup; path = Settings; sourceTree = "<group>"; };
        T = { isa = PBXNativeTarget; name = App; buildConfigurationList = L; };
        L = { isa = XCConfigurationList; buildConfigurations = (C); };
        C = { isa = XCBuildConfiguration; name = Release; buildSettings = { };
          baseConfigurationReferenceAnchor = S; baseConfigurationReferenceRelativePath = Deep/App.xcconfig; };
      }; rootObject = P; }
      """
    let file = try ProjectFile(Array(text.utf8), path: "/p/App.xcodeproj/project.pbxproj")
    let targets = file.targets {
      $0 == "/p/Settings/Deep/App.xcconfig" ? Array("SDKROOT = iphoneos".utf8) : nil
    }
    #expect(targets.map(\.isForIOS) == [true])
  }

  @Test func namedFiles() throws {
    let list = PropertyList.table([
      "UIMainStoryboardFile": .text("Main"), "UIMainStoryboardFile~ipad": .text("Pad.storyboard"),
      "UILaunchStoryboardName": .text("$(LAUNCH)"), "UIAppFonts": .list([.text("A.ttf"), .text("B.otf")]),
    ])
    let settings = BuildSettings(levels: [["LAUNCH": "Start"]], known: [:])
    let information = InformationList(list, settings: settings)
    #expect(information.mainStoryboards == ["Main", "Pad"] && information.launchStoryboards == ["Start"])
    #expect(information.fontFiles == ["A.ttf", "B.otf"])
    let nothing = InformationList(nil, settings: settings)
    #expect(nothing.mainStoryboards.isEmpty && nothing.fontFiles.isEmpty)
  }

  @Test func languages() throws {
    let text = """
      { objects = { P = { isa = PBXProject; developmentRegion = German;
      knownRegions = (Base, de, German, pt_BR, "zh-Hans"); }; }; rootObject = P; }
      """
    let file = try ProjectFile(Array(text.utf8), path: "/p/App.xcodeproj/project.pbxproj")
    let languages = ProjectLanguages(of: file)
    #expect(languages.development == "de" && languages.known == ["de", "pt-BR", "zh-Hans"])
    #expect(["German", "pt-BR", "pt_BR", "zh-hans"].allSatisfy(languages.lists))
    #expect(!languages.lists("fr") && !languages.lists("pt"))
  }

  @Test(arguments: ["", " // !$*UTF8*$!\n", "{ }", "{ objects = { }; rootObject = P; }"])
  func nothingIsSaid(_ text: String) throws {
    let file = try ProjectFile(Array(text.utf8), path: "/p/App.xcodeproj/project.pbxproj")
    #expect(file.targets { _ in nil }.isEmpty && file.members.isEmpty)
  }

  /// Settings and files that name each other many times over, which a stranger may write, take no time.
  @Test func hostileNames() throws {
    var settings: [String: String] = [:]
    for level in 0..<20 { settings["S\(level)"] = String(repeating: "$(S\(level + 1))", count: 200) }
    #expect(BuildSettings(levels: [settings], known: [:])["S0"]?.isEmpty == false)
    settings["S20"] = ""
    #expect(BuildSettings(levels: [settings], known: [:])["S0"] != nil)
    let file = Array((String(repeating: "#include \"a.xcconfig\"\n", count: 200) + "NAME = value\n").utf8)
    var count = 0
    let read = BuildSettings.settings(ofFile: "/p/a.xcconfig") { _ in
      count += 1
      return file
    }
    #expect(read["NAME"] == "value" && count <= 64)
    let many = String(repeating: "T,", count: 100_000)
    let files = String(repeating: "B,", count: 100_000)
    let hostile = """
      { objects = { P = { isa = PBXProject; targets = (\(many)); };
      T = { isa = PBXNativeTarget; buildPhases = (\(String(repeating: "R,", count: 1000))); };
      R = { isa = PBXResourcesBuildPhase; files = (\(files)); };
      B = { isa = PBXBuildFile; fileRef = T; }; }; rootObject = P; }
      """
    let project = try ProjectFile(Array(hostile.utf8), path: "/p/App.xcodeproj/project.pbxproj")
    #expect(project.members.count == 512)
  }

  @Test func accentColorIsASetting() throws {
    #expect(try file().values(ofSetting: "SDKROOT") == ["iphoneos", "macosx"])
  }

  /// What a widget shows is no screen of the application's.
  @Test func settingsOfExtensionsAreTheirs() throws {
    let text = """
      { objects = { P = { isa = PBXProject; targets = (A, W); };
      A = { isa = PBXNativeTarget; productType = "com.apple.product-type.application"; buildConfigurationList = L; };
      W = { isa = PBXNativeTarget; productType = "com.apple.product-type.app-extension"; buildConfigurationList = M; };
      L = { isa = XCConfigurationList; buildConfigurations = (R); };
      M = { isa = XCConfigurationList; buildConfigurations = (S); };
      R = { isa = XCBuildConfiguration; buildSettings = { NAME = Blue; }; };
      S = { isa = XCBuildConfiguration; buildSettings = { NAME = Green; }; }; }; rootObject = P; }
      """
    let project = try ProjectFile(Array(text.utf8), path: "/p/App.xcodeproj/project.pbxproj")
    #expect(project.values(ofSetting: "NAME") == ["Blue"])
  }
}
