import Geometry
import Painting
import Screens
import Templates
import TestSupport
import Testing
import Views

/// The one tree and its layouts.
@Suite struct ScreenTests {
  private static let wide = "widthSizable=\"YES\""
  private static let right = "flexibleMinX=\"YES\""

  private static func twoLayouts(live: String) -> String {
    document(
      owner("view=\(live)", "portraitView=p", "landscapeView=l")
        + view("p", "0 0 375 667", label("pa", "10 10 50 20", "A"), label("pb", "10 40 50 20", "B"))
        + view("l", "0 0 667 375", label("la", "300 5 60 21", "A"), label("lb", "400 5 60 21", "B")))
  }

  @Test(arguments: ["p", "l"]) func eitherTemplateMayBeLive(_ live: String) throws {
    let screen = try onlyScreen(Self.twoLayouts(live: live))
    let portrait = screen.frames(.portrait, scale: 2)
    #expect(text(portrait.canvas) == "375 × 667")
    #expect(screen.place("\(live)a", portrait) == "10 10 50 20")
    #expect(screen.place("\(live)b", portrait) == "10 40 50 20")
    let landscape = screen.frames(.landscape, scale: 2)
    #expect(text(landscape.canvas) == "667 × 375")
    #expect(screen.place("\(live)a", landscape) == "300 5 60 21")
    #expect(screen.findings.isEmpty)
    let own: Orientation = live == "p" ? .portrait : .landscape
    #expect(screen.canvas.orientation == own)
    #expect(screen.framesAsDesigned(scale: 2).inWindow == screen.frames(own, scale: 2).inWindow)
  }

  @Test func thirdLiveTree() throws {
    let text = Self.twoLayouts(live: "t").replacing(
      "</objects>",
      with: view("t", "0 0 375 667", label("ta", "0 0 9 9", "A"), label("tb", "1 1 9 9", "B")) + "</objects>")
    let screen = try onlyScreen(text)
    #expect(screen.place("ta", screen.frames(.portrait, scale: 1)) == "10 10 50 20")
    #expect(screen.place("tb", screen.frames(.landscape, scale: 1)) == "400 5 60 21")
    #expect(screen.place("tb", screen.framesAsDesigned(scale: 1)) == "1 1 9 9")
  }

  @Test(arguments: [
    ("320 460", "480 × 300"), ("320 480", "480 × 320"), ("320 416", "480 × 256"), ("480 320", "480 × 320"),
    ("320 44", "480 × 44"), ("200 100", "200 × 100"),
  ])
  func singleLayoutAdaptsToTheOtherOrientation(_ size: String, _ landscape: String) throws {
    let sides = size.split(separator: " ")
    let screen = try onlyScreen(
      document(
        view(
          "r", "0 0 \(size)", label("w", "10 10 100 20", "W", mask: Self.wide),
          label("r1", "10 30 100 20", "R", mask: Self.right)), device: nil))
    let frames = screen.frames(.landscape, scale: 2)
    #expect(text(frames.canvas) == landscape)
    let change = frames.canvas.width - (Double(sides[0]) ?? 0)
    #expect(screen.place("w", frames) == "10 10 \(Int(100 + change)) 20")
    #expect(screen.place("r1", frames) == "\(Int(10 + change)) 30 100 20")
    if size != "480 320" {
      #expect(text(screen.frames(.portrait, scale: 2).canvas) == size.replacing(" ", with: " × "))
    }
  }

  @Test func loneTemplateServesBothOrientations() throws {
    let screen = try onlyScreen(
      document(
        owner("view=t", "landscapeView=l") + view("t", "0 0 375 667", label("ta", "1 1 9 9", "A"))
          + view("l", "0 0 667 375", label("la", "300 5 60 21", "A", mask: Self.right))))
    #expect(screen.place("ta", screen.frames(.landscape, scale: 1)) == "300 5 60 21")
    let portrait = screen.frames(.portrait, scale: 1)
    #expect(text(portrait.canvas) == "375 × 667" && screen.place("ta", portrait) == "8 5 60 21")
  }

