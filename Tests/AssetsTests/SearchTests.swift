import Assets
import Foundation
import Testing

/// The search folders of images, and their precedence.
struct SearchTests {
  @Test(arguments: [
    "seal", "seal.png", "seal@2x.png", "seal~ipad", "Folder/seal.png",
  ])
  func namesOfLooseFiles(_ name: String) throws {
    let project = try ProjectFolder()
    try project.picture("Art/seal.png", gray: 10)
    try project.picture("Art/seal@2x.png", gray: 20)
    try project.picture("Art/seal@2x~ipad.png", gray: 30)
    let assets = project.assets()
    #expect(assets.gray(name) == 20)
    #expect(assets.gray(name, AssetTraits(scale: 1)) == 10)
    #expect(assets.gray(name, AssetTraits(isPad: true)) == 30)
    #expect(assets.isMissing("Seal") && assets.isMissing("seal.jpg") && assets.isMissing(""))
  }

  @Test func catalogueNames() throws {
    let project = try ProjectFolder()
    let spaced = #"{ "properties" : { "provides-namespace" : true } }"#
    try project.imageSet("A.xcassets/Plain/star", [("a.png", 10, "")])
    try project.imageSet("A.xcassets/Icons/star", [("a.png", 20, "")])
    try project.write(spaced, to: "A.xcassets/Icons/Contents.json")
    try project.imageSet("A.xcassets/Icons/Deep/star", [("a.png", 30, "")])
    try project.imageSet("A.xcassets/Icons/Deep/Deeper/star", [("a.png", 40, "")])
    try project.write(spaced, to: "A.xcassets/Icons/Deep/Deeper/Contents.json")
    let assets = project.assets()
    #expect(assets.gray("star") == 10 && assets.gray("star.png") == 10)
    // Of two sets with the same name, the first in the order of the folders.
    #expect(assets.gray("Icons/star") == 20 && assets.gray("Icons/Deeper/star") == 40)
    #expect(assets.isMissing("Plain/star") && assets.isMissing("a"))
  }

  @Test func catalogueBeforeLooseFiles() throws {
    let project = try ProjectFolder()
    try project.picture("seal.png", gray: 10)
    try project.imageSet("Z.xcassets/seal", [("a.png", 20, "")])
    #expect(project.assets().gray("seal") == 20)
  }

  @Test func theNearestProjectFirstThenTheRepository() throws {
    let project = try ProjectFolder(isProject: false)
    try project.write("", to: ".git/HEAD")
    for (name, gray) in [("One", UInt8(10)), ("Two", 20)] {
      try project.write("", to: "\(name)/\(name).xcodeproj/project.pbxproj")
      try project.picture("\(name)/Art/logo.png", gray: gray)
    }
    try project.picture("Shared/common.png", gray: 30)
    try project.picture("Two/only.png", gray: 40)
    try project.picture("Pods/Kit/kit.png", gray: 50)
    try project.picture("Lib.framework/inside.png", gray: 60)
    let one = project.assets(of: "One/Views/One.xib")
    try project.write("", to: "One/Views/One.xib")
    #expect(one.gray("logo") == 10 && one.gray("common") == 30 && one.gray("only") == 40)
    #expect(one.isMissing("kit") && one.isMissing("inside"))
    try project.write("", to: "Two/Two.xib")
    #expect(project.assets(of: "Two/Two.xib").gray("logo") == 20)
  }

  @Test func theNearestOfSeveralFolders() throws {
    let project = try ProjectFolder()
    try project.picture("A/logo.png", gray: 10)
    try project.picture("B/C/logo.png", gray: 20)
    try project.write("", to: "B/Views/B.xib")
    #expect(project.assets(of: "B/Views/B.xib").gray("logo") == 20)
    #expect(project.assets().gray("logo") == 10)
  }

  @Test func ownFolderWithoutProject() throws {
    let project = try ProjectFolder(isProject: false)
    try project.picture("near.png", gray: 10)
    try project.picture("Sub/far.png", gray: 20)
    try project.imageSet("A.xcassets/Group/set", [("a.png", 30, "")])
    let assets = project.assets()
    #expect(assets.gray("near") == 10 && assets.gray("set") == 30 && assets.isMissing("far"))
    // The language folder is in the document's own folder.
    try project.write("", to: "Base.lproj/Main.storyboard")
    let translated = project.assets(of: "Base.lproj/Main.storyboard")
    #expect(translated.gray("near") == 10 && translated.gray("set") == 30 && translated.isMissing("far"))
  }

  @Test func languageFolderWithoutProject() throws {
    let project = try ProjectFolder(isProject: false)
    try project.picture("App/near.png", gray: 10)
    try project.picture("App/Sub/far.png", gray: 20)
    try project.picture("App/Base.lproj/own.png", gray: 30)
    try project.write("", to: "App/Base.lproj/Main.storyboard")
    try project.write("", to: "App/Views/Main.storyboard")
    let assets = project.assets(of: "App/Base.lproj/Main.storyboard")
    #expect(assets.gray("near") == 10 && assets.gray("own") == 30 && assets.isMissing("far"))
    #expect(project.assets(of: "App/Views/Main.storyboard").isMissing("near"))
  }

