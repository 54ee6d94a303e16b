import UIKit

class Boat: UITableViewCell {
  @IBOutlet weak var nameLabel: UILabel!

  override func awakeFromNib() {
    super.awakeFromNib()
    nameLabel.textColor = .darkGray
  }

  func disable() {
    isUserInteractionEnabled = false
  }
}
