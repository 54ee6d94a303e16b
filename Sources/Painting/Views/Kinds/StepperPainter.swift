import Geometry
import Raster
import Views

/// A stepper: a gray background of fixed size with a minus and a plus, gray at the ends of the range.
///
/// Placing the plus at the left in right-to-left layouts, and the control at the right of a wider frame, is not
/// verified.
struct StepperPainter: KindPainter {
  let context: PaintContext
  let stepper: Stepper

  var overhang: Double { .infinity }

  func paintContent(_ frames: Frames) {
    let height = min(max(rect.height, era.drawnStepperLeastHeight), era.drawnStepperHeight)
    let body = brush.leading(
      Rect(x: rect.minX, y: rect.midY - height / 2, width: era.stepperWidth, height: height), in: rect)
    paint(in: body, brush.arranged(in: body))
  }

  private func paint(in body: Rect, _ brush: Brush) {
    let signWidth = era.drawnStepperSignWidth
    brush.fillRounded(body, radius: era.drawnStepperRadius, color("tertiarySystemFill"))
    brush.fill(
      Rect(
        x: brush.grid.round(body.midX - 0.5), y: body.minY + era.drawnStepperDividerInset, width: 1,
        height: body.height - 2 * era.drawnStepperDividerInset), color("systemGray", alpha: 0.3))
    let reach = era.drawnStepperSignLength / 2
    let minus = Point(x: body.minX + body.width / 4, y: body.midY)
    let plus = Point(x: body.maxX - body.width / 4, y: body.midY)
    let across = { (at: Point) in
      Rect(x: at.x - reach, y: at.y - signWidth / 2, width: reach * 2, height: signWidth)
    }
    let down = Rect(
      x: plus.x - signWidth / 2, y: plus.y - reach, width: signWidth, height: reach * 2)
    brush.fillRounded(across(minus), radius: signWidth / 2, signInk(stepper.canDecrease))
    // One shape, so that a translucent color is not applied twice where the bars cross.
    var sign = Path.roundedRect(across(plus), radius: signWidth / 2)
    sign.append(.roundedRect(down, radius: signWidth / 2))
    brush.fill(sign, signInk(stepper.canIncrease))
  }

  private func signInk(_ isUseful: Bool) -> RGBA {
    color(isEnabled && isUseful ? "label" : "tertiaryLabel")
  }
}
