import Geometry
import Raster
import Views

/// The signs of button types that show one instead of a title.
struct ButtonSigns: Painter {
  let context: PaintContext

  private var box: Rect {
    let side = era.drawnInfoSignSide
    return Rect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side)
  }

  func paintInfo() {
    let box = self.box.insetBy(dx: 1, dy: 1)
    brush.stroke(.ellipse(in: box.insetBy(dx: 0.75, dy: 0.75)), width: 1.5, tint)
    brush.fill(.ellipse(in: Rect(x: rect.midX - 1.2, y: rect.midY - 6.2, width: 2.4, height: 2.4)), tint)
    brush.fillRounded(Rect(x: rect.midX - 0.9, y: rect.midY - 2, width: 1.8, height: 7.5), radius: 0.9, tint)
  }

  func paintAdd() {
    let box = self.box.insetBy(dx: 1, dy: 1)
    brush.stroke(.ellipse(in: box.insetBy(dx: 0.75, dy: 0.75)), width: 1.5, tint)
    brush.fillRounded(Rect(x: rect.midX - 5, y: rect.midY - 0.75, width: 10, height: 1.5), radius: 0.75, tint)
    brush.fillRounded(Rect(x: rect.midX - 0.75, y: rect.midY - 5, width: 1.5, height: 10), radius: 0.75, tint)
  }

  func paintClose() {
    let side = era.closeButtonSide
    let box = Rect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side)
    brush.fill(.ellipse(in: box), color("tertiarySystemFill"))
    var cross = Path()
    cross.move(to: Point(x: rect.midX - 5, y: rect.midY - 5))
    cross.line(to: Point(x: rect.midX + 5, y: rect.midY + 5))
    cross.move(to: Point(x: rect.midX + 5, y: rect.midY - 5))
    cross.line(to: Point(x: rect.midX - 5, y: rect.midY + 5))
    brush.stroke(cross, width: 2.2, color("secondaryLabel"), cap: .round)
  }
}
