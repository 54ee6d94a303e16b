import Geometry
import Raster
import Views

/// Centered page dots, as many as fit.
///
/// Without custom colors the dots are white at 45 %, the current one white, as in UIKit: on a white background they are
/// invisible on a device, too.
struct PageControlPainter: KindPainter {
  let context: PaintContext
  let pages: PageControl

  var overhang: Double { .infinity }

  func paintContent(_ frames: Frames) {
    guard pages.pageCount > (pages.hidesForSinglePage ? 1 : 0), rect.width.isFinite else { return }
    let (pitch, diameter) = (era.drawnPageDotPitch, era.drawnPageDotDiameter)
    let fitting = Int(min(max(1, (rect.width / pitch).rounded(.down)), 200))
    let count = min(pages.pageCount, fitting)
    let current = min(max(pages.currentPage, 0), count - 1)
    if pages.isProminent {
      let width = Double(count) * pitch + era.drawnPageCapsulePadding
      let capsule = Rect(
        x: rect.midX - width / 2, y: rect.midY - era.drawnPageCapsuleHeight / 2, width: width,
        height: era.drawnPageCapsuleHeight)
      brush.fillRounded(brush.onGrid(capsule), radius: era.drawnPageCapsuleHeight / 2, color("systemFill"))
    }
    let first = rect.midX - Double(count - 1) * pitch / 2
    let others = pages.indicatorTintColor.map { color($0) } ?? RGBA(white: 1, alpha: 0.45)
    let chosen = pages.currentIndicatorTintColor.map { color($0) } ?? RGBA(white: 1)
    for index in 0..<count {
      let box = Rect(
        x: first + Double(index) * pitch - diameter / 2, y: rect.midY - diameter / 2,
        width: diameter, height: diameter)
      brush.fill(.ellipse(in: box), index == current ? chosen : others)
    }
  }
}
