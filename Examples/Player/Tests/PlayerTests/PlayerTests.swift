import LayoutshotTesting
import Testing

@testable import Player

/// The player as it looked when somebody looked at it.
@Suite(.goldens(tolerance: .exact)) struct PlayerTests {
  private let screen: ScreenDescription
  private let layoutshot: Layoutshot

  init() throws {
    screen = try PlayerScreen.description()
    layoutshot = try Layoutshot.forPlayer()
  }

  @Test(arguments: [Orientation.portrait, .landscape], ["initial", "lyrics"])
  func player(_ orientation: Orientation, _ state: String) {
    expectGolden(of: screen, state: state, orientation: orientation, scale: 1, with: layoutshot)
  }

  /// The panel passes over the artwork, which is as it should be.
  @Test func rotation() {
    var rotation = GoldenMotion(from: "portrait", to: "landscape", keyframes: [0.3, 0.6])
    rotation.allowed = ["artwork", "groove", "record", "note"]
    expectGolden(of: screen, transition: rotation, scale: 1, with: layoutshot)
  }

  @Test func singing() {
    let singing = GoldenMotion(from: "initial", to: "lyrics", keyframes: [0.5])
    expectGolden(of: screen, transition: singing, scale: 1, with: layoutshot)
  }
}
