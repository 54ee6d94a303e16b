import UIKit

class Boat: UITableViewCell {
  @IBOutlet weak var nameLabel: UILabel!
}

class Ferry: UITableViewCell {
  @IBOutlet weak var timeLabel: UILabel!
}
