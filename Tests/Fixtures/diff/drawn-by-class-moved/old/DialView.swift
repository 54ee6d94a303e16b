import UIKit

class DialView: UIView {
  private let face = CAShapeLayer()

  override func layoutSubviews() {
    super.layoutSubviews()
    face.path = UIBezierPath(ovalIn: bounds).cgPath
    layer.addSublayer(face)
  }
}
