import UIKit

class BoatLabel: UILabel {
  override func textRect(forBounds bounds: CGRect, limitedToNumberOfLines lines: Int) -> CGRect {
    super.textRect(forBounds: bounds.insetBy(dx: 0, dy: -10), limitedToNumberOfLines: lines)
  }

  override func draw(_ rect: CGRect) {
    super.draw(rect)
    UIColor.blue.setFill()
    UIRectFill(CGRect(x: 0, y: rect.maxY - 2, width: rect.width, height: 2))
  }
}
