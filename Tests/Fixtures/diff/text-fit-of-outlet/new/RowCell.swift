import UIKit

class RowCell: UITableViewCell {
  @IBOutlet weak var nameLabel: UILabel!

  func show(_ item: Item) {
    nameLabel.text = item.name
  }
}
