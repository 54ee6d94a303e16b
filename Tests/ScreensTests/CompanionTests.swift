import Diagnostics
import Foundation
import Screens
import TestSupport
import Testing
import Views

/// The search for a document's other layout, and the pairing of its scenes.
@Suite struct CompanionTests {
  @Test(arguments: [
    ("Card.xib", "Card-landscape.xib"), ("Card.xib", "Card_landscape.xib"),
    ("Card.xib", "Card~landscape.xib"), ("Card.xib", "CardLandscape.xib"),
    ("Card.xib", "Card-Landscape.xib"), ("Card.xib", "CARD-LANDSCAPE.XIB"),
    ("Card.xib", "card_LandScape.xib"),
    ("Card-portrait.xib", "Card-landscape.xib"), ("CardPortrait.xib", "CardLandscape.xib"),
    ("Card_Portrait.xib", "Card~landscape.xib"), ("Card.storyboard", "Card-landscape.storyboard"),
    ("Größe.xib", "Größe-Landscape.xib"), ("A.B.xib", "A.B-landscape.xib"),
  ])
  func conventions(_ name: String, _ companion: String) throws {
    let folder = try Folder()
    let path = try folder.write("", to: name)
    #expect(LayoutCompanion.landscape(of: path, in: .untraced) == nil)
    _ = try folder.write("", to: companion)
    _ = try folder.write("", to: "Other-landscape.xib")
    #expect(LayoutCompanion.landscape(of: path, in: .untraced) == "\(folder.path)/\(companion)")
  }

  @Test(arguments: [
    ("Card.xib", "Card-landscape.storyboard"), ("Card.xib", "Card2-landscape.xib"),
    ("Card.xib", "Card--landscape.xib"), ("Card.xib", "Card-landscape.xib.bak"),
    ("Card-landscape.xib", "Card-landscape-landscape.xib"), ("CardLandscape.xib", "Card-landscape.xib"),
    ("Portrait.xib", "Landscape.xib"), ("Card~ipad.xib", "Card-landscape.xib"),
  ])
  func otherNamesAreNotCompanions(_ name: String, _ other: String) throws {
    let folder = try Folder()
    _ = try folder.write("", to: other)
    #expect(LayoutCompanion.landscape(of: try folder.write("", to: name), in: .untraced) == nil)
  }

  @Test func theFirstOfSeveralConventionsIsUsed() throws {
    let folder = try Folder()
    for name in ["Alandscape.xib", "A~landscape.xib", "A_landscape.xib", "A-landscape.xib"] {
      let path = try folder.write("", to: name)
      #expect(LayoutCompanion.landscape(of: "\(folder.path)/A.xib", in: .untraced) == path)
    }
    #expect(LayoutCompanion.landscape(of: "/nowhere/A.xib", in: .untraced) == nil)
  }

