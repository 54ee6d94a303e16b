import UIKit

class PierCell: UITableViewCell {
  override func awakeFromNib() {
    super.awakeFromNib()
    backgroundColor = .clear
    contentView.backgroundColor = .clear
  }
}
