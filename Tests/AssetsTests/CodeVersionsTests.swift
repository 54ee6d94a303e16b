import Foundation
import SourceCode
import TestSupport
import Testing

@testable import Assets

/// What the older of two versions of a repository has from the newer one.
@Suite struct CodeVersionsTests {
  private let (older, newer): (ProjectFolder, ProjectFolder)
  private let library = AssetLibrary()

  init() throws { (older, newer) = (try ProjectFolder(), try ProjectFolder()) }

  private func assets(_ project: ProjectFolder, _ document: String = "View.xib") -> ProjectAssets {
    ProjectAssets(document: project.path + "/" + document, library: library, in: .untraced)
  }

  private func compare(changed sources: String...) {
    var names = ChangedNames()
    for source in sources { names.add(Array(source.utf8)) }
    library.compare(
      CodeVersions(
        older: older.path, newer: { [path = newer.path] in path + "/" + $0 }, changed: names,
        changedSources: { [] }))
  }

  /// A source that is another one although nobody says that it changed shows where an answer is from.
  @Test func onlyAnswersThatDependOnChangesAreItsOwn() throws {
    let base = (old: "class Base: UIControl {}", new: "class Base: UIView {}")
    try older.write(base.old, to: "Base.swift")
    try newer.write(base.new, to: "Base.swift")
    for project in [older, newer] { try project.write("class Row: Base {}", to: "Row.swift") }
    try older.write("class Other: UIButton {}", to: "Other.swift")
    try newer.write("class Other: UILabel {}", to: "Other.swift")
    compare(changed: base.old, base.new)
    #expect(assets(older).inheritance(of: "Row") == ["Base", "UIControl"])
    #expect(assets(newer).inheritance(of: "Row") == ["Base", "UIView"])
    #expect(assets(older).inheritance(of: "Other") == ["UILabel"])
  }

  @Test func whatOnlyUsesAClassChangesNothingOfIt() throws {
    try older.write("class Row: UIButton {}", to: "Row.swift")
    try newer.write("class Row: UILabel {}", to: "Row.swift")
    compare(changed: "func fill(_ row: Row) {}")
    #expect(assets(older).inheritance(of: "Row") == ["UILabel"])
    let extended = try CodeVersionsTests()
    try extended.older.write("class Row: UIButton {}", to: "Row.swift")
    try extended.newer.write("class Row: UILabel {}", to: "Row.swift")
    extended.compare(changed: "extension Row { func fill() {} }")
    #expect(extended.assets(extended.older).inheritance(of: "Row") == ["UIButton"])
  }

  @Test func valuesAndConstantsAreShared() throws {
    func view(_ text: String) -> String {
      """
      class Title: UILabel {
        override func awakeFromNib() {
          super.awakeFromNib()
          text = "\(text)"
        }
      }
      enum Words { static let title = "\(text)" }
      """
    }
    try older.write(view("old"), to: "Code/Title.swift")
    try newer.write(view("new"), to: "Code/Title.swift")
    compare(changed: "class Other {}")
    let (was, now) = (assets(older), assets(newer))
    let value = try #require(was.startingValues(ofClass: "Title").values[["text"]])
    #expect(
      value.value == .text("new")
        && now.startingValues(ofClass: "Title").values[["text"]]?.value == .text("new"))
    #expect(was.hasNewerCode(ofClass: "Title") && !now.hasNewerCode(ofClass: "Title"))
    #expect(was.constant(["Words", "title"]) == .text("new"))
    // Its place is the one that it has in the older version.
    #expect(was.display(value.file) == older.path + "/Code/Title.swift")
    #expect(now.display(value.file) == newer.path + "/Code/Title.swift")
    #expect(now.hasLine(like: 1, ofSource: value.file, in: was))
  }

  @Test func ofSeveralDeclarationsTheNearestCountsInBothVersions() throws {
    for (project, kind) in [(older, "UIButton"), (newer, "UILabel")] {
      try project.write("class Row: UIView { func awakeFromNib() { tag = 1 } }", to: "A/Row.swift")
      try project.write("class Row: \(kind) { func awakeFromNib() { tag = 2 } }", to: "B/Row.swift")
    }
    compare(changed: "class Other {}")
    for (folder, tag, parent) in [("A", 1.0, "UIView"), ("B", 2, "UILabel")] {
      let own = assets(older, "\(folder)/View.xib")
      #expect(own.inheritance(of: "Row") == [parent])
      #expect(own.startingValues(ofClass: "Row").values[["tag"]]?.value == .number(tag))
    }
  }

  @Test func aFolderThatTheNewerVersionHasNotAsksItsOwn() throws {
    try older.write("class Row: UIButton {}", to: "Gone/Row.swift")
    try newer.write("class Row: UILabel {}", to: "Row.swift")
    compare(changed: "class Other {}")
    #expect(assets(older, "Gone/View.xib").inheritance(of: "Row") == ["UIButton"])
  }
}