  @Test func nearestCataloguesWithoutProject() throws {
    let project = try ProjectFolder(isProject: false)
    try project.imageSet("App/Resources/Images.xcassets/set", [("a.png", 10, "")])
    try project.imageSet("App/Resources/Deep/Deeper.xcassets/deep", [("a.png", 20, "")])
    try project.imageSet("Other.xcassets/set", [("a.png", 30, "")])
    try project.picture("App/Resources/loose/loose.png", gray: 40)
    try project.write("", to: "App/Storyboard/Base.lproj/Main.storyboard")
    try project.write("", to: "App/1/2/3/4/5/Main.storyboard")
    let assets = project.assets(of: "App/Storyboard/Base.lproj/Main.storyboard")
    #expect(assets.gray("set") == 10 && assets.isMissing("deep") && assets.isMissing("loose"))
    #expect(project.assets(of: "App/1/2/3/4/5/Main.storyboard").isMissing("set"))
  }

  @Test func givenFoldersComeFirst() throws {
    let project = try ProjectFolder()
    try project.picture("logo.png", gray: 10)
    try project.picture("Other/Deep/logo.png", gray: 20)
    try project.imageSet("Pods/Kit.xcassets/kit", [("a.png", 30, "")])
    let assets = project.assets(folders: ["Other", "Pods/Kit.xcassets", "Nowhere"])
    #expect(assets.gray("logo") == 20 && assets.gray("kit") == 30)
    // A document from standard input has no folder.
    let piped = ProjectAssets(
      document: nil, library: AssetLibrary(folders: ["\(project.path)/Other"]), in: .untraced)
    #expect(piped.gray("logo") == 20 && piped.isMissing("near"))
  }

  @Test func cyclicLinks() throws {
    let project = try ProjectFolder()
    try project.picture("Art/logo.png", gray: 10)
    try project.link("Art/again", to: "..")
    try project.link("Art/self", to: "self")
    try project.link("Art/linked.png", to: "logo.png")
    try project.link("A.xcassets", to: ".")
    let assets = project.assets()
    #expect(assets.gray("logo") == 10 && assets.gray("linked") == 10 && assets.isMissing("self"))
    #expect(assets.findings.isEmpty)
  }

  /// A project from a stranger may contain links to anything.
  @Test func linksOutOfTheProject() throws {
    let (project, elsewhere) = (try ProjectFolder(), try ProjectFolder())
    try elsewhere.picture("secret.png", gray: 10)
    try elsewhere.colorSet("secret", "{ \"color\" : { \"components\" : { \"white\" : \"1\" } } }")
    try elsewhere.write("x", to: "secret.ttf")
    try project.picture("Shared/logo.png", gray: 20)
    try project.imageSet("A.xcassets/set", [])
    try project.write(
      "{ \"images\" : [{ \"filename\" : \"a.png\" }] }", to: "A.xcassets/set.imageset/Contents.json")
    try project.write("", to: "A.xcassets/tint.colorset/readme")
    try project.link("loose.png", to: "\(elsewhere.path)/secret.png")
    try project.link("font.ttf", to: "\(elsewhere.path)/secret.ttf")
    try project.link("A.xcassets/set.imageset/a.png", to: "\(elsewhere.path)/secret.png")
    try project.link(
      "A.xcassets/tint.colorset/Contents.json", to: "\(elsewhere.path)/secret.colorset/Contents.json")
    // The decoys stay inside the project, or lead into a folder given by the user.
    try project.link("near.png", to: "Shared/logo.png")
    let assets = project.assets()
    #expect(assets.gray("near") == 20 && assets.findings.isEmpty)
    for name in ["loose", "set"] { #expect(assets.found(name) == nil && !assets.isMissing(name)) }
    #expect(assets.color(named: "tint", for: AssetTraits()) == nil)
    #expect(assets.fontFiles.isEmpty)
    let words = "warning: [asset] is a symbolic link to outside the project; it is not read"
    #expect(
      project.lines(assets) == [
        "loose.png: \(words)", "A.xcassets/set.imageset/a.png: \(words)",
        "A.xcassets/tint.colorset/Contents.json: \(words)", "font.ttf: \(words)",
      ])
    let named = ProjectAssets(
      document: "\(project.path)/App.xib", library: AssetLibrary(folders: [elsewhere.path]), in: .untraced)
    #expect(named.gray("loose") == 10 && named.findings.isEmpty)
  }

  /// Names are looked up, not followed.
  @Test func pathsAsNames() throws {
    let project = try ProjectFolder()
    try project.picture("App/logo.png", gray: 10)
    try project.picture("logo.png", gray: 20)
    let assets = project.assets(of: "App/App.xib")
    #expect(assets.gray("logo.png") == 10 && assets.gray("Any/logo.png") == 10)
    for name in ["../logo.png", "\(project.path)/logo.png", "/etc/passwd", "Any/../logo", ".."] {
      #expect(assets.isMissing(name), "\(name)")
    }
  }

  @Test func fontsAreListed() throws {
    let project = try ProjectFolder()
    for name in ["B/b.otf", "A/a.TTF", "A/readme.txt"] { try project.write("x", to: name) }
    #expect(project.assets().fontFiles == ["A/a.TTF", "B/b.otf"].map { "\(project.path)/\($0)" })
  }
}
