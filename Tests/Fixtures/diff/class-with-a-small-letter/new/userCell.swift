import UIKit

class userCell: UITableViewCell {
  @IBOutlet weak var lblTime: UILabel!
}
