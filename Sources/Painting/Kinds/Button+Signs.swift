import Geometry
import Raster
import Views

extension PaintContext {
  private var signBox: Rect {
    let side = era.drawnInfoSignSide
    return Rect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side)
  }

  func paintInfoSign() {
    let box = signBox.insetBy(dx: 1, dy: 1)
    stroke(.ellipse(in: box.insetBy(dx: 0.75, dy: 0.75)), width: 1.5, tint)
    fill(.ellipse(in: Rect(x: rect.midX - 1.2, y: rect.midY - 6.2, width: 2.4, height: 2.4)), tint)
    fillRounded(Rect(x: rect.midX - 0.9, y: rect.midY - 2, width: 1.8, height: 7.5), radius: 0.9, tint)
  }

  func paintAddSign() {
    let box = signBox.insetBy(dx: 1, dy: 1)
    stroke(.ellipse(in: box.insetBy(dx: 0.75, dy: 0.75)), width: 1.5, tint)
    fillRounded(Rect(x: rect.midX - 5, y: rect.midY - 0.75, width: 10, height: 1.5), radius: 0.75, tint)
    fillRounded(Rect(x: rect.midX - 0.75, y: rect.midY - 5, width: 1.5, height: 10), radius: 0.75, tint)
  }

  func paintCloseSign() {
    let side = era.closeButtonSide
    let box = Rect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side)
    fill(.ellipse(in: box), color("tertiarySystemFill"))
    var cross = Path()
    cross.move(to: Point(x: rect.midX - 5, y: rect.midY - 5))
    cross.line(to: Point(x: rect.midX + 5, y: rect.midY + 5))
    cross.move(to: Point(x: rect.midX + 5, y: rect.midY - 5))
    cross.line(to: Point(x: rect.midX - 5, y: rect.midY + 5))
    stroke(cross, width: 2.2, color("secondaryLabel"), cap: .round)
  }
}
