import Files
import Geometry
import Screens
import Testing
import Views

@testable import Layout

/// The offset of scroll views' content below bars of 64 points, for a root of 320 × 480.
@Suite struct ScrollInsetTests {
  /// The start of the content of views with an ID, from top to bottom, in a document of views.
  private func origins(_ views: String) throws -> [Double] {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21507"
        targetRuntime="iOS.CocoaTouch"><objects>
      <view id="root"><rect key="frame" x="0.0" y="0.0" width="320" height="480"/>
      <subviews>\(views)</subviews></view></objects></document>
      """
    let document = try LoadedDocument.load(InputFile(path: "scroll.xib", bytes: Array(text.utf8)))
    let tree = try #require(document.scenes.first).tree
    let frames = FrameLayout.frames(
      of: tree, canvas: Size(width: 320, height: 480), scale: 1,
      safeArea: EdgeInsets(top: 64, left: 0, bottom: 0, right: 0))
    return tree.views.filter(\.isScrolling).map { frames.contentOrigin[$0.id.index].y }
  }

  /// A list, or a scroll view around a view with some height.
  private func scroll(
    _ element: String = "scrollView", y: Int = 0, behavior: String? = nil, content: Int = 1000,
    _ inside: String = ""
  ) -> String {
    let attribute = behavior.map { "contentInsetAdjustmentBehavior=\"\($0)\"" } ?? ""
    return """
      <\(element) id="\(element)\(y)" \(attribute)>
      <rect key="frame" x="0.0" y="\(y)" width="320" height="\(480 - y)"/><subviews>
      <view id="in\(element)\(y)"><rect key="frame" x="0.0" y="0.0" width="320" height="\(content)"/></view>
      \(inside)</subviews></\(element)>
      """
  }

  /// `never` leaves a view where it is, regardless of its default; the other behaviors are not distinguished.
  @Test(arguments: ["tableView", "collectionView", "scrollView"])
  func neverLeavesTheContent(element: String) throws {
    #expect(try origins(scroll(element)) == [64])
    #expect(try origins(scroll(element, behavior: "always")) == [64])
    #expect(try origins(scroll(element, behavior: "never")) == [0])
  }

  /// Lists bounce; other scroll views are offset if their content is higher than the 416 free points.
  @Test(arguments: [("tableView", 10, 64.0), ("scrollView", 416, 0), ("scrollView", 417, 64)])
  func shortContent(element: String, content: Int, expected: Double) throws {
    #expect(try origins(scroll(element, content: content)) == [expected])
  }

  /// One that begins at 24 has 40 points below the bar, one below the bar none; of nested ones the outer one is offset.
  @Test func places() throws {
    #expect(try origins(scroll(y: 24)) == [64])
    #expect(try origins(scroll(y: 64)) == [64])
    #expect(try origins(scroll("scrollView", content: 1000, scroll("tableView"))) == [64, 64])
  }
}
