import UIKit

class BoatLabel: UILabel {
  override func textRect(forBounds bounds: CGRect, limitedToNumberOfLines lines: Int) -> CGRect {
    super.textRect(forBounds: bounds, limitedToNumberOfLines: lines)
  }
}
