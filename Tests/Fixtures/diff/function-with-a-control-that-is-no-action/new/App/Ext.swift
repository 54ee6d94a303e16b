import UIKit

extension UIView {
  func makeSecure(field: UITextField) {
    self.addSubview(field)
  }
}
