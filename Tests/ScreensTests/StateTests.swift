import Diagnostics
import Files
import Geometry
import Reports
import Screens
import Templates
import TestSupport
import Testing
import Views

/// The states of a screen from constraint templates.
@Suite struct StateTests {
  private static let document = Checkout.fixture("screens/States.storyboard")
  private static let example =
    "lurado_LDOLayoutTemplates/Example/LDOLayoutTemplates/Base.lproj/Main.storyboard"

  private func screen() throws -> Screen {
    let scenes = try LoadedDocument.load(Self.document).scenes.filter { !$0.isConstraintTemplate }
    return Screen(try #require(scenes.first))
  }

  private func tree(_ screen: Screen, _ state: String?) -> ViewTree {
    var traits = ScreenTraits(orientation: .portrait, scale: 1)
    traits.state = state
    return screen.layOut(traits, fonts: TestFonts.library).tree
  }

  /// Named by outlets, including the older form, in which an object pairs the template with its view.
  @Test func names() throws {
    let screen = try screen()
    #expect(screen.name == "Player")
    #expect(screen.states.map(\.name) == ["landscapeLayout", "compactLayout"])
    #expect(screen.states.map(\.orientation) == [.landscape, nil])
    #expect(screen.state(named: "cmp-vw-002")?.name == "compactLayout")
    #expect(
      screen.findings.filter { $0.category == .reference }.map { $0.location?.line } == [149])
  }

