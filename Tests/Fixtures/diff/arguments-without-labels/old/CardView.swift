import UIKit

class CardView: UIView {
  @IBOutlet weak var buyButton: UIButton!
  @IBOutlet weak var label: UILabel!

  override func awakeFromNib() {
    super.awakeFromNib()

  }
  func update(_ isShown: Bool, _ animated: Bool) {
    if isShown {
      label.alpha = 0.5
    } else {
      label.alpha = 0.1
    }
  }
}
