import UIKit

extension UIView {
  func shine() {
    let light = CAGradientLayer()
    light.frame = bounds
    layer.insertSublayer(light, at: 0)
  }
}
