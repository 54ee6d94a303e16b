import UIKit

class DashedView: UIView {
  let line = CAShapeLayer()

  override func layoutSubviews() {
    super.layoutSubviews()
    line.frame = bounds
    line.strokeColor = UIColor.red.withAlphaComponent(1).cgColor
    layer.addSublayer(line)
  }
}
