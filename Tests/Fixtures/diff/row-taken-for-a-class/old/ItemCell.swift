import UIKit

class ItemCell: UITableViewCell {
  @IBOutlet weak var nameLabel: UILabel!
  @IBOutlet var background: UIView!
  var name: String? {
    didSet {
      nameLabel.text = name
      background.layer.cornerRadius = 6
    }
  }
  func closeTitle() {
    nameLabel.textColor = UIColor.black
  }
}
