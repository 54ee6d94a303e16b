import Files
import Geometry
import InterfaceFile
import Reports
import Screens
import TestSupport
import Testing
import Views

/// Each device and orientation has the matching size-class variations.
@Suite struct SizeClassTests {
  /// One screen of each kind, by device and orientation.
  private static let kinds = [
    "iphone-8 portrait", "iphone-8 landscape", "iphone-8-plus landscape", "ipad-9.7 portrait",
    "ipad-9.7 landscape",
  ]

  private static func loaded(_ name: String) throws -> LoadedDocument {
    let bytes = try Checkout.bytes(Checkout.fixture("layout/size-classes/\(name)/input.xib"))
    return try LoadedDocument.load(InputFile(path: "input.xib", bytes: bytes))
  }

  private func screen(_ name: String) throws -> Screen {
    Screen(try #require(try Self.loaded(name).scenes.first))
  }

  /// Lays out for `device orientation`, or the document's own device if only an orientation is given.
  private func frames(_ screen: Screen, _ kind: String) throws -> Frames {
    try laidOut(screen, kind).frames
  }

  private func laidOut(_ screen: Screen, _ kind: String) throws -> LaidOutScreen {
    let words = kind.split(separator: " ").map(String.init)
    let orientation = try #require(Orientation(rawValue: words[words.count - 1]))
    var traits = ScreenTraits(orientation: orientation, scale: 1)
    if words.count == 2 {
      let device = try #require(Device(named: words[0]))
      (traits.device, traits.screen) = (device, device.size(in: orientation))
    }
    return screen.layOut(traits, fonts: TestFonts.library)
  }

  private func found(_ screen: Screen, _ id: String) throws -> View {
    try #require(screen.tree.views.first { $0.objectID == id })
  }

  /// The view of a layout.
  private func found(_ screen: Screen, _ id: String, _ kind: String) throws -> View {
    let tree = try laidOut(screen, kind).tree
    // Views do not keep the ones around them.
    return try withExtendedLifetime(tree) { try #require(tree.views.first { $0.objectID == id }) }
  }

  private func font(_ screen: Screen, _ id: String, _ kind: String) throws -> Double {
    guard case .label(let label) = try found(screen, id, kind).content else { return 0 }
    return label.font.size
  }

  @Test(arguments: zip(kinds + ["portrait", "landscape"], [100, 150, 250, 200, 200, 100, 150]))
  func constants(_ kind: String, _ width: Double) throws {
    let screen = try screen("values")
    let laidOut = try laidOut(screen, kind)
    #expect(laidOut.frames.inSuperview(try found(screen, "box")).width == width)
    #expect(laidOut.findings.isEmpty)
  }

  @Test(arguments: zip(kinds, [10, 10, 10, 768 - 200, 1024 - 200]))
  func installedConstraints(_ kind: String, _ x: Double) throws {
    let screen = try screen("values")
    #expect(try frames(screen, kind).inSuperview(found(screen, "box")).minX == x)
  }

  @Test(arguments: zip(kinds, [false, false, true, true, true]))
  func installedViews(_ kind: String, _ isInstalled: Bool) throws {
    let screen = try screen("values")
    let laidOut = try laidOut(screen, kind)
    let frames = laidOut.frames
    let tree = laidOut.tree
    let side = tree[try found(screen, "side").id]
    let inside = tree[try found(screen, "side-label").id]
    #expect(side.isInstalled == isInstalled)
    #expect(tree.root.subviews.contains { $0 === side } == isInstalled)
    #expect(frames.isHidden[side.id.index] == !isInstalled)
    #expect(frames.isHidden[inside.id.index] == !isInstalled)
    #expect(tree.installedViews.contains { $0 === inside } == isInstalled)
    if isInstalled { #expect(screen.place("side", frames).hasSuffix(" 35 30 40")) }
    #expect(!screen.tree.views.contains { $0.objectID == "never" })
    #expect(laidOut.findings.isEmpty && screen.findings.isEmpty)
  }

  @Test(arguments: zip(kinds, [17.0, 10, 10, 17, 17]))
  func fonts(_ kind: String, _ size: Double) throws {
    let screen = try screen("values")
    let frames = try frames(screen, kind)
    #expect(try font(screen, "label", kind) == size)
    #expect((frames.inSuperview(try found(screen, "label")).height < 15) == (size == 10))
  }

  @Test(arguments: zip(kinds, ["0 20 80 20", "40 0 40 40", "hidden", "0 20 80 20", "0 20 80 20"]))
  func stacksAndHiddenViews(_ kind: String, _ place: String) throws {
    let screen = try screen("values")
    let frames = try frames(screen, kind)
    let second = try found(screen, "second", kind)
    #expect(second.isHidden == (place == "hidden"))
    #expect(frames.isHidden[second.id.index] == second.isHidden)
    if !second.isHidden { #expect(screen.place("second", frames) == place) }
    if second.isHidden { #expect(screen.place("first", frames) == "0 0 80 40") }
  }

  @Test func colors() throws {
    let screen = try screen("values")
    let red = try found(screen, "box").backgroundColor
    #expect(try found(screen, "box", "ipad-9.7 portrait").backgroundColor != red)
    #expect(try found(screen, "box", "iphone-8 landscape").backgroundColor == red)
  }

  @Test func reportsListInstalledViews() throws {
    let screen = try screen("values")
    for kind in Self.kinds.prefix(4) {
      let words = kind.split(separator: " ").map(String.init)
      var request = ScreenRequest()
      request.devices = [try #require(Device(named: words[0]))]
      request.orientations = [try #require(Orientation(rawValue: words[1]))]
      var report = InspectReport(path: "input.xib", stage: .frames, findings: [])
      for traits in request.traits(for: screen.canvas) {
        report.add(screen, traits, renderer: Renderer(fonts: TestFonts.library))
      }
      let isWide = kind.contains("plus") || kind.contains("ipad")
      #expect(report.text.contains("id side-label") == isWide, "\(kind)")
      #expect(report.text.contains("id side)") == isWide, "\(kind)")
      #expect(!report.text.contains("never"))
    }
  }

  @Test func theDesignIsRestored() throws {
    let screen = try screen("values")
    let first = try Self.kinds.map { try frames(screen, $0).unrounded }
    let designed = screen.framesAsDesigned(scale: 1, fonts: TestFonts.library).unrounded
    var generator = SeededGenerator(seed: 3)
    for _ in 0..<30 {
      let index = Int.random(in: 0..<Self.kinds.count, using: &generator)
      #expect(try frames(screen, Self.kinds[index]).unrounded == first[index])
    }
    #expect(screen.framesAsDesigned(scale: 1, fonts: TestFonts.library).unrounded == designed)
    #expect(designed == first[0])
  }

  @Test func abstractCanvas() throws {
    let screen = try screen("abstract-canvas")
    func width(_ frames: Frames) throws -> Double { frames.inSuperview(try found(screen, "box")).width }
    #expect(try width(frames(screen, "portrait")) == 50)
    #expect(try width(frames(screen, "landscape")) == 50)
    for (kind, expected) in zip(Self.kinds, [60.0, 50, 70, 70, 70]) {
      #expect(try width(frames(screen, kind)) == expected, "\(kind)")
    }
    for (size, expected) in [(Size(width: 600, height: 600), 50.0), (Size(width: 390, height: 800), 60)] {
      let frames = screen.frames(.portrait, screen: size, scale: 1, fonts: TestFonts.library)
      #expect(try width(frames) == expected)
    }
  }

  @Test(arguments: [
    (Size(width: 600, height: 600), SizeClasses.any),
    (Size(width: 320, height: 480), SizeClasses(width: .compact, height: .regular)),
    (Size(width: 700, height: 380), SizeClasses(width: .compact, height: .compact)),
    (Size(width: 930, height: 430), SizeClasses(width: .regular, height: .compact)),
    (Size(width: 2000, height: 1500), SizeClasses(width: .regular, height: .regular)),
  ])
  func classesOfSizes(_ size: Size, _ classes: SizeClasses) {
    #expect(SizeClasses(ofScreen: size) == classes)
  }

  @Test func stateIsKept() throws {
    var screen = try screen("values")
    for text in ["words.text=changed", "words.alpha=1"] {
      let (changed, failure) = screen.making(try #require(StateChange(text)))
      #expect(failure == nil)
      screen = changed
    }
    for (kind, size) in zip(Self.kinds + ["portrait"], [17.0, 10, 10, 17, 17, 17]) {
      guard case .label(let label) = try found(screen, "label", kind).content else { continue }
      #expect(label.text == "changed" && label.font.size == size, "\(kind)")
    }
    let again = screen.making(try #require(StateChange("words.text=again"))).screen
    #expect(try found(again, "label", "iphone-8 landscape").title == "again")
    #expect(try found(screen, "label", "iphone-8 landscape").title == "changed")
    #expect(screen.making(try #require(StateChange("words.on=yes"))).failure != nil)
  }

  /// A view that is removed stays away where size classes install it.
  @Test func removedViewsStayAway() throws {
    let plain = try screen("values")
    let side = try found(plain, "side").id
    let screen = plain.removing(side)
    for kind in Self.kinds {
      #expect(!(try laidOut(screen, kind).tree[side].isInstalled))
    }
    #expect(try laidOut(plain, "ipad-9.7 portrait").tree[side].isInstalled)
  }

  @Test func templatesKeepWorking() throws {
    let screen = try screen("templates")
    // On an iPad it is installed; B of the layout, whose counterpart is missing there, claims no other view.
    #expect(
      screen.findings.map(\.message) == [
        "UITextField \"C\" (id pc) has no counterpart in the landscape layout"
      ])
    #expect(screen.place("pa", try frames(screen, "ipad-9.7 landscape")) == "300 5 60 21")
    #expect(screen.match(for: .landscape, SizeClasses(width: .regular, height: .regular))?.pairs.count == 2)
    #expect(screen.place("pa", try frames(screen, "portrait")) == "10 10 50 20")
    #expect(try font(screen, "pa", "portrait") == 17)
    #expect(screen.place("pa", try frames(screen, "landscape")) == "300 5 60 21")
    #expect(try font(screen, "pa", "landscape") == 10)
    let pad = try frames(screen, "ipad-9.7 portrait")
    for id in ["pa", "pb"] { #expect(pad.isHidden[try found(screen, id).id.index], "\(id)") }
    #expect(screen.place("pc", pad) == "10 70 50 20")
    let turned = try frames(screen, "iphone-8 landscape")
    #expect(turned.isHidden[try found(screen, "pc").id.index])
    #expect(screen.place("pb", turned) == "400 5 60 21")
    #expect(!turned.isHidden[try found(screen, "pa").id.index])
  }

  /// The landscape template has a different value for each of three kinds of screens.
  @Test func templatesVary() throws {
    let screen = try screen("template-variants")
    func place(_ kind: String, _ id: String) throws -> String {
      let frames = try frames(screen, kind)
      return frames.isHidden[try found(screen, id).id.index] ? "hidden" : screen.place(id, frames)
    }
    #expect(try place("iphone-8 landscape", "pa") == "hidden")
    #expect(try place("ipad-9.7 landscape", "pa") == "310 6 70 22")
    #expect(try place("iphone-8-plus landscape", "pa") == "hidden")
    #expect(try place("iphone-8 portrait", "pa") == "10 10 50 20")
    // A view installed only for regular widths has a counterpart there.
    #expect(try place("iphone-8 landscape", "pc") == "hidden")
    #expect(try place("iphone-8-plus landscape", "pc") == "400 5 60 21")
    #expect(try place("ipad-9.7 landscape", "pc") == "400 5 60 21")
    #expect(try place("ipad-9.7 portrait", "pc") == "10 70 50 20")
    #expect(try place("iphone-8 landscape", "pa") == "hidden")
  }

  /// A template view installed only by another class is reported as missing in the live view, once.
  @Test func viewsOfOtherClassesAreMatched() throws {
    let screen = try screen("template-variants")
    let regular = SizeClasses(width: .regular, height: .regular)
    #expect(
      screen.findings.map(\.message).filter { $0.contains("counterpart") } == [
        "UISwitch (id ls) of the landscape layout has no counterpart in the live view"
      ])
    #expect(screen.findings.first?.location?.line == 36)
    #expect(screen.match(for: .landscape)?.unmatchedTemplate.isEmpty == true)
    #expect(screen.match(for: .landscape, regular)?.unmatchedTemplate.map(\.summary.objectID) == ["ls"])
    #expect(screen.match(for: .landscape, regular)?.pairs.count == 3)
  }

  @Test func companionsVary() throws {
    let folder = try Folder()
    func text(_ id: String, _ frame: String, _ more: String) -> String {
      document(
        view("\(id)-root", "0 0 375 667", view(id, frame).replacing("</view>", with: more + "</view>")))
    }
    let live = try folder.write(text("box", "10 10 50 50", ""), to: "Card.xib")
    _ = try folder.write(
      text(
        "flat", "20 20 60 60",
        "<variation key=\"widthClass=regular\"><rect key=\"frame\" x=\"30\" y=\"30\" width=\"70\" height=\"70\"/></variation>"
      ),
      to: "Card-landscape.xib")
    let screen = Screen(try LoadedDocument.load(live).scenes[0])
    #expect(screen.place("box", try frames(screen, "iphone-8 landscape")) == "20 20 60 60")
    #expect(screen.place("box", try frames(screen, "ipad-9.7 landscape")) == "30 30 70 70")
    #expect(screen.place("box", try frames(screen, "ipad-9.7 portrait")) == "10 10 50 50")
  }

  @Test func treesOfOtherClassesAreFreed() throws {
    weak var other: ViewTree?
    let screen: Screen
    do {
      var document = try Self.loaded("values")
      #expect(document.scenes[0].sizeClassTrees.map(\.classes.count).reduce(0, +) == 3)
      other = document.scenes[0].sizeClassTrees[0].tree
      #expect(other != nil)
      screen = Screen(document.scenes.removeLast())
    }
    #expect(other == nil)
    #expect(screen.tree.views.count == 8)
    weak var variant: ViewTree?
    do {
      var document = try Self.loaded("template-variants")
      variant = document.scenes[0].landscapeVariants.first?.tree
      #expect(variant != nil)
      _ = Screen(document.scenes.removeLast())
    }
    #expect(variant == nil)
  }

  @Test func documentsAreReadAgainOnlyForDifferences() throws {
    let plain = document(view("r", "0 0 375 667", label("a", "0 0 9 9", "A")))
    func groups(_ text: String) throws -> [[SizeClasses]] {
      try InterfaceDocument.read(Array(text.utf8), file: "a.xib").sizeClassGroups
    }
    #expect(try groups(plain) == [SizeClasses.all])
    #expect(try load(plain).scenes[0].sizeClassTrees.isEmpty)
    func varied(_ key: String) -> String {
      plain.replacing("</label>", with: "<variation key=\"\(key)\" alpha=\"0.5\"/></label>")
    }
    for key in ["default", "userInterfaceIdiom=mac", ""] {
      #expect(try load(varied(key)).scenes[0].sizeClassTrees.isEmpty)
    }
    #expect(try load(varied("widthClass=regular")).scenes[0].sizeClassTrees.count == 1)
    #expect(
      try load(varied("heightClass=compact-widthClass=regular")).scenes[0].sizeClassTrees.map(\.classes)
        == [[SizeClasses(width: .regular, height: .compact)]])
    #expect(try load(varied("widthClass=compact")).findings.count == load(varied("default")).findings.count)
  }
}
