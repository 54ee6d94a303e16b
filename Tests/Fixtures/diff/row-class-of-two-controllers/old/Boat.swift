import UIKit

class Boat: UITableViewCell {
  @IBOutlet weak var nameLabel: UILabel!
}
