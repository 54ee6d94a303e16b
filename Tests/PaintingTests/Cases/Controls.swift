import Geometry
import Views

extension PaintingCase {
  static let controls = [
    PaintingCase("switch/states") { switches() },
    PaintingCase("switch/states-3x", scale: 3) { switches() },
    PaintingCase("switch/states-1x", scale: 1) { switches() },
    PaintingCase("switch/states-rtl", isRightToLeft: true) { switches() },
    PaintingCase("slider/values") { sliders() },
    PaintingCase("slider/values-3x", scale: 3) { sliders(width: 113) },
    PaintingCase("slider/values-1x", scale: 1) { sliders() },
    PaintingCase("slider/values-rtl", appearance: .dark, isRightToLeft: true) { sliders() },
    PaintingCase("segmented/selections") {
      Make.column([
        Make.segments(["First", "Second"], selected: 0), Make.segments(["First", "Second"], selected: nil),
        Make.segments(["One", "Two", "Three"], selected: 1),
        Make.segments(["Day", "Week", "Month", "Year"], selected: 3),
        Make.segments(["A", "B", "C"], selected: nil), Make.segments([], selected: 0),
        Make.segments(["Much too long a title", "and another one"], selected: 0),
      ])
    },
    PaintingCase("segmented/widths-and-states") { segmentWidths() },
    PaintingCase("segmented/widths-and-states-rtl", isRightToLeft: true) { segmentWidths() },
    PaintingCase("segmented/tints") {
      Make.column([
        Make.segments(["One", "Two"], selected: 0) { $0.selectedTintColor = .hex(0xFFD60A) },
        Make.segments(["A wide text", "", "C"], selected: 2) {
          $0.apportionsWidthsByContent = true
          $0.segments[1].title = nil
          $0.segments[1].image = ImageReference(name: "heart", isSystem: true)
        },
      ])
    },
    PaintingCase("slider/images") { sliderImages() },
    PaintingCase("switch/ios-26", era: Era(toolsVersion: 24_000)) { switches() },
    PaintingCase("slider/ios-26", era: Era(toolsVersion: 24_000)) { sliders() },
    PaintingCase("segmented/ios-26", era: Era(toolsVersion: 24_000)) {
      Make.column([
        Make.segments(["One", "Two", "Three"], selected: 0), Make.segments(["One", "Two"], selected: 1),
      ])
    },
    PaintingCase("slider/images-rtl", isRightToLeft: true) { sliderImages() },
    PaintingCase("segmented/selections-3x", scale: 3) {
      Make.column(
        [
          Make.segments(["One", "Two", "Three"], selected: 1, 113),
          Make.segments(["1", "2", "3", "4"], selected: nil, 113),
        ], width: 133)
    },
    PaintingCase("progress/values") { progressValues() },
    PaintingCase("progress/values-rtl", isRightToLeft: true) { progressValues() },
    PaintingCase("progress/values-3x", scale: 3) {
      Make.column(
        [Make.progress(0.333), Make.progress(0.5, 2)].map { $0.with { $0.frame.size.width = 113 } },
        width: 133)
    },
  ]

  private static func switches() -> View {
    Make.column(
      [
        Make.row([Make.toggle(true), Make.toggle(false)]),
        Make.row([
          Make.toggle(true).state { $0.isEnabled = false },
          Make.toggle(false).state { $0.isEnabled = false },
        ]),
        Make.row([
          Make.toggle(true) { $0.onTintColor = .hex(0x5856D6) },
          Make.toggle(true) { $0.thumbTintColor = .hex(0xFFCC00) },
        ]),
      ], width: 130)
  }

  private static func sliders(width: Double = 180) -> View {
    Make.column(
      [
        Make.slider(0, width), Make.slider(0.5, width), Make.slider(1, width),
        Make.slider(0.3, width) {
          $0.minimumTrackTintColor = .hex(0x34C759)
          $0.maximumTrackTintColor = .hex(0xFFCC00)
          $0.thumbTintColor = .hex(0xFF2D55)
        }, Make.slider(0.5, width).state { $0.isEnabled = false },
      ], width: width + 20)
  }

  private static func segmentWidths() -> View {
    Make.column([
      Make.segments(["Fixed", "Rest", "Rest"], selected: 0) { $0.segments[0].width = 90 },
      Make.segments(["A", "By contents", "C"], selected: 1) { $0.apportionsWidthsByContent = true },
      Make.segments(["On", "Off", "On"], selected: 0) { $0.segments[1].isEnabled = false },
      Make.segments(["All", "off"], selected: 0).state { $0.isEnabled = false },
      Make.segments(["", "", "Text"], selected: 0) {
        $0.segments[0].title = nil
        $0.segments[0].image = ImageReference(name: "star", isSystem: true)
        $0.segments[1].title = nil
        $0.segments[1].image = ImageReference(name: "Map", size: Size(width: 22, height: 18))
      },
    ])
  }

  private static func sliderImages() -> View {
    Make.column([
      Make.slider(0.5) {
        $0.minimumImage = ImageReference(name: "minus", isSystem: true)
        $0.maximumImage = ImageReference(name: "plus", isSystem: true)
      },
      Make.slider(0) { $0.minimumImage = ImageReference(name: "Low", size: Size(width: 20, height: 16)) },
    ])
  }

  private static func progressValues() -> View {
    Make.column([
      Make.progress(0), Make.progress(0.01), Make.progress(0.5), Make.progress(1), Make.progress(0.5, 2),
      Make.progress(0.5, 3) { $0.isBarStyle = true },
      Make.progress(0.5, 12) {
        $0.progressTintColor = .hex(0xFF9500)
        $0.trackTintColor = .hex(0xFFE0B2)
      },
    ])
  }
}
