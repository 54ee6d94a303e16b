import UIKit

class CardView: UIView {
  @IBOutlet weak var buyButton: UIButton!
  @IBOutlet weak var label: UILabel!

  override func awakeFromNib() {
    super.awakeFromNib()

  }
  func update(isShown: Bool) {
    let isShown = isShown && Settings.isPremium
    if isShown {
      label.alpha = 0.5
    } else {
      label.alpha = 0.1
    }
  }
}
