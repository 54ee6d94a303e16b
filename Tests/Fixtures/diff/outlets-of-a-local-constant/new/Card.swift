import UIKit

class Card: UITableViewCell {
  @IBOutlet weak var nameLabel: UILabel!
}