  @Test func devicesStretchTheLayoutOfTheirOrientation() throws {
    let screen = try onlyScreen(Self.twoLayouts(live: "p"))
    let device = try #require(Device(named: "iPhone 15"))
    for orientation in Orientation.allCases {
      let frames = screen.frames(orientation, screen: device.size(in: orientation), scale: device.scale)
      #expect(frames.canvas == device.size(in: orientation) && frames.scale == 3)
    }
    let bar = try onlyScreen(document(view("r", "0 0 320 460"), device: nil))
    #expect(
      text(bar.frames(.portrait, screen: Size(width: 414, height: 896), scale: 2).canvas) == "414 × 896")
    #expect(
      text(bar.frames(.landscape, screen: Size(width: 896, height: 414), scale: 2).canvas) == "896 × 414")
    let cell = try onlyScreen(document(view("r", "0 0 375 44")))
    #expect(
      text(cell.frames(.portrait, screen: Size(width: 414, height: 896), scale: 2).canvas) == "414 × 896")
  }

  @Test func layoutsAreRestoredExactly() throws {
    let documents = [
      Self.twoLayouts(live: "p"), Self.twoLayouts(live: "l"),
      document(
        owner("view=t", "portraitView=p", "landscapeView=l")
          + view(
            "t", "0 0 375 667",
            view("odd", "7 7 101 33", mask: Self.wide, label("in", "3 3 37 11", "I", mask: Self.wide)))
          + view("p", "0 0 375 667", view("podd", "7 9 333 77", label("pin", "1 2 3 4", "I")))
          + view("l", "0 0 667 375", view("lodd", "5 3 211 53"))),
      document(
        view(
          "r", "0 0 320 460",
          view(
            "m", "11 13 17 19", mask: "\(Self.wide) \(Self.right)",
            label("i", "1 2 3 4", "I", mask: Self.wide)))),
    ]
    var generator = SeededGenerator(seed: 7)
    for text in documents {
      let screen = try onlyScreen(text)
      let sizes = [nil, Size(width: 414, height: 896), Size(width: 333, height: 777)]
      func frames(_ step: Int) -> [Rect] {
        if step == 6 { return screen.framesAsDesigned(scale: 3).unrounded }
        let size = sizes[step / 2]
        return step % 2 == 0
          ? screen.frames(.portrait, screen: size, scale: 3).unrounded
          : screen.frames(.landscape, screen: size?.transposed, scale: 3).unrounded
      }
      let first = (0..<7).map(frames)
      for _ in 0..<200 {
        let step = Int.random(in: 0..<7, using: &generator)
        #expect(frames(step) == first[step])
      }
    }
  }

  @Test func templateTreesAreFreed() throws {
    weak var template: ViewTree?
    weak var live: ViewTree?
    let screen: Screen
    do {
      var document = try load(Self.twoLayouts(live: "p"))
      template = document.scenes[0].landscapeTemplate
      live = document.scenes[0].tree
      #expect(template != nil)
      let scene = document.scenes.removeLast()
      screen = Screen(scene)
    }
    #expect(template == nil)
    #expect(live === screen.tree)
  }

  @Test func screenNames() throws {
    let screen = try onlyScreen(Self.twoLayouts(live: "p"))
    for name in ["Owner", "p", "-1"] { #expect(screen.answers(to: name), "\(name)") }
    for name in ["", "owner", "l"] { #expect(!screen.answers(to: name), "\(name)") }
  }

  @Test func highlightsAreAtTheLayoutsPositions() throws {
    let screen = try onlyScreen(
      document(
        owner("view=p", "portraitView=p", "landscapeView=l")
          + view("p", "0 0 375 667", label("a", "10 10 50 20", "A"))
          + view("l", "0 0 667 375", label("b", "33 44 55 21", "B"))
      ).replacing("<label id=\"b\"", with: "<label customClass=\"Other\" id=\"b\""))
    func marks(_ orientation: Orientation, _ kinds: Set<Highlight.Kind>) -> [Highlight] {
      let renderer = Renderer(fonts: TestFonts.library, highlights: kinds)
      let laidOut = screen.layOut(ScreenTraits(orientation: orientation, scale: 2), fonts: nil)
      return renderer.drawing(of: laidOut).highlights
    }
    let found = marks(.landscape, [.unmatched, .ghost, .shared])
    #expect(found.map(\.kind) == [.unmatched, .ghost])
    #expect(found.map { text($0.rect) } == ["10 10 50 20", "33 44 55 21"])
    #expect(marks(.landscape, []).isEmpty)
    #expect(marks(.portrait, [.unmatched]).isEmpty)
  }
}
