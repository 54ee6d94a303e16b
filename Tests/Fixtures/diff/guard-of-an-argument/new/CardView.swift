import UIKit

class CardView: UIView {
  @IBOutlet weak var buyButton: UIButton!
  @IBOutlet weak var label: UILabel!

  override func awakeFromNib() {
    super.awakeFromNib()
    update(isShown: false)
  }
  func update(isShown: Bool) {
    guard isShown else { return }
    label.isHidden = true
  }
}
