import Foundation
import TestSupport
import Testing

/// The guide's programs are the ones compiled and run here.
struct GuideTests {
  @Test func programsRun() throws {
    let folder = try Folder()
    let login = Checkout.fixture("command/Login.xib")
    try DocumentProgram.run(document: login, folder: folder.path)
    try ScreenProgram.run(folder: folder.path)
    try ListProgram.run(folder: folder.path)
    try ArrangementProgram.run(folder: folder.path)
    try TemplateProgram.run(folder: folder.path)
    try StateProgram.run(folder: folder.path)
    try RegistrationProgram.run(document: login)
    try GoldenProgram.run(document: login, folder: folder.path)
    for name in [
      "card.png", "card.dark.png", "frames.json", "trip.png", "trip.map.png", "offline.png", "steps.png",
    ] {
      #expect(folder.names.contains(name), "\(name)")
    }
    #expect(folder.names.count { $0.hasSuffix("landscape.png") || $0.hasSuffix("portrait.png") } == 4)
    let frames = try FileManager.default.contentsOfDirectory(atPath: "\(folder.path)/offline")
    #expect(frames.count == 7)
  }

  /// The lines of each program are in the guide, in their order; the guide has additional lines: imports and setup.
  @Test func programsEqualTheGuides() throws {
    let guide = blocks(
      of: String(decoding: try Checkout.bytes("\(Checkout.root)/Docs/Library.md"), as: UTF8.self))
    let source = try Checkout.bytes("\(Checkout.root)/Tests/LayoutshotKitTests/Guide/Programs.swift")
    let programs = String(decoding: source, as: UTF8.self).components(separatedBy: "\nenum ").dropFirst()
    #expect(programs.count == guide.count)
    for (program, block) in zip(programs, guide) {
      let body = lines(program).dropFirst(2).dropLast(2)
      let shown = block.filter { line in
        !line.hasPrefix("import ") && !line.hasPrefix("let folder = ") && !line.hasPrefix("let document = ")
      }
      #expect(Array(body) == shown)
      #expect(block.first == "import LayoutshotKit")
    }
  }

  /// The guide's XCTest code is run with the example.
  @Test func exampleTestsAreInTheGuide() throws {
    let file = "\(Checkout.root)/Examples/Player/Tests/SnapshotTests/ProfileTests.swift"
    let example = Set(lines(String(decoding: try Checkout.bytes(file), as: UTF8.self)))
    let guide = String(decoding: try Checkout.bytes("\(Checkout.root)/Docs/Library.md"), as: UTF8.self)
    let block = try #require(
      blocks(of: guide, importing: "LayoutshotTesting").first { $0.contains("import XCTest") })
    #expect(block.allSatisfy { example.contains($0) })
  }

  private func lines(_ text: String) -> [String] {
    text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
  }

  /// The programs of a guide: its blocks of Swift that begin with an import of the library.
  private func blocks(of text: String, importing module: String = "LayoutshotKit") -> [[String]] {
    text.components(separatedBy: "```swift\n").dropFirst().map { part in
      lines(String(part.components(separatedBy: "```")[0]))
    }.filter { $0.first == "import \(module)" }
  }
}
