import Foundation
import LayoutshotKit
import TestSupport
import Testing

/// Drawing documents from a program, with one import.
struct DocumentTests {
  @Test func everyScreenIsDrawnInBothOrientations() throws {
    let document = try Layoutshot().open(Checkout.fixture("command/Login.xib"))
    let screen = try #require(document.screens.first)
    let pictures = try ScreenRequest().traits(for: screen).map { try screen.picture($0).png() }
    #expect(pictures.count == 2 && pictures[0] != pictures[1])
    #expect(pictures.allSatisfy { $0.starts(with: [0x89, 0x50, 0x4E, 0x47]) })
  }

  @Test func layoutsAndFindingsAreValues() throws {
    let document = try Layoutshot().open(Checkout.fixture("layout/marks/conflict.xib"))
    let screen = try #require(document.screens.first)
    #expect(document.screen(named: screen.name) === screen && document.screen(named: "nobody") == nil)
    let portrait = screen.layOut(try screen.traits(.portrait, scale: 2))
    let landscape = screen.layOut(try screen.traits(.landscape, scale: 2))
    #expect(portrait.canvas != landscape.canvas && portrait.views.map(\.id) == landscape.views.map(\.id))
    // The same conflict in two layouts is one finding.
    #expect(portrait.findings.count == 1 && document.findings.count { $0 == portrait.findings[0] } == 1)
  }

  @Test func appearanceAndLanguageAreTraits() throws {
    let layoutshot = try Layoutshot()
    let path = Checkout.fixture("command/Login.xib")
    func picture(_ request: ScreenRequest) throws -> [UInt8] {
      let screen = try #require(layoutshot.open(path, for: request.reading).screens.first)
      return try screen.picture(request.traits(for: screen)[0]).png()
    }
    var dark = ScreenRequest()
    dark.appearance = .dark
    var doubled = ScreenRequest()
    doubled.language = ScreenLanguage("pseudo-double")
    let pictures = try [ScreenRequest(), dark, doubled].map(picture)
    #expect(Set(pictures).count == 3)
  }

  @Test func framesEqualTheCommandsOutput() throws {
    let screen = try #require(try Layoutshot().open(Checkout.fixture("command/Login.xib")).screens.first)
    let traits = try screen.traits(.landscape)
    let json = try JSONSerialization.jsonObject(with: Data(screen.framesJSON([traits]).utf8))
    let scenes = (json as? [String: Any])?["scenes"] as? [[String: Any]]
    #expect(scenes?.count == 1 && scenes?[0]["orientation"] as? String == "landscape")
    let root = scenes?[0]["root"] as? [String: Any]
    #expect(root?["id"] as? String == screen.layOut(traits).views.first?.id)
  }

  @Test func viewsAreChangedAndRemoved() throws {
    let screen = try #require(try Layoutshot().open(Checkout.fixture("command/Login.xib")).screens.first)
    let traits = try screen.traits()
    let before = screen.layOut(traits)
    let view = try #require(before.views.last)
    try screen.remove(view.id)
    for traits in [traits, try screen.traits(.landscape)] {
      let after = screen.layOut(traits)
      #expect(after[view.id] == nil && after.views.count < before.views.count)
    }
    #expect(throws: UnknownNameError.self) { try screen.remove("nobody") }
    #expect(throws: RequestError.self) { try screen.set("nobody.text=Ana") }
  }
}
