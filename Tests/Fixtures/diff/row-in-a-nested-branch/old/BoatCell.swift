import UIKit

class BoatCell: UITableViewCell {
  @IBOutlet weak var title: UILabel!

  func setUp() {
  }
}
