import Diagnostics
import InterfaceFile
import TestSupport
import Testing
import Views

/// Containers contain the scenes of their segues.
@Suite struct EmbeddingTests {
  /// A storyboard of scenes with one controller each.
  private func storyboard(_ controllers: String...) -> String {
    let scenes = controllers.map { "<scene><objects>\($0)</objects></scene>" }.joined(separator: "\n")
    return """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      targetRuntime="iOS.CocoaTouch"><scenes>\(scenes)</scenes></document>
      """
  }

  private func controller(_ id: String, _ inside: String..., more: String = "") -> String {
    """
    <viewController title="\(id)" id="\(id)"><view key="view" id="\(id)-view">\
    <rect key="frame" x="0" y="20" width="320" height="460"/>\
    <subviews>\(inside.joined())</subviews></view>\(more)</viewController>
    """
  }

  private func container(_ id: String, _ destination: String, mark: String = "") -> String {
    """
    <containerView id="\(id)"><rect key="frame" x="10" y="10" width="100" height="50"/>\
    <connections>\(mark)<segue kind="embed" destination="\(destination)" id="\(id)-segue"/></connections></containerView>
    """
  }

  private func embedded(_ text: String) throws -> (scenes: [Scene], findings: [Finding]) {
    try InterfaceDocument.read(Array(text.utf8), file: "Test.storyboard").instantiate(embedding: true)
  }

  private func ids(_ scene: Scene) -> [String] { scene.tree.views.map(\.objectID) }

