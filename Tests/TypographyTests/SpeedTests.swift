import Testing
import Typography

@Suite struct SpeedTests {
  @Test(arguments: [LineBreak.wordWrap, .truncateTail, .truncateMiddle, .truncateHead])
  func longTextIsLinear(mode: LineBreak) {
    let text = String(repeating: "Lorem ipsum dolor sit amet 字, ", count: 3334)
    let clock = ContinuousClock()
    let time = clock.measure {
      let layout = Fixtures.layOut(text, width: 300, lines: mode == .wordWrap ? 0 : 3, mode)
      #expect(mode == .wordWrap ? layout.lines.count > 1000 : layout.lines.count == 3)
    }
    #if DEBUG
      #expect(time < .seconds(20))
    #else
      #expect(time < .milliseconds(700), "\(time)")
    #endif
  }

  @Test func oneLongWord() {
    let text = String(repeating: "x", count: 100_000)
    #expect(Fixtures.layOut(text, width: 300, lines: 0, .wordWrap).lines.count > 1000)
  }
}
