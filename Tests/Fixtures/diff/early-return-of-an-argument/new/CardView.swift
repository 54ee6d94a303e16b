import UIKit

class CardView: UIView {
  @IBOutlet weak var buyButton: UIButton!
  @IBOutlet weak var label: UILabel!

  override func awakeFromNib() {
    super.awakeFromNib()
    configure(isEmpty: true)
  }
  func configure(isEmpty: Bool) {
    if isEmpty {
      label.text = "None"
      return
    }
    label.text = "Some"
  }
}
