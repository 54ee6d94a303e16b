import UIKit

class ShadowView: UIView {
  override func awakeFromNib() {
    super.awakeFromNib()
    layer.shadowOpacity = 0.25
    layer.shadowOffset = CGSize.zero
  }
}
