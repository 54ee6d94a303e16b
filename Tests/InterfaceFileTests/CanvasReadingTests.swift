import Geometry
import InterfaceFile
import Testing
import Views

/// Traces of Interface Builder's canvas in a document other than frames.
@Suite struct CanvasReadingTests {
  /// The size reported by a custom class belongs to the view with its object ID; others have none.
  @Test func designables() throws {
    let list = """
      <designables><designable name="a"><size key="intrinsicContentSize" width="41.5" height="20"/></designable>\
      <designable name="gone"><size key="intrinsicContentSize" width="1" height="2"/></designable>\
      <designable name="b"><size key="other" width="3" height="4"/></designable></designables>
      """
    let objects = """
      <view id="root"><rect key="frame" x="0" y="0" width="9" height="9"/><subviews>\
      <view id="a"><rect key="frame" x="0" y="0" width="1" height="1"/></view>\
      <view id="b"><rect key="frame" x="0" y="0" width="1" height="1"/></view></subviews></view>
      """
    let found = try read(document(objects, after: list))
    let views = try #require(found.scenes.first?.tree.views)
    #expect(views.map(\.designableIntrinsicSize) == [nil, Size(width: 41.5, height: 20), nil])
    #expect(found.findings.isEmpty)
  }

  /// A symbolic constant to a safe area counts as 0 in tools 13 and 14; any other constant counts.
  @Test(arguments: [
    ("12999", [20.0, 20, 20]), ("13000", [0, 20, 20]), ("14999", [0, 20, 20]), ("15000", [20, 20, 20]),
  ])
  func symbolicConstants(tools: String, expected: [Double]) throws {
    func constraint(_ id: String, _ second: String, _ symbolic: String) -> String {
      """
      <constraint firstItem="a" firstAttribute="top" secondItem="\(second)" secondAttribute="top" constant="20" \
      \(symbolic) id="\(id)"/>
      """
    }
    let objects = """
      <view id="root"><rect key="frame" x="0" y="0" width="9" height="9"/><subviews>\
      <view id="a"><rect key="frame" x="0" y="0" width="1" height="1"/></view></subviews>\
      <viewLayoutGuide key="safeArea" id="guide"/><constraints>\
      \(constraint("c1", "guide", "symbolic=\"YES\""))\(constraint("c2", "guide", ""))\
      \(constraint("c3", "root", "symbolic=\"YES\""))</constraints></view>
      """
    let found = try read(document(objects, attributes: "toolsVersion=\"\(tools)\""))
    #expect(found.scenes.first?.tree.root.constraints.map(\.constant) == expected)
  }
}
