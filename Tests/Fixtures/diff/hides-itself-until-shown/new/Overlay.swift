import UIKit

class Overlay: UIView {
  override func awakeFromNib() {
    super.awakeFromNib()
    isHidden = true
  }
  func show() { isHidden = false }
}
