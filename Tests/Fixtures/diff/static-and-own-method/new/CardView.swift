import UIKit

class CardView: UIView {
  @IBOutlet weak var buyButton: UIButton!
  @IBOutlet weak var label: UILabel!

  override func awakeFromNib() {
    super.awakeFromNib()
    update(isOn: true)
  }
  static func update(isOn: Bool) {
    label.alpha = 0.2
  }
  func update(isOn: Bool) {
    label.alpha = 0.7
  }

}
