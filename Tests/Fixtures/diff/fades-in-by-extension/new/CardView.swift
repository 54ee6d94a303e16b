import UIKit

class CardView: UIView {
  @IBOutlet weak var buyButton: UIButton!
  @IBOutlet weak var label: UILabel!

  override func awakeFromNib() {
    super.awakeFromNib()
    label.hideForNow()
  }

  func reveal() { UIView.animate(withDuration: 1) { self.label.fadeIn() } }
}
