import UIKit

class BoatCell: UITableViewCell {
  @IBOutlet weak var nameLabel: UILabel!

  func show(_ boat: Boat) {
    nameLabel.backgroundColor = boat.color
  }

  override func setHighlighted(_ isHighlighted: Bool, animated: Bool) {
    super.setHighlighted(isHighlighted, animated: animated)
    nameLabel.backgroundColor = isHighlighted ? Theme.selected : backgroundColor
  }
}
