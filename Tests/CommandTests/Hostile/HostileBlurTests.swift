import Foundation
import TestSupport
import Testing

/// What views of a few bytes each make of one picture, or of all that is behind them, takes bounded memory and work.
@Suite struct HostileBlurTests {
  private static func document(_ side: (width: Int, height: Int), _ views: String) -> String {
    """
    <?xml version="1.0"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
    <objects><view id="root"><rect key="frame" x="0" y="0" width="\(side.width)" height="\(side.height)"/><subviews>
    \(views)</subviews></view></objects></document>
    """
  }

  private static func effects(_ count: Int, _ side: (width: Int, height: Int)) -> String {
    (0..<count).map { index in
      """
      <visualEffectView opaque="NO" id="e\(index)">\
      <rect key="frame" x="0" y="0" width="\(side.width)" height="\(side.height)"/>\
      <view key="contentView" id="c\(index)"><rect key="frame" x="0" y="0" width="9" height="9"/></view>\
      <blurEffect style="regular"/></visualEffectView>

      """
    }.joined()
  }

  private static let limits = Scratch.memoryLimit(megabytes: 1500) + "ulimit -t 60;"

  /// A picture too large to be kept is made once, however many views show it.
  @Test func samePicture() throws {
    let scratch = try Scratch()
    try scratch.write(HostilePicture.png(8180, 8180), to: "p.png")
    let views = (0..<60).map { index in
      """
      <imageView contentMode="scaleToFill" image="p" id="i\(index)">\
      <rect key="frame" x="0" y="0" width="3000" height="3000"/></imageView>

      """
    }.joined()
    try scratch.write(Self.document((320, 320), views), to: "A.xib")
    let outcome = try scratch.shell("\(Self.limits) \"$L\" render A.xib -o out --orientation=portrait")
    #expect(outcome.status == 0 && outcome.lines == ["out/A.portrait.png"], "\(outcome.err)")
    #expect(outcome.err == "")
  }

  /// The number of effects, their size, and whether all of them are blurs.
  static let cases: [(count: Int, side: (width: Int, height: Int), isWhole: Bool)] = [
    (10, (375, 667), true), (200, (375, 667), false), (10, (4000, 4000), false), (3000, (20, 20), false),
  ]

  @Test(arguments: cases) func manyBlurs(_ row: (count: Int, side: (width: Int, height: Int), isWhole: Bool))
    throws
  {
    let scratch = try Scratch()
    try scratch.write(Self.document(row.side, Self.effects(row.count, row.side)), to: "A.xib")
    let outcome = try scratch.shell("\(Self.limits) \"$L\" render A.xib -o out --orientation=portrait")
    #expect(outcome.status == 0 && outcome.lines == ["out/A.portrait.png"], "\(outcome.err)")
    let lines = outcome.err.split(separator: "\n")
    #expect(lines.count == (row.isWhole ? 0 : 1), "\(outcome.err)")
    for line in lines {
      #expect(line.hasPrefix("A.xib:") && line.contains(": warning: [asset] this visual effect, and those "))
      #expect(line.contains("268 million pixels"))
    }
  }

  /// Each group is a picture of its own while it is drawn, behind a blur too.
  @Test func blurInGroups() throws {
    let scratch = try Scratch()
    let frame = "<rect key=\"frame\" x=\"0\" y=\"0\" width=\"3000\" height=\"3000\"/>"
    let color = "<color key=\"backgroundColor\" white=\"0.5\" alpha=\"0.5\" colorSpace=\"calibratedWhite\"/>"
    let views =
      (0..<12).map { "<view alpha=\"0.9\" id=\"v\($0)\">\(frame)\(color)<subviews>" }.joined()
      + Self.effects(1, (3000, 3000)) + String(repeating: "</subviews></view>", count: 12)
    try scratch.write(Self.document((3000, 3000), views), to: "A.xib")
    let outcome = try scratch.shell("\(Self.limits) \"$L\" render A.xib -o out --orientation=portrait")
    #expect(outcome.status == 0 && outcome.lines == ["out/A.portrait.png"], "\(outcome.err)")
    #expect(outcome.err == "")
  }

  /// Views one over another are drawn as far as the limit of all that is painted.
  @Test func manyLayers() throws {
    let scratch = try Scratch()
    let views = (0..<1000).map { index in
      """
      <view id="v\(index)"><rect key="frame" x="0" y="0" width="4000" height="4000"/>\
      <color key="backgroundColor" white="0.5" alpha="0.5" colorSpace="calibratedWhite"/></view>

      """
    }.joined()
    try scratch.write(Self.document((4000, 4000), views), to: "A.xib")
    let outcome = try scratch.shell("ulimit -t 20; \"$L\" render A.xib -o out --orientation=portrait")
    #expect(outcome.status == 0 && outcome.lines == ["out/A.portrait.png"], "\(outcome.err)")
    let lines = outcome.err.split(separator: "\n")
    #expect(lines.count == 1 && lines[0].hasPrefix("A.xib:"), "\(outcome.err)")
    #expect(outcome.err.contains(": warning: [asset] not all of this view is drawn, and nothing after it"))
  }

  /// What is too much for one picture is plain in it, but not where a view is small.
  @Test func smallBlursFit() throws {
    let scratch = try Scratch()
    try scratch.write(Self.document((375, 667), Self.effects(200, (60, 60))), to: "A.xib")
    let outcome = try scratch.shell("\(Self.limits) \"$L\" render A.xib -o out")
    #expect(outcome.status == 0 && outcome.err == "", "\(outcome.err)")
  }
}
