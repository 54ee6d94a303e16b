import UIKit

extension UIView {
  func hideForNow() {
    alpha = 0
  }
  func fadeIn() {
    alpha = 1
  }
}
