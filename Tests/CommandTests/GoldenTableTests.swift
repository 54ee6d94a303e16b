import Foundation
import ImageFile
import TestSupport
import Testing

/// Goldens of tables: prototypes, and content below the fold.
@Suite struct GoldenTableTests {
  private static func table(_ content: String, sections: Bool) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="21507" targetRuntime="iOS.CocoaTouch">
    <device id="retina4_7" orientation="portrait"/><scenes>
    <scene sceneID="s-1"><objects><tableViewController title="List" id="vc-1" sceneMemberID="viewController">
    <tableView key="view" clipsSubviews="YES" dataMode="\(sections ? "static" : "prototypes")" style="plain" rowHeight="44" id="t-1">
    <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
    <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
    \(content)
    </tableView></tableViewController></objects></scene></scenes></document>
    """
  }

  private static func cell(_ id: Int, y: Double, _ text: String = "Row") -> String {
    """
    <tableViewCell clipsSubviews="YES" reuseIdentifier="r" rowHeight="44" id="c-\(id)">
    <rect key="frame" x="0.0" y="\(y)" width="375" height="44"/><autoresizingMask key="autoresizingMask"/>
    <tableViewCellContentView key="contentView" tableViewCell="c-\(id)" id="k-\(id)">
    <rect key="frame" x="0.0" y="0.0" width="375" height="44"/><autoresizingMask key="autoresizingMask"/>
    <subviews><label text="\(text)" id="l-\(id)"><rect key="frame" x="16" y="11" width="200" height="21"/></label></subviews>
    </tableViewCellContentView></tableViewCell>
    """
  }

  private func project(_ document: String, content: String = "\"screen\"") throws -> Scratch {
    let scratch = try Scratch()
    try scratch.write(document, to: "List.storyboard")
    try scratch.write(
      """
      {"matrix": {"devices": ["iphone-8"], "orientations": ["portrait"], "scales": ["1x"], "content": [\(content)]}}
      """, to: "layoutshot.json")
    return scratch
  }

  /// The positions of prototypes in Interface Builder depend on its version; a table stacks rows.
  @Test func prototypesAreStacked() throws {
    func document(_ y: Double) -> String {
      Self.table(
        "<prototypes>" + Self.cell(1, y: y) + Self.cell(2, y: y + 44) + "</prototypes>", sections: false)
    }
    let scratch = try project(document(28))
    _ = try scratch.run("record")
    let tree = String(
      decoding: try scratch.bytes("Goldens/List/List.iphone-8.portrait.1x.tree.json"), as: UTF8.self)
    #expect(tree.contains("\"frame\":[0,20,375,44]") && tree.contains("\"frame\":[0,64,375,44]"), "\(tree)")
    for y in [44.5, 50, 55.5] {
      try scratch.write(document(y), to: "List.storyboard")
      let outcome = try scratch.run("verify")
      #expect(outcome.out == "1 passed\n", "\(outcome.out)")
    }
  }

  private static func rows(_ count: Int, last: String = "Row") -> String {
    let cells = (1...count).map { cell($0, y: Double($0 - 1) * 44, $0 == count ? last : "Row") }
    return table(
      "<sections><tableViewSection id=\"x-1\"><cells>\(cells.joined())</cells></tableViewSection></sections>",
      sections: true)
  }

  /// Nothing is drawn below the fold, but a change there counts; a picture of the whole content shows it.
  @Test func rowsBelowTheFold() throws {
    let scratch = try project(Self.rows(20), content: "\"screen\", \"full\"")
    #expect(try scratch.run("record").out == "0 passed, 2 recorded\n")
    let full = try PNGFile.decode(
      scratch.bytes("Goldens/List/List.iphone-8.portrait.1x.full.png"), name: "full.png")
    #expect(full.height == 20 + 20 * 44 && full.width == 375)
    try scratch.write(Self.rows(20, last: "Last"), to: "List.storyboard")
    let renamed = try scratch.run("verify")
    #expect(renamed.status == 1 && renamed.out.hasSuffix("0 passed, 2 differ (1 cause)\n"), "\(renamed.out)")
    #expect(renamed.out.contains("UILabel \"Last\" (id l-20): text \"Row\" → \"Last\""))
    try scratch.write(Self.rows(21), to: "List.storyboard")
    let added = try scratch.run("verify")
    #expect(added.out.contains("UITableViewCell (id c-21): added\n"), "\(added.out)")
    #expect(added.out.hasSuffix("0 passed, 2 differ (1 cause)\n"), "\(added.out)")
  }
}
