import UIKit

class PriceView: UIView {
  @IBOutlet weak var priceLabel: UILabel!
  override func awakeFromNib() {
    super.awakeFromNib()
  }
}
