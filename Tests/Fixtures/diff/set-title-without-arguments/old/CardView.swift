import UIKit

class CardView: UIView {
  @IBOutlet weak var buyButton: UIButton!
  @IBOutlet weak var label: UILabel!

  override func awakeFromNib() {
    super.awakeFromNib()

  }
  func setTitle() {
    label.text = "From code"
  }
}
