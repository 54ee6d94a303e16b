import UIKit

class BoatCell: UITableViewCell {
  @IBOutlet weak var title: UILabel!

  func setUp() {
    title.isHidden = true
    if state == .late { title.isHidden = false }
  }
}
