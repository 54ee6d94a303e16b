import UIKit

class Boat: UITableViewCell {
  @IBOutlet weak var card: UIView!

  override func layoutSubviews() {
    super.layoutSubviews()
    card.layer.masksToBounds = false
    card.layer.shadowOffset = CGSize(width: 0, height: 2)
    card.layer.shadowOpacity = 0.2
  }
}
