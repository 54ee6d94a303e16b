import UIKit

extension UIView {
  func addGradient(colors: [CGColor] = [UIColor.black.cgColor, UIColor.white.cgColor]) {
    let gradientLayer = CAGradientLayer()
    gradientLayer.colors = colors
    gradientLayer.frame = self.bounds
    self.layer.insertSublayer(gradientLayer, at: 0)
  }
  func flash(color: UIColor) {
    self.layer.borderWidth = 2
    self.layer.borderColor = color.cgColor
    self.tintColor = color
  }
}
