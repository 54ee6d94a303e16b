import UIKit

extension UIView {
  @IBInspectable var cradius: CGFloat {
    get { layer.cornerRadius }
    set { layer.cornerRadius = newValue }
  }
}
