import UIKit

class ItemCell: UITableViewCell {
  @IBOutlet weak var icon: UIImageView!
  func applySpace(_ name: String) {
    icon.image = UIImage(systemName: name)
    icon.tintColor = .label
  }
  func applyAdd() {
    icon.image = UIImage(systemName: "plus")
    icon.tintColor = .label
  }
}