  @Test func companionsAreAddedAndRemoved() throws {
    let folder = try Folder()
    let path = try folder.write("", to: "Card.xib")
    // A folder unchanged for a long time, whose names are cached.
    func settle(hours: Double) throws {
      let time = Date(timeIntervalSinceNow: -3600 * hours)
      try FileManager.default.setAttributes([.modificationDate: time], ofItemAtPath: folder.path)
    }
    try settle(hours: 1)
    for _ in 0..<2 { #expect(LayoutCompanion.landscape(of: path, in: .untraced) == nil) }
    let other = try folder.write("", to: "Card-landscape.xib")
    #expect(LayoutCompanion.landscape(of: path, in: .untraced) == other)
    try settle(hours: 2)
    for _ in 0..<2 { #expect(LayoutCompanion.landscape(of: path, in: .untraced) == other) }
    try FileManager.default.removeItem(atPath: other)
    #expect(LayoutCompanion.landscape(of: path, in: .untraced) == nil)
  }

  @Test func outputNamesOmitPortrait() throws {
    let folder = try Folder()
    let path = try folder.write("", to: "Self-portrait.xib")
    var companions = LoadedDocument.Companions()
    #expect(companions.documentName(of: path, in: .untraced) == "Self-portrait")
    #expect(companions.documentName(of: "-", in: .untraced) == "stdin")
    _ = try folder.write("", to: "Self-landscape.xib")
    #expect(companions.documentName(of: path, in: .untraced) == "Self")
    companions.followsConventions = false
    #expect(companions.documentName(of: path, in: .untraced) == "Self-portrait")
    companions.landscape = "B.xib"
    #expect(companions.documentName(of: path, in: .untraced) == "Self")
  }

  // MARK: Attaching

  private let upright = document(view("p", "0 0 375 667", label("a", "10 10 50 20", "A")))
  private let turned = document(
    view("l", "0 0 667 375", label("b", "90 5 50 20", "A")), orientation: "landscape")

  private func loaded(
    _ text: String, portrait: String? = nil, landscape: String? = nil, beside: String? = nil
  ) throws -> LoadedDocument {
    let folder = try Folder()
    let path = try folder.write(text, to: "X.xib")
    if let beside { _ = try folder.write(beside, to: "X-landscape.xib") }
    var companions = LoadedDocument.Companions()
    companions.portrait = try portrait.map { try folder.write($0, to: "P.xib") }
    companions.landscape = try landscape.map { try folder.write($0, to: "L.xib") }
    return try LoadedDocument.load(path, companions: companions)
  }

  @Test func landscapeFileNextToADocument() throws {
    for document in [try loaded(upright, beside: turned), try loaded(upright, landscape: turned)] {
      let scene = try #require(document.scenes.first)
      #expect(scene.portraitTemplate === scene.tree && scene.landscapeTemplate?.root.objectID == "l")
      #expect(document.findings.isEmpty)
    }
    let companion = try loaded(upright, beside: turned).companion
    #expect(companion?.hasSuffix("X-landscape.xib") == true)
  }

  @Test func portraitFileOfALandscapeDocument() throws {
    let document = try loaded(turned, portrait: upright)
    let screen = Screen(try #require(document.scenes.first))
    #expect(screen.canvas.orientation == .landscape)
    #expect(screen.place("b", screen.frames(.portrait, scale: 1)) == "10 10 50 20")
    #expect(screen.place("b", screen.frames(.landscape, scale: 1)) == "90 5 50 20")
    #expect(
      screen.portrait?.pairs.count == 2 && screen.landscape?.pairs.allSatisfy { $0.rule == .identity } == true
    )
  }

  @Test func thirdLiveTree() throws {
    let live = document(view("t", "0 0 375 667", label("c", "1 2 3 4", "A")))
    let screen = Screen(
      try #require(try loaded(live, portrait: upright, landscape: turned).scenes.first))
    #expect(screen.place("c", screen.frames(.portrait, scale: 1)) == "10 10 50 20")
    #expect(screen.place("c", screen.frames(.landscape, scale: 1)) == "90 5 50 20")
    #expect(screen.place("c", screen.framesAsDesigned(scale: 1)) == "1 2 3 4")
  }

  @Test func outletsTakePrecedenceOverFiles() throws {
    let both = document(
      owner("view=p", "portraitView=p", "landscapeView=l") + view("p", "0 0 375 667")
        + view("l", "0 0 667 375"))
    let document = try loaded(both, beside: turned)
    #expect(document.scenes.first?.landscapeTemplate?.root.subviews.isEmpty == true)
    #expect(document.findings.map(\.category) == [.outlet])
    #expect(document.findings.first?.message.contains("has a landscape layout of its own") == true)
    #expect(try loaded(both, landscape: turned).scenes.first?.landscapeTemplate?.root.subviews.count == 1)
  }

  private func owners(_ names: String...) -> String {
    let controllers = names.enumerated().map { place, name in
      "<viewController title=\"\(name)\" id=\"v\(name)\(place)\">"
        + "<view key=\"view\" id=\"r\(name)\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"375\" height=\"667\"/>"
        + "</view></viewController>"
    }
    return document(controllers.joined())
  }

  private func partners(_ live: String, _ other: String) throws -> [String] {
    let document = try loaded(live, landscape: other)
    let pairs = document.scenes.map { "\($0.name)-\($0.landscapeTemplate?.root.objectID.dropFirst() ?? "")" }
    return pairs + document.findings.map(\.category.rawValue)
  }

  @Test func scenesPairByName() throws {
    #expect(try partners(owners("A", "B"), owners("B", "A")) == ["A-A", "B-B"])
    #expect(try partners(owners("A", "B", "C"), owners("C")) == ["A-", "B-", "C-C"])
  }

  @Test func singleScenesPair() throws {
    #expect(try partners(owners("A"), owners("Z")) == ["A-Z"])
  }

  @Test func remainingScenesPairByOrder() throws {
    #expect(try partners(owners("A", "B", "C"), owners("B", "Y", "Z")) == ["A-", "B-B", "C-Z", "unmatched"])
    #expect(try partners(owners("A", "B"), owners("A", "Z")) == ["A-A", "B-Z"])
  }

  @Test func layoutsWithoutASceneAreReported() throws {
    #expect(try partners(owners("A", "B", "C"), owners("A", "Z")) == ["A-A", "B-", "C-", "unmatched"])
  }

  @Test func noSceneGetsTwoLayouts() throws {
    #expect(try partners(owners("A", "B", "C"), owners("A", "A")) == ["A-A", "B-", "C-", "unmatched"])
  }

  @Test func companionErrorsHaveItsPath() throws {
    #expect { try loaded(upright, landscape: "<x/>") } throws: {
      ($0 as? any LocatedError)?.location?.file.hasSuffix("L.xib") == true
    }
  }
}
