import Geometry
import Painting
import TestSupport
import Testing
import Views

/// The contrast of texts with what is behind them.
@Suite struct ContrastTests {
  /// The ratios of the texts of a screen, rounded; nil where they cannot be judged.
  private static func ratios(_ views: [View], ground: UInt32 = 0xFFFFFF) -> [Double?] {
    let canvas = Make.canvas(200, 100, views)
    canvas.backgroundColor = .fixed(RGBA(hex: ground))
    return Paint.drawing(canvas).textContrasts.map { $0.ratio.map { ($0 * 10).rounded() / 10 } }
  }

  private static func label(_ color: UInt32, _ text: String = "Text") -> View {
    let view = Make.label(text).at(20, 20)
    view.backgroundColor = nil
    view.content.textColor = .fixed(RGBA(hex: color))
    return view
  }

  private static func box(_ color: UInt32, alpha: Double = 1) -> View {
    let view = Make.view(200, 100, color: .fixed(RGBA(hex: color)))
    view.alpha = alpha
    return view
  }

  /// The figures are those of the guidelines: black on white is 21, #767676 on white 4.5.
  @Test func solidGrounds() {
    #expect(Self.ratios([Self.label(0x000000)]) == [21])
    #expect(Self.ratios([Self.label(0xFFFFFF)]) == [1])
    #expect(Self.ratios([Self.label(0x767676)]) == [4.5])
    #expect(Self.ratios([Self.box(0x000000), Self.label(0xFFFFFF)]) == [21])
    #expect(Self.ratios([Self.box(0xFFFFFF).holding(Self.label(0x767676))], ground: 0) == [4.5])
  }

  @Test func translucentColors() {
    // Half black over white is #7F7F7F.
    #expect(Self.ratios([Self.box(0x000000, alpha: 0.5), Self.label(0xFFFFFF)]) == [4])
    let pale = Self.label(0x000000)
    pale.alpha = 0.5
    #expect(Self.ratios([pale]) == [4])
  }

  @Test func whatIsCoveredIsNotRead() {
    #expect(Self.ratios([Self.label(0x000000), Self.box(0x00FF00)]) == [])
  }

  @Test func severalColorsCannotBeJudged() {
    let half = Make.view(35, 100, color: .fixed(RGBA(hex: 0xFF0000)))
    #expect(Self.ratios([half, Self.label(0xFFFFFF, "A long text over both")]) == [nil])
    let picture = Make.image(ImageReference(name: "cat", isSystem: false), 200, 100)
    #expect(Self.ratios([picture, Self.label(0xFFFFFF)]) == [nil])
  }

  @Test func roundedGrounds() {
    let round = Self.box(0x000000)
    round.layer.cornerRadius = 20
    #expect(Self.ratios([round, Self.label(0xFFFFFF)]) == [21])
  }

  @Test func largeAndBoldTextsNeedLess() {
    func least(_ font: FontDescription) -> Double? {
      let view = Make.label("Text").at(0, 0)
      view.frame = Rect(x: 0, y: 0, width: 200, height: 60)
      view.content.font = font
      return Paint.drawing(Make.canvas(200, 100, [view])).textContrasts.first?.least
    }
    #expect(least(FontDescription(systemSize: 17)) == 4.5 && least(FontDescription(systemSize: 18)) == 3)
    #expect(least(FontDescription(systemSize: 12, weight: .bold)) == 3)
  }
}
