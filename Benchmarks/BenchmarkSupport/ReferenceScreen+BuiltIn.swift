import Geometry
import Raster

extension ReferenceScreen {
  /// A list of conversations on a phone of 390 × 844 points at 3 ×: bars, rows with a picture and two lines
  /// of text each, separators, buttons.
  package static let builtIn: ReferenceScreen = {
    var screen = ReferenceScreen(size: Size(width: 390, height: 844), scale: 3, operations: [])
    screen.addBars()
    for row in 0..<12 { screen.addRow(row) }
    for button in 0..<5 {
      let x = 16 + Double(button) * 73
      screen.add(x, 709, 66, 44, bar, radius: 10, border: 1)
      screen.add(["Reply", "Move", "Copy", "Mark", "Hide"][button], x + 12, 736, 15, blue)
    }
    screen.add(0, 761, 390, 83, bar)
    for tab in 0..<5 {
      let x = 26 + Double(tab) * 78
      screen.add(x, 767, 26, 26, blue, radius: tab.isMultiple(of: 2) ? 6 : 13)
      screen.add(["Home", "Find", "Talk", "Files", "More"][tab], x, 806, 10, .black)
    }
    return screen
  }()

  private static let bar = PixelColor(red: 249, green: 249, blue: 249)
  private static let line = PixelColor(red: 198, green: 198, blue: 200)
  private static let blue = PixelColor(red: 0, green: 122, blue: 255)

  private static let subjects = [
    "A walk by the river on Sunday", "Weekly planning for summer one", "Photographs of the new office",
    "Does anyone have a spare key?", "The kitchen will be painted", "Forty boxes came this morning",
  ]
  private static let beginnings = [
    "Shall we meet at the bridge, or is that too far for you…",
    "Two of last week's tasks are open, one of them is yours…",
    "Those of the stairs are too dark; I shall take them again…",
  ]

  private mutating func addBars() {
    add(0, 0, 390, 844, PixelColor(red: 242, green: 242, blue: 247))
    add(0, 0, 390, 91, ReferenceScreen.bar)
    add(0, 91 - 1.0 / 3, 390, 1.0 / 3, ReferenceScreen.line)
    add("9:41", 27, 24, 15, .black, isBold: true)
    add("Edit", 16, 75, 17, ReferenceScreen.blue)
    add("Correspondence", 130, 75, 17, .black, isBold: true)
    add("Write", 320, 75, 17, ReferenceScreen.blue)
    add(0, 91, 390, 612, .white)
  }

  private mutating func addRow(_ row: Int) {
    let y = 91 + Double(row) * 51
    let icon = Rect(x: 16, y: y + 5.5, width: 40, height: 40)
    if row.isMultiple(of: 2) {
      operations.append(.image(icon, radius: 8))
    } else {
      let fill = PixelColor(red: 255, green: UInt8(20 * row), blue: 0)
      add(16, icon.minY, 40, 40, fill, radius: 8, border: 1)
      add(String(ReferenceScreen.subjects[row % 6].prefix(1)), 30, y + 31.5, 17, .white, isBold: true)
    }
    add(ReferenceScreen.subjects[row % 6], 68, y + 21.42, 17, .black)
    let faint = PixelColor(red: 60, green: 60, blue: 67, alpha: 153)
    add(ReferenceScreen.beginnings[row % 3], 68, y + 40.8, 13, faint)
    add(68, y + 51 - 1.0 / 3, 322, 1.0 / 3, ReferenceScreen.line)
  }

  private mutating func add(
    _ x: Double, _ y: Double, _ width: Double, _ height: Double, _ fill: PixelColor, radius: Double = 0,
    border: Double = 0
  ) {
    operations.append(
      .rect(
        Rect(x: x, y: y, width: width, height: height), radius: radius, fill: fill, borderWidth: border,
        border: PixelColor(red: 0, green: 0, blue: 0, alpha: 51)))
  }

  private mutating func add(
    _ text: String, _ x: Double, _ baseline: Double, _ size: Double, _ color: PixelColor,
    isBold: Bool = false
  ) {
    operations.append(.text(text, at: Point(x: x, y: baseline), size: size, isBold: isBold, color))
  }

  /// A photograph of sorts, `side` × `side` opaque pixels with much noise.
  package static func picture(side: Int) -> Pixmap {
    let pixmap = Pixmap(width: side, height: side)
    var state: UInt32 = 1
    for y in 0..<side {
      pixmap.withMutableRow(y) { row in
        for x in row.indices {
          state = state &* 1_664_525 &+ 1_013_904_223
          let noise = Int(state >> 27)
          let color = PixelColor(
            red: UInt8(x * 220 / side + noise), green: UInt8(y * 220 / side + noise), blue: UInt8(90 + noise))
          row[x] = color.premultiplied
        }
      }
    }
    return pixmap
  }
}
