import UIKit

extension UIView where Self: Badge {
  func applyStyle() {
    isHidden = true
  }
}
extension UIView {
  func applyStyle() { alpha = 0.5 }
}
