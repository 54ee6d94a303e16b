import UIKit

class Banner: UIView {}

private extension UILabel {
  func applyStyle() {
    isHidden = true
  }
}
