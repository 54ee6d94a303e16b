import Testing

@testable import DocumentVersions

/// What only another version of Xcode writes differently, which is no change and no conflict.
@Suite struct SameValueTests {
  private func merge(
    _ base: String, _ ours: String, _ theirs: String
  ) throws -> (text: String, conflicts: [MergeConflict]) {
    let merged = try DocumentMerge.merge(
      base: Array(base.utf8), ours: Array(ours.utf8), theirs: Array(theirs.utf8),
      files: (base: "base", ours: "ours", theirs: "theirs"))
    return (String(decoding: merged.bytes, as: UTF8.self), merged.conflicts)
  }

  private func document(_ inside: String, tools: String = "14490") -> String {
    "<document toolsVersion=\"\(tools)\"><objects><view id=\"root\">\(inside)</view></objects></document>"
  }

  private static let gray = "systemColor=\"secondaryLabelColor\" red=\"0.23529411759999999\" alpha=\"0.6\""
  private static let same = "systemColor=\"secondaryLabelColor\" red=\"0.23529411764705882\" alpha=\"0.6\""

  @Test(arguments: [
    (Self.gray, Self.same),
    (
      "red=\"0.66666666666666663\" green=\"0\" blue=\"1\"",
      "red=\"0.66666666669999997\" green=\"0.0\" blue=\"1\""
    ),
    ("white=\"1\" alpha=\"1\"", "cocoaTouchSystemColor=\"whiteColor\""),
    ("cocoaTouchSystemColor=\"darkTextColor\"", "red=\"0.0\" green=\"0.0\" blue=\"0.0\" alpha=\"1\""),
  ])
  func colorsThatAreTheSame(_ one: String, _ other: String) throws {
    func color(_ text: String) -> String { document("<color key=\"tintColor\" \(text)/>") }
    let old = color("red=\"0.5\" green=\"0.5\" blue=\"0.5\"")
    for (here, there) in [(one, other), (other, one)] {
      let merged = try merge(old, color(here), color(there))
      #expect(merged.conflicts.isEmpty && merged.text == color(here), "both gave it the same color")
      let changed = try merge(color(here), old, color(there))
      #expect(changed.conflicts.isEmpty && changed.text == old, "theirs is as before")
      let kept = try merge(color(here), color(there), old)
      #expect(kept.conflicts.isEmpty && kept.text == old, "ours is as before")
      let removed = try merge(color(here), document(""), color(there))
      #expect(removed.conflicts.isEmpty, "what is as before can be removed")
    }
  }

  @Test func colorsThatAreNotTheSame() throws {
    func color(_ text: String) -> String { document("<color key=\"tintColor\" \(text)/>") }
    for other in [
      "systemColor=\"labelColor\" red=\"0.23529411759999999\" alpha=\"0.6\"", "white=\"0.5\" alpha=\"1\"",
    ] {
      let merged = try merge(color("white=\"0.2\""), color(Self.gray), color(other))
      #expect(merged.conflicts.map(\.kind) == [.value])
    }
  }

  @Test func buttonsOfTheSystem() throws {
    func button(_ type: String) -> String { document("<button buttonType=\"\(type)\" id=\"b\"/>") }
    let merged = try merge(button("roundedRect"), document(""), button("system"))
    #expect(merged.conflicts.isEmpty && merged.text == document(""))
    let changed = try merge(button("roundedRect"), button("custom"), button("system"))
    #expect(changed.conflicts.isEmpty && changed.text == button("custom"))
    #expect(try merge(button("roundedRect"), button("custom"), button("infoLight")).conflicts.count == 1)
  }

