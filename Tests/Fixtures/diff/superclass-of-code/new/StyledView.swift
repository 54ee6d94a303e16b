import UIKit

@IBDesignable
class StyledView: UIView {
  @IBInspectable var cornerRadius: CGFloat = 8
}
