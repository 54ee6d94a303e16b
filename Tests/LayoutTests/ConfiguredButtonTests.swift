import Geometry
import Testing
import Views

@testable import Layout

/// The intrinsic sizes of configured buttons: a character is 10 wide, a line 20 high.
struct ConfiguredButtonTests {
  private func size(_ change: (inout Button) -> Void) -> String {
    var button = Button()
    button.configuration = Button.Configuration(style: .filled)
    change(&button)
    let view = box("b", "UIButton", .button(button))
    return layOut([view], place("b", 0, 0))["b"]
  }

  private func image(_ width: Double, _ height: Double) -> ImageReference {
    ImageReference(name: "i", size: Size(width: width, height: height))
  }

  @Test func insetsFollowSizeOrFile() {
    #expect(size { $0.configuration?.title = "abc" } == "0 0 54 34")
    #expect(
      size {
        $0.configuration?.title = "abc"
        $0.configuration?.size = .large
      } == "0 0 70 50")
    #expect(
      size {
        $0.configuration?.title = "abc"
        $0.configuration?.contentInsets = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
      } == "0 0 36 24")
  }

  /// The classic state's contents are not shown.
  @Test func onlyTheConfigurationsTitleCounts() {
    #expect(size { $0.normal.title = "not shown" } == "0 0 24 34")
  }

  @Test func subtitleIsBelowTheTitle() {
    let found = size {
      $0.configuration?.title = "abc"
      $0.configuration?.subtitle = "abcdef"
      $0.configuration?.titlePadding = 3
    }
    #expect(found == "0 0 84 57")
  }

  /// A point is between title and subtitle if the document says nothing; a small button has insets of 10 and 5.
  @Test func defaultsOfTheConfiguration() {
    let subtitled = size {
      $0.configuration?.title = "abc"
      $0.configuration?.subtitle = "d"
    }
    #expect(subtitled == "0 0 54 55")
    let small = size {
      $0.configuration?.title = "abc"
      $0.configuration?.size = .small
    }
    #expect(small == "0 0 50 30")
  }

  /// 5 points and the chevrons of 11 × 15 beside a title of 17 points.
  @Test func aPopUpButtonHasChevrons() {
    let found = size {
      $0.configuration?.title = "abc"
      $0.configuration?.showsPopUpIndicator = true
    }
    #expect(found == "0 0 70 34")
  }

  /// Insets, image, padding and texts along one axis, the largest of them along the other.
  @Test(
    arguments: [
      (.leading, "0 0 133 55"), (.trailing, "0 0 133 55"), (.top, "0 0 96 93"), (.bottom, "0 0 96 93"),
    ] as [(Button.Configuration.ImagePlacement, String)])
  func imageTitleAndSubtitle(placement: Button.Configuration.ImagePlacement, expected: String) {
    let found = size {
      $0.configuration?.title = "abc"
      $0.configuration?.subtitle = "subtitle"
      $0.configuration?.contentInsets = EdgeInsets(top: 6, left: 6, bottom: 8, right: 10)
      $0.configuration?.image = image(30, 31)
      $0.configuration?.imagePadding = 7
      $0.configuration?.imagePlacement = placement
    }
    #expect(found == expected)
  }

  @Test(
    arguments: [
      (nil, "0 0 91 44"), (.trailing, "0 0 91 44"), (.top, "0 0 54 71"), (.bottom, "0 0 54 71"),
    ] as [(Button.Configuration.ImagePlacement?, String)])
  func imageBesideOrAbove(placement: Button.Configuration.ImagePlacement?, expected: String) {
    let found = size {
      $0.configuration?.title = "abc"
      $0.configuration?.image = image(30, 30)
      $0.configuration?.imagePadding = 7
      $0.configuration?.imagePlacement = placement
    }
    #expect(found == expected)
  }

  /// A single image has no padding.
  @Test func imageAlone() {
    let found = size {
      $0.configuration?.image = image(30, 30)
      $0.configuration?.imagePadding = 7
    }
    #expect(found == "0 0 54 44")
  }

  /// A symbol of 100 × 100 has 0.157 of it beside text of 17 points, half a pixel up; 34 points double it.
  @Test(
    arguments: [(17.0, nil, "16 16"), (34, nil, "31.5 31.5"), (17, .large, "20.5 20.5")]
      as [(Double, SymbolConfiguration.Scale?, String)])
  func symbolsFollowTheirText(points: Double, scale: SymbolConfiguration.Scale?, expected: String) {
    var symbol = ImageReference(name: "s", isSystem: true, size: Size(width: 100, height: 100))
    symbol = symbol.beside(points)
    symbol.symbolScale = scale
    var view = ImageView()
    view.image = symbol
    #expect(layOut([box("i", "UIImageView", .imageView(view))], place("i", 0, 0))["i"] == "0 0 \(expected)")
  }
}
