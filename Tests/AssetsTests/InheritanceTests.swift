import Foundation
import TestSupport
import Testing

@testable import Assets

/// What a class of a project inherits from.
@Suite struct InheritanceTests {
  @Test func inheritanceIsFollowedToWhatNoSourceDeclares() throws {
    let project = try ProjectFolder()
    try project.write("class Theme: Base {}", to: "Code/Theme.swift")
    try project.write("@interface Base : UIButton\n@end", to: "Code/Base.h")
    try project.write("class Round: Round {}\nclass Left: Right {}\nclass Right: Left {}", to: "Round.swift")
    try project.write("class Fetched: UIView {}", to: "Pods/Fetched.swift")
    let assets = project.assets()
    #expect(assets.inheritance(of: "Theme") == ["Base", "UIButton"])
    #expect(assets.inheritance(of: "Round") == ["Round"])
    #expect(assets.inheritance(of: "Left") == ["Right", "Left"])
    #expect(assets.inheritance(of: "Fetched").isEmpty && assets.inheritance(of: "UIButton").isEmpty)
  }

  @Test func ofSeveralTheNearestCounts() throws {
    let project = try ProjectFolder()
    try project.write("class Cell: UIView {}", to: "A/Cell.swift")
    try project.write("class Cell: UIControl {}", to: "B/Cell.swift")
    try project.write("", to: "B/View.xib")
    #expect(project.assets(of: "B/View.xib").inheritance(of: "Cell") == ["UIControl"])
    #expect(project.assets(of: "View.xib").inheritance(of: "Cell") == ["UIView"])
  }

  @Test func linksOutOfTheProjectAreNotFollowed() throws {
    let (project, other) = (try ProjectFolder(), try ProjectFolder())
    try other.write("class Theme: UIButton {}", to: "Theme.swift")
    try project.link("Theme.swift", to: other.path + "/Theme.swift")
    #expect(project.assets().inheritance(of: "Theme").isEmpty)
  }
}
