import Geometry
import Raster
import Views

extension PaintContext {
  /// A stepper: a gray body of its own size with a minus and a plus, gray where the value goes no further.
  ///
  /// That the plus is at the left where reading goes to the left is not verified.
  func paint(_ stepper: Stepper) {
    let figures = metrics.stepper
    let height = min(max(rect.height, figures.lowHeight), figures.height)
    let body = onGrid(
      Rect(x: rect.minX, y: rect.midY - height / 2, width: figures.width, height: height))
    arranged(in: body).paint(stepper, in: body)
  }

  private func paint(_ stepper: Stepper, in body: Rect) {
    let figures = metrics.stepper
    fillRounded(body, radius: figures.cornerRadius, color("tertiarySystemFill"))
    fill(
      Rect(
        x: grid.round(body.midX - 0.5), y: body.minY + figures.dividerInset, width: 1,
        height: body.height - 2 * figures.dividerInset), color("systemGray", alpha: 0.3))
    let reach = figures.signLength / 2
    let minus = Point(x: body.minX + body.width / 4, y: body.midY)
    let plus = Point(x: body.maxX - body.width / 4, y: body.midY)
    let across = { (at: Point) in
      Rect(x: at.x - reach, y: at.y - figures.signWidth / 2, width: reach * 2, height: figures.signWidth)
    }
    let down = Rect(
      x: plus.x - figures.signWidth / 2, y: plus.y - reach, width: figures.signWidth, height: reach * 2)
    fillRounded(across(minus), radius: figures.signWidth / 2, signInk(stepper.canDecrease))
    // One shape, so that a translucent ink is not laid twice where the bars cross.
    var sign = Path.roundedRect(across(plus), radius: figures.signWidth / 2)
    sign.append(.roundedRect(down, radius: figures.signWidth / 2))
    fill(sign, signInk(stepper.canIncrease))
  }

  private func signInk(_ isUseful: Bool) -> RGBA {
    color(isEnabled && isUseful ? "label" : "tertiaryLabel")
  }
}
