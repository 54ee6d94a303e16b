import LayoutshotTesting
import Testing

@testable import Player

/// The player: its views are matched by their roles, and the lyrics are only visible in their state.
struct PlayerTests {
  private let player: Screen

  init() throws { player = try Layoutshot.forPlayer().open(PlayerScreen.description()) }

  @Test func rolesMatch() throws {
    let match = try #require(player.match(for: .landscape))
    #expect(match.pairs.map(\.rule.rawValue) == ["root", "role", "role"])
  }

  @Test func artworkIsWhereItsTemplateHasIt() throws {
    let layout = player.layOut(try player.traits(.landscape))
    #expect(layout["artwork"]?.frame == Rect(x: 83, y: 44, width: 288, height: 288))
  }

  @Test func lyricsAreOfTheirState() throws {
    let initial = player.layOut(try player.traits())
    let lyrics = player.layOut(try player.traits(state: "lyrics"))
    #expect(initial["lyrics"]?.alpha == 0 && lyrics["lyrics"]?.alpha == 1)
  }
}
