import Geometry
import Views

/// The bars of the device itself: status bar and home indicator.
struct DeviceBarPainter: Painter {
  let context: PaintContext

  /// Time, signal and battery: beside the notch in tall status bars, otherwise in the middle and at the right. An iPad has time
  /// and date at the left, in both orientations; the date is that of simulators with an overridden status bar.
  ///
  /// Positions and sizes were estimated by eye from iOS 15 and are not verified; nor is mirroring signal and battery in
  /// right-to-left layouts.
  func paintStatusBar(in box: Rect, isOnBlack: Bool, isPad: Bool) {
    let ink = isOnBlack ? RGBA(white: 1) : color("label")
    let isHigh = box.height > 24
    let font = FontDescription(systemSize: isHigh ? 16 : 12, weight: .semibold)
    let row = isHigh ? Rect(x: box.minX, y: box.minY + box.height * 0.3, width: box.width, height: 20) : box
    let time = isHigh ? Rect(x: row.minX + 20, y: row.minY, width: 76, height: row.height) : row
    if isPad {
      brush.draw(
        TextBlock(text: "9:41 AM  Tue Jan 9", font: font, color: ink, alignment: .left),
        in: Rect(x: box.minX + 20, y: box.minY, width: max(0, box.width - 40), height: box.height))
    } else {
      brush.draw(TextBlock(text: "9:41", font: font, color: ink, alignment: .center), in: time)
    }
    let battery = Rect(
      x: box.maxX - (isHigh ? 46 : 31), y: row.midY - 5.75, width: isHigh ? 24 : 23, height: 11.5)
    paintBattery(brush.onGrid(battery), ink)
    let signal = Rect(x: battery.minX - (isHigh ? 46 : 0), y: row.midY - 5.5, width: 17, height: 11)
    if isHigh { paintSignal(in: brush.onGrid(signal), ink) }
    if isPad {
      let place = Rect(x: battery.minX - 22, y: row.midY - 6, width: 15, height: 12)
      if let sign = SymbolShape("wifi", in: place) { brush.draw(sign, ink, name: "wifi") }
    }
  }

  /// A black capsule.
  func paintIsland(in box: Rect) {
    let place = brush.onGrid(box)
    brush.fillRounded(place, radius: min(place.width, place.height) / 2, RGBA(white: 0))
  }

  private func paintBattery(_ box: Rect, _ ink: RGBA) {
    brush.border(box, width: 1, radius: 3.5, ink.faded(0.35))
    brush.fillRounded(box.insetBy(dx: 2, dy: 2), radius: 2, ink)
    brush.fillRounded(
      brush.onGrid(Rect(x: box.maxX + 1, y: box.midY - 2, width: 1.5, height: 4)), radius: 0.75,
      ink.faded(0.4))
  }

  /// Four bars of increasing height, then three arcs for the Wi-Fi sign.
  private func paintSignal(in box: Rect, _ ink: RGBA) {
    for step in 0..<4 {
      let height = box.height * (0.4 + 0.2 * Double(step))
      let x = box.minX + Double(step) * 4.6
      brush.fillRounded(Rect(x: x, y: box.maxY - height, width: 3.2, height: height), radius: 0.8, ink)
    }
    if let sign = SymbolShape("wifi", in: Rect(x: box.maxX + 4, y: box.minY - 1.5, width: 17, height: 14)) {
      brush.draw(sign, ink, name: "wifi")
    }
  }

  /// The pill at the lower edge: 134 × 5 points, 8 above it (not verified), a third of a wide screen.
  func paintHomeIndicator(in box: Rect) {
    let width = min(max(134, box.width * 0.19), box.width * 0.4)
    let pill = Rect(x: box.midX - width / 2, y: box.maxY - 13, width: width, height: 5)
    brush.fillRounded(brush.onGrid(pill), radius: 2.5, color("label"))
  }
}
