import UIKit

class ShadowView: UIView {
  override func awakeFromNib() {
    super.awakeFromNib()
    layer.shadowOpacity = 0.25
    layer.shadowOffset = CGSize(width: 0, height: 0)
  }
}
