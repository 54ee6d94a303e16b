import UIKit

class RowCell: UITableViewCell {
  @IBOutlet weak var nameLabel: UILabel!
  override func awakeFromNib() {
    super.awakeFromNib()
    nameLabel.textColor = .appGray
  }
}
