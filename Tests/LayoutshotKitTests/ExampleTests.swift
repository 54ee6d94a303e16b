import Foundation
import LayoutshotKit
import TestSupport
import Testing

/// The library as a program uses it: with one import.
struct ExampleTests {
  /// What the documentation of `Layoutshot` shows, word for word; `documentationIsTheExample` holds it.
  private func example(_ path: String) throws -> [[UInt8]] {
    var pictures: [[UInt8]] = []
    let layoutshot = try Layoutshot()
    let document = try layoutshot.open(path)
    for screen in document.screens {
      for traits in ScreenRequest().traits(for: screen) {
        let picture = document.picture(of: screen, traits)
        let bytes = try picture.png()
        pictures.append(bytes)
      }
    }
    return pictures
  }

  @Test func everyScreenIsDrawnInBothOrientations() throws {
    let pictures = try example(Checkout.fixture("command/Login.xib"))
    #expect(pictures.count == 2 && pictures[0] != pictures[1])
    #expect(pictures.allSatisfy { $0.starts(with: [0x89, 0x50, 0x4E, 0x47]) })
  }

  @Test func documentationIsTheExample() throws {
    func lines(_ text: Substring) -> [String] {
      text.split(separator: "\n").map { $0.trimmingCharacters(in: CharacterSet(charactersIn: " /")) }
        .filter { !$0.isEmpty }
    }
    let source = String(
      decoding: try Checkout.bytes("\(Checkout.root)/Sources/LayoutshotKit/Layoutshot.swift"), as: UTF8.self)
    let shown = try #require(source.split(separator: "```swift", maxSplits: 1).last)
    let example = String(decoding: try Checkout.bytes("\(#filePath)"), as: UTF8.self)
    let known = Set(lines(Substring(example)))
    for line in lines(try #require(shown.split(separator: "/// ```", maxSplits: 1).first)) {
      #expect(known.contains(line.replacing("\"Login.xib\"", with: "path")), "\(line)")
    }
  }

  @Test func layoutsAndFindingsAreValues() throws {
    let layoutshot = try Layoutshot()
    let document = try layoutshot.open(Checkout.fixture("layout/marks/conflict.xib"))
    let screen = try #require(document.screens.first)
    #expect(document.screen(named: screen.name) === screen && document.screen(named: "nobody") == nil)
    let portrait = document.layOut(screen, ScreenTraits(orientation: .portrait, scale: 2))
    let landscape = document.layOut(screen, ScreenTraits(orientation: .landscape, scale: 2))
    #expect(portrait.frames.canvas != landscape.frames.canvas)
    // The same conflict in two layouts is one finding.
    #expect(portrait.findings.count == 1 && document.findings.count { $0 == portrait.findings[0] } == 1)
  }

  @Test func appearanceAndLanguageAreTraits() throws {
    let layoutshot = try Layoutshot()
    let path = Checkout.fixture("command/Login.xib")
    func picture(_ request: ScreenRequest) throws -> [UInt8] {
      let document = try layoutshot.open(path, for: request.reading)
      let screen = try #require(document.screens.first)
      return try document.picture(of: screen, request.traits(for: screen)[0]).png()
    }
    var dark = ScreenRequest()
    dark.appearance = .dark
    var doubled = ScreenRequest()
    doubled.language = ScreenLanguage("pseudo-double")
    let pictures = try [ScreenRequest(), dark, doubled].map(picture)
    #expect(Set(pictures).count == 3)
  }
}
