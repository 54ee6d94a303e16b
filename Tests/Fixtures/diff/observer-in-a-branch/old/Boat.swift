import UIKit

class Boat: UITableViewCell {
  @IBOutlet weak var nameLabel: UILabel!
  var isOpen = false {
    didSet {
      if isOpen { open() } else { close() }
    }
  }

  func open() { nameLabel.isHidden = false }
  func close() { nameLabel.isHidden = true }
}
