import UIKit

@IBDesignable
class StyledView: UIButton {
  @IBInspectable var cornerRadius: CGFloat = 8
}