  /// A template inside the screen's own tree has its outlet's name, too, if the scene has no other view at the top level.
  @Test func namesInsideTheTree() throws {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21507" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES"><objects>
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1"><connections>
      <outlet property="wideLayout" destination="template" id="o1"/></connections></placeholder>
      <view id="root"><rect key="frame" x="0" y="0" width="375" height="667"/><subviews>
      <view id="box"><rect key="frame" x="0" y="0" width="100" height="100"/></view>
      <view hidden="YES" customClass="LDOLayoutTemplate" id="template">
      <rect key="frame" x="0" y="0" width="375" height="667"/><subviews>
      <view id="twin"><rect key="frame" x="0" y="0" width="300" height="100"/><connections>
      <outlet property="targetView" destination="box" id="o2"/></connections></view>
      </subviews></view></subviews></view></objects></document>
      """
    let document = try LoadedDocument.load(InputFile(path: "a.xib", bytes: Array(text.utf8)))
    let screen = Screen(try #require(document.scenes.first))
    #expect(screen.states.map(\.name) == ["wideLayout"])
  }

  /// The saved frames of the templates' views, on canvases of their sizes.
  @Test(
    arguments: [
      ("landscapeLayout", "art-vw-001", Rect(x: 20, y: 20, width: 335, height: 335)),
      ("landscapeLayout", "ttl-lb-001", Rect(x: 375, y: 20, width: 272, height: 29)),
      ("landscapeLayout", "bar-vw-001", Rect(x: 375, y: 255, width: 272, height: 100)),
      ("compactLayout", "art-vw-001", Rect(x: 20, y: 40, width: 100, height: 100)),
    ])
  func framesEqualTheTemplates(state: String, id: String, expected: Rect) throws {
    let screen = try screen()
    let frames = screen.framesAsDesigned(scale: 2, fonts: TestFonts.library, state: state)
    let view = try #require(screen.tree.views.first { $0.objectID == id })
    let rect = frames[view.id]
    #expect(abs(rect.minX - expected.minX) <= 0.5 && abs(rect.minY - expected.minY) <= 0.5)
    #expect(abs(rect.width - expected.width) <= 0.5 && abs(rect.height - expected.height) <= 0.5)
  }

  /// Any sequence of states that ends in the initial one gives the initial frames and drawing, bit for bit.
  @Test(arguments: 1...6 as ClosedRange<UInt64>) func initialStateIsRestored(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let screen = try screen()
    let renderer = Renderer(fonts: TestFonts.library)
    func look(_ state: String?) -> (frames: [Rect], lines: [String]) {
      var chosen = ScreenTraits(
        orientation: Bool.random(using: &random) ? .portrait : .landscape, scale: 2)
      chosen.state = state
      _ = renderer.layOut(screen, chosen)
      var first = ScreenTraits(orientation: .portrait, scale: 2)
      first.state = state
      let laidOut = renderer.layOut(screen, first)
      let drawing = renderer.drawing(of: laidOut).drawing
      return (laidOut.tree.views.map(\.frame), drawing.lines)
    }
    let initial = look(nil)
    let states: [String?] = screen.states.map(\.name) + [nil]
    var seen: [String: [String]] = [:]
    for _ in 0..<8 {
      let state = states.randomElement(using: &random)!
      let now = look(state)
      // A state does not depend on earlier ones, either.
      if let before = seen[state ?? ""] { #expect(before == now.lines) }
      seen[state ?? ""] = now.lines
    }
    let again = look(nil)
    #expect(again.frames == initial.frames && again.lines == initial.lines)
    #expect(seen.values.contains { $0 != initial.lines } || seen.count < 2)
  }

  /// The names that request pictures.
  @Test func requests() throws {
    let screen = try screen()
    func names(_ change: (inout ScreenRequest) -> Void) -> [String] {
      var request = ScreenRequest()
      change(&request)
      return request.traits(for: screen).map { "\($0.orientation.rawValue.first!) \($0.state ?? "–")" }
    }
    #expect(names { _ in } == ["p –", "p compactLayout", "l –", "l landscapeLayout", "l compactLayout"])
    #expect(names { $0.states = .byOrientation } == ["p –", "l landscapeLayout"])
    #expect(names { $0.states = .named(["landscapeLayout"]) } == ["l landscapeLayout"])
    #expect(
      names { $0.states = .named(["initial", "tpl-ob-002"]) } == [
        "p –", "p compactLayout", "l –", "l compactLayout",
      ])
    #expect(
      names { $0.stateForOrientation = [.landscape: "compactLayout"] } == [
        "p –", "p compactLayout", "l compactLayout",
      ])
    #expect(names { $0.asDesigned = true } == ["p –"])
    let onlyPortrait = names {
      $0.orientations = [.portrait]
      $0.states = .named(["landscapeLayout"])
    }
    #expect(onlyPortrait == ["p landscapeLayout"])
  }

  /// Attributes affected by a state change are changed in every layout.
  @Test func changesPersistInEveryState() throws {
    let screen = try screen().making(#require(StateChange("Title.text=Other"))).screen
    for state in [nil, "compactLayout", "landscapeLayout", nil] as [String?] {
      let tree = tree(screen, state)
      guard case .label(let label)? = tree.views.first(where: { $0.objectID == "ttl-lb-001" })?.content
      else { return #expect(Bool(false)) }
      #expect(label.text == "Other")
      #expect(label.font.size == (state == "compactLayout" ? 18 : 24))
    }
  }

  /// A custom attribute: unsupported ones are reported, and carried once registered.
  @Test func customAttributes() throws {
    let text = try String(decoding: Checkout.bytes(Self.document), as: UTF8.self)
      .replacing("value=\"font\"", with: "value=\"font, tag\"")
      .replacing("text=\"Small\" ", with: "text=\"Small\" tag=\"7\" ")
    let tag = TemplateAttribute(keyPath: "tag", read: { .number(Double($0.tag)) }) {
      if case .number(let number) = $0 { $1.tag = Int(number) }
    }
    for attributes in [[], [tag]] {
      let input = InputFile(path: "States.storyboard", bytes: Array(text.utf8))
      let scene = try #require(LoadedDocument.load(input).scenes.first)
      let screen = Screen(scene, templateAttributes: attributes)
      #expect(screen.findings.contains { $0.category == .ignored } == attributes.isEmpty)
      let title = tree(screen, "compactLayout").views.first { $0.objectID == "ttl-lb-001" }
      #expect(title?.tag == (attributes.isEmpty ? 0 : 7))
    }
  }

  /// The example of LDOLayoutTemplates: of 60 views in templates, those with the same text as their counterparts have
  /// the frames of the template's views in the file.
  @Test(.enabled(if: Checkout.corpus != nil, "no corpus of real documents at hand"))
  func originalExample() throws {
    let path = "\(try #require(Checkout.corpus))/\(Self.example)"
    var count = 0
    var agreeing = 0
    for scene in try LoadedDocument.load(path, for: ReadingTraits(embedsScenes: false)).scenes
    where !scene.isConstraintTemplate {
      let screen = Screen(scene)
      for state in screen.states {
        let frames = screen.framesAsDesigned(scale: 2, fonts: TestFonts.library, state: state.name)
        for target in state.targets {
          let (rect, saved) = (frames[target.live], target.frame)
          count += 1
          let misses = [
            rect.minX - saved.minX, rect.minY - saved.minY, rect.maxX - saved.maxX, rect.maxY - saved.maxY,
          ]
          agreeing += misses.allSatisfy { abs($0) <= 1 } ? 1 : 0
        }
      }
    }
    #expect(count == 60 && agreeing >= 54)
  }
}
