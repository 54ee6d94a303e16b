import Testing

@testable import Git
@testable import Revisions

/// Which documents a change of a repository concerns.
@Suite struct ChangedResourcesTests {
  private static let files = [
    "A/A.xcodeproj/project.pbxproj", "A/Main.storyboard", "A/Page.swift", "A/Sub/Deep.xib",
    "B/B.xcodeproj/project.pbxproj", "B/B.xcodeproj/project.xcworkspace/contents.xcworkspacedata",
    "B/Base.lproj/Main.storyboard", "Kit/Package.swift", "Kit/Card.xib", "Loose.xib",
  ]
  private static let documents = [
    "A/Main.storyboard", "A/Sub/Deep.xib", "B/Base.lproj/Main.storyboard", "Kit/Card.xib", "Loose.xib",
  ]
  /// All documents mention the class.
  private static let content = Array(#"<view customClass="Page"/>"#.utf8)

  /// The documents that a change of a file concerns. `old`, `new`: its content.
  private static func affected(
    by path: String, _ kind: GitChange.Kind = .changed, _ old: String = "", _ new: String = ""
  ) -> [String] {
    let change = GitChange(kind, old: kind == .added ? nil : path, new: path)
    let resources = ChangedResources([change], among: files) { _ in [Array(old.utf8), Array(new.utf8)] }
    return documents.filter { resources.affect($0, content) { _ in false } }
  }

  @Test func sourcesConcernTheirProject() {
    let source = "class Page: UIView {}"
    #expect(
      Self.affected(by: "A/Page.swift", .changed, source, source + "\n")
        == ["A/Main.storyboard", "A/Sub/Deep.xib", "Loose.xib"])
    #expect(Self.affected(by: "Kit/Page.swift", .changed, source) == ["Kit/Card.xib", "Loose.xib"])
    // What stands outside of all projects is of no project's documents.
    #expect(Self.affected(by: "Other/Page.swift", .changed, source) == ["Loose.xib"])
    #expect(Self.affected(by: "A/Page.swift", .changed, "class Other {}") == [])
  }

  /// Code concerns the documents whose classes use it, which only the code itself can say.
  @Test func sourcesConcernWhoUsesThem() {
    let changes = [GitChange(.changed, old: "A/Style.swift", new: "A/Style.swift")]
    let resources = ChangedResources(changes, among: Self.files) { _ in [Array("enum Style {}".utf8), []] }
    #expect(resources.affect("Loose.xib", Self.content))
    #expect(!resources.affect("Loose.xib", Self.content) { _ in false })
    #expect(resources.affect("Loose.xib", Self.content) { $0 == Self.content })
  }

  /// An image concerns the documents of a class whose code names it, by either name.
  @Test(arguments: [
    "\"old anchor\"", "\"old anchor.png\"", "Images.oldAnchor", ".oldAnchorLarge", "\"old anchors\"",
  ])
  func imagesConcernWhoseCodeShowsThem(_ name: String) {
    let set = "A/Images.xcassets/old anchor.imageset/anchor.png"
    let source = Array("class Page { let image = \(name) }".utf8)
    let resources = ChangedResources(
      [GitChange(.changed, old: set, new: set)], among: Self.files + ["A/Page.swift"],
      source: { $0 == "A/Page.swift" ? source : nil }
    ) { _ in [] }
    #expect(resources.affect("A/Main.storyboard", Self.content) == (name.contains("s\"") ? false : true))
  }

  @Test func documentsConcernThoseBesideThem() {
    #expect(Self.affected(by: "A/Main.storyboard") == ["A/Main.storyboard"])
    #expect(
      Self.affected(by: "B/de.lproj/Main.strings") == ["A/Main.storyboard", "B/Base.lproj/Main.storyboard"])
    #expect(Self.affected(by: "B/fr.lproj/Main.storyboard") == ["B/Base.lproj/Main.storyboard"])
    #expect(Self.affected(by: "A/Sub/Deep-landscape.xib") == ["A/Sub/Deep.xib"])
  }

  /// An application may show documents of other projects.
  @Test func settingsConcernAll() {
    func list(_ style: String) -> String {
      "<plist version=\"1.0\"><dict><key>UIUserInterfaceStyle</key><string>\(style)</string></dict></plist>"
    }
    #expect(Self.affected(by: "A/Info.plist", .changed, list("Light"), list("Dark")) == Self.documents)
    #expect(Self.affected(by: "A/Info.plist", .changed, list("Dark"), list("Dark") + "\n") == [])
    #expect(Self.affected(by: "A/Font.ttf") == Self.documents)
  }

  /// Texts concern the documents whose code looks up another one, which only the code itself can say.
  @Test func textsConcernWhoLooksThemUp() {
    let table = "en.lproj/Localizable.strings"
    let versions = ["\"go\" = \"Go\";", "\"go\" = \"Start\";"].map { Array($0.utf8) }
    let changes = [GitChange(.changed, old: table, new: table)]
    let resources = ChangedResources(changes, among: Self.files) { _ in versions }
    #expect(resources.affect("Loose.xib", Self.content))
    #expect(!resources.affect("Loose.xib", Self.content) { _ in false })
    #expect(resources.affect("Loose.xib", Self.content) { $0 == Self.content })
    let alike = ChangedResources(changes, among: Self.files) { _ in [versions[0], versions[0]] }
    #expect(!alike.affect("Loose.xib", Self.content) { _ in true })
  }

  /// A key that is new in a language may be one that code asks for already: its text was the key itself.
  @Test(arguments: [
    ["\"no\" = \"No\";", "\"no\" = \"No\"; \"go\" = \"Start\";"], ["\"go\" = \"Start\";", ""],
  ])
  func textsThatCameConcernWhoLooksThemUp(_ texts: [String]) {
    let table = "de.lproj/Localizable.strings"
    let changes = [GitChange(.changed, old: table, new: table)]
    let resources = ChangedResources(changes, among: Self.files) { _ in texts.map { Array($0.utf8) } }
    #expect(resources.languages == ["de"])
    #expect(!resources.changesTexts)
    #expect(resources.affect("Loose.xib", Self.content) { $0 == Self.content })
    #expect(!resources.affect("Loose.xib", Self.content) { _ in false })
    let added = [GitChange(.added, old: nil, new: table)]
    let new = ChangedResources(added, among: Self.files) { _ in [Array(texts[0].utf8)] }
    #expect(new.affect("Loose.xib", Self.content) { _ in true })
  }
}
