import UIKit

class ScaledConstraint: NSLayoutConstraint {
  override func awakeFromNib() {
    super.awakeFromNib()
    constant *= UIScreen.main.bounds.width / 320
  }
}
