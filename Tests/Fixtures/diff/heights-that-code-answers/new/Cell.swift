import UIKit

class TokenCell: UITableViewCell {
  @IBOutlet weak var nameLabel: UILabel!
  @IBOutlet weak var iconView: UIImageView!
}
