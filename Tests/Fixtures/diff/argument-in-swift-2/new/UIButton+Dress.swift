import UIKit

extension UIButton {
  func dress(color: UIColor) {
    self.backgroundColor = color
  }
}
