import Geometry
import Screens
import TestSupport
import Testing
import Views

/// The pictures of a request, and their file names.
@Suite struct RequestTests {
  /// Numbers for names continue from the last one, not from the beginning.
  @Test func manyUsedNames() {
    var names = UniqueNames()
    #expect((0..<4).map { _ in names.claim("Scene") } == ["Scene", "Scene-2", "Scene-3", "Scene-4"])
    #expect(names.claim("scene-6") == "scene-6")
    #expect((0..<3).map { _ in names.claim("SCENE") } == ["SCENE-5", "SCENE-7", "SCENE-8"])
    for _ in 0..<100_000 { _ = names.claim("Scene") }
    #expect(names.claim("Scene") == "Scene-100009")
  }

  private let phone = Device(named: "iphone-8")!
  private let pad = Device(named: "ipad-11")!
  private let canvas = DesignCanvas(
    device: "retina4_7", screen: Size(width: 667, height: 375), orientation: .landscape, scale: 2)

  private func variants(_ change: (inout ScreenRequest) -> Void) -> [String] {
    var request = ScreenRequest()
    change(&request)
    return request.traits(for: canvas).map { traits in
      [
        traits.device?.name, traits.orientation.rawValue, traits.screen.map { text($0) },
        "@\(Int(traits.scale))", traits.isAsDesigned ? "as designed" : nil,
      ].compactMap(\.self).joined(separator: " ")
    }
  }

  @Test func variants() {
    #expect(variants { _ in } == ["portrait @2", "landscape @2"])
    #expect(variants { $0.orientations = [.landscape] } == ["landscape @2"])
    #expect(variants { $0.scale = 3 } == ["portrait @3", "landscape @3"])
    #expect(variants { $0.asDesigned = true } == ["landscape @2 as designed"])
    #expect(
      variants { $0.size = Size(width: 500, height: 300) } == [
        "portrait 300 × 500 @2", "landscape 500 × 300 @2",
      ])
    #expect(
      variants { $0.size = Size(width: 400, height: 400) } == [
        "portrait 400 × 400 @2", "landscape 400 × 400 @2",
      ])
    #expect(
      variants { $0.devices = [pad, phone] } == [
        "ipad-11 portrait 834 × 1194 @2", "ipad-11 landscape 1194 × 834 @2",
        "iphone-8 portrait 375 × 667 @2", "iphone-8 landscape 667 × 375 @2",
      ])
    #expect(
      variants {
        $0.devices = [Device(named: "iphone-15")!]
        $0.orientations = [.portrait]
      } == ["iphone-15 portrait 393 × 852 @3"])
  }

  @Test func selectedScreensKeepTheDocumentsOrder() throws {
    let document = try load(
      document(view("a", "0 0 9 9", with: "userLabel=\"A\"") + view("b", "0 0 9 9", with: "userLabel=\"B\"")))
    let screens = document.scenes.map { Screen($0) }
    var request = ScreenRequest()
    #expect(request.chosen(screens).map(\.name) == ["A", "B"])
    request.scenes = ["b", "A"]
    #expect(request.chosen(screens).map(\.name) == ["A", "B"])
    request.scenes = ["none", "B"]
    #expect(request.chosen(screens).map(\.name) == ["B"])
  }

  // MARK: Names

  @Test func redundantNamePartsAreOmitted() {
    var request = ScreenRequest()
    var traits = ScreenTraits(orientation: .portrait, device: phone, scale: 2)
    func name(_ document: String = "Login", _ scene: String = "") -> String {
      OutputNames(request).name(document: document, scene: scene, traits: traits)
    }
    request.devices = [phone]
    #expect(name() == "Login.portrait.png" && name("Main", "One") == "Main.One.portrait.png")
    request.devices = [phone, pad]
    request.appearance = .dark
    traits.orientation = .landscape
    #expect(name("A.B", "One") == "A.B.One.iphone-8.landscape.dark.png")
  }

  @Test func scenePartsAreSafeAndUnique() {
    func parts(_ names: String...) -> [String] { OutputNames(ScreenRequest()).sceneParts(names) }
    #expect(parts("Only") == [""] && parts() == [])
    #expect(parts("One", "Two") == ["One", "Two"])
    #expect(parts("A", "a", "A-2", "A") == ["A", "a-2", "A-2-2", "A-3"])
    #expect(
      parts("../../etc/passwd", "a b.c", "", "Ö ü", "x\n\u{0}y") == [
        "------etc-passwd", "a_b-c", "screen", "Ö_ü", "x--y",
      ])
    #expect(parts(String(repeating: "長", count: 300), "b")[0].utf8.count == 78)
  }

  private func places(_ paths: String...) -> [String] {
    let companions = LoadedDocument.Companions()
    let places = OutputNames.places(for: paths.map { ($0, companions.documentName(of: $0, in: .untraced)) })
    return places.map { $0.folder.isEmpty ? $0.name : "\($0.folder)/\($0.name)" }
  }

  @Test func documentsHaveSeparateOutputs() {
    #expect(places("a/X.xib", "b/Y.xib") == ["X", "Y"])
    #expect(places("p/a/X.xib", "p/b/X.xib", "p/c/Y.xib") == ["a/X", "b/X", "Y"])
    #expect(places("X.xib", "sub/x.xib") == ["X", "sub/x"])
    #expect(places("/r/en.lproj/X.xib", "/r/de.lproj/X.xib") == ["en.lproj/X", "de.lproj/X"])
    #expect(places("X.xib", "X.storyboard") == ["X.xib", "X.storyboard"])
    #expect(places("../a/X.xib", "a/X.xib") == ["X.xib", "X.xib-2"])
    #expect(places("a b/X.xib", "a_b/X.xib") == ["a_b/X.xib", "a_b/X.xib-2"])
    #expect(places("-", "stdin.xib").count == 2)
  }
}
