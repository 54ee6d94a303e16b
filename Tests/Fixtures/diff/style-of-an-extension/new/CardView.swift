import UIKit

class CardView: UIView {
  @IBOutlet weak var buyButton: UIButton!

  override func awakeFromNib() {
    super.awakeFromNib()
    buyButton.applyStyle()
    update(isShown: true)
  }

  private func update(isShown: Bool) {
    if isShown {
      buyButton.alpha = 0.5
    } else {
      buyButton.alpha = 0.25
    }
  }
}
