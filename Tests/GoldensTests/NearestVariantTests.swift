import PictureComparison
import Testing

@testable import Goldens

/// Which of an item's pictures comes first.
@Suite struct NearestVariantTests {
  private func failure(_ path: String, _ distance: Int, _ old: String = "1") -> GoldenFailure {
    var failure = GoldenFailure(
      path: path, reason: .different, document: "Main.storyboard", scene: "Login", variant: path,
      actual: PixelHash("0123456789abcdef0123456789abcdef")!, tree: "00112233445566ff",
      renderer: "ffeeddccbbaa9988")
    (failure.distance, failure.knowsTrees) = (distance, true)
    failure.changes = [
      TreeChange(
        kind: .restyled, viewID: "a", view: "UILabel (id a)", path: "UIView", property: "alpha", old: old,
        new: "2",
        line: 5)
    ]
    return failure
  }

  /// The document's own variant, not the alphabetically first; it is the one whose values are reported.
  @Test func theDocumentsOwnVariantComesFirst() throws {
    let failures = [
      failure("L.iphone-11.landscape.dark.de.png", 40_001, "of the first"),
      failure("L.iphone-se.landscape.png", 10_001),
      failure("L.iphone-se.portrait.png", 0, "its own"),
    ]
    let item = try #require(GoldenItem.items(of: failures).first)
    #expect(
      item.failures.map(\.path) == [
        "L.iphone-se.portrait.png", "L.iphone-se.landscape.png", "L.iphone-11.landscape.dark.de.png",
      ])
    #expect(item.changes.map(\.old) == ["its own"])
    #expect(item.pictures(limit: 1).hasPrefix("3 pictures of \"Login\": L.iphone-se.portrait.png; …"))
  }

  /// Without distances the plainest name comes first, and items keep the order of their documents.
  @Test func plainNamesComeFirst() {
    let failures = [failure("A.landscape.dark.png", 0), failure("A.portrait.png", 0)]
    #expect(
      GoldenItem.items(of: failures)[0].failures.map(\.path) == ["A.portrait.png", "A.landscape.dark.png"])
  }
}
