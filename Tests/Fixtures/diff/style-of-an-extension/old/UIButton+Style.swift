import UIKit

extension UIView {
  func round() {
    layer.cornerRadius = 12
  }
}

extension UIButton {
  func applyStyle() {
    setTitleColor(.white, for: .normal)
    backgroundColor = .systemGreen
    round()
  }
}
