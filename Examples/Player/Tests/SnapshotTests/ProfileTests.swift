import LayoutshotTesting
import Testing
import XCTest

/// The screens of this example, with Swift Testing.
@Suite(.goldens(tolerance: .exact)) struct ProfileTests {
  @Test(arguments: [Orientation.portrait, .landscape])
  func profile(_ orientation: Orientation) {
    expectGolden(of: "Profile.xib", as: .picture(on: .iPhone8, orientation: orientation, scale: 1))
  }

  /// Every text twice: about the longest possible translation.
  @Test func longTexts() {
    expectGolden(of: "Profile.xib", as: .picture(on: .iPhone8, locale: "pseudo-double", scale: 1))
  }

  @Test func dark() {
    expectGolden(of: "Profile.xib", as: .picture(on: .iPhone8, appearance: .dark, scale: 1))
  }
}

/// The same with XCTest.
final class ProfileXCTests: XCTestCase {
  func testLargeText() {
    withGoldens(tolerance: .exact) {
      expectGolden(of: "Profile.xib", as: .picture(on: .iPhone8, textSize: .xxxL, scale: 1))
    }
  }
}
