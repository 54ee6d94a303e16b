import UIKit

class Cell: UITableViewCell {
  @IBOutlet var box: UIView!
  @IBOutlet var sub: UILabel!
  override func awakeFromNib() {
    super.awakeFromNib()
    contentView.bottomAnchor.constraint(equalTo: sub.bottomAnchor, constant: 20).isActive = true
  }
}