  /// Rectangles that a cell's style, a table or the screen of whoever saved it decides.
  @Test(arguments: [
    """
    <tableViewCell textLabel="l" id="cell"><tableViewCellContentView key="contentView" id="inside"><subviews>
    <label id="l"><rect key="frame" x="X" y="0"/></label></subviews></tableViewCellContentView></tableViewCell>
    """,
    "<label translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"l\"><frame key=\"frameInset\" minX=\"X\"/></label>",
    "<window id=\"w\"><rect key=\"screenRect\" width=\"X\"/></window>",
    "<clipView key=\"contentView\" id=\"c\"><subviews><tableView id=\"t\"><rect key=\"frame\" width=\"X\"/></tableView></subviews></clipView>",
  ])
  func rectanglesThatOthersDecide(_ text: String) throws {
    func version(_ x: String) -> String { document(text.replacing("X", with: x)) }
    let merged = try merge(version("1"), version("2"), version("3"))
    #expect(merged.conflicts.isEmpty && merged.text == version("2"))
  }

  @Test func otherViewsOfACellHavePlacesOfTheirOwn() throws {
    func version(_ x: Int) -> String {
      document(
        "<tableViewCell textLabel=\"t\" id=\"cell\"><tableViewCellContentView key=\"contentView\" id=\"inside\"><subviews>"
          + "<label id=\"l\"><rect key=\"frame\" x=\"\(x)\" y=\"0\"/></label></subviews></tableViewCellContentView></tableViewCell>"
      )
    }
    #expect(try merge(version(1), version(2), version(3)).conflicts.map(\.kind) == [.value])
  }

  /// Which segue gives a screen its bars is noted again by Xcode, and says nothing of one that is gone.
  @Test func notesOfRemovedSegues() throws {
    func version(_ segues: [String], _ notes: [String]) -> String {
      "<document><objects>" + segues.map { "<segue destination=\"a\" id=\"\($0)\"/>" }.joined()
        + "<view id=\"a\"/></objects>"
        + (notes.isEmpty
          ? ""
          : "<inferredMetricsTieBreakers>" + notes.map { "<segue reference=\"\($0)\"/>" }.joined()
            + "</inferredMetricsTieBreakers>") + "</document>"
    }
    let merged = try merge(version(["s", "t"], []), version(["t"], []), version(["s", "t"], ["s"]))
    #expect(merged.conflicts.isEmpty && merged.text == version(["t"], []), "\(merged.text)")
    let other = try merge(version(["s", "t"], []), version(["t"], ["t"]), version(["s", "t"], ["s"]))
    #expect(other.conflicts.isEmpty && other.text == version(["t"], ["t"]), "\(other.text)")
  }

  /// A scene is named by its controller.
  @Test func scenesAreNamed() throws {
    func version(_ text: String?) -> String {
      "<document><scenes>"
        + (text.map {
          "<scene sceneID=\"s\"><objects><viewController title=\"\($0)\" id=\"c\"/></objects></scene>"
        } ?? "") + "<scene sceneID=\"t\"><objects/></scene></scenes></document>"
    }
    let merged = try merge(version("A"), version(nil), version("B"))
    #expect(
      merged.conflicts.map(\.words) == [
        "we removed the scene of viewController \"B\" (id c), which they changed; it stays removed"
      ])
  }

  /// A value that both sides changed is listed once, also where one of them has none of it.
  @Test func eachConflictOnce() throws {
    func button(_ title: String) -> String {
      document("<button id=\"b\"><state key=\"normal\"\(title)/></button>")
    }
    let merged = try merge(button(" title=\"A\""), button(""), button(" title=\"B\""))
    #expect(merged.conflicts.count == 1)
  }

  /// What one side had already, as a constraint to a view that it removed, is no fault of the merge.
  @Test func brokenSidesAreNotTheMergesFault() throws {
    func version(_ views: [String], _ text: String) -> String {
      document(
        "<subviews>" + views.map { "<label text=\"\(text)\" id=\"\($0)\"/>" }.joined()
          + "</subviews><constraints><constraint firstItem=\"b\" id=\"c\"/></constraints>")
    }
    let merged = try merge(version(["a", "b"], "A"), version(["a"], "A"), version(["a", "b"], "B"))
    #expect(!merged.conflicts.contains { $0.kind == .dangling })
  }
}
