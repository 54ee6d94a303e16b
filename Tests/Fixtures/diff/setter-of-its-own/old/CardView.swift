import UIKit

class CardView: UIView {
  @IBOutlet weak var buyButton: UIButton!
  @IBOutlet weak var label: UILabel!

  override func awakeFromNib() {
    super.awakeFromNib()

  }
  func setBackgroundColor(_ color: UIColor) {
    gradient.update(color, animated: false)
  }
}
