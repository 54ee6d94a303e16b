import UIKit

class Cell: UITableViewCell {
  @IBOutlet var lab: UILabel!
  func bind(level: Int) {}
}
