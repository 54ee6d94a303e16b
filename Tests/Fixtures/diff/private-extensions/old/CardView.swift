import UIKit

class CardView: UIView {
  @IBOutlet weak var buyButton: UIButton!
  @IBOutlet weak var label: UILabel!

  override func awakeFromNib() {
    super.awakeFromNib()

  }

}

private extension UILabel {
  func applyStyle() {
    isHidden = false
  }
}