  /// Reads a storyboard with 📍 at a finding's place, and expects only that finding.
  private func expect(
    _ message: String, in marked: String, sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) throws -> [Scene] {
    let text = MarkedText(marked)
    let (scenes, findings) = try embedded(text.text)
    #expect(findings.map(\.message) == [message], sourceLocation: sourceLocation)
    #expect(
      findings.first?.location == text.location(in: "Test.storyboard"), sourceLocation: sourceLocation)
    return scenes
  }

  private func caption(_ scene: Scene, _ id: String) -> String? {
    guard let view = scene.tree.views.first(where: { $0.objectID == id }),
      case .standIn(.container(let caption)) = view.content
    else { return "none" }
    return caption
  }

  @Test func scenesAreInsideContainers() throws {
    let text = storyboard(
      controller("a", container("ab", "b")), controller("b", container("bc", "c")), controller("c"))
    let (scenes, findings) = try embedded(text)
    #expect(findings.isEmpty)
    #expect(
      scenes.map(ids) == [
        ["a-view", "ab", "b-view", "bc", "c-view"], ["b-view", "bc", "c-view"], ["c-view"],
      ])
    let root = scenes[0].tree.views[2]
    #expect(root.isEmbeddedRoot && root.superview?.objectID == "ab" && root.frame.minY == 0)
    #expect(root.autoresizingMask == [.flexibleWidth, .flexibleHeight])
    #expect(root !== scenes[1].tree.root && !scenes[1].tree.root.isEmbeddedRoot)
    #expect(scenes[1].tree.root.frame.minY == 20)
  }

  @Test func theCanvasShowsEmptyContainers() throws {
    let scenes = try read(storyboard(controller("a", container("ab", "b")), controller("b"))).scenes
    #expect(scenes.map(ids) == [["a-view", "ab"], ["b-view"]])
  }

  @Test func containerControllersShowTheirFirstChild() throws {
    let text = storyboard(
      controller("a", container("at", "t")),
      """
      <tabBarController id="t"><connections>\
      <segue kind="relationship" relationship="viewControllers" destination="n" id="s1"/>\
      <segue kind="relationship" relationship="viewControllers" destination="c" id="s2"/>\
      </connections></tabBarController>
      """,
      """
      <navigationController id="n"><connections>\
      <segue kind="relationship" relationship="rootViewController" destination="b" id="s3"/>\
      </connections></navigationController>
      """, controller("b"), controller("c"))
    let (scenes, findings) = try embedded(text)
    #expect(findings.isEmpty)
    #expect(ids(scenes[0]) == ["a-view", "at", "b-view"])
  }

  @Test func controllerGuidesAreIncluded() throws {
    let guides =
      "<layoutGuides><viewControllerLayoutGuide type=\"top\" id=\"top\"/></layoutGuides>"
    let (scenes, findings) = try embedded(
      storyboard(controller("a", container("ab", "b")), controller("b", more: guides)))
    #expect(findings.isEmpty)
    #expect(scenes[0].tree.views[2].layoutGuides == [LayoutGuide(kind: .topLayoutGuide, objectID: "top")])
  }

  @Test func aSceneIsEmbeddedOnce() throws {
    let scenes = try expect(
      "container \"ab2\" shows scene \"b\", which is on this screen already; a placeholder is drawn",
      in: storyboard(
        controller("a", container("ab", "b"), container("ab2", "b", mark: "📍")), controller("b")))
    #expect(ids(scenes[0]) == ["a-view", "ab", "b-view", "ab2"])
    #expect(caption(scenes[0], "ab") == nil)
    #expect(caption(scenes[0], "ab2") == "b")
  }

  @Test func noSceneContainsItself() throws {
    let text = storyboard(controller("a", container("ab", "b")), controller("b", container("ba", "a")))
    let (scenes, findings) = try embedded(text)
    #expect(scenes.map(ids) == [["a-view", "ab", "b-view", "ba"], ["b-view", "ba", "a-view", "ab"]])
    #expect(
      findings.map(\.message) == [
        "container \"ba\" shows scene \"a\", which contains it; a placeholder is drawn",
        "container \"ab\" shows scene \"b\", which contains it; a placeholder is drawn",
      ])
    _ = try expect(
      "container \"aa\" shows scene \"a\", which contains it; a placeholder is drawn",
      in: storyboard(controller("a", container("aa", "a", mark: "📍"))))
  }

  @Test func externalScenes() throws {
    let other = try expect(
      "container \"ap\" shows a scene of another storyboard, \"Settings\"; a placeholder is drawn",
      in: storyboard(
        controller("a", container("ap", "p", mark: "📍")),
        "<viewControllerPlaceholder storyboardName=\"Settings\" id=\"p\"/>"))
    #expect(caption(other[0], "ap") == "Settings.storyboard")
    let pages = try expect(
      "container \"ap\" shows a UIPageViewController, whose view is not in the document; a placeholder is drawn",
      in: storyboard(controller("a", container("ap", "p", mark: "📍")), "<pageViewController id=\"p\"/>"))
    #expect(caption(pages[0], "ap") == "UIPageViewController")
    _ = try expect(
      "container \"an\" shows no controller; a placeholder is drawn",
      in: storyboard(
        controller("a", container("an", "n", mark: "📍")),
        """
        <navigationController id="n"><connections>\
        <segue kind="relationship" relationship="rootViewController" destination="n" id="s1"/>\
        </connections></navigationController>
        """))
    _ = try expect(
      "a segue leads to object \"gone\", which is not in the document",
      in: storyboard(controller("a", container("ag", "gone", mark: "📍"))))
  }

  @Test func nestingIsLimited() throws {
    let count = SceneDepth.scenes
    let text = storyboard(count)
    let (scenes, findings) = try embedded(text)
    #expect(scenes[0].tree.views.filter(\.isEmbeddedRoot).count == SceneDepth.deepest)
    #expect(
      findings.map(\.message).first?.hasSuffix(
        "shows scene \"9\" too deep inside others; a placeholder is drawn") == true)
    // Of the twelve scenes the first three contain more than eight.
    #expect(findings.count == 3)
  }

  private enum SceneDepth {
    static let deepest = 8
    static let scenes = 12
  }

  /// A chain of scenes, each with the next one in a container.
  private func storyboard(_ count: Int) -> String {
    let scenes = (0..<count).map { index in
      let next = index + 1 < count ? container("c\(index)", "\(index + 1)") : ""
      return "<scene><objects>\(controller("\(index)", next))</objects></scene>"
    }
    return """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      targetRuntime="iOS.CocoaTouch"><scenes>\(scenes.joined())</scenes></document>
      """
  }

  /// Every scene embeds every other: without limits, a tree of factorial size.
  @Test func manyScenesTakeLimitedTime() throws {
    let count = 48
    let scenes = (0..<count).map { index in
      let inside = (0..<count).map { container("c\(index)-\($0)", "\($0)") }.joined()
      return "<scene><objects>\(controller("\(index)", inside))</objects></scene>"
    }
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      targetRuntime="iOS.CocoaTouch"><scenes>\(scenes.joined())</scenes></document>
      """
    let (found, findings) = try embedded(text)
    #expect(found[0].tree.views.filter(\.isEmbeddedRoot).count == count - 1)
    let all = found.map(\.tree.views.count).reduce(0, +)
    #expect(all < 300_000)
    #expect(findings.contains { $0.message.contains("too much is embedded already") })
  }

  @Test func findingsAreReportedOnce() throws {
    let odd =
      "<view id=\"odd\" alpha=\"much\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"9\" height=\"9\"/><surprise/></view>"
    let text = storyboard(controller("a", container("ab", "b")), controller("b", odd))
    let (scenes, findings) = try embedded(text)
    #expect(ids(scenes[0]) == ["a-view", "ab", "b-view", "odd"])
    #expect(
      findings
        == (try InterfaceDocument.read(Array(text.utf8), file: "Test.storyboard").instantiate().findings))
    #expect(findings.count == 2)
  }

  @Test func refreshControlsAreHidden() throws {
    let text = storyboard(
      """
      <tableViewController id="t"><tableView key="view" id="table"><rect key="frame" x="0" y="0" width="320" height="460"/>\
      </tableView><refreshControl key="refreshControl" id="refresh"><rect key="frame" x="0" y="0" width="1000" height="1000"/>\
      </refreshControl></tableViewController>
      """)
    let (scenes, findings) = try read(text)
    #expect(findings.isEmpty)
    #expect(ids(scenes[0]) == ["table", "refresh"])
    #expect(scenes[0].tree.views[1].isHidden)
  }
}
